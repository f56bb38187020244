// How each of our threads begins. Plain JavaScript: a thread that has to strip types holds 18 MB more for it, so what
// was stripped once is taken from the cache, which each thread must ask for itself.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache();
await import(workerData.source);
flushCompileCache();
