import { type Entry, entryOf, isMeasured, type Ledger, shareOf } from './ledger.ts';
import { BESIDES, CURVE, HARD, MASTERS, nameOf, type Pairing, TABLE } from './pairings.ts';

/** The page with its tables written anew, each between `<!-- name -->` and `<!-- /name -->`. */
export function filledIn(page: string, ledger: Ledger): string {
  const tables = {
    strength: tableOf(ledger),
    besides: besidesOf(ledger),
    curve: curveOf(ledger),
    masters: mastersOf(ledger),
  };
  return Object.entries(tables).reduce((text, [name, table]) => between(text, name, table), page);
}

function between(page: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no place for a table between ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n${table}\n${page.slice(to)}`;
}

function tableOf(ledger: Ledger): string {
  const tables = TABLE.filter((pairing) => pairing.one === HARD && isMeasured(ledger, pairing));
  const rows = tables.map(({ game, seats }) => {
    const steps = TABLE.filter((pairing) => pairing.game === game && pairing.seats === seats);
    const cells = steps.map((pairing) => cell(entryOf(ledger, pairing)));
    return [nameOf(game), seats, percent(1 / seats), ...cells, time(entryOf(ledger, steps.at(-1)!))];
  });
  const heads = ['easy against random', 'medium against easy', `${HARD} against medium`];
  return markdown(['game', 'seats', 'even', ...heads, 'hard thinks'], rows);
}

function mastersOf(ledger: Ledger): string {
  const tables = MASTERS.filter((pairing) => pairing.one === 'master' && isMeasured(ledger, pairing));
  const rows = tables.map(({ game, seats }) => {
    const steps = MASTERS.filter((pairing) => pairing.game === game && pairing.seats === seats);
    const entries = steps.map((pairing) => entryOf(ledger, pairing));
    const times = entries.slice(0, 2).map(time).join(', ');
    return [nameOf(game), seats, percent(1 / seats), ...entries.map(cell), times];
  });
  const heads = [`at once against ${HARD}`, `with 10 ms against ${HARD}`, 'with 1,500 lines, both'];
  return markdown(['game', 'seats', 'even', ...heads, 'thinks at once, with 10 ms'], rows);
}

function besidesOf(ledger: Ledger): string {
  const rows = BESIDES.map((pairing) => [
    `${nameOf(pairing.game)}, ${pairing.seats} seats`,
    pairing.one,
    pairing.rest,
    cell(entryOf(ledger, pairing)),
  ]);
  return markdown(['game', 'one', 'against', 'win share'], rows);
}

function curveOf(ledger: Ledger): string {
  const first = CURVE.filter((pairing) => pairing.one === CURVE[0]!.one && isMeasured(ledger, pairing));
  const rows = first.map(({ game, seats }) => {
    const times = CURVE.filter((pairing: Pairing) => pairing.game === game);
    return [
      `${nameOf(game)}, ${seats} seats`,
      percent(1 / seats),
      ...times.map((pairing) => cell(entryOf(ledger, pairing))),
    ];
  });
  return markdown(['game', 'even', '1 ms', '10 ms', '100 ms'], rows);
}

/** `61.7 ± 8.8 (400)`; a dash where nothing was measured. */
function cell(entry: Entry | undefined): string {
  if (!entry) return '–';
  const { mean, low, high } = shareOf(entry);
  const within = low === null || high === null ? '' : ` ± ${((high - low) * 50).toFixed(1)}`;
  return `${(mean * 100).toFixed(1)}${within} (${entry.wins.count})`;
}

function time(entry: Entry | undefined): string {
  return entry ? `${(entry.cpu / entry.moves).toFixed(1)} ms` : '–';
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}

function markdown(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}
