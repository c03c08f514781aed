import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { createQueryClient } from './data/queries.ts';
import { LoadingScreen } from './frame/loading-screen.tsx';
import { homePath, landing, productName, publicPages, screens } from './pages.tsx';

/** One HTML file to write, and the paths that it answers. */
export interface PageFile {
  name: string;
  paths: string[];
  kind: 'page' | 'shell' | 'unknown';
  title: string;
  description: string;
  /** Path under which search engines should know the page; the server makes it absolute. */
  canonical: string | null;
  /** Source of the lazy page or screen whose code is preloaded. */
  source: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
}

/** Everything that the build writes: the landing for visitors, and a loading shell per gated screen. */
export function pageFiles(): PageFile[] {
  const shared = { ...landing, canonical: '/', source: null, indexed: true };
  const gated = screens.flatMap((screen) => screen.paths);
  return [
    { ...shared, name: homePath.slice(1), kind: 'page', paths: [homePath] },
    ...publicPages.map(({ paths, title, description, source, indexed }) => ({
      name: paths[0].slice(1),
      kind: 'page' as const,
      paths: [...paths],
      title,
      description,
      canonical: paths[0],
      source,
      indexed,
    })),
    { ...shared, name: 'landing', kind: 'page', paths: ['/', ...gated.filter((path) => path !== '/')] },
    { ...shared, name: 'unknown', kind: 'unknown', canonical: null, indexed: false, paths: [] },
    ...screens.map((screen) => ({
      ...shared,
      name: `shell${screen.paths[0].replaceAll('/', '-')}`,
      kind: 'shell' as const,
      canonical: null,
      title: `${screen.title} · ${productName}`,
      paths: [...screen.paths],
      source: screen.source,
    })),
  ];
}

/** HTML of a file's root element. Visitors' pages render whole; a shell is the loading screen. */
export async function renderFile(file: PageFile): Promise<string> {
  if (file.kind === 'shell') {
    const screen = screens.find((entry) => entry.source === file.source);
    return await html(<LoadingScreen words={screen?.loading} />);
  }
  const location = file.paths[0] ?? '/unknown-path';
  return await html(
    <StaticRouter location={location}>
      <App queryClient={createQueryClient({ visitor: true })} />
    </StaticRouter>,
  );
}

async function html(node: ReactNode): Promise<string> {
  // Without the bound React moves large Suspense boundaries out of line behind an inline script.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}
