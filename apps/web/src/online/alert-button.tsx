import { useState } from 'preact/hooks';
import { askForAlerts, isAlerting } from './use-alerts.ts';
import type { OnlineWords } from './words.ts';

/** Asks for notifications, and says what came of it. */
export function AlertButton({ words }: { readonly words: OnlineWords }) {
  const [said, setSaid] = useState(isAlerting() ? words.alertOn : '');
  const ask = async (): Promise<void> => setSaid((await askForAlerts()) ? words.alertOn : words.alertOff);
  if (!('Notification' in globalThis)) return null;
  if (said !== '')
    return (
      <p class="muted" role="status">
        {said}
      </p>
    );
  return (
    <button type="button" class="button" onClick={() => void ask()}>
      {words.alert}
    </button>
  );
}
