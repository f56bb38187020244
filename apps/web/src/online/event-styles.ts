import { classes } from '../ui/classes.ts';
import events from './events.module.css';
import online from './online.module.css';
import waitingRoom from './waiting-room.module.css';

export const cx = classes(online, waitingRoom, events);
