import { MAX_HAND, NUMBERS, numberOf, type State, SYMBOLS, symbolOf, type View } from '@quartet/linx';

/** Of two cards of a played hand, so many link; of two cards at random, fewer than one in five. */
const USUAL = 0.3;
/** How fast a deal with fewer links becomes unlikely. */
const STEEPNESS = 8;

const withNumber = new Uint8Array(NUMBERS + 1);
const withSymbol = new Uint8Array(SYMBOLS.length);

/** Players keep what links and throw away what does not: hands dealt at random link too little. */
export function plausibility(s: State, view: View): number {
  let linked = 0;
  let pairs = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (seat === view.viewer) continue;
    const held = s.held[seat]!;
    linked += linksIn(s.hands, seat * MAX_HAND, held);
    pairs += (held * (held - 1)) / 2;
  }
  return pairs === 0 ? 1 : Math.min(1, Math.exp(STEEPNESS * (linked / pairs - USUAL)));
}

/** Pairs of cards with the same number or symbol. */
function linksIn(cards: Uint8Array, at: number, count: number): number {
  withNumber.fill(0);
  withSymbol.fill(0);
  let linked = 0;
  for (let slot = 0; slot < count; slot++) {
    const card = cards[at + slot]!;
    linked += withNumber[numberOf(card)]!++ + withSymbol[symbolOf(card)]!++;
  }
  return linked;
}
