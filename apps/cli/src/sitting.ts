import { decide } from '@quartet/bots';
import { type Match, type Rng, refusalText, type Seat, type Shapes, type Wording } from '@quartet/core';
import type { SeatedBot } from './bot-flags.ts';
import type { PlayWords } from './play-words.ts';
import type { Terminal } from './terminal.ts';

const YOU = 0;
/** More moves than fit on a screen are shown on request. */
const SHOWN = 40;
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

interface SittingParts {
  readonly terminal: Terminal;
  readonly match: Match;
  readonly wording: Wording;
  readonly words: PlayWords;
  /** The person's; the others have names of their own. */
  readonly name: string;
  /** Whoever sits at seat 1, 2 … */
  readonly opponents: readonly SeatedBot[];
  /** The bots' luck. */
  readonly rng: Rng;
}

/** One person at seat 0 of a match, bots at the others. */
export class Sitting {
  private readonly terminal: Terminal;
  private readonly match: Match;
  private readonly wording: Wording;
  private readonly opponents: readonly SeatedBot[];
  private readonly rng: Rng;
  private readonly words: PlayWords;
  private readonly names: readonly string[];

  constructor({ terminal, match, wording, words, name, opponents, rng }: SittingParts) {
    this.terminal = terminal;
    this.match = match;
    this.wording = wording;
    this.opponents = opponents;
    this.rng = rng;
    this.words = words;
    this.names = [name, ...this.words.opponents].slice(0, match.table.seats);
  }

  /** Until the match is over, or the person leaves. */
  async run(): Promise<void> {
    const { terminal, match, words } = this;
    terminal.loud(this.wording.title);
    terminal.say(words.youAre(this.names[YOU]!));
    if (match.commitment !== null) terminal.quiet(words.commitment(match.commitment));
    this.tell(match.opening);
    while (!match.over) {
      const text = match.actor === YOU ? await this.askPerson() : this.askBot(match.actor);
      if (text === null) {
        terminal.say(words.inputEnded);
        return;
      }
      const played = match.play(match.actor, text);
      if (played.ok) this.tell(played.events);
      else terminal.say(refusalText(this.wording, played.refusal));
    }
    this.showEnd();
  }

  /** A bot gets its own view and nothing else. */
  private askBot(seat: Seat): string {
    const { game } = this.match;
    const { bot, budget } = this.opponents[seat - 1]!;
    return game.print(decide(game, bot, this.match.view(seat), this.rng, budget()));
  }

  private tell(events: readonly Shapes['Event'][]): void {
    for (const event of this.match.heard(events, YOU))
      this.terminal.say(`· ${this.wording.event(event, this.names)}`);
  }

  /** A text to play, legal or not; null when the person has left. */
  private async askPerson(): Promise<string | null> {
    const { terminal, words } = this;
    const texts = this.numberedMoves();
    if (texts.length === 1) {
      terminal.say(words.onlyMove(texts[0]!));
      return texts[0]!;
    }
    this.showTable();
    this.showMoves(texts, SHOWN);
    for (;;) {
      const answer = await terminal.ask(words.choose(texts.length));
      if (answer === null || answer === 'quit' || answer === 'q') return null;
      if (answer === '?' || answer === 'help') terminal.say(words.help);
      else if (answer === 'all') this.showMoves(texts, texts.length);
      else if (answer === 'table') this.showTable();
      else if (!/^\d+$/.test(answer)) {
        if (answer !== '') return answer;
      } else if (Number(answer) >= 1 && Number(answer) <= texts.length) return texts[Number(answer) - 1]!;
      else terminal.say(words.noSuchNumber(answer, texts.length));
    }
  }

  /** By word and number; moves that are many, such as chains, come longest first. */
  private numberedMoves(): string[] {
    const texts = this.match.moves().map((move) => this.match.game.print(move));
    texts.sort(BY_NUMBER.compare);
    return texts.length <= SHOWN ? texts : texts.sort((a, b) => b.split(' ').length - a.split(' ').length);
  }

  private showTable(): void {
    const view = this.match.view(YOU);
    this.terminal.say();
    for (const line of this.wording.table(view, this.names)) this.terminal.say(line);
    this.terminal.loud(this.wording.prompt(view, this.names));
  }

  private showMoves(texts: readonly string[], limit: number): void {
    const { game } = this.match;
    const width = Math.max(...texts.slice(0, limit).map((text) => text.length));
    texts.slice(0, limit).forEach((text, i) => {
      const move = game.parse(text);
      const said = move ? this.wording.move(move) : '';
      this.terminal.say(`${String(i + 1).padStart(4)}  ${text.padEnd(width)}  ${said}`);
    });
    if (texts.length > limit) this.terminal.say(this.words.more(texts.length - limit));
  }

  private showEnd(): void {
    const { terminal, match, words, names } = this;
    const sheet = [...match.scoreSheet()].sort((a, b) => a.place - b.place);
    terminal.loud(words.over);
    for (const { seat, place, points, parts } of sheet) {
      const detail = parts.map((part) => `${this.wording.scorePart(part.key)} ${part.points}`).join(', ');
      terminal.say(`${place}. ${names[seat]!.padEnd(6)} ${points} ${words.points}  (${detail})`);
    }
    const winners = match.result()!.winners.map((seat) => names[seat]!);
    terminal.loud(words.wins(winners.join(words.and)));
    const { seed } = match.record();
    if (match.commitment !== null && seed !== undefined) terminal.quiet(words.opened(seed));
  }
}
