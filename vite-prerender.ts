import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import type * as EntryServer from './src/web/entry-server.tsx';
import type { PageFile } from './src/web/entry-server.tsx';
import { writeIcons, writeSocialImage } from './scripts/page-images.ts';
import { usedStyles, withoutFaces } from './src/web/head/used-styles.ts';
import { afterPaintScript, afterPaintTag } from './src/web/lib/after-paint-script.ts';
import { firstPaintScript } from './src/web/lib/first-paint-script.ts';
import { platforms } from './src/rules/platforms/index.ts';
import { platformSprite } from './src/web/ui/platform-marks.ts';
import { joinRuntime } from './vite-runtime.ts';

const clientFolder = 'dist/client';
const serverFolder = 'dist/prerender';
/** HTML stands outside the folder of public files: the server decides which page a path gets. */
const pagesFolder = 'dist/pages';
/** Fonts that the first screen needs at once: the Latin files of both families. */
const preloadedFonts = [/instrument-sans-latin-wdth-normal/, /geist-mono-latin-wght-normal/];
const compressed = /\.(?:js|css|svg|webmanifest|ico)$/;

/**
 * `vite build --app`: builds the browser bundle and the renderer, then writes every public page as full
 * HTML, one loading shell per gated screen, the texts for search engines, `dist/pages.json` for the server's
 * routes, and a brotli and a gzip copy of each hashed text file. Pages and texts hold a mark in PUBLIC_URL's
 * place; the server fills it and compresses them.
 */
export function prerender(entry: string): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        client: { build: { outDir: clientFolder } },
        ssr: { build: { outDir: serverFolder, emptyOutDir: true, rolldownOptions: { input: entry } } },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('Both environments are needed to write the pages.');
          await builder.build(client);
          await builder.build(ssr);
          rmSync(pagesFolder, { recursive: true, force: true });
          await writePages();
          compress(clientFolder);
          rmSync(serverFolder, { recursive: true });
        },
      },
    }),
    transformIndexHtml: (html, context) => {
      const withMarks = html.replace('<!--marks-->', platformSprite(Object.values(platforms)));
      // The dev server has no prerendered pages; it still needs the theme before the first paint.
      return context.server
        ? withMarks.replace('<!--head-->', `<script>${firstPaintScript}</script>`)
        : withMarks;
    },
  };
}

interface ByQuery {
  parameter: string;
  pages: Record<string, string>;
}

async function writePages(): Promise<void> {
  const entry: typeof EntryServer = await import(
    pathToFileURL(path.resolve(serverFolder, 'entry-server.js')).href
  );
  const manifestFolder = path.join(clientFolder, '.vite');
  const manifest: Manifest = JSON.parse(readFileSync(path.join(manifestFolder, 'manifest.json'), 'utf8'));
  joinRuntime(clientFolder, manifest);
  const styles = takeStyles();
  const template = startOfPage(readFileSync(path.join(clientFolder, 'index.html'), 'utf8'), manifest);
  rmSync(manifestFolder, { recursive: true });
  rmSync(path.join(clientFolder, 'index.html'));

  const routes: Record<string, { page?: string; shell?: string; byQuery?: ByQuery }> = {};
  let unknown = '';
  for (const file of entry.pageFiles()) {
    const { canonical, card } = file.head;
    const image =
      canonical === null ? null : await writeSocialImage(clientFolder, canonical.slice(1) || 'landing', card);
    const head = entry.headTags(file.head, image) + startOf(file, manifest);
    const body = await entry.renderFile(file);
    const page = fill(template, { head, body, kind: file.kind, styles, code: codeOf(file, manifest) });
    write(file.file, isForReading(file, body) ? startedAfterPaint(page, filesNeeded(file, manifest)) : page);
    if (file.kind === 'unknown') unknown = file.file;
    for (const route of file.paths) {
      const before = routes[route];
      if (file.query) {
        const { parameter, values } = file.query;
        const more = Object.fromEntries(values.map((value) => [value, file.file]));
        routes[route] = { ...before, byQuery: { parameter, pages: { ...before?.byQuery?.pages, ...more } } };
      } else routes[route] = { ...before, [file.kind]: file.file };
    }
  }
  await writeIcons(clientFolder);
  const texts = entry.siteTexts();
  for (const [route, text] of Object.entries(texts)) write(route.slice(1), text);
  const built = {
    scriptHashes: [firstPaintScript, afterPaintScript].map(hashOf),
    siteMark: entry.siteMark,
    texts: Object.keys(texts),
    unknown,
    routes,
  };
  writeFileSync('dist/pages.json', JSON.stringify(built, null, 1));
}

/** CSP source of an inline script. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

interface Styles {
  /** Every rule of the product, as the bundler wrote them. */
  sheet: string;
  /** Address of the sheet that pages load for what they do not carry. */
  address: string;
}

