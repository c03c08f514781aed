import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { membersOf } from '#server/outside/browser/process-group.ts';
import { openEmbedded } from './embedded.ts';
import { hold, type Fault } from './fault.ts';
import { openSite } from './site.ts';

/** A killed browser, and the folder of its profile, are gone after so many milliseconds at the latest. */
const goneMs = 10_000;
const prefix = 'shelfmark-browser-';

const workFolders = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith(prefix));

/** Process groups of browsers whose profile is in this folder. */
function groupsOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${folder}/profile`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

const living = async (groups: readonly number[]) => (await Promise.all(groups.map(membersOf))).flat().length;

/** kill -9 in the middle of a Lighthouse run: no browser and no profile may stay behind. */
export const speedRunKilled: Fault = {
  name: 'speed-run-killed',
  setUp: 'embedded',
  limit: 420,
  async run(given) {
    const site = await openSite(24, 1_000);
    try {
      const embedded = await openEmbedded(given, { writers: 3, settings: { HTTP_PROXY: site.exit } });
      const { product, traffic, people, acknowledged } = embedded;
      await product.start();
      traffic.start();
      const before = new Set(workFolders());
      const run = traffic.call(people.writers[0]!, 'POST', '/api/core-web-vitals/analyze', { url: site.url });
      const until = performance.now() + 120_000;
      const own = () => workFolders().find((name) => !before.has(name) && groupsOf(name).length > 0);
      // Before the run there is a browser that only tries whether one can run here; it asks for nothing.
      while ((site.asked.length === 0 || own() === undefined) && performance.now() < until) await pause(20);
      const folder = own() ?? '';
      hold(folder !== '', `no browser looked at the page within two minutes: ${traffic.words}`);
      const groups = groupsOf(folder);
      const processes = await living(groups);
      product.kill('SIGKILL');
      await product.ended();
      const from = performance.now();
      await Promise.all([run, traffic.stop()]);
      const isLeft = async () => (await living(groups)) > 0 || existsSync(path.join(os.tmpdir(), folder));
      while ((await isLeft()) && performance.now() - from < goneMs) await pause(50);
      hold(!(await isLeft()), `${await living(groups)} processes, or the folder ${folder}, stayed behind`);
      const seconds = ((performance.now() - from) / 1_000).toFixed(1);
      await product.start();
      traffic.start();
      await pause(2_000);
      await traffic.stop();
      await embedded.check();
      return `killed with ${processes} processes of the browser under way, they and its folder gone ${seconds} s later; ${acknowledged.words}`;
    } finally {
      await site.close();
    }
  },
};
