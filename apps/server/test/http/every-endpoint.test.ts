import { failureSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, look } from './playing.ts';
import { Serving, type Visitor } from './serving.ts';

const SECRET = 'the secret of the administration';
/** Stands where an id, a number or a name is expected. */
const ODD_WORDS = [
  '%00',
  '..%2f..%2fetc',
  '%F0%9F%82%A1',
  '-1',
  '1e309',
  '__proto__',
  'x'.repeat(1_300),
  '%',
];
const ODD_VALUES: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  '\u0000',
  '\u202e\ud800',
  'x'.repeat(10_000),
  [],
  {},
  [[[[]]]],
  { __proto__: { admin: true } },
];
const WHOLE_BODIES = [
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"id":"x"}}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
];

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query' }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
  };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
  };
}

let serving: Serving;
let description: Description;
let [ann, bob] = [] as unknown as [Visitor, Visitor];
let table = '';
beforeAll(async () => {
  serving = await Serving.start({ adminToken: SECRET });
  description = (await (await serving.visitor().send('GET /api/openapi.json')).json()) as Description;
  [ann, bob] = await Promise.all([serving.program('Ann'), serving.program('Bob')]);
  ({ table } = await begun([ann, bob], { game: 'linko', seats: 2 }));
});
afterAll(() => serving[Symbol.asyncDispose]());

/** Each route, spoiled in one place after the other; what stays whole leads to a table that is there. */
function spoiledRequests(): [route: string, body: string | undefined][] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const verb = method.toUpperCase();
      const names = (place: 'path' | 'query'): string[] =>
        operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
      const whole = path.replaceAll(/\{\w+\}/g, table);
      const inPath = names('path').flatMap((name) =>
        ODD_WORDS.map((odd) => path.replace(`{${name}}`, odd).replaceAll(/\{\w+\}/g, table)),
      );
      const inQuery = names('query').flatMap((name) => ODD_WORDS.map((odd) => `${whole}?${name}=${odd}`));
      const reference = operation.requestBody?.content['application/json'].schema.$ref.split('/').at(-1);
      const fields = Object.keys(description.components.schemas[reference ?? '']?.properties ?? {});
      const bodies = reference
        ? [
            ...WHOLE_BODIES,
            ...ODD_VALUES.map((odd) =>
              JSON.stringify(Object.fromEntries(fields.map((field) => [field, odd]))),
            ),
          ]
        : [];
      return [
        ...[...inPath, ...inQuery].map((one): [string, undefined] => [`${verb} ${one}`, undefined]),
        ...bodies.map((body): [string, string] => [`${verb} ${whole}`, body]),
      ];
    }),
  );
}

test('whatever any endpoint is asked, a problem answers it or it is done, and a table of others stays as it is', async () => {
  const before = await look(ann, table);
  const admin = serving.visitor();
  await admin.send('POST /api/admin/session', { token: SECRET });
  const requests = spoiledRequests();
  expect(requests.length).toBeGreaterThan(500);
  for (const [route, body] of requests) {
    const eve = route.includes('/api/admin/') ? admin : await personFor(route);
    const response = await eve.send(route, body);
    const text = await response.text();
    expect([route, body, response.status < 500]).toEqual([route, body, true]);
    if (response.status >= 400 && route.includes(' /api/'))
      expect([route, failureSchema.safeParse(JSON.parse(text)).success]).toEqual([route, true]);
    expect(text).not.toMatch(/node_modules|\.ts:\d/);
  }
  expect(await look(ann, table)).toEqual(before);
});

let eve: Visitor | null = null;

/** A person for all; some requests sign out or delete whoever asks. */
async function personFor(route: string): Promise<Visitor> {
  if (/^(DELETE|POST) \/api\/(me|sign-out)$/.test(route)) return serving.program('Somebody');
  eve ??= await serving.program('Eve');
  return eve;
}
