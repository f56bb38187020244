import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printable } from '@quartet/core';
import { openStore } from '@quartet/server/admin';
import { expect, test } from 'vitest';
import { callQuartet } from './run-quartet.ts';

/** Colours, a bell, a cleared screen, and text that runs backwards. */
const NASTY = 'a\u009b31m b\u0007 c\u001b[2J d\u202e e\u2066 f\u007f g\u2028';

test('what people wrote acts on no terminal: admin show and export print it, and JSON stays JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-admin-'));
  const store = await openStore({ data: folder });
  const body = JSON.stringify({ text: NASTY });
  const at = { table: 'T1', seq: 1, at: 1 };
  await store.append({
    entry: { ...at, kind: 'chatted', by: 'mia', id: null, body, hash: null },
    summary: {
      ...{ table: 'T1', code: 'BCDFGH', game: 'linko', status: 'open', listed: false, host: 'mia' },
      ...{ waitingFor: null, seq: 1, updated: 1, line: '{}' },
    },
    deadline: null,
  });
  await store.close();
  const admin = async (...words: string[]): Promise<string> =>
    (await callQuartet(['admin', ...words, '--data', folder])).out;
  const shown = [
    await admin('show', 'T1'),
    await admin('show', 'T1', '--json'),
    await admin('export', 'T1', '--log'),
  ];
  rmSync(folder, { recursive: true });
  for (const out of shown) {
    expect(out).toContain('\\u009b31m');
    expect(out).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u);
  }
  expect(JSON.parse(JSON.parse(shown[2]!).body)).toEqual({ text: NASTY });
});

test('what can be read stays as it is', () => {
  const text = 'Ŝtefan 太郎 👨‍👩‍👧‍👦 ❤️ "x"\nnext';
  expect(printable(text)).toBe(text);
});
