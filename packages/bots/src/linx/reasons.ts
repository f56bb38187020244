import { reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'lays-last'
  | 'takes-best'
  | 'takes-premium'
  | 'lays-small'
  | 'holds-out'
  | 'keeps-chain'
  | 'links-nothing'
  | 'links-least'
  | 'completes'
  | 'links-well'
  | 'known-at-least'
  | 'fits-anchor'
  | 'hopes'
  | 'no-other-pile'
  | Objection;

/** Every way to speak against one. */
type Objection =
  | 'lets-points-lie'
  | 'takes-less'
  | 'uses-up'
  | 'leaves-lying'
  | 'links-to-few'
  | 'breaks-chain'
  | 'links-many';

export const reasons = reasonsIn<ReasonKey>((language) => import(`./reasons.${language}.ts`));
