import { useEffect } from 'preact/hooks';
import { readItem, writeItem } from '../app/local-storage.ts';
import type { Settings } from '../app/settings.ts';
import { SCREEN_WORDS } from '../table/words.ts';

const KEY = 'quartet-alerts';
const DOTTED =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='%2317323a'/><circle cx='16' cy='16' r='9' fill='%23f2c14e'/></svg>";

export function knowsAlerts(): boolean {
  return 'Notification' in globalThis;
}

/** Whether the person asked to be told, and the browser allows it. */
export function isAlerting(): boolean {
  return knowsAlerts() && Notification.permission === 'granted' && readItem(KEY) === 'yes';
}

/** Asks the browser; only ever from a button. */
export async function askForAlerts(): Promise<boolean> {
  if (!knowsAlerts()) return false;
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) writeItem(KEY, 'yes');
  return isAllowed;
}

export function forgetAlerts(): void {
  writeItem(KEY, null);
}

/** While nobody looks at the page: a dot on its icon, and a notification if that was asked for. */
export function useAlerts(isMine: boolean, game: string, { language }: Settings): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.getAttribute('href') ?? '';
    const show = (): void => icon?.setAttribute('href', isMine && document.hidden ? DOTTED : usual);
    show();
    if (isMine && document.hidden && isAlerting()) void notify(SCREEN_WORDS[language].waiting(game));
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      icon?.setAttribute('href', usual);
    };
  }, [isMine, game, language]);
}

/** Browsers exchange subscriptions now and then, and people their language: the server is told anew. */
export function useRenewedAlerts(isSlow: boolean, { language }: Settings): void {
  useEffect(() => {
    if (isSlow && isAlerting()) void import('./push.ts').then(({ subscribe }) => subscribe(language));
  }, [isSlow, language]);
}

async function notify(title: string): Promise<void> {
  const options = { tag: 'quartet-turn', icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications of service workers only.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
