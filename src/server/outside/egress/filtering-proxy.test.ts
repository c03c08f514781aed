import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openRawSite } from '#tests/setup/hostile-site.ts';
import { toLoopback } from '#tests/setup/outside-web.ts';
import { openEgress } from './live.ts';
import type { BrowserProxy, ProxyBounds } from './port.ts';

/** The page's server, which the guard is told to allow, and the canary, which nothing may reach. */
let site: http.Server;
let canary: net.Server;
let canaryHits = 0;
let proxy: BrowserProxy | undefined;

const portOf = (server: net.Server): number => (server.address() as AddressInfo).port;
const listening = (server: net.Server): Promise<void> =>
  new Promise((done) => void server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  site = http.createServer((request, response) => {
    if (request.url === '/endless') {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', write);
      return write();
    }
    if (request.url === '/silent') return;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(`${request.method} ${request.url} ${request.headers.host}`);
  });
  canary = net.createServer((socket) => {
    canaryHits += 1;
    socket.destroy();
  });
  await Promise.all([listening(site), listening(canary)]);
});

afterEach(() => proxy?.close());
afterAll(() => {
  site.closeAllConnections();
  site.close();
  canary.close();
});

async function open(bounds: Partial<ProxyBounds> = {}): Promise<BrowserProxy> {
  const guard = openEgress({
    allow: ({ host, port }) => host === 'site.test' && port === portOf(site),
    lookup: toLoopback,
  });
  proxy = await guard.openBrowserProxy(bounds);
  return proxy;
}

interface Answer {
  status: number;
  type: string;
  cookies: string[];
  bytes: number;
  text: string;
}

/** A plain request as a browser sends it to its proxy. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port: proxy?.port ?? 0, host: '127.0.0.1', path, agent: false }, (answer) => {
      let bytes = 0;
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (text.length < 1_000) text += chunk.toString();
      });
      const { statusCode = 0, headers } = answer;
      const type = headers['content-type'] ?? '';
      answer.on('error', () => undefined);
      answer.on('close', () =>
        resolve({ status: statusCode, type, cookies: headers['set-cookie'] ?? [], bytes, text }),
      );
    });
    request.on('error', reject);
  });
}

/** Status of a CONNECT, and what the tunnel gives to one request. */
function tunnel(authority: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(proxy?.port ?? 0, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('established') && !text.includes('GET')) {
        socket.write('GET /in-tunnel HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`);
  });
}

describe('Filtering proxy of a browser', () => {
  it('passes plain requests and tunnels on to what is allowed', async () => {
    await open();
    const plain = await ask(`http://site.test:${portOf(site)}/page?x=1`);
    expect(plain).toMatchObject({ status: 200, text: `GET /page?x=1 site.test:${portOf(site)}` });
    expect(plain.cookies).toEqual(['a=1', 'b=2']);
    const tunnelled = await tunnel(`site.test:${portOf(site)}`);
    expect(tunnelled.text).toContain('GET /in-tunnel');
    expect(proxy?.refusals).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1/', 'page_address_not_public'],
    ['http://0x7f.1/', 'page_address_not_public'],
    ['http://[::ffff:127.0.0.1]/', 'page_address_not_public'],
    ['http://localhost/', 'page_address_not_public'],
    ['http://shelfmark-canary.com/', 'page_address_not_public'],
    ['http://shelfmark-canary.com:8080/', 'page_port'],
    ['http://a:b@shelfmark-canary.com/', 'page_credentials'],
    ['ftp://shelfmark-canary.com/', 'page_scheme'],
  ] as const)('refuses %s with a page of its own', async (url, reason) => {
    const opened = await open();
    const answer = await ask(url);
    expect(answer.status).toBe(403);
    expect(answer.type).toContain('text/html');
    expect(opened.reasonFor(url)).toBe(reason);
    expect(canaryHits).toBe(0);
  });

  it.each(['127.0.0.1', '2130706433', '[::1]', 'localhost', 'shelfmark-canary.com'])(
    'refuses a tunnel to %s, on the port of the canary and on 443',
    async (host) => {
      await open();
      const first = await tunnel(`${host}:${portOf(canary)}`);
      const second = await tunnel(`${host}:443`);
      expect([first.status, second.status]).toEqual([403, 403]);
      expect(proxy?.refusals.map(({ reason }) => reason)).toEqual(['page_port', 'page_address_not_public']);
      expect(proxy?.reasonFor(`https://${host}/x`)).toBe(
        host === '2130706433' ? null : 'page_address_not_public',
      );
      expect(canaryHits).toBe(0);
    },
  );

  it('ends an endless body at its bound of bytes, and gives nothing more afterwards', async () => {
    await open({ bytes: 1_000_000 });
    const answer = await ask(`http://site.test:${portOf(site)}/endless`);
    expect(answer.bytes).toBeLessThan(2_000_000);
    expect((await ask(`http://site.test:${portOf(site)}/page`)).status).toBe(403);
    expect(proxy?.reasonFor(`http://site.test:${portOf(site)}/page`)).toBe('over_bytes');
  });

  it.each([
    ['000', 'HTTP/1.1 000 Nothing\r\n\r\n'],
    ['101', 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ['no answer', ''],
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ])('survives a site that sends %s', async (_name, answer) => {
    const hostile = await openRawSite((socket) => socket.end(answer));
    const guard = openEgress({ allow: ({ port }) => port === hostile.port, lookup: toLoopback });
    proxy = await guard.openBrowserProxy();
    expect((await ask(`http://hostile.test:${hostile.port}/`)).status).toBe(502);
    expect(proxy.refusals).toMatchObject([{ reason: 'page_broken' }]);
    await hostile.close();
  });

  it('counts requests', async () => {
    await open({ requests: 1 });
    expect((await ask(`http://site.test:${portOf(site)}/1`)).status).toBe(200);
    expect((await ask(`http://site.test:${portOf(site)}/2`)).status).toBe(403);
    expect(proxy?.refusals).toMatchObject([{ reason: 'over_requests' }]);
  });

  it('ends a silent exchange and the whole run in time', async () => {
    await open({ idleMs: 100 });
    await expect(ask(`http://site.test:${portOf(site)}/silent`)).rejects.toThrow('socket hang up');
    await proxy?.close();
    await open({ lifetimeMs: 100 });
    await expect(ask(`http://site.test:${portOf(site)}/silent`)).rejects.toThrow('socket hang up');
  });

  it('ends every connection when it is closed', async () => {
    const opened = await open();
    // On a busy machine the connection takes longer than any fixed time.
    const arrived = once(site, 'request');
    const waiting = expect(ask(`http://site.test:${portOf(site)}/silent`)).rejects.toThrow('socket hang up');
    await arrived;
    await opened.close();
    await waiting;
    await expect(ask('http://127.0.0.1/')).rejects.toThrow('ECONNREFUSED');
  });
});
