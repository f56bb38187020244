import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, Schema } from './endpoint.ts';
import { openApi, operationName, parametersOf, shapeName } from './openapi.ts';
import { STATUS } from './statuses.ts';

const STYLE = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8');
const TAGS = ['people', 'tables', 'events', 'ratings', 'admin'] as const;
const WHO: Readonly<Record<Endpoint['needs'], string>> = {
  anybody: 'Anybody',
  person: 'Signed in',
  admin: 'Whoever runs the server',
};

/** /api for people, /api/openapi.json for programs. */
export function describeApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = openApi(endpoints);
  const constants = [
    ['/api', 'text/html', writePage(endpoints, document)],
    ['/api/openapi.json', 'application/json', JSON.stringify(document)],
    ['/api/page.css', 'text/css', STYLE],
  ] as const;
  for (const [path, type, text] of constants) {
    // One buffer for all answers: however many are not read, they take no more memory.
    const bytes = Buffer.from(text);
    app.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(bytes));
  }
}

function writePage(endpoints: readonly Endpoint[], document: ReturnType<typeof openApi>): string {
  const sections = TAGS.map((tag) => {
    const own = endpoints.filter((endpoint) => endpoint.tag === tag);
    return `<section id="${tag}"><h2>${tag[0]!.toUpperCase()}${tag.slice(1)}</h2>${own.map(writeEndpoint).join('')}</section>`;
  });
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const shapes = Object.entries(schemas).map(
    ([id, schema]) =>
      `<details id="${id}"><summary>${id}</summary><pre>${linked(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quartet: the HTTP API</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<header><h1>Quartet: the HTTP API</h1>
<p>Everything the web app does can be done by programs. Show a token as <code>Authorization: Bearer …</code>;
<code>POST /api/me</code> with <code>"program": true</code> gives you one. Bodies and answers are JSON.
What goes wrong comes as <code>{"problem": {"code", "message", "where"}}</code> and changes nothing;
any request may meet <code>bad-message</code> 400, <code>too-big</code> 413, <code>too-fast</code> 429 (with
<code>retry-after</code>), <code>sign-in</code> 401, <code>wrong-origin</code> 403 (a cookie from a foreign page) or 421 (a name the server does not know) and <code>broken</code> 500.
The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Parts"><a href="#people">People</a> <a href="#tables">Tables</a> <a href="#ratings">Ratings</a> <a href="#admin">Administration</a> <a href="#shapes">Shapes</a></nav></header>
<main>${sections.join('\n')}
<section id="shapes"><h2>Shapes</h2>${shapes.join('\n')}</section></main>
</body>
</html>
`;
}

function writeEndpoint(endpoint: Endpoint): string {
  const name = operationName(endpoint);
  const names = Object.keys(parametersOf(endpoint.query)).map((one) => `<code>${one}</code>`);
  const facts = [
    ['Who', WHO[endpoint.needs]],
    ['Query', names.join(', ')],
    ['Body', endpoint.body ? shapeLink(endpoint.body, `${name}Body`) : ''],
    ['Answer', `${endpoint.status} ${shapeLink(endpoint.answer, `${name}Answer`)}`],
    ['Problems', endpoint.problems.map((code) => `<code>${code}</code> ${STATUS[code]}`).join(', ')],
  ].filter(([, text]) => text !== '');
  return `<article id="${name}"><h3><span>${endpoint.method}</span> <code>${endpoint.path}</code></h3>
<p>${escaped(endpoint.summary).replaceAll(/`(\w+)`/g, '<code>$1</code>')}</p>
<dl>${facts.map(([fact, text]) => `<div><dt>${fact}</dt><dd>${text}</dd></div>`).join('')}</dl></article>`;
}

function shapeLink(schema: Schema, own: string): string {
  const name = shapeName(schema) ?? own;
  return `<a href="#${name}">${name}</a>`;
}

/** Shapes name each other; the names lead there. */
function linked(json: string): string {
  return escaped(json).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
