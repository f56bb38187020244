import type { Language } from '@quartet/core';
import { MISTAKES, readItem } from '../app/local-storage.ts';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { cx } from './styles.ts';

const loadDue = () => import('../practice/due.tsx');

/** Where else one can go: at the foot of a phone, at the head of anything wider. */
export function Navigation(props: { readonly isOnline: boolean; readonly language: Language }) {
  const words = useWords();
  // Who has nothing to come back to loads nothing.
  const due = useExtra(readItem(MISTAKES) ? loadDue : undefined);
  const doors: readonly (readonly [address: string, icon: IconName, name: string])[] = [
    ...(props.isOnline ? ([['#/online', 'people', words.friends]] as const) : []),
    ['#/learn', 'learn', words.learn],
    ['#/replays', 'history', words.replays],
    ['#/settings', 'settings', words.settings],
  ];
  return (
    <nav class={cx('navigation')} aria-label={words.menu}>
      <a class={cx('here')} href="#/" aria-current="page">
        <Icon name="cards" /> {words.play}
      </a>
      {doors.map(([address, icon, name]) => (
        <a key={address} href={address}>
          <Icon name={icon} /> {name}
          {due && icon === 'learn' && <due.Due language={props.language} />}
        </a>
      ))}
    </nav>
  );
}
