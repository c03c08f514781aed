import {
  FilePenLine,
  FileSearch,
  Gauge,
  History,
  LayoutDashboard,
  Megaphone,
  ListTree,
  Settings,
  Share2,
  type LucideIcon,
} from 'lucide-react';
import { lazyScreen, type LazyScreen } from './lib/lazy-screen.tsx';
import { dashboardPaths, withoutEndSlash } from './pages.tsx';

/** Groups of the navigation menu, in order. Entries without a group stand alone at their own place. */
export const menuGroups = [
  'Dashboard',
  'Content Creation',
  'Analysis & Research',
  'Library',
  'Account',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface ScreenEntry extends LazyScreen {
  /** All paths that show this screen; the first is the one that links use. */
  paths: readonly [string, ...string[]];
  title: string;
  /** Source file of the screen, so that its shell can preload the right chunk. */
  source: string;
  menu?: { group: MenuGroup; label: string; icon: LucideIcon };
}

/** Every screen behind the active-user gate. A new tool is one entry here: route, shell and menu follow. */
export const screens: readonly [ScreenEntry, ...ScreenEntry[]] = [
  {
    paths: dashboardPaths,
    title: 'Dashboard',
    source: 'src/web/account/dashboard/page.tsx',
    menu: { group: 'Dashboard', label: 'Dashboard', icon: LayoutDashboard },
    ...lazyScreen(() => import('./account/dashboard/page.tsx')),
  },
  {
    paths: ['/seo-generator'],
    title: 'SEO Content Generator',
    source: 'src/web/tools/seo-content/page.tsx',
    menu: { group: 'Content Creation', label: 'SEO Content Generator', icon: FilePenLine },
    ...lazyScreen(() => import('./tools/seo-content/page.tsx')),
  },
  {
    paths: ['/google-ads', '/google-ads-generator'],
    title: 'Google Ads Builder',
    source: 'src/web/tools/google-ads/page.tsx',
    menu: { group: 'Content Creation', label: 'Google Ads Builder', icon: Megaphone },
    ...lazyScreen(() => import('./tools/google-ads/page.tsx')),
  },
  {
    paths: ['/webpage-analyzer'],
    title: 'Website Analysis',
    source: 'src/web/tools/webpage-analysis/page.tsx',
    menu: { group: 'Analysis & Research', label: 'Website Analysis', icon: FileSearch },
    ...lazyScreen(() => import('./tools/webpage-analysis/page.tsx')),
  },
  {
    paths: ['/webpage-analyzer/site'],
    title: 'Whole Site',
    source: 'src/web/tools/webpage-analysis/site/page.tsx',
    ...lazyScreen(() => import('./tools/webpage-analysis/site/page.tsx')),
  },
  {
    paths: ['/core-web-vitals'],
    title: 'Core Web Vitals',
    source: 'src/web/tools/core-web-vitals/page.tsx',
    menu: { group: 'Analysis & Research', label: 'Core Web Vitals', icon: Gauge },
    ...lazyScreen(() => import('./tools/core-web-vitals/page.tsx')),
  },
  {
    paths: ['/social-meta-optimizer'],
    title: 'Social Meta Optimizer',
    source: 'src/web/tools/social-meta/page.tsx',
    menu: { group: 'Analysis & Research', label: 'Social Media Meta', icon: Share2 },
    ...lazyScreen(() => import('./tools/social-meta/page.tsx')),
  },
  {
    paths: ['/keyword-research'],
    title: 'Keyword Research',
    source: 'src/web/tools/keyword-research/page.tsx',
    menu: { group: 'Analysis & Research', label: 'Keyword Research', icon: ListTree },
    ...lazyScreen(() => import('./tools/keyword-research/page.tsx')),
  },
  {
    paths: ['/content-history'],
    title: 'Content History',
    source: 'src/web/account/history/page.tsx',
    menu: { group: 'Library', label: 'Content History', icon: History },
    ...lazyScreen(() => import('./account/history/page.tsx')),
  },
  {
    paths: ['/settings'],
    title: 'Account Settings',
    source: 'src/web/account/settings/page.tsx',
    menu: { group: 'Account', label: 'Account Settings', icon: Settings },
    ...lazyScreen(() => import('./account/settings/page.tsx')),
  },
];

/** The screen of a path; unknown paths show the dashboard to active users. */
export function screenOf(pathname: string): ScreenEntry {
  const path = withoutEndSlash(pathname);
  return screens.find((screen) => screen.paths.includes(path)) ?? screens[0];
}
