import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { pageStyle, themeSource } from './style.ts';

const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

/** Style, theme script and font of the sign-in pages, so that they need neither inline code nor the web's build. */
export function registerPageAssets(app: FastifyInstance): void {
  const serve = (name: string, type: string, body: () => string | Promise<Buffer>, seconds: number) =>
    app.get(`/oidc/assets/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${seconds}`)
        .type(type)
        .send(await body()),
    );
  let font: Promise<Buffer> | undefined;
  serve('page.css', 'text/css; charset=utf-8', () => pageStyle, 3_600);
  serve('theme.js', 'text/javascript; charset=utf-8', () => themeSource, 3_600);
  serve(
    'text.woff2',
    'font/woff2',
    () => (font ??= readFile(createRequire(import.meta.url).resolve(fontFile))),
    30 * 24 * 3_600,
  );
}
