import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { browserEgressFlags } from './browser-flags.ts';
import { problemOf } from './problems.ts';
import { createRefusalLog } from './refusal-log.ts';
import type { BrowserProxy, EgressGuard, ProxyBounds, RefusalReason } from './port.ts';

const usualBounds: ProxyBounds = {
  bytes: 100_000_000,
  requests: 3_000,
  connections: 200,
  lifetimeMs: 120_000,
  idleMs: 30_000,
};

/** Ends one exchange when a bound of the whole run is reached. */
class OverBound extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Forward proxy on loopback for one run of a browser, which has no other way out. Plain requests and tunnels both
 * pass the guard; what is refused gets a small HTML page, because a browser reports an answer without a type as
 * something else than a refusal.
 */
export async function openFilteringProxy(
  guard: EgressGuard,
  given: Partial<ProxyBounds> = {},
): Promise<BrowserProxy> {
  const bounds = { ...usualBounds, ...given };
  const log = createRefusalLog();
  const sockets = new Set<Duplex>();
  const ending = new AbortController();
  let bytes = 0;
  let requests = 0;
  let open = 0;
  let over: RefusalReason | null = null;

  /** Everything is ended when a bound is passed: a page that has used it up gets nothing more. */
  const stopAll = (reason: RefusalReason): void => {
    over ??= reason;
    for (const socket of sockets) socket.destroy();
  };
  const lifetime = setTimeout(() => stopAll('over_time'), bounds.lifetimeMs);
  lifetime.unref();

  const hold = <Kind extends Socket | Duplex>(socket: Kind): Kind => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if ('setTimeout' in socket) socket.setTimeout(bounds.idleMs, () => socket.destroy());
    return socket;
  };
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > bounds.bytes) stopAll('over_bytes');
  };
  const enter = (): void => {
    requests += 1;
    if (over !== null) throw new OverBound(over);
    if (requests > bounds.requests) throw new OverBound('over_requests');
    if (open >= bounds.connections) throw new OverBound('over_connections');
    open += 1;
  };
  const refuse = (error: unknown, method: string, target: string): RefusalReason => {
    const reason = error instanceof OverBound ? error.reason : (over ?? problemOf(error));
    log.add({ reason, method, target, detail: error instanceof Error ? error.message : String(error) });
    return reason;
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '';
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let entered = false;
    try {
      enter();
      entered = true;
      const url = new URL(address);
      const target = guard.checkUrl(url);
      const line = guard.requestLine(url);
      const signal = AbortSignal.any([gone.signal, ending.signal]);
      const { socket } = await guard.connect(target, { tunnel: url.protocol !== 'http:', signal });
      hold(socket).on('data', count);
      const upstream = http.request({
        createConnection: () => socket,
        method: request.method,
        path: line.path,
        headers: { ...forwarded(request.headers), host: url.host, ...line.headers },
        maxHeaderSize: 65_536,
      });
      response.once('close', () => upstream.destroy());
      request.on('data', count).pipe(upstream);
      await answerOf(upstream, response);
    } catch (error) {
      answerRefusal(response, refuse(error, request.method ?? '', address));
    } finally {
      if (entered) open -= 1;
    }
  }

  async function tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const authority = request.url ?? '';
    const gone = new AbortController();
    hold(client).once('close', () => gone.abort());
    let entered = false;
    try {
      enter();
      entered = true;
      const target = guard.checkAuthority(authority);
      const signal = AbortSignal.any([gone.signal, ending.signal]);
      const { socket } = await guard.connect(target, { tunnel: true, signal });
      hold(socket);
      if (client.destroyed || over !== null) return void socket.destroy();
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.write(head);
      client.on('data', count).pipe(socket);
      socket.on('data', count).pipe(client);
      await new Promise((closed) => {
        socket.once('close', () => closed(client.destroy()));
        client.once('close', () => closed(socket.destroy()));
      });
    } catch (error) {
      const reason = refuse(error, 'CONNECT', authority);
      const page = refusalPage(reason);
      client.end(
        `HTTP/1.1 ${statusOf(reason)} Refused\r\ncontent-type: text/html; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(page)}\r\nconnection: close\r\n\r\n${page}`,
      );
    } finally {
      if (entered) open -= 1;
    }
  }

  const server = http.createServer((request, response) => void forward(request, response));
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    void tunnel(request, client, head);
  });
  server.on('connection', hold);
  server.on('clientError', (_error, client) => client.destroy());
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;

  return {
    port,
    flags: browserEgressFlags(port),
    refusals: log.entries,
    get refusalCount() {
      return log.count;
    },
    get bytes() {
      return bytes;
    },
    reasonFor: (url) => log.reasonFor(url) ?? over,
    close: () => {
      clearTimeout(lifetime);
      ending.abort();
      return new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

/** Passes the answer on as it comes, and waits for its end. */
function answerOf(upstream: http.ClientRequest, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    upstream.once('error', reject);
    upstream.once('close', () => {
      if (!response.headersSent) reject(new Error('closed without an answer'));
    });
    upstream.once('response', (answer) => {
      try {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
      } catch (error) {
        // A status or a header that may not be sent on, such as status 000.
        upstream.destroy();
        return reject(error);
      }
      answer.once('error', () => response.destroy());
      answer.once('aborted', () => response.destroy());
      answer.pipe(response);
    });
  });
}

function forwarded(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** Raw headers, so that a repeated one stays repeated. */
function passedOn(rawHeaders: string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !hopByHop.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
}

function answerRefusal(response: ServerResponse, reason: RefusalReason): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(statusOf(reason), { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
  response.end(refusalPage(reason));
}

function statusOf(reason: RefusalReason): number {
  if (reason === 'page_timeout' || reason === 'page_name_unanswered') return 504;
  return reason === 'page_refused' || reason === 'page_broken' || reason === 'page_name_unknown' ? 502 : 403;
}

function refusalPage(reason: RefusalReason): string {
  return `<!doctype html><html lang="en"><title>Not loaded</title><p>Not loaded: ${reason}</p></html>`;
}
