import type { Problem } from '@quartet/protocol';
import { type ActOutcome, type Link, LiveClient } from '@quartet/protocol/client';
import { doneSchema, sessionsSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, look } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

/** A client whose line can be cut, and everything it was told. */
class Caller implements Disposable {
  readonly links: Link[] = [];
  readonly ends: Problem[] = [];
  readonly client: LiveClient;
  sockets = 0;
  private socket: WebSocket | null = null;
  private isCut = false;

  constructor(token: string) {
    this.client = new LiveClient({
      url: `${serving.url.replace('http', 'ws')}/live`,
      token,
      open: (url) => this.open(url),
      onLink: (link) => this.links.push(link),
      onEnd: (problem) => this.ends.push(problem),
    });
  }

  cut(): void {
    this.isCut = true;
    this.socket!.close();
  }

  mend(): void {
    this.isCut = false;
    this.client.hurry();
  }

  [Symbol.dispose](): void {
    this.client.close();
  }

  /** While it is cut, nobody listens at the other end. */
  private open(url: string): WebSocket {
    this.sockets++;
    this.socket = new WebSocket(this.isCut ? 'ws://127.0.0.1:9/live' : url);
    return this.socket;
  }
}

/** Whoever must decide at a new table of two. */
async function atTurn(): Promise<{ readonly table: string; readonly mover: Visitor; readonly text: string }> {
  const players = [await serving.program('Ann'), await serving.program('Bob')] as const;
  const { table } = await begun(players, { game: 'linko', seats: 2 });
  for (const mover of players) {
    const { legal } = await look(mover, table);
    if (legal) return { table, mover, text: legal[0]! };
  }
  throw new Error('nobody must decide');
}

test('a session that is ended ends the line: it is told once, never tried again, and acts are answered', async () => {
  const { table, mover, text } = await atTurn();
  using caller = new Caller(mover.token!);
  await expect.poll(() => caller.links).toContain('open');
  const { sessions } = await mover.ask('GET /api/me/sessions', sessionsSchema);
  await mover.ask(`DELETE /api/me/sessions/${sessions[0]!.id}`, doneSchema);
  await expect.poll(() => caller.ends).toHaveLength(1);
  const sockets = caller.sockets;
  expect(caller.ends[0]!.code).toBe('sign-in');
  expect(await caller.client.act(table, { type: 'move', text })).toMatchObject({
    ok: false,
    problem: { code: 'sign-in' },
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([caller.sockets, caller.links.at(-1), caller.ends.length]).toEqual([sockets, 'ended', 1]);
});

test('a token nobody knows ends the line at the first word', async () => {
  using caller = new Caller('quartet_nobody-knows-this-one');
  await expect.poll(() => caller.ends.map(({ code }) => code)).toEqual(['bad-sign-in']);
  expect(caller.links.at(-1)).toBe('ended');
});

test('what is decided while the line is down is sent once it is back, and made once', async () => {
  const { table, mover, text } = await atTurn();
  using caller = new Caller(mover.token!);
  await expect.poll(() => caller.links).toContain('open');
  const { ply } = await look(mover, table);
  caller.cut();
  const made = caller.client.act(table, { type: 'move', text, ply: ply! });
  caller.mend();
  expect(await made).toMatchObject({ ok: true });
  const moved = (await look(mover, table)).news.filter(({ kind }) => kind === 'moved');
  expect(moved.map((one) => one.text)).toEqual([text]);
});

test('a move that comes after somebody else decided for this seat is not made, even where it would be legal', async () => {
  const { table, mover, text } = await atTurn();
  using caller = new Caller(mover.token!);
  await expect.poll(() => caller.links).toContain('open');
  const { ply, seq } = await look(mover, table);
  caller.cut();
  const late: Promise<ActOutcome> = caller.client.act(table, { type: 'move', text, ply: ply! - 1 });
  caller.mend();
  expect(await late).toMatchObject({ ok: false, problem: { code: 'too-late', where: 'act.ply' } });
  expect((await look(mover, table)).seq).toBe(seq);
});
