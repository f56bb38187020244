import type { ComponentChildren } from 'preact';
import { type Settings, SPEEDS } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { lookOf } from '../games/index.ts';
import { RULE_WORDS } from '../rules/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { cx } from './styles.ts';
import { SCREEN_WORDS } from './words.ts';

export function MenuSheet(props: {
  readonly gameId: string;
  readonly settings: Settings;
  readonly commitment: string | null;
  readonly canTakeBack: boolean;
  /** What this table has besides; first in the list. */
  readonly children?: ComponentChildren;
  change(changes: Partial<Settings>): void;
  onKeys(): void;
  onRule(): void;
  onTakeBack(): void;
  onClose(): void;
}) {
  const words = useWords();
  const own = SCREEN_WORDS[props.settings.language];
  return (
    <Sheet label={words.menu} onClose={props.onClose}>
      <nav class={cx('menu')}>
        {props.children}
        {props.canTakeBack && (
          <button type="button" class="button" onClick={props.onTakeBack}>
            {words.takeBack}
          </button>
        )}
        {lookOf(props.gameId).guides && (
          <button type="button" class="button" onClick={props.onRule}>
            {RULE_WORDS[props.settings.language].ruleNow}
          </button>
        )}
        <a class="button" href={`#/rules/${props.gameId}`}>
          {words.rules}
        </a>
        <label class="button">
          {words.speed}
          <select
            value={props.settings.speed}
            onChange={(event) => props.change({ speed: event.currentTarget.value as Settings['speed'] })}
          >
            {Object.keys(SPEEDS).map((speed) => (
              <option key={speed} value={speed}>
                {words.speeds[speed as Settings['speed']]}
              </option>
            ))}
          </select>
        </label>
        <label class="button">
          {own.mute}
          <input
            type="checkbox"
            checked={props.settings.muted}
            onChange={(event) => props.change({ muted: event.currentTarget.checked })}
          />
        </label>
        <button type="button" class="button" onClick={props.onKeys}>
          {own.keys}
        </button>
        <a class="button" href="#/settings">
          {words.settings}
        </a>
        <a class="button" href="#/">
          {words.home}
        </a>
        {props.commitment && (
          <details class={cx('muted menu-seal')}>
            <summary>{own.commitment}</summary>
            {props.commitment}
          </details>
        )}
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </nav>
    </Sheet>
  );
}
