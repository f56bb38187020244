import type { Shapes, Wording } from '@quartet/core';
import type { ComponentChild } from 'preact';
import type { Ends } from '../ends/ended.ts';
import type { MiniCards } from '../kit/mini-cards.ts';
import type { Motion } from '../kit/motion/beat.ts';
import type { Speech } from '../kit/speech.ts';
import type { Story } from '../kit/story.ts';
import type { TableProps } from '../kit/table-props.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { Tips } from '../learn/tips/tip.ts';
import type { Guides } from '../rules/guide.ts';

export interface TableLook<S extends Shapes = Shapes> {
  Table(props: TableProps<S>): ComponentChild;
  /** How its events are seen: bots and looks back keep to its pace. */
  readonly motion?: Motion<S, unknown>;
}

/**
 * All that the app has of one game, besides what the game itself brings: each part is loaded when it is needed. What
 * is left out the app does without.
 */
export interface Look<S extends Shapes = Shapes> {
  /** How it looks and is touched; left out, the plain table serves. */
  table?(): Promise<TableLook<S>>;
  /** What its table lets hear and answers, and how it tells what happened; how its ends are told comes later. */
  speech?(): Promise<{
    readonly speech: Speech<S>;
    readonly story?: Story<S>;
    /** The game's sentences where its table gives places other names than the terminal. */
    sayAtTable?(wording: Wording<S>): Wording<S>;
    ends?(): Promise<{ readonly ends: Ends<S> }>;
  }>;
  /** Its cards where there is little room. */
  miniCards?(): Promise<MiniCards<S>>;
  lesson?(): Promise<{ readonly lesson: Lesson<S> }>;
  tips?(): Promise<Tips<S['View']>>;
  /** The rules that matter in each phase. */
  guides?(): Promise<{ readonly guides: Guides<S['View']['phase']> }>;
  /** A few of its cards, as they might lie on the table. */
  picture?(): Promise<{ Picture(): ComponentChild }>;
}
