import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Net } from '@quartet/bots/master';
import { expect, test } from 'vitest';

const TRAINING = fileURLToPath(new URL('../../training', import.meta.url));
const SMALL = [
  '--processes',
  '1',
  '--matches',
  '32',
  '--batch',
  '128',
  '--memory',
  '4000',
  '--kept',
  '20000',
];
const BELIEF = '--processes 1 --matches 32 --batch 128 --memory 4000 --units 8 --steps 60 --report 1'.split(
  ' ',
);
const NARROW = ['--width', '16', '--second', '8', '--third', '4', '--report', '1'];

const FINDS_TORCH = 'import importlib.util as u, sys; sys.exit(u.find_spec("torch") is None)';
/** Scripts with their arguments, one after the other: to load torch takes longer than all they do. */
const RUNS = `import json, runpy, sys
sys.path.insert(0, '.')
for words in json.loads(sys.argv[1]):
    sys.argv = words
    runpy.run_path(words[0], run_name='__main__')
    print('done', flush=True)`;

/** A Python that has torch; null if there is none on this machine. */
function pythonWithTorch(): string | null {
  for (const python of ['python3', '/usr/bin/python3']) {
    try {
      execFileSync(python, ['-c', FINDS_TORCH], { stdio: 'ignore' });
      return python;
    } catch {
      // Another one may.
    }
  }
  return null;
}

const python = pythonWithTorch();
if (python === null) process.stderr.write('no Python with torch here: the trainer is not tried\n');

/** What each script printed. */
async function run(...scripts: readonly (readonly string[])[]): Promise<string[]> {
  const env = { ...process.env, OMP_NUM_THREADS: '1' };
  const args = ['-c', RUNS, JSON.stringify(scripts)];
  const { stdout } = await promisify(execFile)(python!, args, { cwd: TRAINING, env });
  return stdout.split('done\n');
}

interface Line {
  readonly decisions: number;
  readonly steps: number;
}

function lines(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Features of which a file of weights has nothing: such rows have no scale of their own. */
function unlearnt(file: string): number {
  const bytes = readFileSync(file);
  const [features, width, second, third] = new Int32Array(bytes.buffer.slice(bytes.byteOffset + 8), 0, 4);
  const before = width! + second! + second! * third! + 2 * third! + 1;
  const scales = new Float32Array(bytes.buffer.slice(bytes.byteOffset + 32), 4 * before, features!);
  return scales.filter((scale) => scale === 1).length;
}

test.skipIf(python === null)(
  'the trainer teaches, goes on from a checkpoint, and writes weights that players read exactly',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quartet-training-'));
    const checkpoint = join(folder, 'linko.pt');
    const weights = join(folder, 'linko.bin');
    const plain = join(folder, 'plain.bin');
    const revived = join(folder, 'revived.pt');
    const again = join(folder, 'again.bin');
    const later = join(folder, 'later.bin');
    const node = `${process.execPath} ${TRAINING}/play.ts`;
    const shared = ['linko', '--play', node, '--out', checkpoint, ...SMALL, ...NARROW];
    const asking = `${process.execPath} ${TRAINING}/questions.ts`;
    const [first, second, , third] = await run(
      ['train.py', ...shared, '--steps', '20'],
      ['train.py', ...shared, '--resume', checkpoint, '--steps', '1'],
      ['export.py', checkpoint, plain, '--play', asking],
      ['believe.py', 'linko', '--play', node, '--resume', checkpoint, '--out', checkpoint, ...BELIEF],
      ['export.py', checkpoint, weights, '--play', asking],
      ['revive.py', weights, revived],
      ['export.py', revived, again, '--play', asking],
      ['train.py', ...shared, '--resume', revived, '--steps', '1', '--seats', '2'],
      ['export.py', checkpoint, later, '--play', asking],
    );
    const taught = lines(first!).at(-1)!;
    expect(taught.steps).toBeGreaterThan(0);
    const [goesOn] = lines(second!);
    expect(goesOn!.decisions).toBeGreaterThan(taught.decisions);
    const net = new Net(readFileSync(weights));
    for (const { position, move, value } of net.references) {
      net.read(position, position.length);
      expect(net.value(move, 0, move.length)).toBe(value);
    }
    // Who has only the weights can go on from them: what is made of them says the same, but for the rounding.
    const same = new Net(readFileSync(again));
    for (const [i, { position, move, value }] of net.references.entries()) {
      same.read(position, position.length);
      expect(same.value(move, 0, move.length)).toBeCloseTo(value, 1);
      const { card, leaning } = net.head!.references[i]!;
      expect(same.believe()!.leaning(card, card.length)).toBeCloseTo(leaning, 1);
    }
    // What was learnt of other tables is not forgotten where only two play.
    expect(unlearnt(later)).toBeLessThanOrEqual(unlearnt(again));
    // A head is taught beside the net, and changes none of its values.
    const { heldOut } = JSON.parse(third!.trim().split('\n').at(-1)!);
    expect(heldOut.head[0]).toBeLessThan(heldOut.chance[0]);
    expect(net.references).toEqual(new Net(readFileSync(plain)).references);
    for (const [i, { position }] of net.references.entries()) {
      net.read(position, position.length);
      const { card, leaning } = net.head!.references[i]!;
      expect(net.believe()!.leaning(card, card.length)).toBe(leaning);
    }
  },
);
