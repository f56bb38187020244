import type { Card } from '@quartet/keltis';
import { CARD_EDGE } from '../../kit/card-back.tsx';
import { useLetter } from '../../kit/letters.ts';
import { memo } from '../../kit/memo.tsx';
import { classes } from '../../ui/classes.ts';
import { LineArt } from './art.tsx';
import { LETTERS } from './letters.ts';
import { signOf } from './named.ts';
import { INK, PAPER, SUITS } from './palette.ts';
import { Glyph } from './signs.tsx';
import token from './token.module.css';

const cx = classes(token);

/**
 * A card's face. The spine on the left bears number and sign, so an overlapped card still says everything.
 * Never turned: an upside-down 6 would read as a 9. Its name is said by the button around it.
 */
export const CardFace = memo(({ card }: { readonly card: Card }) => {
  const sign = signOf(card);
  const { fill, on, line } = SUITS[sign];
  const text = card.slice(1);
  const isEnd = text === 'E';
  const isWide = text.length > 1;
  const letter = useLetter(LETTERS, sign);
  return (
    <svg class={cx('face')} data-card={card} viewBox="0 0 100 140" aria-hidden="true">
      <rect {...CARD_EDGE} fill={PAPER} />
      <LineArt sign={sign} colour={line} />
      <path d="M1 11A10 10 0 0 1 11 1H36V139H11A10 10 0 0 1 1 129Z" fill={fill} />
      {sign === '*' && <path d="M36 1V139" stroke={INK} stroke-opacity=".35" />}
      {isEnd ? (
        <>
          <Glyph sign="E" ink={on} at={[5.5, 9, 25]} />
          <Glyph sign="E" ink={line} at={[50, 14, 34]} />
        </>
      ) : (
        <>
          <text x="18" y="31" font-size={isWide ? 24 : 29} fill={on}>
            {text}
          </text>
          <text class={cx('number')} x="68" y="47" fill={line}>
            {text}
          </text>
        </>
      )}
      <Glyph sign={sign} ink={on} ground={fill} at={[7, 40, 22]} />
      {letter && (
        <text class="card-letter" x="18" y="88" font-size={letter.length > 1 ? 19 : 23} fill={on}>
          {letter}
        </text>
      )}
      {sign === '*' && (
        <text class={cx('one')} x="67" y="101" fill={line}>
          +1
        </text>
      )}
      <rect class={cx('keyline')} {...CARD_EDGE} />
    </svg>
  );
});
