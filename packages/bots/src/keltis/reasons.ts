import { reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'fits-nowhere'
  | 'helps-nobody'
  | 'spares'
  | 'takes-stone'
  | 'starts-row'
  | 'lengthens'
  | 'reaches-step'
  | 'ends-row'
  | 'ends-play'
  | 'sure-point'
  | 'draws-unknown'
  | 'draws-last'
  | 'picks-point'
  | 'picks-for-row'
  | 'picks-for-pair'
  | 'picks-colour'
  | 'picks-away'
  | 'adds'
  | 'nothing-to-add'
  | Objection;

/** Every way to speak against one. */
type Objection =
  | 'could-add'
  | 'lets-stone-lie'
  | 'stone-can-wait'
  | 'only-a-point'
  | 'gives-point'
  | 'feeds'
  | 'throws-own'
  | 'ends-early'
  | 'starts-thin'
  | 'skips'
  | 'leaves-lying'
  | 'picks-little';

export const reasons = reasonsIn<ReasonKey>((language) => import(`./reasons.${language}.ts`));
