import { type Settings, SPEEDS } from '../settings.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/index.ts';

export function MenuSheet(props: {
  readonly gameId: string;
  readonly settings: Settings;
  readonly commitment: string | null;
  readonly canTakeBack: boolean;
  change(changes: Partial<Settings>): void;
  onTakeBack(): void;
  onClose(): void;
}) {
  const words = useWords();
  return (
    <Sheet label={words.menu} onClose={props.onClose}>
      <nav class="menu">
        {props.canTakeBack && (
          <button type="button" class="button" onClick={props.onTakeBack}>
            {words.takeBack}
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
        <a class="button" href="#/settings">
          {words.settings}
        </a>
        <a class="button" href="#/">
          {words.home}
        </a>
        {props.commitment && (
          <p class="muted menu-seal">
            {words.commitment}: {props.commitment}
          </p>
        )}
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </nav>
    </Sheet>
  );
}
