import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import { useWords } from '../../app/words/index.ts';
import { useGameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import { classes } from '../../ui/classes.ts';
import { FaultNote } from '../files/fault-note.tsx';
import { REPLAY_WORDS } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { PastTable } from './past-table.tsx';
import peek from './peek.module.css';
import { useReplay } from './use-replay.ts';
import { type Showing, useStage } from './use-stage.ts';

const cx = classes(peek);

/** The table as it was, over the table as it is: nothing can be played before one is back. */
export function Peek(props: {
  readonly id: string;
  readonly at: number;
  readonly settings: Settings;
  onBack(): void;
}) {
  const { id, at, settings, onBack } = props;
  const words = useWords();
  const t = REPLAY_WORDS[settings.language];
  const dialog = useRef<HTMLDialogElement>(null);
  const replay = useReplay(id);
  const opened = replay?.opened;
  const story = opened?.ok ? opened.story : null;
  const parts = useGameParts(story?.game ?? null, settings.language);
  // At once, or a key that is pressed as soon as it is seen goes nowhere.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={cx('peek whole-screen')}
      aria-label={t.lookBack(at)}
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {replay && story && parts ? (
        <Past {...{ id, settings, story, parts, onBack }} door={replay.door} from={at} />
      ) : (
        <div class={cx('peek-bar')}>
          <p>{words.loading}</p>
          <BackToNow label={t.backToNow} onBack={onBack} />
        </div>
      )}
      {opened && !opened.ok && (
        <FaultNote title={t.faultTitle} fault={opened.fault} language={settings.language} />
      )}
    </dialog>
  );
}

function Past(props: Showing & { onBack(): void }) {
  const stage = useStage(props, { keepsAddress: false });
  const { t, story, at, move } = stage;
  const step = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.defaultPrevented || !['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
    event.preventDefault();
    if (key === 'Home') move(0);
    else if (key === 'End') move(story.length);
    else stage.step(key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons in the bar do
    <div class={cx('peek-in')} onKeyDown={step}>
      <div class={cx('peek-bar')}>
        <button type="button" class="icon-button" aria-label={t.toBack} onClick={() => stage.step(-1)}>
          <Glyph name="back" />
        </button>
        <button type="button" class="icon-button" aria-label={t.toNext} onClick={() => stage.step(1)}>
          <Glyph name="next" />
        </button>
        <p aria-live="polite">
          <strong>{at === 0 ? t.moment(0, story.length) : t.lookBack(at)}</strong>
          <span class={cx('muted peek-since')}> · {t.sinceThen(story.length - at)}</span>
          {at > 0 && <span class={cx('peek-happened')}>{stage.happened}</span>}
        </p>
        <BackToNow label={t.backToNow} onBack={props.onBack} />
      </div>
      <PastTable stage={stage} />
      <div class={ofTable('said')} role="status">
        {stage.said}
      </div>
    </div>
  );
}

function BackToNow(props: { readonly label: string; onBack(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class={cx('button primary peek-back')} onClick={props.onBack}>
      {props.label}
    </button>
  );
}
