import { letGo } from '../flip.ts';
import type { Taken } from './drags.ts';

const SNAP = 180;
const EASING = 'cubic-bezier(.2,.8,.2,1)';

/** What hangs on the finger, and where it could go. Only moved, never laid out anew. */
export class Carrying {
  private readonly table: HTMLElement;
  private readonly taken: Taken;
  private readonly from: { readonly x: number; readonly y: number };
  private offset = '0px 0px';
  private over: HTMLElement | null = null;

  constructor(table: HTMLElement, taken: Taken, x: number, y: number) {
    this.table = table;
    this.taken = taken;
    this.from = { x, y };
  }

  /** The name of the place under the finger; null if there is none. */
  get place(): string | null {
    return this.over?.dataset.drop ?? null;
  }

  get isWanted(): boolean {
    return this.place !== null && this.taken.places.includes(this.place);
  }

  moveTo(x: number, y: number): void {
    this.offset = `${x - this.from.x}px ${y - this.from.y}px`;
    this.table.dataset.dragging = '';
    for (const thing of this.things()) {
      thing.dataset.carried = '';
      thing.style.translate = this.offset;
    }
    this.over = this.placeAt(x, y);
    for (const place of this.table.querySelectorAll<HTMLElement>('[data-drop]')) {
      place.toggleAttribute('data-can', this.taken.places.includes(place.dataset.drop!));
      place.toggleAttribute('data-over', place === this.over);
    }
  }

  /** Leaves it under the finger: it travels on from there to where it is shown next. */
  letGo(): void {
    for (const thing of this.things()) letGo(this.table, thing);
    this.clean();
  }

  snapBack(factor: number): void {
    const things = this.things();
    this.clean();
    if (factor === 0) return;
    const way = [{ translate: this.offset }, { translate: '0px 0px' }];
    for (const thing of things) thing.animate(way, { duration: SNAP * factor, easing: EASING });
  }

  private things(): readonly HTMLElement[] {
    const all = [...this.table.querySelectorAll<HTMLElement>('[data-drag]')];
    return all.filter(({ dataset }) => this.taken.things.includes(dataset.drag!));
  }

  private placeAt(x: number, y: number): HTMLElement | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest<HTMLElement>('[data-drop]');
      if (place && this.table.contains(place) && !element.closest('[data-carried]')) return place;
    }
    return null;
  }

  private clean(): void {
    delete this.table.dataset.dragging;
    for (const thing of this.table.querySelectorAll<HTMLElement>('[data-carried]')) {
      delete thing.dataset.carried;
      thing.style.translate = '';
    }
    for (const place of this.table.querySelectorAll('[data-drop]')) {
      place.removeAttribute('data-can');
      place.removeAttribute('data-over');
    }
  }
}
