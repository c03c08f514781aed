import path from 'node:path';
import { definePart } from '#bench/production/part.ts';
import type { EmbeddedSetUp } from './fault.ts';

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js');

/** Runs the built product to its own end. */
export async function spawnProduct(
  { folder, guardian }: Pick<EmbeddedSetUp, 'folder' | 'guardian'>,
  settings: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  const part = definePart(
    {
      name: `once-${settings['PORT'] ?? 'product'}`,
      command: process.execPath,
      args: [main],
      environment: { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', ...settings },
      user: {},
      stopSignal: 'SIGTERM',
      isReady: async () => true,
    },
    folder,
    guardian,
  );
  await part.start();
  const { code } = await part.ended();
  return { code, printed: part.log() };
}
