import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deliver } from './port.ts';

/**
 * Writes each letter to a file `<Message-ID>.eml` that any mail program opens, exactly as it would be sent. A letter
 * sent twice stands there once.
 */
export async function openOutbox(dataFolder: string): Promise<Deliver> {
  const { createTransport } = await import('nodemailer');
  const folder = path.join(dataFolder, 'outbox');
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const built = await transport.sendMail(message);
    // Letters carry links that open an account.
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = message.messageId.slice(1, message.messageId.indexOf('@'));
    const unfinished = path.join(folder, `.${name}.part`);
    await writeFile(unfinished, asBuffer(built.message), { mode: 0o600, flush: true });
    await rename(unfinished, path.join(folder, `${name}.eml`));
  };
}

/** `buffer: true` makes nodemailer give a buffer; its types allow a stream as well. */
function asBuffer(message: unknown): Buffer {
  if (Buffer.isBuffer(message)) return message;
  throw new TypeError('The letter was not built as a buffer');
}
