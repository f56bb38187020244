// Loaded before a node, so that the clock of its machine can be set: SIGUSR2 reads from the file by how much.
import { readFileSync } from 'node:fs';

const Machine = Date;
let shift = 0;

class SettableDate extends Machine {
  constructor(...given: ConstructorParameters<typeof Machine> | []) {
    if (given.length === 0) super(SettableDate.now());
    else super(...given);
  }

  static override now(): number {
    return Machine.now() + shift;
  }
}

globalThis.Date = SettableDate as DateConstructor;
const file = process.env.SET_CLOCK_BY;
if (file !== undefined)
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(file, 'utf8'));
  });
