import { wording } from '@quartet/keltis/wording.en';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

const RED: Readonly<Record<string, string>> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple' };

export const phrases: Phrases<ReasonKey> = {
  'fits-nowhere': ({ card }) => `None of your rows takes ${wording.card(`${card}`)} any more`,
  'helps-nobody': ({ card }) => `${capital(wording.card(`${card}`))} continues nobody’s row`,
  spares: ({ card }) => `${capital(wording.card(`${card}`))} is the card you can best spare`,
  'takes-stone': ({ stone, stones, points }) =>
    `Takes wishing stone ${stone}: with ${stones} of them ${points} ${plural(points, 'point', 'points')} more`,
  'starts-row': ({ row, more }) =>
    more === 0 ? `Starts the ${RED[row!]} row` : `Starts the ${RED[row!]} row, with ${more} more in hand`,
  lengthens: ({ row, length }) => `Brings the ${RED[row!]} row to ${length} cards`,
  'reaches-step': ({ row, length, points }) =>
    `Brings the ${RED[row!]} row to ${length} cards, for ${points} points more`,
  'ends-row': ({ row, length }) => `Ends the ${RED[row!]} row with ${length} cards`,
  'ends-play': () => 'Ends the fifth row, and with it play',
  'sure-point': () => 'A sure point',
  'draws-unknown': () => 'No discard promises more than an unknown card',
  'draws-last': () => 'Draws the last card, which ends play',
  'picks-point': () => 'A point card is worth a point at least',
  'picks-for-row': ({ card, row }) => `${capital(wording.card(`${card}`))} continues your ${RED[row!]} row`,
  'picks-for-pair': ({ card, stone }) =>
    `${capital(wording.card(`${card}`))} makes a pair for wishing stone ${stone}`,
  'picks-colour': ({ card }) => `${capital(wording.card(`${card}`))} joins your cards of that colour`,
  'picks-away': ({ card }) => `Keeps ${wording.card(`${card}`)} from the others`,
  adds: ({ points }) => `Brings ${points} ${plural(points, 'point', 'points')}`,
  'nothing-to-add': () => 'No further card brings points',
  'could-add': () => 'Stops although a card could still bring points',
  'lets-stone-lie': () => 'Lets a wishing stone lie that others may take first',
  'stone-can-wait': () => 'Spends two cards on a stone that could wait',
  'only-a-point': () => 'Brings a single point for a whole turn',
  'gives-point': () => 'Gives away a point card, which anybody can use',
  feeds: ({ card }) => `${capital(wording.card(`${card}`))} continues somebody else’s row`,
  'throws-own': ({ card, row }) =>
    `${capital(wording.card(`${card}`))} would have continued your own ${RED[row!]} row`,
  'ends-early': ({ row, length }) => `Ends the ${RED[row!]} row with ${length} cards only`,
  'starts-thin': ({ row, more }) =>
    more === 0
      ? `Starts the ${RED[row!]} row without another card for it, and short rows cost points`
      : `Starts the ${RED[row!]} row with one more card for it, and short rows cost points`,
  skips: ({ row, gap }) => `Passes over ${gap === 1 ? 'a number' : `${gap} numbers`} of the ${RED[row!]} row`,
  'leaves-lying': ({ card }) => `Leaves ${wording.card(`${card}`)} lying`,
  'picks-little': ({ card }) => `No row of yours goes on with ${wording.card(`${card}`)}`,
};

function plural(count: string | number | undefined, one: string, many: string): string {
  return count === 1 ? one : many;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
