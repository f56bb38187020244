import type { Language, OptionWording, Refusal, Wording } from '@quartet/core';
import { CARDS, type Card, type Colour } from './cards.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { editions, Options } from './options.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { StairsShapes } from './shapes.ts';
import type { Phase } from './state.ts';
import type { Player, View } from './view.ts';

type Names = readonly string[];
type Details = Refusal['details'];
/** One sentence per kind of move or event. */
type Sentences<Told extends { readonly type: string }, Rest extends readonly unknown[]> = {
  readonly [T in Told['type']]: (told: Extract<Told, { readonly type: T }>, ...rest: Rest) => string;
};

/** All that one language says. A missing sentence does not compile. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly rules: Wording['rules'];
  readonly colours: Readonly<Record<Colour, string>>;
  /** To the actor. */
  readonly ask: Readonly<Record<Exclude<Phase, 'over'>, (view: View) => string>>;
  wait(name: string): string;
  readonly over: string;
  readonly table: {
    round(round: number, rounds: number): string;
    heap(top: Card, heap: number, pile: number): string;
    player(name: string, player: Player, hand: string, isActor: boolean): string;
    /** A hand one does not see. */
    hidden(count: number): string;
  };
  standing(round: number, player: Player): string;
  readonly moves: Sentences<Move, []>;
  readonly events: Sentences<Event, [names: Names]>;
  readonly refusals: Readonly<Record<RefusalCode, (details: Details) => string>>;
  readonly scoreParts: Readonly<Record<ScorePart, string>>;
  readonly options: { readonly [K in keyof Options]: OptionWording };
  readonly editions: Readonly<Record<keyof typeof editions, string>>;
  /** What the view's places are called. */
  readonly places: Readonly<Record<'heap' | 'pile' | 'drawn', string>>;
}

export function speak(phrases: Phrases): Wording<StairsShapes> {
  return {
    language: phrases.language,
    title: phrases.title,
    rules: phrases.rules,
    options: phrases.options,
    editions: phrases.editions,
    places: phrases.places,
    card: cardWords(phrases.colours),
    prompt: (view, names) => prompt(phrases, view, names),
    table: (view, names) => table(phrases, view, names),
    standing: ({ round, players }, seat) => phrases.standing(round, players[seat]!),
    move: (move) => (phrases.moves[move.type] as (move: Move) => string)(move),
    event: (event, names) =>
      (phrases.events[event.type] as (event: Event, names: Names) => string)(event, names),
    refusal: ({ code, details }) => phrases.refusals[code as RefusalCode](details),
    scorePart: (key) => phrases.scoreParts[key as ScorePart],
  };
}

/** A card's name from its code: `r7` → "red 7". */
export function cardWords(colours: Phrases['colours']): (code: string | number | undefined) => string {
  return (code) => {
    const card = CARDS.find((each) => each === code);
    return card ? `${colours[card[0] as Colour]} ${card.slice(1)}` : String(code);
  };
}

function prompt(phrases: Phrases, view: View, names: Names): string {
  if (view.phase === 'over') return phrases.over;
  return view.viewer === view.actor ? phrases.ask[view.phase](view) : phrases.wait(names[view.actor]!);
}

function table({ table }: Phrases, view: View, names: Names): string[] {
  return [
    table.round(view.round, view.table.options.rounds),
    table.heap(view.heap.at(-1)!, view.heap.length, view.pile.count),
    ...view.players.map((player, seat) => {
      const { cards, count } = player.hand;
      return table.player(names[seat]!, player, cards?.join(' ') ?? table.hidden(count), seat === view.actor);
    }),
  ];
}

/** "Mia, Otto and Ada" */
export function listed(names: Names, and: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
