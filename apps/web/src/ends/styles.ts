import { classes } from '../ui/classes.ts';
import ends from './ends.module.css';
import finale from './finale.module.css';

export const cx = classes(ends, finale);
