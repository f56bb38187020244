import type { About } from './about.ts';
import type { Game, Shapes } from './game.ts';
import { inLanguage, type Language } from './language.ts';
import type { StandingOrders } from './orders.ts';
import type { Wording } from './wording.ts';

/** How a game is found: light itself, all else is loaded when it is asked for. */
export interface GameEntry<S extends Shapes = Shapes> {
  readonly about: About;
  rules(): Promise<Game<S>>;
  /** In English if the game does not speak this language. */
  wording(language: Language): Promise<Wording<S>>;
  /** Only of games in which something can be settled beforehand. */
  orders?(): Promise<StandingOrders<S>>;
}

/** A game's words by the names of its files: `wordings((language) => import(`./wording.${language}.ts`))`. */
export function wordings<S extends Shapes>(
  load: (language: Language) => Promise<{ readonly wording: Wording<S> }>,
): GameEntry<S>['wording'] {
  return async (language) => (await inLanguage(language, load)).wording;
}
