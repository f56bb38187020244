import { classes } from '../ui/classes.ts';
import daily from './daily.module.css';

/** The classes of the deal of the day. */
export const cx = classes(daily);
