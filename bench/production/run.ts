// `npm run production`: the whole production set-up on loopback, until Ctrl-C. To look at it, and for other programs.
import { openProduction } from './production.ts';

const production = await openProduction({ webProcesses: Number(process.argv[2] ?? 3) }).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
console.log(`nginx ${production.url}, process ${production.nginx.pid}`);
for (const { name, url, pid } of production.web) console.log(`${name} ${url}, process ${pid}`);
console.log(`worker process ${production.worker.pid}, postgres process ${production.postgres.pid}`);
console.log(`DATABASE_URL ${production.postgres.url}`);
console.log(`Logs in ${production.folder}; Ctrl-C stops everything.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void production.stop().then(() => process.exit(0));
  });
// Nothing else of this program waits for anything.
setInterval(() => undefined, 60_000);
