import { motionOf, type Settings, SPEEDS } from '../../app/settings.ts';
import { isStacked } from '../stacked.ts';
import { keyframesOf, Layer, pictureOf, type Rect } from './ghosts.ts';
import { show } from './marks.ts';
import { holdTallies, type Tallies, talliesIn } from './tallies.ts';
import type { Flight, Traced } from './trace.ts';

const FADE = 120;

/** A step of the table that is about to be shown: what it is, and what will not be drawn any more. */
export interface Due<W> extends Traced<W> {
  /** It does not follow from what was shown: nothing moves. */
  readonly isJump: boolean;
  readonly pictures: ReadonlyMap<Flight, Picture>;
  /** Where cards that come from a place of their own lay. */
  readonly spots: ReadonlyMap<Flight, Rect | null>;
  readonly tallies: Tallies;
}

interface Picture {
  readonly element: HTMLElement;
  readonly rect: Rect;
}

/** Called while the table is still drawn as it was; without it where nothing moves. */
export function prepared<W>(root: Element | null, traced: Traced<W>, isJump: boolean): Due<W> {
  const pictures = new Map<Flight, Picture>();
  const spots = new Map<Flight, Rect | null>();
  if (!root) return { ...traced, isJump, pictures, spots, tallies: new Map() };
  for (const flight of traced.flights) {
    const { name, card, from, spot } = flight;
    if (spot && isOpen(traced, flight)) spots.set(flight, visible(byPlace(root, spot)));
    if (card === null || isOpen(traced, flight)) continue;
    // What has a place of its own to go to is drawn there.
    const seen = name ? byName(root, name) : spot ? null : byPlace(root, from);
    if (!seen) continue;
    pictures.set(flight, { element: pictureOf(seen), rect: seen.getBoundingClientRect() });
  }
  return { ...traced, isJump, pictures, spots, tallies: talliesIn(root) };
}

function isOpen({ names }: Traced, { to }: Flight): boolean {
  return to in names;
}

function byName(root: Element, name: string): HTMLElement | null {
  return root.querySelector(`[data-flip="${CSS.escape(name)}"]`);
}

/** A place may be drawn in several ways: the one that is seen counts. */
function byPlace(root: Element, place: string): HTMLElement | null {
  const drawn = [...root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
  return drawn.find(visible) ?? drawn[0] ?? null;
}

export interface Stage<W> {
  readonly root: Element;
  /** Where a named card, or a dragged thing, was last seen. */
  was(name: string): Rect | undefined;
  readonly settings: Pick<Settings, 'lessMotion' | 'speed'>;
  readonly t: W;
}

/** A step being shown. It is decoration: the table is as it will be, and can be used. */
export class Playing {
  private readonly animations: Animation[] = [];
  private layer: Layer | null = null;

  /** Starts nothing where nothing shall move. */
  constructor(due: Due<never> | Due<unknown>, stage: Stage<unknown>) {
    const { settings, root, t } = stage;
    const pace = SPEEDS[settings.speed];
    const isMoving = motionOf(settings) > 0 && !isStacked();
    if (pace === 0) return;
    this.layer = new Layer(root);
    for (const flight of due.flights) {
      if (isMoving) this.fly(flight, due as Due<unknown>, stage, pace);
      else this.fadeIn(root, flight);
    }
    if (isMoving) this.animations.push(...holdTallies(root, due.tallies, due.flights, pace));
    const rect = (place: string): Rect | null => visible(byPlace(root, place));
    const marking = { layer: this.layer, rect, t, factor: pace, isMoving };
    for (const mark of (due as Due<unknown>).marks) this.animations.push(...show(mark, marking));
    void Promise.allSettled(this.animations.map(({ finished }) => finished)).then(() => this.layer?.remove());
  }

  /** Whatever still runs is over. */
  end(): void {
    for (const animation of this.animations) animation.cancel();
    this.layer?.remove();
  }

  private fadeIn(root: Element, { name }: Flight): void {
    const element = name && byName(root, name);
    if (element) this.animations.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }));
  }

  private fly(flight: Flight, due: Due<unknown>, { root, was }: Stage<unknown>, pace: number): void {
    const { name, card, from, to, spot, at, lift, takes } = flight;
    const place = byPlace(root, from);
    const target = name && isOpen(due, flight) ? byName(root, name) : null;
    const left = due.pictures.get(flight);
    const lay = (name ? was(name) : undefined) ?? due.spots.get(flight);
    const origin = lay ?? was(from) ?? left?.rect ?? visible(place);
    const end = visible(target) ?? visible(byPlace(root, spot ?? to)) ?? visible(byPlace(root, to));
    if (!origin || !end) return;
    // What is shown where it goes, though it lies there no more, is seen once it has come.
    const shown = target ?? (spot && !isOpen(due, flight) ? byPlace(root, spot) : null);
    const face = (name && left) || (visible(shown) ? pictured(shown!) : left);
    const picture = visible(target) ? pictured(target!) : card === null ? backOf(root, origin) : face;
    if (!picture) return;
    const isTurned = place?.dataset.back !== undefined && target !== null;
    const box = this.layer!.box('flying', picture.rect);
    box.append(picture.element);
    const time = (lift + takes) * pace;
    if (isTurned) this.turn(box, place!, at * pace, time);
    // What nobody saw before comes out of its place only when it sets out.
    const isSeen = left !== undefined || (name !== null && was(name) !== undefined);
    if (!isSeen) box.style.visibility = 'hidden';
    const frames = keyframesOf({
      size: picture.rect,
      from: origin,
      to: end,
      isHidden: target === null,
      isTurned,
      lift: lift / (lift + takes),
    });
    if (!isSeen) for (const frame of frames) frame.visibility = 'visible';
    const way = box.animate(frames, {
      delay: at * pace,
      duration: time,
      fill: isSeen ? 'both' : 'none',
    });
    const done = (): void => box.remove();
    way.finished.then(done, done);
    this.animations.push(way);
    if (shown)
      this.animations.push(shown.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at * pace + time }));
  }

  /** Its back is seen on the first half of the way. */
  private turn(box: HTMLElement, place: HTMLElement, delay: number, duration: number): void {
    const back = pictureOf(place);
    box.append(back);
    const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
    this.animations.push(back.animate(frames, { delay, duration, fill: 'both' }));
  }
}

/** A card from behind; where none is seen, as large as a small card. */
function backOf(root: Element, { left, top, width, height }: Rect): Picture | null {
  const back = root.querySelector<HTMLElement>('[data-back]');
  const [middle, centre] = [left + width / 2, top + height / 2];
  const rect = visible(back) ?? { left: middle - 20, top: centre - 28, width: 40, height: 56 };
  return back && { element: pictureOf(back), rect };
}

function pictured(element: HTMLElement): Picture {
  return { element: pictureOf(element), rect: element.getBoundingClientRect() };
}

function visible(element: HTMLElement | null): Rect | null {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}
