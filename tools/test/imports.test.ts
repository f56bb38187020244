import { expect, test } from 'vitest';
import { findCycle } from '../import-cycles.ts';
import { importsOf } from '../imports-of.ts';

test('finds static, type-only, re-exported and dynamic imports', () => {
  const text = `import { a } from './a.ts';
import type { B } from './b.ts';
import {
  type C,
  type D,
} from './c.ts';
export { e } from "./e.ts";
export * from './f.ts';
import './g.ts';
const h = () => import('./h.ts');
const word = 'from';`;
  expect(importsOf(text)).toEqual([
    { specifier: './a.ts', types: false },
    { specifier: './b.ts', types: true },
    { specifier: './c.ts', types: true },
    { specifier: './e.ts', types: false },
    { specifier: './f.ts', types: false },
    { specifier: './g.ts', types: false },
    { specifier: './h.ts', types: false },
  ]);
});

test('finds a circle of imports and names its files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});

test('says nothing of a graph without circles', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ]);
  expect(findCycle(graph)).toBeNull();
});
