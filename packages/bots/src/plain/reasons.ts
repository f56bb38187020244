import { reasonsIn } from '../phrases.ts';

export type ReasonKey = 'played-out';

export const reasons = reasonsIn<ReasonKey>((language) => import(`./reasons.${language}.ts`));
