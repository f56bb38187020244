import { doneSchema } from '@quartet/protocol/http';
import { pushEndSchema, pushKeySchema, pushSubscriptionSchema } from '@quartet/protocol/push';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';

const done = { done: true } as const;

/** Being told of one's turn at slow tables. */
export function pushEndpoints({ alerts }: Parts): Endpoint[] {
  return [
    forAnybody('GET /api/push', {
      tag: 'people',
      summary: 'The key by which a browser subscribes to push messages from this server.',
      answer: pushKeySchema,
      serve: async () => answer({ key: alerts.publicKey }),
    }),
    forPerson('PUT /api/me/push', {
      tag: 'people',
      summary: 'Tell this browser when a slow table waits for me. It ends with the session.',
      price: 'dear',
      body: pushSubscriptionSchema,
      answer: doneSchema,
      async serve({ body, who }) {
        const kept = await alerts.subscriptions.keep(who, body);
        return kept.ok ? answer(done) : kept;
      },
    }),
    forPerson('DELETE /api/me/push', {
      tag: 'people',
      summary: 'Do not tell this browser any more.',
      body: pushEndSchema,
      answer: doneSchema,
      async serve({ body, who }) {
        await alerts.subscriptions.end(who.person.id, body.endpoint);
        return answer(done);
      },
    }),
  ];
}
