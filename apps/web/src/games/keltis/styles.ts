// biome-ignore-all assist/source/organizeImports: of two rules of equal weight the later sheet's holds.
import { classes } from '../../ui/classes.ts';
import hand from './hand.module.css';
import middle from './middle.module.css';
import opponents from './opponents.module.css';
import opponentsRoom from './opponents-room.module.css';
import ownRows from './own-rows.module.css';
import table from './table.module.css';
import token from './token.module.css';
import low from './low.module.css';

export const cx = classes(hand, middle, opponents, opponentsRoom, ownRows, table, token, low);
