import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A site on this machine with pages that are good, slow, endless, and greedy. */
export interface SlowSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

const good = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mugs of stoneware</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page about mugs.">
<style>body{font:16px sans-serif}</style></head><body><main><h1>Mugs</h1><p>Thrown on the wheel.</p></main></body></html>`;
const slow = `<!doctype html><html><head><title>Slow</title><link rel="stylesheet" href="/slow.css">
<script src="/slow.js"></script></head><body><h1>Shop</h1><p style="color:#bbb">Pale words on white.</p><img src="/mug.svg"></body></html>`;
const endless = '<!doctype html><title>Endless</title><h1>Wait</h1><script>while (1);</script>';
const greedy = `<!doctype html><title>Greedy</title><h1>More</h1><script>
const kept = []; setInterval(() => { const part = new Uint8Array(5e7); part.fill(1); kept.push(part); }, 20);</script>`;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const pages: Record<string, [type: string, body: string, delayMs: number]> = {
  '/good': ['text/html', good, 0],
  '/slow': ['text/html', slow, 300],
  '/slow.css': ['text/css', lines(2_000, (index) => `.unused-${index} { margin: ${index}px; }`), 200],
  '/slow.js': [
    'text/javascript',
    lines(3_000, (index) => `function unused${index}() { return ${index}; }`),
    200,
  ],
  '/mug.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>',
    0,
  ],
  '/endless': ['text/html', endless, 0],
  '/greedy': ['text/html', greedy, 0],
};

export async function openSlowSite(): Promise<SlowSite> {
  const server: Server = createServer((request, response) => {
    const [type, body, delayMs] = pages[request.url ?? ''] ?? ['text/html', '<!doctype html><h1>No page', 0];
    void wait(delayMs).then(() => {
      response.writeHead(request.url && request.url in pages ? 200 : 404, { 'content-type': type });
      response.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
