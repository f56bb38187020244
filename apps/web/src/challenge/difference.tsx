import type { Game, Wording } from '@quartet/core';
import { Match } from '@quartet/core';
import { firstDifference, type SameDeal, tableOf } from '@quartet/deals';
import { printBeside } from './beside-address.ts';
import type { Rival } from './rivals.ts';
import { cx } from './styles.ts';
import type { ChallengeWords } from './words.ts';

/** The first place where two played differently, both moves beside each other; a tap opens both games there. */
export function Difference(props: {
  readonly t: ChallengeWords;
  readonly deal: SameDeal;
  readonly game: Game;
  readonly wording: Wording;
  readonly mine: Rival;
  readonly theirs: Rival;
}) {
  const { t, mine, theirs, deal } = props;
  const ply = firstDifference(mine, theirs);
  if (ply === null) return <p class={cx('panel part')}>{t.alike(theirs.name)}</p>;
  const said = (text: string | undefined): string => {
    const move = text === undefined ? null : props.game.parse(text);
    return move ? props.wording.move(move) : t.ended;
  };
  const place = { mine: mine.id, theirs: theirs.id, at: ply, seat: deal.seat };
  const isBots = deciderAt(props.game, deal, mine.moves, ply) !== deal.seat;
  return (
    <section class={cx('panel part')} aria-label={t.differs(theirs.name, ply + 1)}>
      <h2>{t.differs(theirs.name, ply + 1)}</h2>
      {isBots && <p class="muted">{t.botsDiffer}</p>}
      <div class={cx('sides')}>
        <div class={cx('side')}>
          <p>{t.yours(said(mine.moves[ply]))}</p>
        </div>
        <div class={cx('side')}>
          <p>{t.theirs(theirs.name, said(theirs.moves[ply]))}</p>
        </div>
      </div>
      <div class={cx('acts')}>
        <a class="button primary" href={`#/challenge/${printBeside(place)}`}>
          {t.openBoth}
        </a>
      </div>
    </section>
  );
}

function deciderAt(game: Game, deal: SameDeal, moves: readonly string[], ply: number): number {
  const match = Match.start(game, tableOf(deal), deal.seed);
  for (const text of moves.slice(0, ply)) match.play(match.actor, text);
  return match.actor;
}
