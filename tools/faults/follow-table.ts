import type { TableMessage } from '@quartet/protocol';
import type { LiveClient } from '@quartet/protocol/client';

export interface Following {
  /** What is wrong with what was told is added here. */
  readonly faults: string[];
  /** Once for each decision that is asked of whoever follows. */
  onTurn(message: TableMessage): void;
  onOver(): void;
}

/** Watches a table as somebody who plays there, and notices a gap in what is told. Answers with how to stop. */
export function followTable(
  client: LiveClient,
  table: string,
  { faults, onTurn, onOver }: Following,
): () => void {
  let known = 0;
  let asked = -1;
  return client.watch(table, {
    onTable: (message) => {
      const next = message.news[0]?.seq;
      if (!message.whole && next !== known + 1)
        faults.push(`table ${table}: after ${known} somebody was told of ${next}`);
      known = message.seq;
      if (message.result) onOver();
      else if (message.view?.actor === message.viewer && message.ply !== asked) {
        asked = message.ply!;
        onTurn(message);
      }
    },
    onProblem: (problem) => void faults.push(`table ${table}: ${problem.code} while watching`),
  });
}
