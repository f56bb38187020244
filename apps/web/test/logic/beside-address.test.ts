import { expect, test } from 'vitest';
import { parseBeside, printBeside } from '../../src/challenge/beside-address.ts';

test('two matches, a place and a seat go into an address and come back out of it', () => {
  const beside = { mine: 'keltis-2026-11-16', theirs: 'rival-0123456789abcdef', at: 41, seat: 3 };
  expect(parseBeside(printBeside(beside))).toEqual(beside);
});

test('what names one match, or no place, is no such address', () => {
  for (const address of ['', 'keltis-2026-11-16', 'a~b', 'a~b~x@0', 'a~b~3', '~b~3@0', 'a~b~3@10', 'abc@2'])
    expect(parseBeside(address)).toBeNull();
});
