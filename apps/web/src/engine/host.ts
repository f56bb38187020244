import {
  advise,
  type Bot,
  botWith,
  decide,
  type Expert,
  iterations,
  loadAdviser,
  loadExpert,
  loadMaster,
  milliseconds,
  parseBotSpec,
} from '@quartet/bots';
import { findAbout, loadGame } from '@quartet/catalog/list';
import {
  type Allowed,
  assert,
  FastRng,
  type Game,
  type Language,
  listFor,
  Match,
  NOBODY,
  resultOf,
  type Seat,
  type Shapes,
  type Viewer,
} from '@quartet/core';
import { answer, type Seated, seated } from '@quartet/deals/play';
import { isCounting } from './counting.ts';
import { fetched } from './fetched.ts';
import { type Hint, type LogEntry, onlyPerson, type SavedMatch } from './model.ts';
import type { Reply } from './protocol.ts';
import { dealOf } from './same-match.ts';

/** How long bots and hints think, in milliseconds. */
const THINKING = 60;
const HINT_ITERATIONS = 1500;
/** The next decision of the same bot comes quicker: its turn is one thing to look at. */
const SAME_TURN = 0.55;
/** Whatever happened, it goes on after so many milliseconds. */
const LONGEST_HOLD = 6000;

/** Where matches are kept; what is not kept is not shown. */
export interface MatchStore {
  load(id: string): Promise<SavedMatch | undefined>;
  /** `before`: as it was kept last. */
  save(match: SavedMatch, before: SavedMatch): Promise<void>;
}

/** A stored match that its rules refuse. */
export class Damaged extends Error {}

/** One table in the worker: it alone holds the match; the page gets views of whoever looks at the screen. */
export class Host {
  private saved: SavedMatch;
  private match: Match;
  private readonly game: Game;
  private readonly expert: Expert;
  private readonly bots: readonly (Bot | null)[];
  /** Of a deal that others play: bots who answer everybody alike. */
  private readonly same: readonly (Seated | null)[] | null;
  /** The one person at the table; null: the device is passed around. */
  private readonly person: Seat | null;
  private readonly store: MatchStore;
  private readonly tell: (reply: Reply) => void;
  private looking: Seat | null;
  /** All that happened, unredacted. */
  private story: LogEntry[] = [];
  /** For whom the page was last told of it, and how much. */
  private told: { readonly viewer: Viewer; readonly until: number } | null = null;
  private busy = false;
  private isStopped = false;
  /** A round has ended: nobody goes on until somebody at the screen does. */
  private isHeld = false;
  pace: number;
  /** Until when what happened last is looked at. */
  private heldUntil = 0;

  private constructor(
    game: Game,
    expert: Expert,
    saved: SavedMatch,
    store: MatchStore,
    pace: number,
    tell: (reply: Reply) => void,
  ) {
    this.game = game;
    this.expert = expert;
    this.saved = saved;
    this.store = store;
    this.pace = pace;
    this.tell = tell;
    this.bots = saved.players.map((player) =>
      player.kind === 'bot'
        ? botWith(expert.knowledge, parseBotSpec(`${player.level}/${player.temper}`)!)
        : null,
    );
    const deal = dealOf(saved);
    assert(deal !== null || !saved.same, `${saved.id}: the mark of its deal cannot be read`);
    this.same = deal?.bots.map((bot) => bot && seated(expert.knowledge, bot)) ?? null;
    this.person = onlyPerson(saved.players);
    this.looking = this.person;
    this.match = this.replayed(saved.moves);
  }

  /** Null if there is no such match, or it was played under other rules; `Damaged`: it does not replay. */
  static async open(
    id: string,
    store: MatchStore,
    pace: number,
    tell: (reply: Reply) => void,
  ): Promise<Host | null> {
    const saved = await store.load(id);
    if (!saved || !findAbout(saved.game)) return null;
    const game = await loadGame(saved.game);
    if (game.version !== saved.rules) return null;
    const expert = await loadExpert(game);
    if (saved.players.some((player) => player.kind === 'bot' && player.level === 'master')) {
      await loadMaster(expert.knowledge, fetched);
    }
    try {
      return new Host(game, expert, saved, store, pace, tell);
    } catch (cause) {
      throw new Damaged(`${id} does not replay`, { cause });
    }
  }

