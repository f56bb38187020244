// A worker process of its own, for tests that kill it.
import { workOff } from '../src/queue-worker.ts';

await workOff(process.argv[2]!, { workers: 1, untilIdle: true });
