import { expect, test } from 'vitest';
import { summarise } from '../src/outcome.ts';
import { reportOf } from '../src/report.ts';
import { ticksOf } from '../src/svg.ts';
import { playedHere, settingsOf } from './runs.ts';

const settings = { ...settingsOf({ seats: 3, bots: 'random,easy,hard@20', deals: 3 }), seed: '<b>&"1"' };
const results = playedHere(settings);
const page = reportOf(summarise(settings, results), results, 'Keltis');

test('every tag is closed, in order', () => {
  const open: string[] = [];
  for (const [, slash, name, rest] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/g)) {
    if (slash === '/') expect(open.pop()).toBe(name);
    else if (name !== 'meta' && !rest!.endsWith('/')) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('the page needs nothing but itself', () => {
  expect(page).not.toMatch(/https?:|<script|<link|<img|<iframe|@import|url\(|src=/);
});

test('text from outside is no markup', () => {
  expect(page).not.toContain('<b>');
  expect(page).toContain('&#60;b&#62;');
});

test('readers that do not see get a title, table headings and texts for the plots', () => {
  expect(page).toContain('<title>Keltis arena: random, easy, hard@20</title>');
  expect(page.match(/<th scope="col">/g)).toHaveLength(7);
  expect(page.match(/<th scope="row">/g)).toHaveLength(3);
  const plots = [...page.matchAll(/<svg role="img" aria-labelledby="(\S+) (\S+)"/g)];
  expect(plots).toHaveLength(4);
  for (const [, title, text] of plots) {
    expect(page).toMatch(new RegExp(`<title id="${title}">[^<]+</title><desc id="${text}">[^<]+</desc>`));
  }
});

test('one deal, hence no intervals, makes a page too', async () => {
  const single = results.slice(0, 1);
  expect(reportOf(summarise({ ...settings, deals: 1 }, single), single, 'Keltis')).not.toMatch(/NaN|null/);
});

test('ticks are round numbers within the axis', () => {
  expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticksOf(-17, 33)).toEqual([-10, 0, 10, 20, 30]);
  expect(ticksOf(0, 0.0031)).toEqual([0, 0.001, 0.002, 0.003]);
});
