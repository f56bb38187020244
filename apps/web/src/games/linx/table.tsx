import type { LinxShapes } from '@quartet/linx';
import { useState } from 'preact/hooks';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { useFlip } from '../../kit/flip.ts';
import { LettersContext } from '../../kit/letters.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { Actions } from './actions.tsx';
import { Anchors } from './anchors.tsx';
import { Hand } from './hand.tsx';
import { linxDrags } from './linx-drags.ts';
import type { Order } from './order.ts';
import { Piles } from './piles.tsx';
import { Scoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { cx } from './styles.ts';
import { Tray } from './tray.tsx';
import { useDesk } from './use-desk.ts';

/** The table of LINX: anchors and the chain between them, scoring cards, piles, and the hand below. */
export function Table(props: TableProps<LinxShapes>) {
  const { settings } = props;
  const desk = useDesk(props);
  const [order, setOrder] = useState<Order>('symbol');
  const root = useFlip<HTMLDivElement>(settings);
  useDrag(root, linxDrags(desk), settings);
  useStagingFeel({ turn: props.view, chosen: null, laid: desk.stage.links.length });
  return (
    <LettersContext.Provider value={settings.letters ? settings.language : null}>
      <div class={cx('frame')} lang={settings.language}>
        <div class={cx('table')} ref={root}>
          <Seats desk={desk} />
          <div class={cx('panel board')}>
            <Anchors desk={desk} />
            <Tray desk={desk} />
          </div>
          <div class={cx('panel side')}>
            <Scoring desk={desk} />
            <Piles desk={desk} />
          </div>
          <Actions desk={desk} order={order} />
          <Hand desk={desk} order={order} onOrder={setOrder} />
        </div>
      </div>
    </LettersContext.Provider>
  );
}
