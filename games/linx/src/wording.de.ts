import type { Refusal, Wording } from '@quartet/core';
import { about } from './about.ts';
import { pointsFor } from './cards.ts';
import type { Event } from './events.ts';
import type { Linx } from './index.ts';
import type { Move } from './moves.ts';
import { SINGLE_GAME } from './options.ts';
import { isRefusalCode, type RefusalCode } from './refuse.ts';
import { isScorePart, type ScorePart } from './scoring.ts';
import type { View } from './view.ts';
import { listed, results, type Sources, sourcesIn, spoken, totals } from './wording-parts.ts';
import { type TableWords, tableLines } from './wording-table.ts';

const SYMBOL_NAMES = ['Tropfen', 'Sonne', 'Herz', 'Blatt', 'Welle', 'Gipfel', 'Edelstein', 'Stern'];

function card(code: string | number | undefined): string {
  return spoken(String(code), SYMBOL_NAMES);
}

function cards(codes: readonly string[]): string {
  return codes.map(card).join(' – ');
}

function all(codes: string | number | undefined): string {
  return listed(String(codes).split(' ').map(card), 'und');
}

const SOURCES: Record<Sources, string> = {
  both: 'vom Stapel oder von der Ablage',
  stock: 'vom Stapel',
  discard: 'von der Ablage',
};

function prompt(view: View, names: readonly string[]): string {
  if (view.phase === 'over') return 'Die Partie ist zu Ende.';
  const actor = names[view.actor];
  if (view.phase === 'draw') {
    if (view.viewer !== view.actor) return `${actor} muss eine Karte ziehen.`;
    return `Ziehe ${view.drawsLeft > 1 ? 'die erste von zwei Karten' : 'eine Karte'} ${SOURCES[sourcesIn(view)]}.`;
  }
  return view.viewer === view.actor
    ? 'Lege eine Kette zwischen zwei Ankern oder wirf eine Karte ab.'
    : `${actor} muss eine Kette legen oder abwerfen.`;
}

const TABLE: TableWords = {
  anchors: 'Anker:',
  scoring: 'Wertungskarten:',
  empty: 'leer',
  scoringCard: (length, points) => `${length} Karten = ${points} Punkte`,
  stock: (count) => `Stapel: ${count}.`,
  discards: (count, top) => `Ablage: ${count}, obenauf ${top}.`,
  noDiscards: 'Ablage: leer.',
  game: (number, playOff, target) =>
    `Spiel ${number}${playOff > 0 ? `, ${playOff}. Stechen` : ''}, bis ${target} Punkte.`,
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  known: (codes) => `bekannt: ${codes}`,
  won: (codes, points) => `gewonnen ${codes} = ${points} Punkte`,
  total: (points) => `insgesamt ${points}`,
  sitsOut: 'setzt aus',
  hand: (codes) => `Deine Hand: ${codes}`,
};

function move(wanted: Move): string {
  if (wanted.type === 'discard') return `${card(wanted.card)} abwerfen`;
  if (wanted.type === 'chain') {
    return `${cards(wanted.cards)} legen, für Wertungskarte ${wanted.for} (${pointsFor(wanted.for)} Punkte)`;
  }
  return wanted.from === 'stock' ? 'Vom Stapel ziehen' : 'Die oberste Karte der Ablage nehmen';
}

function event(told: Event, names: readonly string[]): string {
  switch (told.type) {
    case 'dealt':
      return dealt(told, names);
    case 'drew': {
      const what = told.card === undefined ? 'eine Karte' : card(told.card);
      return told.from === 'stock'
        ? `${names[told.seat]} zieht ${what} vom Stapel.`
        : `${names[told.seat]} nimmt ${what} von der Ablage.`;
    }
    case 'nothing-to-draw':
      return `Für ${names[told.seat]} ist nichts mehr zu ziehen.`;
    case 'chain':
      return `${names[told.seat]} legt ${told.cards.length} Karten, ${cards(told.cards)}, und nimmt Wertungskarte ${told.for}: ${told.points} Punkte.`;
    case 'anchor':
      return `Neuer Anker ${told.slot}: ${card(told.card)}.`;
    case 'scoring-card':
      return `Neue Wertungskarte ${told.slot}: ${told.length} Karten, ${pointsFor(told.length)} Punkte.`;
    case 'discarded':
      return `${names[told.seat]} wirft ${card(told.card)} ab.`;
    case 'stalled':
      return `${told.turns} Züge ohne Karte vom Stapel: Die Ablage ist gesperrt, bis eine gezogen wird.`;
    case 'game-ended': {
      const sum = totals(told, names);
      return `Das Spiel ist zu Ende: ${results(told, names)}.${sum === '' ? '' : ` Stand: ${sum}.`}`;
    }
    case 'match-ended':
      return matchEnded(told, names);
  }
}

