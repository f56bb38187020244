import {
  actSchema,
  botSchema,
  clockSchema,
  newsSchema,
  paceSchema,
  personSchema,
  playerSchema,
  problemSchema,
  tableInfoSchema,
  tableLineSchema,
  tablePlanSchema,
} from '@quartet/protocol';
import {
  doneSchema,
  failureSchema,
  lookSchema,
  meSchema,
  passkeyOptionsSchema,
  seqSchema,
  sessionSchema,
  signedInSchema,
  tableListSchema,
  whoSchema,
} from '@quartet/protocol/http';
import { shownRatingSchema } from '@quartet/protocol/ratings';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';
import { STATUS } from './statuses.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that appear in several places go by these names; the others by the endpoint they belong to. */
const NAMED: readonly (readonly [string, Schema])[] = [
  ['Act', actSchema],
  ['Bot', botSchema],
  ['Clock', clockSchema],
  ['Done', doneSchema],
  ['Failure', failureSchema],
  ['Look', lookSchema],
  ['Me', meSchema],
  ['News', newsSchema],
  ['Pace', paceSchema],
  ['Person', personSchema],
  ['Player', playerSchema],
  ['Problem', problemSchema],
  ['Rating', shownRatingSchema],
  ['Seq', seqSchema],
  ['Session', sessionSchema],
  ['TableInfo', tableInfoSchema],
  ['TableLine', tableLineSchema],
  ['TableList', tableListSchema],
  ['TablePlan', tablePlanSchema],
  ['SignedIn', signedInSchema],
  ['PasskeyOptions', passkeyOptionsSchema],
  ['Who', whoSchema],
];

const SECURITY: Readonly<Record<Endpoint['needs'], readonly Json[]>> = {
  anybody: [{}, { token: [] }, { cookie: [] }],
  person: [{ token: [] }, { cookie: [] }],
  admin: [{ admin: [] }],
};

const BY_HTTPS = 'By https its name begins with __Host-.';

/** Null: it goes by the endpoint it belongs to. */
export function shapeName(schema: Schema): string | null {
  return NAMED.find(([, one]) => one === schema)?.[0] ?? null;
}

/** OpenAPI 3.1, made from the very schemas by which requests are checked. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of NAMED) names.add(schema, { id });
  for (const endpoint of endpoints) {
    nameIt(names, endpoint.answer, `${operationName(endpoint)}Answer`);
    if (endpoint.body) nameIt(names, endpoint.body, `${operationName(endpoint)}Body`);
  }
  const { schemas } = z.toJSONSchema(names, { uri: (id) => `#/components/schemas/${id}`, io: 'input' });
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, names) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quartet',
      version: '1',
      description:
        'Four card games at one table. Everything here is also what the web app uses; programs show a token as "Authorization: Bearer …".',
    },
    tags: [
      { name: 'people' },
      { name: 'tables' },
      { name: 'events' },
      { name: 'ratings' },
      { name: 'admin' },
    ],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'quartet', description: BY_HTTPS },
        admin: { type: 'apiKey', in: 'cookie', name: 'quartet-admin', description: BY_HTTPS },
      },
    },
  };
}

export function operationName({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .split(/[/:-]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `${method.toLowerCase()}${words.join('')}`;
}

type Names = ReturnType<typeof z.registry<{ id: string }>>;

function nameIt(names: Names, schema: Schema, id: string): void {
  if (!names.has(schema)) names.add(schema, { id });
}

function operation(endpoint: Endpoint, names: Names): Json {
  const ref = (schema: Schema): Json => ({
    'application/json': { schema: { $ref: `#/components/schemas/${names.get(schema)!.id}` } },
  });
  const failures = Map.groupBy(problemsOf(endpoint), (code) => STATUS[code]);
  return {
    operationId: operationName(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: SECURITY[endpoint.needs],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: ref(endpoint.body) } }),
    responses: {
      [endpoint.status]: { description: 'Done.', content: ref(endpoint.answer) },
      ...Object.fromEntries(
        [...failures].map(([status, codes]) => [
          status,
          { description: `Problem: ${codes.join(', ')}.`, content: ref(failureSchema) },
        ]),
      ),
    },
  };
}

/** Those that any request may meet, and its own. */
function problemsOf({ needs, method, problems }: Endpoint) {
  const common = ['bad-message', 'too-fast', 'broken', ...(needs === 'anybody' ? [] : ['sign-in'])] as const;
  const writing = method === 'GET' ? [] : (['wrong-origin', 'too-big'] as const);
  return [...new Set([...common, ...writing, ...problems])] as Endpoint['problems'][number][];
}

export function parametersOf(schema: Schema): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schema, { io: 'input' }).properties ?? {};
}

function parameters(schema: Schema, place: 'path' | 'query'): Json[] {
  const { required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(parametersOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

/** The document says once which dialect its schemas have. */
function bare({ $schema: _, $id: __, ...schema }: Record<string, unknown>): Json {
  return schema;
}
