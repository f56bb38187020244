export const words = {
  opens: (me: boolean): string => (me ? 'open with' : 'opens with'),
  ends: (me: boolean): string => (me ? 'end the turn' : 'ends the turn'),
  wins: (me: boolean): string => (me ? 'win the turn' : 'wins the turn'),
  draws: (count: number, me: boolean) => `· ${me ? 'draw' : 'draws'} ${count}`,
  reserve: 'reserve',
  /** From the left, counted from 1. */
  toPlaces: (places: readonly number[]) => `to ${places.length > 1 ? '' : 'place '}${places.join(', ')}`,
  bust: (me: boolean): string => (me ? 'go bust' : 'goes bust'),
  pays: (left: number, me: boolean) => `${me ? 'pay' : 'pays'} a chip, ${left} left`,
  broke: 'cannot pay',
};

export type CombosStoryWords = typeof words;
