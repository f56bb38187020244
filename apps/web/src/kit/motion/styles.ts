import { classes } from '../../ui/classes.ts';
import motion from './motion.module.css';

export const cx = classes(motion);
