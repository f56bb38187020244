import { cardSign, cardValue, END, POINT } from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import { worthOf } from './rows.ts';
import { pairWorth } from './stones.ts';

/** What the card in hand is worth as half of a pair; Ends never pair, point cards where agreed. */
export function pairingWorth(o: Outlook, card: number): number {
  if (cardValue(card) === END || (cardSign(card) === POINT && !o.s.pointsPair)) return 0;
  return pairWorth(o, card);
}

/** What the hand is worth less once this card lies on its discard pile, above whatever was good there. */
export function losing(o: Outlook, card: number): number {
  const sign = cardSign(card);
  if (sign === POINT) return o.w.point + pairingWorth(o, card);
  o.mine[card]!--;
  o.buried[sign]!++;
  const after = worthOf(o, sign);
  o.buried[sign]!--;
  o.mine[card]!++;
  return o.worths[sign]! - after + pairingWorth(o, card);
}

/** What the hand is worth more with the top card of a discard pile. */
export function gaining(o: Outlook, card: number): number {
  const sign = cardSign(card);
  o.mine[card]!++;
  o.mineOf[cardValue(card)]!++;
  o.pileSizes[sign]!--;
  const gain = sign === POINT ? o.w.point : worthOf(o, sign) - o.worths[sign]!;
  const pair = pairingWorth(o, card);
  o.pileSizes[sign]!++;
  o.mineOf[cardValue(card)]!--;
  o.mine[card]!--;
  return gain + pair;
}
