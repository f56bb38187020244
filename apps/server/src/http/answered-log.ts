import type { FastifyBaseLogger } from 'fastify';
import { MinuteLine } from '../minute-line.ts';

const TOO_MANY = 429;

/** One line for each answer; but one a minute for requests that were too many, or the log would be flooded with them. */
export class AnsweredLog {
  private readonly line = new MinuteLine();

  note(
    log: FastifyBaseLogger,
    answered: { readonly status: number; readonly [what: string]: unknown },
  ): void {
    if (answered.status !== TOO_MANY) log.info(answered, 'answered');
    else
      this.line.note((refused) =>
        log.info({ ...answered, refused }, 'too many requests; the next line of these in a minute'),
      );
  }
}
