import type { Seat } from '@quartet/core';
import { type LinxShapes, type Move, pointsFor } from '@quartet/linx';
import { ofOthers, type Speech, type Told } from '../../kit/speech.ts';
import { LETTERS } from './desk.ts';
import { LINX_SPEECH } from './speech-words.ts';
import { totalOf } from './total.ts';

type LinxTold = Told<LinxShapes>;

export const speech: Speech<LinxShapes> = {
  sounds: {
    dealt: 'deal',
    drawn: 'flip',
    'nothing-to-draw': null,
    chain: 'claim',
    anchor: 'flip',
    'scoring-card': null,
    discarded: 'place',
    stalled: null,
    'round-over': 'claim',
    'match-over': 'claim',
  },
  minor: ['drawn', 'nothing-to-draw', 'anchor', 'scoring-card'],
  keys: (language) => LINX_SPEECH[language].keys,
  mine: ({ view, me, language, wording }) =>
    LINX_SPEECH[language].mine(
      totalOf(view, me),
      (view.hands[me]!.cards ?? []).map((card) => wording.card(card)).join(', '),
    ),
  others: (told) => ofOthers(told, other),
  table,
  kind,
};

function other({ view, names, language, wording }: LinxTold, seat: Seat): string {
  const s = LINX_SPEECH[language];
  const points = totalOf(view, seat);
  if (!view.players.includes(seat)) return s.sitsOut(names[seat]!, points);
  const { count, known } = view.hands[seat]!;
  const cards = s.cards(count);
  return s.other(names[seat]!, cards, points, known.map((card) => wording.card(card)).join(', '));
}

function table({ view, language, wording }: LinxTold): string {
  const s = LINX_SPEECH[language];
  const anchors = view.anchors.flatMap((card, slot) =>
    card ? [`${LETTERS[slot]} ${wording.card(card)}`] : [],
  );
  const scoring = view.scoring.filter((length) => length !== null);
  const [top] = view.discards;
  return `${s.anchors(anchors.join(', '))} ${s.table(
    scoring.map((length) => s.scoring(length, pointsFor(length))).join(', '),
    view.stock.count,
    top ? s.top(wording.card(top), view.discards.length) : '',
  )}`;
}

function kind(move: Move, { language }: LinxTold): string {
  const { kinds } = LINX_SPEECH[language];
  if (move.type === 'draw') return kinds[move.from];
  return move.type === 'chain' ? kinds.chain(move.cards.length) : kinds.away;
}

export { sayAtTable } from './places.ts';
export { story } from './story.ts';

export const ends = () => import('./ends.tsx');
