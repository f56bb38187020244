import type { ShownRating } from '@quartet/protocol/ratings';

/** A newcomer's is 500; about ten matches make it this. */
const KNOWN = 300;

/** Whether too little is known of somebody to speak of gains and losses. */
export function isProvisional({ uncertainty }: Pick<ShownRating, 'uncertainty'>): boolean {
  return uncertainty > KNOWN;
}
