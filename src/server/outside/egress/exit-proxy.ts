import { connect, isIP, type Socket } from 'node:net';
import type { Target } from './address-rules.ts';
import { EgressError } from './problems.ts';

/** The operator's own way out, from `HTTP_PROXY`. It has to refuse inner addresses itself. */
export interface ExitProxy {
  host: string;
  port: number;
  /** Of the `proxy-authorization` header; null without a password. */
  authorization: string | null;
}

/** @param address such as `http://user:password@exit.example:3128` */
export function exitProxyOf(address: string): ExitProxy {
  const url = new URL(address);
  const password = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 80),
    authorization: password === ':' ? null : `Basic ${Buffer.from(password).toString('base64')}`,
  };
}

/** Longest answer to CONNECT, in bytes. */
const longestAnswer = 16_384;

/** Asks the exit for a tunnel. The socket may be destroyed by the caller to give up. */
export function connectExit(exit: ExitProxy): Socket {
  return connect({ host: exit.host, port: exit.port });
}

/**
 * Asks the exit on a connected socket to pass bytes on to the target.
 * @throws EgressError when it does not
 */
export async function askForTunnel(socket: Socket, exit: ExitProxy, target: Target): Promise<void> {
  const authority = `${isIP(target.host) === 6 ? `[${target.host}]` : target.host}:${target.port}`;
  const lines = [`CONNECT ${authority} HTTP/1.1`, `host: ${authority}`];
  if (exit.authorization !== null) lines.push(`proxy-authorization: ${exit.authorization}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const status = await answerStatus(socket);
  if (status >= 200 && status < 300) return;
  if (status === 407) throw new EgressError('page_way_out_failed', 'exit wants another password');
  if (status === 403) throw new EgressError('page_address_not_public', `exit refused ${authority}`);
  if (status === 504) throw new EgressError('page_timeout', `exit: ${status} for ${authority}`);
  throw new EgressError('page_refused', `exit: ${status} for ${authority}`);
}

/** Reads up to the empty line and leaves what follows it to the next reader. */
function answerStatus(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const stop = (): void => {
      socket.off('readable', read).off('error', fail).off('close', closed);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const closed = (): void => fail(new EgressError('page_broken', 'exit closed the connection'));
    const read = (): void => {
      for (let chunk: Buffer | null = socket.read(); chunk !== null; chunk = socket.read()) {
        answer = Buffer.concat([answer, chunk]);
        const end = answer.indexOf('\r\n\r\n');
        if (end === -1 && answer.length > longestAnswer) {
          return fail(new EgressError('page_broken', 'exit sent no end of its answer'));
        }
        if (end === -1) continue;
        const status = /^HTTP\/1\.[01] (\d{3})/.exec(answer.toString('latin1'))?.[1];
        if (status === undefined) return fail(new EgressError('page_broken', 'exit speaks no HTTP'));
        stop();
        if (answer.length > end + 4) socket.unshift(answer.subarray(end + 4));
        return resolve(Number(status));
      }
    };
    socket.on('readable', read).on('error', fail).on('close', closed);
    read();
  });
}
