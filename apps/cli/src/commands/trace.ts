import { type Result, type TraceLine, trace } from '@quartet/core';
import type { Command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { faultText, recordsIn, replayFaultText } from '../records-file.ts';

export const command: Command = {
  help: `
quartet trace FILE

Replays every record of FILE ("-" reads standard input) and prints one JSON line per decision, with
all legal moves, and one for the result. A record that breaks the rules stops it with exit status 1.`,
  flags: {},
  words: 1,
  async run({ words: [file] }, streams) {
    if (file === undefined) throw new Complaint('trace takes a file of records, or "-" for standard input.');
    let index = 0;
    for await (const entry of recordsIn(file, streams.stdin)) {
      if (!entry.ok) throw new Complaint(faultText(index, entry.fault));
      const lines: string[] = [];
      const replayed = trace(entry.read, (line: TraceLine | Result) => lines.push(JSON.stringify(line)));
      streams.stdout.sayAll(lines);
      await streams.stdout.drained();
      if (!replayed.ok) throw new Complaint(await replayFaultText(index, entry.read.game.id, replayed.fault));
      index++;
    }
  },
};
