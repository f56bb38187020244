import { useEffect, useMemo, useState } from 'preact/hooks';

/** Where the app is; part of the address, so that a reload comes back. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'set-up'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** `section`: the number of a rule, such as 4.2. */
  | { readonly page: 'rules'; readonly game: string; readonly section: string | null }
  /** Without a game: which one? */
  | { readonly page: 'learn' | 'practice'; readonly game: string | null }
  /** `at`: after how many decisions. */
  | { readonly page: 'replay'; readonly id: string; readonly at: number }
  | { readonly page: 'replays' }
  | { readonly page: 'stats' }
  /** Tables of the server; `game`: a new one of this game, at once. */
  | { readonly page: 'online'; readonly game: string | null }
  | { readonly page: 'online-table'; readonly id: string }
  | { readonly page: 'online-me' }
  /** What I have finished at tables of the server. */
  | { readonly page: 'online-games' }
  /** `ladder`: which one, such as keltis/manual/2; null: any. */
  | { readonly page: 'leaderboard'; readonly ladder: string | null }
  /** For whoever runs the server; `token`: its secret, as an address writes it, brought along by a link. */
  | { readonly page: 'admin'; readonly token: string | null }
  /** A deal that others play: of a day, of a challenge's link, of a match of this device. */
  | { readonly page: 'daily' | 'c' | 'challenge'; readonly rest: string | null }
  | { readonly page: 'settings' };

export function printRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'set-up':
      return `#/set-up/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.section ? `/${route.section}` : ''}`;
    case 'learn':
    case 'practice':
      return `#/${route.page}${route.game ? `/${route.game}` : ''}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'online':
      return `#/online${route.game ? `/new/${route.game}` : ''}`;
    case 'online-table':
      return `#/online/${route.id}`;
    case 'online-me':
      return '#/online/me';
    case 'online-games':
      return '#/online/games';
    case 'leaderboard':
      return `#/leaderboard${route.ladder ? `/${route.ladder}` : ''}`;
    case 'replay':
      return `#/replay/${route.id}${route.at > 0 ? `/${route.at}` : ''}`;
    default:
      return `#/${route.page}${'rest' in route && route.rest ? `/${route.rest}` : ''}`;
  }
}

/** Anything unknown is home. */
export function parseRoute(hash: string): Route {
  const [page, rest, section, ...further] = hash.replace(/^#\//, '').split('/');
  if (page === 'set-up' && rest) return { page, game: rest };
  if (page === 'rules' && rest) return { page, game: rest, section: section || null };
  if (page === 'learn' || page === 'practice') return { page, game: rest || null };
  if (page === 'table' && rest) return { page, id: rest };
  if (page === 'replay' && rest)
    return { page, id: rest, at: /^\d{1,6}$/.test(section ?? '') ? Number(section) : 0 };
  if (page === 'online') return parseOnline(rest, section);
  if (page === 'leaderboard') return { page, ladder: rest ? [rest, section, ...further].join('/') : null };
  if (page === 'daily' || page === 'c' || page === 'challenge') return { page, rest: rest || null };
  if (page === 'admin') return { page, token: rest || null };
  if (page === 'replays' || page === 'stats' || page === 'settings') return { page };
  return { page: 'home' };
}

function parseOnline(rest: string | undefined, game: string | undefined): Route {
  if (!rest || rest === 'new') return { page: 'online', game: game || null };
  if (rest === 'games') return { page: 'online-games' };
  return rest === 'me' ? { page: 'online-me' } : { page: 'online-table', id: rest };
}

export function go(route: Route): void {
  location.hash = printRoute(route);
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    // It may have changed since it was read.
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return useMemo(() => parseRoute(hash), [hash]);
}
