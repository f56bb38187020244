import type { ComponentChildren } from 'preact';
import { type Settings, SPEEDS, TEXT_SIZES, THEMES } from '../app/settings.ts';
import { SPOKEN, useWords, WORDS } from '../app/words/index.ts';
import { wasOnline } from '../online/was-online.ts';
import { FacePicker } from '../people/face-picker.tsx';
import { classes } from '../ui/classes.ts';
import { buzz, canBuzz } from '../ui/haptics.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { playSound, type SoundName } from '../ui/sound/sounds.ts';
import { Choice, Slider, Switch, TextField, WideField } from './setting-fields.tsx';
import settingsPage from './settings-page.module.css';
import { SETTINGS_WORDS } from './words.ts';

const cx = classes(settingsPage);

interface Props {
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

export function SettingsPage(props: Props) {
  const words = useWords();
  const { groups } = SETTINGS_WORDS[props.settings.language];
  return (
    <main class="page">
      <PageHeader title={words.settings} />
      <h1 class="visually-hidden">{words.settings}</h1>
      <form class={cx('settings')} onSubmit={(event) => event.preventDefault()}>
        <Group title={groups.you}>
          <You {...props} />
        </Group>
        <Group title={groups.look}>
          <Look {...props} />
        </Group>
        <Group title={groups.motion}>
          <Pace {...props} />
        </Group>
        <Group title={groups.sound}>
          <Sound {...props} />
        </Group>
        <Group title={groups.play}>
          <Playing {...props} />
        </Group>
      </form>
    </main>
  );
}

function Group(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="panel">
      <legend>{props.title}</legend>
      {props.children}
    </fieldset>
  );
}

function You({ settings, change: keep }: Props) {
  const change = (changes: Partial<Settings>): void => {
    keep(changes);
    // To others online they are the same person.
    if (wasOnline() && !changes.language)
      void import('../online/same-person.ts').then(({ say }) => say({ ...settings, ...changes }));
  };
  const { settings: texts } = SETTINGS_WORDS[settings.language];
  return (
    <>
      <TextField
        words={texts.name}
        value={settings.name}
        onChange={(name) => change({ name: name.trim() })}
      />
      <WideField words={texts.face}>
        <FacePicker face={settings.face} language={settings.language} onChange={(face) => change({ face })} />
      </WideField>
      <Choice
        words={texts.language}
        value={settings.language}
        options={SPOKEN.map((language) => [language, WORDS[language].language])}
        onChange={(language) => change({ language: language as Settings['language'] })}
      />
    </>
  );
}

function Look({ settings, change }: Props) {
  const words = useWords();
  const { settings: texts, textSizes } = SETTINGS_WORDS[settings.language];
  return (
    <>
      <Choice
        words={texts.theme}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, words.themes[theme]])}
        onChange={(theme) => change({ theme: theme as Settings['theme'] })}
      />
      <Choice
        words={texts.textSize}
        value={settings.textSize}
        options={TEXT_SIZES.map((size) => [size, textSizes[size]])}
        onChange={(textSize) => change({ textSize: textSize as Settings['textSize'] })}
      />
      <Switch words={texts.letters} on={settings.letters} onChange={(letters) => change({ letters })} />
      <Switch
        words={texts.leftHanded}
        on={settings.leftHanded}
        onChange={(leftHanded) => change({ leftHanded })}
      />
    </>
  );
}

function Pace({ settings, change }: Props) {
  const words = useWords();
  const { settings: texts } = SETTINGS_WORDS[settings.language];
  const speeds = Object.keys(SPEEDS) as Settings['speed'][];
  return (
    <>
      <Choice
        words={texts.speed}
        value={settings.speed}
        options={speeds.map((speed) => [speed, words.speeds[speed]])}
        onChange={(speed) => change({ speed: speed as Settings['speed'] })}
      />
      <Switch
        words={texts.lessMotion}
        on={settings.lessMotion}
        onChange={(lessMotion) => change({ lessMotion })}
      />
    </>
  );
}

/** What is changed can be heard and felt at once. */
function Sound({ settings, change }: Props) {
  const { settings: texts, percent } = SETTINGS_WORDS[settings.language];
  const slide = (key: 'effects' | 'alerts', sample: SoundName) => (value: number) => {
    change({ [key]: value });
    playSound(sample, { ...settings, [key]: value });
  };
  return (
    <>
      <Switch words={texts.muted} on={settings.muted} onChange={(muted) => change({ muted })} />
      <Slider
        words={texts.effects}
        value={settings.effects}
        text={percent(settings.effects)}
        disabled={settings.muted}
        onChange={slide('effects', 'place')}
      />
      <Slider
        words={texts.alerts}
        value={settings.alerts}
        text={percent(settings.alerts)}
        disabled={settings.muted}
        onChange={slide('alerts', 'turn')}
      />
      {canBuzz() && (
        <Switch
          words={texts.haptics}
          on={settings.haptics}
          onChange={(haptics) => {
            change({ haptics });
            buzz('commit', haptics);
          }}
        />
      )}
    </>
  );
}

function Playing({ settings, change }: Props) {
  const { settings: texts } = SETTINGS_WORDS[settings.language];
  return (
    <>
      <Switch words={texts.aids} on={settings.aids} onChange={(aids) => change({ aids })} />
      <Switch words={texts.confirm} on={settings.confirm} onChange={(confirm) => change({ confirm })} />
      <Switch words={texts.tips} on={settings.tips} onChange={(tips) => change({ tips })} />
      <Switch words={texts.remarks} on={settings.remarks} onChange={(remarks) => change({ remarks })} />
      <Switch
        words={texts.letterKeys}
        on={settings.letterKeys}
        onChange={(letterKeys) => change({ letterKeys })}
      />
    </>
  );
}
