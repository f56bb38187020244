import { findGame } from '@quartet/catalog';
import { type Luck, Match, type MatchRecord, promiseOf, sealOf, seedOf, tableFor } from '@quartet/core';
import type { TableInfo, TableLuck, TableMessage } from '@quartet/protocol';

const BOB_ADDS = 'b2'.repeat(32);

/** The luck of a table at which seat 0 was left out, seat 1 added something, and a bot sat on each other seat. */
export function luckOf(secret: string, added = BOB_ADDS, seats = 2): Luck {
  const bots = Array.from({ length: seats - 2 }, () => 'bot');
  const sealed = { table: 't1', secret };
  const seal = sealOf(sealed);
  const promises = [null, promiseOf(seal, added), ...bots.map(() => null)];
  return { ...sealed, seal, promises, contributions: ['left-out', added, ...bots], first: 'settled' };
}

/** A whole match of that luck, as a server tells seat 0 of it, and its record. */
export function toldMatch(
  id: string,
  luck: Luck,
): { readonly messages: readonly TableMessage[]; readonly record: MatchRecord } {
  const game = findGame(id)!;
  const seats = luck.contributions.length;
  const match = Match.start(game, tableFor(game, seats), seedOf(luck));
  const open: TableLuck = {
    seal: luck.seal,
    promises: [...luck.promises],
    called: false,
    contributions: null,
  };
  const info = (status: string, shown: Partial<TableLuck>): TableInfo =>
    ({
      id: luck.table,
      game: id,
      status,
      first: 0,
      options: match.table.options,
      commitment: status === 'open' ? null : match.commitment,
      luck: { ...open, ...shown },
    }) as unknown as TableInfo;
  const heard = (events: Match['opening']): never =>
    JSON.parse(JSON.stringify(match.heard(events, 0))) as never;
  const messages = [
    message(1, info('open', {}), []),
    message(2, info('open', { called: true }), [{ seq: 2, at: 0, kind: 'called', by: null }]),
    message(3, info('playing', { contributions: [...luck.contributions] }), [
      { seq: 3, at: 0, kind: 'started', by: null, events: heard(match.opening) },
    ]),
  ];
  while (!match.over) {
    const { ply, actor: seat } = match;
    const made = match.play(seat, match.moves().at(-1)!);
    if (!made.ok) throw new Error(made.refusal.code);
    const news = { at: 0, kind: 'moved', by: null, seat, ply, text: made.text } as const;
    messages.push(message(ply + 4, null, [{ ...news, seq: ply + 4, events: heard(made.events) }]));
  }
  return { messages, record: { ...match.record(), luck } };
}

function message(seq: number, info: TableInfo | null, news: TableMessage['news']): TableMessage {
  const empty = { whole: false, ply: null, view: null, sheet: null, result: null, clock: null };
  return { type: 'table', table: 't1', viewer: 0, seq, news, ...(info && { info }), ...empty };
}
