export { gatherRun, startRun } from './queue.ts';
export { type WorkOptions, workOff } from './queue-worker.ts';
