import { classes } from '../ui/classes.ts';
import online from './online.module.css';

export const cx = classes(online);
