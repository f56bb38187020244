import { useWords } from '../app/words/index.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { cx } from './styles.ts';

/** Where else one can go: at the foot of a phone, at the head of anything wider. */
export function Navigation({ isOnline }: { readonly isOnline: boolean }) {
  const words = useWords();
  const doors: readonly (readonly [address: string, icon: IconName, name: string])[] = [
    ...(isOnline ? ([['#/online', 'people', words.friends]] as const) : []),
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
        </a>
      ))}
    </nav>
  );
}
