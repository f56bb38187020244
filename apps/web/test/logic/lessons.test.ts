import { list } from '@quartet/catalog/list';
import { LANGUAGES, type Match, type Shapes } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../src/games/index.ts';
import { dealLesson, type Lesson, type LessonWords, ME } from '../../src/learn/lesson.ts';
import { LessonRun } from '../../src/learn/lesson-run.ts';

/** Two short sentences fit under the coach's heading on a phone. */
const LONGEST = 112;

const lessons = await Promise.all(
  list
    .filter(({ id }) => lookOf(id).lesson)
    .map(async ({ id }) => [id, (await lookOf(id).lesson!()).lesson] as const),
);

/** What happens at each decision of the learner, while the script is played to its end. */
function eachOfMine(lesson: Lesson, look: (run: LessonRun) => void): LessonRun {
  const run = new LessonRun(lesson);
  while (run.step) {
    if (run.step.kind === 'mine') look(run);
    run.advance();
  }
  return run;
}

function textsOf({ acts, remember }: LessonWords): readonly string[] {
  const ofActs = Object.values(acts).flatMap(({ title, say, at = {}, more = [] }) => [
    title,
    say,
    ...more,
    ...Object.values(at),
  ]);
  return [...ofActs, ...remember];
}

/** The cards a view shows in the learner's hand, whatever the game calls its places. */
function handIn(view: Shapes['View']): readonly string[] {
  const { seats, hands, players } = view as Shapes['View'] & Record<string, Hands | undefined>;
  const mine = (hands ?? seats ?? players)![ME]!;
  return mine.cards ?? mine.hand!.cards;
}

type Hands = readonly {
  readonly cards?: readonly string[];
  readonly hand?: { readonly cards: readonly string[] };
  readonly reserve?: readonly string[];
}[];

/** Whether the view has what this spot names; buttons are there in any view. */
function isThere(spot: string, view: Shapes['View']): boolean {
  const { anchors, row, players, stones } = view as Shapes['View'] & {
    anchors: readonly (string | null)[];
    row: readonly (readonly string[])[];
    players: Hands;
    stones: readonly number[];
  };
  const [kind, which = ''] = spot.split(' ');
  const hand = handIn(view);
  const there: Readonly<Record<string, () => boolean>> = {
    hand: () => hand.includes(which),
    card: () => Number(which) >= 1 && Number(which) <= hand.length,
    gap: () => Number(which) >= 1 && Number(which) <= hand.length + 1,
    anchor: () => anchors[Number(which)] != null,
    slot: () => row[Number(which) - 1]!.length > 0,
    reserve: () => players[ME]!.reserve!.length >= Number(which),
    stone: () => stones.includes(Number(which)),
    joker: () => hand.includes('X'),
  };
  return there[kind!]?.() ?? /^(primary|pile|stock|discards|choice|otherwise|row)$/.test(kind!);
}

