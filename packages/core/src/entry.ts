import type { About } from './about.ts';
import type { Game, Shapes } from './game.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { StandingOrders } from './orders.ts';
import type { Wording } from './wording.ts';

/** How a game is found: light itself, all else is loaded when it is asked for. */
export interface GameEntry<S extends Shapes = Shapes> {
  readonly about: About;
  rules(): Promise<Game<S>>;
  /** In the first language if the game does not speak this one. */
  wording(language: Language): Promise<Wording<S>>;
  /** Only of games in which somebody has to decide in another's turn. */
  orders?(): Promise<StandingOrders<S>>;
}

type LoadWording<S extends Shapes> = (language: Language) => Promise<{ readonly wording: Wording<S> }>;

/** How an import says that there is no such file: in Node, and in a bundle. */
const NO_FILE = /^(Cannot find module|Unknown variable dynamic import)/;

/** A game's words by the names of its files: `wordings((language) => import(`./wording.${language}.ts`))`. */
export function wordings<S extends Shapes>(load: LoadWording<S>): GameEntry<S>['wording'] {
  return async (language) => {
    const loaded = await load(language).catch((error: unknown) => {
      if (error instanceof Error && NO_FILE.test(error.message)) return load(LANGUAGES[0]);
      throw error;
    });
    return loaded.wording;
  };
}
