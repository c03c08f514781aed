declare module 'virtual:platform-heads' {
  import type { CatalogueKey } from '#contract/platforms.ts';

  /** Title and description of each `/platform/{key}` page. The browser's copy has no descriptions: only the HTML needs them. */
  export const platformHeads: readonly {
    key: CatalogueKey;
    name: string;
    title: string;
    description: string;
  }[];
}

declare module '*.ts?page' {
  import type { PlatformPageData } from '#web/marketing/platform-pages/page-data.ts';

  /** A page's words, limits and written sample, made while building. */
  const page: PlatformPageData;
  export default page;
}
