import type { AddressInfo } from 'node:net';
import type { Database } from '#server/database/database.ts';
import { readEnvironment } from '#server/env.ts';
import { openModel } from '#server/outside/model/live.ts';
import { openTestApp } from '#tests/setup/app.ts';

export interface BenchApp {
  url: string;
  /** Cookie header of a subscriber. */
  cookie: string;
  database: Database;
  close(): Promise<void>;
}

/** The product on a port of this machine, with a database in memory and one subscriber. */
export async function openBenchApp(settings: Record<string, string> = {}): Promise<BenchApp> {
  const test = await openTestApp({ env: settings, model: openModel(readEnvironment(settings)) });
  const cookie = await test.signIn('bench@example.com', { active: true });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cookie,
    database: test.services.database,
    close: () => test.close(),
  };
}
