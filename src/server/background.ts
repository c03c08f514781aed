import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for, but the stop of the product does. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Begins the work; a failure is logged with `failure` and goes no further. */
  run(failure: string, work: () => Promise<unknown>): void {
    const running = work()
      .catch((error: unknown) => this.#log.error({ err: error }, failure))
      .then(() => {
        this.#running.delete(running);
      });
    this.#running.add(running);
  }

  /** Resolves when all work has ended, also what was begun meanwhile. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
