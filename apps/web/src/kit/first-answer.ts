import { options } from 'preact';
import { useEffect } from 'preact/hooks';

/** If frames do not come, as in a tab behind others, the drawing is not waited for any longer. */
const PATIENCE = 100;

/**
 * On a slow phone drawing a table takes longer than a finger should wait. While a table is open, the button that is
 * tapped answers in the next frame by itself (`data-tapped`), and what follows from the tap is drawn right after that
 * frame; at the latest before anything else is touched, so that every touch meets the table as it is.
 */
export function useFirstAnswer(): void {
  useEffect(() => {
    const answer = new FirstAnswer();
    options.debounceRendering = answer.schedule;
    addEventListener('click', answer.tap, { capture: true });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, answer.finish, { capture: true, passive: true });
    return () => {
      answer.finish();
      delete options.debounceRendering;
      removeEventListener('click', answer.tap, { capture: true });
      for (const type of ['pointerdown', 'keydown']) {
        removeEventListener(type, answer.finish, { capture: true });
      }
    };
  }, []);
}

class FirstAnswer {
  private tapped: HTMLElement | null = null;
  private waiting: { readonly draw: () => void } | null = null;

  readonly tap = ({ target }: Event): void => {
    this.finish();
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    this.tapped = button;
    button.dataset.tapped = '';
    // A tap that changes nothing is over with its own task.
    setTimeout(() => this.waiting ?? this.lift());
  };

  /** Preact asks when to draw. */
  readonly schedule = (draw: () => void): void => {
    if (!this.tapped) {
      queueMicrotask(draw);
      return;
    }
    const waiting = { draw };
    this.waiting = waiting;
    const finish = (): void => {
      if (this.waiting === waiting) this.finish();
    };
    requestAnimationFrame(() => setTimeout(finish));
    setTimeout(finish, PATIENCE);
  };

  readonly finish = (): void => {
    const { waiting } = this;
    this.waiting = null;
    this.lift();
    waiting?.draw();
  };

  private lift(): void {
    delete this.tapped?.dataset.tapped;
    this.tapped = null;
  }
}
