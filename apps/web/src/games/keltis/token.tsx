import type { Card } from '@quartet/keltis';
import { useLetter } from '../../kit/letters.ts';
import { memo } from '../../kit/memo.tsx';
import { classes } from '../../ui/classes.ts';
import { LETTERS } from './letters.ts';
import { isEnd, signOf } from './named.ts';
import { SUITS } from './palette.ts';
import { Glyph } from './signs.tsx';
import token from './token.module.css';

const cx = classes(token);

/** The colours of a suit, for style sheets. */
export function suitStyle(card: Card | Parameters<typeof Glyph>[0]['sign']): Record<string, string> {
  const sign = card[0] as keyof typeof SUITS;
  return { '--fill': SUITS[sign].fill, '--on': SUITS[sign].on, '--ink-line': SUITS[sign].line };
}

/** A card as it lies in a row: number and sign, nothing else. */
export const Token = memo(
  (props: { readonly card: Card; readonly class?: string; readonly flip?: string | undefined }) => {
    const { card } = props;
    const letter = useLetter(LETTERS, signOf(card));
    return (
      <span
        class={cx(`token ${props.class ?? ''}`)}
        style={suitStyle(card)}
        data-card={card}
        data-flip={props.flip}
        aria-hidden="true"
      >
        <span class={cx(card.length > 2 ? 'token-value wide' : 'token-value')}>
          {isEnd(card) ? <Glyph sign="E" /> : card.slice(1)}
        </span>
        <span class={cx('token-sign')}>
          <Glyph sign={signOf(card)} ground="var(--fill)" />
          {letter && <span class="card-letter">{letter}</span>}
        </span>
      </span>
    );
  },
);

/** A card within a line of text. */
export function Chip({ card }: { readonly card: Card }) {
  return (
    <span class={cx('chip')} data-card={card} style={suitStyle(card)} aria-hidden="true">
      <Glyph sign={signOf(card)} ground="var(--fill)" />
      {isEnd(card) ? <Glyph sign="E" /> : card.slice(1)}
    </span>
  );
}
