import { findGame, games, wordingOf } from '@quartet/catalog';
import { type Deck, FastRng, fastSeed, Match, type Shapes, tableFor, type Viewer } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { legalIn } from '../../src/kit/legal.ts';
import { type Choice, choicesOf, type Spot } from '../../src/kit/plain/choices.ts';
import { facesOf } from '../../src/kit/plain/faces.ts';
import { canPick, goesByPlace, offer, SHOWN } from '../../src/kit/plain/picking.ts';
import { type Place, type Scene, sceneOf } from '../../src/kit/plain/scene.ts';
import { surePoints } from '../../src/kit/plain/sure-points.ts';

function deckOf(...codes: readonly string[]): Deck {
  return { name: 'cards', cards: Uint8Array.from(codes.keys()), print: (card) => codes[card]! };
}

/** A match after so many random decisions. */
function matchAfter(id: string, decisions: number, seats = 3): Match {
  const game = findGame(id)!;
  const match = Match.start(game, tableFor(game, seats), fastSeed('plain'));
  const rng = new FastRng('choices');
  for (let i = 0; i < decisions && !match.over; i++) {
    const moves = match.moves();
    match.play(match.actor, moves[rng.below(moves.length)]!);
  }
  return match;
}

async function choicesAt(match: Match): Promise<readonly Choice[]> {
  const { game, actor: me } = match;
  const wording = await wordingOf(game.id, 'en');
  const view = match.view(me);
  const faces = facesOf(game.decks(match.table), view);
  const scene = sceneOf(view, faces, me);
  return choicesOf({ game, wording, scene, me, faces, legal: legalIn(game, wording, view, me) });
}

function sceneAt(match: Match, viewer: Viewer): Scene {
  const { game, table } = match;
  const me = typeof viewer === 'number' ? viewer : null;
  return sceneOf(match.view(viewer), facesOf(game.decks(table), match.view(viewer)), me);
}

const SEVEN: Spot = { code: '7', path: 'hand' };

function choice(text: string, cards: readonly Spot[]): Choice {
  return { move: { type: text.split(' ')[0]! }, text, label: text, cards, namesCards: true };
}

function cardsAt(places: readonly Place[], key: string): readonly string[] {
  return places.filter((place) => place.key === key).flatMap(({ groups }) => groups.flat());
}

