import { lazy, type ComponentType } from 'react';
import type { CatalogueKey } from '#contract/platforms.ts';
import type { PlatformPageData } from './page-data.ts';
import type { PartName } from './written-page.tsx';

type Screen = () => Promise<{ default: ComponentType }>;

/** What each page shows, by its file. Browsers load one only where a link inside the site leads to it. */
const data = import.meta.glob<{ default: PlatformPageData }>(['./platforms/*.ts', '!./platforms/index.ts'], {
  query: '?page',
});

function dataOf(key: CatalogueKey): Promise<{ default: PlatformPageData }> {
  const load = data[`./platforms/${key}.ts`];
  if (!load) throw new Error(`No page is written for ${key}.`);
  return load();
}

function partOf(key: CatalogueKey): ComponentType<{ part: PartName }> {
  return lazy(async () => {
    const [{ PlatformPart }, { default: page }] = await Promise.all([import('./page.tsx'), dataOf(key)]);
    return { default: ({ part }: { part: PartName }) => <PlatformPart page={page} part={part} /> };
  });
}

/** The screen of each `/platform/{key}`. */
export function platformScreen(key: CatalogueKey): Screen {
  const Part = partOf(key);
  if (key === 'walmart')
    return async () => {
      const { WalmartPage } = await import('./walmart-page.tsx');
      return { default: () => <WalmartPage Part={Part} /> };
    };
  return async () => {
    const { WrittenPage } = await import('./written-page.tsx');
    return { default: () => <WrittenPage pageKey={key} Part={Part} /> };
  };
}
