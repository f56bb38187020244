import { games } from '@quartet/catalog';
import { FastRng, type Refusal, type Shapes } from '@quartet/core';
import type { ServerMessage } from '@quartet/protocol';
import { failureSchema, type Look, lookSchema, tableListSchema } from '@quartet/protocol/http';
import { longUnless } from '@quartet/testkit/long';
import { beforeAll, describe, expect, test } from 'vitest';
import { act, EASY, look, make } from './http/playing.ts';
import { ServingProcess } from './http/serving-process.ts';
import { Truth } from './live/truth.ts';
import { type Eavesdropping, messagesOf, Wiretap } from './live/wiretap.ts';

interface Played {
  readonly game: string;
  readonly table: string;
  readonly truth: Truth;
  readonly taps: readonly Wiretap[];
  readonly runningRecord: Readonly<Record<string, unknown>>;
  readonly tokens: readonly string[];
}

const MEDIUM = { level: 'medium', temper: 'balanced' } as const;
function promisesAt({ info }: Look): number {
  return info!.luck!.promises.filter((promise) => promise !== null).length;
}

/** Two people, a named onlooker, a visitor and one or two bots: one game from the first card to the last. */
async function playOut(serving: ServingProcess, game: string, bots: number): Promise<Played> {
  const { visitors, data } = serving;
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => visitors.program(name)));
  const seated = [null, EASY, null, MEDIUM].slice(0, 2 + bots);
  const { table } = await make(ann!, { game, seats: seated.length, bots: seated, listed: true });
  await act(bob!, table, { type: 'sit' });
  const everybody = [ann!, bob!, cid!, visitors.visitor()];
  const taps = everybody.map((who, n) => new Wiretap(who, { table, game }, `${game} ${n}`));
  while (promisesAt(await look(ann!, table)) < 2);
  await act(ann!, table, { type: 'start' });
  let runningRecord: Played['runningRecord'] = {};
  while (runningRecord.record !== 1) {
    const running = await visitors.visitor().send(`GET /api/tables/${table}/record`);
    runningRecord = (await running.json()) as Played['runningRecord'];
  }
  await Promise.all(taps.map(({ over }) => over));
  for (const tap of taps) {
    await tap.idle();
    tap[Symbol.dispose]();
  }
  const tokens = [ann!.token!, bob!.token!, cid!.token!];
  return { game, table, truth: new Truth(data, table), taps, runningRecord, tokens };
}

const SHORT = ['combos'];
const OTHERS = games.map(({ id }) => id).filter((id) => !SHORT.includes(id));

