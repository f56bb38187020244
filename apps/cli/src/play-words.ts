import { inLanguage, type Language } from '@quartet/core';

/** What `quartet play` itself says; the games bring their own words. */
export interface PlayWords {
  /** The person's name, unless they give another. */
  readonly name: string;
  readonly youAre: (name: string) => string;
  readonly opponents: readonly string[];
  readonly whichGame: string;
  readonly commitment: (text: string) => string;
  readonly opened: (seed: string) => string;
  readonly choose: (count: number) => string;
  readonly more: (count: number) => string;
  readonly onlyMove: (move: string) => string;
  readonly noSuchNumber: (text: string, count: number) => string;
  readonly help: string;
  readonly inputEnded: string;
  readonly over: string;
  readonly wins: (names: string) => string;
  readonly and: string;
  readonly points: string;
  readonly saved: (file: string) => string;
}

export async function playWordsIn(language: Language): Promise<PlayWords> {
  type Words = { readonly words: PlayWords };
  return (await inLanguage(language, (name): Promise<Words> => import(`./play-words.${name}.ts`))).words;
}
