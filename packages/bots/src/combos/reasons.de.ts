import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
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
  'could-play': ({ cards }) => `Weicht aus, obwohl ${cards} gespielt werden kann`,
  spends: ({ cards }) => `Gibt ${cards} her, das für einen schwereren Durchgang bleiben könnte`,
  tears: ({ cards, torn }) => `Reißt ${cards} aus ${torn} heraus`,
  'brings-cards': () => 'Bringt dem, der den Durchgang gewinnt, drei Karten mehr',
  'easy-to-beat': ({ cards, percent }) => `${cards} bleibt nur in etwa ${percent} % der Fälle ungeschlagen`,
  'sheds-fewer': ({ count }) =>
    count === 1 ? 'Behält eine Karte mehr auf der Hand' : `Behält ${count} Karten mehr auf der Hand`,
  parts: ({ parted }) => `Kommt zwischen ${parted}`,
  'makes-nothing': () => 'Ergibt dort keine Kombination',
};
