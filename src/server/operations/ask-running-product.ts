import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { CommandAnswer } from './account-command.ts';

const Answer = z.object({
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  output: z.string(),
});
/** macOS takes 104 bytes for the address of a socket, Linux 108, both with an ending zero. */
const longestAddress = 100;

/** Where the running product takes operator commands: in the data folder, or by a short name where that is too deep. */
export function operatorAddress(dataFolder: string): string {
  const digest = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\shelfmark-${digest}`;
  const inside = path.join(dataFolder, 'operator.sock');
  if (Buffer.byteLength(inside) <= longestAddress) return inside;
  return path.join(os.tmpdir(), `shelfmark-${digest}.sock`);
}

/** Has the running product carry out a command; null when none runs on this data folder. */
export async function askRunningProduct(
  dataFolder: string,
  words: readonly string[],
): Promise<CommandAnswer | null> {
  const socket = createConnection(operatorAddress(dataFolder));
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch {
    return null;
  }
  socket.end(JSON.stringify({ words }));
  return Answer.parse(JSON.parse(await text(socket)));
}