for (const ids of [SHORT, OTHERS])
  describe(`in games of ${ids.join(', ')}`, longUnless(ids === SHORT), () => {
    const played: Played[] = [];
    const secrets: string[] = [];
    let output = '';

    beforeAll(async () => {
      await using serving = await ServingProcess.start(['--log', 'debug', '--no-limits', '--bot-floor', '0']);
      played.push(...(await Promise.all(ids.map((id, index) => playOut(serving, id, 1 + (index % 2))))));
      await serving.stop();
      output = serving.output;
      secrets.push(
        ...played.flatMap(({ truth, tokens }) => [...tokens, truth.secret, truth.seed.split(':')[1]!]),
      );
    }, 120_000);

    const each = test.each(ids);
    const gameOf = (id: string): Played => played.find(({ game }) => game === id)!;

    each("%s: every message to every connection is its viewer's, field for field, and nothing else", (id) => {
      const { truth, taps } = gameOf(id);
      taps.forEach((tap, person) => {
        const messages = tables(tap);
        expect(messages.length).toBeGreaterThan(10);
        for (const message of messages) {
          const { info, ...rest } = message;
          expect(rest).toEqual(truth.message(message));
          const wasDealt = truth.entries.findIndex(({ kind }) => kind === 'started') < message.seq;
          if (wasDealt) expect(rest.viewer).toBe([0, 2, 'table', 'table'][person]);
          if (info) expect(info.commitment).toBe(commitmentAt(truth, message.seq));
          if (info && !wasDealt) expect(info.luck!.contributions).toBeNull();
        }
      });
    });

    each("%s: any deal that fits a viewer's knowledge would have made the same message", (id) => {
      const { truth, taps } = gameOf(id);
      const rng = new FastRng(`another deal of ${id}`);
      for (const tap of taps)
        for (const { view, viewer } of tables(tap)) {
          if (!view) continue;
          const other = truth.game.imagine(view as object as Shapes['View'], rng);
          expect(JSON.stringify(truth.game.view(other, viewer))).toBe(JSON.stringify(view));
        }
    });

    each("%s: a refusal tells its reader nothing that the reader's view does not", (id) => {
      const { truth, taps } = gameOf(id);
      const rng = new FastRng(`refusals of ${id}`);
      let refusals = 0;
      for (const tap of taps)
        tap.frames.forEach((frame, index) => {
          const message = JSON.parse(frame) as ServerMessage;
          if (message.type !== 'problem' || message.problem.code !== 'refused') return;
          const seq = lastSeq(tap, index);
          const wanted = tap.acts.get(message.id!)!;
          const known = [seq - 1, seq, seq + 1].map((at) => refusalAt(truth, tap, at, wanted, rng));
          expect(known).toContainEqual(message.problem.refusal);
          refusals++;
        });
      expect(refusals).toBeGreaterThan(0);
    });

    each('%s: HTTP answers hold what the asker may know, and records no luck before the end', (id) => {
      const { table, truth, taps, runningRecord } = gameOf(id);
      expect(runningRecord).toMatchObject({ record: 1, game: id });
      expect(Object.keys(runningRecord)).not.toContain('seed');
      expect(Object.keys(runningRecord)).not.toContain('deals');
      expect(Object.keys(runningRecord)).not.toContain('luck');
      let answers = 0;
      for (const { route, text } of taps.flatMap((tap) => tap.answers)) {
        answers++;
        const json: unknown = JSON.parse(text);
        if (route.endsWith('/record')) expectNoLuck(json, truth);
        else if (route.startsWith(`GET /api/tables/${table}`)) {
          const { legal, legalCount, info: _, ...message } = lookSchema.parse(json);
          expect(message).toEqual(truth.message(message));
          expect(legal !== undefined).toBe(truth.at(message.seq).actor === message.viewer);
          if (legal) expect(legalCount).toBeGreaterThanOrEqual(legal.length);
        } else if (route === 'GET /api/me/tables' && failureSchema.safeParse(json).success) continue;
        else tableListSchema.parse(json);
      }
      expect(answers).toBeGreaterThan(5);
    });

    test('no byte that was sent before the end holds the secret of a deal, and none ever a token', () => {
      for (const { truth, taps } of played)
        for (const tap of taps) {
          const sent = [...tap.frames, ...tap.answers.map(({ text }) => text)];
          const luck = [truth.secret, truth.seed.split(':')[1]!];
          for (const hex of luck) expect(hex).toHaveLength(64);
          for (const text of sent) {
            if (!text.includes('"result"') || text.includes('"result":null'))
              for (const hex of luck) expect(text).not.toContain(hex);
            expect(text).not.toContain('quartet_');
          }
        }
    });

    test('at its most talkative, the log of all these games holds no seed, token, chat, move or view', () => {
      expect(output).toContain('/api/tables/:table/record');
      for (const secret of secrets) expect(output).not.toContain(secret);
      for (const word of ['chacha20:', 'well, ', '"hand"', '"view"', 'no such move'])
        expect(output).not.toContain(word);
      for (const { table } of played) expect(output).not.toContain(table);
    });
  });

function tables(tap: Eavesdropping): Extract<ServerMessage, { type: 'table' }>[] {
  return messagesOf(tap).filter((message) => message.type === 'table');
}

function commitmentAt({ entries }: Truth, seq: number): string | null {
  const started = entries.find(({ kind }) => kind === 'started')!;
  return started.seq <= seq ? String(started.body.commitment) : null;
}

/** The last state of the table this connection had been told of. */
function lastSeq(tap: Eavesdropping, index: number): number {
  for (let at = index; at >= 0; at--) {
    const message = JSON.parse(tap.frames[at]!) as ServerMessage;
    if (message.type === 'table') return message.seq;
  }
  return 0;
}

/** What the rules say at this moment in a position that somebody imagined who knows the person's view only. */
function refusalAt(
  truth: Truth,
  tap: Wiretap,
  seq: number,
  wanted: ReturnType<Wiretap['acts']['get']>,
  rng: FastRng,
): Refusal | null {
  if (wanted?.type !== 'move' || seq < 1 || seq > truth.entries.length) return null;
  const viewer = tables(tap).at(-1)!.viewer as number;
  const { actor, views } = truth.at(seq);
  if (actor === null) return { code: 'match-over', rule: '', details: {} };
  if (actor !== viewer) return { code: 'not-your-turn', rule: '', details: { seat: viewer, actor } };
  const move = truth.game.parse(wanted.text);
  if (!move) return { code: 'unreadable', rule: '', details: { text: wanted.text } };
  return truth.game.refuse(truth.game.imagine(views.get(viewer)!, rng), move);
}

function expectNoLuck(json: unknown, truth: Truth): void {
  const record = json as { moves?: readonly string[]; result?: unknown; problem?: unknown };
  if (record.problem || record.result) return;
  expect(Object.keys(record)).not.toContain('seed');
  expect(Object.keys(record)).not.toContain('deals');
  expect(Object.keys(record)).not.toContain('luck');
  const all = truth.entries.flatMap(({ kind, body }) => (kind === 'moved' ? [body.text] : []));
  expect(record.moves).toEqual(all.slice(0, record.moves!.length));
}
