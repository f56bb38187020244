import { LANGUAGES, type Language } from '@quartet/core';
import { type Settings, SPEEDS } from '../settings.ts';
import { useWords, WORDS } from '../words/index.ts';
import { PageHeader } from './page-header.tsx';
import './settings-page.css';

interface Props {
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

export function SettingsPage({ settings, change }: Props) {
  const words = useWords();
  return (
    <main class="page">
      <PageHeader title={words.settings} />
      <h1 class="visually-hidden">{words.settings}</h1>
      <form class="settings panel" onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.yourName}
          <input
            value={settings.name}
            maxLength={20}
            onChange={(event) => change({ name: event.currentTarget.value.trim() || settings.name })}
          />
        </label>
        <Choice
          label={words.languageLabel}
          value={settings.language}
          options={LANGUAGES.map((language) => [language, WORDS[language].language])}
          onChange={(language) => change({ language: language as Language })}
        />
        <Choice
          label={words.theme}
          value={settings.theme}
          options={Object.entries(words.themes)}
          onChange={(theme) => change({ theme: theme as Settings['theme'] })}
        />
        <Choice
          label={words.speed}
          value={settings.speed}
          options={Object.keys(SPEEDS).map((speed) => [speed, words.speeds[speed as Settings['speed']]])}
          onChange={(speed) => change({ speed: speed as Settings['speed'] })}
        />
        <Switch
          label={words.motion}
          on={settings.lessMotion}
          onChange={(lessMotion) => change({ lessMotion })}
        />
      </form>
    </main>
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}) {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: { readonly label: string; readonly on: boolean; onChange(on: boolean): void }) {
  return (
    <label>
      {props.label}
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
