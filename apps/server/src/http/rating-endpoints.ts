import {
  historyQuerySchema,
  historySchema,
  laddersSchema,
  leaderboardQuerySchema,
  leaderboardSchema,
  statisticsSchema,
} from '@quartet/protocol/ratings';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';

/** What came of the matches that are over. */
export function ratingEndpoints({ standings }: Parts): Endpoint[] {
  return [
    forPerson('GET /api/me/history', {
      tag: 'ratings',
      summary:
        'My matches that are over, newest first. `next` of one page is `after` of the one that follows.',
      query: historyQuerySchema,
      answer: historySchema,
      serve: async ({ who, query }) => answer(await standings.history(who.person.id, query)),
    }),
    forPerson('GET /api/me/statistics', {
      tag: 'ratings',
      summary: 'How I did in each kind of match: game, edition, seats, with or without bots.',
      price: 'look',
      answer: statisticsSchema,
      serve: async ({ who }) => answer({ statistics: await standings.statistics(who.person.id) }),
    }),
    forAnybody('GET /api/leaderboard', {
      tag: 'ratings',
      summary:
        'The best of those who want to be shown (`ranked` of PATCH /api/me), by rating less three times its uncertainty. `bots` is 1 for matches with bots.',
      query: leaderboardQuerySchema,
      answer: leaderboardSchema,
      problems: ['bad-plan'],
      serve: ({ who, query: { bots = 0, ...ladder } }) =>
        standings.leaderboard({ ...ladder, bots: bots === 1 }, who?.person.id ?? null),
    }),
    forAnybody('GET /api/leaderboards', {
      tag: 'ratings',
      summary: 'The leaderboards on which somebody is shown.',
      price: 'dear',
      answer: laddersSchema,
      serve: async () => answer({ ladders: await standings.ladders() }),
    }),
  ];
}
