import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { shortName } from './describe.ts';
import type { Desk } from './desk.ts';
import { News, Tray } from './news.tsx';
import { takeReserve } from './own.tsx';
import { bestReadings, type Play, readingsOf, worthButtons } from './plays.ts';
import { Eye, Lock, RedrawSign, StopSign } from './signs.tsx';
import { cx } from './styles.ts';

/** Legal plays as buttons, or the ways to read the X that is chosen; news while others play. */
export function PlayButtons({ desk, width }: { readonly desk: Desk; readonly width: number }) {
  const { words, choice, legal, view } = desk;
  if (legal.isMine && view.drawn?.card) return <Tray desk={desk} card={view.drawn.card} />;
  const readings = choice?.type === 'range' ? readingsOf(desk.plays, choice.from, choice.to) : [];
  if (readings.length > 1) return <Readings desk={desk} readings={readings} />;
  if (!legal.isMine || view.phase !== 'act') return <News desk={desk} />;
  const plays = quickPlays(desk, width);
  return (
    <Strip label={words.plays} class={cx('plays')}>
      {plays.map((play, i) => (
        <PlayButton key={i} desk={desk} play={play} hotkey={i + 1} />
      ))}
      <p class={cx('legend muted')} aria-hidden="true">
        <Eye /> {words.knownToAll} <Lock /> {words.orderFixed}
      </p>
      <Otherwise desk={desk} />
    </Strip>
  );
}

/** The plays that have a button and a digit: as many as fit, by the length of their names; none without aids. */
export function quickPlays(desk: Desk, width: number): readonly Play[] {
  const { plays, view, me, words, cardName, settings } = desk;
  if (!settings.aids) return [];
  const letter = width < 600 ? 8.6 : 9.6;
  const padding = width < 600 ? 28 : width < 900 ? 46 : 78;
  const legend = width < 1000 ? 16 : 300;
  const otherwise = view.opener === me ? 0 : otherwiseText(desk, width).length * letter + padding;
  const room = width - legend - otherwise;
  const widthOf = ({ cards, move: { as }, combo }: Play): number =>
    shortName(words, cardName, { cards, as }).length * letter + padding + (combo ? 0 : 26);
  return worthButtons(bestReadings(plays), room, widthOf).slice(0, 9);
}

/** What stands on the button for not playing. */
function otherwiseText({ words, view, me }: Desk, width: number): string {
  const hasReserve = me !== null && view.players[me]!.reserve.length > 0;
  if (!hasReserve) return words.goBust;
  return width < 600 ? words.reserve : words.takeReserve;
}

function PlayButton(props: { readonly desk: Desk; readonly play: Play; readonly hotkey: number }) {
  const { desk, play, hotkey } = props;
  const { words, choice, cardName } = desk;
  const { from, to, as } = play.move;
  const isChosen = choice?.type === 'range' && choice.from === from && choice.to === to;
  const [card] = play.cards;
  return (
    <button
      type="button"
      class={cx(`button play ${isChosen ? 'chosen' : ''}`)}
      aria-pressed={isChosen}
      onClick={() => desk.choose(isChosen ? null : { type: 'range', from, to })}
    >
      {(card === 'S' || card === 'R') && <SpecialSign card={card} />}
      {shortName(words, cardName, { cards: play.cards, as })}
      <span class={cx('kbd wide-only')} aria-hidden="true">
        {hotkey}
      </span>
    </button>
  );
}

function SpecialSign({ card }: { readonly card: 'S' | 'R' }) {
  const Sign = card === 'S' ? StopSign : RedrawSign;
  return <Sign x={0} y={0} size={18} ink="currentColor" paper="var(--panel)" />;
}

/** What can be done instead of playing: take a reserve card, or go bust. */
function Otherwise({ desk }: { readonly desk: Desk }) {
  const { words, legal, choice, view, me, choose, hinted } = desk;
  if (view.opener === me) return null;
  const isBust = legal.refusal({ type: 'bust' }) === null;
  const isChosen = choice?.type === (isBust ? 'bust' : 'reserve');
  return (
    <button
      type="button"
      class={cx(
        `button play otherwise ${isChosen ? 'chosen' : ''} ${hinted?.type === 'bust' ? 'hinted' : ''}`,
      )}
      aria-pressed={isChosen}
      data-spot="otherwise"
      onClick={() => {
        if (isBust) choose(isChosen ? null : { type: 'bust' });
        else takeReserve(desk, choice?.type === 'reserve' ? choice.which : 1);
      }}
    >
      {isBust ? words.goBust : <TakeReserve desk={desk} />}
      <span class={cx('kbd wide-only')} aria-hidden="true">
        {isBust ? 'B' : 'R'}
      </span>
    </button>
  );
}

/** On a phone the word is enough: listeners hear it all. */
function TakeReserve({ desk: { words } }: { readonly desk: Desk }) {
  return (
    <>
      <span class={cx('roomy')}>{words.takeReserve}</span>
      <span class={cx('tight')} aria-hidden="true">
        {words.reserve}
      </span>
    </>
  );
}

function Readings({ desk, readings }: { readonly desk: Desk; readonly readings: readonly Play[] }) {
  const { words, move, choose } = desk;
  const chosen = move?.type === 'play' ? move.as.join() : '';
  return (
    <Strip label={words.readings} class={cx(`plays readings ${readings.length > 6 ? 'many' : ''}`)}>
      <span class={cx('reads muted')} aria-hidden="true">
        {words.chooseX}
      </span>
      {[...readings].reverse().map(({ move: { from, to, as }, combo }) => (
        <button
          key={as.join()}
          type="button"
          class={cx(`button play ${as.join() === chosen ? 'chosen' : ''}`)}
          aria-pressed={as.join() === chosen}
          onClick={() => choose({ type: 'range', from, to, as })}
        >
          <Name text={words.asX('X', words.short(combo!))} />
          <span aria-hidden="true">{combo!.type === 'solo' ? combo!.sum : words.short(combo!)}</span>
        </button>
      ))}
    </Strip>
  );
}
