import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes one hostile answer. */
export type Bomb = (response: ServerResponse, request: IncomingMessage) => void;

const html = { 'content-type': 'text/html; charset=utf-8' };
const mb = 1_000_000;
/** As much as the page fetch takes of a page, so that nothing of it is cut off. */
const wholePage = 4.9 * mb;

/** Parts again and again up to the size of the largest page that is read. */
function filled(before: string, part: (index: number) => string, after = ''): Bomb {
  let text: string | undefined;
  return (response) => {
    if (text === undefined) {
      const parts = [before];
      for (let index = 0, length = 0; length < wholePage; index += 1) {
        const next = part(index);
        parts.push(next);
        length += next.length;
      }
      text = parts.join('') + after;
    }
    response.writeHead(200, html).end(text);
  };
}

function sent(headers: Record<string, string>, make: () => Buffer | string): Bomb {
  let body: Buffer | string | undefined;
  return (response) => response.writeHead(200, { ...html, ...headers }).end((body ??= make()));
}

/** A part each so many milliseconds, until the reader goes. */
function dripping(part: string, everyMs: number, head = true): Bomb {
  return (response) => {
    if (head) response.writeHead(200, html).flushHeaders();
    const timer = setInterval(() => {
      if (head) response.write(part);
      else response.socket?.write(part);
    }, everyMs);
    response.once('close', () => clearInterval(timer));
  };
}

/** Gzip files one after the other are one gzip file: 300 times ten million spaces. */
const gzipBomb = () => {
  const one = gzipSync(Buffer.alloc(10 * mb, ' '));
  return Buffer.concat(Array.from({ length: 300 }, () => one));
};

const formatting = Array.from({ length: 2_000 }, (_, index) => `<font color=#${index}>`).join('');

