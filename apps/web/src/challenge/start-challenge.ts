import type { Level, Temper } from '@quartet/bots';
import { loadGame } from '@quartet/catalog/list';
import { type Shapes, secretSeed, type Table } from '@quartet/core';
import { sameBot } from '@quartet/deals';
import { freshId } from '@quartet/protocol/fresh-id';
import { addMatch } from '../engine/matches.ts';
import type { Player } from '../engine/model.ts';
import { sameMatch } from '../engine/same-match.ts';

/** A fresh deal for friends, with one person and these bots; returns the name of the own match of it. */
export async function startChallenge(
  game: string,
  table: Table<Shapes['Options']>,
  players: readonly Player[],
): Promise<string> {
  const { version: rules } = await loadGame(game);
  const id = freshId();
  const seed = secretSeed(crypto.getRandomValues(new Uint8Array(32)));
  const seat = players.findIndex(({ kind }) => kind === 'person');
  const bots = players.map((player, at) =>
    player.kind === 'bot' ? sameBot(player.level as Level, player.temper as Temper, `${id} ${at}`) : null,
  );
  const deal = { game, rules, ...table, seed, seat, bots };
  const about = { id, name: players[seat]!.name, now: Date.now(), casual: false };
  await addMatch({ ...sameMatch(deal, {}, about), players });
  return id;
}
