export { dailyDeal } from './daily.ts';
export { type Day, dayOf, daysAfter, isDay, leadOf, numberOf, startOf } from './days.ts';
export { firstDifference } from './difference.ts';
export { ERAS, type Era, type Eras } from './eras.ts';
export { readSameDeal } from './read-deal.ts';
export { type SameBot, type SameDeal, sameBot, tableOf } from './same-deal.ts';
