import {
  BOT,
  checkCommitment,
  type DealCheck,
  isDealRight,
  LEFT_OUT,
  type Luck,
  replay,
} from '@quartet/core';
import type { Command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { type Entry, faultText, recordsIn, replayFaultText } from '../records-file.ts';

const DEAL: Readonly<Record<DealCheck, string>> = {
  'no-commitment': 'no commitment to check the deal against',
  sealed: 'the deal is sealed until the game is over',
  fits: 'the deal fits its commitment',
  differs: 'the seed is not the one the commitment promised',
  unopened: 'the game is over, but no seed opens the commitment',
  'wrong-seal': "the seal is not that of the server's secret",
  'wrong-promises': 'a contribution is not the one that was promised',
  'wrong-seed': 'the seed does not follow from the secret and the contributions',
  'wrong-first': 'who began does not follow from the luck',
};

interface Verdict {
  readonly record: number;
  readonly ok: boolean;
  readonly deal?: DealCheck;
  readonly text: string;
}

export const command: Command = {
  help: `
quartet verify FILE [--json]

Checks every record of FILE ("-" reads standard input): its moves obey the rules, its result is right,
and its deal is the one its commitment promised. Exit status 1 if any record fails.

  --json   one JSON object per record`,
  flags: { json: 'switch' },
  words: 1,
  async run(given, streams) {
    const [file] = given.words;
    if (file === undefined) throw new Complaint('verify takes a file of records, or "-" for standard input.');
    let index = 0;
    let wrong = 0;
    for await (const entry of recordsIn(file, streams.stdin)) {
      const verdict = await judge(index++, entry);
      if (!verdict.ok) wrong++;
      const line = given.has('json')
        ? JSON.stringify(verdict)
        : `${verdict.ok ? 'ok  ' : 'FAIL'} ${verdict.text}`;
      streams.stdout.say(line);
      await streams.stdout.drained();
    }
    if (wrong > 0) throw new Complaint(`${wrong} of ${index} records failed.`);
  },
};

async function judge(record: number, entry: Entry): Promise<Verdict> {
  if (!entry.ok) return { record, ok: false, text: faultText(record, entry.fault) };
  const { game, table, moves } = entry.read;
  const replayed = replay(entry.read);
  if (!replayed.ok)
    return { record, ok: false, text: await replayFaultText(record, game.id, replayed.fault) };
  const { over } = replayed.match;
  const deal = checkCommitment(entry.read, over);
  const end = over ? `finished, winners ${replayed.match.result()!.winners.join(' ')}` : 'still running';
  const text = `record ${record}: ${game.id}, ${table.seats} seats, ${moves.length} moves, ${end}; ${DEAL[deal]}${deal === 'fits' ? luckText(entry.read.luck) : ''}`;
  return { record, ok: isDealRight(deal), deal, text };
}

/** How much of the luck was people's own, where it could be. */
function luckText(luck: Luck | null): string {
  if (!luck) return '';
  const added = luck.contributions.filter((one) => one !== BOT && one !== LEFT_OUT).length;
  const leftOut = luck.contributions.filter((one) => one === LEFT_OUT).length;
  return ` and follows from the seal of table ${luck.table} and ${added} contributions, ${leftOut} left out`;
}
