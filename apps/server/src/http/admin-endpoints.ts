import {
  adminEventsQuerySchema,
  adminEventsSchema,
  adminPeopleQuerySchema,
  adminPeopleSchema,
  adminReportsQuerySchema,
  adminReportsSchema,
  adminSessionSchema,
  adminSignInSchema,
  adminTablesQuerySchema,
  adminTablesSchema,
  healthSchema,
  incidentSchema,
  personParamsSchema,
  reportParamsSchema,
} from '@quartet/protocol/admin';
import { eventParamsSchema } from '@quartet/protocol/events';
import { deviceCodeSchema, doneSchema, tableParamsSchema } from '@quartet/protocol/http';
import { noTable, problem } from '../tables/problem.ts';
import { answer, type Endpoint, forAdmin, forAnybody } from './endpoint.ts';
import type { Parts } from './parts.ts';
import { ADMIN_COOKIE } from './session-cookie.ts';

const done = { done: true } as const;

/** For whoever runs the server. */
export function adminEndpoints(parts: Parts): Endpoint[] {
  return [...sessionEndpoints(parts), ...lookingEndpoints(parts), ...changingEndpoints(parts)];
}

function sessionEndpoints({ admin: { access }, options }: Parts): Endpoint[] {
  return [
    forAnybody('POST /api/admin/session', {
      tag: 'admin',
      summary: 'Sign in with the secret of the server, for an hour. The browser gets a cookie.',
      price: 'guess',
      body: adminSignInSchema,
      answer: adminSessionSchema,
      problems: ['bad-sign-in', 'not-found'],
      async serve({ body, request, reply }) {
        if (!access.isOn) return problem('not-found', 'This server has no administration.');
        const session = await access.signIn(body.token);
        if (!session) return problem('bad-sign-in', 'That is not the secret of this server.', 'token');
        ADMIN_COOKIE.give(request, reply, options, session.cookie);
        return answer({ until: session.until });
      },
    }),
    forAdmin('DELETE /api/admin/session', {
      tag: 'admin',
      summary: 'Sign out.',
      answer: doneSchema,
      async serve({ request, reply }) {
        await access.signOut(ADMIN_COOKIE.read(request, options));
        ADMIN_COOKIE.drop(request, reply, options);
        return answer(done);
      },
    }),
  ];
}

function lookingEndpoints({ admin }: Parts): Endpoint[] {
  return [
    forAdmin('GET /api/admin/health', {
      tag: 'admin',
      summary: 'How the server does.',
      answer: healthSchema,
      serve: async () => answer(await admin.health()),
    }),
    forAdmin('GET /api/admin/tables', {
      tag: 'admin',
      summary: 'Tables, 50 on a page: those that are stuck first, then the latest.',
      query: adminTablesQuerySchema,
      answer: adminTablesSchema,
      serve: async ({ query: { page, ...wanted } }) =>
        answer(await admin.tables({ ...wanted, page: Number(page ?? 0) })),
    }),
    forAdmin('GET /api/admin/events', {
      tag: 'admin',
      summary: 'Duplicate evenings, 50 on a page, the latest first.',
      query: adminEventsQuerySchema,
      answer: adminEventsSchema,
      serve: async ({ query: { page, ...wanted } }) =>
        answer(await admin.events({ ...wanted, page: Number(page ?? 0) })),
    }),
    forAdmin('GET /api/admin/people', {
      tag: 'admin',
      summary: 'People, 50 on a page: those who were here last first.',
      query: adminPeopleQuerySchema,
      answer: adminPeopleSchema,
      serve: async ({ query: { page, find } }) =>
        answer(await admin.people({ find, page: Number(page ?? 0) })),
    }),
    forAdmin('GET /api/admin/reports', {
      tag: 'admin',
      summary: 'What people told about people, 50 on a page, the latest first.',
      query: adminReportsQuerySchema,
      answer: adminReportsSchema,
      serve: async ({ query: { page } }) => answer(await admin.reports(Number(page ?? 0))),
    }),
  ];
}

function changingEndpoints({ admin, people, deletion }: Parts): Endpoint[] {
  return [
    forAdmin('POST /api/admin/tables/:table/incident', {
      tag: 'admin',
      summary:
        'The match as a file, all cards in it. In a running game this is written into the log, where everybody at the table reads it.',
      price: 'dear',
      params: tableParamsSchema,
      answer: incidentSchema,
      problems: ['no-table', 'not-playing', 'busy'],
      serve: ({ params }) => admin.incident(params.table),
    }),
    forAdmin('DELETE /api/admin/tables/:table', {
      tag: 'admin',
      summary: 'Delete a table with its log. Whoever looks at it is told that it is gone.',
      price: 'dear',
      params: tableParamsSchema,
      answer: doneSchema,
      problems: ['no-table'],
      serve: async ({ params }) =>
        (await admin.remove(params.table)) ? answer(done) : noTable('params.table'),
    }),
    forAdmin('POST /api/admin/events/:event/end', {
      tag: 'admin',
      summary:
        'End a duplicate evening: the deal that is being played is the last, and one that has not begun is over.',
      params: eventParamsSchema,
      answer: doneSchema,
      problems: ['not-found', 'not-playing', 'busy'],
      async serve({ params }) {
        const ended = await admin.end(params.event);
        return ended.ok ? answer(done) : ended;
      },
    }),
    forAdmin('DELETE /api/admin/reports/:report', {
      tag: 'admin',
      summary: 'This report has been seen to.',
      params: reportParamsSchema,
      answer: doneSchema,
      problems: ['not-found'],
      serve: async ({ params }) =>
        (await admin.removeReport(params.report))
          ? answer(done)
          : problem('not-found', 'There is no such report.', 'params.report'),
    }),
    forAdmin('POST /api/admin/people/:person/reset', {
      tag: 'admin',
      summary:
        'For somebody who lost their password: it counts no more, all their sessions end, and a code signs them in once, for five minutes.',
      price: 'dear',
      params: personParamsSchema,
      answer: deviceCodeSchema,
      problems: ['not-found'],
      async serve({ params: { person } }) {
        const { accounts, sessions, deviceCodes } = people;
        if (!(await accounts.dropPassword(person)))
          return problem('not-found', 'There is no such person.', 'params.person');
        await sessions.revokeOthers(person, '');
        return answer(await deviceCodes.make(person));
      },
    }),
    forAdmin('DELETE /api/admin/people/:person', {
      tag: 'admin',
      summary: 'Delete everything that is stored about a person, as they can do themselves.',
      price: 'dear',
      params: personParamsSchema,
      answer: doneSchema,
      problems: ['not-found'],
      async serve({ params }) {
        if (!(await admin.isPerson(params.person)))
          return problem('not-found', 'There is no such person.', 'params.person');
        await deletion.delete(params.person);
        return answer(done);
      },
    }),
  ];
}
