import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Estimate,
  estimateShareFrom,
  lineUp,
  type Moments,
  momentsOf,
  playDeals,
  seatBots,
  together,
  winShareOf,
} from '@quartet/arena';
import { findGame } from '@quartet/catalog';
import { tableFor } from '@quartet/core';
import { isSame, type Pairing } from './pairings.ts';

/** What the arena found so far about one pairing; more deals can be added at any time. */
export interface Entry {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly rest: string;
  /** The win share of `one`, a value per deal. */
  readonly wins: Moments;
  /** Decisions of `one`, and the processor time they took in milliseconds. */
  readonly moves: number;
  readonly cpu: number;
}

export interface Ledger {
  readonly seed: string;
  readonly entries: readonly Entry[];
}

export function readLedger(file: string | URL): Ledger {
  return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
}

export function writeLedger(file: string, ledger: Ledger): void {
  writeFileSync(file, `${JSON.stringify(ledger, null, 2)}\n`);
}

export function entryOf({ entries }: Ledger, pairing: Omit<Pairing, 'deals'>): Entry | undefined {
  return entries.find((entry) => isSame(entry, pairing));
}

/** Whether there is any figure about this game. */
export function isMeasured({ entries }: Ledger, { game }: Pick<Pairing, 'game'>): boolean {
  return entries.some((entry) => entry.game === game);
}

export function shareOf({ wins }: Entry): Estimate {
  return estimateShareFrom(wins);
}

/** Plays so many more deals of a pairing, after those the ledger has. */
export async function playOn(
  ledger: Ledger,
  pairing: Pairing,
  more: number,
  workers: number,
): Promise<Ledger> {
  const { game: id, seats, one, rest } = pairing;
  const before = entryOf(ledger, pairing);
  const from = before?.wins.count ?? 0;
  const game = findGame(id)!;
  const bots = seatBots(`${one},${rest}`, seats);
  const settings = {
    game: id,
    rules: game.version,
    ...tableFor(game, seats),
    bots,
    deals: from + more,
    seed: ledger.seed,
  };
  const results = await playDeals(settings, from, from + more, workers);
  const line = lineUp(bots);
  const wins = momentsOf(results.map((result) => winShareOf(result, line, 0)));
  const entry: Entry = {
    game: id,
    seats,
    one,
    rest,
    wins: before ? together(before.wins, wins) : wins,
    moves: (before?.moves ?? 0) + results.reduce((sum, { moves }) => sum + moves[0]!, 0),
    cpu: Math.round((before?.cpu ?? 0) + results.reduce((sum, { cpu }) => sum + cpu[0]!, 0)),
  };
  const others = ledger.entries.filter((other) => other !== before);
  return { ...ledger, entries: [...others, entry] };
}
