import { type Phrases, worded } from '@quartet/core';
import { accusative, counted, dative, does, shared, together, verbOf, YOU } from '@quartet/core/words.de';
import { about } from './about.ts';
import type { Combination } from './combinations.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { CombosShapes } from './shapes.ts';
import type { View } from './view.ts';
import {
  beatText,
  besides,
  nameCard,
  playedCards,
  type TableWords,
  tableLines,
  winnersIn,
  writeCards,
} from './wording-parts.ts';

type Said = Phrases<CombosShapes, RefusalCode, ScorePart>;

const SPECIALS = { X: 'X', S: 'Stopp', R: 'Nachziehen' } as const;

const COMBINATIONS: Readonly<Record<Combination, string>> = {
  solo: 'Einzelkarte',
  'two-straight': 'Zweierfolge',
  pair: 'Paar',
  'three-straight': 'Dreierfolge',
  trips: 'Drilling',
};

function cards(count: number): string {
  return counted(count, 'Karte', 'Karten');
}

function place(at: number): string {
  return at === 0 ? 'ganz links' : `rechts neben Karte ${at}`;
}

/** A place by the cards beside it, where they are known. */
function placeIn(view: View | undefined, at: number): string {
  const beside = besides(view, at);
  if (!beside) return place(at);
  const [left, right] = beside;
  if (!left) return 'ganz links';
  return right ? `zwischen ${spoken(left)} und ${spoken(right)}` : 'ganz rechts';
}

function spoken(card: string): string {
  return nameCard(SPECIALS, card);
}

function winText(winners: readonly string[]): string {
  return winners.length === 1
    ? `${does(winners[0], 'gewinnt')}.`
    : `${together(winners, 'gewinnen', 'gewinnt')}.`;
}

/** To the one who decides. */
const ASK: Said['ask'] = {
  act: (view) =>
    view.actor === view.opener
      ? 'Du eröffnest: Spiele eine beliebige Kombination, Stopp oder Nachziehen.'
      : beatOrElse(view),
  insert: ({ drawn }) => {
    const { card, more } = drawn!;
    return `Du hast ${spoken(card!)} gezogen. Wohin damit?${more > 0 ? ` Danach ${more === 1 ? 'kommt' : 'kommen'} noch ${more}.` : ''}`;
  },
};

function beatOrElse(view: View): string {
  const beat = beatText(view);
  const reserve = view.players[view.actor]!.reserve.length;
  return [
    beat ? `Du bist dran: Überbiete ${beat}` : 'Du bist dran: Spiele eine beliebige Kombination',
    reserve > 0 ? 'oder nimm eine Reservekarte.' : 'oder gib dich geschlagen.',
  ].join(' ');
}

function waiting({ actor }: View, names: readonly string[]): string {
  return `Warten auf ${accusative(names[actor])}.`;
}

const TABLE: TableWords = {
  combinations: COMBINATIONS,
  round: (round, pile, away) =>
    `Runde ${round}. Nachziehstapel: ${cards(pile)}. Weggelegt: ${away || 'noch nichts'}.`,
  toBeat: (laid, type, sum, name) => `Zu überbieten: ${laid} (${type}, Summe ${sum}) von ${dative(name)}.`,
  drawn: (name, card, more) =>
    `${does(name, 'hat')} ${card || 'eine Karte'} gezogen${more > 0 ? ` und ${verbOf(name, 'zieht')} danach noch ${more}` : ''}.`,
  player: (p) =>
    [
      `${p.name}${p.opens ? ' (eröffnet)' : ''}${p.acts ? ' (am Zug)' : ''}: `,
      p.lost ? `${verbOf(p.name, 'hat')} verloren` : counted(p.chips, 'Chip', 'Chips'),
      `; Hand: ${p.hand || 'leer'}; Reserve: ${p.reserve || 'keine'}`,
      p.laid ? `; gelegt: ${p.laid}.` : '.',
    ].join(''),
  unknown: (count, known) =>
    count === 0 ? '' : [cards(count), ...(known.length > 0 ? [`(${known.join(', ')})`] : [])].join(' '),
  known: (card, position) => `${card} an Stelle ${position}`,
};

const MOVES: Said['moves'] = {
  play: ({ from, to, as }, view) => {
    const played = playedCards(view, from, to);
    if (played?.length === 1 && as.length === 0) return `${spoken(played[0]!)} spielen`;
    if (played) return `${writeCards(played, as)} spielen`;
    return [
      from === to ? `Karte ${from} spielen` : `Karten ${from} bis ${to} spielen`,
      ...(as.length > 0 ? [`mit X als ${as.join(' und ')}`] : []),
    ].join(', ');
  },
  reserve: ({ which, at }, view) => {
    const card = view?.players[view.actor]?.reserve[which - 1];
    return `${card ? `${spoken(card)} aus der Reserve` : `Reservekarte ${which}`} nehmen, ${placeIn(view, at)}`;
  },
  bust: () => 'sich geschlagen geben',
  insert: ({ at }, view) =>
    `${view?.drawn?.card ? spoken(view.drawn.card) : 'Karte'} ${placeIn(view, at)} einstecken`,
};

