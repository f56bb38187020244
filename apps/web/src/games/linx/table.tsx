import type { LinxShapes } from '@quartet/linx';
import { useState } from 'preact/hooks';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { LettersContext } from '../../kit/letters.ts';
import { useMotion } from '../../kit/motion/use-motion.ts';
import { useStacked } from '../../kit/stacked.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { Actions } from './actions.tsx';
import { Anchors } from './anchors.tsx';
import type { Order } from './chain.ts';
import { useDesk } from './desk.ts';
import { Hand } from './hand.tsx';
import { linxDrags } from './linx-drags.ts';
import { motion } from './motion.ts';
import { Piles } from './piles.tsx';
import { Scoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { cx } from './styles.ts';
import { Tray } from './tray.tsx';

export { motion };

/** The table of LINX: anchors and the chain between them, scoring cards, piles, and the hand below. */
export function Table(props: TableProps<LinxShapes>) {
  const { settings } = props;
  const { root, flips } = useMotion<HTMLDivElement, LinxShapes, unknown>(props, motion, null);
  const desk = useDesk(props, flips);
  const isStacked = useStacked();
  const [order, setOrder] = useState<Order>('symbol');
  useDrag(root, linxDrags(desk), settings);
  useStagingFeel({ turn: props.view, chosen: null, laid: desk.stage.links.length });
  const seats = <Seats key="seats" desk={desk} />;
  const middle = [
    <div key="board" class={cx('panel board')}>
      <Anchors desk={desk} />
      <Tray desk={desk} />
    </div>,
    <div key="side" class={cx('panel side')}>
      <Scoring desk={desk} />
      <Piles desk={desk} />
    </div>,
  ];
  const actions = <Actions key="actions" desk={desk} order={order} />;
  const hand = <Hand key="hand" desk={desk} order={order} onOrder={setOrder} />;
  return (
    <LettersContext.Provider value={settings.letters ? settings.language : null}>
      <div class={cx('frame')} lang={settings.language}>
        <div class={cx('table')} ref={root}>
          {isStacked ? [hand, actions, ...middle, seats] : [seats, ...middle, actions, hand]}
        </div>
      </div>
    </LettersContext.Provider>
  );
}
