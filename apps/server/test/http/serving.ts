import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@quartet/protocol';
import { failureSchema, signedInSchema } from '@quartet/protocol/http';
import type * as z from 'zod/mini';
import { DEFAULT_OPTIONS, type ServeOptions } from '../../src/serve-options.ts';
import { type RunningServer, startServer } from '../../src/server.ts';

/** Whoever comes to a server. */
export class Visitors {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  visitor(): Visitor {
    return new Visitor(this.url);
  }

  /** Somebody with a browser who has said their name. */
  async guest(name: string): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.ask('POST /api/me', signedInSchema, { name, emblem: 'sun' });
    return visitor;
  }

  /** A program with a token. */
  async program(name: string): Promise<Visitor> {
    const asking = { name, emblem: 'kite', program: true };
    const { token } = await this.visitor().ask('POST /api/me', signedInSchema, asking);
    return new Visitor(this.url, token);
  }
}

/** A real server on a free port, its store in a folder that goes with it. */
export class Serving extends Visitors implements AsyncDisposable {
  readonly data: string;
  private readonly server: RunningServer;

  private constructor(server: RunningServer, data: string) {
    super(server.url);
    this.server = server;
    this.data = data;
  }

  static async start(options: Partial<ServeOptions> = {}): Promise<Serving> {
    const data = mkdtempSync(join(tmpdir(), 'quartet-serving-'));
    const quick = { port: 0, data, botFloor: 0, botBudget: 2, rate: null, logLevel: 'silent' } as const;
    return new Serving(await startServer({ ...DEFAULT_OPTIONS, ...quick, ...options }), data);
  }

  stop(): Promise<void> {
    return this.server.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Somebody who asks by HTTP: a browser that keeps its cookie, or a program with a token. */
export class Visitor {
  readonly url: string;
  readonly token: string | null;
  cookie: string | null = null;

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  /** `route`: `POST /api/me`. A header given as null is left out. */
  async send(
    route: string,
    body?: unknown,
    headers: Readonly<Record<string, string | null>> = {},
  ): Promise<Response> {
    const [method, path] = route.split(' ') as [string, string];
    const all = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.cookie && { cookie: this.cookie }),
      ...(!this.token && method !== 'GET' && { origin: this.url }),
      ...headers,
    };
    const response = await fetch(this.url + path, {
      method,
      headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== null),
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set);
    return response;
  }

  /** The answer, which must have the shape that is promised. */
  async ask<S extends z.ZodMiniType>(route: string, shape: S, body?: unknown): Promise<z.output<S>> {
    const response = await this.send(route, body);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${route} was answered ${response.status}: ${JSON.stringify(answer)}`);
    return shape.parse(answer);
  }

  /** The status and the problem of a request that must fail. */
  async fail(route: string, body?: unknown): Promise<Problem & { readonly status: number }> {
    const response = await this.send(route, body);
    const answer: unknown = await response.json();
    if (response.ok) throw new Error(`${route} succeeded: ${JSON.stringify(answer)}`);
    return { ...failureSchema.parse(answer).problem, status: response.status };
  }

  private keep(set: string): void {
    const [pair] = set.split(';') as [string];
    this.cookie = pair.endsWith('=') ? null : pair;
  }
}
