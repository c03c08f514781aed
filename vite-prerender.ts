import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import type * as EntryServer from './src/web/entry-server.tsx';
import type { PageFile } from './src/web/entry-server.tsx';
import { writeIcons, writeSocialImage } from './scripts/page-images.ts';
import { firstPaintScript } from './src/web/lib/first-paint-script.ts';
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
      const withMarks = html.replace('<!--marks-->', platformSprite);
      // The dev server has no prerendered pages; it still needs the theme before the first paint.
      return context.server
        ? withMarks.replace('<!--head-->', `<script>${firstPaintScript}</script>`)
        : withMarks;
    },
  };
}

async function writePages(): Promise<void> {
  const entry: typeof EntryServer = await import(
    pathToFileURL(path.resolve(serverFolder, 'entry-server.js')).href
  );
  const manifestFolder = path.join(clientFolder, '.vite');
  const manifest: Manifest = JSON.parse(readFileSync(path.join(manifestFolder, 'manifest.json'), 'utf8'));
  joinRuntime(clientFolder, manifest);
  const template = inlineAssets(readFileSync(path.join(clientFolder, 'index.html'), 'utf8'), manifest);
  rmSync(manifestFolder, { recursive: true });
  rmSync(path.join(clientFolder, 'index.html'));

  const routes: Record<string, { page?: string; shell?: string }> = {};
  let unknown = '';
  for (const file of entry.pageFiles()) {
    const { canonical, card } = file.head;
    const image =
      canonical === null ? null : await writeSocialImage(clientFolder, canonical.slice(1) || 'landing', card);
    const head = entry.headTags(file.head, image) + startOf(file, manifest);
    write(file.file, fill(template, head, await entry.renderFile(file), file.kind));
    if (file.kind === 'unknown') unknown = file.file;
    for (const route of file.paths) routes[route] = { ...routes[route], [file.kind]: file.file };
  }
  await writeIcons(clientFolder);
  const texts = entry.siteTexts();
  for (const [route, text] of Object.entries(texts)) write(route.slice(1), text);
  const scriptHash = `sha256-${createHash('sha256').update(firstPaintScript).digest('base64')}`;
  const built = {
    scriptHashes: [scriptHash],
    siteMark: entry.siteMark,
    texts: Object.keys(texts),
    unknown,
    routes,
  };
  writeFileSync('dist/pages.json', JSON.stringify(built, null, 1));
}

/** Puts the style sheet and the font preloads into the head and lets scripts wait for the first paint. */
function inlineAssets(html: string, manifest: Manifest): string {
  let styles = '';
  const withoutLinks = html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const file = path.join(clientFolder, href);
    styles += readFileSync(file, 'utf8');
    rmSync(file);
    return '';
  });
  const fonts = readdirSync(path.join(clientFolder, 'assets'))
    .filter((name) => preloadedFonts.some((wanted) => wanted.test(name)))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`);
  // A face that comes after the first paint is kept for the next page: no text ever jumps to other widths.
  styles = styles.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  const links = preloads(filesOf(manifest, entryOf(manifest), new Set()).slice(1), 'low');
  return withoutLinks
    .replace(/<script type="module"/g, '<script type="module" async fetchpriority="low"')
    .replace(
      '<!--head-->',
      () =>
        `${fonts.join('')}<script>${firstPaintScript}</script><!--head--><style>${styles}</style>${links}`,
    );
}

/** The code of a lazy page or screen; for a shell also the call that it starts with. */
function startOf(file: PageFile, manifest: Manifest): string {
  if (file.source === null) return '';
  if (file.kind === 'page') return preloads(screenFiles(manifest, file.source), 'low');
  return (
    '<link rel="preload" as="fetch" href="/api/auth/user" crossorigin="use-credentials">' +
    preloads(screenFiles(manifest, file.source), 'auto')
  );
}

function fill(template: string, head: string, body: string, kind: PageFile['kind']): string {
  const mark = kind === 'shell' ? '' : ' data-prerendered';
  // A written page is complete without its scripts; a shell shows nothing until they run.
  const urgent = kind === 'shell' ? template.replaceAll(' fetchpriority="low"', '') : template;
  return urgent
    .replace('<!--head-->', () => head)
    .replace('<div id="root">', () => `<div id="root"${mark}>${body}`);
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
function screenFiles(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  filesOf(manifest, entryOf(manifest), seen);
  return filesOf(manifest, source, seen);
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
