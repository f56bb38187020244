import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_LASTS } from '../admin/access.ts';
import { SESSION_LASTS } from '../people/sessions.ts';
import type { ServeOptions } from '../serve-options.ts';
import { isHttps } from './origins.ts';

type Origin = Pick<ServeOptions, 'origin'>;

interface CookiePlan {
  readonly name: string;
  /** By http; a name that begins with __Host- demands `/`. */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
  /** Milliseconds. */
  readonly lasts: number;
}

/**
 * The cookie of a session. By https its name begins with __Host-: browsers take that from this very host by https only, so
 * no other host of the domain and no page by http can put a session of its own there. Cookies that were given by https before, under
 * the plain name, still count, and are given again under the new one.
 */
class SessionCookie {
  private readonly plan: CookiePlan;

  constructor(plan: CookiePlan) {
    this.plan = plan;
  }

  /** The token in it; null: there is none. */
  read(request: FastifyRequest, options: Origin): string | null {
    return request.cookies[this.nameFor(request, options)] || request.cookies[this.plan.name] || null;
  }

  /** Whether the browser shows it under the plain name only, although it asks by https. */
  isOutdated(request: FastifyRequest, options: Origin): boolean {
    return !request.cookies[this.nameFor(request, options)];
  }

  give(request: FastifyRequest, reply: FastifyReply, options: Origin, token: string): void {
    const { name, path, sameSite, lasts } = this.plan;
    const secure = isHttps(request, options);
    const maxAge = lasts / 1000;
    reply.setCookie(this.nameFor(request, options), token, {
      path: secure ? '/' : path,
      httpOnly: true,
      sameSite,
      secure,
      maxAge,
    });
    // The same token stays: older nodes of a rolling upgrade read nothing else.
    const plain = request.cookies[name];
    if (secure && plain && plain !== token) reply.clearCookie(name, { path });
  }

  drop(request: FastifyRequest, reply: FastifyReply, options: Origin): void {
    const { name, path } = this.plan;
    const secure = isHttps(request, options);
    if (secure) reply.clearCookie(this.nameFor(request, options), { path: '/', secure });
    if (!secure || request.cookies[name]) reply.clearCookie(name, { path });
  }

  private nameFor(request: FastifyRequest, options: Origin): string {
    return isHttps(request, options) ? `__Host-${this.plan.name}` : this.plan.name;
  }
}

/** Of a person. */
export const PERSON_COOKIE = new SessionCookie({
  name: 'quartet',
  path: '/',
  sameSite: 'lax',
  lasts: SESSION_LASTS,
});

/** Of the administration. */
export const ADMIN_COOKIE = new SessionCookie({
  name: 'quartet-admin',
  path: '/api/admin',
  sameSite: 'strict',
  lasts: ADMIN_LASTS,
});
