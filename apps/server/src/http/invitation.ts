import { findAbout } from '@quartet/catalog/list';
import { inLanguage, LANGUAGES, type Language } from '@quartet/core';
import { codeParamsSchema } from '@quartet/protocol/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Events } from '../events/events.ts';
import type { TableService } from '../tables/doors.ts';
import { fail } from './door.ts';
import { type Invitation, pageOf } from './invitation-page.ts';
import type { InvitationWords } from './invitation-words.en.ts';
import { ownOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import type { Rates } from './rates.ts';

/** What a code leads to; null: nowhere. */
type Find = (code: string, language: Language) => Promise<Invitation | null>;

/** Links that people send each other: to tables and to evenings. */
export function openInvitations(app: FastifyInstance, parts: Parts, rates: Rates | null): void {
  const { tables, events } = parts;
  open(app, parts, rates, '/t/:code', 'noTable', async (code, language) => {
    const table = await tables.byCode(code);
    return table === null ? null : invitationTo(tables, table, language);
  });
  open(app, parts, rates, '/e/:code', 'noEvent', async (code, language) => {
    const event = await events.byCode(code);
    return event === null ? null : invitationToEvent(events, event, language);
  });
}

/** Codes cannot be tried here more often than elsewhere. */
function open(
  app: FastifyInstance,
  { options }: Parts,
  rates: Rates | null,
  path: string,
  missing: 'noTable' | 'noEvent',
  find: Find,
): void {
  app.get(path, async (request, reply) => {
    const paced = await rates?.endpoint(request, reply, 'dear', null);
    if (paced && !paced.ok) return fail(reply, paced.problem);
    const read = codeParamsSchema.safeParse(request.params);
    const language = languageOf(request);
    const found = read.success ? await find(read.data.code, language) : null;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    // Whoever asks for nothing that is there goes to the list of tables.
    if (!found) {
      const description = (await wordsIn(language))[missing];
      const nowhere = { game: '', title: 'Quartet', description, address: '/#/online' };
      return reply.code(404).send(pageOf(nowhere, language, ''));
    }
    return reply.send(pageOf(found, language, ownOrigin(request, options)));
  });
}

/** Of a table that is not listed nothing is said that tells who plays there. */
async function invitationTo(
  tables: TableService,
  table: string,
  language: Language,
): Promise<Invitation | null> {
  const info = (await tables.look(table, null, 0))?.info;
  if (!info) return null;
  const words = await wordsIn(language);
  const name = nameOf(info.game, language);
  const host = info.players.find((one) => one.kind === 'person' && one.person.id === info.host);
  const by = info.listed && host?.kind === 'person' ? host.person.name : null;
  const free = info.players.filter(({ kind }) => kind === 'open').length;
  return {
    game: info.game,
    title: by === null ? words.title(name) : words.titleOf(name, by),
    description: words.description(info.seats, free, info.pace, info.rated !== false),
    address: `/#/online/${table}`,
  };
}

/** No list has evenings: who has the code is invited, and nobody else learns who plays. */
async function invitationToEvent(
  events: Pick<Events, 'look'>,
  event: string,
  language: Language,
): Promise<Invitation | null> {
  const info = await events.look(event, null);
  if (!info) return null;
  const words = await wordsIn(language);
  const { game, seats, deals, pace, status } = info;
  return {
    game,
    title: words.eventTitle(nameOf(game, language)),
    description: words.eventDescription(seats, deals, pace, status === 'over'),
    address: `/#/online/e.${event}`,
  };
}

function nameOf(game: string, language: Language): string {
  return findAbout(game)?.name[language] ?? game;
}

function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 200).toLowerCase().split(',');
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.trim().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

async function wordsIn(language: Language): Promise<InvitationWords> {
  const load = (one: Language): Promise<{ readonly words: InvitationWords }> =>
    import(`./invitation-words.${one}.ts`);
  return (await inLanguage(language, load)).words;
}
