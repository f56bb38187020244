import { type Phrases, worded } from '@quartet/core';
import { counted, does, nominative, shared, together, YOU } from '@quartet/core/words.de';
import { about } from './about.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { KeltisShapes } from './shapes.ts';
import { isClosed } from './view.ts';
import { type CardWords, cardWords, signWords, type TableWords, tableLines } from './wording-parts.ts';

type Said = Phrases<KeltisShapes, RefusalCode, ScorePart>;

const signs: CardWords['signs'] = { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau', p: 'Lila', '*': 'Punkt' };
const end = 'Ende';
const card = cardWords({ signs, end });
const pileOf = signWords({ ...signs, '*': 'Punkte' });
/** Before “Reihe”, in the nominative as in the accusative. */
const rowOf = signWords({ r: 'rote', y: 'gelbe', g: 'grüne', b: 'blaue', p: 'lila', '*': 'Punkte' });

function cardCount(count: number): string {
  return counted(count, 'Karte', 'Karten');
}

/** To the one who decides. */
const ASK: Said['ask'] = {
  act: () =>
    'Du bist am Zug: Wirf eine Karte ab, leg eine in eine Reihe oder nimm mit einem Paar einen Wunschstein.',
  draw: (view) => {
    const what = view.left === 2 ? 'die erste von zwei Karten' : 'eine Karte';
    return isClosed(view)
      ? `Zieh ${what} vom Nachziehstapel: Die Ablagestapel sind gesperrt.`
      : `Zieh ${what}.`;
  },
  add: ({ left }) => `Leg noch ${left === 2 ? 'bis zu zwei Karten' : 'eine Karte'} an oder hör auf.`,
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  act: ({ actor }, names) => `${does(names[actor], 'ist')} am Zug.`,
  draw: ({ actor }, names) => `${does(names[actor], 'zieht')} nach.`,
  add: ({ actor }, names) => `${does(names[actor], 'legt')} letzte Karten an.`,
};

const TABLE: TableWords = {
  signs,
  end,
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

const MOVES: Said['moves'] = {
  discard: (move) => `${card(move.card)} abwerfen`,
  claim: ({ cards }) => `Mit ${card(cards[0])} und ${card(cards[1])} einen Wunschstein nehmen`,
  row: (move) => `${card(move.card)} an die ${rowOf('onto' in move ? move.onto : move.card)} Reihe legen`,
  point: (move) => `${card(move.card)} in die Punktereihe legen`,
  draw: ({ from }, view) => {
    if (from === 'pile') return 'Vom Nachziehstapel ziehen';
    const top = view?.discards[from].at(-1);
    return top ? `${card(top)} vom Ablagestapel ziehen` : `Vom Ablagestapel ${pileOf(from)} ziehen`;
  },
  done: () => 'Keine Karte mehr anlegen',
};

const EVENTS: Said['events'] = {
  dealt: ({ first, hands, pile, removed }, names) =>
    [
      `Alle bekommen ${cardCount(hands[first]!.count)}, ${does(nominative(names[first]), 'beginnt')}.`,
      `${cardCount(pile)} im Nachziehstapel${removed > 0 ? `, ${removed} außerhalb des Spiels` : ''}.`,
    ].join(' '),
  discarded: (event, names) => `${does(names[event.seat], 'wirft')} ${card(event.card)} ab.`,
  claimed: ({ seat, cards, stone }, names) =>
    `${does(names[seat], 'nimmt')} mit ${card(cards[0])} und ${card(cards[1])} den Wunschstein ${stone}.`,
  laid: (event, names) =>
    `${does(names[event.seat], 'legt')} ${card(event.card)} an die ${rowOf(event.row)} Reihe.`,
  'row-ended': ({ seat, row, ended }, names) =>
    `${names[seat] === YOU ? `Deine ${rowOf(row)} Reihe` : `Die ${rowOf(row)} Reihe von ${names[seat]}`} ist beendet; beendete Reihen am Tisch: ${ended}.`,
  pointed: (event, names) => `${does(names[event.seat], 'legt')} ${card(event.card)} in die Punktereihe.`,
  drawn: ({ seat, pile, card: drawn }, names) =>
    `${does(names[seat], 'zieht')} ${drawn ? card(drawn) : 'eine Karte'} vom Nachziehstapel (noch ${pile}).`,
  'picked-up': (event, names) =>
    `${does(names[event.seat], 'zieht')} ${card(event.card)} vom Ablagestapel ${pileOf(event.from)}.`,
  stalled: ({ turns }) =>
    `Seit ${turns} Zügen hat niemand vom Nachziehstapel gezogen: Bis es jemand tut, sind die Ablagestapel gesperrt.`,
  ending: ({ seat, cause }, names) =>
    cause === 'rows'
      ? `${does(names[seat], 'hat')} die fünfte Reihe beendet. Alle dürfen noch bis zu zwei Karten anlegen.`
      : `${does(names[seat], 'hat')} die letzte Karte gezogen. Alle dürfen noch bis zu zwei Karten anlegen.`,
  done: ({ seat }, names) => `${does(names[seat], 'legt')} keine Karte mehr an.`,
  'match-over': ({ scores, winners }, names) => {
    const best = scores[winners[0]!]!;
    const points = `${best} ${Math.abs(best) === 1 ? 'Punkt' : 'Punkten'}`;
    return winners.length === 1
      ? `${does(names[winners[0]!], 'gewinnt')} mit ${points}.`
      : `${together(
          winners.map((seat) => names[seat]!),
          'gewinnen',
          'gewinnt',
        )} gemeinsam mit ${points}.`;
  },
};

const REFUSALS: Said['refusals'] = {
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

export const wording = worded<KeltisShapes, RefusalCode, ScorePart>(shared, {
  title: `${about.name.de}: Das Kartenspiel`,
  rules: new URL('../RULES.de.md', import.meta.url),
  card,
  ask: ASK,
  wait: WAIT,
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ pile }) => `Noch ${cardCount(pile.count)}`,
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
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
