import { wordingOf } from '@quartet/catalog';
import type { Language } from '@quartet/core';
import { expect, test } from 'vitest';
import { loadGameParts } from '../../src/table/parts.ts';

const NAMES = ['Mia', 'Otto'];

async function said(language: Language, event: object): Promise<string> {
  const parts = await loadGameParts('linx', language);
  return parts!.wording.event(event as never, NAMES);
}

test('LINX: sentences call anchors as the table does; scoring cards have no names there', async () => {
  const anchor = { type: 'anchor', slot: 1, card: '3t' };
  expect(await said('en', anchor)).toBe('New anchor A: star 3.');
  expect(await said('de', anchor)).toMatch(/^Neuer Anker A: /);
  const scoring = { type: 'scoring-card', slot: 3, length: 8 };
  expect(await said('en', scoring)).toBe('New scoring card: 8 cards for 40.');
  expect(await said('de', scoring)).toBe('Neue Wertungskarte: 40 für 8 Karten.');
  const drawn = { type: 'drawn', seat: 1, from: 'stock' };
  expect(await said('en', drawn)).toBe((await wordingOf('linx', 'en')).event(drawn as never, NAMES));
});
