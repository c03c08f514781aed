import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCertificate, testKey } from '#tests/setup/certificate.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';
import type { PageFetch } from './port.ts';

const identity = { PUBLIC_URL: 'https://shelfmark.example' };
let secure: https.Server;
let exit: http.Server;
/** What the exit was asked for, with the password that it was shown. */
let asked: string[] = [];
let exitStatus = 200;
/** Where the exit leads, whatever it is asked for. */
let plain: http.Server;

const portOf = (server: net.Server): number => (server.address() as AddressInfo).port;
const listening = (server: net.Server): Promise<void> =>
  new Promise((done) => void server.listen(0, '127.0.0.1', done));
const answer: http.RequestListener = (request, response) => {
  if (request.url === '/down') return void response.writeHead(302, { location: 'http://down.com/' }).end();
  response.setHeader('content-type', 'text/html').end(`<p>${request.headers.host} ${request.url}`);
};

beforeAll(async () => {
  secure = https.createServer({ cert: testCertificate, key: testKey }, answer);
  plain = http.createServer(answer);
  exit = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['proxy-authorization'] ?? ''}`);
    response.setHeader('content-type', 'text/html').end(`<p>${request.headers.host} by the exit`);
  });
  exit.on('connect', (request, client: net.Socket, head: Buffer) => {
    asked.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? ''}`);
    if (exitStatus !== 200) return void client.end(`HTTP/1.1 ${exitStatus} No\r\n\r\n`);
    const site = net.connect(portOf(secure), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\nvia: exit\r\n\r\n');
      site.write(head);
      site.pipe(client).pipe(site);
    });
    site.on('error', () => client.destroy());
    client.on('error', () => site.destroy());
  });
  await Promise.all([listening(secure), listening(plain), listening(exit)]);
});

beforeEach(() => {
  asked = [];
  exitStatus = 200;
});

afterAll(() => {
  for (const server of [secure, plain, exit]) {
    server.closeAllConnections();
    server.close();
  }
});

const open = (pages: PageFetch, url: string) =>
  pages.fetchPage(url, { purpose: 'page', signal: AbortSignal.timeout(4_000) });
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

/** Node reads its certificates once for each context, so that this reaches the product's own connections. */
async function trusting(work: () => Promise<void>): Promise<void> {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, testCertificate]);
  try {
    await work();
  } finally {
    tls.setDefaultCACertificates(before);
  }
}

describe('https', () => {
  const web = () =>
    openOutsideWeb(identity, { allow: ({ host }) => host.endsWith('.test'), lookup: toLoopback }).pages;

  it('is refused without a trusted certificate, and with one for another name', async () => {
    const at = (host: string) => `https://${host}:${portOf(secure)}/`;
    expect(await code(open(web(), at('site.test')))).toBe('page_tls');
    expect(await code(open(web(), `https://site.test:${portOf(plain)}/`))).toBe('page_tls');
    await trusting(async () => expect(await code(open(web(), at('other.test')))).toBe('page_tls'));
  });

  it('comes with the time of its handshake, and notices a way back to http', async () => {
    await trusting(async () => {
      const found = await open(web(), `https://site.test:${portOf(secure)}/page`);
      expect(Buffer.from(found.body).toString()).toBe(`<p>site.test:${portOf(secure)} /page`);
      expect(found.timings.tls).toBeGreaterThan(0);
      expect(found.leftHttps).toBe(false);
    });
  });
});

describe('HTTP_PROXY', () => {
  const through = (lookup = nobodyKnows) =>
    openOutsideWeb(identity, { exit: `http://me:se%20cret@127.0.0.1:${portOf(exit)}`, lookup });
  const password = `Basic ${Buffer.from('me:se cret').toString('base64')}`;

  it('is asked for the whole address of http, and for a tunnel of https', async () => {
    const { pages } = through();
    const found = await open(pages, 'http://shop.com/a?b=c#d');
    expect(Buffer.from(found.body).toString()).toBe('<p>shop.com by the exit');
    expect(await code(open(pages, 'https://shop.com/'))).toBe('page_tls');
    expect(asked).toEqual([`GET http://shop.com/a?b=c ${password}`, `CONNECT shop.com:443 ${password}`]);
  });

  it('carries the whole way of a page to its end', async () => {
    const { pages } = openOutsideWeb(identity, {
      exit: `http://127.0.0.1:${portOf(exit)}`,
      allow: ({ host }) => host === 'site.test',
      lookup: nobodyKnows,
    });
    await trusting(async () => {
      const found = await open(pages, 'https://site.test/down');
      expect(found).toMatchObject({ finalUrl: 'http://down.com/', leftHttps: true, status: 200 });
    });
    expect(asked).toEqual(['CONNECT site.test:443 ', 'GET http://down.com/ ']);
  });

  it.each([
    ['http://127.0.0.1/', nobodyKnows],
    ['http://[::ffff:10.0.0.1]/', nobodyKnows],
    ['https://localhost/', nobodyKnows],
    ['http://db/', nobodyKnows],
    // Known here to stand for this machine, whatever the exit would find.
    ['http://shop.com/', toLoopback],
  ])('is never asked for %s', async (url, lookup) => {
    expect(await code(open(through(lookup).pages, url))).toBe('page_address_not_public');
    expect(asked).toEqual([]);
  });

  it.each([
    [403, 'page_address_not_public'],
    [407, 'page_way_out_failed'],
    [502, 'page_refused'],
    [504, 'page_timeout'],
  ])('that answers %i to a tunnel: %s', async (status, expected) => {
    exitStatus = status;
    expect(await code(open(through().pages, 'https://shop.com/'))).toBe(expected);
  });

  it('that is down is said to be no fault of the address', async () => {
    const { pages } = openOutsideWeb(identity, { exit: 'http://127.0.0.1:9', lookup: nobodyKnows });
    expect(await code(open(pages, 'http://shop.com/'))).toBe('page_way_out_failed');
  });

  it('is also the way of a browser', async () => {
    const proxy = await through().egress.openBrowserProxy();
    const body = await new Promise<string>((resolve, reject) => {
      http
        .get(
          { host: '127.0.0.1', port: proxy.port, path: 'http://shop.com/in-browser', agent: false },
          (response) => {
            let text = '';
            response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
          },
        )
        .on('error', reject);
    });
    await proxy.close();
    expect(body).toBe('<p>shop.com by the exit');
    expect(asked).toEqual([`GET http://shop.com/in-browser ${password}`]);
  });
});

/** A machine behind an exit often has no name service of its own. */
function nobodyKnows(...[host, , done]: Parameters<typeof toLoopback>): void {
  done(Object.assign(new Error(`queryA ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
}
