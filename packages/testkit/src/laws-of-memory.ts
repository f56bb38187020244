import type { Rng, Shapes, Viewer } from '@quartet/core';
import { type Counts, countsIn, Ranges } from './card-counts.ts';
import { hiddenPlaces, type Place, valueAt } from './hidden.ts';
import { broken, json, type Stop, type Walk } from './walk.ts';

/**
 * A second and closer look is taken only where the first found something: after so many states that the move can lead to.
 * Chance alone fools the last one once in millions.
 */
const LOOKS = [8, 40, 300];
/** So many states are imagined after the move at each look, and so many of them must be impossible. */
const IMAGINED = 12;
const NOTICED = 3;
/** An imagined state must fit the move once in so many, or nothing can be said of this step. */
const PATIENCE = 60;
/** After so many that all do not fit, none will. */
const HOPELESS = 120;
/** Of a pile of more cards nothing is counted: what it has is what the hands have not. */
const PILE = 24;

/**
 * L17 What the past excludes is excluded. The hands imagined after a move are among those that the move makes of hands
 * imagined before it: whoever could know before, or learnt by the move, what somebody has or lacks, still knows it.
 */
export function pastIsRemembered<S extends Shapes>(walked: Walk<S>, stop: Stop<S>): void {
  const { game, table, name, rng } = walked;
  // What the actor learns by its own move is less than what the others do.
  const other = (game.actor(stop.state) + 1 + rng.below(table.seats - 1)) % table.seats;
  const viewer: Viewer = rng.below(6) === 0 ? 'table' : rng.below(6) === 0 ? game.actor(stop.state) : other;
  const step = stepFor(walked, stop, viewer);
  if (!step) return;
  const possible = new Ranges();
  let suspects: readonly string[] | null = null;
  for (const states of LOOKS) {
    if (!gather(walked, step, possible, states) || !possible.vary()) return;
    suspects = impossible(walked, step, possible, suspects);
    if (suspects.length === 0) return;
  }
  const text = game.print(step.move);
  broken('L17', name, stop.ply, `after ${text} ${viewer} imagines what cannot be: ${suspects!.join(', ')}`);
}

/** One move as one viewer lives through it. */
interface Lived<S extends Shapes> {
  readonly viewer: Viewer;
  readonly move: S['Move'];
  readonly before: S['View'];
  readonly after: S['View'];
  /** What the viewer does not see then. */
  readonly hidden: readonly Place[];
  readonly looks: string;
  readonly sounds: string;
  /** To imagine in. */
  readonly spare: S['State'];
}

/** Null if a new deal leaves nothing to remember. */
function stepFor<S extends Shapes>(walked: Walk<S>, stop: Stop<S>, viewer: Viewer): Lived<S> | null {
  const { game, chance } = walked;
  const next = game.copy(stop.state);
  const before = game.view(stop.state, viewer);
  let isDealt = false;
  const luck = (name: number): Rng => {
    isDealt = true;
    return chance()(name);
  };
  let sounds = '';
  game.play(next, stop.chosen, luck, (event) => (sounds += json(game.redact(event, viewer))));
  if (isDealt) return null;
  const after = game.view(next, viewer);
  const all = game.view(next, 'referee');
  const hidden = hiddenPlaces(after, all).filter((place) => sizeOf(valueAt(all, place)) <= PILE);
  const move = game.toMove(stop.state, stop.chosen);
  return { viewer, move, before, after, hidden, looks: json(after), sounds, spare: next };
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/** Adds states that the move makes of imagined ones until there are so many; false if hardly any fits. */
function gather<S extends Shapes>(
  walked: Walk<S>,
  step: Lived<S>,
  possible: Ranges,
  states: number,
): boolean {
  const tries = (states - possible.states) * PATIENCE;
  for (let i = 0; i < tries && possible.states < states; i++) {
    if (i === HOPELESS && possible.states === 0) return false;
    const counts = countsAfter(walked, step);
    if (counts) possible.add(counts);
  }
  return possible.states === states;
}

/** Of which hidden cards `imagine` puts a number somewhere, again and again, that no state after the move has there. */
function impossible<S extends Shapes>(
  { game, rng }: Walk<S>,
  { after, hidden, spare }: Lived<S>,
  possible: Ranges,
  suspects: readonly string[] | null,
): string[] {
  const times = new Map<string, number>();
  for (let i = 0; i < IMAGINED; i++) {
    const counts = countsIn(hidden, game.view(game.imagine(after, rng, spare), 'referee'));
    for (const key of possible.outside(counts)) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const noticed = [...times].filter(([, count]) => count >= NOTICED).map(([key]) => key);
  return suspects ? noticed.filter((key) => suspects.includes(key)) : noticed;
}

/** Null if in the imagined state the move could not be made, or looked or sounded otherwise. */
function countsAfter<S extends Shapes>({ game, rng, chance }: Walk<S>, step: Lived<S>): Counts | null {
  const { viewer, move, before, hidden } = step;
  const state = game.imagine(before, rng, step.spare);
  const code = game.refuse(state, move) === null ? game.toCode(state, move) : null;
  if (code === null) return null;
  let sounds = '';
  game.play(state, code, chance(), (event) => (sounds += json(game.redact(event, viewer))));
  if (sounds !== step.sounds || json(game.view(state, viewer)) !== step.looks) return null;
  return countsIn(hidden, game.view(state, 'referee'));
}
