import { type Phrases, worded } from '@quartet/core';
import { counted, dative, does, nominative, shared, together, verbOf, YOU } from '@quartet/core/words.de';
import { about } from './about.ts';
import type { Card } from './cards.ts';
import type { EndReason, Placed } from './events.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { LinkoShapes } from './shapes.ts';
import type { Phase } from './state.ts';
import type { View } from './view.ts';
import { cardsText, pointsText, snatched, type TableWords, tableLines, topLayer } from './wording-parts.ts';

type Said = Phrases<LinkoShapes, RefusalCode, ScorePart>;

/** To the one who decides. */
const ASK: Said['ask'] = {
  play: () => 'Du bist am Zug: Spiele eine oder mehrere Karten einer Zahl.',
  ghost: (view) => `Luchse dem Geist eine Gruppe ab: ${groupText(topLayer(view, view.turn))}.`,
  snatch: (view, names) =>
    `Du luchst ${dative(victim(view, names))} ${setText(snatched(view))} ab: nehmen oder überlassen?`,
  reclaim: (view, names) =>
    `${names[view.turn]} überlässt dir ${setText(snatched(view))}: zurücknehmen, oder abwerfen und ebenso viele ziehen?`,
  draw: (view) => `Ziehe vom Stapel oder aus der Reihe: noch ${countText(view.due!)}.`,
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  play: (view, names) => `${does(names[view.turn], 'ist')} am Zug.`,
  ghost: (view, names) => `${does(names[view.turn], 'wählt')} eine Gruppe des Geistes.`,
  snatch: (view, names) =>
    `${does(names[view.turn], 'luchst')} ${dative(victim(view, names))} ${setText(snatched(view))} ab: nehmen oder überlassen?`,
  reclaim: (view, names) =>
    `${does(victim(view, names), 'entscheidet')} über ${setText(snatched(view))}: zurücknehmen oder abwerfen?`,
  draw: (view, names) => `${does(victim(view, names), 'zieht')}: noch ${countText(view.due!)}.`,
};

const TABLE: TableWords = {
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  lastTurn: 'Mit diesem Zug endet die Runde.',
  row: 'Reihe',
  pile: (count) => `Stapel: ${countText(count)}`,
  discards: 'Ablage',
  ghost: 'Geist',
  none: 'keine',
  seat: (name, count, known, layers) =>
    `${name}: ${countText(count)} auf der Hand${known && ` (bekannt: ${known})`}; ${layers ? `Lagen ${layers}` : 'keine Lagen'}`,
  points: (points) => `Punkte ${points}`,
  hand: (name) => (name === YOU ? 'Deine Hand' : `Hand von ${name}`),
};

const MOVES: Said['moves'] = {
  play: (move) => `${cardsText(move.cards)} spielen`,
  snatch: (move) => `Dem Geist die ${move.number} abluchsen`,
  take: (_, view) => whole('nehmen', view),
  leave: (_, view) => whole('überlassen', view),
  reclaim: (_, view) => whole('zurücknehmen', view),
  discard: (_, view) =>
    view?.victim === undefined
      ? 'Abwerfen und ziehen'
      : `${whole('abwerfen', view)} und ${snatched(view).length} ziehen`,
  draw: (move, view) => {
    if (move.from === 'pile') return 'Vom Stapel ziehen';
    const card = view?.row[move.slot - 1]?.[0];
    return card ? `${capital(setText([card]))} aus der Reihe ziehen` : `Feld ${move.slot} der Reihe ziehen`;
  },
};

