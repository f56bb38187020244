import { findGame, games } from '@quartet/catalog';
import { anyMove, FastRng, type Game } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { askServer } from './ask-server.ts';
import type { Pacer } from './pacer.ts';
import type { Tallies } from './tallies.ts';

/** A move on its way: sent then, and not yet shown to so many. */
interface Sent {
  readonly at: number;
  unseen: number;
}

interface Around {
  readonly server: URL;
  readonly pacer: Pacer;
  readonly tallies: Tallies;
  /** Only this game; null: all in turn. */
  readonly game: string | null;
}

/** Some people who play one game after the other at one table, each with a connection of their own. */
export class Party {
  private readonly around: Around;
  private readonly clients: readonly LiveClient[];
  private readonly host: string;
  private readonly rng: FastRng;
  private readonly stops: (() => void)[] = [];
  /** By ply: the next player may be done before the slowest has seen this one's move. */
  private readonly sent = new Map<number, Sent>();
  private readonly known = new Map<LiveClient, number>();
  private round: number;
  private isStopped = false;

  private constructor(around: Around, n: number, tokens: readonly string[]) {
    this.around = around;
    this.round = n;
    this.host = tokens[0]!;
    this.rng = new FastRng(`party ${n}`);
    const url = new URL('/live', around.server);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.clients = tokens.map(
      (token) =>
        new LiveClient({
          url: url.href,
          token,
          onLink: (link) => {
            if (link === 'lost') around.tallies.lost++;
          },
        }),
    );
  }

  static async gather(around: Around, n: number, size: number): Promise<Party> {
    const tokens: string[] = [];
    for (let i = 0; i < size; i++) {
      const guest = { name: `Load ${n}-${i}`, emblem: 'star', program: true };
      tokens.push((await askServer<{ token: string }>(around.server, '/api/me', guest)).token);
    }
    return new Party(around, n, tokens);
  }

  async play(): Promise<void> {
    while (!this.isStopped) await this.playGame();
  }

  stop(): void {
    this.isStopped = true;
    for (const client of this.clients) client.close();
  }

  private async playGame(): Promise<void> {
    const { around, clients } = this;
    const game = findGame(around.game ?? games[this.round++ % games.length]!.id)!;
    const plan = { game: game.id, seats: clients.length };
    const { table } = await askServer<{ table: string }>(around.server, '/api/tables', plan, this.host);
    for (const client of clients.slice(1)) await client.act(table, { type: 'sit' });
    const over = clients.map(
      (client) =>
        new Promise<void>((resolve) => {
          this.stops.push(
            client.watch(table, { onTable: (message) => this.see(client, game, message, resolve) }),
          );
        }),
    );
    await clients[0]!.act(table, { type: 'start' });
    await Promise.all(over);
    for (const stop of this.stops.splice(0)) stop();
    this.sent.clear();
    this.known.clear();
    around.tallies.games++;
  }

  private see(client: LiveClient, game: Game, message: TableMessage, over: () => void): void {
    const { view, ply, viewer, table } = message;
    for (let made = this.known.get(client) ?? 0; made < (ply ?? 0); made++) this.shown(made);
    this.known.set(client, ply ?? 0);
    if (message.result) over();
    else if (view && view.actor === viewer && !this.isStopped) {
      const text = anyMove(game, view as never, this.rng);
      this.around.pacer.go(() => void this.move(client, table, ply!, text));
    }
  }

  private async move(client: LiveClient, table: string, ply: number, text: string): Promise<void> {
    this.sent.set(ply, { at: performance.now(), unseen: this.clients.length });
    const outcome = await client.act(table, { type: 'move', text });
    if (!outcome.ok) this.around.tallies.complain(outcome.problem.code);
  }

  private shown(ply: number): void {
    const sent = this.sent.get(ply);
    if (!sent || --sent.unseen > 0) return;
    const { tallies } = this.around;
    tallies.moves++;
    tallies.latencies.push(performance.now() - sent.at);
    this.sent.delete(ply);
  }
}
