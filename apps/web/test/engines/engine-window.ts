import type { Size } from '../visitor.ts';

/** What fingers and keys do, in the words that WebDriver and WebDriver BiDi share. */
type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' | 'touch' };
      readonly actions: readonly object[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] };

/** One window of a browser, by the little that every engine can be asked for. */
export interface EngineWindow {
  readonly version: string;
  go(url: string): Promise<void>;
  /** To the page before this one, which may have slept meanwhile. */
  back(): Promise<void>;
  /** Runs a function's source in the page; its answer comes back as JSON. */
  call(source: string): Promise<string>;
  act(source: InputSource): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** A call of this function in the page, as source. */
export function callOf<A, T>(run: (arg: A) => T, arg: A): string {
  return `(async () => JSON.stringify((await (${run})(${JSON.stringify(arg)})) ?? null))()`;
}

/** Waits in the page, a second at most, until this is so: whether it is. */
export function awaitOf<A>(isSo: (arg: A) => boolean, arg: A): string {
  return `(async () => {
    for (let looks = 0; looks < 50; looks++) {
      if ((${isSo})(${JSON.stringify(arg)})) return 'true';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return 'false';
  })()`;
}
