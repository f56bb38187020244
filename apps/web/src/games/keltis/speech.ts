import type { Seat } from '@quartet/core';
import {
  COLOURS,
  type Colour,
  type KeltisShapes,
  LAST_ROW,
  type Move,
  type Player,
  SIGNS,
} from '@quartet/keltis';
import { ofOthers, type Speech, type Told } from '../../kit/speech.ts';
import { signed } from '../../ui/signed.ts';
import { placeOf } from './choices.ts';
import { lookOf, sorted } from './look.ts';
import { isEnd } from './named.ts';
import { KELTIS_SPEECH } from './speech-words.ts';

type KeltisTold = Told<KeltisShapes>;

export const speech: Speech<KeltisShapes> = {
  sounds: {
    dealt: 'deal',
    discarded: 'slide',
    claimed: 'claim',
    laid: 'place',
    'row-ended': 'close',
    pointed: 'place',
    drawn: 'flip',
    'picked-up': 'slide',
    stalled: null,
    ending: null,
    done: null,
    'match-over': 'claim',
  },
  minor: ['drawn'],
  keys: (language) => KELTIS_SPEECH[language].keys,
  mine: (told) => {
    const { view, me, language, wording } = told;
    const player = view.players[me]!;
    const hand = sorted(player.hand.cards ?? []).map((card) => wording.card(card));
    return KELTIS_SPEECH[language].mine(pointsOf(told, me), layout(told, player), hand.join(', '));
  },
  others: (told) => ofOthers(told, other),
  table,
  kind,
};

function pointsOf({ sheet }: KeltisTold, seat: Seat): string {
  return signed(sheet.find((line) => line.seat === seat)?.points ?? 0);
}

/** Rows, point row and stones in a few words. */
function layout({ language }: KeltisTold, { rows, points, stones }: Player): string {
  const s = KELTIS_SPEECH[language];
  const said = COLOURS.flatMap((colour) => {
    const { course, last } = lookOf(rows[colour]);
    return course === 'empty'
      ? []
      : [s.rows[course](s.colours[colour], `${last ?? ''}`, rows[colour].length)];
  });
  if (said.length === 0) said.push(s.noRows);
  if (points.length > 0) said.push(s.pointCards(points.length));
  return [...said, s.stones(stones)].join(', ');
}

function other(told: KeltisTold, seat: Seat): string {
  const { view, names, language, wording } = told;
  const player = view.players[seat]!;
  const known = player.hand.known.map((card) => wording.card(card)).join(', ');
  const rows = layout(told, player);
  return KELTIS_SPEECH[language].other(names[seat]!, player.hand.count, pointsOf(told, seat), rows, known);
}

function table({ view, language, wording }: KeltisTold): string {
  const tops = SIGNS.flatMap((sign) => view.discards[sign].slice(-1)).map((card) => wording.card(card));
  const ended = view.players.flatMap(({ rows }) => COLOURS.filter((colour) => rows[colour].some(isEnd)));
  const stones = view.stones.join(', ');
  return KELTIS_SPEECH[language].table(view.pile.count, tops.join(', '), stones, ended.length, LAST_ROW);
}

function kind(move: Move, { view, me, language }: KeltisTold): string {
  const { kinds } = KELTIS_SPEECH[language];
  if (move.type === 'draw') return move.from === 'pile' ? kinds.pile : kinds['pick-up'];
  if (move.type !== 'row') return kinds[move.type];
  if (isEnd(move.card)) return kinds.end;
  return view.players[me]!.rows[placeOf(move) as Colour].length === 0 ? kinds.begin : kinds.extend;
}

export { story } from './story.ts';

export const ends = () => import('./ends.tsx');
