import { expect, test } from 'vitest';
import * as de from '../src/words.de.ts';
import * as en from '../src/words.en.ts';

test.each([
  ['plays', 'play'],
  ['snatches', 'snatch'],
  ['passes', 'pass'],
  ['chooses', 'choose'],
  ['goes', 'go'],
  ['has', 'have'],
  ['is', 'are'],
])('"Mia %s" is "You %s"', (third, second) => {
  expect(en.does('Mia', third)).toBe(`Mia ${third}`);
  expect(en.does(en.YOU, third)).toBe(`You ${second}`);
  expect(en.does(en.whom(en.YOU), third)).toBe(`you ${second}`);
});

test.each([
  ['legt', 'legst'],
  ['nimmt', 'nimmst'],
  ['eröffnet', 'eröffnest'],
  ['luchst', 'luchst'],
  ['überlässt', 'überlässt'],
  ['behält', 'behältst'],
  ['ist', 'bist'],
  ['muss', 'musst'],
])('„Mia %s“ wird „Du %s“', (third, second) => {
  expect(de.does('Mia', third)).toBe(`Mia ${third}`);
  expect(de.does(de.YOU, third)).toBe(`Du ${second}`);
  expect(de.does(de.nominative(de.YOU), third)).toBe(`du ${second}`);
});

test('who shares a win with you is spoken to as well', () => {
  expect(de.together(['Mia', 'Otto'], 'teilen sich', 'teilt euch')).toBe('Mia und Otto teilen sich');
  expect(de.together(['Du', 'Otto'], 'teilen sich', 'teilt euch')).toBe('Du und Otto teilt euch');
});
