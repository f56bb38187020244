import { parentPort } from 'node:worker_threads';
import { ArenaFault } from './fault.ts';
import { loadMasters } from './masters.ts';
import { type DealResult, type Field, playDeal, prepare } from './play-deal.ts';
import type { Settings } from './settings.ts';

/** What the pool asks a thread for. */
export interface DealTask {
  readonly settings: Settings;
  readonly deal: number;
}

export type DealAnswer = { readonly result: DealResult } | { readonly fault: string };

let field: Field | null = null;
let known = '';

parentPort?.on('message', async (task: DealTask) => parentPort?.postMessage(await answer(task)));

async function answer({ settings, deal }: DealTask): Promise<DealAnswer> {
  try {
    const key = JSON.stringify(settings);
    if (key !== known) {
      await loadMasters(settings);
      field = prepare(settings);
      known = key;
    }
    return { result: playDeal(field!, deal) };
  } catch (error) {
    if (error instanceof ArenaFault) return { fault: error.message };
    throw error;
  }
}
