import { type Phrases, reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'goes-out'
  | 'wins-by-stop'
  | 'wins-by-x'
  | 'needs-no-beating'
  | 'presses'
  | 'hard-to-beat'
  | 'brings-together'
  | 'sheds-many'
  | 'sheds-one'
  | 'keeps'
  | 'completes'
  | 'buys-time'
  | 'goes-between'
  | 'parts-nothing'
  | 'gives-up';

const EN: Phrases<ReasonKey> = {
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
};

const DE: Phrases<ReasonKey> = {
  'goes-out': () => 'Spielt die letzten Handkarten',
  'wins-by-stop': () => 'Gewinnt den Durchgang sofort und eröffnet den nächsten',
  'wins-by-x': ({ cards }) => `${cards} gewinnt den Durchgang sofort, bringt aber neue Karten`,
  'needs-no-beating': () => 'Wird eine Karte los, ohne etwas schlagen zu müssen',
  presses: ({ cards }) => `${cards} ist schwer zu schlagen, und jemand hat keine Reservekarte mehr`,
  'hard-to-beat': ({ cards, percent }) => `${cards} gewinnt den Durchgang in etwa ${percent} % der Fälle`,
  'brings-together': ({ joined }) => `Bringt ${joined} zusammen`,
  'sheds-many': ({ count }) => `Wird ${count} Karten auf einmal los`,
  'sheds-one': ({ cards }) => `Wird ${cards} los, solange es geht`,
  keeps: ({ kept }) => `Hält ${kept} für später`,
  completes: ({ cards }) => `Ergibt ${cards}`,
  'buys-time': () => 'Kann nicht schlagen, und eine Reservekarte bringt einen Durchgang Aufschub',
  'goes-between': ({ parted }) => `${parted} kommen wieder zusammen, sobald sie gespielt ist`,
  'parts-nothing': () => 'Trennt nichts, was zusammengehört',
  'gives-up': () => 'Gibt die Runde verloren und zahlt einen Chip',
};

export const reasons = reasonsIn({ en: EN, de: DE });
