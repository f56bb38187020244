/** What travels between the store and its thread. */

export type SqliteValue = string | number | bigint | Uint8Array | null;

export interface Step {
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
  /** If it changes nothing, the steps after it are left out. */
  readonly decides?: true;
}

/** Steps that are stored together or not at all. */
export interface Job {
  readonly id: number;
  readonly steps: readonly Step[];
  /** Reads change nothing, need no commit and go first. */
  readonly reads: boolean;
}

export interface StepResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What SQLite had against a job; `errcode` is its extended result code. */
export interface JobFault {
  readonly message: string;
  readonly errcode: number | null;
}

export type Answer =
  | { readonly id: number; readonly results: readonly StepResult[] }
  | { readonly id: number; readonly fault: JobFault };

export type ToThread = { readonly jobs: readonly Job[] } | 'close';
export type FromThread = 'ready' | { readonly answers: readonly Answer[] };
