import { about } from './about.ts';
import { cardWords, listed, speak } from './wording.ts';

const COLOURS = { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau' } as const;
const card = cardWords(COLOURS);

function cards(count: number): string {
  return `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
}

function points(score: number): string {
  return `${score} ${score === 1 || score === -1 ? 'Punkt' : 'Punkte'}`.replace('-', '−');
}

export const wording = speak({
  language: 'de',
  title: about.name.de,
  rules: new URL('../RULES.de.md', import.meta.url),
  colours: COLOURS,

  ask: {
    turn: ({ heap, pile }) =>
      `Lege eine Karte, die auf ${card(heap.at(-1))} passt, oder ${pile.count > 0 ? 'ziehe eine' : 'passe'}.`,
    drawn: ({ drawn, heap }) =>
      `Du hast ${card(drawn)} gezogen: Lege die Karte auf ${card(heap.at(-1))}, falls sie passt, oder behalte sie.`,
  },
  wait: (name) => `Warten auf ${name}.`,
  over: 'Das Spiel ist zu Ende.',

  standing: (round, { hand, score }) =>
    `Runde ${round}, ${cards(hand.count)} auf deiner Hand, ${points(score)}`,

  table: {
    round: (round, rounds) => `Runde ${round} von ${rounds}.`,
    heap: (top, heap, pile) =>
      `Oben auf dem Haufen: ${card(top)} (${cards(heap)}). Nachziehstapel: ${cards(pile)}.`,
    player: (name, { score }, hand, isActor) =>
      `${name}${isActor ? ' (am Zug)' : ''}: ${points(score)}; Hand: ${hand}.`,
    hidden: cards,
  },

  moves: {
    lay: (move) => `${card(move.card)} legen`,
    draw: () => 'eine Karte ziehen',
    keep: () => 'die Karte behalten',
    pass: () => 'passen',
  },

  events: {
    dealt: ({ round, begins, open }, names) =>
      `Runde ${round} ist gegeben. Der Haufen beginnt mit ${card(open)}, und ${names[begins]} fängt an.`,
    laid: (event, names) => `${names[event.seat]} legt ${card(event.card)}.`,
    drawn: (event, names) => `${names[event.seat]} zieht ${event.card ? card(event.card) : 'eine Karte'}.`,
    kept: ({ seat }, names) => `${names[seat]} behält sie.`,
    passed: ({ seat }, names) => `${names[seat]} passt.`,
    'round-over': ({ round, out }, names) =>
      `Runde ${round} ist zu Ende: ${out === undefined ? 'Alle haben gepasst' : `${names[out]} ist fertig`}.`,
    'match-over': ({ winners }, names) => {
      const who = listed(
        winners.map((seat) => names[seat]!),
        'und',
      );
      return `${who} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}.`;
    },
  },

  refusals: {
    'game-over': () => 'Das Spiel ist zu Ende.',
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

  options: {
    rounds: { label: 'Runden', help: 'Wie viele Runden ein Spiel hat.', value: (value) => String(value) },
  },

  editions: { usual: 'Üblich' },
  places: { heap: 'Haufen', pile: 'Nachziehstapel', drawn: 'Gezogen' },
});
