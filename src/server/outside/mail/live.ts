import { createHash } from 'node:crypto';
import type { Environment } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { openOutbox } from './embedded.ts';
import type { Deliver, Mail } from './port.ts';

const connectMs = 10_000;
const silenceMs = 30_000;

/** Mail through the server that `SMTP_URL` names; without one, letters as files in `DATA_DIR/outbox`. */
export function openMail(
  env: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'DATA_DIR'>,
): Mail {
  const { SMTP_URL, DATA_DIR } = env;
  // Loaded with the first letter: the start does not wait for it.
  let opened: Promise<Deliver> | undefined;
  const open = () => (SMTP_URL === undefined ? openOutbox(DATA_DIR) : smtp(SMTP_URL));
  const { hostname } = new URL(env.PUBLIC_URL);
  return {
    mode: SMTP_URL === undefined ? 'outbox' : 'smtp',
    async send({ key, ...letter }) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
      try {
        opened ??= open();
        const deliver = await opened;
        await deliver({
          ...letter,
          from: env.MAIL_FROM,
          ...(env.SUPPORT_EMAIL !== undefined && { replyTo: env.SUPPORT_EMAIL }),
          messageId: `<${id}@${hostname}>`,
          // Keeps holiday replies from coming back.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new AppError('outside_failed', { cause: error });
      }
    },
  };
}

async function smtp(url: string): Promise<Deliver> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(url);
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username !== '' && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A letter names its reader only in `to`, and nothing in it may be read from this machine's disk or network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail(message);
  };
}
