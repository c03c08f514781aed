import { existsSync } from 'node:fs';
import path from 'node:path';
import { definePart, type Guardian, type Part } from './part.ts';

/** A web process; requests may go to it directly or through nginx. */
export interface WebPart extends Part {
  readonly url: string;
  readonly port: number;
}

export type Settings = Record<string, string>;

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js');

/** The built product, one process. @throws when it is not built */
function defineProduct(
  plan: { name: string; settings: Settings; isReady: (printed: string) => Promise<boolean> },
  folder: string,
  guardian: Guardian,
): Part {
  if (!existsSync(main)) throw new Error('the server is not built; npm run build does it');
  return definePart(
    {
      name: plan.name,
      command: process.execPath,
      args: [main],
      environment: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...plan.settings },
      user: {},
      stopSignal: 'SIGTERM',
      isReady: plan.isReady,
    },
    folder,
    guardian,
  );
}

export function defineWeb(
  number: number,
  port: number,
  settings: Settings,
  folder: string,
  guardian: Guardian,
): WebPart {
  const url = `http://127.0.0.1:${port}`;
  const part = defineProduct(
    {
      name: `web-${number}`,
      settings: { ...settings, ROLE: 'web', HOST: '127.0.0.1', PORT: String(port) },
      isReady: async () => (await fetch(`${url}/readyz`)).ok,
    },
    folder,
    guardian,
  );
  return Object.assign(part, { url, port });
}

export function defineWorker(settings: Settings, folder: string, guardian: Guardian): Part {
  return defineProduct(
    {
      name: 'worker',
      settings: { ...settings, ROLE: 'worker' },
      isReady: async (printed) => printed.includes('Shelfmark works on background jobs'),
    },
    folder,
    guardian,
  );
}
