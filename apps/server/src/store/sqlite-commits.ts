import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Answer, Job, JobFault, Step, StepResult } from './sqlite-jobs.ts';

/** Jobs in one commit; reads wait for one such group at most. */
const GROUP = 256;
/** Milliseconds of reading, after which what is to be stored has its turn; a read that has begun is finished. */
const READING = 10;
/** Statements kept ready; lists of varying length are statements of their own. */
const PREPARED = 200;

/** Takes jobs that wait at the same time through one commit, each of them whole or not at all. */
export class SqliteCommits {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

  readonly #reads: Job[] = [];
  readonly #writes: Job[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get hasWork(): boolean {
    return this.#reads.length + this.#writes.length > 0;
  }

  add(jobs: readonly Job[]): void {
    for (const job of jobs) (job.reads ? this.#reads : this.#writes).push(job);
  }

  /** Some of the reads, and the first group of writes. What it answers is on the disk. */
  next(answer: (answers: readonly Answer[]) => void): void {
    const read = this.#readSome();
    if (read.length > 0) answer(read);
    const writes = this.#writes.splice(0, GROUP);
    if (writes.length > 0) answer(this.#commit(writes));
  }

  #readSome(): readonly Answer[] {
    const until = performance.now() + READING;
    let count = 0;
    const answers: Answer[] = [];
    while (count < this.#reads.length && (count === 0 || performance.now() < until)) {
      const job = this.#reads[count++]!;
      answers.push(this.#answerTo(job, () => this.#run(job.steps)));
    }
    this.#reads.splice(0, count);
    return answers;
  }

  #commit(jobs: readonly Job[]): readonly Answer[] {
    const db = this.#db;
    try {
      db.exec('begin immediate');
      const answers = jobs.map((job) => this.#answerTo(job, () => this.#attempt(job.steps)));
      db.exec('commit');
      return answers;
    } catch (error) {
      // A disk that fails cannot be believed again: the thread ends, and the store says so.
      if (isBroken(error)) throw error;
      // Nothing of this group was stored, so nobody is told otherwise.
      if (db.isTransaction) db.exec('rollback');
      const fault = faultOf(error);
      return jobs.map(({ id }) => ({ id, fault }));
    }
  }

  #answerTo(job: Job, run: () => readonly StepResult[]): Answer {
    try {
      return { id: job.id, results: run() };
    } catch (error) {
      // Not this job's fault alone: the whole group fails with it.
      if (!job.reads && (isBroken(error) || !this.#db.isTransaction)) throw error;
      return { id: job.id, fault: faultOf(error) };
    }
  }

  #attempt(steps: readonly Step[]): readonly StepResult[] {
    this.#db.exec('savepoint job');
    try {
      const results = this.#run(steps);
      this.#db.exec('release job');
      return results;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec('rollback to job; release job');
      throw error;
    }
  }

  #run(steps: readonly Step[]): readonly StepResult[] {
    const results: StepResult[] = [];
    for (const step of steps) {
      const result = this.#step(step);
      results.push(result);
      if (step.decides && result.changes === 0) break;
    }
    return results;
  }

  #step({ sql, parameters }: Step): StepResult {
    const { statement, reads } = this.#prepared(sql);
    if (reads) {
      const rows = statement.all(...parameters);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  }

  #prepared(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    const made = { statement, reads: statement.columns().length > 0 };
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= PREPARED) this.#statements.delete(oldest);
    this.#statements.set(sql, made);
    return made;
  }
}

/** SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB, whatever their details. */
function isBroken(error: unknown): boolean {
  const { errcode } = faultOf(error);
  return errcode !== null && [10, 11, 26].includes(errcode & 0xff);
}

function faultOf(error: unknown): JobFault {
  if (!(error instanceof Error)) return { message: String(error), errcode: null };
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
  return { message: error.message, errcode };
}
