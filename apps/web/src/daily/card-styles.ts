import { classes } from '../ui/classes.ts';
import card from './card.module.css';

/** The classes of the card at home. */
export const cx = classes(card);
