import type { SameDeal } from '@quartet/deals';
import { freshId } from '@quartet/protocol/fresh-id';
import { go } from '../app/routes.ts';
import { addMatch } from '../engine/matches.ts';
import type { SameMark } from '../engine/model.ts';
import { sameMatch } from '../engine/same-match.ts';

/** Sits somebody down at a deal that others play. `casual`: their result is there already. */
export async function startDeal(
  deal: SameDeal,
  mark: Omit<SameMark, 'bots'>,
  who: { readonly name: string; readonly casual: boolean },
): Promise<void> {
  const id = freshId();
  await addMatch(sameMatch(deal, mark, { id, now: Date.now(), ...who }));
  go({ page: 'table', id });
}
