// biome-ignore-all assist/source/organizeImports: of two rules of equal weight the later sheet's holds.
import { classes } from '../../ui/classes.ts';
import actions from './actions.module.css';
import card from './card.module.css';
import anchors from './anchors.module.css';
import hand from './hand.module.css';
import piles from './piles.module.css';
import scoring from './scoring.module.css';
import seats from './seats.module.css';
import tray from './tray.module.css';
import table from './table.module.css';
import low from './low.module.css';

export const cx = classes(actions, card, anchors, hand, piles, scoring, seats, tray, table, low);
