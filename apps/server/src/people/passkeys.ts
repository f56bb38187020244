import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Conflict, type Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { withoutAttestation } from './attestation.ts';
import type { Tickets } from './tickets.ts';

const LASTS = 5 * 60_000;
const PER_PERSON = 20;
/** Letters of base64url: WebAuthn allows 1,023 bytes. */
const LONGEST_ID = 1_364;
/** EdDSA, ES256, RS256: what devices speak. What the library would add is still an experiment in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it brings hundreds of modules, and 25 MB. */
const webauthn = () => import('@simplewebauthn/server');

/** Whom the passkeys are for: the host name people see, and the origin its pages have. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

interface Added {
  /** Whether the person had none before. */
  readonly isFirst: boolean;
}

/** Sign-in by fingerprint, face or key. A challenge serves once, for five minutes. */
export class Passkeys {
  private readonly store: Store;
  private readonly tickets: Tickets;
  private readonly now: () => number;

  constructor(store: Store, tickets: Tickets, now: () => number) {
    this.store = store;
    this.tickets = tickets;
    this.now = now;
  }

  async offer(
    person: { readonly id: string; readonly name: string },
    party: RelyingParty,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.store.db
      .selectFrom('passkey')
      .where('person', '=', person.id)
      .select('id')
      .execute();
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Quartet',
      rpID: party.id,
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      timeout: LASTS,
      excludeCredentials: known,
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.tickets.put('add-passkey', options.challenge, { person: person.id, lasts: LASTS });
    return options;
  }

  async add(
    person: string,
    party: RelyingParty,
    response: RegistrationResponseJSON,
  ): Promise<Outcome<Added>> {
    const challenge = challengeIn(response.response.clientDataJSON);
    const ticket = challenge === null ? null : await this.tickets.take('add-passkey', challenge);
    if (ticket?.person !== person || challenge === null) return tooLate();
    const attestationObject = await attempt(() => withoutAttestation(response.response.attestationObject));
    if (attestationObject === null)
      return problem(
        'bad-sign-in',
        'The passkey could not be read, or comes with an attestation of its maker.',
      );
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await attempt(() =>
      verifyRegistrationResponse({
        response: { ...response, response: { ...response.response, attestationObject } },
        ...expected(party, challenge),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) return wrong();
    const { credential } = verified.registrationInfo;
    if (credential.id.length > LONGEST_ID) return wrong();
    return this.keep(person, {
      id: credential.id,
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
    });
  }

  /** For whoever it may be: the device knows its passkeys for this host. */
  async ask(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      timeout: LASTS,
      userVerification: 'preferred',
    });
    await this.tickets.put('passkey', options.challenge, { person: null, lasts: LASTS });
    return options;
  }

  /** The person's id. */
  async signIn(party: RelyingParty, response: AuthenticationResponseJSON): Promise<Outcome<string>> {
    const challenge = challengeIn(response.response.clientDataJSON);
    const ticket = challenge === null ? null : await this.tickets.take('passkey', challenge);
    if (ticket === null || challenge === null) return tooLate();
    const { db } = this.store;
    const row = await db.selectFrom('passkey').where('id', '=', response.id).selectAll().executeTakeFirst();
    if (!row) return problem('bad-sign-in', 'This passkey belongs to nobody here.');
    const credential = {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports),
    };
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await attempt(() =>
      verifyAuthenticationResponse({
        response,
        credential,
        ...expected(party, challenge),
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return wrong();
    const counter = verified.authenticationInfo.newCounter;
    await db.updateTable('passkey').set({ counter }).where('id', '=', row.id).execute();
    return { ok: true, value: row.person };
  }

  /** False: this person has no such passkey. */
  async remove(person: string, id: string): Promise<boolean> {
    const removed = await this.store.db
      .deleteFrom('passkey')
      .where('person', '=', person)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  private async keep(
    person: string,
    passkey: {
      readonly id: string;
      readonly key: string;
      readonly counter: number;
      readonly transports: string;
    },
  ): Promise<Outcome<Added>> {
    const { db } = this.store;
    const held = await db.selectFrom('passkey').where('person', '=', person).select('id').execute();
    if (held.length >= PER_PERSON)
      return problem('bad-message', `You have ${PER_PERSON} passkeys already; remove one first.`);
    const insert = db.insertInto('passkey').values({ ...passkey, person, created: this.now() });
    try {
      await this.store.batch([insert.compile()], [person]);
    } catch (error) {
      if (error instanceof Conflict) return problem('taken-name', 'This passkey is known already.');
      throw error;
    }
    return { ok: true, value: { isFirst: held.length === 0 } };
  }
}

function expected(party: RelyingParty, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: party.origin, expectedRPID: party.id };
}

/** The library throws at whatever does not fit; here that is an answer like any other. */
async function attempt<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** What the device says it answers to; null: nothing readable. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge =
      typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function tooLate(): Outcome<never> {
  return problem('bad-sign-in', 'This passkey request was used already, or came too late; try again.');
}

function wrong(): Outcome<never> {
  return problem('bad-sign-in', 'The passkey could not be verified.');
}
