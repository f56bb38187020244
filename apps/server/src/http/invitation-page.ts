import type { Language } from '@quartet/core';

/** What a chat app shows of a table or an evening, and where a browser goes on. */
export interface Invitation {
  readonly game: string;
  readonly title: string;
  readonly description: string;
  /** In the app. */
  readonly address: string;
}

/** No script: a browser goes on by itself, a chat app reads the head. */
export function pageOf(
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
