import {
  advise,
  type Bot,
  botWith,
  decide,
  type Expert,
  iterations,
  loadExpert,
  milliseconds,
  parseBotSpec,
} from '@quartet/bots';
import { findAbout, loadGame } from '@quartet/catalog/list';
import { FastRng, type Game, Match, MoveList, NOBODY, type Seat, type Viewer } from '@quartet/core';
import { loadMatch, saveMatch } from './matches.ts';
import type { Hint, LogEntry, SavedMatch } from './model.ts';
import type { Reply } from './protocol.ts';

/** How long bots and hints think, in milliseconds. */
const THINKING = 60;
const HINT_ITERATIONS = 1500;
/** The next decision of the same bot comes quicker: its turn is one thing to look at. */
const SAME_TURN = 0.55;

/** One table in the worker: it alone holds the match; the page gets views of whoever looks at the screen. */
export class Host {
  private saved: SavedMatch;
  private match: Match;
  private readonly game: Game;
  private readonly expert: Expert;
  private readonly bots: readonly (Bot | null)[];
  private readonly tell: (reply: Reply) => void;
  private looking: Seat | null;
  /** All that happened, unredacted. */
  private story: LogEntry[] = [];
  /** For whom the page was last told of it, and how much. */
  private told: { readonly viewer: Viewer; readonly until: number } | null = null;
  private busy = false;
  pace: number;

  private constructor(
    game: Game,
    expert: Expert,
    saved: SavedMatch,
    pace: number,
    tell: (reply: Reply) => void,
  ) {
    this.game = game;
    this.expert = expert;
    this.saved = saved;
    this.pace = pace;
    this.tell = tell;
    this.bots = saved.players.map((player) =>
      player.kind === 'bot'
        ? botWith(expert.knowledge, parseBotSpec(`${player.level}/${player.temper}`)!)
        : null,
    );
    const people = saved.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.looking = people.length === 1 ? people[0]! : null;
    this.match = this.replayed(saved.moves);
  }

  /** Null if there is no such match, or it was played under other rules. */
  static async open(id: string, pace: number, tell: (reply: Reply) => void): Promise<Host | null> {
    const saved = await loadMatch(id);
    if (!saved || !findAbout(saved.game)) return null;
    const game = await loadGame(saved.game);
    return game.version === saved.rules ? new Host(game, await loadExpert(game), saved, pace, tell) : null;
  }

  private replayed(moves: readonly string[]): Match {
    const { seats, first, options, seed } = this.saved;
    const match = Match.start(this.game, { seats, first, options }, seed);
    this.story = [];
    this.told = null;
    for (const text of moves) this.note(match, text);
    return match;
  }

  private note(match: Match, text: string): boolean {
    const ply = match.ply;
    const played = match.play(match.actor, text);
    if (played.ok) this.story.push({ ply, seat: played.seat, text: played.text, events: played.events });
    return played.ok;
  }

  get ply(): number {
    return this.match.ply;
  }

  get viewer(): Viewer {
    return this.looking ?? 'table';
  }

  reveal(seat: Seat | null): void {
    const isPerson = seat !== null && this.saved.players[seat]?.kind === 'person';
    this.looking = isPerson ? seat : null;
    this.show();
  }

  /** Sends the viewer's view, and what the viewer may know of the news. */
  show(): void {
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
      record: match.over ? match.record() : null,
    });
    this.told = { viewer, until: this.story.length };
  }

  async play(text: string): Promise<void> {
    if (this.busy) return;
    const { match } = this;
    if (this.looking !== null && this.looking !== match.actor) return;
    const judged = match.judge(match.actor, text);
    if (!judged.ok) {
      this.tell({ type: 'refused', refusal: judged.refusal });
      return;
    }
    await this.commit(judged.text);
    await this.goOn();
  }

  /** Bots play until a person must decide, or the match is over. */
  async goOn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let before = NOBODY;
    try {
      for (;;) {
        const { match } = this;
        const seat = match.actor;
        const bot = match.over ? null : this.bots[seat];
        if (!bot) break;
        this.tell({ type: 'thinking', seat });
        const pace = this.pace * (seat === before ? SAME_TURN : 1);
        before = seat;
        const wait = new Promise((resolve) => setTimeout(resolve, pace));
        const rng = new FastRng(`${this.saved.id} ${match.ply}`);
        const move = decide(
          this.game,
          bot,
          match.view(seat),
          rng,
          milliseconds(THINKING, () => performance.now()),
        );
        await wait;
        if (this.match !== match) continue;
        await this.commit(this.game.print(move));
      }
    } finally {
      this.busy = false;
    }
  }

  /** Stored, then shown. */
  private async commit(text: string): Promise<void> {
    const moves = [...this.saved.moves, text];
    if (!this.note(this.match, text)) return;
    const result = this.match.result();
    const saved = { ...this.saved, moves, updated: Date.now(), ...(result && { result }) };
    try {
      await saveMatch(saved);
    } catch (error) {
      // What cannot be stored has not happened.
      this.match = this.replayed(this.saved.moves);
      throw error;
    }
    this.saved = saved;
    // Around one device the next person looks only after the curtain.
    const people = this.saved.players.filter(({ kind }) => kind === 'person').length;
    if (people > 1 && this.match.actor !== this.looking) this.looking = null;
    this.show();
  }

  /** Back to the last decision of the one person at the table. */
  async takeBack(): Promise<void> {
    const ply = this.takeBackTo();
    if (ply === null || this.busy) return;
    const moves = this.saved.moves.slice(0, ply);
    const { result: _, ...rest } = this.saved;
    const saved: SavedMatch = { ...rest, moves, updated: Date.now(), casual: true };
    await saveMatch(saved);
    this.saved = saved;
    this.match = this.replayed(moves);
    this.show();
  }

  private takeBackTo(): number | null {
    const people = this.saved.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    if (people.length !== 1) return null;
    return this.story.findLast(({ seat }) => seat === people[0])?.ply ?? null;
  }

  hint(language: 'en' | 'de'): void {
    const { match, game, expert } = this;
    if (match.over || this.looking !== match.actor) return;
    const view = match.view(this.looking);
    const rng = new FastRng(`${this.saved.id} ${match.ply} hint`);
    const state = game.imagine(view, rng);
    const moves = new MoveList(game.moveSpace);
    game.legal(state, moves);
    const advice = advise(expert.knowledge, view, moves.toArray(), rng, iterations(HINT_ITERATIONS));
    const hints: Hint[] = advice.slice(0, 3).map(({ code, wins, points, behind, reason }) => ({
      text: game.print(game.toMove(state, code)),
      reason: expert.reasons[language](reason),
      wins,
      points,
      behind,
    }));
    this.tell({ type: 'hints', ply: match.ply, hints });
  }
}
