import { parentPort, workerData } from 'node:worker_threads';
import { Field } from './field.ts';

// A thread of `npm run ratings`: numbers of deals come in, sittings go out.
const field = await Field.of(workerData);
parentPort?.on('message', (deal: number) => parentPort?.postMessage(field.play(deal)));
