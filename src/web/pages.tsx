import { platformHeads } from 'virtual:platform-heads';
import { lazyScreen, type LazyScreen } from './lib/lazy-screen.tsx';
import { productName } from './lib/product-name.ts';
import { marketplacesInWords } from './marketing/content/marketplace-count.ts';

/** What visitors see on `/`, `/home`, every gated path and every unknown one. */
export const landing = {
  title: 'Shelfmark: listings cut to every marketplace’s rules',
  description: `Describe what you sell once. Get titles, tags, bullets and descriptions cut to the rules of ${marketplacesInWords} marketplaces, each scored out of 100 with the reasons.`,
};

/** A page that looks the same for everybody and is written whole at build time. */
export interface PublicPage extends LazyScreen {
  /** All paths that show this page; search engines know it under the first. */
  paths: readonly [string, ...string[]];
  /** At most 60 characters, its own for each page. What stands before ` · ` heads the social image. */
  title: string;
  /** 120 to 155 characters, its own for each page: what a search page prints below the title. */
  description: string;
  /** Short name in breadcrumbs and llms.txt; otherwise the title up to ` · `. */
  name?: string;
  /** Day of the last change of its words, `YYYY-MM-DD`, for the sitemap. Left away where nobody keeps it. */
  changed?: string;
  /** Source file of the page, so that its HTML can preload the right chunk. */
  source: string;
  /** Whether search engines may list it. */
  indexed: boolean;
}

/** Path of the landing page for everybody, active users too. */
export const homePath = '/home';

/** Every public page but the landing. A new one is one entry here: route and written HTML follow. */
export const publicPages: readonly PublicPage[] = [
  {
    paths: ['/platforms'],
    title: `Plans and prices · ${productName}`,
    description: `One toolkit for each marketplace by the month, or all ${marketplacesInWords} in a bundle. Listings cut to the marketplace’s own limits. Cancel anytime.`,
    source: 'src/web/marketing/platforms/page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/platforms/page.tsx')),
  },
  {
    paths: ['/faq'],
    title: `Questions and answers · ${productName}`,
    name: 'FAQ',
    changed: '2026-11-29',
    description:
      'What Shelfmark costs, what is unlimited, how listings are written and scored, how to cancel, and what happens to your data. Searchable.',
    source: 'src/web/marketing/faq/page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/faq/page.tsx')),
  },
  ...platformHeads.map(({ key, name, title, description }): PublicPage => ({
    paths: [`/platform/${key}`],
    title,
    description,
    name,
    source: 'src/web/marketing/platform-pages/screens.tsx',
    indexed: true,
    ...lazyScreen(async () => {
      const { platformScreen } = await import('./marketing/platform-pages/screens.tsx');
      return await platformScreen(key)();
    }),
  })),
  {
    paths: ['/terms'],
    title: `Terms · ${productName}`,
    description:
      'What you get for your subscription, what it costs, how it renews and ends, what you may do with your texts, and what each side answers for.',
    changed: '2026-11-21',
    source: 'src/web/marketing/legal/terms-page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/legal/terms-page.tsx')),
  },
  {
    paths: ['/privacy'],
    title: `Privacy · ${productName}`,
    description:
      'What Shelfmark stores about you, which outside services get what, how long it stays, and where you download or delete all of it yourself.',
    changed: '2026-11-29',
    source: 'src/web/marketing/legal/privacy-page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/legal/privacy-page.tsx')),
  },
  {
    paths: ['/cookies'],
    title: `Cookies · ${productName}`,
    description:
      'Every cookie and every entry in your browser’s storage by name, with what it is for and how long it lasts. No advertising, no analytics.',
    changed: '2026-11-29',
    source: 'src/web/marketing/legal/cookies-page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/legal/cookies-page.tsx')),
  },
  {
    paths: ['/refunds'],
    title: `Refunds · ${productName}`,
    description:
      'Cancel anytime and keep what you paid for. What is paid back, what is not, the right of withdrawal, how it comes back and whom to write to.',
    changed: '2026-11-21',
    source: 'src/web/marketing/legal/refunds-page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/legal/refunds-page.tsx')),
  },
  {
    paths: ['/logo-demo'],
    title: `Logo · ${productName}`,
    description:
      'The Shelfmark logo on light, on dark, on the mat and in one color: files to download, sizes, clear space, favicon, and how to use it well.',
    changed: '2026-11-21',
    source: 'src/web/marketing/logo-demo/page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./marketing/logo-demo/page.tsx')),
  },
  {
    paths: ['/checkout', '/simple-checkout'],
    title: `Checkout: subscribe by the month · ${productName}`,
    description: `Subscribe to one marketplace’s toolkit or to all ${marketplacesInWords}. Pay by card, billed by the month, no contract; cancel in the settings whenever you like.`,
    source: 'src/web/account/checkout/page.tsx',
    indexed: true,
    ...lazyScreen(() => import('./account/checkout/page.tsx')),
  },
  {
    paths: ['/payment-success'],
    title: `Payment · ${productName}`,
    description:
      'Your payment is being checked. Once it has arrived, your subscription opens and you are led to your account and to the tools by itself.',
    source: 'src/web/account/payment-success/page.tsx',
    indexed: false,
    ...lazyScreen(() => import('./account/payment-success/page.tsx')),
  },
  {
    paths: ['/account-status'],
    title: `Account status · ${productName}`,
    description:
      'What stands between your account and the tools: whether it exists, whether its subscription is active, and the one step that comes next.',
    source: 'src/web/account/account-status/page.tsx',
    indexed: false,
    ...lazyScreen(() => import('./account/account-status/page.tsx')),
  },
  {
    paths: ['/subscribe'],
    title: `Subscription required · ${productName}`,
    description: `The tools need an active subscription. Choose the toolkit of one marketplace or the bundle of all ${marketplacesInWords}, by the month and without a contract.`,
    source: 'src/web/account/subscribe/page.tsx',
    indexed: false,
    ...lazyScreen(() => import('./account/subscribe/page.tsx')),
  },
];

/** A path as the lists of pages and screens write it. */
export function withoutEndSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** The public page of a path; absent for the landing page and everything behind the gate. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const path = withoutEndSlash(pathname);
  return publicPages.find((page) => page.paths.includes(path));
}

/** Paths of the first screen behind the gate; the list of screens names it with these. */
export const dashboardPaths = ['/dashboard', '/', '/welcome'] as const;

/** Words under the spinner until the user of a gated path is known; none on public pages. */
export function loadingWords(pathname: string): string | undefined {
  if (publicPageOf(pathname)) return;
  return dashboardPaths.some((path) => path === withoutEndSlash(pathname))
    ? 'Loading your dashboard...'
    : 'Loading…';
}
