import { isShared, type Refusal } from './refusals.ts';
import type { Wording } from './wording.ts';

/** Any refusal as one sentence, with its § where a rule of the game is behind it. */
export function refusalText(wording: Wording, refused: Refusal): string {
  const sentence = wording.refusal(refused);
  return isShared(refused) ? sentence : `${sentence} (${refused.rule})`;
}
