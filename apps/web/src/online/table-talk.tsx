import type { News, TableInfo } from '@quartet/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { note, noted } from '../app/small-notes.ts';
import { luckText } from './luck-text.ts';
import type { ActNow } from './online-screen.tsx';
import { cx } from './styles.ts';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const MUTED = 'quartet-chat-hidden';

interface Props {
  readonly live: LiveTable;
  readonly info: TableInfo;
  readonly person: string | null;
  readonly settings: Settings;
  readonly names: readonly string[];
  readonly act: ActNow;
}

/** What people say at the table, and who came and went. Hidden, it stays hidden on this device. */
export function TableTalk({ live, info, person, settings, names, act }: Props) {
  const words = ONLINE_WORDS[settings.language];
  const [isMuted, setMuted] = useState(() => noted(MUTED) === 'yes');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [live.talk, isMuted]);
  const mute = (): void => {
    note(MUTED, isMuted ? 'no' : 'yes');
    setMuted(!isMuted);
  };
  const shown = live.talk.filter(({ kind }) =>
    kind === 'chatted' ? !isMuted : kind !== 'started' || info.luck,
  );
  return (
    <section class={cx('talk')} aria-label={words.chat}>
      <h3>
        {words.chat}
        {live.watchers > 0 && <small class="muted">{words.onlookers(live.watchers)}</small>}
        <button type="button" class="button plain" onClick={mute}>
          {isMuted ? words.unmute : words.mute}
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <ul ref={list} aria-live="off" tabIndex={0} aria-label={words.chat}>
        {shown.map((news) => (
          <li key={news.seq}>{lineOf(news, info, names, words)}</li>
        ))}
      </ul>
      {person !== null && !isMuted && <Speak words={words} act={act} />}
    </section>
  );
}

function lineOf(news: News, info: TableInfo, names: readonly string[], words: OnlineWords) {
  if (news.kind === 'chatted') {
    const by = info.players.find((one) => one.kind === 'person' && one.person.id === news.by);
    return (
      <>
        <b>{by?.kind === 'person' ? by.person.name : words.onlooker}:</b> {news.text}
      </>
    );
  }
  if (news.kind === 'started') return <span class="muted">{luckText(info, names, words)}</span>;
  const tell = words.told[news.kind as keyof OnlineWords['told']] as ((name: string) => string) | undefined;
  return <span class="muted">{tell?.(names[news.seat ?? -1] ?? '–')}</span>;
}

function Speak({ words, act }: { readonly words: OnlineWords; readonly act: ActNow }) {
  const [text, setText] = useState('');
  const say = (said: string): void => {
    if (said.trim() === '') return;
    act({ type: 'chat', text: said.trim() });
    setText('');
  };
  return (
    <form
      class={cx('talk-form')}
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <input
        aria-label={words.say}
        placeholder={words.say}
        list="talk-presets"
        maxLength={300}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <datalist id="talk-presets">
        {words.presets.map((preset) => (
          <option key={preset} value={preset} />
        ))}
      </datalist>
      <button type="submit" class="button">
        {words.send}
      </button>
    </form>
  );
}
