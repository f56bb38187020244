import type { LinkoShapes } from '@quartet/linko';
import type { Lines } from '../../master/lines.ts';
import { knowledge } from '../knowledge.ts';
import { PLACES } from './places.ts';
import { placesOfMove } from './places-of-moves.ts';

export { lookAround, PLACES as STANDING_PLACES, placesOfSeat } from './standing.ts';

export const linkoLines: Lines<LinkoShapes> = { knowledge, places: PLACES, read: () => {}, placesOfMove };
