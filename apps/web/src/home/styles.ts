import { classes } from '../ui/classes.ts';
import home from './home.module.css';
import tiles from './tiles.module.css';
import tables from './your-tables.module.css';

/** The classes of the home page. */
export const cx = classes(home, tiles, tables);
