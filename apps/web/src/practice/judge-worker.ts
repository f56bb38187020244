import { advise, iterations, loadExpert } from '@quartet/bots';
import { loadGame } from '@quartet/catalog/list';
import { FastRng, type Language, type Shapes } from '@quartet/core';

/** What the page asks of an answer. */
export interface Question {
  readonly game: string;
  readonly view: Shapes['View'];
  readonly best: string;
  readonly played: string;
  readonly language: Language;
}

export interface Judgement {
  /** Why the best move is good. */
  readonly reason: string;
  /** How much less the played move promises than the best, in thousandths. */
  readonly behind: number;
}

/** Lines of play over the two moves, on the same deals. */
const LOOK = 1200;

async function judge({ game: id, view, best, played, language }: Question): Promise<Judgement> {
  const game = await loadGame(id);
  const { knowledge, reasons } = await loadExpert(game);
  const rng = new FastRng('practice');
  const state = game.imagine(view, rng);
  const [wanted, made] = [best, played].map((text) => game.toCode(state, game.parse(text)!)!);
  const pair = advise(knowledge, view, [...new Set([wanted!, made!])], rng, iterations(LOOK), made!);
  const value = (code: number): number => pair.find((one) => one.code === code)!.value;
  return {
    reason: reasons[language](knowledge.reason(state, wanted!)),
    behind: Math.max(0, Math.round(1000 * (value(wanted!) - value(made!)))),
  };
}

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await judge(data));