  private replayed(moves: readonly string[]): Match {
    const match = this.begun();
    this.story = [];
    this.told = null;
    this.isHeld = false;
    for (const text of moves) this.make(match, allowedIn(match, text));
    return match;
  }

  private begun(): Match {
    const { seats, first, options, seed } = this.saved;
    return Match.start(this.game, { seats, first, options }, seed);
  }

  private make(match: Match, allowed: Allowed<Shapes>): void {
    const { ply } = match;
    const { seat, text, events } = match.make(allowed);
    this.story.push({ ply, seat, text, events });
  }

  get ply(): number {
    return this.match.ply;
  }

  get viewer(): Viewer {
    return this.looking ?? 'table';
  }

  /** Shows a person their own cards; around one device only to whoever must decide. */
  reveal(seat: Seat | null): void {
    const isPerson = seat !== null && this.saved.players[seat]?.kind === 'person';
    const isOnTurn = this.person !== null || seat === this.match.actor;
    this.looking = isPerson && isOnTurn ? seat : null;
    this.show();
  }

  /** Sends the viewer's view, and what the viewer may know of the news. */
  show(): void {
    if (this.isStopped) return;
    const { match, viewer } = this;
    // Another viewer is told all of it anew: the page must forget what only the one before could know.
    const since = this.told?.viewer === viewer ? this.told.until : 0;
    const news = this.story
      .slice(since)
      .map((entry) => ({ ...entry, events: match.heard(entry.events, viewer) }));
    this.tell({
      type: 'state',
      id: this.saved.id,
      ply: match.ply,
      viewer,
      view: match.view(viewer),
      news,
      opening: match.heard(match.opening, viewer),
      sheet: match.scoreSheet(),
      result: match.result(),
      commitment: match.commitment,
      canTakeBack: this.takeBackTo() !== null,
      ended: this.isHeld ? this.before().view(viewer) : null,
      record: match.over ? match.record() : null,
    });
    this.told = { viewer, until: this.story.length };
  }

  /** A move of whoever looks; then the bots go on. */
  async play(text: string): Promise<void> {
    await this.alone(async () => {
      if (this.isHeld || this.looking !== this.match.actor) return;
      const judged = this.match.judge(this.match.actor, text);
      if (!judged.ok) {
        this.tell({ type: 'refused', refusal: judged.refusal });
        return;
      }
      await this.commit(judged);
      await this.playBots();
    });
  }

  /** Bots play until a person must decide, a round or the match is over. What ended was looked at. */
  async goOn(): Promise<void> {
    await this.alone(async () => {
      if (this.isHeld) {
        this.isHeld = false;
        this.show();
      }
      await this.playBots();
    });
  }

  /** The match before the last decision. */
  private before(): Match {
    return this.match.after(this.match.ply - 1);
  }

  /** Back to the last decision of the one person at the table; from there the bots go on. */
  async takeBack(): Promise<void> {
    await this.alone(async () => {
      const ply = this.takeBackTo();
      if (ply === null) return;
      // The points, too, are told again with the next move.
      const { result: _, scores: __, ...rest } = this.saved;
      await this.keep({ ...rest, moves: this.saved.moves.slice(0, ply), updated: Date.now(), casual: true });
      this.match = this.replayed(this.saved.moves);
      this.show();
      await this.playBots();
    });
  }

