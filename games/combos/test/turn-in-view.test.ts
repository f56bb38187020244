import { FastRng, fastChance, MoveList, NOBODY, type Seat, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { combos, type Event, haveActed, stillToAct, type View, wonBefore } from '../src/index.ts';

const ACTS: readonly Event['type'][] = ['combined', 'stopped', 'redraw', 'reserved', 'busted'];

interface Told {
  readonly view: View;
  /** Who acted in this turn, by the events. */
  readonly acted: readonly Seat[];
  /** Who won the turn before, in this round; a Redraw wins nothing that lies there. */
  readonly winner: Seat | null;
  readonly events: readonly Event[];
}

/** Every position of a random match, with what the events told before it. */
function* positions(seed: string, seats: number, xCard: 'manual' | 'wild'): Generator<Told> {
  const table = { ...tableFor(combos, seats), options: { chips: 2, xCard } as const };
  const rng = new FastRng(seed);
  const moves = new MoveList(combos.moveSpace);
  let events: Event[] = [];
  let acted: Seat[] = [];
  let winner: Seat | null = null;
  let over: Seat | null = null;
  const state = combos.start(table, fastChance(seed), null);
  for (;;) {
    yield { view: combos.view(state, 'table'), acted, winner, events };
    if (combos.actor(state) === NOBODY) return;
    combos.legal(state, moves);
    events = [];
    combos.play(state, moves.codes[rng.below(moves.length)]!, fastChance(seed), (event) =>
      events.push(event),
    );
    for (const event of events) {
      if (event.type === 'combined' || event.type === 'stopped') over = event.seat;
      if (ACTS.includes(event.type) && 'seat' in event) acted = [...acted, event.seat];
      if (event.type !== 'opens' && event.type !== 'dealt') continue;
      [winner, over, acted] = [over, null, []];
    }
  }
}

const matches = ['manual', 'wild'].flatMap((xCard) =>
  [3, 4, 5].map((seats) => [...positions(`${seats}`, seats, xCard as 'manual' | 'wild')]),
);

test('§4.1 who has acted in a turn is told by the view, while it runs and while cards are placed', () => {
  for (const told of matches.flat()) {
    if (told.view.phase === 'over') continue;
    const holding = haveActed(told.view).filter((seat) => told.acted.includes(seat));
    expect(holding).toEqual(told.acted);
    const silent = haveActed(told.view).filter((seat) => !told.acted.includes(seat));
    expect(silent.every((seat) => told.view.players[seat]!.hand.count === 0)).toBe(true);
  }
});

test('§4.1 the first of those still to act is the next, and after the last the turn is over', () => {
  for (const match of matches) {
    for (const [i, { view }] of match.entries()) {
      const next = match[i + 1];
      if (
        !next ||
        view.phase !== 'act' ||
        next.events.some(({ type }) => type === 'stopped' || type === 'busted')
      )
        continue;
      const isWon = next.events.some(({ type }) => type === 'won');
      const byX = next.events.some((event) => event.type === 'combined' && event.as.length > 0);
      const [following] = stillToAct(view, view.actor);
      if (!isWon) expect(following).toBe(next.view.actor);
      else if (!byX) expect(following).toBeUndefined();
    }
  }
});

test('§5.1 the winner of the turn before is known by what lies there', () => {
  for (const { view, winner, acted } of matches.flat()) {
    if (acted.length === 0 && view.phase === 'act') expect(wonBefore(view)).toBe(winner ?? NOBODY);
  }
});
