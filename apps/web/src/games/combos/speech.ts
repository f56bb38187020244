import {
  type Card,
  type CombosShapes,
  combos,
  drawsDue,
  type Laid,
  type Move,
  toBeat,
} from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { imagined } from '../../kit/legal.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { ofOthers, type Speech, type Told } from '../../kit/speech.ts';
import { comboOf, madeAt, shortName } from './describe.ts';
import { playOf } from './plays.ts';
import { COMBOS_SPEECH } from './speech-words.ts';
import { COMBOS_WORDS } from './words.ts';

type CombosTold = Told<CombosShapes>;

export const speech: Speech<CombosShapes> = {
  sounds: {
    dealt: 'deal',
    combined: 'place',
    stopped: 'snatch',
    redraw: 'flip',
    reserved: 'slide',
    busted: 'slide',
    won: 'claim',
    drawn: 'flip',
    inserted: 'place',
    opens: null,
    paid: 'chip',
    lost: null,
    'match-over': 'claim',
  },
  minor: ['drawn', 'inserted', 'opens'],
  keys: (language) => COMBOS_SPEECH[language].keys,
  mine: (told) => {
    const { view, me, language } = told;
    const { chips, hand, reserve } = view.players[me]!;
    const s = COMBOS_SPEECH[language];
    return s.mine(s.chips(chips), listed(told, hand.cards ?? []), listed(told, reserve));
  },
  others: (told) => ofOthers(told, other),
  table,
  kind,
};

function listed({ wording, language }: CombosTold, cards: readonly Card[]): string {
  return cards.map((card) => wording.card(card)).join(', ') || COMBOS_SPEECH[language].none;
}

function other(told: CombosTold, seat: Seat): string {
  const { view, names, language, wording } = told;
  const { chips, hand, reserve } = view.players[seat]!;
  const s = COMBOS_SPEECH[language];
  const known = hand.known.map(({ card, position }) =>
    COMBOS_WORDS[language].known(wording.card(card), position),
  );
  return s.other(names[seat]!, s.chips(chips), hand.count, listed(told, reserve), known.join(', '));
}

function table(told: CombosTold): string {
  const { view, names, language } = told;
  const s = COMBOS_SPEECH[language];
  const best = toBeat(view);
  const laid = seatsFrom(view.opener, view.players.length).flatMap((seat) => {
    const cards = view.players[seat]!.laid;
    return cards && seat !== best?.seat ? [s.laid(names[seat]!, named(told, cards))] : [];
  });
  const rest = laid.length > 0 ? `${laid.join(', ')}.` : '';
  const beat = best ? s.toBeat(named(told, best), names[best.seat]!) : s.nothingToBeat;
  return [beat, rest, s.table(view.pile.count, drawsDue(imagined(combos, view), 0))]
    .filter(Boolean)
    .join(' ');
}

function named({ language, wording }: CombosTold, laid: Laid): string {
  return shortName(COMBOS_WORDS[language], (card) => wording.card(card), laid);
}

function kind(move: Move, { view, me, language }: CombosTold): string {
  const { kinds } = COMBOS_SPEECH[language];
  const hand = view.players[me]!.hand.cards ?? [];
  if (move.type === 'insert') {
    const card = view.drawn?.card;
    const made = card && madeAt([...hand.slice(0, move.at), card, ...hand.slice(move.at)], move.at);
    return made ? kinds.insert : kinds.end;
  }
  if (move.type !== 'play') return kinds[move.type];
  const { cards } = playOf(move, hand);
  const combo = comboOf(cards, move.as);
  return combo ? kinds[combo.type] : cards[0] === 'S' ? kinds.stop : kinds.redraw;
}

export { story } from './story.ts';

export const ends = () => import('./ends.tsx');
