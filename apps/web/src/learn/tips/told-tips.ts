import { keepIn, keptIn } from '../kept-list.ts';

const KEY = 'quartet-tips-told';

/** The tips this device has shown: each is told once. */
export function toldTips(): ReadonlySet<string> {
  return keptIn(KEY);
}

export function keepTold(id: string): void {
  keepIn(KEY, id);
}
