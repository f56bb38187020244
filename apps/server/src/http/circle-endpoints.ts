import {
  acquaintanceParamsSchema,
  acquaintancesSchema,
  changeBondSchema,
  inviteSchema,
  newReportSchema,
} from '@quartet/protocol/circle';
import { doneSchema, tableParamsSchema } from '@quartet/protocol/http';
import { noTable, problem } from '../tables/problem.ts';
import { readable } from '../tables/readable.ts';
import { answer, type Endpoint, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';

const done = { done: true } as const;

/** People one has played with: friends, invitations, keeping somebody away, and telling whoever runs the server. */
export function circleEndpoints({ circle, invitations, tables, alerts }: Parts): Endpoint[] {
  return [
    forPerson('GET /api/me/people', {
      tag: 'people',
      summary: 'People I played with, the latest first, and what we are to each other.',
      price: 'look',
      answer: acquaintancesSchema,
      serve: async ({ who }) => answer({ people: await circle.of(who.person.id) }),
    }),
    forPerson('PATCH /api/me/people/:person', {
      tag: 'people',
      summary: 'Want somebody as a friend, which takes both, or keep them away from my tables.',
      price: 'dear',
      params: acquaintanceParamsSchema,
      body: changeBondSchema,
      answer: doneSchema,
      problems: ['not-found', 'full'],
      serve: ({ who, params, body }) => circle.change(who.person.id, params.person, body),
    }),
    forPerson('POST /api/tables/:table/invitations', {
      tag: 'tables',
      summary: 'Ask somebody I know to my table. They find it among their tables.',
      price: 'dear',
      params: tableParamsSchema,
      body: inviteSchema,
      answer: doneSchema,
      problems: ['no-table', 'not-seated', 'not-open', 'not-found', 'full'],
      async serve({ who, params, body }) {
        const seen = await tables.look(params.table, who.person, 0);
        const info = seen?.info;
        if (!info) return noTable('params.table');
        if (typeof seen.viewer !== 'number' && info.host !== who.person.id)
          return problem('not-seated', 'Only those at the table may invite.');
        if (info.status !== 'open') return problem('not-open', 'The match has begun.');
        const invited = await invitations.invite(who.person.id, params.table, body.person);
        if (!invited.ok) return invited;
        if (invited.value === 'invited')
          alerts.call(body.person, {
            kind: 'invited',
            table: info.id,
            game: info.game,
            by: who.person.name,
          });
        return answer(done);
      },
    }),
    forPerson('DELETE /api/me/invitations/:table', {
      tag: 'tables',
      summary: 'Not now, thank you.',
      params: tableParamsSchema,
      answer: doneSchema,
      async serve({ who, params }) {
        await invitations.decline(who.person.id, params.table);
        return answer(done);
      },
    }),
    forPerson('DELETE /api/me/invitations', {
      tag: 'tables',
      summary: 'Decline all my invitations.',
      answer: doneSchema,
      async serve({ who }) {
        await invitations.declineAll(who.person.id);
        return answer(done);
      },
    }),
    forPerson('POST /api/reports', {
      tag: 'people',
      summary: 'Tell whoever runs this server about somebody.',
      price: 'dear',
      body: newReportSchema,
      answer: doneSchema,
      problems: ['not-found', 'full'],
      serve: ({ who, body }) =>
        circle.report(who.person.id, body.person, body.table ?? null, readable(body.text)),
    }),
  ];
}
