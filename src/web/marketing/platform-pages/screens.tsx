import { lazy, type ComponentType } from 'react';
import type { CatalogueKey } from '#contract/platforms.ts';
import type { PlatformPageData } from './page-data.ts';
import type { PartName } from './written-page.tsx';

type Screen = () => Promise<{ default: ComponentType }>;
type Data = () => Promise<{ default: PlatformPageData }>;

/** What each page shows. Its browsers load this only where a link inside the site leads to it. */
const data: Readonly<Record<CatalogueKey, Data>> = {
  website: () => import('./platforms/website.ts?page'),
  amazon: () => import('./platforms/amazon.ts?page'),
  etsy: () => import('./platforms/etsy.ts?page'),
  ebay: () => import('./platforms/ebay.ts?page'),
  shopify: () => import('./platforms/shopify.ts?page'),
  youtube: () => import('./platforms/youtube.ts?page'),
  appstore: () => import('./platforms/appstore.ts?page'),
  playstore: () => import('./platforms/playstore.ts?page'),
  tiktokshop: () => import('./platforms/tiktokshop.ts?page'),
  facebook: () => import('./platforms/facebook.ts?page'),
  walmart: () => import('./platforms/walmart.ts?page'),
};

function partOf(key: CatalogueKey): ComponentType<{ part: PartName }> {
  return lazy(async () => {
    const [{ PlatformPart }, { default: page }] = await Promise.all([import('./page.tsx'), data[key]()]);
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
