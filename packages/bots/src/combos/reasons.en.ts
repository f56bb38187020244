import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'goes-out': () => 'Plays the last cards in hand',
  'wins-by-stop': () => 'Wins the turn at once and opens the next',
  'wins-by-x': ({ cards }) => `${cards} wins the turn at once, but brings new cards`,
  'needs-no-beating': () => 'Gets rid of a card without having to beat anything',
  presses: ({ cards }) => `${cards} is hard to beat, and somebody has no reserve card left`,
  'hard-to-beat': ({ cards, percent }) => `${cards} wins the turn in about ${percent} % of cases`,
  'brings-together': ({ joined }) => `Brings ${joined} together`,
  'sheds-many': ({ count }) => `Gets rid of ${count} cards at once`,
  'sheds-one': ({ cards }) => `Gets rid of ${cards} while it can be played`,
  keeps: ({ kept }) => `Keeps ${kept} for later`,
  completes: ({ cards }) => `Makes ${cards}`,
  'buys-time': () => 'Cannot beat it, and a reserve card buys a turn',
  'goes-between': ({ parted }) => `${parted} meet again once it is played`,
  'parts-nothing': () => 'Parts no cards that belong together',
  'gives-up': () => 'Gives the round up and pays a chip',
  'could-play': ({ cards }) => `Passes although ${cards} could be played`,
  spends: ({ cards }) => `Spends ${cards} where it could be kept for a harder turn`,
  tears: ({ cards, torn }) => `Takes ${cards} out of ${torn}`,
  'brings-cards': () => 'Brings whoever wins the turn three more cards',
  'easy-to-beat': ({ cards, percent }) => `${cards} stays unbeaten in about ${percent} % of cases only`,
  'sheds-fewer': ({ count }) =>
    count === 1 ? 'Leaves a card more in hand' : `Leaves ${count} cards more in hand`,
  parts: ({ parted }) => `Comes between ${parted}`,
  'makes-nothing': () => 'Makes no combination there',
};
