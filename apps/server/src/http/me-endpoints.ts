import {
  changeMeSchema,
  deviceCodeSchema,
  doneSchema,
  guestSchema,
  idParamsSchema,
  newPasswordSchema,
  newTokenSchema,
  sessionsSchema,
  signedInSchema,
  tokenSchema,
  whoSchema,
} from '@quartet/protocol/http';
import * as z from 'zod/mini';
import { ALLOWED } from '../allowed.ts';
import { AtOnce } from '../at-once.ts';
import { problem } from '../tables/problem.ts';
import { readable } from '../tables/readable.ts';
import { deviceName } from './device-name.ts';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import type { Parts } from './parts.ts';
import { PERSON_COOKIE } from './session-cookie.ts';

const done = { done: true } as const;

/** Being somebody: guests, names, passwords, sessions, one's own data. */
export function meEndpoints(parts: Parts): Endpoint[] {
  return [...guestEndpoints(parts), ...accountEndpoints(parts), ...sessionEndpoints(parts)];
}

function guestEndpoints({ people, options }: Parts): Endpoint[] {
  const { accounts, sessions } = people;
  return [
    forAnybody('GET /api/me', {
      tag: 'people',
      summary: 'Who am I? Null if nobody is signed in.',
      answer: whoSchema,
      serve: async ({ who }) => answer({ me: who && (await accounts.me(who.person.id)) }),
    }),
    forAnybody('POST /api/me', {
      tag: 'people',
      summary:
        'Become a guest. A browser gets a cookie; a program that says so gets a token, shown this once.',
      price: 'guest',
      body: guestSchema,
      status: 201,
      answer: signedInSchema,
      async serve({ body, who, request, reply }) {
        // Pressed twice, or in two windows: still one person.
        if (who && !body.program) {
          await accounts.change(who.person.id, { name: body.name, emblem: body.emblem });
          sessions.forget(who.person.id);
          return answer({ me: (await accounts.me(who.person.id))! });
        }
        const { id } = await accounts.makeGuest(body);
        const label = body.program ? body.name : deviceName(request.headers['user-agent']);
        const { token } = await sessions.open(id, body.program ? 'token' : 'browser', label);
        if (!body.program) PERSON_COOKIE.give(request, reply, options, token);
        return answer({ me: (await accounts.me(id))!, ...(body.program && { token }) });
      },
    }),
    forPerson('PATCH /api/me', {
      tag: 'people',
      summary: 'Change my name, my emblem, or whether the leaderboard may show me.',
      body: changeMeSchema,
      answer: whoSchema,
      async serve({ body, who }) {
        await accounts.change(who.person.id, body);
        sessions.forget(who.person.id);
        return answer({ me: await accounts.me(who.person.id) });
      },
    }),
  ];
}

function accountEndpoints({ people, personalData, deletion, options }: Parts): Endpoint[] {
  const { accounts, sessions, deviceCodes } = people;
  const exports = new AtOnce(1);
  return [
    forPerson('POST /api/me/password', {
      tag: 'people',
      summary: 'Sign in with login and password from now on. All other sessions end.',
      price: 'guess',
      body: newPasswordSchema,
      answer: whoSchema,
      problems: ['bad-sign-in', 'taken-name', 'busy'],
      async serve({ body, who }) {
        const set = await accounts.setPassword(who.person.id, body);
        if (!set.ok) return set;
        await sessions.revokeOthers(who.person.id, who.session);
        return answer({ me: await accounts.me(who.person.id) });
      },
    }),
    forPerson('POST /api/me/device-code', {
      tag: 'people',
      summary: 'A code that brings me to another device; it works once, for five minutes.',
      price: 'dear',
      answer: deviceCodeSchema,
      serve: async ({ who }) => answer(await deviceCodes.make(who.person.id)),
    }),
    forPerson('GET /api/me/export', {
      tag: 'people',
      summary: 'Everything that is stored about me, as a file.',
      price: 'dear',
      answer: z.record(z.string(), z.unknown()),
      problems: ['busy'],
      async serve({ who, reply }) {
        const end = exports.size < ALLOWED.exportsInAll ? exports.begin(who.person.id) : null;
        if (!end) return problem('busy', 'A file with all data is being made already; try again in a while.');
        reply.raw.once('close', end);
        reply.header('content-disposition', 'attachment; filename="quartet-my-data.json"');
        return answer({ ...(await personalData.collect(who.person.id)) });
      },
    }),
    forPerson('DELETE /api/me', {
      tag: 'people',
      summary: 'Delete everything that is stored about me. Bots take my seats; games stay, without my name.',
      price: 'dear',
      answer: doneSchema,
      async serve({ who, request, reply }) {
        await deletion.delete(who.person.id);
        PERSON_COOKIE.drop(request, reply, options);
        return answer(done);
      },
    }),
  ];
}

function sessionEndpoints({ people, options }: Parts): Endpoint[] {
  const { sessions } = people;
  return [
    forPerson('GET /api/me/sessions', {
      tag: 'people',
      summary: 'Browsers and programs that are signed in as me.',
      answer: sessionsSchema,
      serve: async ({ who }) => answer({ sessions: await sessions.list(who.person.id, who.session) }),
    }),
    forPerson('DELETE /api/me/sessions/:id', {
      tag: 'people',
      summary: 'End one of them.',
      params: idParamsSchema,
      answer: doneSchema,
      problems: ['not-found'],
      async serve({ params, who }) {
        const ended = await sessions.revoke(who.person.id, params.id);
        return ended ? answer(done) : problem('not-found', 'You have no such session.', 'params.id');
      },
    }),
    forPerson('POST /api/me/tokens', {
      tag: 'people',
      summary: 'A token for a program that acts as me, shown this once. It ends like a session.',
      price: 'dear',
      body: newTokenSchema,
      status: 201,
      answer: tokenSchema,
      serve: async ({ body, who }) =>
        answer(await sessions.open(who.person.id, 'token', readable(body.label))),
    }),
    forPerson('POST /api/sign-out', {
      tag: 'people',
      summary: 'End this session.',
      answer: doneSchema,
      async serve({ who, request, reply }) {
        await sessions.revoke(who.person.id, who.session);
        PERSON_COOKIE.drop(request, reply, options);
        return answer(done);
      },
    }),
  ];
}
