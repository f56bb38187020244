import type { ChallengeResults } from '@quartet/protocol/challenges';
import { readItem, writeItem } from '../app/local-storage.ts';
import { isId } from '../app/shapes.ts';
import type { Answer } from '../online/api.ts';
import { wasOnline } from '../online/was-online.ts';
import { keepRival } from './rivals.ts';
import type { Source } from './source.ts';

const keyOf = ({ id }: Source): string => `quartet-challenge-${id}`;

/** Null: it was not handed in from this device. */
function challengeOf(source: Source): string | null {
  const id = readItem(keyOf(source));
  return isId(id) ? id : null;
}

/** Whether a server could be asked that does not have the result yet. */
export function canHandIn(source: Source): boolean {
  return wasOnline() && source.isOver && source.saved !== null && challengeOf(source) === null;
}

/** False: it was not taken. */
export async function handInChallenge(source: Source): Promise<boolean> {
  const { game, rules, seats, first, options, seed } = source.deal;
  const record = { game, rules, seats, first, options, seed, moves: source.moves };
  const { ask } = await import('../online/api.ts');
  return keep(source, await ask('POST', ['challenges'], { deal: source.deal, record }));
}

/** What others have handed in since. */
export async function askForRivals(source: Source): Promise<void> {
  const challenge = challengeOf(source);
  if (challenge === null || !wasOnline()) return;
  const { ask } = await import('../online/api.ts');
  await keep(source, await ask('GET', ['challenges', challenge]));
}

/** Results that came are kept like those that links bring. */
async function keep(source: Source, answer: Answer<ChallengeResults>): Promise<boolean> {
  if (!answer.ok) return false;
  writeItem(keyOf(source), answer.value.challenge);
  for (const { name, moves, me } of answer.value.results)
    if (!me) await keepRival({ deal: source.deal, day: null, name, moves }, Date.now());
  return true;
}
