import type { Shapes } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { SheetBoundary } from '../app/failure/face.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { TableState } from '../engine/model.ts';
import { capital } from '../ui/capital.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Around } from './around.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import type { Parts } from './parts.ts';
import type { Playing } from './use-play.ts';
import type { TableFeed } from './use-table.ts';
import { SCREEN_WORDS } from './words.ts';

/** `rule`: its number; null: what matters now. */
export type Opened =
  | 'menu'
  | 'log'
  | 'hint'
  | 'keys'
  | 'end'
  | 'round'
  | { readonly rule: string | null }
  | null;

// Opened now and then: a table is there before them.
const HintSheet = lazy(() => import('./hint-sheet.tsx').then((module) => module.HintSheet));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((module) => module.KeySheet));
const MenuSheet = lazy(() => import('./menu-sheet.tsx').then((module) => module.MenuSheet));
const RuleSheet = lazy(() => import('../rules/rule-sheet.tsx').then((module) => module.RuleSheet));

interface Props {
  readonly opened: Opened;
  readonly parts: Parts;
  readonly feed: TableFeed;
  readonly state: TableState;
  readonly settings: Settings;
  readonly around: Around;
  readonly log: ComponentChildren;
  readonly playing: Playing;
  change(changes: Partial<Settings>): void;
  open(opened: Opened): void;
  /** Shows again what the others did last. */
  onLast(): void;
}

/** The sheets over a table, one at a time. */
export function ScreenSheets(props: Props) {
  const { opened, parts, settings, playing } = props;
  const words = SCREEN_WORDS[settings.language];
  const close = (): void => props.open(null);
  return (
    <>
      {opened === 'log' && (
        <LogSheet
          log={props.log}
          last={words.showLast}
          onLast={() => {
            close();
            props.onLast();
          }}
          onClose={close}
        />
      )}
      <SheetBoundary key={JSON.stringify(opened)} language={settings.language} onClose={close}>
        <Suspense fallback={null}>
          <LaterSheet {...props} />
        </Suspense>
      </SheetBoundary>
      {opened === 'end' && props.around.end(close)}
      {playing.asked && (
        <ConfirmSheet
          move={capital(parts.wording.move(playing.asked as Shapes['Move'], props.state.view))}
          words={words}
          onYes={playing.confirm}
          onNo={playing.turnDown}
        />
      )}
    </>
  );
}

/** Those whose code comes when they are asked for. */
function LaterSheet(props: Props) {
  const { opened, parts, feed, settings } = props;
  const onClose = (): void => props.open(null);
  if (opened === 'menu') return <Menu {...props} />;
  if (opened === 'hint')
    return (
      <HintSheet
        game={parts.game}
        wording={parts.wording}
        view={props.state.view}
        hints={feed.hints}
        onClose={onClose}
      />
    );
  if (opened === 'keys')
    return (
      <KeySheet
        speech={parts.speech}
        language={settings.language}
        hasLetters={settings.letterKeys}
        hasHints={feed.canHint}
        onClose={onClose}
      />
    );
  if (opened === null || typeof opened !== 'object') return null;
  return (
    <RuleSheet
      gameId={parts.game.id}
      phase={props.state.view.phase}
      number={opened.rule}
      settings={settings}
      onClose={onClose}
    />
  );
}

function LogSheet(props: {
  readonly log: ComponentChildren;
  readonly last: string;
  onLast(): void;
  onClose(): void;
}) {
  const { log, onClose } = props;
  const words = useWords();
  return (
    <Sheet label={words.log} onClose={onClose}>
      {log}
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onLast}>
          {props.last}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}

function Menu({ parts, feed, state, around, settings, change, open }: Props) {
  return (
    <MenuSheet
      gameId={parts.game.id}
      settings={settings}
      commitment={state.commitment}
      canTakeBack={state.canTakeBack}
      change={change}
      onKeys={() => open('keys')}
      onRule={() => open({ rule: null })}
      onTakeBack={() => {
        feed.send({ type: 'take-back' });
        open(null);
      }}
      onClose={() => open(null)}
    >
      {around.menu?.(() => open(null))}
    </MenuSheet>
  );
}
