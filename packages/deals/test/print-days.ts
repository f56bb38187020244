// Run in another time zone by a test: the zone, and what is dealt at the last second of a day and the first of the next.
import { dailyDeal, dayOf } from '../src/index.ts';

const times = [Date.UTC(2026, 10, 16, 23, 59, 59), Date.UTC(2026, 10, 17)];
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
process.stdout.write(JSON.stringify([zone, times.map((time) => dailyDeal('keltis', dayOf(time)))]));
