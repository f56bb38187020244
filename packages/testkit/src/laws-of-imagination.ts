import type { Shapes, Viewer } from '@quartet/core';
import { hiddenPlaces, valueAt } from './hidden.ts';
import { broken, json, type Stop, type Walk } from './walk.ts';

/** So often a hidden place must have been imagined before it may be said never to vary. */
const ENOUGH = 40;

/** L16 `imagine` varies with its rng: how often two imagined states differed, by hidden place. */
export class Variety {
  private readonly places = new Map<string, { tried: number; varied: number }>();

  note<S extends Shapes>({ game, table, rng }: Walk<S>, stop: Stop<S>): void {
    const viewer: Viewer = rng.below(4) === 0 ? 'table' : rng.below(table.seats);
    const view = game.view(stop.state, viewer);
    const [one, two] = [0, 1].map(() => game.view(game.imagine(view, rng), 'referee'));
    for (const place of hiddenPlaces(view, one)) {
      const value = valueAt(one, place);
      if (Array.isArray(value) && value.length === 0) continue;
      const name = place.join('.');
      const entry = this.places.get(name) ?? { tried: 0, varied: 0 };
      entry.tried++;
      if (json(value) !== json(valueAt(two, place))) entry.varied++;
      this.places.set(name, entry);
    }
  }

  check(name: string): void {
    for (const [place, { tried, varied }] of this.places) {
      if (tried >= ENOUGH && varied === 0)
        broken('L16', name, 0, `${place} was imagined ${tried} times, and always the same`);
    }
  }
}
