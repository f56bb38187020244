// biome-ignore-all assist/source/organizeImports: of two rules of equal weight the later sheet's holds.
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import table from './table.module.css';
import seats from './seats.module.css';
import own from './own.module.css';
import ladder from './ladder.module.css';
import trick from './trick.module.css';
import hand from './hand.module.css';
import look from './look.module.css';
import low from './low.module.css';

export const cx = classes(card, table, seats, own, ladder, trick, hand, look, low);
