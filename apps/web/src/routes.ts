import { useEffect, useState } from 'preact/hooks';

/** Where the app is; part of the address, so that a reload comes back. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'set-up'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'replays' }
  | { readonly page: 'stats' }
  | { readonly page: 'settings' };

export function printRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'set-up':
    case 'rules':
      return `#/${route.page}/${route.game}`;
    case 'table':
      return `#/table/${route.id}`;
    default:
      return `#/${route.page}`;
  }
}

/** Anything unknown is home. */
export function parseRoute(hash: string): Route {
  const [page, rest] = hash.replace(/^#\//, '').split('/');
  if ((page === 'set-up' || page === 'rules') && rest) return { page, game: rest };
  if (page === 'table' && rest) return { page, id: rest };
  if (page === 'replays' || page === 'stats' || page === 'settings') return { page };
  return { page: 'home' };
}

export function go(route: Route): void {
  location.hash = printRoute(route);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const changed = (): void => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}
