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
};

const PACES = { untimed: 'no clock', live: 'live, with a clock', days: 'over days' } as const;

export type InvitationWords = typeof words;
