import { pointsFor } from '@quartet/linx';
import type { Desk } from './desk.ts';
import { singleCard } from './stage.ts';

/** A text for wide screens and one for narrow ones. */
export interface Wide {
  readonly long: string;
  readonly short: string;
}

interface Primary {
  readonly label: Wide;
  readonly can: boolean;
  act(): void;
}

/** The one button that ends the step: draw, lay the chain or throw the card away. Its text tells what it brings. */
export function primaryOf(desk: Desk): Primary {
  const { legal, view, names, wording, say, t } = desk;
  if (legal.isMine && view.phase !== 'over') return nextStep(desk);
  const label = view.phase === 'over' ? t.lay : t.turnOf(names[view.actor]!);
  const act = (): void => say(wording.prompt(view, names));
  return { label: { long: label, short: label }, can: false, act };
}

function nextStep(desk: Desk): Primary {
  const { legal, view, stage, t, wording, say } = desk;
  if (view.phase === 'draw') {
    const [from, can] = ['stock', legal.refusal({ type: 'draw', from: 'stock' }) === null] as const;
    return { label: { long: t.drawStock, short: t.drawStockShort }, can, act: () => desk.tapPile(from) };
  }
  const single = singleCard(stage);
  if (single) {
    const name = wording.card(single.card);
    const label = { long: t.discardCard(name), short: t.discardCardShort(name) };
    return { label, can: true, act: () => desk.discard(single) };
  }
  if (stage.isDiscarding) {
    return { label: { long: t.discardOne, short: t.discardOne }, can: false, act: () => say(t.discardNote) };
  }
  const { target } = desk;
  if (target === null) return { label: { long: t.lay, short: t.lay }, can: false, act: () => desk.lay() };
  const points = pointsFor(target);
  return {
    label: { long: t.layFor(stage.links.length, points), short: t.layForShort(points) },
    can: true,
    act: () => desk.lay(),
  };
}
