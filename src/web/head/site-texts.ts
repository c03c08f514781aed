import { planKeys, plans, priceText } from '#contract/plans.ts';
import { landing } from '#web/pages.tsx';
import { platforms } from '#rules/platforms/index.ts';
import { filledCatalogue } from '#web/marketing/content/catalogue-limits.ts';
import { productName } from '#web/lib/product-name.ts';
import { indexedPages, nameOf } from './listed-pages.ts';
import { addressOf } from './site.ts';

/** Files for machines at the top of the site, by path. */
export function siteTexts(): Record<string, string> {
  return { '/robots.txt': robots(), '/sitemap.xml': sitemap(), '/llms.txt': llms() };
}

/** Calls and the sign-in pages are nothing to list; gated paths show the landing page and name it as theirs. */
function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /oidc/\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;
}

/** https://www.sitemaps.org/protocol.html: only pages under the address that they name as theirs. */
function sitemap(): string {
  const pages = [
    { path: '/', changed: undefined },
    ...indexedPages.map(({ paths, changed }) => ({ path: paths[0], changed })),
  ];
  const rows = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${addressOf(path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

/** https://llmstxt.org: what the product is, its pages and its prices, for those who read by machine. */
function llms(): string {
  const catalogue = filledCatalogue();
  const link = (name: string, path: string, words: string) => `- [${name}](${addressOf(path)}): ${words}`;
  return [
    `# ${productName}`,
    '',
    `> Writes titles, descriptions, tags, bullets and keywords that fit the rules of each selling platform to the character, scores them out of 100 with the reasons, exports them and keeps them. For online sellers, creators, app developers and website owners.`,
    '',
    `Platforms: ${Object.values(platforms)
      .map(({ name }) => name)
      .join(', ')}.`,
    '',
    '## Pages',
    '',
    link('Start', '/', landing.description),
    ...indexedPages.map((page) => link(nameOf(page), page.paths[0], page.description)),
    link('Sign in', '/api/auth/login', 'The tools need an account with an active subscription.'),
    '',
    '## Prices a month',
    '',
    ...planKeys.map(
      (key) => `- ${catalogue[key].name}: ${priceText(plans[key].monthlyCents)}. ${catalogue[key].line}.`,
    ),
    '',
  ].join('\n');
}