/** Keeps the one style sheet for the pages to take their rules from, and leaves the faces to them alone. */
function takeStyles(): Styles {
  const folder = path.join(clientFolder, 'assets');
  const [name, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (name === undefined || others.length > 0) throw new Error('The build has not one style sheet.');
  // A face that comes after the first paint is kept for the next page: no text ever jumps to other widths.
  const sheet = readFileSync(path.join(folder, name), 'utf8').replaceAll(
    /font-display:\s*swap/g,
    'font-display:optional',
  );
  writeFileSync(path.join(folder, name), withoutFaces(sheet));
  return { sheet, address: `/assets/${name}` };
}

/**
 * Puts the font preloads into the head and lets scripts wait for the first paint. The entry is no `async` script: that may
 * run while the page is still coming in, and React then throws away what it finds half read.
 */
function startOfPage(html: string, manifest: Manifest): string {
  const fonts = readdirSync(path.join(clientFolder, 'assets'))
    .filter((name) => preloadedFonts.some((wanted) => wanted.test(name)))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`);
  const links = preloads(filesOf(manifest, entryOf(manifest), new Set()).slice(1), 'low');
  return html
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
    .replace(
      '<!--head-->',
      () => `${fonts.join('')}<script>${firstPaintScript}</script><!--head--><!--styles-->${links}`,
    );
}

/** Our own code that a page starts with: whatever it shows without a further download has its styles in the page. */
function codeOf(file: PageFile, manifest: Manifest): string {
  const files = filesOf(manifest, entryOf(manifest), new Set());
  if (file.kind === 'page') files.push(...screenFiles(manifest, file.sources));
  return files
    .filter((name) => !path.basename(name).startsWith('core-'))
    .map((name) => readFileSync(path.join(clientFolder, name), 'utf8'))
    .join('\n');
}

/** The code of a lazy page or screen; for a shell also the call that it starts with. */
function startOf(file: PageFile, manifest: Manifest): string {
  const code = screenFiles(manifest, file.sources);
  if (file.kind !== 'shell') return preloads(code, 'low');
  return (
    '<link rel="preload" as="fetch" href="/api/auth/user" crossorigin="use-credentials">' +
    preloads(code, 'auto')
  );
}

interface PageParts {
  head: string;
  body: string;
  kind: PageFile['kind'];
  styles: Styles;
  /** Our own code that the page starts with. */
  code: string;
}

function fill(template: string, { head, body, kind, styles, code }: PageParts): string {
  const mark = kind === 'shell' ? '' : ' data-prerendered';
  // A written page is complete without its scripts; a shell shows nothing until they and all styles are there.
  const urgent =
    kind === 'shell'
      ? template.replaceAll(' fetchpriority="low"', '').replace('<html ', '<html class="signed-in" ')
      : template;
  const sheet = kind === 'shell' ? `<link rel="preload" as="style" href="${styles.address}">` : '';
  const page = urgent
    .replace('<!--head-->', () => head + sheet)
    .replace('<div id="root">', () => `<div id="root"${mark} data-styles="${styles.address}">${body}`);
  return page.replace('<!--styles-->', () => `<style>${usedStyles(styles.sheet, page + code)}</style>`);
}

/** A field in which somebody may type before the page's code is there, and lose it. */
const openField = /<(?:input|textarea|select)\b(?![^>]*\sdisabled)/;

/** The landing page, which keeps its fields out of the first screen, and its likes without any; others wake as soon as they can. */
function isForReading({ kind, sources }: PageFile, body: string): boolean {
  if (kind === 'shell') return false;
  return (
    sources.length === 0 ||
    (sources.every((source) => source.startsWith('src/web/marketing/')) && !openField.test(body))
  );
}

function startedAfterPaint(page: string, files: readonly string[]): string {
  return page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</body>', () => `${afterPaintTag(files.map((name) => `/${name}`))}</body>`);
}

/** The entry with what it imports, and the code of the page. */
function filesNeeded({ sources }: PageFile, manifest: Manifest): string[] {
  return [...filesOf(manifest, entryOf(manifest), new Set()), ...screenFiles(manifest, sources)];
}

function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  return entry;
}

/** Files of a chunk and of everything that it imports, its own first. `seen` is left out and added to. */
function filesOf(manifest: Manifest, key: string, seen: Set<string>): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`No chunk was built for ${key}.`);
  if (seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}

/** Files of a lazy screen that the entry does not bring anyway, so that they arrive beside it. */
function screenFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  filesOf(manifest, entryOf(manifest), seen);
  return sources.flatMap((source) => filesOf(manifest, source, seen));
}

function preloads(files: readonly string[], priority: 'low' | 'auto'): string {
  const mark = priority === 'low' ? ' fetchpriority="low"' : '';
  return files.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin${mark}>`).join('');
}

function write(relative: string, text: string): void {
  const file = path.join(pagesFolder, relative);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes `.br` and `.gz` beside each text file of 1 kB or more. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) compress(file);
    else if (compressed.test(name) && statSync(file).size >= 1024) {
      const content = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      );
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
