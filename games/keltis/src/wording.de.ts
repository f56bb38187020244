import type { Wording } from '@quartet/core';
import { about } from './about.ts';
import type { Card } from './cards.ts';
import type { KeltisShapes } from './shapes.ts';
import { isClosed } from './view.ts';
import { byColour, cardWords, type Phrases, signWords, worded } from './wording.ts';

const signs: Phrases['signs'] = { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau', p: 'Lila', '*': 'Punkt' };
const end = 'Ende';
const card = cardWords({ signs, end });
const pileOf = signWords({ ...signs, '*': 'Punkte' });
/** Before “Reihe”, in the nominative as in the accusative. */
const rowOf = signWords({ r: 'rote', y: 'gelbe', g: 'grüne', b: 'blaue', p: 'lila', '*': 'Punkte' });

const list = new Intl.ListFormat('de');

function cardCount(count: number): string {
  return `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
}

function all(cards: readonly Card[]): string {
  return byColour(cards).map(card).join(', ');
}

const ask: Phrases['ask'] = {
  act: () =>
    'Du bist am Zug: Wirf eine Karte ab, leg eine in eine Reihe oder nimm mit einem Paar einen Wunschstein.',
  draw: (view) => {
    const what = view.left === 2 ? 'die erste von zwei Karten' : 'eine Karte';
    return isClosed(view)
      ? `Zieh ${what} vom Nachziehstapel: Die Ablagestapel sind gesperrt.`
      : `Zieh ${what}.`;
  },
  add: ({ left }) => `Leg noch ${left === 2 ? 'bis zu zwei Karten' : 'eine Karte'} an oder hör auf.`,
  over: () => 'Die Partie ist zu Ende.',
};

const wait: Phrases['wait'] = {
  act: (name) => `${name} ist am Zug.`,
  draw: (name) => `${name} zieht nach.`,
  add: (name) => `${name} legt letzte Karten an.`,
  over: () => 'Die Partie ist zu Ende.',
};

const table: Phrases['table'] = {
  pile: (pile, removed) =>
    `Nachziehstapel: ${cardCount(pile)}.${removed > 0 ? ` Außerhalb des Spiels: ${removed}.` : ''}`,
  stones: (stones) => `Wunschsteine auf dem Tisch: ${stones}`,
  noStones: 'Alle Wunschsteine sind vergeben.',
  discards: 'Ablagestapel, oberste Karte zuletzt:',
  noDiscards: 'Die Ablagestapel sind leer.',
  player: (name, { hand, stones }, known) =>
    [
      `${name}: ${cardCount(hand.count)} auf der Hand`,
      known && `davon allen bekannt: ${known}`,
      stones.length > 0 ? `Wunschsteine: ${stones.join(', ')}` : 'kein Wunschstein',
    ]
      .filter(Boolean)
      .join('; '),
  hand: (cards) => `Hand: ${cards || 'leer'}`,
  points: (cards) => `Punktereihe: ${cards}`,
};

const moves: Phrases['moves'] = {
  discard: (move) => `${card(move.card)} abwerfen`,
  claim: ({ cards }) => `Mit ${card(cards[0])} und ${card(cards[1])} einen Wunschstein nehmen`,
  row: (move) => `${card(move.card)} an die ${rowOf('onto' in move ? move.onto : move.card)} Reihe legen`,
  point: (move) => `${card(move.card)} in die Punktereihe legen`,
  draw: ({ from }) =>
    from === 'pile' ? 'Vom Nachziehstapel ziehen' : `Vom Ablagestapel ${pileOf(from)} ziehen`,
  done: () => 'Keine Karte mehr anlegen',
};

const events: Phrases['events'] = (name) => ({
  dealt: ({ seat, count, cards }) =>
    `${name(seat)} bekommt ${cardCount(count)}${cards ? `: ${all(cards)}` : ''}.`,
  prepared: ({ pile, removed }) =>
    `${cardCount(pile)} im Nachziehstapel${removed > 0 ? `, ${removed} außerhalb des Spiels` : ''}.`,
  discarded: (event) => `${name(event.seat)} wirft ${card(event.card)} ab.`,
  claimed: ({ seat, cards, stone }) =>
    `${name(seat)} nimmt mit ${card(cards[0])} und ${card(cards[1])} den Wunschstein ${stone}.`,
  laid: (event) => `${name(event.seat)} legt ${card(event.card)} an die ${rowOf(event.row)} Reihe.`,
  'row-ended': ({ seat, row, ended }) =>
    `Die ${rowOf(row)} Reihe von ${name(seat)} ist beendet; beendete Reihen am Tisch: ${ended}.`,
  pointed: (event) => `${name(event.seat)} legt ${card(event.card)} in die Punktereihe.`,
  drew: ({ seat, pile, card: drawn }) =>
    `${name(seat)} zieht ${drawn ? card(drawn) : 'eine Karte'} vom Nachziehstapel (noch ${pile}).`,
  'picked-up': (event) =>
    `${name(event.seat)} zieht ${card(event.card)} vom Ablagestapel ${pileOf(event.from)}.`,
  stalled: ({ turns }) =>
    `Seit ${turns} Zügen hat niemand vom Nachziehstapel gezogen: Bis es jemand tut, sind die Ablagestapel gesperrt.`,
  ending: ({ seat, cause }) =>
    cause === 'rows'
      ? `${name(seat)} hat die fünfte Reihe beendet. Alle dürfen noch bis zu zwei Karten anlegen.`
      : `${name(seat)} hat die letzte Karte gezogen. Alle dürfen noch bis zu zwei Karten anlegen.`,
  stopped: ({ seat }) => `${name(seat)} legt keine Karte mehr an.`,
  'match-over': ({ scores, winners }) => {
    const best = scores[winners[0]!]!;
    const points = `${best} ${Math.abs(best) === 1 ? 'Punkt' : 'Punkten'}`;
    return winners.length === 1
      ? `${name(winners[0]!)} gewinnt mit ${points}.`
      : `${list.format(winners.map(name))} gewinnen gemeinsam mit ${points}.`;
  },
});

const refusals: Phrases['refusals'] = {
  'act-first': () => 'Spiel erst eine Karte, dann zieh nach.',
  'draw-first': ({ left }) => (left === 2 ? 'Zieh erst nach: zwei Karten.' : 'Zieh erst eine Karte nach.'),
  'no-end-yet': () => 'Aufhören kannst du erst, wenn die letzten Karten angelegt werden.',
  'only-rows-now': () => 'Das Spiel ist aus: Leg Karten an deine Reihen oder hör auf.',
  'not-held': (at) => `${card(at.card)} hast du nicht auf der Hand.`,
  'held-once': (at) => `${card(at.card)} hast du nur einmal.`,
  'values-differ': (at) =>
    `Ein Paar braucht gleiche Werte: ${card(at.card)} und ${card(at.other)} sind verschieden.`,
  'no-stone': (at) => `Für ${card(at.card)} gibt es keinen Wunschstein; sie gehen von 1 bis 9.`,
  'stone-taken': ({ stone }) => `Wunschstein ${stone} ist schon vergeben.`,
  'point-pairs-not': (at) => `An diesem Tisch sind Paare zwei Zahlenkarten; ${card(at.card)} zählt nicht.`,
  'row-goes-up': (at) => `Deine ${rowOf(at.card)} Reihe geht aufwärts: Sie braucht ${at.needs} oder mehr.`,
  'row-goes-down': (at) =>
    `Deine ${rowOf(at.card)} Reihe geht abwärts: Sie braucht ${at.needs} oder weniger.`,
  'row-ended': ({ row }) => `Deine ${rowOf(row)} Reihe ist beendet.`,
  'row-without-number': ({ row }) =>
    `Deine ${rowOf(row)} Reihe hat keine Zahl, der eine Punktekarte gleichen könnte.`,
  'point-differs': ({ row, needs }) =>
    `Die letzte Zahl deiner ${rowOf(row).replace(/e$/, 'en')} Reihe ist ${needs}: Sie nimmt nur Punkt ${needs} an.`,
  'row-not-started': ({ row }) => `Du hast keine ${rowOf(row)} Reihe, und begonnen wird jetzt keine mehr.`,
  'pile-empty': ({ pile }) => `Der Ablagestapel ${pileOf(pile)} ist leer.`,
  'pile-barred': ({ pile }) => `Auf den Ablagestapel ${pileOf(pile)} hast du in diesem Zug abgeworfen.`,
  stalled: () => 'Die Ablagestapel sind gesperrt: Zieh vom Nachziehstapel.',
};

export const wording: Wording<KeltisShapes> = worded({
  language: 'de',
  title: `${about.name.de}: Das Kartenspiel`,
  rules: new URL('../RULES.de.md', import.meta.url),
  signs,
  end,
  ask,
  wait,
  table,
  standing: (pile) => `Noch ${cardCount(pile)}`,
  moves,
  events,
  refusals,
  scoreParts: {
    'row-r': 'Rote Reihe',
    'row-y': 'Gelbe Reihe',
    'row-g': 'Grüne Reihe',
    'row-b': 'Blaue Reihe',
    'row-p': 'Lila Reihe',
    points: 'Punktereihe',
    stones: 'Wunschsteine',
  },
  editions: { manual: 'Anleitung', published: 'Gedruckt' },
  options: {
    removed: {
      label: 'Karten außerhalb des Spiels',
      help: 'Zu zweit kommen einige Karten ungesehen aus dem Spiel: je mehr, desto kürzer wird es.',
      value: (value) => (value === 0 ? 'keine' : `${value} Karten`),
    },
    pairs: {
      label: 'Paare für Wunschsteine',
      help: 'Ob eine der beiden Karten, mit denen man einen Wunschstein nimmt, eine Punktekarte sein darf.',
      value: (value) => (value === 'any' ? 'auch mit einer Punktekarte' : 'zwei Zahlenkarten'),
    },
  },
});
