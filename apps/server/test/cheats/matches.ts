import { decide, iterations, makeBot, parseBotSpec } from '@quartet/bots';
import { findGame, games } from '@quartet/catalog';
import { FastRng, type Shapes } from '@quartet/core';
import type { Act, Person, TableMessage } from '@quartet/protocol';
import { countMatch } from '../../src/ratings/count-match.ts';
import { Node, temporaryFolder } from '../tables/sitting.ts';
import { STRATEGIES, type StrategyName } from './strategies.ts';

const PACE = { kind: 'live', bank: 600, increment: 10 } as const;
/** Shown points per unit of skill. */
const POINTS = 60;
const PLAYER = parseBotSpec('easy')!;
const BOT = { level: 'easy', temper: 'balanced' } as const;

/** Fresh guests for each match: what one may do within a few seconds is bounded by person. */
class Guests {
  readonly cheat: Person;
  readonly others: readonly Person[];
  readonly second: Person;

  constructor(match: number) {
    const named = (name: string): Person => ({ id: `person-${name}-${match}`, name, emblem: 'sun' });
    this.cheat = named('Ann');
    this.others = ['Bob', 'Cid', 'Dan'].map(named);
    this.second = named('Eve');
  }

  get all(): readonly Person[] {
    return [this.cheat, ...this.others, this.second];
  }

  async store({ store }: Node): Promise<void> {
    const rows = this.all.map(({ id, name, emblem }) => ({
      ...{ id, name, emblem, created: 1 },
      login: null,
      password: null,
    }));
    await store.db.insertInto('person').values(rows).execute();
  }
}

/** What a strategy was worth on ladders where everybody is new: the mean change of rating of a match, in shown points. */
export interface Worth {
  readonly matches: number;
  readonly mean: number;
  /** Of the mean. */
  readonly standardError: number;
  /** Matches that counted for whoever cheats. */
  readonly counted: number;
}

interface Plan {
  readonly matches: number;
  readonly seed: string;
}

/** Plays rated matches of all games, with two to four seats in turn; the others at the table play plainly, and agree to time alone. */
export async function worthOf(strategy: StrategyName, { matches, seed }: Plan): Promise<Worth> {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const changes: number[] = [];
  let counted = 0;
  for (let nth = 0; nth < matches; nth++) {
    const game = games[nth % games.length]!.id;
    const seats = 2 + (Math.floor(nth / games.length) % 3);
    const guests = new Guests(nth);
    await guests.store(node);
    const isWithBot = Math.floor(nth / (3 * games.length)) % 2 === 1;
    const change = await playOne(node, strategy, { game, seats, isWithBot, guests, seed: `${seed} ${nth}` });
    if (change !== null) counted++;
    changes.push((change ?? 0) * POINTS);
  }
  const mean = changes.reduce((sum, change) => sum + change, 0) / matches;
  const spread = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / Math.max(1, matches - 1);
  return { matches, mean, standardError: Math.sqrt(spread / matches), counted };
}

interface Match {
  readonly game: string;
  readonly seats: number;
  /** Whether a bot is dealt in on the last seat. */
  readonly isWithBot: boolean;
  readonly guests: Guests;
  readonly seed: string;
}

/** What it changed in the rating of whoever cheats; null: it did not count. Nobody has a rating before. */
async function playOne(node: Node, strategy: StrategyName, match: Match): Promise<number | null> {
  const { game, seats, isWithBot, guests } = match;
  const { cheat } = guests;
  const others = guests.others.slice(0, seats - (isWithBot ? 2 : 1));
  const bots = Array.from({ length: seats }, (_, seat) => (isWithBot && seat === seats - 1 ? BOT : null));
  const table = await node.make(cheat, { game, seats, pace: PACE, bots });
  for (const other of others) await node.act(table, other, { type: 'sit' });
  await node.act(table, cheat, { type: 'start' });
  await new Play(node, table, strategy, match).toTheEnd();
  const { store } = node;
  await countMatch(store, table, 0);
  const played = store.db.selectFrom('played').selectAll().where('table_id', '=', table);
  const row = await played.where('person', '=', cheat.id).executeTakeFirst();
  return row?.mu == null ? null : row.mu - row.mu_before!;
}

