import { readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isText } from '../app/shapes.ts';

const isName = (value: unknown): value is string => isText(value, 100);

/** A list of names in the browser's storage. */
export function keptIn(key: string): ReadonlySet<string> {
  return new Set(readJson(key, (value) => (isListOf(value, isName) ? value : null)));
}

export function keepIn(key: string, name: string): void {
  writeItem(key, JSON.stringify([...new Set([...keptIn(key), name])]));
}
