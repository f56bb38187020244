export { knowledge } from '../knowledge.ts';
export { PLACES as CHOICE_PLACES } from './places.ts';
export { placesOfMove } from './places-of-moves.ts';
export { lookAround, PLACES as STANDING_PLACES, placesOfSeat } from './standing.ts';
export { Summed } from './summed.ts';
