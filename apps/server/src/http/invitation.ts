import { findAbout } from '@quartet/catalog/list';
import { inLanguage, LANGUAGES, type Language } from '@quartet/core';
import { codeParamsSchema } from '@quartet/protocol/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableService } from '../tables/doors.ts';
import { fail } from './door.ts';
import type { InvitationWords } from './invitation-words.en.ts';
import { ownOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import type { Rates } from './rates.ts';

/** What a chat app shows of a table, and where a browser goes on. */
interface Invitation {
  readonly game: string;
  readonly title: string;
  readonly description: string;
  /** In the app. */
  readonly address: string;
}

/** Links that people send each other. Codes cannot be tried here more often than elsewhere. */
export function openInvitations(app: FastifyInstance, { tables, options }: Parts, rates: Rates | null): void {
  app.get('/t/:code', async (request, reply) => {
    const paced = await rates?.endpoint(request, reply, 'dear', null);
    if (paced && !paced.ok) return fail(reply, paced.problem);
    const read = codeParamsSchema.safeParse(request.params);
    const table = read.success ? await tables.byCode(read.data.code) : null;
    const language = languageOf(request);
    const found = table && (await invitationTo(tables, table, language));
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    // Whoever asks for no table at all goes to the list of them.
    if (!found) return reply.code(404).send(pageOf(await nowhere(language), language, ''));
    return reply.send(pageOf(found, language, ownOrigin(request, options)));
  });
}

async function nowhere(language: Language): Promise<Invitation> {
  const words = await wordsIn(language);
  return { game: '', title: 'Quartet', description: words.noTable, address: '/#/online' };
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
  const name = findAbout(info.game)?.name[language] ?? info.game;
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

/** No script: a browser goes on by itself, a chat app reads the head. */
function pageOf(
  { game, title, description, address }: Invitation,
  language: Language,
  origin: string,
): string {
  const meta = (name: string, content: string): string =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  const picture = game === '' ? [] : [meta('og:image', `${origin}/invite/${game}.png`)];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />`,
    `<title>${escaped(title)}</title>`,
    `<meta name="robots" content="noindex" />`,
    `<meta name="description" content="${escaped(description)}" />`,
    meta('og:type', 'website'),
    meta('og:site_name', 'Quartet'),
    meta('og:title', title),
    meta('og:description', description),
    ...picture,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<meta http-equiv="refresh" content="0; url=${escaped(address)}" />`,
    `</head><body><p>${escaped(description)}</p><p><a href="${escaped(address)}">${escaped(title)}</a></p></body></html>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
