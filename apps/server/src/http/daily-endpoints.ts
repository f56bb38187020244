import { dailyParamsSchema, handInSchema, spreadSchema } from '@quartet/protocol/daily';
import { type Endpoint, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';

/** What people made of the deals of the day. */
export function dailyEndpoints({ daily }: Parts): Endpoint[] {
  return [
    forPerson('POST /api/daily/:day/:game', {
      tag: 'ratings',
      summary:
        'Hand in my result of a deal of the day, as its record. It is played again here, bots and all; the first one stays.',
      price: 'dear',
      params: dailyParamsSchema,
      body: handInSchema,
      answer: spreadSchema,
      problems: ['not-found', 'not-open', 'too-late', 'not-over', 'refused', 'busy'],
      serve: ({ who, params, body }) => daily.handIn(who.person.id, params.day, params.game, body),
    }),
    forPerson('GET /api/daily/:day/:game', {
      tag: 'ratings',
      summary: 'How many people have how many points, for whoever has handed in theirs. Nobody is named.',
      params: dailyParamsSchema,
      answer: spreadSchema,
      problems: ['not-over'],
      serve: ({ who, params }) => daily.spread(who.person.id, params.day, params.game),
    }),
  ];
}
