import { reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. `card` is a number or X, `size` and `has` count cards. */
export type ReasonKey =
  | 'goes-out'
  | 'must-go-out'
  | 'snatches'
  | 'adds-jokers'
  | 'lays-jokers'
  | 'lays-single'
  | 'lays-group'
  | 'keeps-some'
  | 'joins'
  | 'brings-jokers'
  | 'brings-set'
  | 'brings-least'
  | 'takes-single'
  | 'leaves'
  | 'stays-light'
  | 'keeps-set'
  | 'keeps-single'
  | 'hopes'
  | 'draws-joker'
  | 'draws-twins'
  | 'draws-best'
  | 'draws-pile'
  | Objection;

/** Every way to speak against one. */
type Objection =
  | 'misses'
  | 'spends-joker'
  | 'leaves-behind'
  | 'sheds-fewer'
  | 'stirs-up'
  | 'easily-snatched'
  | 'keeps-lower'
  | 'grows-hand'
  | 'goes-with-nothing'
  | 'lets-go'
  | 'draws-blind'
  | 'leaves-lying';

export const reasons = reasonsIn<ReasonKey>((language) => import(`./reasons.${language}.ts`));
