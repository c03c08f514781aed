import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openOutsideIssuer } from '#tests/integration/outside-issuer.ts';
import { openModelDouble, type DoubleReply, type DoubleRequest } from '#tests/setup/model-double.ts';
import type { ModelDouble } from '#tests/setup/model-double.ts';
import { freePort } from '#tests/setup/product-process.ts';
import { defineNginx, type NginxPart } from './nginx.ts';
import { openGuardian, type Part } from './part.ts';
import { definePostgres, type PostgresPart } from './postgres.ts';
import { defineWeb, defineWorker, type Settings, type WebPart } from './product.ts';

export interface ProductionPlan {
  /** 3 when absent. */
  webProcesses?: number;
  /** Settings of all product processes beside those that the set-up makes. */
  settings?: Settings;
  /** `embedded` (by name, as production demands) or a third-party emulator of an outside issuer. `embedded` when absent. */
  signIn?: 'embedded' | 'outside';
  /** A model endpoint in this program that answers so. Without it the rules write. */
  model?: (request: DoubleRequest, index: number) => DoubleReply;
  /** First of `webProcesses + 1` ports in a row; free ones when absent, or `BENCH_FIRST_PORT` from the environment. */
  firstPort?: number;
}

/** nginx, web processes, one worker and PostgreSQL on loopback, with `NODE_ENV=production`. */
export interface Production {
  /** Address of nginx, and the product's `PUBLIC_URL`. */
  readonly url: string;
  readonly nginx: NginxPart;
  readonly web: readonly WebPart[];
  readonly worker: Part;
  readonly postgres: PostgresPart;
  /** What every product process was given. */
  readonly settings: Readonly<Settings>;
  readonly model: ModelDouble | null;
  /** Holds all logs; removed by `stop`. */
  readonly folder: string;
  /** Processes by name: nginx, web-1 …, worker, postgres. */
  part(name: string): Part;
  /** Ends everything in order and removes the folder. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole set-up and waits until it answers. It ends with this program in any case, also after a crash.
 * @throws an error whose sentence says what is missing on this machine
 */
export async function openProduction(plan: ProductionPlan = {}): Promise<Production> {
  const { webProcesses = 3, signIn = 'embedded' } = plan;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-production-'));
  // PostgreSQL and nginx run as another user and enter folders of their own below this one.
  chmodSync(folder, 0o711);
  const guardian = openGuardian();
  guardian.removeLater(folder);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let step = closing.pop(); step; step = closing.pop()) await step();
    await guardian.release();
  };
  try {
    const ports = await choosePorts(webProcesses + 1, plan.firstPort);
    const [nginxPort = 0, ...webPorts] = ports;
    const postgres = definePostgres(folder, guardian);
    const nginx = defineNginx(folder, guardian, nginxPort, webPorts);
    const settings: Settings = {
      NODE_ENV: 'production',
      PUBLIC_URL: nginx.url,
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'data'),
      TRUST_PROXY: 'loopback',
      PAYMENTS: 'test',
    };
    if (signIn === 'embedded') settings['SIGN_IN'] = 'embedded';
    else {
      const { okta, variables } = await openOutsideIssuer(nginx.url);
      closing.push(() => okta.close());
      Object.assign(settings, variables);
    }
    const model = plan.model ? await openModelDouble(plan.model) : null;
    if (model) {
      closing.push(() => model.close());
      Object.assign(settings, { AI_BASE_URL: model.url, AI_MODEL: 'double' });
    }
    Object.assign(settings, plan.settings);
    const web = webPorts.map((port, index) => defineWeb(index + 1, port, settings, folder, guardian));
    const worker = defineWorker(settings, folder, guardian);
    const parts: readonly Part[] = [postgres, worker, ...web, nginx];
    for (const part of parts) {
      closing.push(() => part.stop());
      await part.start();
    }
    return {
      url: nginx.url,
      nginx,
      web,
      worker,
      postgres,
      settings,
      model,
      folder,
      part: (name) => {
        const found = parts.find((part) => part.name === name);
        if (!found) throw new Error(`There is no ${name}, only ${parts.map((part) => part.name).join(', ')}`);
        return found;
      },
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function choosePorts(count: number, given: number | undefined): Promise<number[]> {
  const first = given ?? Number(process.env['BENCH_FIRST_PORT'] ?? 0);
  if (first > 0) return Array.from({ length: count }, (_, index) => first + index);
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
