import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `dist/pages.json`, as the web build writes it. File names are relative to `dist/pages`. */
const BuiltPages = z.object({
  /** CSP sources of the inline scripts, without quotes: `sha256-…`. */
  scriptHashes: z.array(z.string()),
  /** Stands for PUBLIC_URL in pages and texts. */
  siteMark: z.string(),
  /** Paths of the texts for search engines, such as `/robots.txt`; each is a file of that name. */
  texts: z.array(z.string()),
  /** Page for paths that nobody knows; sent with status 404. */
  unknown: z.string(),
  routes: z.record(
    z.string(),
    z.object({
      /** Full HTML for visitors. */
      page: z.string(),
      /** Loading screen for browsers that seem to be signed in; absent on public paths. */
      shell: z.string().optional(),
      /** Full HTML by the value of one query parameter; `page` is for every other value. */
      byQuery: z.object({ parameter: z.string(), pages: z.record(z.string(), z.string()) }).optional(),
    }),
  ),
});

export type BuiltRoute = z.output<typeof BuiltPages>['routes'][string];

export interface BuiltPages extends z.output<typeof BuiltPages> {
  /** Absolute path of `dist`. */
  folder: string;
}

/** `dist` beside the bundled server, or at the top of the sources. */
const candidates = ['..', '../../../dist'].map((relative) => path.resolve(import.meta.dirname, relative));

/** The pages of the last web build, or null when there is none: then Vite serves the pages, as in `npm run dev`. */
export function readBuiltPages(): BuiltPages | null {
  const folder = candidates.find((candidate) => existsSync(path.join(candidate, 'pages.json')));
  if (folder === undefined) return null;
  const content: unknown = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8'));
  return { ...BuiltPages.parse(content), folder };
}