describe('cards are known by how their deck prints them', () => {
  test('a suit before or behind the number, or none', () => {
    const before = facesOf([deckOf('r7', 'rE', '*3')], { seen: ['r7'] });
    expect(before.of('r7')).toMatchObject({ rank: '7', suit: { letters: 'r', hue: 'red' } });
    expect(before.of('rE')).toMatchObject({ rank: 'E', suit: { letters: 'r' } });
    const behind = facesOf([deckOf('10H', 'QS', '2S')], { seen: ['QS'] });
    expect(behind.of('10H')).toMatchObject({ rank: '10', suit: { letters: 'H' } });
    expect(behind.of('QS')).toMatchObject({ rank: 'Q', suit: { letters: 'S' } });
    expect(facesOf([deckOf('1', '2', 'X')], { seen: ['X'] }).of('X')).toMatchObject({
      rank: 'X',
      suit: null,
    });
  });

  test('copies that only the deck tells apart are one face', () => {
    const faces = facesOf([deckOf('7a', '7b', 'Xa')], { row: ['7'] });
    expect(faces.has('7')).toBe(true);
    expect(faces.has('7a')).toBe(false);
    expect(faces.of('X').suit).toBeNull();
  });

  test('other texts are none', () => {
    const faces = facesOf([deckOf('r7')], { hand: ['r7'] });
    expect([faces.has('turn'), faces.has('r'), faces.has(7), faces.has(null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe.each(games)('a scene of $id', (game) => {
  const match = matchAfter(game.id, 20);
  const scene = sceneAt(match, match.actor);

  test('has my hand, and of others how many cards they hold', () => {
    expect(scene.hand).not.toBeNull();
    expect(scene.hand!.groups.flat()).toHaveLength(scene.hand!.count!);
    scene.seats.forEach((places, seat) => {
      const hands = places.filter(({ key }) => key === 'hand');
      expect(hands).toHaveLength(seat === match.actor ? 0 : 1);
      for (const hand of hands) expect(hand).toMatchObject({ groups: [], count: expect.any(Number) });
    });
  });

  test('has every card of the game, once all is open', () => {
    const all = sceneAt(match, 'referee');
    const places = [...all.seats.flat(), ...all.middle].filter(
      ({ key }) => !['known', 'laidBefore'].includes(key),
    );
    const found = places.flatMap(({ groups }) => groups.flat()).length;
    // The scoring cards of LINX, its second deck, are numbers in views.
    expect(found).toBe(game.decks(match.table)[0]!.cards.length);
  });

  test('knows the points as far as they can be known', () => {
    const known = surePoints(game, match.view(match.actor));
    const sheet = match.scoreSheet().map(({ points }) => points);
    known.forEach((points, seat) => {
      if (points !== null) expect(points).toBe(sheet[seat]);
    });
  });
});

test('what lies in the middle and before seats is called as the view calls it', () => {
  const { seats, middle } = sceneAt(matchAfter('linko', 20), 0);
  expect(cardsAt(middle, 'row')).not.toEqual([]);
  expect(middle.find(({ key }) => key === 'pile')).toMatchObject({ groups: [], count: expect.any(Number) });
  expect(seats.some((places) => cardsAt(places, 'layers').length > 0)).toBe(true);
});

describe('moves and their cards', () => {
  test('a move that names cards is about them', async () => {
    const choices = await choicesAt(matchAfter('keltis', 0));
    expect(choices.find(({ text }) => text.startsWith('discard'))!.cards).toHaveLength(1);
  });

  test('one that names places is about the cards it takes from there', async () => {
    const match = matchAfter('combos', 0);
    const [first] = (match.view(match.actor) as { players: { hand: { cards: string[] } }[] } & Shapes['View'])
      .players[match.actor]!.hand.cards;
    const choices = await choicesAt(match);
    const path = `players.${match.actor}.hand`;
    expect(choices.find(({ text }) => text === 'play 1')!.cards).toEqual([{ code: first, path }]);
  });

  test('a card put into the hand is the one it is about, whatever else is swept off the table', async () => {
    const match = matchAfter('combos', 0);
    const rng = new FastRng('until somebody places a card');
    while (match.view(match.actor).phase !== 'insert') {
      const moves = match.moves();
      match.play(match.actor, moves[rng.below(moves.length)]!);
    }
    const { hand, middle } = sceneAt(match, match.actor);
    const choices = await choicesAt(match);
    const drawn = cardsAt(middle, 'drawn');
    for (const { cards } of choices) expect(cards.map(({ code }) => code)).toEqual(drawn);
    expect(goesByPlace(choices, hand!)).toBe(true);
    expect(goesByPlace(await choicesAt(matchAfter('keltis', 0)), hand!)).toBe(false);
  });

  test('picked cards narrow the list, like ones as often as they are picked', async () => {
    const choices: Choice[] = [
      choice('draw', []),
      choice('play 7', [SEVEN]),
      choice('play 7 7', [SEVEN, SEVEN]),
    ];
    const texts = (picked: readonly Spot[], hinted: string | null = null): string[][] =>
      offer(choices, picked, hinted).groups.map((group) => group.map(({ text }) => text));
    expect(texts([])).toEqual([['draw'], ['play 7', 'play 7 7']]);
    expect(texts([SEVEN, SEVEN])).toEqual([['play 7 7']]);
    expect(texts([SEVEN], 'play 7 7')).toEqual([['play 7 7'], ['play 7']]);
    expect(canPick(choices, [SEVEN, SEVEN])).toBe(true);
    expect(canPick(choices, [SEVEN, SEVEN, SEVEN])).toBe(false);
  });

  test('of very many, the shortest are shown, and how many more there are', () => {
    const choices = Array.from({ length: SHOWN + 10 }, (_, i) =>
      choice(`chain ${i}`, Array<Spot>(SHOWN + 10 - i).fill(SEVEN)),
    );
    const { groups, more } = offer(choices, [], null);
    expect(more).toBe(10);
    expect(groups.flat().at(0)!.cards).toHaveLength(1);
  });
});
