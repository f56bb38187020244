import { enableCompileCache } from 'node:module';
import { Output } from './output.ts';
import { quartet, showMistake } from './quartet.ts';

// Who reads our output may stop reading: `quartet trace … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.on('uncaughtException', (error) => {
  showMistake(error, new Output(process.stderr));
  process.exit(1);
});

// The sources run unbuilt: what was stripped and compiled once need not be again.
enableCompileCache();
process.exitCode = await quartet(process.argv.slice(2), process);
