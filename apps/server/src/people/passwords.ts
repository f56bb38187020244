import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { FairGate } from '../fair-gate.ts';

/** RFC 9106 and OWASP: 19 MiB, two passes, about 40 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
/** Each takes 19 MiB and a thread of Node's pool of four, which files and names of hosts need too. */
const AT_ONCE = 2;
/** So many take about a second. */
const MOST_WAITING = 40;
const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** `asker`: who waits for it, for those take turns. As the field writes it: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string, asker: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(asker, { ...COST, nonce, message: normal(password), tagLength: TAG_LENGTH });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`;
}

/** Works as long for a login that does not exist (`written` null), so that the time tells nobody who has an account. */
export async function isPassword(password: string, written: string | null, asker: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = WRITTEN.exec(written ?? NOBODYS)!;
  const wanted = Buffer.from(tag!, 'base64');
  const found = await derive(asker, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt!, 'base64'),
    message: normal(password),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted) && written !== null;
}

const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${bare(randomBytes(16))}$${bare(randomBytes(TAG_LENGTH))}`;

/** Those who ask much wait for each other; one who asks once is let in before them. */
const gate = new FairGate({
  atOnce: AT_ONCE,
  waiting: MOST_WAITING,
  refusal: 'Too many people sign in at once.',
});

function derive(asker: string, parameters: Argon2Parameters): Promise<Buffer> {
  return gate.within(
    asker,
    () =>
      new Promise((resolve, reject) =>
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
      ),
  );
}

/** The same password typed on another system may come in other bytes. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
