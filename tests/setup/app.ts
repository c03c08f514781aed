import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { addUser, findUserByEmail, setSubscription } from '#server/database/users.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { openPayments } from '#server/outside/payments/open.ts';
import type { Services } from '#server/services.ts';
import { openOutsideWeb } from './outside-web.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { openSession } from './session-cookie.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /**
   * Signs a person in by writing a session row, and gives the `cookie` header of that browser.
   * @param email made up when absent; a known one signs the same person in again
   */
  signIn(email?: string, options?: { active?: boolean }): Promise<string>;
  close(): Promise<void>;
}

type Overrides = Partial<Omit<Services, 'env'>> & {
  /** Settings as an operator would give them. */
  env?: Record<string, string>;
};

/** The whole product in process, for `inject`. Without overrides: database in memory, no model, quiet log. */
export async function openTestApp(overrides: Overrides = {}): Promise<TestApp> {
  const { env: settings, ...others } = overrides;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-test-'));
  const env = readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const database = others.database ?? (await openMemoryDatabase());
  const clock = others.clock ?? systemClock;
  const log = createLogger(env);
  const services: Services = {
    clock,
    model: null,
    payments: openPayments(env, database, clock),
    mail: openMail(env),
    ...openOutsideWeb(env),
    jobs: openJobs(env, database, log),
    log,
    ...others,
    database,
    env,
  };
  const app = await buildApp(services);
  await app.ready();
  return {
    app,
    services,
    signIn: async (email, { active = true } = {}) => signIn(services, email, active),
    close: async () => {
      await services.speed.close();
      await app.close();
      await services.jobs.stop();
      await services.payments.close();
      await services.reader.close();
      if (!others.database) await services.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(
  services: Services,
  email = `${randomBytes(6).toString('hex')}@example.com`,
  active = true,
): Promise<string> {
  const { db } = services.database;
  const { id } =
    (await findUserByEmail(db, email)) ??
    (await addUser(db, { id: `person-${randomBytes(8).toString('hex')}`, email }));
  await setSubscription(db, id, {
    status: active ? 'active' : 'inactive',
    expiresAt: null,
    cancelAtPeriodEnd: false,
  });
  return openSession(services, id);
}
