import { Tips } from '../learn/tips/tips.tsx';
import { HintBar } from './hint-bar.tsx';
import { ReelBar } from './reel-bar.tsx';
import { Said } from './said.tsx';
import type { Opened } from './screen-sheets.tsx';
import type { Acts } from './use-acts.ts';
import type { Saying } from './use-saying.ts';
import type { Shown } from './use-shown.ts';

/** What lies over the table without barring it: what was said, the hint, tips, and looking back. */
export function OverTable(props: {
  readonly shown: Shown;
  readonly acts: Acts;
  readonly saying: Saying;
  open(opened: Opened): void;
}) {
  const { shown, acts, saying, open } = props;
  const { parts, state, settings, words, names, legal, reel, told } = shown;
  return (
    <>
      {reel.frame && <ReelBar reel={reel} words={words} wording={parts.wording} names={names} />}
      {!reel.frame && saying.said !== '' && <Said text={saying.said} onRule={(rule) => open({ rule })} />}
      {acts.hinting.step > 0 && told && (
        <HintBar
          {...{ hinting: acts.hinting, words, told, speech: parts.speech, tell: saying.tell }}
          onMore={() => open('hint')}
        />
      )}
      <Tips
        {...{ settings, view: state.view, ply: state.ply }}
        gameId={parts.game.id}
        players={parts.seating.players}
        me={legal.isMine && !reel.frame ? shown.me : null}
      />
    </>
  );
}
