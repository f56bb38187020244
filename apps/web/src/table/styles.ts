// biome-ignore-all assist/source/organizeImports: of two rules of equal weight the later sheet's holds.
import { classes } from '../ui/classes.ts';
import log from './log.module.css';
import overTable from './over-table.module.css';
import since from './since.module.css';
import tableScreen from './table-screen.module.css';
import stacked from './stacked.module.css';

export const cx = classes(log, overTable, since, tableScreen, stacked);
