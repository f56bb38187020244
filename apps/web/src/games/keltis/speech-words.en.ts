import type { Colour } from '@quartet/keltis';
import type { Keys } from '../../kit/speech.ts';
import type { Course } from './look.ts';

type Row = (colour: string, last: string, cards: number) => string;

export interface KeltisSpeechWords {
  readonly keys: Keys;
  readonly colours: Readonly<Record<Colour, string>>;
  /** A row as part of a list, by its course. */
  readonly rows: Readonly<Record<Exclude<Course, 'empty'>, Row>>;
  readonly noRows: string;
  pointCards(count: number): string;
  stones(stones: readonly number[]): string;
  mine(points: string, rows: string, hand: string): string;
  other(name: string, cards: number, points: string, rows: string, known: string): string;
  table(pile: number, tops: string, stones: string, ended: number, of: number): string;
  readonly kinds: Readonly<
    Record<'begin' | 'extend' | 'end' | 'point' | 'discard' | 'claim' | 'pile' | 'pick-up' | 'done', string>
  >;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export const words: KeltisSpeechWords = {
  keys: [
    ['1 – 9', 'choose a card of the hand'],
    ['D', 'discard the chosen card'],
    ['C', 'claim a wishing stone with a pair'],
  ],
  colours: { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple' },
  rows: {
    open: (colour, last, count) => `${colour} open at ${last} (${cards(count)})`,
    up: (colour, last, count) => `${colour} up to ${last} (${cards(count)})`,
    down: (colour, last, count) => `${colour} down to ${last} (${cards(count)})`,
    ended: (colour, _, count) => `${colour} ended (${cards(count)})`,
  },
  noRows: 'no rows',
  pointCards: (count) => `${count} in the point row`,
  stones: (stones) =>
    stones.length === 0 ? 'no stones' : `${stones.length === 1 ? 'stone' : 'stones'} ${stones.join(', ')}`,
  mine: (points, rows, hand) => `You have ${points} points: ${rows}. Your hand: ${hand || 'empty'}.`,
  other: (name, count, points, rows, known) =>
    `${name}: ${points} points, ${cards(count)} in hand${known ? ` (known: ${known})` : ''}; ${rows}.`,
  table: (pile, tops, stones, ended, of) =>
    `Draw pile: ${cards(pile)}. On the discard piles: ${tops || 'nothing'}; free stones: ${stones || 'none'}; ${ended} of ${of} rows ended.`,
  kinds: {
    begin: 'Begin a new row.',
    extend: 'Lay a card in a row you have.',
    end: 'End one of your rows.',
    point: 'A point card counts in the point row.',
    discard: 'Nothing fits well: discard a card.',
    claim: 'A pair brings you a wishing stone.',
    pile: 'Draw from the draw pile.',
    'pick-up': 'One of the discarded cards helps you.',
    done: 'Another card would cost you points: stop.',
  },
};
