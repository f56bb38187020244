import {
  eventFileSchema,
  eventInfoSchema,
  eventListSchema,
  eventParamsSchema,
  eventPlanSchema,
  foundEventSchema,
  madeEventSchema,
  sentEventActSchema,
} from '@quartet/protocol/events';
import { codeParamsSchema, seqSchema } from '@quartet/protocol/http';
import { noEvent } from '../events/no-event.ts';
import { problem } from '../tables/problem.ts';
import { addressOf } from './address-of.ts';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import { ownOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import { linkToEvent } from './table-address.ts';

/** Duplicate evenings: make, find, take part, look at, keep as a file. */
export function eventEndpoints({ events, options }: Parts): Endpoint[] {
  return [
    forPerson('POST /api/events', {
      tag: 'events',
      summary: 'Open a duplicate evening: the same deals at every table. I am its host and take part.',
      price: 'dear',
      body: eventPlanSchema,
      status: 201,
      answer: madeEventSchema,
      problems: ['bad-plan', 'full'],
      async serve({ body, who, request }) {
        const made = await events.create(who.person, body);
        if (!made.ok) return made;
        return answer({ ...made.value, url: linkToEvent(ownOrigin(request, options), made.value.code) });
      },
    }),
    forPerson('GET /api/me/events', {
      tag: 'events',
      summary: 'Events in which I take part, or did; the latest first.',
      answer: eventListSchema,
      serve: async ({ who }) => answer({ events: await events.mine(who.person.id) }),
    }),
    forAnybody('GET /api/event-codes/:code', {
      tag: 'events',
      summary: 'The event with this six-letter code.',
      price: 'dear',
      params: codeParamsSchema,
      answer: foundEventSchema,
      problems: ['bad-code'],
      async serve({ params }) {
        const event = await events.byCode(params.code);
        return event ? answer({ event }) : problem('bad-code', 'No event has this code.', 'params.code');
      },
    }),
    forAnybody('GET /api/events/:event', {
      tag: 'events',
      summary: 'The event as I may see it: who takes part, the ranking, every deal that is over.',
      price: 'look',
      params: eventParamsSchema,
      answer: eventInfoSchema,
      problems: ['not-found'],
      async serve({ params, who }) {
        const seen = await events.look(params.event, who?.person.id ?? null);
        return seen ? answer(seen) : noEvent('params.event');
      },
    }),
    forPerson('POST /api/events/:event/acts', {
      tag: 'events',
      summary:
        'Join, leave, start, end; send away, lock and silence, as the host. Sent again under the same id it is answered again, never done twice.',
      params: eventParamsSchema,
      body: sentEventActSchema,
      answer: seqSchema,
      problems: [
        'not-found',
        'not-host',
        'not-open',
        'seat-taken',
        'full',
        'bad-luck',
        'blocked',
        'too-fast',
        'busy',
      ],
      serve: ({ params, body, who, request }) =>
        events.act(params.event, who.person, body.id, body.act, addressOf(request)),
    }),
    forAnybody('GET /api/events/:event/file', {
      tag: 'events',
      summary:
        'The whole event as a file, once it is over: every record, and the ranking. `quartet event` checks it.',
      price: 'dear',
      params: eventParamsSchema,
      answer: eventFileSchema,
      problems: ['not-found', 'not-over', 'busy'],
      async serve({ params, reply }) {
        const file = await events.file(params.event);
        if (!file.ok) return file;
        reply.header('content-disposition', `attachment; filename="event-${params.event}.json"`);
        return answer({ ...file.value });
      },
    }),
  ];
}
