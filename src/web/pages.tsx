import { lazyScreen, type LazyScreen } from './lib/lazy-screen.tsx';

export const productName = 'Shelfmark';

/** What visitors see on `/`, `/home`, every gated path and every unknown one. */
export const landing = {
  title: 'Shelfmark: listings cut to every marketplace’s rules',
  description:
    'Describe what you sell once. Get titles, tags, bullets and descriptions cut to the rules of ten marketplaces, each scored out of 100 with the reasons.',
};

/** Paths that look the same for everybody. */
export const publicPaths: readonly string[] = ['/home'];

/** Groups of the navigation menu, in order. Entries without a group stand alone at their own place. */
export const menuGroups = [
  'Dashboard',
  'Content Creation',
  'Analysis & Research',
  'Library',
  'Account',
] as const;
export type MenuGroup = (typeof menuGroups)[number];
/** Drawn by the menu itself, which keeps the icon library out of the visitors' pages. */
export type MenuMark = 'dashboard' | 'write' | 'history' | 'settings';

export interface ScreenEntry extends LazyScreen {
  /** All paths that show this screen; the first is the one that links use. */
  paths: readonly [string, ...string[]];
  title: string;
  /** Source file of the screen, so that its shell can preload the right chunk. */
  source: string;
  /** Words under the spinner until the user is known. */
  loading: string;
  menu?: { group: MenuGroup; label: string; mark: MenuMark };
}

const defaultLoading = 'Loading…';

/** Every screen behind the active-user gate. A new tool is one entry here: route, shell and menu follow. */
export const screens: readonly [ScreenEntry, ...ScreenEntry[]] = [
  {
    paths: ['/dashboard', '/', '/welcome'],
    title: 'Dashboard',
    source: 'src/web/account/dashboard/page.tsx',
    loading: 'Loading your dashboard...',
    menu: { group: 'Dashboard', label: 'Dashboard', mark: 'dashboard' },
    ...lazyScreen(() => import('./account/dashboard/page.tsx')),
  },
  {
    paths: ['/seo-generator'],
    title: 'SEO Content Generator',
    source: 'src/web/tools/seo-content/page.tsx',
    loading: defaultLoading,
    menu: { group: 'Content Creation', label: 'SEO Content Generator', mark: 'write' },
    ...lazyScreen(() => import('./tools/seo-content/page.tsx')),
  },
  {
    paths: ['/content-history'],
    title: 'Content History',
    source: 'src/web/account/history/page.tsx',
    loading: defaultLoading,
    menu: { group: 'Library', label: 'Content History', mark: 'history' },
    ...lazyScreen(() => import('./account/history/page.tsx')),
  },
  {
    paths: ['/settings'],
    title: 'Account Settings',
    source: 'src/web/account/settings/page.tsx',
    loading: defaultLoading,
    menu: { group: 'Account', label: 'Account Settings', mark: 'settings' },
    ...lazyScreen(() => import('./account/settings/page.tsx')),
  },
];

/** The screen of a path; unknown paths show the dashboard to active users. */
export function screenOf(pathname: string): ScreenEntry {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return screens.find((screen) => screen.paths.includes(path)) ?? screens[0];
}
