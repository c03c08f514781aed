import type { Plugin } from 'vite';

/** Parts of an entry of `pages.tsx` that only the written pages, the sitemap and llms.txt need. */
const writtenOnly = /^(\s+(?:description|source|changed)):\s*(?:'[^'\n]*'|`[^`\n]*`),$/gm;

/**
 * Leaves out of the browser's copy of `pages.tsx` what is read while building only: a visitor of `/` would
 * download the description of every page otherwise.
 */
export function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      id.endsWith('/src/web/pages.tsx') ? code.replaceAll(writtenOnly, "$1: '',") : undefined,
  };
}

/**
 * Puts nothing around a dynamic import: the bundler's helper preloads style sheets and chunks, and this product has
 * one sheet and preloads a page's chunks from its HTML. It was 0.5 kB of each visitor's first page.
 */
export function plainImports(): Plugin {
  const id = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (source) => (source === id ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
