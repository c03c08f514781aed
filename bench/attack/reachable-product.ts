// The product from its sources as a process of its own, which may reach servers on this machine: started by
// `reachable.ts`, never by hand. The built product has no way to allow that, and must not have one.
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readEnvironment } from '#server/env.ts';
import { openModel } from '#server/outside/model/live.ts';
import { startJobs } from '#server/operations/nightly.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { openOwnMemoryDatabase } from '#tests/setup/memory-database.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';
import type { ReachableAnswer, ReachableOrder } from './reachable.ts';

const tell = (answer: ReachableAnswer) => process.send?.(answer);

// The attack is gone: nobody needs this any more.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: ReachableOrder) => {
  void start(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function start({ ports, people, modelUrl }: ReachableOrder): Promise<void> {
  const env = {
    LOG_LEVEL: 'warn',
    ...(modelUrl !== undefined && { AI_BASE_URL: modelUrl, AI_API_KEY: 'none', AI_MODEL: 'double' }),
  };
  // The queue's package works on the engine itself, which a lent database does not show.
  const database = await openOwnMemoryDatabase();
  const test = await openTestApp({
    env,
    database,
    ...openOutsideWeb(
      { PUBLIC_URL: 'https://shelfmark.example' },
      { allow: ({ port }) => ports.includes(port), lookup: toLoopback },
    ),
    model: modelUrl === undefined ? null : openModel(readEnvironment(env)),
  });
  await startJobs(test.services);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const cookies: string[] = [];
  for (let person = 0; person < people; person += 1) cookies.push(await test.signIn());
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (asked: unknown) => {
    if (asked !== 'heap') return;
    collect();
    tell({ heapMb: process.memoryUsage().heapUsed / 2 ** 20 });
  });
  const close = async () => {
    await test.close();
    await database.close();
  };
  process.once('SIGTERM', () => void close().finally(() => process.exit(0)));
  const { port } = test.app.server.address() as AddressInfo;
  tell({ port, cookies });
}
