import type { Pace } from '@quartet/protocol';

export const words = {
  title: (game: string) => `Play ${game} with us`,
  titleOf: (game: string, host: string) => `Play ${game} with ${host}`,
  description: (seats: number, free: number, pace: Pace, rated: boolean) =>
    [
      free === 0 ? 'Every seat is taken; you can watch' : `${free} of ${seats} seats are free`,
      PACES[pace.kind],
      rated ? 'rated' : 'casual',
      'no account needed',
    ].join(' · '),
  noTable: 'There is no table with this code.',
  eventTitle: (game: string) => `Play ${game} with us: a duplicate evening`,
  eventDescription: (seats: number, deals: number, pace: Pace, isOver: boolean) =>
    [
      isOver ? 'The evening is over: every deal and the ranking' : 'The same deals at every table',
      deals === 1 ? '1 deal' : `${deals} deals`,
      `tables of ${seats}`,
      ...(isOver ? [] : [PACES[pace.kind], 'no account needed']),
    ].join(' · '),
  noEvent: 'There is no evening with this code.',
};

const PACES = { untimed: 'no clock', live: 'live, with a clock', days: 'over days' } as const;

export type InvitationWords = typeof words;
