// biome-ignore-all assist/source/organizeImports: of two rules of equal weight the later sheet's holds.
import { classes } from '../../ui/classes.ts';
import ask from './ask.module.css';
import card from './card.module.css';
import hand from './hand.module.css';
import seats from './seats.module.css';
import layers from './layers.module.css';
import ghost from './ghost.module.css';
import supply from './supply.module.css';
import motion from './motion.module.css';
import table from './table.module.css';
import low from './low.module.css';
import openTable from './open-table.module.css';

export const cx = classes(ask, card, hand, seats, layers, ghost, supply, motion, table, low, openTable);
