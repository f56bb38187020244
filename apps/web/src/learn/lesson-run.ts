import { assert, type Match, type Refusal, type Shapes } from '@quartet/core';
import type { LogEntry } from '../engine/model.ts';
import { type Act, dealLesson, type Lesson, ME } from './lesson.ts';

/** One move of the script. */
export interface Step {
  /** The number of its act, from 0. */
  readonly act: number;
  readonly kind: 'skipped' | 'answer' | 'mine';
  readonly text: string;
}

function stepsOf({ acts, after }: Lesson): readonly Step[] {
  const last = acts.length - 1;
  return [...acts.flatMap(stepsOfAct), ...after.map((text): Step => ({ act: last, kind: 'answer', text }))];
}

function stepsOfAct({ skipped = [], before = [], moves }: Act, act: number): readonly Step[] {
  const step =
    (kind: Step['kind']) =>
    (text: string): Step => ({ act, kind, text });
  return [...skipped.map(step('skipped')), ...before.map(step('answer')), ...moves.map(step('mine'))];
}

/** What came of something the learner did: the move of the script, another legal one, or one the rules refuse. */
export type Attempt = { readonly kind: 'played' | 'other' } | { readonly kind: 'refused'; refusal: Refusal };

/** A lesson being played: the match, and how far the script is. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly match: Match;
  readonly log: LogEntry[] = [];
  private readonly steps: readonly Step[];
  private at = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.match = dealLesson(lesson);
    this.steps = stepsOf(lesson);
  }

  /** The next move of the script; null once it is played. */
  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** The moves of the learner from here to the end of the act. */
  wanted(): readonly Shapes['Move'][] {
    const { step } = this;
    if (step?.kind !== 'mine') return [];
    const mine = this.steps.slice(this.at).filter(({ act, kind }) => act === step.act && kind === 'mine');
    return mine.map(({ text }) => this.lesson.game.parse(text)!);
  }

  /** How many moves of this act the learner has made. */
  done(): number {
    const before = this.steps.slice(0, this.at);
    return before.filter(({ act, kind }) => act === this.step?.act && kind === 'mine').length;
  }

  /** What happened since the learner's last decision. */
  sinceMine(): readonly LogEntry[] {
    return this.log.slice(this.log.findLastIndex(({ seat }) => seat === ME) + 1);
  }

  /** Plays the next move of the script, whoever's it is. */
  advance(): void {
    const { match, step } = this;
    assert(step !== null, `the lesson of ${match.game.id} is over`);
    const ply = match.ply;
    const played = match.play(match.actor, step.text);
    assert(played.ok, `the lesson of ${match.game.id} cannot go on with "${step.text}"`);
    const events = match.heard(played.events, ME);
    this.log.push({ ply, seat: played.seat, text: played.text, events });
    this.at++;
  }

  attempt(move: Shapes['Move']): Attempt {
    const judged = this.match.judge(ME, move);
    if (!judged.ok) return { kind: 'refused', refusal: judged.refusal };
    const wanted = this.step?.kind === 'mine' ? this.match.judge(ME, this.step.text) : null;
    // The same move may be written in several ways: a chain can be laid from either end.
    if (!wanted?.ok || wanted.code !== judged.code) return { kind: 'other' };
    this.advance();
    return { kind: 'played' };
  }
}
