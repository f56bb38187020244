import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web app. What is named by its content never changes; everything else is asked for anew. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  // A plain file server sends the file of this name, which says no.
  app.get('/online.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send({ online: true }),
  );
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    redirect: false,
    // As if they were not there.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/');
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
