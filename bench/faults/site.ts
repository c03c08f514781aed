import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of pages that link to each other, behind a proxy that the product is given as its way out. */
export interface Site {
  /** To be given as `HTTP_PROXY`. */
  exit: string;
  /** Address of its first page; no other program can reach it. */
  url: string;
  pages: number;
  /** Paths of pages that were asked for, in order, as often as they were. */
  asked: string[];
  close(): Promise<void>;
}

const host = 'crawled.example.com';

/** @param delayMs before each page, so that a crawl lasts long enough to be killed in its middle */
export async function openSite(pages: number, delayMs: number): Promise<Site> {
  const asked: string[] = [];
  const links = Array.from(
    { length: pages },
    (_, index) => `<p><a href="/p${index}">Page ${index}</a></p>`,
  ).join('');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const isPage = pathname === '/' || /^\/p\d+$/.test(pathname);
    if (isPage) asked.push(pathname);
    setTimeout(
      () => {
        response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          isPage
            ? `<!doctype html><html lang="en"><head><title>Page ${pathname}</title></head><body><main><h1>${pathname}</h1>${links}</main></body></html>`
            : 'No such page',
        );
      },
      isPage ? delayMs : 0,
    );
  });
  // The way out is a proxy: a tunnel that it is asked for ends in this very server.
  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    exit: `http://127.0.0.1:${port}`,
    url: `http://${host}/`,
    pages: pages + 1,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
