import { pointsFor } from '@quartet/linx';
import { gapIn } from './chain.ts';
import type { Desk } from './desk.ts';
import { singleCard } from './stage.ts';

/** One line on what is laid out: what it reaches, what it lacks. */
export interface Preview {
  /** The points it brings; null if it cannot be laid. */
  readonly gain: number | null;
  readonly text: string;
}

export function previewOf(desk: Desk): Preview {
  const { view, legal, stage, target } = desk;
  if (!legal.isMine || view.phase === 'over') return { gain: null, text: '' };
  if (target !== null && view.phase === 'act') return { gain: pointsFor(target), text: moreReaches(desk) };
  return { gain: null, text: stage.links.length > 0 || stage.isDiscarding ? lacking(desk) : start(desk) };
}

function start({ view, t }: Desk): string {
  return view.phase === 'draw' ? t.drawNote(view.drawsLeft) : t.begin;
}

/** Why the chain cannot be laid yet. */
function lacking(desk: Desk): string {
  const { stage, view, t, wording, isClosed } = desk;
  const { links } = stage;
  if (view.phase === 'draw') return t.drawNote(view.drawsLeft);
  if (stage.isDiscarding) return singleCard(stage) ? '' : t.discardNote;
  if (singleCard(stage)) return t.singleNote;
  const gap = gapIn(links);
  if (gap > 0) return t.gap(wording.card(links[gap - 1]!.card), wording.card(links[gap]!.card));
  if (!isClosed) return links.some(({ anchor }) => anchor !== null) ? t.needsAnchor : t.needsAnchors;
  const needed = Math.min(...view.scoring.filter((length) => length !== null));
  return t.tooShort(needed, links.length);
}

/** What a longer chain would reach. */
function moreReaches({ view, stage, t }: Desk): string {
  const has = stage.links.length;
  const next = Math.min(...view.scoring.filter((length) => length !== null && length > has).map(Number));
  return Number.isFinite(next) ? t.moreReach(next - has, pointsFor(next)) : '';
}
