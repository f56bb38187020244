import {
  challengeHandInSchema,
  challengeParamsSchema,
  challengeResultsSchema,
} from '@quartet/protocol/challenges';
import { type Endpoint, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';

/** Deals that people give to each other. */
export function challengeEndpoints({ challenges }: Parts): Endpoint[] {
  return [
    forPerson('POST /api/challenges', {
      tag: 'ratings',
      summary:
        'Hand in my result of a challenge: its deal and my record, which is played again here. Answers with everybody’s results and moves.',
      price: 'dear',
      body: challengeHandInSchema,
      answer: challengeResultsSchema,
      problems: ['bad-message', 'not-over', 'refused', 'busy'],
      serve: ({ who, body }) => challenges.handIn(who.person.id, body),
    }),
    forPerson('GET /api/challenges/:challenge', {
      tag: 'ratings',
      summary: 'The results of a challenge, for whoever has handed in theirs.',
      params: challengeParamsSchema,
      answer: challengeResultsSchema,
      problems: ['not-over'],
      serve: ({ who, params }) => challenges.results(who.person.id, params.challenge),
    }),
  ];
}
