import type { News, TableInfo } from '@quartet/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readItem, writeItem } from '../app/local-storage.ts';
import type { Settings } from '../app/settings.ts';
import { luckText } from './luck-text.ts';
import type { ActNow } from './online-screen.tsx';
import { REACTIONS, reactionText } from './reactions.ts';
import { shownName } from './shown-name.ts';
import { cx } from './styles.ts';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const MUTED = 'quartet-chat-hidden';

export interface TalkProps {
  readonly live: LiveTable;
  readonly info: TableInfo;
  readonly person: string | null;
  readonly settings: Settings;
  readonly names: readonly string[];
  readonly act: ActNow;
}

/** Whether this device hides the chat. */
export function isMuted(): boolean {
  return readItem(MUTED) === 'yes';
}

/** What people say at the table, and who came and went. Hidden, it stays hidden on this device. `isWhole`: nothing is beside it. */
export function TableTalk(props: TalkProps & { readonly isWhole?: boolean }) {
  const { live, info, person, settings, names, act } = props;
  const words = ONLINE_WORDS[settings.language];
  const [isHidden, setHidden] = useState(isMuted);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [live.talk, isHidden]);
  const mute = (): void => {
    writeItem(MUTED, isHidden ? 'no' : 'yes');
    setHidden(!isHidden);
  };
  const shown = live.talk.filter(({ kind }) =>
    kind === 'chatted' ? !isHidden : kind !== 'started' || info.luck,
  );
  return (
    <section class={cx(props.isWhole ? 'talk whole' : 'talk')} aria-label={words.chat}>
      <h3>
        {words.chat}
        {live.watchers > 0 && <small class="muted">{words.onlookers(live.watchers)}</small>}
        <button type="button" class="button plain" onClick={mute}>
          {isHidden ? words.unmute : words.mute}
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <ul ref={list} aria-live="off" tabIndex={0} aria-label={words.chat}>
        {shown.map((news) => (
          <li key={news.seq}>{lineOf(news, info, names, words)}</li>
        ))}
      </ul>
      {person !== null && !isHidden && <Speak {...{ words, act }} isWhole={props.isWhole === true} />}
    </section>
  );
}

export function speakerOf({ by }: News, info: TableInfo, words: OnlineWords): string {
  const found = info.players.find((one) => one.kind === 'person' && one.person.id === by);
  return found?.kind === 'person' ? shownName(found.person, words) : words.onlooker;
}

function lineOf(news: News, info: TableInfo, names: readonly string[], words: OnlineWords) {
  if (news.kind === 'chatted')
    return (
      <>
        <b>{speakerOf(news, info, words)}:</b> {reactionText(news.text ?? '', words)}
      </>
    );
  if (news.kind === 'started') return <span class="muted">{luckText(info, names, words)}</span>;
  if (news.kind === 'extended' && news.seat === undefined)
    return <span class="muted">{words.extendedForAll(words.seconds(news.seconds ?? 0))}</span>;
  const tell = words.told[news.kind as keyof OnlineWords['told']] as ((name: string) => string) | undefined;
  return <span class="muted">{tell?.(names[news.seat ?? -1] ?? '–')}</span>;
}

function Speak(props: { readonly words: OnlineWords; readonly act: ActNow; readonly isWhole: boolean }) {
  const { words, act } = props;
  const [text, setText] = useState('');
  const say = (said: string): void => {
    if (said.trim() === '') return;
    act({ type: 'chat', text: said.trim() });
    setText('');
  };
  const quick = props.isWhole ? [...REACTIONS, ...words.presets] : REACTIONS;
  return (
    <form
      class={cx('talk-form')}
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <p class={cx('quick')}>
        {quick.map((one) => (
          <button key={one} type="button" class="button" onClick={() => say(one)}>
            {reactionText(one, words)}
          </button>
        ))}
      </p>
      <input
        aria-label={words.say}
        placeholder={words.say}
        list="talk-presets"
        maxLength={300}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {!props.isWhole && (
        <datalist id="talk-presets">
          {words.presets.map((preset) => (
            <option key={preset} value={preset} />
          ))}
        </datalist>
      )}
      <button type="submit" class="button">
        {words.send}
      </button>
    </form>
  );
}
