import { isIP } from 'node:net';
import {
  deviceSignInSchema,
  doneSchema,
  idParamsSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  type SignedIn as SignedInAnswer,
  signedInSchema,
  signInSchema,
  whoSchema,
} from '@quartet/protocol/http';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RelyingParty } from '../people/passkeys.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { addressOf } from './address-of.ts';
import { deviceName } from './device-name.ts';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import { ownOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import { PERSON_COOKIE } from './session-cookie.ts';

interface Meeting {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Coming back as somebody: by password, passkey, or a code from another device. */
export function signInEndpoints(parts: Parts): Endpoint[] {
  return [...byWord(parts), ...byPasskey(parts), ...ownPasskeys(parts)];
}

function byWord(parts: Parts): Endpoint[] {
  const { accounts, deviceCodes } = parts.people;
  return [
    forAnybody('POST /api/sign-in', {
      tag: 'people',
      summary: 'Sign in with login and password.',
      price: 'guess',
      body: signInSchema,
      answer: signedInSchema,
      problems: ['bad-sign-in', 'busy'],
      serve: async ({ body, ...meeting }) =>
        welcome(parts, meeting, await accounts.signIn(body.login, body.password, addressOf(meeting.request))),
    }),
    forAnybody('POST /api/sign-in/device', {
      tag: 'people',
      summary: 'Sign in with the code that another device of mine shows.',
      price: 'guess',
      body: deviceSignInSchema,
      answer: signedInSchema,
      problems: ['bad-code'],
      serve: async ({ body, ...meeting }) => welcome(parts, meeting, await deviceCodes.use(body.code)),
    }),
  ];
}

function byPasskey(parts: Parts): Endpoint[] {
  const { passkeys } = parts.people;
  return [
    forAnybody('POST /api/sign-in/passkey/options', {
      tag: 'people',
      summary: 'What a browser needs to ask for a passkey.',
      price: 'dear',
      answer: passkeyOptionsSchema,
      async serve({ request }) {
        const party = partyOf(parts, request);
        return party.ok ? answer({ ...(await passkeys.ask(party.value)) }) : party;
      },
    }),
    forAnybody('POST /api/sign-in/passkey', {
      tag: 'people',
      summary: 'Sign in with a passkey.',
      price: 'guess',
      body: passkeyAnswerSchema,
      answer: signedInSchema,
      problems: ['bad-sign-in'],
      async serve({ body, ...meeting }) {
        const party = partyOf(parts, meeting.request);
        if (!party.ok) return party;
        // The schema lets more through than the library's type names; the library checks it all again.
        const shown = body as unknown as AuthenticationResponseJSON;
        return welcome(parts, meeting, await passkeys.signIn(party.value, shown));
      },
    }),
  ];
}

function ownPasskeys(parts: Parts): Endpoint[] {
  const { accounts, passkeys, sessions } = parts.people;
  return [
    forPerson('POST /api/me/passkeys/options', {
      tag: 'people',
      summary: 'What a browser needs to make a passkey for me.',
      price: 'dear',
      answer: passkeyOptionsSchema,
      async serve({ who, request }) {
        const party = partyOf(parts, request);
        return party.ok ? answer({ ...(await passkeys.offer(who.person, party.value)) }) : party;
      },
    }),
    forPerson('POST /api/me/passkeys', {
      tag: 'people',
      summary: 'Sign in with this passkey too from now on. The first one ends all other sessions.',
      price: 'dear',
      body: newPasskeySchema,
      answer: whoSchema,
      problems: ['bad-sign-in', 'taken-name'],
      async serve({ body, who, request }) {
        const party = partyOf(parts, request);
        if (!party.ok) return party;
        const made = body as unknown as RegistrationResponseJSON;
        const added = await passkeys.add(who.person.id, party.value, made);
        if (!added.ok) return added;
        if (added.value.isFirst) await sessions.revokeOthers(who.person.id, who.session);
        return answer({ me: await accounts.me(who.person.id) });
      },
    }),
    forPerson('DELETE /api/me/passkeys/:id', {
      tag: 'people',
      summary: 'Forget one of my passkeys.',
      params: idParamsSchema,
      answer: doneSchema,
      problems: ['not-found'],
      async serve({ params, who }) {
        const removed = await passkeys.remove(who.person.id, params.id);
        return removed
          ? answer({ done: true })
          : problem('not-found', 'You have no such passkey.', 'params.id');
      },
    }),
  ];
}

/** Whoever has shown who they are gets a session of their own here. */
async function welcome(
  { people, options }: Parts,
  { request, reply }: Meeting,
  shown: Outcome<string>,
): Promise<Outcome<SignedInAnswer>> {
  if (!shown.ok) return shown;
  const me = await people.accounts.me(shown.value);
  if (!me) return problem('bad-sign-in', 'This person is not known any more.');
  const { token } = await people.sessions.open(
    shown.value,
    'browser',
    deviceName(request.headers['user-agent']),
  );
  PERSON_COOKIE.give(request, reply, options, token);
  return answer({ me });
}

/** Passkeys belong to a host name; browsers make none for a bare address. */
function partyOf({ options }: Parts, request: FastifyRequest): Outcome<RelyingParty> {
  const origin = ownOrigin(request, options);
  const id = URL.parse(origin)?.hostname ?? '';
  if (id === '' || isIP(id.replace(/^\[|\]$/g, '')) !== 0)
    return problem('bad-message', `Passkeys need a host name; ${origin} has none.`);
  return answer({ id, origin });
}
