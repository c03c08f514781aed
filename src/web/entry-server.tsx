import { platformHeads } from 'virtual:platform-heads';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { defaultPlan, planNames, planOf, planParameter } from './account/checkout/plan-choice.ts';
import { createQueryClient } from './data/queries.ts';
import { LoadingScreen } from './frame/loading-screen.tsx';
import type { PageHead } from './head/head-tags.ts';
import { headingOf, nameOf } from './head/listed-pages.ts';
import { landingCard, pageCard } from './head/social-card.ts';
import { productName } from './lib/product-name.ts';
import { platformSource } from './marketing/platform-pages/source.ts';
import { LateNote, ReloadLink } from './ui/late-note.tsx';
import { homePath, landing, loadingWords, publicPages, type PublicPage } from './pages.tsx';
import { screens } from './screens.tsx';

export { headTags } from './head/head-tags.ts';
export { siteMark } from './head/site.ts';
export { siteTexts } from './head/site-texts.ts';

/** One HTML file to write, and the paths that it answers. */
export interface PageFile {
  file: string;
  paths: string[];
  kind: 'page' | 'shell' | 'unknown';
  head: PageHead;
  /** Sources of the lazy page or screen whose code is preloaded. */
  sources: string[];
  /** The page answers only queries that have one of these values. */
  query?: { parameter: string; values: string[] };
}

/** Everything that the build writes: the landing for visitors, and a loading shell per gated screen. */
export function pageFiles(): PageFile[] {
  const head = { ...landing, canonical: '/', indexed: true, name: productName, card: landingCard() };
  const gated = screens.flatMap((screen) => screen.paths).filter((path) => path !== '/');
  return [
    { file: 'landing.html', kind: 'page', paths: ['/', ...gated], head, sources: [] },
    { file: `${homePath.slice(1)}.html`, kind: 'page', paths: [homePath], head, sources: [] },
    { file: 'unknown.html', kind: 'unknown', paths: [], head: { ...head, indexed: false }, sources: [] },
    ...publicPages.map((page) => publicFile(page)),
    ...plansOfCheckout(),
    ...screens.map((screen) => ({
      file: `shell${screen.paths[0].replaceAll('/', '-')}.html`,
      kind: 'shell' as const,
      paths: [...screen.paths],
      head: { ...head, title: `${screen.title} · ${productName}`, canonical: null },
      // What every screen stands in comes with it.
      sources: ['src/web/frame/gated.tsx', screen.source],
    })),
  ];
}

function publicFile(page: PublicPage): PageFile {
  const { paths, title, description, indexed, source } = page;
  const canonical = paths[0];
  const name = nameOf(page);
  const card = pageCard(canonical, headingOf(title), title);
  return {
    file: `${canonical.slice(1)}.html`,
    kind: 'page',
    paths: [...paths],
    head: { title, description, canonical, indexed, name, card },
    sources: [source, ...platformSources(page)],
  };
}

/** What the screen of a platform's page is put together from. */
function platformSources({ paths: [path] }: PublicPage): string[] {
  const platform = platformHeads.find(({ key }) => path === `/platform/${key}`);
  return platform ? [platformSource(platform.key)] : [];
}

/** The checkout of each plan but the one that an address without a plan gets: nobody waits for what they buy. */
function plansOfCheckout(): PageFile[] {
  const page = publicPages.find(({ paths }) => paths.includes('/checkout'));
  if (!page) throw new Error('There is no checkout.');
  const names = Map.groupBy(planNames, (name) => planOf(new URLSearchParams({ [planParameter]: name })));
  names.delete(defaultPlan);
  return [...names].map(([plan, values]) => ({
    ...publicFile(page),
    file: `checkout/${plan}.html`,
    query: { parameter: planParameter, values },
  }));
}

/** HTML of a file's root element. Visitors' pages render whole; a shell is the loading screen. */
export async function renderFile(file: PageFile): Promise<string> {
  if (file.kind === 'shell') {
    return await html(
      // Only here: where the code that draws it otherwise has come, what fails is told by what failed.
      <LoadingScreen words={loadingWords(file.paths[0] ?? '/')}>
        <h1 className="sr-only">{file.head.title}</h1>
        <div className="absolute inset-x-4 top-[calc(50%+6rem)] flex justify-center text-mat-ink">
          <LateNote className="text-center" />
          <noscript>
            <p className="max-w-96 text-center text-pretty">
              The tools need JavaScript. Turn it on and <ReloadLink />.
            </p>
          </noscript>
        </div>
      </LoadingScreen>,
    );
  }
  const {
    parameter,
    values: [value],
  } = file.query ?? { parameter: '', values: [] };
  const search = value === undefined ? '' : `?${new URLSearchParams({ [parameter]: value }).toString()}`;
  const location = (file.paths[0] ?? '/unknown-path') + search;
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