/** Every hostile page by its path. */
export const bombs: Readonly<Record<string, Bomb>> = {
  '/gzip-3-gb': sent({ 'content-encoding': 'gzip' }, gzipBomb),
  '/gzip-twice': sent({ 'content-encoding': 'gzip, gzip' }, () => gzipSync(gzipBomb())),
  '/brotli-500-mb': sent({ 'content-encoding': 'br' }, () =>
    brotliCompressSync(Buffer.alloc(500 * mb, 'a'), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  ),
  '/endless': (response) => {
    response.writeHead(200, html);
    const part = Buffer.alloc(64 * 1024, '<p>more</p>');
    const more = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', more);
    more();
  },
  '/drip': dripping('<p>', 1_000),
  '/drip-of-the-head': dripping('HTTP/1.1 200 OK\r\n'.slice(0, 1), 1_000, false),
  '/silent': () => undefined,
  '/redirects-in-a-loop': (response) => response.writeHead(302, { location: '/redirects-in-a-loop' }).end(),
  '/redirects-without-end': (response, { url = '' }) =>
    response
      .writeHead(302, { location: `/redirects-without-end?${Number(url.split('?')[1] ?? 0) + 1}` })
      .end(),
  '/refresh-to-itself': sent(
    {},
    () => '<meta http-equiv=refresh content="0;url=/refresh-to-itself"><h1>x</h1>',
  ),
  '/divs-1-million-deep': filled('', () => '<div>'),
  '/tables-deep': filled('', () => '<table><tr><td>'),
  '/lists-deep': filled('', () => '<ul><li>'),
  '/svg-deep': filled('<svg>', () => '<g>'),
  '/formatting-again-and-again': filled(`<p>${formatting}</p>`, () => '<p>x</p>'),
  '/misnested-formatting': filled('', (index) => `<b id=a${index}><div><i></b>`),
  '/links-in-links': filled('', () => '<a href=/x><p>'),
  '/attributes-of-one-element': filled('<div ', (index) => `a${index} `, '>x'),
  '/attributes-of-many': filled('', (index) => `<p ${'data-a=1 '.repeat(3)}id=p${index}>`),
  '/attribute-of-5-mb': filled('<a title="', () => 'long title '.repeat(100), '">x</a>'),
  '/giant-table': filled('<table>', (index) => `<tr><td>${index}<td>b<td>c`),
  '/title-of-5-mb': filled('<title>', () => 'Mugs and bowls | '),
  '/word-of-5-mb': filled('<title>x</title><h1>x</h1><p>', () => 'a'.repeat(1_000)),
  '/different-words': filled('<title>x</title><h1>x</h1><p>', (index) => `w${index.toString(36)} `),
  '/headings': filled('<title>x</title>', (index) => `<h${(index % 6) + 1}>Heading ${index}</h1>`),
  '/links': filled('<title>x</title>', (index) => `<a href="/l/${index}">Link ${index}</a>`),
  '/pictures': filled('<title>x</title>', (index) => `<img src="/i/${index}.png" alt="a">`),
  '/metas': filled('<title>x</title>', (index) => `<meta property="og:image" content="/i/${index}.png">`),
  '/languages': filled('<title>x</title>', (index) => `<link rel=alternate hreflang=de href="/d/${index}">`),
  '/sources-of-a-picture': filled('<img srcset="', (index) => `/i/${index}.png ${index}w, `, '">'),
  '/json-ld-deep': filled('<script type="application/ld+json">', () => '[', '</script>'),
  '/json-ld-wide': filled(
    '<script type="application/ld+json">[0',
    () => ',{"@type":"Product","name":"x"}',
    ']</script>',
  ),
  '/comments': filled('', () => '<!-- -- --!><!--'),
  '/entities': filled('<p>', () => '&amp;&#x41;&notit;&'),
  '/styles': filled('<style>', (index) => `.a${index}{color:red}`, '</style>'),
  '/tags-never-closed': filled('<p ', () => '<'),
  '/spaces': filled('<title>', () => ' \t\n'.repeat(500)),
  '/combining-marks': filled('<p>e', () => '\u0301\u0323'),
  '/charset-that-is-none': sent({ 'content-type': `text/html; charset=${'x'.repeat(8_000)}` }, () => '<p>x'),
  '/headers-of-1-mb': (response) =>
    response.writeHead(200, { ...html, 'x-long': 'a'.repeat(mb) }).end('<p>x'),
};

/** What hostile pictures are, for the logo of a social picture and for pictures that a page names. */
export const pictureBombs: Readonly<Record<string, Bomb>> = {
  '/p/huge.png': picture('image/png', () => png(60_000, 60_000)),
  '/p/huge-real.png': picture('image/png', () => png(20_000, 20_000)),
  '/p/huge.jpg': picture('image/jpeg', () =>
    Buffer.from([
      0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
    ]),
  ),
  '/p/entities.svg': picture('image/svg+xml', () => {
    const entities = Array.from(
      { length: 12 },
      (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
    );
    return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "lol">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text>&a12;</text></svg>`;
  }),
  '/p/file.svg': picture(
    'image/svg+xml',
    () =>
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
  ),
  '/p/uses.svg': picture('image/svg+xml', () => {
    const levels = Array.from(
      { length: 12 },
      (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs><rect id="g0" width="1" height="1"/>${levels.join('')}</defs><use href="#g12"/></svg>`;
  }),
  '/p/filter.svg': picture(
    'image/svg+xml',
    () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feMorphology radius="4000"/><feGaussianBlur stdDeviation="4000"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>',
  ),
  '/p/deep.svg': picture(
    'image/svg+xml',
    () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g>'.repeat(400_000)}`,
  ),
  '/p/endless.png': (response) => bombs['/endless']?.(response, {} as IncomingMessage),
};

function picture(type: string, make: () => Buffer | string): Bomb {
  return sent({ 'content-type': type }, make);
}

/** A PNG that says its size and has next to nothing in it. */
function png(width: number, height: number): Buffer {
  const file = Buffer.alloc(200);
  file.write('\x89PNG\r\n\x1a\n', 'latin1');
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt8(8, 24);
  file.writeUInt8(6, 25);
  return file;
}

export interface BombSite {
  port: number;
  /** Connections that are open. */
  open(): number;
  close(): Promise<void>;
}

/** A site of bombs on loopback; its start page links to them all. */
export async function openBombSite(): Promise<BombSite> {
  const pages: Readonly<Record<string, Bomb>> = { ...bombs, ...pictureBombs };
  let open = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const bomb = pages[path];
    if (bomb) bomb(response, request);
    else if (path === '/')
      response.writeHead(200, html).end(
        `<title>Bombs</title><h1>Bombs</h1>${Object.keys(bombs)
          .map((name) => `<p><a href="${name}">A page of this site</a>`)
          .join('')}`,
      );
    else response.writeHead(404, html).end('<p>No');
  });
  server.on('connection', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
