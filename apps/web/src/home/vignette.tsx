import type { ComponentChildren } from 'preact';
import card from '../games/combos/card.module.css';
import { Card as CombosCard } from '../games/combos/card.tsx';
import { CardFace as KeltisCard } from '../games/keltis/card.tsx';
import token from '../games/keltis/token.module.css';
import { Face as LinkoCard } from '../games/linko/card.tsx';
import { Card as LinxCard } from '../games/linx/card.tsx';
import { classes } from '../ui/classes.ts';
import vignette from './vignette.module.css';

const cx = classes(card, token, vignette);

/** A few cards of a game, as they might lie on the table. */
const SCENES: Readonly<Record<string, readonly ComponentChildren[]>> = {
  linko: [
    ...(['5', '5', '5'] as const).map((card) => <LinkoCard card={card} />),
    ...(['7', '7', '7'] as const).map((card) => <LinkoCard card={card} />),
  ],
  linx: ['3s', '3w', '7w', '7p'].map((code) => <LinxCard code={code} />),
  combos: (['11', '7', '9', '8', '2'] as const).map((card) => <CombosCard card={card} />),
  keltis: (['y2', 'g9', 'b6', 'r5', 'p10'] as const).map((card) => <KeltisCard card={card} />),
};

export function Vignette({ game }: { readonly game: string }) {
  return (
    <div class={cx(`vignette ${game}`)} aria-hidden="true">
      {SCENES[game]?.map((card, i) => (
        <span key={i}>{card}</span>
      ))}
    </div>
  );
}
