import { type Language, NOBODY, type OptionWording, type Refusal, type Wording } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Combination } from './combinations.ts';
import type { Event } from './events.ts';
import type { Laid } from './laid.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { CombosShapes } from './shapes.ts';
import { type Hand, toBeat, type View } from './view.ts';

type Names = readonly string[];
type MoveOf<T> = Extract<Move, { type: T }>;
type EventOf<T> = Extract<Event, { type: T }>;

export type Specials = Readonly<Record<'X' | 'S' | 'R', string>>;

/** All that one language says. A missing sentence does not compile. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly rules: Wording['rules'];
  readonly specials: Specials;
  readonly combinations: Readonly<Record<Combination, string>>;
  readonly prompts: {
    open(): string;
    /** `beat` is empty if there is nothing to beat yet; `reserve` is how many reserve cards are left. */
    act(beat: string, reserve: number): string;
    insert(card: string, more: number): string;
    wait(name: string): string;
    over(winners: Names): string;
  };
  readonly table: {
    round(round: number, pile: number, away: string): string;
    toBeat(cards: string, combination: string, sum: number, name: string): string;
    drawn(name: string, card: string, more: number): string;
    player(line: PlayerLine): string;
    unknown(count: number, known: readonly string[]): string;
    known(card: string, position: number): string;
  };
  standing(round: number, hand: number, chips: number): string;
  readonly moves: { readonly [T in Move['type']]: (move: MoveOf<T>) => string };
  readonly events: { readonly [T in Event['type']]: (event: EventOf<T>, names: Names) => string };
  readonly refusals: { readonly [C in RefusalCode]: (details: Refusal['details']) => string };
  readonly scoreParts: Readonly<Record<ScorePart, string>>;
  readonly editions: Wording['editions'];
  readonly options: { readonly [K in keyof Options]: OptionWording };
}

/** One player's line of the table; texts are empty where there is nothing to say. */
export interface PlayerLine {
  readonly name: string;
  readonly chips: number;
  readonly lost: boolean;
  readonly opens: boolean;
  readonly acts: boolean;
  readonly hand: string;
  readonly reserve: string;
  readonly laid: string;
}

export function speak(phrases: Phrases): Wording<CombosShapes> {
  const { moves, events } = phrases;
  return {
    language: phrases.language,
    title: phrases.title,
    rules: phrases.rules,
    editions: phrases.editions,
    options: phrases.options,
    card: (code) => nameCard(phrases.specials, code),
    prompt: (view, names) => prompt(phrases, view, names),
    table: (view, names) => table(phrases, view, names),
    standing: ({ round, players }, seat) =>
      phrases.standing(round, players[seat]!.hand.count, players[seat]!.chips),
    move: (move) => (moves[move.type] as (move: Move) => string)(move),
    event: (event, names) => (events[event.type] as (event: Event, names: Names) => string)(event, names),
    refusal: (refused) => phrases.refusals[refused.code as RefusalCode](refused.details),
    scorePart: (key) => phrases.scoreParts[key as ScorePart],
  };
}

/** A card's spoken name. */
export function nameCard(specials: Specials, code: string): string {
  return code === 'X' || code === 'S' || code === 'R' ? specials[code] : code;
}

/** Cards side by side, with what an X stands for: `6 X(7) 8`. */
export function writeCards(cards: readonly Card[], as: readonly number[] = []): string {
  let x = 0;
  return cards.map((card) => (card === 'X' && as.length > 0 ? `X(${as[x++]})` : card)).join(' ');
}

function writeLaid(laid: Laid | undefined): string {
  return laid ? writeCards(laid.cards, laid.as) : '';
}

function prompt(phrases: Phrases, view: View, names: Names): string {
  const { prompts } = phrases;
  if (view.actor === NOBODY) return prompts.over(names.filter((_, seat) => !view.players[seat]?.lost));
  if (view.viewer !== view.actor) return prompts.wait(names[view.actor]!);
  if (view.drawn) return prompts.insert(nameDrawn(phrases, view), view.drawn.more);
  if (view.actor === view.opener) return prompts.open();
  return prompts.act(writeLaid(toBeat(view)), view.players[view.actor]!.reserve.length);
}

/** Empty if the viewer does not know it. */
function nameDrawn({ specials }: Phrases, { drawn }: View): string {
  return drawn?.card ? nameCard(specials, drawn.card) : '';
}

function table(phrases: Phrases, view: View, names: Names): string[] {
  const lines = [phrases.table.round(view.round, view.pile.count, writeCards(view.away))];
  const best = toBeat(view);
  if (best) {
    const combination = phrases.combinations[best.combination];
    lines.push(phrases.table.toBeat(writeLaid(best), combination, best.sum, names[best.seat]!));
  }
  if (view.drawn) {
    lines.push(phrases.table.drawn(names[view.actor]!, nameDrawn(phrases, view), view.drawn.more));
  }
  view.players.forEach((player, seat) => {
    lines.push(
      phrases.table.player({
        name: names[seat]!,
        chips: player.chips,
        lost: player.lost,
        opens: seat === view.opener,
        acts: seat === view.actor,
        hand: hand(phrases, player.hand),
        reserve: writeCards(player.reserve),
        laid: writeLaid(player.laid),
      }),
    );
  });
  return lines;
}

/** Cards with their positions, which moves go by. */
function hand({ table }: Phrases, { count, cards, known }: Hand): string {
  if (cards) return cards.map((card, i) => `${i + 1}:${card}`).join(' ');
  return table.unknown(
    count,
    known.map(({ card, position }) => table.known(card, position)),
  );
}
