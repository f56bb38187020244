import { hostname } from 'node:os';
import pg from 'pg';

/**
 * The queue keeps the jobs of a killed worker locked for four hours. So each worker holds an advisory lock on
 * a connection of its own, which PostgreSQL lets go as soon as the connection dies; whoever can take the lock
 * of a registered worker knows that it is dead, and gives its jobs back.
 */
export class Liveness implements AsyncDisposable {
  private readonly client: pg.Client;
  private pool = '';
  /** Rejects when the connection is lost: others then think us dead, and play our deals. */
  readonly lost: Promise<never>;

  private constructor(client: pg.Client) {
    this.client = client;
    this.lost = new Promise((_, reject) => {
      client.on('error', reject);
    });
    this.lost.catch(() => {});
  }

  static async connect(url: string): Promise<Liveness> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const alive = new Liveness(client);
    await client.connect();
    // A machine that vanishes closes nothing: the server finds out within half a minute.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    return alive;
  }

  /** `pool`: the name under which the queue locks our jobs. To be called before the first one is taken. */
  async register(pool: string): Promise<void> {
    this.pool = pool;
    await this.client.query('select pg_advisory_lock(hashtextextended($1, 0))', [pool]);
    await this.client.query('insert into quartet_arena.workers (pool, host, pid) values ($1, $2, $3)', [
      pool,
      hostname(),
      process.pid,
    ]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.query('delete from quartet_arena.workers where pool = $1', [this.pool]).catch(() => {});
    await this.client.end();
  }
}

/** Makes the jobs of dead workers available again. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with dead as (
      delete from quartet_arena.workers
      where pg_try_advisory_xact_lock(hashtextextended(pool, 0))
      returning pool
    )
    select graphile_worker.force_unlock_workers(array_agg(pool)) from dead having count(*) > 0`);
}
