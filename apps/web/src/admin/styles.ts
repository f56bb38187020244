import { classes } from '../ui/classes.ts';
import admin from './admin.module.css';

export const cx = classes(admin);
