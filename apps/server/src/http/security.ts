import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { ServeOptions } from '../serve-options.ts';

const NONE = ["'none'"];
const SELF = ["'self'"];

/** The page loads what we serve and nothing else; nobody frames it. */
export function securityHeaders({ origin }: ServeOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        formAction: NONE,
        frameAncestors: NONE,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: origin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}
