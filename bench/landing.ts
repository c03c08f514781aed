import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measure, type Row } from './row.ts';

const root = path.resolve(import.meta.dirname, '../dist/client');
const page = path.resolve(import.meta.dirname, '../dist/pages/landing.html');

/** JavaScript that a visitor's browser loads for `/`, compressed file by file as it is served, and in how many files. */
export function benchLanding(): Promise<Row[]> {
  const rows = [
    { id: 'landing-js-kb', unit: 'kB brotli', bar: { most: 90 } },
    { id: 'landing-js-requests', unit: 'files', bar: { most: 2 } },
  ] as const;
  return measure(rows, async () => {
    if (!existsSync(page)) throw new Error('the pages are not built (dist/pages/landing.html)');
    const html = readFileSync(page, 'utf8');
    // The last are what the page asks for once it is painted (`after-paint-script.ts`).
    const named = /<(?:script|link)\b[^>]*?(?:src|href|data-files)="(\/[^"]+\.js)"/g;
    const files = staticImports([...html.matchAll(named)].flatMap(([, names = '']) => names.split(' ')));
    let bytes = 0;
    for (const file of files) bytes += compressed(readFileSync(path.join(root, file)));
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([^<]+)<\/script>/g)];
    for (const [, code] of inline) bytes += compressed(Buffer.from(code ?? ''));
    return [
      {
        id: 'landing-js-kb',
        value: bytes / 1000,
        against: `${files.size} files and ${inline.length} inline scripts`,
      },
      { id: 'landing-js-requests', value: files.size, against: [...files].join(', ') },
    ];
  });
}

/** The files named in the page and everything that they import statically. */
function staticImports(entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file) || !existsSync(path.join(root, file))) return;
    files.add(file);
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const match of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["'](\.[^"']+\.js)["']/g,
    ))
      visit(path.posix.join(path.posix.dirname(file), match[1] ?? ''));
  };
  for (const entry of entries) visit(entry);
  return files;
}

function compressed(code: Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
