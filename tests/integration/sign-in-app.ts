import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerSignIn, requireActiveUser } from '#server/account/sign-in/index.ts';
import type { Database } from '#server/database/database.ts';
import { readEnvironment } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import type { Letter } from '#server/outside/mail/port.ts';
import { openPayments } from '#server/outside/payments/open.ts';
import type { Services } from '#server/services.ts';

export const base = 'http://localhost:4120';

/** A clock that a test moves. */
export class MovableClock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

/** Sign-in alone on a bare app, with one gated call. Letters that are sent are collected. */
export async function openSignInApp(
  database: Database,
  variables: Record<string, string> = {},
  clock = new MovableClock(),
): Promise<{ app: FastifyInstance; services: Services; clock: MovableClock; letters: Letter[] }> {
  const app = fastify({ logger: { level: variables['LOG_LEVEL'] ?? 'silent' } });
  const letters: Letter[] = [];
  const env = readEnvironment({ PUBLIC_URL: base, NODE_ENV: 'test', ...variables });
  const services: Services = {
    env,
    payments: openPayments(env, database, clock),
    jobs: openJobs(env, database, app.log),
    mail: {
      mode: env.SMTP_URL === undefined ? 'outbox' : 'smtp',
      async send(letter) {
        letters.push(letter);
      },
    },
    ...openOutsideWeb(env),
    database,
    clock,
    model: null,
    log: app.log,
  };
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof AppError) return reply.code(error.status).send(error.body);
    throw error;
  });
  await registerSignIn(app, services);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/gated',
    handler: async (request) => ({ id: (await requireActiveUser(request)).id }),
  });
  await app.ready();
  return { app, services, clock, letters };
}
