import type { Rng, Shapes, Viewer } from '@quartet/core';
import { broken, difference, json, type Step, type Stop, type Walk } from './walk.ts';

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'referee'];
}

/** L6 `view(imagine(v)) = v` for each viewer; for the referee it is the state itself. */
export function imaginedFitsView<S extends Shapes>(walked: Walk<S>, stop: Stop<S>, old: S['State']): void {
  const { game, table, name, rng } = walked;
  for (const viewer of viewersOf(table.seats)) {
    const view = game.view(stop.state, viewer);
    const seen = json(view);
    for (const imagined of [game.imagine(view, rng), game.imagine(view, rng, old)]) {
      const again = json(game.view(imagined, viewer));
      if (again !== seen)
        broken('L6', name, stop.ply, `${viewer} sees the imagined otherwise${difference(seen, again)}`);
    }
    if (json(view) !== seen) broken('L6', name, stop.ply, `imagining changed the view of ${viewer}`);
  }
  refereeKnowsTheFuture(walked, stop);
}

/** What follows from a referee's view is what follows from the state: nothing was left out. */
function refereeKnowsTheFuture<S extends Shapes>({ game, name, chance, rng }: Walk<S>, stop: Stop<S>): void {
  const real = game.copy(stop.state);
  const rebuilt = game.imagine(game.view(stop.state, 'referee'), rng);
  game.play(real, stop.chosen, chance(), null);
  game.play(rebuilt, stop.chosen, chance(), null);
  const a = json(game.view(real, 'referee'));
  const b = json(game.view(rebuilt, 'referee'));
  if (a !== b) broken('L6', name, stop.ply, `the rebuilt state plays on otherwise${difference(a, b)}`);
}

/** L8 ignorance: how often an imagined hand was the true one, by phase. */
export class Ignorance {
  private readonly phases = new Map<string, { tried: number; same: number }>();

  note<S extends Shapes>({ game, table, rng }: Walk<S>, stop: Stop<S>): void {
    const viewer: Viewer = rng.below(4) === 0 ? 'table' : rng.below(table.seats);
    const view = game.view(stop.state, viewer);
    const imagined = game.imagine(view, rng);
    for (let seat = 0; seat < table.seats; seat++) {
      if (seat === viewer) continue;
      const truth = json(game.view(stop.state, seat));
      const guess = json(game.view(imagined, seat));
      const entry = this.phases.get(view.phase) ?? { tried: 0, same: 0 };
      entry.tried++;
      if (truth === guess) entry.same++;
      this.phases.set(view.phase, entry);
    }
  }

  check(name: string): void {
    for (const [phase, { tried, same }] of this.phases) {
      if (tried >= 40 && same === tried) {
        broken('L8', name, 0, `in phase ${phase} the imagined hand was the true one in ${same} of ${tried}`);
      }
    }
  }
}

/** L9 what a viewer sees change, an event told. L10 the referee's events are unredacted. */
export function changesAreTold<S extends Shapes>(
  { game, name }: Walk<S>,
  step: Step<S>,
  before: ReadonlyMap<Viewer, string>,
): void {
  for (const [viewer, seen] of before) {
    const after = json(game.view(step.state, viewer));
    const heard = step.events.map((event) => game.redact(event, viewer));
    if (after !== seen && heard.every((event) => event === null)) {
      broken('L9', name, step.ply, `${viewer} saw a change that no event told${difference(seen, after)}`);
    }
    if (viewer === 'referee' && json(heard) !== json(step.events)) {
      broken('L10', name, step.ply, `events were redacted for the referee: ${json(step.events)}`);
    }
  }
}

/** L10 events tell nothing that the views do not: two states that a viewer cannot tell apart, before and after, sound alike. */
export function eventsTellNoMore<S extends Shapes>(
  { game, table, name, chance, rng }: Walk<S>,
  stop: Stop<S>,
): void {
  const actor = game.actor(stop.state);
  const viewer: Viewer =
    rng.below(3) === 0 ? 'table' : (actor + 1 + rng.below(table.seats - 1)) % table.seats;
  const other = game.imagine(game.view(stop.state, viewer), rng);
  const text = game.print(game.toMove(stop.state, stop.chosen));
  const move = game.parse(text);
  const code = move && game.refuse(other, move) === null ? game.toCode(other, move) : null;
  if (code === null) return;
  const [a, b] = [game.copy(stop.state), other];
  const heard: [string[], string[]] = [[], []];
  // A new deal sweeps away what everybody just saw: the views after it cannot be compared.
  let isDealt = false;
  const luck = (name: number): Rng => {
    isDealt = true;
    return chance()(name);
  };
  game.play(a, stop.chosen, luck, (event) => heard[0].push(json(game.redact(event, viewer))));
  game.play(b, code, luck, (event) => heard[1].push(json(game.redact(event, viewer))));
  if (isDealt || json(game.view(a, viewer)) !== json(game.view(b, viewer))) return;
  const [one, two] = heard.map((events) => events.filter((event) => event !== 'null').join('\n'));
  if (one !== two)
    broken(
      'L10',
      name,
      stop.ply,
      `${viewer} can tell two like positions apart by ${text}${difference(one!, two!)}`,
    );
}
