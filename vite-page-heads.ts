import type { Plugin } from 'vite';

/** Parts of an entry of `pages.tsx` that only the written pages, the sitemap and llms.txt need. */
const writtenOnly = /^(\s+(?:description|source|changed)):\s*'[^'\n]*',$/gm;

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
