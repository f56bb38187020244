export { featuresOf } from './all-features.ts';
export { chanceOfWin } from './chance-of-win.ts';
export { type Belief, type Features, Present, type Swap } from './features.ts';
export { masteryOf } from './load.ts';
export { masterBot } from './master-bot.ts';
export { Mastery } from './mastery.ts';
export { Net } from './net.ts';
export { outcome } from './outcome.ts';
export { Question, roomsOf, sizeOf, WIDTH } from './question.ts';