const EVENTS: Said['events'] = {
  dealt: ({ round, first, row }, names) =>
    `Runde ${round} ist ausgeteilt, ${does(nominative(names[first]), 'beginnt')}. Reihe: ${cardsText(row)}.`,
  'ghost-filled': ({ cards, moved }) => ghostText(cards, moved),
  played: ({ seat, cards }, names) => `${does(names[seat], 'spielt')} ${setText(cards)}.`,
  'ghost-snatched': ({ seat, cards }, names) =>
    `${does(names[seat], 'luchst')} dem Geist ${setText(cards)} ab.`,
  snatched: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'luchst')} ${dative(names[victim])} ${setText(cards)} ab.`,
  taken: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'nimmt')} ${setText(cards)} von ${dative(names[victim])}.`,
  left: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'überlässt')} ${dative(names[victim])} ${setText(cards)}.`,
  reclaimed: ({ seat, cards }, names) => `${does(names[seat], 'nimmt')} ${setText(cards)} zurück.`,
  discarded: ({ seat, cards }, names) => `${does(names[seat], 'wirft')} ${setText(cards)} ab.`,
  drawn: (event, names) =>
    event.from === 'row'
      ? `${does(names[event.seat], 'zieht')} ${setText(event.cards)} aus Feld ${event.slot}.`
      : `${does(names[event.seat], 'zieht')} ${event.card ? setText([event.card]) : 'eine Karte'} vom Stapel.`,
  refilled: ({ placed }) => `Die Reihe wird aufgefüllt: ${placedText(placed)}.`,
  'last-turn': () => 'Die Reihe kann nicht mehr aufgefüllt werden: Mit diesem Zug endet die Runde.',
  'round-over': ({ round, reason, turn, points }, names) =>
    `Runde ${round} ist zu Ende: ${REASONS[reason](names[turn]!)}. ${pointsText(points, names)}.`,
  'match-over': ({ scores, winners }, names) =>
    `Die Partie ist zu Ende: ${pointsText(scores, names)}. ${winText(winners.map((seat) => names[seat]!))}`,
};

const REASONS: Readonly<Record<EndReason, (name: string) => string>> = {
  'empty-hand': (name) => `${nominative(name)} ${verbOf(name, 'hat')} keine Karten mehr`,
  supply: () => 'Die Karten sind ausgegangen',
};

function ghostText(kept: readonly Card[], moved: readonly Placed[]): string {
  const parts = kept.length > 0 ? [`Der Geist bekommt ${setText(kept)}.`] : [];
  if (moved.length > 0) parts.push(`Vom Geist in die Reihe: ${placedText(moved)}.`);
  return parts.join(' ');
}

function placedText(placed: readonly Placed[]): string {
  return placed.map(({ slot, card }) => `${card} auf Feld ${slot}`).join(', ');
}

function winText(winners: readonly string[]): string {
  return winners.length === 1
    ? `${does(winners[0], 'gewinnt')}.`
    : `${together(winners, 'teilen sich', 'teilt euch')} den Sieg.`;
}

const ASKED: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  play: 'Spiele zuerst Karten einer Zahl.',
  ghost: 'Luchse zuerst dem Geist eine Gruppe ab.',
  snatch: 'Nimm zuerst die abgeluchsten Karten oder überlasse sie.',
  reclaim: 'Nimm zuerst die überlassenen Karten zurück oder wirf sie ab.',
  draw: 'Ziehe zuerst vom Stapel oder aus der Reihe.',
};

const REFUSALS: Said['refusals'] = {
  'not-now': ({ asked }) => ASKED[asked as keyof typeof ASKED],
  'one-number': ({ card, other }) => `Nur Karten einer Zahl gehören zusammen: ${card} und ${other} nicht.`,
  'too-few': ({ card, have, wanted }) =>
    have === 0
      ? `Du hast ${card === 'X' ? 'keinen Joker' : `keine ${card}`}.`
      : `Du hast nur ${have} × ${card}, nicht ${wanted}.`,
  'pile-empty': () => 'Der Stapel ist leer.',
  'slot-empty': ({ slot }) => `Feld ${slot} ist leer.`,
  'no-group': ({ card }) => `Der Geist hat keine ${card}.`,
  'group-size': ({ card, has, needs }) =>
    `Nötig ist eine Gruppe von ${needs} Karten: Der Geist hat ${has} × ${card}.`,
  'group-not-lower': ({ card, played }) => `Nötig ist eine Zahl unter ${played}: ${card} ist zu hoch.`,
};

const SCORE_PARTS: Said['scoreParts'] = {
  earlier: 'Frühere Runden',
  layers: 'Karten in Lagen',
  hand: 'Karten auf der Hand',
};

function victim(view: View, names: readonly string[]): string {
  return names[view.victim!]!;
}

/** One card by its name, in the accusative, several as a list: "einen Joker", "7 7 X". */
/** What is done with the layer that is being snatched, where it is known. */
function whole(verb: string, view: View | undefined): string {
  return view?.victim === undefined ? capital(verb) : `${capital(setText(snatched(view)))} ${verb}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function setText(cards: readonly Card[]): string {
  if (cards.length > 1) return cardsText(cards);
  return cards[0] === 'X' ? 'einen Joker' : `eine ${cards[0]}`;
}

function groupText(played: readonly Card[]): string {
  const size = countText(played.length);
  return played[0] === 'X' ? `${size} einer beliebigen Zahl` : `${size} einer Zahl unter ${played[0]}`;
}

function countText(count: number): string {
  return counted(count, 'Karte', 'Karten');
}

export const wording = worded<LinkoShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  card: (code) => (code === 'X' ? 'Joker' : code),
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ seats, pile }, seat) =>
    `${countText(seats[seat]!.hand.count)} auf deiner Hand, noch ${pile.count} im Stapel`,
  ask: ASK,
  wait: WAIT,
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: SCORE_PARTS,
  editions: { manual: 'Anleitung', published: 'Gedruckt' },
  options: {
    duel: {
      label: 'Duell mit dem Geist',
      help: 'Für zwei: Ein Geist mit offener Hand spielt mit, und jeder beginnt mit zwei Jokern.',
      value: (value) => (value ? 'ja' : 'nein'),
    },
    supplyEnd: {
      label: 'Wenn die Karten ausgehen',
      help: 'Ob ein Zug noch zu Ende gespielt wird, in dem die Reihe nicht mehr aufgefüllt werden kann.',
      value: (value) =>
        value === 'manual' ? 'Zug zu Ende spielen' : 'Schluss, sobald Stapel und Reihe leer sind',
    },
    rounds: {
      label: 'Runden',
      help: 'Wie oft ausgeteilt wird; die Punkte werden zusammengezählt.',
      value: (value) => counted(Number(value), 'Runde', 'Runden'),
    },
  },
  orders: {
    left: {
      label: 'Wenn meine oberste Lage abgeluchst und mir überlassen wird',
      choices: {
        reclaim: 'Ich nehme sie zurück auf die Hand.',
        discard: 'Ich werfe sie ab und ziehe ebenso viele Karten.',
      },
    },
    draw: {
      label: 'Wenn ich in einem fremden Zug Karten ziehen muss',
      choices: {
        pile: 'Ich ziehe vom Stapel.',
        fitting:
          'Ich ziehe aus der Reihe, was zu meiner Hand passt: einen Joker, sonst die Zahl, die ich am häufigsten habe. Passt nichts, vom Stapel.',
      },
    },
  },
});
