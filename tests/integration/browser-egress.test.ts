import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import http from 'node:http';
import os from 'node:os';
import net, { type AddressInfo } from 'node:net';
import { launch as launchBrowser, type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserProxy } from '#server/outside/egress/port.ts';
import { browserLaunch, type BrowserLaunch } from '#tests/setup/browser.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';
import { escapingPage, escapingWorker } from './escaping-page.ts';

/** The only address that the browser may reach. On `localhost`, a page may start service workers. */
let site: http.Server;
let sitePort = 0;
const siteHits: string[] = [];
/** TCP and UDP on one port of every address of this machine. */
let canaryTcp: net.Server;
let canaryUdp: UdpSocket;
const canaryHits = { tcp: 0, udp: 0 };
let launch: BrowserLaunch;
/** A socket of IPv6 takes IPv4 as well; containers often have none. */
const hasIPv6 = Object.values(os.networkInterfaces()).some((found) =>
  found?.some(({ family }) => family === 'IPv6'),
);

beforeAll(async () => {
  canaryTcp = net.createServer((socket) => {
    canaryHits.tcp += 1;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  await new Promise<void>((listening) => void canaryTcp.listen(0, listening));
  const canary = (canaryTcp.address() as AddressInfo).port;
  canaryUdp = createSocket(hasIPv6 ? 'udp6' : 'udp4');
  canaryUdp.on('message', () => (canaryHits.udp += 1));
  await new Promise<void>((bound) => void canaryUdp.bind(canary, bound));

  site = http.createServer((request, response) => {
    const path = request.url ?? '';
    siteHits.push(path);
    if (path.startsWith('/to-canary')) {
      response.writeHead(302, { location: `http://127.0.0.1:${canary}/redirected` }).end();
    } else if (path.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(escapingWorker(canary));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(escapingPage(path, canary));
    }
  });
  await new Promise<void>((listening) => void site.listen(0, listening));
  sitePort = (site.address() as AddressInfo).port;
  launch = await browserLaunch();
});

afterAll(() => {
  site.closeAllConnections();
  site.close();
  canaryTcp.close();
  canaryUdp.close();
});

/** Opens the page that tries every way out, and then those that leave it altogether. */
async function visit(flags: string[]): Promise<void> {
  const browser = await launchBrowser({
    executablePath: launch.executablePath,
    args: [...launch.args, ...flags],
    env: launch.env,
    headless: 'shell',
    pipe: true,
  });
  try {
    await tryEverything(browser);
  } finally {
    await browser.close();
  }
}

async function tryEverything(browser: Browser): Promise<void> {
  const home = `http://localhost:${sitePort}`;
  const open = async (path: string, forMs: number): Promise<void> => {
    const page = await browser.newPage();
    await page
      .goto(path.startsWith('http') ? path : home + path, { waitUntil: 'load', timeout: 3_000 })
      .catch(() => null);
    await new Promise((done) => setTimeout(done, forMs));
    await page.close();
  };
  const canary = (canaryTcp.address() as AddressInfo).port;
  await Promise.all([
    open('/everything', 2_500),
    open('/meta-refresh', 1_000),
    open('/form', 1_000),
    open('/location', 1_000),
    open('/to-canary', 200),
    open(`http://127.0.0.1:${canary}/direct`, 200),
    open(`http://[::1]:${canary}/direct`, 200),
  ]);
}

it('leaves a browser no way out but the proxy, and the proxy only the allowed site', async () => {
  const { egress } = openOutsideWeb(
    { PUBLIC_URL: 'https://shelfmark.example' },
    { allow: ({ host, port }) => host === 'localhost' && port === sitePort, lookup: toLoopback },
  );
  const proxy: BrowserProxy = await egress.openBrowserProxy();
  try {
    await visit(proxy.flags);
  } finally {
    await proxy.close();
  }
  expect(canaryHits).toEqual({ tcp: 0, udp: 0 });
  // It was really tried, and the allowed site was reached in each of its ways.
  expect(proxy.refusalCount).toBeGreaterThan(30);
  expect(siteHits).toEqual(
    expect.arrayContaining(['/everything', '/allowed-fetch', '/service-worker.js', '/in-worker']),
  );
  expect(proxy.refusals.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['page_port', 'page_address_not_public']),
  );
  expect(proxy.reasonFor('http://to-loopback.com/usual-port')).toBe('page_address_not_public');
});

it('reaches the canary without the flags, over TCP and UDP', async () => {
  await visit([]);
  expect(canaryHits.tcp).toBeGreaterThan(20);
  expect(canaryHits.udp).toBeGreaterThan(3);
});
