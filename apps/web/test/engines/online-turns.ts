import { findGame } from '@quartet/catalog';
import { FastRng, type Shapes } from '@quartet/core';
import type { ServerMessage, TableMessage } from '@quartet/protocol';
import { expect } from 'vitest';
import type { Fingers } from '../fingers.ts';
import { SeenPosition } from '../seen-position.ts';
import { wayOf } from '../ways/index.ts';
import { choose, takeTurn } from '../whole-game.ts';
import type { Guest } from './guest.ts';

/** What says that it is one's own turn. */
export const MINE = '.table-pill.table-mine';
const BOT = { level: 'easy', temper: 'balanced' } as const;
const SEAT = 0;
const TURNS = 3;

declare global {
  var toldTable: TableMessage | null;
}

/** Turns at a table of Keltis with a bot, by what the server tells this page; the server must know each of them. */
export async function playOnline(guest: Guest, fingers: Fingers): Promise<void> {
  const plan = { game: 'keltis', seats: 2, bots: [null, BOT] };
  const luck = new FastRng('engines, online');
  await guest.evaluate(askServer, ['me', { name: 'Mia', emblem: 'moon' }] as const);
  const { table } = await guest.evaluate(askServer, ['tables', plan] as const);
  const start = { id: 'start-of-this-table', act: { type: 'start' } };
  await guest.evaluate(askServer, [`tables/${table}/acts`, start] as const);
  await guest.evaluate(overhearLine, null);
  await guest.turnTo(`online/${table}`);
  let wanted = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    await guest.until(isTold, [wanted, SEAT] as const);
    await guest.sees(MINE);
    await guest.drawn();
    const { ply, view } = await guest.evaluate(() => toldTable!, null);
    const position = new SeenPosition(findGame('keltis')!, view as unknown as Shapes['View']);
    await takeTurn(fingers, wayOf('keltis'), position, (moves) => choose(moves, luck));
    expect(position.texts).not.toEqual([]);
    wanted = ply! + position.texts.length;
    while (((await guest.evaluate(askServer, [`tables/${table}`] as const)).ply ?? 0) < wanted)
      await fingers.pause();
  }
}

interface Answer {
  readonly table?: string;
  readonly ply?: number;
}

// From here on: what runs in the page.

async function askServer([path, body]: readonly [string, object?]): Promise<Answer> {
  const said = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await (await fetch(`/api/${path}`, said)).json();
  if (answer.problem) throw new Error(`${path}: ${answer.problem.message}`);
  return answer;
}

/** Keeps what is told of a table last, and changes nothing: the server may know of turns that the page does not show yet. */
function overhearLine(): void {
  globalThis.toldTable = null;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const message: ServerMessage = JSON.parse(data);
        if (message.type === 'table') globalThis.toldTable = message;
      });
    }
  };
}

/** Whether the page was told of so many decisions, and that this seat is to decide. */
function isTold([ply, seat]: readonly [number, number]): boolean {
  const told = globalThis.toldTable;
  return !!told && (told.ply ?? -1) >= ply && told.view?.actor === seat;
}