/** One match, by people who answer at once. */
class Play {
  private readonly node: Node;
  private readonly table: string;
  private readonly strategy: StrategyName;
  private readonly match: Match;
  private readonly rng: FastRng;
  private readonly usual: number;
  private own = 0;

  constructor(node: Node, table: string, strategy: StrategyName, match: Match) {
    this.node = node;
    this.table = table;
    this.strategy = strategy;
    this.match = match;
    this.rng = new FastRng(match.seed);
    this.usual = usualLength(match);
  }

  async toTheEnd(): Promise<void> {
    for (let waited = 0; ; ) {
      const open = await this.look(null);
      if (open.info!.status === 'over') return;
      await this.answer(open);
      const mover = this.moverOf(await this.look(null));
      if (mover?.id === this.match.guests.cheat.id) await this.cheat();
      const now = await this.look(null);
      if (now.info!.status === 'over') return;
      const still = this.moverOf(now);
      if (still) {
        await this.move(still);
        waited = 0;
      } else {
        if (++waited > 20_000) throw new Error(`Nobody moves at ${this.table}.`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }
  }

  private look(who: Person | null): Promise<TableMessage> {
    return this.node.look(this.table, who);
  }

  private act(by: Person, act: Act): Promise<string> {
    return this.node.act(this.table, by, act);
  }

  private moverOf({ info, view }: TableMessage): Person | null {
    const player = info!.players[view!.actor as number];
    if (player?.kind !== 'person' || player.cover !== null || info!.status !== 'playing') return null;
    return this.match.guests.all.find(({ id }) => id === player.person.id) ?? null;
  }

  /** The cheat and their second guest agree to all they asked for, the others to time alone. */
  private async answer({ info }: TableMessage): Promise<void> {
    for (const id of info!.asking?.needs ?? []) {
      const { asking } = (await this.look(null)).info!;
      const person = this.match.guests.all.find((one) => one.id === id);
      if (!asking || !person || !asking.needs.includes(id)) continue;
      const yes =
        person === this.match.guests.cheat ||
        person === this.match.guests.second ||
        (asking.what as string) === 'time';
      await this.act(person, { type: 'answer', ask: asking.id, yes });
    }
  }

  private async cheat(): Promise<void> {
    const seen = await this.look(this.match.guests.cheat);
    if (typeof seen.viewer !== 'number') return;
    const seat = seen.viewer;
    const moved = seen.news.filter(({ kind, seat: of }) => kind === 'moved' && of === seat).length;
    await STRATEGIES[this.strategy]({
      seen,
      me: this.match.guests.cheat,
      seat,
      second: this.match.guests.second,
      leader: leaderIn(this.match.game, seen, seat, this.rng),
      own: this.own,
      all: moved,
      progress: Math.min(1, seen.ply! / this.usual),
      act: (by, act) => this.act(by, act),
    });
  }

  private async move(person: Person): Promise<void> {
    const { view, ply } = await this.look(person);
    const game = findGame(this.match.game)!;
    const own = view as unknown as Shapes['View'];
    const bot = makeBot(game, person === this.match.guests.second ? parseBotSpec('random')! : PLAYER);
    const text = game.print(decide(game, bot, own, this.rng, iterations(0)));
    const done = await this.act(person, { type: 'move', text, ply: ply! });
    if (done === 'done' && person === this.match.guests.cheat) this.own++;
    // Who let a bot play takes the seat back for the next decision, if it is not theirs already.
    if (person !== this.match.guests.cheat) await this.act(this.match.guests.cheat, { type: 'return' });
  }
}

/** The seat of another with the most points as this view counts them; null: none has more. */
function leaderIn(id: string, { view }: TableMessage, mine: number, rng: FastRng): number | null {
  const game = findGame(id)!;
  const sheet = game.scoreSheet(game.imagine(view as unknown as Shapes['View'], rng));
  const me = sheet.find(({ seat }) => seat === mine)!;
  const first = sheet.filter(({ seat }) => seat !== mine).sort((a, b) => a.place - b.place)[0]!;
  return first.place < me.place ? first.seat : null;
}

/** About how many decisions such a match has. */
function usualLength({ game, seats }: Match): number {
  const each = { keltis: 45, linko: 45, linx: 40, combos: 40 } as Readonly<Record<string, number>>;
  return (each[game] ?? 40) * seats;
}
