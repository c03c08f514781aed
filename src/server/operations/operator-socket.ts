import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Services } from '#server/services.ts';
import type { CommandAnswer } from './account-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const Question = z.object({ words: z.array(z.string().max(1000)).max(20) });
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

/**
 * Takes operator commands while the product runs, since the embedded database admits one process. Only the user
 * that runs the product may open the socket. The data folder's lock must be held: a socket found there is stale.
 * @returns what closes it
 */
export async function serveOperator(services: Services): Promise<() => Promise<void>> {
  const { env, log } = services;
  const address = operatorAddress(env.DATA_DIR);
  const isFile = process.platform !== 'win32';
  if (isFile) rmSync(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, services).catch((error: unknown) => {
      log.error({ err: error }, 'An operator command failed');
      socket.end(
        JSON.stringify({ exitCode: 1, output: 'The command failed; the log of the product says why.' }),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
  if (isFile) chmodSync(address, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(socket: Socket, { database, clock }: Services): Promise<void> {
  socket.on('error', () => socket.destroy());
  const { words } = Question.parse(JSON.parse(await text(socket)));
  socket.end(JSON.stringify(await runOperatorCommand(database, words, clock.now())));
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
