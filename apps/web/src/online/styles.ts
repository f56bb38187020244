import { classes } from '../ui/classes.ts';
import atTable from './at-table.module.css';
import online from './online.module.css';
import talk from './talk.module.css';
import waitingRoom from './waiting-room.module.css';

export const cx = classes(online, atTable, talk, waitingRoom);
