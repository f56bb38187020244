import { randomUUID } from 'node:crypto';
import { games } from '@quartet/catalog';
import { tablePlanSchema } from '@quartet/protocol';
import {
  codeParamsSchema,
  foundTableSchema,
  gamesSchema,
  type Look,
  lookQuerySchema,
  lookSchema,
  madeTableSchema,
  quickMatchSchema,
  quickTableSchema,
  recordSchema,
  sentActSchema,
  sentMoveSchema,
  seqSchema,
  tableListSchema,
  tableParamsSchema,
} from '@quartet/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALLOWED } from '../allowed.ts';
import { AtOnce } from '../at-once.ts';
import { noTable, problem } from '../tables/problem.ts';
import { quickMatch } from '../tables/quick-match.ts';
import { addressOf } from './address-of.ts';
import { answer, type Endpoint, forAnybody, forPerson } from './endpoint.ts';
import { identify } from './identify.ts';
import { legalMoves } from './legal-moves.ts';
import { ownOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import { linkTo } from './table-address.ts';
import { waitForNews } from './wait-for-news.ts';

const ACT_PROBLEMS = ['no-table', 'not-seated', 'not-playing', 'refused', 'busy'] as const;

/** Tables: make, find, look at, act, keep as a file. */
export function tableEndpoints(parts: Parts): Endpoint[] {
  return [...findingEndpoints(parts), ...lookingEndpoints(parts), ...actingEndpoints(parts)];
}

function findingEndpoints({ tables, options }: Parts): Endpoint[] {
  const limitedAddress = (request: FastifyRequest): string | null =>
    options.rate === null ? null : addressOf(request);
  return [
    forAnybody('GET /api/games', {
      tag: 'tables',
      summary: 'The games, how many play, and what may be settled (choices at the fewest seats).',
      answer: gamesSchema,
      serve: async () => answer(GAMES),
    }),
    forPerson('POST /api/tables', {
      tag: 'tables',
      summary: 'Make a table. I am its host and sit on the first free seat.',
      price: 'dear',
      body: tablePlanSchema,
      status: 201,
      answer: madeTableSchema,
      problems: ['bad-plan', 'full'],
      async serve({ body, who, request }) {
        const made = await tables.create(who.person, body, limitedAddress(request));
        if (!made.ok) return made;
        const { table } = made.value;
        const seen = await tables.look(table, who.person, 0);
        const code = seen?.info?.code ?? '';
        return answer({ table, code, url: linkTo(ownOrigin(request, options), code) });
      },
    }),
    forAnybody('GET /api/tables', {
      tag: 'tables',
      summary: 'Listed tables with a free seat.',
      answer: tableListSchema,
      serve: async () => answer({ tables: [...(await tables.open())] }),
    }),
    forAnybody('GET /api/running-tables', {
      tag: 'tables',
      summary: 'Listed tables that are being played at: anybody may watch.',
      answer: tableListSchema,
      serve: async () => answer({ tables: [...(await tables.running())] }),
    }),
    forPerson('POST /api/quick-match', {
      tag: 'tables',
      summary: 'Sit down at any listed table of this kind, or open one.',
      price: 'dear',
      body: quickMatchSchema,
      answer: quickTableSchema,
      problems: ['bad-plan', 'too-fast', 'full'],
      serve: ({ body, who, request }) =>
        quickMatch(tables, who.person, { ...body, least: body.least ?? body.seats }, limitedAddress(request)),
    }),
    forPerson('GET /api/me/tables', {
      tag: 'tables',
      summary: 'Tables at which I sit or am invited to; first those that wait for me.',
      price: 'look',
      answer: tableListSchema,
      serve: async ({ who }) => answer({ tables: await tables.mine(who.person) }),
    }),
    forAnybody('GET /api/codes/:code', {
      tag: 'tables',
      summary:
        'The table with this six-letter code, or where its people went on; none whose match is over, or that may not be watched yet.',
      price: 'dear',
      params: codeParamsSchema,
      answer: foundTableSchema,
      problems: ['bad-code'],
      async serve({ params }) {
        const table = await tables.byCode(params.code);
        return table ? answer({ table }) : problem('bad-code', 'No table has this code.', 'params.code');
      },
    }),
  ];
}

function lookingEndpoints(parts: Parts): Endpoint[] {
  const { tables, stopping } = parts;
  const polls = new AtOnce(ALLOWED.polls);
  return [
    forAnybody('GET /api/tables/:table', {
      tag: 'tables',
      summary:
        'The table as I may see it, with what happened after `since`; with `wait`, once there is something newer or the seconds are over. If I must decide: the legal moves too.',
      price: 'look',
      params: tableParamsSchema,
      query: lookQuerySchema,
      answer: lookSchema,
      problems: ['no-table'],
      async serve({ params, query, who, request, reply }) {
        const { since = 0, wait = 0 } = query;
        let person = who?.person ?? null;
        if (wait > 0) {
          const done = polls.begin(person?.id ?? addressOf(request));
          if (!done) return problem('too-fast', `${ALLOWED.polls} requests may wait at once.`, 'query.wait');
          const wanted = { table: params.table, who: person, since };
          await waitForNews(tables, wanted, patience(reply, wait, stopping)).finally(done);
          // Meanwhile the session may have ended.
          const still = await identify(parts, request, reply);
          if (!still.ok) return still;
          person = still.value?.person ?? null;
        }
        const seen = await tables.look(params.table, person, since);
        return seen ? answer<Look>({ ...seen, ...legalMoves(seen) }) : noTable('params.table');
      },
    }),
    forAnybody('GET /api/tables/:table/record', {
      tag: 'tables',
      summary: 'The match as a file. Its luck is in it once the match is over.',
      price: 'look',
      params: tableParamsSchema,
      answer: recordSchema,
      problems: ['no-table', 'not-over'],
      async serve({ params, reply }) {
        if (await tables.isSealed(params.table))
          return problem('not-over', 'Other tables still play this deal; the record is open after that.');
        const record = await tables.record(params.table);
        if (!record)
          return problem('no-table', 'There is no such table, or nothing was dealt.', 'params.table');
        reply.header('content-disposition', `attachment; filename="${record.game}-${params.table}.json"`);
        return answer({ ...record });
      },
    }),
  ];
}

function actingEndpoints({ tables }: Parts): Endpoint[] {
  return [
    forPerson('POST /api/tables/:table/acts', {
      tag: 'tables',
      summary: 'Do something. Sent again under the same id it is answered again, never done twice.',
      params: tableParamsSchema,
      body: sentActSchema,
      answer: seqSchema,
      problems: [
        ...ACT_PROBLEMS,
        'not-host',
        'not-open',
        'seat-taken',
        'hushed',
        'bad-webhook',
        'too-late',
        'stays',
        'out-of-range',
        'full',
      ],
      serve: ({ params, body, who }) => tables.act(params.table, who.person, body.id, body.act),
    }),
    forPerson('POST /api/tables/:table/moves', {
      tag: 'tables',
      summary: 'Make a move: the short form of the act.',
      params: tableParamsSchema,
      body: sentMoveSchema,
      answer: seqSchema,
      problems: ACT_PROBLEMS,
      serve: ({ params, body, who }) =>
        tables.act(params.table, who.person, body.id ?? randomUUID(), { type: 'move', text: body.text }),
    }),
  ];
}

/** Over when the seconds are, when the asker hangs up, or when the server stops. */
function patience(reply: FastifyReply, seconds: number, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, stopping, AbortSignal.timeout(seconds * 1000)]);
}

const GAMES = {
  games: games.map(({ id, version, seats, options, editions }) => ({
    id,
    rules: version,
    seats: { min: seats.min, max: seats.max },
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [name, [...spec.choices(seats.min)]]),
    ),
    editions: Object.fromEntries(Object.entries(editions).map(([name, changes]) => [name, { ...changes }])),
  })),
};
