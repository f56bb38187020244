import type { Game, Seat, Shapes, Wording } from '@quartet/core';
import type { Settings } from '../../src/app/settings.ts';
import type { LogEntry } from '../../src/engine/model.ts';
import { type Draft, EMPTY, seenAgain, sent, withoutLast, withStep } from '../../src/kit/draft.ts';
import { imagined, legalIn } from '../../src/kit/legal.ts';
import type { TableProps } from '../../src/kit/table-props.ts';
import type { Drafting } from '../../src/kit/use-draft.ts';

const NAMES = ['Mia', 'Otto', 'Ada', 'Juri', 'Finn', 'Lea'];

const SETTINGS: Settings = {
  name: 'Mia',
  face: 'fox',
  met: true,
  language: 'en',
  theme: 'dusk',
  textSize: 'normal',
  letters: false,
  leftHanded: false,
  speed: 'normal',
  lessMotion: false,
  effects: 0,
  alerts: 0,
  muted: true,
  haptics: false,
  aids: true,
  confirm: false,
  tips: false,
  remarks: false,
  letterKeys: true,
};

/** A table's props without a page, and what was said and played. */
export interface AtDesk<S extends Shapes> {
  readonly props: TableProps<S>;
  readonly said: string[];
  readonly played: string[];
  draft<Choice>(): Drafting<Choice, S['Move']>;
}

/** `referee`: the whole position; `me` sees its own part of it. */
export function atDesk<S extends Shapes>(
  game: Game<S>,
  wording: Wording<S>,
  referee: S['View'],
  { me = 0, aids = true, last = [] }: { me?: Seat | null; aids?: boolean; last?: readonly LogEntry[] } = {},
): AtDesk<S> {
  const view = game.view(imagined(game, referee), me ?? 'table');
  const [said, played]: [string[], string[]] = [[], []];
  const legal = legalIn(game, wording, view, me);
  const props: TableProps<S> = {
    game,
    wording,
    settings: { ...SETTINGS, aids },
    view,
    me,
    names: NAMES.slice(0, referee.table.seats),
    legal,
    play: (move) => void played.push(game.print(move)),
    say: (sentence) => void said.push(sentence),
    ply: 0,
    story: [],
    last,
    hinted: null,
  };
  return { props, said, played, draft: () => drafting(props) };
}

/** What `useDraft` gives, without a component around it. */
function drafting<Choice, S extends Shapes>({
  view,
  legal,
  play,
}: TableProps<S>): Drafting<Choice, S['Move']> {
  let draft: Draft<Choice, S['Move']> = seenAgain(EMPTY, { view, legal }, false);
  let held = draft.steps;
  return {
    get choice() {
      return draft.steps.at(-1) ?? null;
    },
    get canUndo() {
      return draft.steps.length > 0;
    },
    get isSent() {
      return draft.sent !== null;
    },
    choose: (choice) => {
      draft = withStep(draft, choice);
    },
    undo: () => {
      draft = withoutLast(draft);
    },
    hold: () => {
      held = draft.steps;
    },
    giveBack: () => {
      draft = { ...draft, steps: held };
    },
    commit: (...moves) => {
      draft = sent(draft, moves, legal);
      for (const move of moves) play(move);
    },
  };
}

/** A log: who decided, and what happened then. */
export function logOf<Event extends Shapes['Event']>(
  ...entries: readonly (readonly [Seat, ...Event[]])[]
): readonly LogEntry[] {
  return entries.map(([seat, ...events], ply) => ({ ply, seat, text: '', events }));
}
