export { DEFAULT_OPTIONS, type ServeOptions } from './serve-options.ts';
export { type RunningServer, startServer } from './server.ts';
