import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { checkFieldsSource, showPasswordSource, themeSource } from './scripts.ts';
import { pageStyle } from './style.ts';

const fonts = {
  'text.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  'mono.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Style, scripts and fonts of the sign-in pages, so that they need neither inline code nor the web's build. */
export function registerPageAssets(app: FastifyInstance): void {
  const serve = (name: string, type: string, body: () => string | Promise<Buffer>, seconds: number) =>
    app.get(`/oidc/assets/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${seconds}`)
        .type(type)
        .send(await body()),
    );
  serve('page.css', 'text/css; charset=utf-8', () => pageStyle, 3_600);
  serve('theme.js', 'text/javascript; charset=utf-8', () => themeSource, 3_600);
  serve('check-fields.js', 'text/javascript; charset=utf-8', () => checkFieldsSource, 3_600);
  serve('show-password.js', 'text/javascript; charset=utf-8', () => showPasswordSource, 3_600);
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts)) {
    let bytes: Promise<Buffer> | undefined;
    serve(name, 'font/woff2', () => (bytes ??= readFile(resolve(file))), 30 * 24 * 3_600);
  }
}
