import { expect, test } from 'vitest';
import { apiAddress, ask } from '../../src/online/api.ts';

const at = (id: string): string => new URL(apiAddress(['tables', id, 'acts'])!, 'http://server').href;

test('an id leads to its own place, whatever signs it has', () => {
  for (const id of [
    'a?b=1',
    'a#b',
    'a/b',
    '..%2f..%2fme',
    '%2e%2e',
    '...',
    'a b',
    'ä',
    '\\..\\me',
    ';',
    '//host/x',
  ])
    expect(at(id)).toBe(`http://server/api/tables/${encodeURIComponent(id)}/acts`);
});

test('an id that no address can name is not asked for', async () => {
  for (const id of ['', '.', '..', '\ud800']) {
    expect(apiAddress(['tables', id])).toBeNull();
    const answer = await ask('POST', ['tables', id, 'acts'], {});
    expect(answer).toMatchObject({ ok: false, problem: { code: 'not-found' } });
  }
});