describe.each(lessons)('the lesson of %s', (_, lesson) => {
  test('is a match by the rules: everybody’s every move is legal, and the learner’s are the learner’s', () => {
    const run = new LessonRun(lesson);
    while (run.step) {
      const { text, kind } = run.step;
      const { actor } = run.match;
      expect(run.match.judge(actor, text), text).toMatchObject({ ok: true });
      if (kind !== 'skipped') expect(actor === ME, text).toBe(kind === 'mine');
      run.advance();
    }
    expect(lesson.acts.length).toBeGreaterThanOrEqual(6);
    expect(lesson.acts.length).toBeLessThanOrEqual(8);
  });

  test('says everything in both languages, briefly', () => {
    for (const language of LANGUAGES) {
      const texts = textsOf(lesson.words[language]);
      for (const text of texts) expect(text).toMatch(/\S/);
      expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
    }
    const german = textsOf(lesson.words.de);
    expect(textsOf(lesson.words.en).filter((text, i) => text === german[i])).toEqual([]);
  });

  test('says something of each act, and of no other', () => {
    expect(Object.keys(lesson.words.en.acts)).toEqual(lesson.acts.map(({ name }) => name));
  });

  test('marks what lies on the table', () => {
    eachOfMine(lesson, (run) => {
      const view = run.match.view(ME);
      const spots = lesson.taps(run.wanted(), view);
      expect(spots.length).toBeGreaterThan(0);
      expect(spots.filter((spot) => !isThere(spot, view))).toEqual([]);
    });
  });

  test('speaks of no spot that is not to be tapped', () => {
    const spots = lesson.acts.map(() => new Set<string>());
    eachOfMine(lesson, (run) => {
      for (const spot of lesson.taps(run.wanted(), run.match.view(ME))) spots[run.step!.act]!.add(spot);
    });
    for (const [i, { name }] of lesson.acts.entries()) {
      const { at = {} } = lesson.words.en.acts[name]!;
      expect(Object.keys(at).filter((spot) => !spots[i]!.has(spot))).toEqual([]);
    }
  });

  test('another legal move changes nothing; the one it wants goes on', () => {
    let others = 0;
    const end = eachOfMine(lesson, (run) => {
      const before = JSON.stringify(run.match.view('referee'));
      const { text } = run.step!;
      const other = run.match.moves().find((move) => run.match.game.print(move) !== text);
      if (!other) return;
      others++;
      // A chain laid from its other end is the same chain.
      const isSame = codeOf(run, other) === codeOf(run, text);
      if (isSame) return;
      expect(run.attempt(other)).toEqual({ kind: 'other' });
      expect(JSON.stringify(run.match.view('referee'))).toBe(before);
    });
    expect(others).toBeGreaterThan(3);
    expect(end.step).toBeNull();
  });

  test('the wanted move, tried, is played; what is wanted and done is counted by act', () => {
    const run = new LessonRun(lesson);
    while (run.step) {
      const { act, kind, text } = run.step;
      const mine = lesson.acts[act]!.moves;
      if (kind !== 'mine') {
        expect(run.wanted()).toEqual([]);
        run.advance();
        continue;
      }
      const left = mine.slice(run.done());
      expect(left[0]).toBe(text);
      expect(run.wanted().map((move) => lesson.game.print(move))).toEqual(left);
      const { ply } = run.match;
      expect(run.attempt(lesson.game.parse(text)!)).toEqual({ kind: 'played' });
      expect(run.match.ply).toBe(ply + 1);
      expect(run.sinceMine()).toEqual([]);
    }
    expect(run.wanted()).toEqual([]);
  });

  test('the learner hears what they may know, and is shown what happened since they decided', () => {
    const run = new LessonRun(lesson);
    const again = dealLesson(lesson);
    let since: string[] = [];
    while (run.step) {
      const { actor } = again;
      const played = again.play(actor, run.step.text);
      run.advance();
      since = actor === ME ? [] : [...since, run.log.at(-1)!.text];
      expect(run.log.at(-1)!.events).toEqual(again.heard(played.ok ? played.events : [], ME));
      expect(run.sinceMine().map(({ text }) => text)).toEqual(since);
    }
  });

  test('what the rules do not allow is refused in their words', () => {
    const run = new LessonRun(lesson);
    const refusals = eachRefusal(run);
    expect(refusals.length).toBeGreaterThan(0);
    for (const { rule } of refusals) expect(rule).toMatch(/^§\d/);
    expect(run.match.ply).toBe(0);
  });
});

function codeOf(run: LessonRun, move: Shapes['Move'] | string): number {
  const judged = run.match.judge(ME, move);
  if (!judged.ok) throw new Error(judged.refusal.code);
  return judged.code;
}

/** The moves of later acts are mostly not allowed at the start. */
function eachRefusal(run: LessonRun) {
  const later = run.lesson.acts.flatMap(({ moves }) => moves).slice(1);
  return later.flatMap((text) => {
    const judged = run.match.judge(ME, text);
    if (judged.ok) return [];
    const attempt = run.attempt(run.lesson.game.parse(text)!);
    return attempt.kind === 'refused' ? [attempt.refusal] : [];
  });
}

test('whoever played on would find later deals shuffled, always alike', () => {
  const later = lessons.flatMap(([, lesson]) => {
    const playedOn = (): Match => {
      const match = dealLesson(lesson);
      while (!match.over && match.ply < 400) match.play(match.actor, match.moves()[0]!);
      return match;
    };
    const { deals } = playedOn().record('referee');
    expect(playedOn().record('referee').deals).toEqual(deals);
    const decks = lesson.game.decks(lesson.table).map(({ cards, print }) => [...cards].map(print));
    for (const deal of deals!.slice(1))
      for (const deck of decks) expect(Object.values(deal)).not.toContainEqual(deck);
    return deals!.slice(1);
  });
  expect(later.length).toBeGreaterThan(0);
});

test('when the LINX coach says that no chain is long enough, there is none', () => {
  const [, lesson] = lessons.find(([id]) => id === 'linx')!;
  let told = 0;
  eachOfMine(lesson, (run) => {
    if (!run.step!.text.startsWith('discard')) return;
    told++;
    expect(run.match.moves().filter(({ type }) => type === 'chain')).toEqual([]);
  });
  expect(told).toBe(1);
});

test('when the Combos coach says that nothing beats the trips, nothing does', () => {
  const [, lesson] = lessons.find(([id]) => id === 'combos')!;
  let told = 0;
  eachOfMine(lesson, (run) => {
    if (!run.step!.text.startsWith('reserve')) return;
    told++;
    expect(run.match.moves().filter(({ type }) => type === 'play')).toEqual([]);
  });
  expect(told).toBe(1);
});
