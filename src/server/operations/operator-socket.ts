import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { operatorAddress } from './ask-running-product.ts';
import { runOperatorCommand } from './operator-command.ts';

const Question = z.object({ words: z.array(z.string().max(1000)).max(20) });
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
