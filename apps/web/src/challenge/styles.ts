import { classes } from '../ui/classes.ts';
import challenge from './challenge.module.css';

/** The classes of challenges. */
export const cx = classes(challenge);
