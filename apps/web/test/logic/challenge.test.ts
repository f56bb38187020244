import { knowledgeOf } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { dailyDeal, type SameDeal, sameBot } from '@quartet/deals';
import { playedBy } from '@quartet/deals/play';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Challenge } from '../../src/challenge/challenge.ts';
import { keepRival, recordOf, rivalsOn } from '../../src/challenge/rivals.ts';
import { openChallenge, sealChallenge } from '../../src/challenge/seal.ts';
import { loadSource } from '../../src/challenge/source.ts';
import { startChallenge } from '../../src/challenge/start-challenge.ts';
import { addMatch, loadMatch } from '../../src/engine/matches.ts';
import type { SavedMatch } from '../../src/engine/model.ts';
import { dealOf, sameMatch } from '../../src/engine/same-match.ts';
import { allRecords } from '../../src/engine/stored-games.ts';
import { toRecordLink } from '../../src/replays/files/record-link.ts';
import { playMatch, savedMatch } from '../finished-match.ts';
import { AtHost } from './at-host.ts';
import { kept } from './memory-database.ts';

vi.mock(import('../../src/engine/database.ts'), async () => import('./memory-database.ts') as never);

const DAY = '2026-11-16';
const deal = dailyDeal('keltis', DAY)!;

function movesOf(of: SameDeal, level: 'easy' | 'medium'): readonly string[] {
  return playedBy(knowledgeOf(findGame(of.game)!), of, level).record().moves;
}

const challenge: Challenge = { deal, day: DAY, name: 'Mia', moves: movesOf(deal, 'easy') };

describe('the link', () => {
  test('brings back what was put in, and nothing of it can be read by looking', async () => {
    const text = await sealChallenge(challenge);
    expect(await openChallenge(text)).toEqual(challenge);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(2000);
    const bytes = Buffer.from(text, 'base64url');
    for (const word of ['keltis', 'Mia', 'chacha20', deal.seed.slice(9), challenge.moves![0]!])
      expect(bytes.includes(word)).toBe(false);
    // Nor is it only packed: unpacking what follows the tag does not work.
    const { inflateRawSync } = await import('node:zlib');
    expect(() => JSON.parse(inflateRawSync(bytes.subarray(12)).toString())).toThrow();
  });

  test('cut short, mistyped or made up it is none', async () => {
    const text = await sealChallenge({ ...challenge, moves: null });
    expect(await openChallenge(text.slice(0, -4))).toBeNull();
    expect(await openChallenge(`${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`)).toBeNull();
    for (const made of ['', 'x', '%%%', '~aaaa']) expect(await openChallenge(made)).toBeNull();
    const forged = { ...challenge, deal: { ...deal, bots: [] } } as Challenge;
    expect(await openChallenge(await sealChallenge(forged))).toBeNull();
  });

  test('names its sender without signs that turn the text around them', async () => {
    const text = await sealChallenge({ ...challenge, name: '\u202eMia\u0007' });
    expect((await openChallenge(text))?.name).toBe('Mia');
  });

  test('does not pass another deal off as that of a day', async () => {
    const other = { ...challenge, day: '2026-11-17' };
    expect((await openChallenge(await sealChallenge(other)))?.day).toBeNull();
    const easier = { ...deal, bots: [null, sameBot('random', 'balanced', 'x')] };
    const forged = await sealChallenge({ ...challenge, deal: easier });
    expect((await openChallenge(forged))?.day).toBeNull();
  });
});

describe('on this device', () => {
  beforeEach(() => {
    for (const store of Object.values(kept)) store.clear();
  });

  function mineOf(level: 'easy' | 'medium', id = 'mine'): SavedMatch {
    const match = playedBy(knowledgeOf(findGame('keltis')!), deal, level);
    const about = { id, name: '', now: 1, casual: false };
    return { ...sameMatch(deal, {}, about), moves: match.record().moves, result: match.result()! };
  }

  test('results of one deal are compared, each once, the best first', async () => {
    await addMatch(mineOf('medium'));
    expect(await keepRival(challenge, 1)).toBe(true);
    expect(await keepRival(challenge, 2)).toBe(true);
    expect(await keepRival({ ...challenge, moves: movesOf(deal, 'medium') }, 3)).toBe(true);
    const rivals = await rivalsOn(deal);
    expect(rivals.map(({ name, isMine }) => [name, isMine])).toEqual([
      ['', true],
      ['Mia', false],
    ]);
    expect(rivals[0]!.points).toBeGreaterThan(rivals[1]!.points);
  });

  test('what is no whole match by the rules is not kept', async () => {
    expect(await keepRival({ ...challenge, moves: challenge.moves!.slice(0, 9) }, 1)).toBe(false);
    expect(await keepRival({ ...challenge, moves: ['row r1'] }, 1)).toBe(false);
    expect(await keepRival({ ...challenge, moves: null }, 1)).toBe(false);
    expect(await allRecords()).toEqual([]);
  });

  test('an ordinary match against bots that answer at once becomes a deal in which they answer the same', async () => {
    const at = await AtHost.of('keltis', 2, { seed: 'ordinary' });
    while (!at.state.result) await at.playAny();
    await addMatch(at.saved);
    const source = (await loadSource('m1'))!;
    const again = new AtHost(sameMatch(source.deal, {}, { id: 'm2', name: '', now: 1, casual: false }));
    await again.open();
    while (!again.state.result) await again.playAny();
    expect(again.saved.moves).toEqual(at.saved.moves);
  });

  test('of a record from elsewhere bots of medium sit at all other seats', async () => {
    const match = playMatch(findGame('linko')!, 4, 'elsewhere');
    const link = await toRecordLink({ ...match.record(), players: ['Ann', 'Bob', 'Cy', 'Di'] });
    const source = (await loadSource(`${link}@2`))!;
    expect(source.deal.seat).toBe(2);
    expect(source.by).toBe('Cy');
    expect(source.deal.bots.map((bot) => bot?.level ?? null)).toEqual(['medium', 'medium', null, 'medium']);
    expect(await loadSource('no-such-match')).toBeNull();
    expect(await loadSource(`${link}@9`)).toBeNull();
  });

  test('a fresh one is a deal of its own, with the bots that were chosen', async () => {
    const { players } = savedMatch(playMatch(findGame('linx')!, 3, 'fresh', 0), 'x');
    const id = await startChallenge('linx', { seats: 3, first: 1, options: { target: 0 } }, players);
    const saved = (await loadMatch(id))!;
    expect(saved.players).toEqual(players);
    expect(dealOf(saved)!.bots.map((bot) => bot?.level ?? null)).toEqual([null, 'medium', 'medium']);
    const source = (await loadSource(id))!;
    expect(source.isOver).toBe(false);
    expect(recordOf({ deal: source.deal, day: null, name: '', moves: null })).toBeNull();
  });
});
