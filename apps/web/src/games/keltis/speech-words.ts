import type { Language } from '@quartet/core';
import type { Colour } from '@quartet/keltis';
import type { Course } from './look.ts';

type Row = (colour: string, last: string, cards: number) => string;

interface KeltisSpeechWords {
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

function karten(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

const en: KeltisSpeechWords = {
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

const de: KeltisSpeechWords = {
  colours: { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau', p: 'Lila' },
  rows: {
    open: (colour, last, count) => `${colour} offen bei ${last} (${karten(count)})`,
    up: (colour, last, count) => `${colour} auf bis ${last} (${karten(count)})`,
    down: (colour, last, count) => `${colour} ab bis ${last} (${karten(count)})`,
    ended: (colour, _, count) => `${colour} beendet (${karten(count)})`,
  },
  noRows: 'keine Reihe',
  pointCards: (count) => `${count} in der Punktereihe`,
  stones: (stones) =>
    stones.length === 0 ? 'kein Stein' : `${stones.length === 1 ? 'Stein' : 'Steine'} ${stones.join(', ')}`,
  mine: (points, rows, hand) => `Du hast ${points} Punkte: ${rows}. Deine Hand: ${hand || 'leer'}.`,
  other: (name, count, points, rows, known) =>
    `${name}: ${points} Punkte, ${karten(count)} auf der Hand${known ? ` (bekannt: ${known})` : ''}; ${rows}.`,
  table: (pile, tops, stones, ended, of) =>
    `Nachziehstapel: ${karten(pile)}. Oben auf den Ablagen: ${tops || 'nichts'}; freie Steine: ${stones || 'keine'}; ${ended} von ${of} Reihen beendet.`,
  kinds: {
    begin: 'Beginn eine neue Reihe.',
    extend: 'Leg eine Karte an eine deiner Reihen.',
    end: 'Beende eine deiner Reihen.',
    point: 'Eine Punktkarte zählt in der Punktereihe.',
    discard: 'Nichts passt gut: Wirf eine Karte ab.',
    claim: 'Ein Paar bringt dir einen Wunschstein.',
    pile: 'Zieh vom Nachziehstapel.',
    'pick-up': 'Eine der abgelegten Karten hilft dir.',
    done: 'Noch eine Karte kostet dich Punkte: Hör auf.',
  },
};

export const KELTIS_SPEECH: Readonly<Record<Language, KeltisSpeechWords>> = { en, de };
