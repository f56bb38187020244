import { reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'goes-out'
  | 'wins-by-stop'
  | 'wins-by-x'
  | 'needs-no-beating'
  | 'presses'
  | 'hard-to-beat'
  | 'brings-together'
  | 'sheds-many'
  | 'sheds-one'
  | 'keeps'
  | 'completes'
  | 'buys-time'
  | 'goes-between'
  | 'parts-nothing'
  | 'gives-up'
  | Objection;

/** Every way to speak against one. */
type Objection =
  | 'could-play'
  | 'spends'
  | 'tears'
  | 'brings-cards'
  | 'easy-to-beat'
  | 'sheds-fewer'
  | 'parts'
  | 'makes-nothing';

export const reasons = reasonsIn<ReasonKey>((language) => import(`./reasons.${language}.ts`));
