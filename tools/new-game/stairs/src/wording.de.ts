import { withMinus, worded } from '@quartet/core';
import { accusative, counted, does, nominative, shared, together } from '@quartet/core/words.de';
import { about } from './about.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { StairsShapes } from './shapes.ts';
import type { View } from './view.ts';
import { cardWords, type TableWords, tableLines } from './wording-parts.ts';

const card = cardWords({ r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau' });

function cards(count: number): string {
  return counted(count, 'Karte', 'Karten');
}

function waiting({ actor }: View, names: readonly string[]): string {
  return `Warten auf ${accusative(names[actor])}.`;
}

const TABLE: TableWords = {
  round: (round, rounds) => `Runde ${round} von ${rounds}.`,
  heap: (top, heap, pile) =>
    `Oben auf dem Haufen: ${card(top)} (${cards(heap)}). Nachziehstapel: ${cards(pile)}.`,
  player: (name, { score }, hand, isActor) =>
    `${name}${isActor ? ' (am Zug)' : ''}: Punkte ${withMinus(score)}; Hand: ${hand}.`,
  hidden: cards,
};

export const wording = worded<StairsShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  card,
  ask: {
    turn: ({ heap, pile }) =>
      `Lege eine Karte, die auf ${card(heap.at(-1))} passt, oder ${pile.count > 0 ? 'ziehe eine' : 'passe'}.`,
    drawn: ({ drawn, heap }) =>
      `Du hast ${card(drawn)} gezogen: Lege die Karte auf ${card(heap.at(-1))}, falls sie passt, oder behalte sie.`,
  },
  wait: { turn: waiting, drawn: waiting },
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ round, players }, seat) => {
    const { hand, score } = players[seat]!;
    return `Runde ${round}, ${cards(hand.count)} auf deiner Hand, Punkte ${withMinus(score)}`;
  },
  places: { heap: 'Haufen', pile: 'Nachziehstapel', drawn: 'Gezogen' },
  moves: {
    lay: (move) => `${card(move.card)} legen`,
    draw: () => 'eine Karte ziehen',
    keep: () => 'die Karte behalten',
    pass: () => 'passen',
  },
  events: {
    dealt: ({ round, first, open }, names) =>
      `Runde ${round} ist gegeben. Der Haufen beginnt mit ${card(open)}, und ${does(nominative(names[first]), 'fängt')} an.`,
    laid: (event, names) => `${does(names[event.seat], 'legt')} ${card(event.card)}.`,
    drawn: (event, names) =>
      `${does(names[event.seat], 'zieht')} ${event.card ? card(event.card) : 'eine Karte'}.`,
    kept: ({ seat }, names) => `${does(names[seat], 'behält')} sie.`,
    passed: ({ seat }, names) => `${does(names[seat], 'passt')}.`,
    'round-over': ({ round, out }, names) =>
      `Runde ${round} ist zu Ende: ${out === undefined ? 'Alle haben gepasst' : `${does(nominative(names[out]), 'ist')} fertig`}.`,
    'match-over': ({ winners }, names) =>
      winners.length === 1
        ? `${does(names[winners[0]!], 'gewinnt')}.`
        : `${together(
            winners.map((seat) => names[seat]!),
            'gewinnen',
            'gewinnt',
          )}.`,
  },
  refusals: {
    'lay-or-keep': (details) => `Erst ${card(details.card)} legen oder behalten: Die Karte ist gezogen.`,
    'nothing-drawn': () => 'Es ist keine Karte gezogen, die zu behalten wäre.',
    'not-yours': (details) => `${card(details.card)} hast du nicht.`,
    'not-the-drawn': ({ drawn }) => `Gelegt werden kann jetzt nur ${card(drawn)}, die gezogene Karte.`,
    'does-not-fit': (details) =>
      `${card(details.card)} passt nicht auf ${card(details.top)}: Nötig ist eine höhere Karte dieser Farbe, die gleiche Zahl oder eine 1.`,
    'pile-empty': () => 'Der Nachziehstapel ist leer.',
    'pile-left': ({ count }) =>
      `Solange der Nachziehstapel Karten hat (${count}), wird nicht gepasst, sondern gezogen.`,
  },
  scoreParts: { out: 'Fertig', left: 'Übrige Karten' },
  editions: { usual: 'Üblich' },
  options: {
    rounds: { label: 'Runden', help: 'Wie viele Runden ein Spiel hat.', value: (value) => String(value) },
  },
});
