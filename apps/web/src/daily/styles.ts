import { classes } from '../ui/classes.ts';
import card from './card.module.css';
import daily from './daily.module.css';

/** The classes of the pages about deals. */
export const cx = classes(card, daily);
