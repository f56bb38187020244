import { readFile } from 'node:fs/promises';
import { hasMaster, LEVELS, type Level, loadExpert, loadMaster } from '@quartet/bots';
import { games } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import { type Day, dailyDeal, dayOf, isDay, type SameDeal } from '@quartet/deals';
import { playedBy, pointsOf } from '@quartet/deals/play';
import type { Command, Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { GAME_NAMES, gameNamed } from '../table-flags.ts';

export const command: Command = {
  help: `
quartet deal --day [DATE] [--game G] [--play LEVEL] [--json]

The deal of the day: the same for everybody, from the date and the game (docs/deals.md). A day begins at midnight UTC.

  --day [DATE]   which day, such as 2026-11-16 (default: today)
  --game G       ${GAME_NAMES} (default: each of them)
  --play LEVEL   let a bot of this level play your seat, and print the points: ${LEVELS.join(', ')}
  --json         one JSON object per game: the whole deal, and with --play the points by seat and the moves`,
  flags: { day: 'switch', game: 'text', play: 'text', json: 'switch' },
  words: 1,
  async run(given, streams) {
    const day = dayFrom(given);
    const level = levelFrom(given);
    const named = given.text('game');
    const wanted = named === undefined ? games : [gameNamed(named, '--game')];
    const dealt = wanted.flatMap((game) => {
      const deal = dailyDeal(game.id, day);
      return deal ? [{ game, deal }] : [];
    });
    if (dealt.length === 0) throw new Complaint(`there is no deal of ${day}${named ? ` for ${named}` : ''}.`);
    for (const { game, deal } of dealt) {
      const played = level === null ? null : await play(game, deal, level);
      streams.stdout.sayAll(
        given.has('json')
          ? [JSON.stringify({ day, ...deal, ...(played && { played }) })]
          : linesOf(day, deal, played),
      );
    }
  },
};

interface Played {
  readonly level: Level;
  readonly points: number;
  /** By seat. */
  readonly scores: readonly number[];
  readonly moves: readonly string[];
}

function dayFrom(given: Given): Day {
  const [date] = given.words;
  if (!given.has('day')) throw new Complaint('deal takes --day, and a date if it is not today.');
  if (date === undefined) return dayOf(Date.now());
  if (!isDay(date)) throw new Complaint(`"${date}" is no day; days are written like 2026-11-16.`);
  return date;
}

function levelFrom(given: Given): Level | null {
  const wanted = given.text('play');
  if (wanted === undefined) return null;
  const level = LEVELS.find((known) => known === wanted);
  if (!level) throw new Complaint(`--play is "${wanted}"; the levels are ${LEVELS.join(', ')}.`);
  return level;
}

async function play(game: Game, deal: SameDeal, level: Level): Promise<Played> {
  if (game.version !== deal.rules) {
    throw new Complaint(
      `${game.id} was dealt under rules ${deal.rules} that day; this Quartet has ${game.version}.`,
    );
  }
  if (level === 'master' && !hasMaster(game.id))
    throw new Complaint(`--play is "master"; there is no master of ${game.id}.`);
  const { knowledge } = await loadExpert(game);
  if (level === 'master') await loadMaster(knowledge, readFile);
  const match = playedBy(knowledge, deal, level);
  const { moves } = match.record();
  return { level, points: pointsOf(match, deal.seat), scores: match.result()!.scores, moves };
}

function linesOf(day: Day, deal: SameDeal, played: Played | null): string[] {
  const options = Object.entries(deal.options).map(([name, value]) => `${name}=${value}`);
  const seats = deal.bots.map((bot, seat) => `  seat ${seat}: ${bot ? `${bot.level}/${bot.temper}` : 'you'}`);
  const lines = [
    `${deal.game}, ${day}: ${deal.seats} seats, seat ${deal.first} begins, ${options.join(' ')}`,
    `  seed ${deal.seed}`,
    ...seats,
  ];
  if (played)
    lines.push(`  ${played.level} in your seat: ${played.points} (all: ${played.scores.join(' ')})`);
  return lines;
}
