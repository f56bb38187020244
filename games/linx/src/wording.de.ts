import { type Phrases, worded } from '@quartet/core';
import { accusative, counted, does, listed, shared, together, verbOf } from '@quartet/core/words.de';
import { about } from './about.ts';
import { pointsFor } from './cards.ts';
import type { Event } from './events.ts';
import { SINGLE_GAME } from './options.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { LinxShapes } from './shapes.ts';
import { results, type Sources, sourcesIn, spoken, totals } from './wording-parts.ts';
import { type TableWords, tableLines } from './wording-table.ts';

type Said = Phrases<LinxShapes, RefusalCode, ScorePart>;
type EventOf<Type> = Extract<Event, { readonly type: Type }>;

const SYMBOL_NAMES = ['Tropfen', 'Sonne', 'Herz', 'Blatt', 'Welle', 'Gipfel', 'Edelstein', 'Stern'];

function card(code: string | number | undefined): string {
  return spoken(String(code), SYMBOL_NAMES);
}

function chainText(codes: readonly string[]): string {
  return codes.map(card).join(' – ');
}

function all(codes: string | number | undefined): string {
  return listed(String(codes).split(' ').map(card));
}

const SOURCES: Record<Sources, string> = {
  both: 'vom Stapel oder von der Ablage',
  stock: 'vom Stapel',
  discard: 'von der Ablage',
};

/** To the one who decides. */
const ASK: Said['ask'] = {
  draw: (view) =>
    `Ziehe ${view.drawsLeft > 1 ? 'die erste von zwei Karten' : 'eine Karte'} ${SOURCES[sourcesIn(view)]}.`,
  act: () => 'Lege eine Kette zwischen zwei Ankern oder wirf eine Karte ab.',
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  draw: ({ actor }, names) => `${does(names[actor], 'muss')} eine Karte ziehen.`,
  act: ({ actor }, names) => `${does(names[actor], 'muss')} eine Kette legen oder abwerfen.`,
};

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
  cards: (count) => counted(count, 'Karte', 'Karten'),
  known: (codes) => `bekannt: ${codes}`,
  won: (codes, points) => `gewonnen ${codes} = ${points} Punkte`,
  total: (points) => `insgesamt ${points}`,
  sitsOut: 'setzt aus',
  hand: (codes) => `Deine Hand: ${codes}`,
};

const MOVES: Said['moves'] = {
  draw: ({ from }, view) => {
    if (from === 'stock') return 'Vom Stapel ziehen';
    const top = view?.discards[0];
    return top ? `${card(top)} von der Ablage nehmen` : 'Die oberste Karte der Ablage nehmen';
  },
  discard: (move) => `${card(move.card)} abwerfen`,
  chain: ({ cards, for: length }) =>
    `${chainText(cards)} legen, für Wertungskarte ${length} (${pointsFor(length)} Punkte)`,
};

const EVENTS: Said['events'] = {
  dealt,
  drawn: (told, names) => {
    const what = told.card === undefined ? 'eine Karte' : card(told.card);
    return told.from === 'stock'
      ? `${does(names[told.seat], 'zieht')} ${what} vom Stapel.`
      : `${does(names[told.seat], 'nimmt')} ${what} von der Ablage.`;
  },
  'nothing-to-draw': (told, names) => `Für ${accusative(names[told.seat])} ist nichts mehr zu ziehen.`,
  chain: (told, names) =>
    `${does(names[told.seat], 'legt')} ${told.cards.length} Karten, ${chainText(told.cards)}, und ${verbOf(names[told.seat], 'nimmt')} Wertungskarte ${told.for}: ${told.points} Punkte.`,
  anchor: (told) => `Neuer Anker ${told.slot}: ${card(told.card)}.`,
  'scoring-card': (told) =>
    `Neue Wertungskarte ${told.slot}: ${told.length} Karten, ${pointsFor(told.length)} Punkte.`,
  discarded: (told, names) => `${does(names[told.seat], 'wirft')} ${card(told.card)} ab.`,
  stalled: (told) =>
    `${told.turns} Züge ohne Karte vom Stapel: Die Ablage ist gesperrt, bis eine gezogen wird.`,
  'round-over': (told, names) => {
    const sum = totals(told, names);
    return `Das Spiel ist zu Ende: ${results(told, names)}.${sum === '' ? '' : ` Stand: ${sum}.`}`;
  },
  'match-over': matchOver,
};

function dealt(told: EventOf<'dealt'>, names: readonly string[]): string {
  const players = names.filter((_, seat) => (told.hands[seat]?.count ?? 0) > 0);
  const what =
    told.playOff > 0
      ? `Die Karten für das ${told.playOff}. Stechen (${listed(players)}) sind verteilt.`
      : `Die Karten für Spiel ${told.round} sind verteilt.`;
  return `${what} ${does(names[told.first], 'beginnt')}.`;
}

function matchOver(told: EventOf<'match-over'>, names: readonly string[]): string {
  const winners = told.winners.map((seat) => names[seat]!);
  const points = `${told.scores[told.winners[0]!]} Punkten`;
  return winners.length === 1
    ? `${does(winners[0], 'gewinnt')} mit ${points}.`
    : `${together(winners, 'teilen sich', 'teilt euch')} den Sieg mit je ${points}.`;
}

const REFUSALS: Said['refusals'] = {
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

const SCORE_PARTS: Said['scoreParts'] = {
  cards: 'Wertungskarten dieses Spiels',
  bonuses: 'Boni',
  earlier: 'Frühere Spiele',
};

export const wording = worded<LinxShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  card,
  ask: ASK,
  wait: WAIT,
  standing: ({ stock }) => `Noch ${TABLE.cards(stock.count)}`,
  table: (view, names) => tableLines(view, names, TABLE),
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: SCORE_PARTS,
  editions: { manual: 'Anleitung', published: 'Gedruckt' },
  options: {
    target: {
      label: 'Länge',
      help: 'Ein Spiel, oder mehrere, bis jemand insgesamt so viele Punkte hat.',
      value: (value) => (value === SINGLE_GAME ? 'ein Spiel' : `bis ${value}`),
    },
  },
  orders: {
    draw: {
      label: 'Wenn mein Zug beginnt',
      choices: {
        stock: 'Ich ziehe vom Vorrat.',
        discard: 'Ich ziehe vom Ablagestapel.',
      },
    },
  },
});
