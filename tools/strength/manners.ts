/** Something that happened, as far as it is counted. */
export interface Deed {
  readonly type: string;
  readonly seat?: number;
  readonly cards?: readonly unknown[];
  readonly from?: unknown;
}

/** Cards that are drawn come from somewhere. */
export function kindOf({ type, from }: Deed): string {
  return type === 'drawn' && from !== undefined ? `drawn from ${from}` : type;
}

/** How often a kind of thing happens in a match, and how many cards it is about; null: none. */
interface Habit {
  readonly perMatch: number;
  readonly cards: number | null;
}

export type Manners = ReadonlyMap<string, Habit>;

/** What somebody does; what nobody does, such as a deal, is left out. */
export function mannersOf(deeds: readonly Deed[], matches: number): Manners {
  const kinds = Map.groupBy(
    deeds.filter(({ seat }) => seat !== undefined),
    kindOf,
  );
  return new Map([...kinds].map(([type, all]) => [type, habitOf(all, matches)]));
}

function habitOf(deeds: readonly Deed[], matches: number): Habit {
  const withCards = deeds.flatMap(({ cards }) => (cards ? [cards.length] : []));
  const sum = withCards.reduce((all, one) => all + one, 0);
  return {
    perMatch: deeds.length / matches,
    cards: withCards.length > 0 ? sum / withCards.length : null,
  };
}

/** Both beside each other, what differs most first. */
export function tableOf(expert: Manners, master: Manners): string[] {
  const none: Habit = { perMatch: 0, cards: null };
  const kinds = [...new Set([...expert.keys(), ...master.keys()])];
  const rows = kinds.map((kind) => ({
    kind,
    of: [expert.get(kind) ?? none, master.get(kind) ?? none] as const,
  }));
  const cell = ({ perMatch, cards }: Habit): string =>
    `${perMatch.toFixed(2)}${cards === null ? '' : ` of ${cards.toFixed(2)} cards`}`;
  return [
    '| what, in a match | experts | masters |',
    '|---|---|---|',
    ...rows
      .sort((a, b) => changeOf(b.of) - changeOf(a.of))
      .map(({ kind, of }) => `| ${kind} | ${cell(of[0])} | ${cell(of[1])} |`),
  ];
}

function changeOf([one, other]: readonly [Habit, Habit]): number {
  return Math.abs(Math.log((other.perMatch + 0.01) / (one.perMatch + 0.01)));
}

/** The same kinds in the order of their names, each level's in words. */
export function beside<T>(
  what: string,
  expert: ReadonlyMap<string, T>,
  master: ReadonlyMap<string, T>,
  cell: (one: T) => string,
): string[] {
  const kinds = [...new Set([...expert.keys(), ...master.keys()])].sort();
  const told = (one: T | undefined): string => (one === undefined ? '–' : cell(one));
  return [
    `| ${what} | experts | masters |`,
    '|---|---|---|',
    ...kinds.map((kind) => `| ${kind} | ${told(expert.get(kind))} | ${told(master.get(kind))} |`),
  ];
}
