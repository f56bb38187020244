import { findGame } from '@quartet/catalog';
import { FastRng, MoveList } from '@quartet/core';
import { type Act, type ServerMessage, serverMessageSchema, type TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import type { Visitor } from '../http/serving.ts';
import { randomMove } from '../tables/sitting.ts';

/** Keeps below the live door's allowance of messages per second. */
const PAUSE = 40;

export interface Eavesdropping {
  /** What the person asked of their own accord, by act id. */
  readonly acts: ReadonlyMap<string, Act>;
  /** Every byte that reached this connection, frame by frame. */
  readonly frames: readonly string[];
  /** Every answer of the HTTP door, by the route that was asked. */
  readonly answers: readonly { readonly route: string; readonly text: string }[];
}

/** Somebody at a table, or beside it, who plays at random, errs at times, and keeps all they are sent. */
export class Wiretap implements Eavesdropping, Disposable {
  readonly acts = new Map<string, Act>();
  readonly frames: string[] = [];
  readonly answers: { route: string; text: string }[] = [];
  readonly over: Promise<void>;
  readonly who: Visitor;
  private readonly client: LiveClient;
  private readonly rng: FastRng;
  private readonly table: string;
  private readonly game: string;
  private readonly asking = new Set<Promise<void>>();
  private answered = -1;
  private finish: (() => void) | null = null;

  constructor(
    who: Visitor,
    { table, game }: { readonly table: string; readonly game: string },
    seed: string,
  ) {
    this.who = who;
    this.table = table;
    this.game = game;
    this.rng = new FastRng(seed);
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.client = new LiveClient({
      url: `${who.url.replace('http', 'ws')}/live`,
      ...(who.token !== null && { token: who.token }),
      open: (url) => this.tap(new WebSocket(url)),
    });
    this.client.watch(table, { onTable: (message) => this.see(message) });
  }

  [Symbol.dispose](): void {
    this.client.close();
  }

  /** Once every question is answered. */
  async idle(): Promise<void> {
    await Promise.all(this.asking);
  }

  private async ask(route: string): Promise<void> {
    const response = await this.who.send(route);
    this.answers.push({ route, text: await response.text() });
  }

  private tap(socket: WebSocket): WebSocket {
    socket.addEventListener('message', ({ data }) => this.frames.push(String(data)));
    return socket;
  }

  private see({ result, view, viewer, ply }: TableMessage): void {
    if (result) this.finish?.();
    if (!view || result) return;
    if (view.actor === viewer && ply !== this.answered) {
      this.answered = ply!;
      setTimeout(() => void this.takeTurn(view), PAUSE);
    } else if (viewer !== 'table' && this.rng.below(12) === 0) void this.speakOutOfTurn(view);
    if (this.rng.below(10) === 0) this.look();
  }

  private async takeTurn(view: NonNullable<TableMessage['view']>): Promise<void> {
    if (this.rng.below(8) === 0) await this.act({ type: 'move', text: this.wrongText(view) });
    const text = randomMove(this.game, view, this.rng);
    await this.act({ type: 'move', text });
    if (this.rng.below(15) === 0) await this.act({ type: 'chat', text: `well, ${this.who.token?.length}` });
  }

  private async speakOutOfTurn(view: NonNullable<TableMessage['view']>): Promise<void> {
    await this.act({ type: 'move', text: this.wrongText(view) });
  }

  /** No move, one that may be legal for somebody else, or one with cards that lie elsewhere. */
  private wrongText(view: NonNullable<TableMessage['view']>): string {
    if (this.rng.below(3) === 0) return 'no such move';
    const game = findGame(this.game)!;
    const state = game.start(view.table as never, () => this.rng, null);
    const moves = new MoveList(game.moveSpace);
    game.legal(state, moves);
    return game.print(game.toMove(state, moves.at(this.rng.below(moves.length))));
  }

  private look(): void {
    const at = `GET /api/tables/${this.table}`;
    const routes = [at, `${at}?since=3`, `${at}/record`, 'GET /api/tables', 'GET /api/me/tables'];
    const asking = this.ask(routes[this.rng.below(routes.length)]!).finally(() => this.asking.delete(asking));
    this.asking.add(asking);
  }

  private async act(act: Act): Promise<void> {
    const id = crypto.randomUUID();
    this.acts.set(id, act);
    await this.client.act(this.table, act, id);
  }
}

/** Strictly: a field that the protocol does not know is a leak. */
export function messagesOf({ frames }: Eavesdropping): ServerMessage[] {
  return frames.map((frame) => serverMessageSchema.parse(JSON.parse(frame)));
}
