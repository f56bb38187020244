export { answer, begin, playedBy, pointsOf, type Seated, seated } from './answer.ts';
export { type Checked, checkPlayed, type PlayedFault } from './check.ts';
export { fitsGame } from './fits-game.ts';
