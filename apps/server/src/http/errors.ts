import type { Problem } from '@quartet/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooBusy } from '../fair-gate.ts';
import { fail } from './door.ts';

/** What the framework itself finds wrong with a request, in our words. */
const FRAMEWORK: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-big', message: 'The body is longer than 16 kB.', where: 'body' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'bad-message',
    message: 'The body must be JSON: send content-type: application/json.',
    where: 'content-type',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad-message', message: 'The body is not JSON.', where: 'body' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad-message',
    message: 'The body is not as long as content-length says.',
    where: 'content-length',
  },
};

/** Every failure is a problem in JSON; what is our fault is in the log under the id that the answer names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = FRAMEWORK[error.code];
    if (known) return fail(reply, known, error.statusCode);
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return fail(reply, { code: 'bad-message', message: 'The request cannot be read.' }, error.statusCode);
    if (error instanceof TooBusy) {
      reply.header('retry-after', 1);
      return fail(reply, { code: 'busy', message: `${error.message} Try again in a moment.` });
    }
    request.log.error({ err: error }, 'broken');
    const message = `Something broke here, not with you. Its id in the log: ${request.id}.`;
    return fail(reply, { code: 'broken', message });
  });
  app.setNotFoundHandler(notFound);
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A cache in front may keep a 404 that says nothing of it; the next node may have the file.
  reply.header('cache-control', 'no-store');
  if (!request.url.startsWith('/api'))
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  return fail(reply, {
    code: 'not-found',
    message: 'There is nothing at this address; /api lists what there is.',
  });
}
