import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import type { EgressGuard } from '#server/outside/egress/port.ts';

/** Milliseconds of the last connection that was opened. */
export interface ConnectTimings {
  dns: number | null;
  connect: number | null;
  tls: number | null;
}

/** Longest TLS handshake, in milliseconds. */
const handshakeLimitMs = 10_000;

/**
 * The HTTP client's way to a connection: through the guard, with TLS on top. Only HTTP/1.1 is offered, whose limits
 * of headers and times are the ones that are set and tested here.
 */
export function guardedConnector(
  guard: EgressGuard,
  signal: AbortSignal,
  report: (timings: ConnectTimings) => void = () => undefined,
): buildConnector.connector {
  return (options, done) => {
    void open().then(
      (socket) => done(null, socket),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );

    async function open() {
      const url = new URL(`${options.protocol}//${options.host ?? options.hostname}`);
      const isTls = url.protocol === 'https:';
      const found = await guard.connect(guard.checkUrl(url), { tunnel: isTls, signal });
      const timings = { dns: found.lookupMs, connect: found.connectMs };
      if (!isTls) {
        report({ ...timings, tls: null });
        return found.socket;
      }
      const started = performance.now();
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const secure = connectTls({
        socket: found.socket,
        ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
        host,
        ALPNProtocols: ['http/1.1'],
      });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(handshakeLimitMs)]);
      const stop = (): void => void secure.destroy(limit.reason);
      limit.addEventListener('abort', stop);
      try {
        await new Promise<void>((ready, failed) => {
          secure.once('secureConnect', ready).once('error', failed);
          secure.once('close', () => failed(new Error('closed during the handshake')));
        });
      } finally {
        limit.removeEventListener('abort', stop);
      }
      report({ ...timings, tls: performance.now() - started });
      return secure;
    }
  };
}