  /** One change at a time; whoever asks for another meanwhile has not seen this one. */
  private async alone(change: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await change();
    } finally {
      this.busy = false;
    }
  }

  /** From now on nothing is shown, and bots make no further move. */
  stop(): void {
    this.isStopped = true;
  }

  private async playBots(): Promise<void> {
    const { match, game } = this;
    let before = NOBODY;
    while (!match.over && !this.isStopped && !this.isHeld) {
      const seat = match.actor;
      const bot = this.bots[seat];
      if (!bot) return;
      this.tell({ type: 'thinking', seat });
      const pace = this.pace * (seat === before ? SAME_TURN : 1);
      before = seat;
      const wait = sleep(pace);
      const move = this.choice(seat, bot);
      await wait;
      // The page may ask for more while it is waited.
      for (let more = this.held(); more > 0 && !this.isStopped; more = this.held()) await sleep(more);
      if (this.isStopped) return;
      await this.commit(allowedIn(match, game.print(move)));
    }
  }

  private choice(seat: Seat, bot: Bot): Shapes['Move'] {
    const { match, game } = this;
    const same = this.same?.[seat];
    if (same) return answer(match, same);
    const rng = new FastRng(`${this.saved.id} ${match.ply}`);
    return decide(
      game,
      bot,
      match.view(seat),
      rng,
      milliseconds(THINKING, () => performance.now()),
    );
  }

  /** Bots leave the table as it is for so many milliseconds. */
  hold(time: number): void {
    this.heldUntil = performance.now() + Math.min(time, LONGEST_HOLD);
  }

  private held(): number {
    return this.heldUntil - performance.now();
  }

  /** Stored, then shown. */
  private async commit(allowed: Allowed<Shapes>): Promise<void> {
    this.make(this.match, allowed);
    const result = this.match.result();
    const moves = [...this.saved.moves, allowed.text];
    const { scores } = resultOf(this.match.scoreSheet());
    await this.keep({ ...this.saved, moves, scores, updated: Date.now(), ...(result && { result }) });
    this.isHeld = this.story.at(-1)!.events.some(({ type }) => type === 'dealt');
    // Around one device the next person looks only after the curtain, and all look at how a round ended.
    if (this.person === null && (this.isHeld || this.match.actor !== this.looking)) this.looking = null;
    this.show();
  }

  /** What cannot be stored has not happened. */
  private async keep(saved: SavedMatch): Promise<void> {
    try {
      await this.store.save(saved, this.saved);
    } catch (error) {
      this.match = this.replayed(this.saved.moves);
      throw error;
    }
    this.saved = saved;
  }

  /** Null: there is nothing to take back, or nobody who alone may. */
  private takeBackTo(): number | null {
    if (isCounting(this.saved)) return null;
    return this.story.findLast(({ seat }) => seat === this.person)?.ply ?? null;
  }

  async hint(language: Language): Promise<void> {
    const { match, game, expert } = this;
    const { ply, actor } = match;
    if (match.over || this.looking !== actor || isCounting(this.saved)) return;
    const adviser = await loadAdviser(expert.knowledge, fetched);
    // The match may have gone on, or been taken back, while a master came.
    if (this.match !== match || match.ply !== ply || this.looking !== actor) return;
    const view = match.view(actor);
    const rng = new FastRng(`${this.saved.id} ${ply} hint`);
    const state = game.imagine(view, rng);
    const moves = listFor(game);
    game.legal(state, moves);
    const codes = moves.toArray();
    const expected = adviser?.expect(view, codes, rng);
    const advice = advise(expert.knowledge, view, codes, rng, iterations(HINT_ITERATIONS), null, expected);
    const hints: Hint[] = advice.slice(0, 3).map(({ code, behind, chance, reason }) => ({
      text: game.print(game.toMove(state, code)),
      reason: expert.reasons[language](reason),
      ...{ behind, chance },
    }));
    this.tell({ type: 'hints', ply, hints });
  }
}

/** A stored move, or a bot's: no person can have made a mistake in it. */
function allowedIn(match: Match, text: string): Allowed<Shapes> {
  const judged = match.judge(match.actor, text);
  assert(judged.ok, `${match.game.id}: "${text}" is not legal at decision ${match.ply}`);
  return judged;
}

function sleep(time: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
