import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { ALERT_WORDS, type AlertWords } from './alert-words.ts';
import { subscribe } from './push.ts';
import { askForAlerts, isAlerting, knowsAlerts } from './use-alerts.ts';

interface Props {
  readonly settings: Settings;
  /** Whether the table waits for days: then it is worth being told when no page is open. */
  readonly isSlow: boolean;
}

/** Asks for notifications, and says what came of it. */
export function AlertButton({ settings: { language }, isSlow }: Props) {
  const words = ALERT_WORDS[language];
  const [said, setSaid] = useState('');
  const tell = async (): Promise<void> =>
    setSaid(saying(words, isSlow, isSlow && (await subscribe(language))));
  const ask = async (): Promise<void> => {
    if (!knowsAlerts()) setSaid(isApple() ? words.homeScreen : words.unable);
    else if (await askForAlerts()) await tell();
    else setSaid(words.denied);
  };
  useEffect(() => {
    if (isAlerting()) void tell();
  }, []);
  return (
    <>
      {!isAlerting() && (
        <button type="button" class="button" onClick={() => void ask()}>
          {words.ask}
        </button>
      )}
      <p class="muted alert-said" role="status">
        {said}
      </p>
    </>
  );
}

function saying(words: AlertWords, isSlow: boolean, isPushed: boolean): string {
  if (isPushed) return words.onPush;
  return isSlow ? `${words.onPage} ${words.noPush}` : words.onPage;
}

/** iPads say that they are Macs, but have a screen to touch. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
