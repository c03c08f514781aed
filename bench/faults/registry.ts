import { backupWhileWriting } from './backup-while-writing.ts';
import { clockJump } from './clock-jump.ts';
import { connectionsCut } from './connections-cut.ts';
import { crawlKilled, crawlStopped } from './crawl-killed.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { gracefulStop } from './graceful-stop.ts';
import { killsWhileWriting } from './kills-while-writing.ts';
import { migrationsAtOnce } from './migrations-at-once.ts';
import { modelFailing } from './model-failing.ts';
import { postgresCrashed, postgresKilled, postgresStopped } from './postgres-away.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { postgresOccupied, postgresProcessKilled, postgresReadOnly } from './postgres-unwilling.ts';
import { powerCut } from './power-cut.ts';
import { rollingRestart } from './rolling-restart.ts';
import { secondProcess } from './second-process.ts';
import { slowClients } from './slow-clients.ts';
import { speedRunKilled } from './speed-run-killed.ts';
import { stripeEvents } from './stripe-events.ts';
import { webFrozen } from './web-frozen.ts';
import { webKilled } from './web-killed.ts';
import { workerFrozen } from './worker-frozen.ts';
import { workerKilled } from './worker-killed.ts';

/** Every fault, in the order in which they are run. */
export const faults: readonly Fault[] = [
  secondProcess,
  crawlKilled,
  crawlStopped,
  speedRunKilled,
  backupWhileWriting,
  clockJump,
  diskFull,
  powerCut,
  killsWhileWriting,
  connectionsCut,
  postgresStopped,
  postgresCrashed,
  postgresKilled,
  postgresFrozen,
  postgresReadOnly,
  postgresOccupied,
  postgresProcessKilled,
  webKilled,
  webFrozen,
  workerKilled,
  workerFrozen,
  rollingRestart,
  gracefulStop,
  slowClients,
  modelFailing,
  stripeEvents,
  migrationsAtOnce,
];