function dealt(told: Extract<Event, { type: 'dealt' }>, names: readonly string[]): string {
  const players = names.filter((_, seat) => (told.hands[seat]?.count ?? 0) > 0);
  const what =
    told.playOff > 0
      ? `Die Karten für das ${told.playOff}. Stechen (${listed(players, 'und')}) sind verteilt.`
      : `Die Karten für Spiel ${told.game + 1} sind verteilt.`;
  return `${what} ${names[told.beginner]} beginnt.`;
}

function matchEnded(told: Extract<Event, { type: 'match-ended' }>, names: readonly string[]): string {
  const winners = told.winners.map((seat) => names[seat]!);
  const points = `${told.scores[told.winners[0]!]} Punkten`;
  return winners.length === 1
    ? `${winners[0]} gewinnt mit ${points}.`
    : `${listed(winners, 'und')} teilen sich den Sieg mit je ${points}.`;
}

const REFUSED: Record<RefusalCode, (details: Refusal['details']) => string> = {
  over: () => 'Die Partie ist zu Ende.',
  'draw-first': ({ draws }) => (draws === 2 ? 'Ziehe zuerst zwei Karten.' : 'Ziehe zuerst eine Karte.'),
  'drawn-already': () => 'Du hast schon gezogen: Lege eine Kette oder wirf eine Karte ab.',
  'stock-empty': () => 'Der Stapel ist leer.',
  'discards-empty': () => 'Die Ablage ist leer.',
  stalled: ({ turns }) => `Seit ${turns} Zügen kam keine Karte vom Stapel: Ziehe vom Stapel.`,
  'nothing-between': () => 'Eine Kette braucht eine Karte aus deiner Hand zwischen zwei Ankern.',
  'no-anchor': ({ card: code, anchors }) =>
    `Eine Kette beginnt und endet mit einem Anker: ${card(code)} ist keiner. Die Anker sind ${all(anchors)}.`,
  'same-anchor': ({ card: code }) =>
    `Eine Kette verbindet zwei verschiedene Anker, und ${card(code)} liegt nur einmal aus.`,
  'not-in-hand': ({ card: code }) => `${card(code)} hast du nicht auf der Hand.`,
  'too-few-in-hand': ({ card: code, used, held }) =>
    `Die Kette braucht ${card(code)} ${used}-mal, du hast davon ${held}.`,
  'no-link': ({ card: code, next }) =>
    `${card(code)} und ${card(next)} haben weder Zahl noch Symbol gemeinsam.`,
  'no-scoring-card': ({ needed, scoring }) =>
    `Für ${needed} Karten liegt keine Wertungskarte aus; es liegen: ${scoring}.`,
  'too-short': ({ length, needed }) =>
    `Die Kette hat ${length} Karten, die Wertungskarte verlangt ${needed}.`,
  'discard-not-in-hand': ({ card: code }) =>
    `${card(code)} kannst du nicht abwerfen: Du hast die Karte nicht auf der Hand.`,
};

const PARTS: Record<ScorePart, string> = {
  cards: 'Wertungskarten dieses Spiels',
  bonuses: 'Boni',
  earlier: 'Frühere Spiele',
};

export const wording: Wording<Linx> = {
  language: 'de',
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  card,
  prompt,
  standing: ({ stock }) => `Noch ${TABLE.cards(stock.count)}`,
  table: (view, names) => tableLines(view, names, TABLE),
  move,
  event,
  refusal: (refused) => (isRefusalCode(refused.code) ? REFUSED[refused.code](refused.details) : refused.code),
  scorePart: (key) => (isScorePart(key) ? PARTS[key] : key),
  editions: { manual: 'Anleitung', published: 'Gedruckt' },
  options: {
    target: {
      label: 'Ziel',
      help: 'Gespielt wird, bis jemand so viele Punkte hat; 0 für ein einzelnes Spiel.',
      value: (value) => (value === SINGLE_GAME ? 'einzelnes Spiel' : `${value} Punkte`),
    },
  },
};
