import { games } from '@quartet/catalog';
import { findAbout } from '@quartet/catalog/list';
import { checkCommitment, type ReadRecord, readRecord, replay } from '@quartet/core';
import {
  countDecisions,
  creditOf,
  type Ranked,
  type ResultCredit,
  rankingOf,
  type Sat,
  scoreDeal,
  valuesOf,
} from '@quartet/events';
import { Complaint } from './complaint.ts';
import type { EventFile, FiledTable } from './event-file.ts';
import { replayFaultText } from './records-file.ts';

/** From scratch: every record is played again, and nothing that the server counted is used. */
export async function scoreEvent(file: EventFile): Promise<Ranked<number>[]> {
  const deals: ReturnType<typeof scoreDeal<number>>[] = [];
  for (const [at, tables] of file.deals.entries()) {
    const sat: Sat<number>[] = [];
    let first: ReadRecord | null = null;
    for (const [table, filed] of tables.entries()) {
      const where = `deal ${at + 1}, table ${table + 1}`;
      const read = readTable(file, filed, at + 1, where);
      if (first && (first.seed !== read.seed || first.table.first !== read.table.first))
        throw new Complaint(`${where}: this is not the deal of the other tables.`);
      first ??= read;
      sat.push(await satAt(file, filed, { read, scoring: file.scoring[at]!, where }));
    }
    deals.push(scoreDeal(sat));
  }
  const canMiss = file.scoring.includes(2);
  return rankingOf(deals, (who) => canMiss && !file.contestants[who]!.bot);
}

/** A record of this very deal whose luck was sealed with that of all others. */
function readTable(file: EventFile, { record }: FiledTable, deal: number, where: string): ReadRecord {
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Complaint(`${where}: ${reading.fault.where} ${reading.fault.reason}.`);
  const { read } = reading;
  if (read.game.id !== file.game || read.table.seats !== file.seats)
    throw new Complaint(`${where}: the record is of another game.`);
  const event = read.luck?.event;
  if (!event || event.id !== file.event || event.deal !== deal)
    throw new Complaint(`${where}: the luck of this record is not that of the event's deal.`);
  return read;
}

async function satAt(
  { game, contestants }: EventFile,
  { sat, hands }: FiledTable,
  { read, scoring, where }: { readonly read: ReadRecord; readonly scoring: 1 | 2; readonly where: string },
): Promise<Sat<number>> {
  const actors: number[] = [];
  const replayed = replay(read, (match) => actors.push(match.actor));
  if (!replayed.ok) throw new Complaint(`${where}: ${await replayFaultText(0, game, replayed.fault)}`);
  const { match } = replayed;
  if (!match.over) throw new Complaint(`${where}: the game is not over.`);
  const deal = checkCommitment(read, true);
  if (deal !== 'fits') throw new Complaint(`${where}: the deal is not the one that was promised (${deal}).`);
  if (hands.length !== actors.length)
    throw new Complaint(`${where}: ${actors.length} decisions were made, but ${hands.length} are told of.`);
  const by = findAbout(game)?.byRank ? 'rank' : 'points';
  const credits = sat.map((who, seat): ResultCredit => {
    if (contestants[who]!.bot) return 'scored';
    const { own, all, after } = countDecisions(hands, actors, seat);
    return creditOf({ own, all, ...(scoring === 2 && { after }) });
  });
  return { whose: sat, credits, values: valuesOf(match.scoreSheet(), by) };
}
