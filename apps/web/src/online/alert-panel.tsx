import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { isSubscribed, unsubscribe } from './push.ts';
import { cx } from './styles.ts';
import { forgetAlerts, isAlerting } from './use-alerts.ts';

/** On the account page: whether this device tells of turns, and how to end it. */
export function AlertPanel({ settings }: { readonly settings: Settings }) {
  const words = ALERT_WORDS[settings.language];
  const [isOn, setOn] = useState(isAlerting);
  const [isPushed, setPushed] = useState(false);
  useEffect(() => void isSubscribed().then(setPushed), []);
  const turnOff = async (): Promise<void> => {
    forgetAlerts();
    setOn(false);
    await unsubscribe();
  };
  return (
    <section class={cx('panel online-panel')}>
      <h2>{words.title}</h2>
      <p role="status">{!isOn ? words.isOff : isPushed ? words.onPush : words.onPage}</p>
      {isOn && (
        <button type="button" class="button" onClick={() => void turnOff()}>
          {words.turnOff}
        </button>
      )}
    </section>
  );
}
