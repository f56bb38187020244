import type { Orders } from '@quartet/protocol';
import { act, look } from '../http/playing.ts';
import type { Visitor } from '../http/serving.ts';

/** Two at Linko!, without the ghost and without a clock. */
export const LINKO = { game: 'linko', seats: 2, options: { duel: false } } as const;

export const order = (
  who: Visitor,
  table: string,
  choices: Orders['choices'],
  lasts: Orders['lasts'] = 'always',
) => act(who, table, { type: 'order', orders: { choices, lasts } });

/**
 * Ann plays high, Bob low, single cards both, until she has snatched a layer of his and left it to him:
 * now it is his to decide in her turn. Says her number of that line.
 */
export async function leaveToBob(ann: Visitor, bob: Visitor, table: string): Promise<number> {
  for (;;) {
    const [hers, his] = await Promise.all([look(ann, table), look(bob, table)]);
    if (hers.result) throw new Error('the match ended before anything was snatched');
    if (hers.legal?.includes('leave')) return act(ann, table, { type: 'move', text: 'leave' });
    const [who, legal] = hers.legal ? [ann, hers.legal] : [bob, his.legal ?? []];
    if (legal.length === 0) continue;
    const singles = legal.filter((text) => /^play \d+$/.test(text));
    const text = (who === ann ? singles.at(-1) : singles[0]) ?? legal[0]!;
    await act(who, table, { type: 'move', text });
  }
}

/** The texts of Bob's moves since `seq`, and whether he is told that an order made them. */
export async function movesOf(
  viewer: Visitor,
  table: string,
  seat: number,
): Promise<readonly { readonly text: string | undefined; readonly byOrder: true | undefined }[]> {
  const { news } = await look(viewer, table);
  return news.flatMap(({ kind, seat: mover, text, byOrder }) =>
    kind === 'moved' && mover === seat && !text?.startsWith('play') ? [{ text, byOrder }] : [],
  );
}
