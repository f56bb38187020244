import type { Page } from 'playwright-core';
import type { Position } from './positions.ts';
import type { GameId } from './visitor.ts';

interface Staging {
  /** When something can be laid out. */
  readonly phases: readonly string[];
  readonly presses: readonly string[];
}

const STAGING: Readonly<Record<GameId, Staging>> = {
  linko: { phases: ['play'], presses: ['.linko-hand-pile:nth-child(2)'] },
  linx: { phases: ['draw', 'act'], presses: ['.linx-coach', '.linx-coach', '.linx-coach'] },
  combos: {
    phases: ['act'],
    presses: ['.combos-cell.combos-can:has([data-card="X"])', '.combos-cell.combos-can'],
  },
  keltis: { phases: ['act', 'add'], presses: ['.keltis-card.keltis-playable'] },
};

/** Lays something out if that can be now. */
export async function stage(page: Page, game: GameId, { phase }: Pick<Position, 'phase'>): Promise<boolean> {
  const { phases, presses } = STAGING[game];
  let isStaged = false;
  for (const target of phases.includes(phase) ? presses : []) {
    const thing = page.locator(target).first();
    if ((await thing.count()) === 0) continue;
    await thing.dispatchEvent('click');
    isStaged = true;
  }
  return isStaged;
}