const EVENTS: Said['events'] = {
  dealt: ({ round, first }, names) => `Runde ${round} ist gegeben. ${does(names[first], 'eröffnet')}.`,
  combined: (e, names) =>
    `${does(names[e.seat], 'spielt')} ${writeCards(e.cards, e.as)} (${COMBINATIONS[e.combination]}, Summe ${e.sum}).`,
  stopped: ({ seat }, names) =>
    `${does(names[seat], 'spielt')} Stopp und ${verbOf(names[seat], 'beendet')} den Durchgang.`,
  redraw: ({ seat }, names) => `${does(names[seat], 'spielt')} Nachziehen.`,
  reserved: ({ seat, card, at }, names) =>
    `${does(names[seat], 'nimmt')} ${spoken(card)} aus der Reserve und ${verbOf(names[seat], 'steckt')} die Karte ${place(at)} ein.`,
  busted: ({ seat }, names) =>
    `${does(names[seat], 'gibt')} ${names[seat] === YOU ? 'dich' : 'sich'} geschlagen.`,
  won: ({ seat, draws }, names) =>
    `${does(names[seat], 'gewinnt')} den Durchgang${draws > 0 ? ` und ${verbOf(names[seat], 'zieht')} ${cards(draws)}` : ''}.`,
  drawn: ({ seat, card }, names) => `${does(names[seat], 'zieht')} ${card ? spoken(card) : 'eine Karte'}.`,
  inserted: ({ seat, card, at }, names) =>
    `${does(names[seat], 'steckt')} ${card ? spoken(card) : 'die Karte'} ${place(at)} ein.`,
  opens: ({ seat }, names) => `${does(names[seat], 'eröffnet')} den nächsten Durchgang.`,
  paid: ({ seat, left }, names) =>
    `${does(names[seat], 'verliert')} einen Chip und ${verbOf(names[seat], 'hat')} noch ${left}.`,
  lost: ({ seat }, names) =>
    `${does(names[seat], 'hat')} keinen Chip mehr und ${verbOf(names[seat], 'verliert')}.`,
  'match-over': ({ winners }, names) => winText(winners.map((seat) => names[seat]!)),
};

const REFUSALS: Said['refusals'] = {
  'place-first': () => 'Erst muss die gezogene Karte in die Hand.',
  'nothing-drawn': () => 'Es ist keine Karte gezogen, die einzustecken wäre.',
  'no-such-card': ({ position, count }) =>
    `Es gibt keine Karte ${position}: Auf der Hand ${count === 1 ? 'ist' : 'sind'} ${cards(Number(count))}.`,
  'too-many-cards': ({ count }) => `Eine Kombination hat höchstens drei Karten, nicht ${count}.`,
  'special-alone': ({ card }) => `${spoken(String(card))} gehört nie zu einer Kombination: einzeln spielen.`,
  'x-needs-numbers': ({ xs, given }) =>
    `Sag, wofür jedes X steht: Nötig ${xs === 1 ? 'ist' : 'sind'} ${counted(Number(xs), 'Zahl', 'Zahlen')}, nicht ${given}.`,
  'no-x': ({ cards: laid }) => `Nur ein X bekommt eine Zahl, und in ${laid} ist keins.`,
  'only-x': ({ cards: laid }) => `Zu ${laid} gehört noch eine Zahlenkarte.`,
  'no-combination': ({ cards: laid }) => `${laid} ist weder eine Folge noch sind es gleiche Zahlen.`,
  'too-low': ({ combination, sum, best, bestSum }) =>
    `Zu niedrig: ${COMBINATIONS[combination as Combination]} mit Summe ${sum} gegen ${COMBINATIONS[best as Combination]} mit Summe ${bestSum}.`,
  'opener-plays': () => 'Wer eröffnet, muss eine Karte spielen.',
  'no-such-reserve': ({ which, left }) =>
    left === 0
      ? 'Es ist keine Reservekarte mehr da.'
      : `Es gibt keine Reservekarte ${which}: Nur eine ist noch da.`,
  'no-such-place': ({ at, count }) =>
    `Diese Stelle gibt es nicht: Links davon liegen höchstens ${cards(Number(count))}, nicht ${at}.`,
  'reserve-left': ({ left }) =>
    `Solange du noch ${counted(Number(left), 'Reservekarte', 'Reservekarten')} hast, kannst du dich nicht geschlagen geben.`,
};

export const wording = worded<CombosShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  card: spoken,
  ask: ASK,
  wait: { act: waiting, insert: waiting },
  over: (view, names) => winText(winnersIn(view, names)),
  table: (view, names) => tableLines(view, names, TABLE, spoken),
  standing: ({ round, players }, seat) => {
    const { hand, chips } = players[seat]!;
    return `Runde ${round}, ${cards(hand.count)} auf deiner Hand, ${counted(chips, 'Chip', 'Chips')}`;
  },
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: { chips: 'Übrige Chips', lost: 'Konnte nicht zahlen' },
  editions: { manual: 'Anleitung', published: 'Gedruckt' },
  options: {
    chips: {
      label: 'Chips',
      help: 'Mit wie vielen Chips alle beginnen.',
      value: (value) => String(value),
    },
    xCard: {
      label: 'X-Karte',
      help: 'Ob eine Kombination mit X auch den Durchgang beendet und drei Karten bringt.',
      value: (value) => (value === 'wild' ? 'nur Joker' : 'beendet den Durchgang, zieht drei'),
    },
  },
});
