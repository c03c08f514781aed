import type { PageCheck } from '#rules/checks/page-check.ts';

export const sitemapReadable: PageCheck = {
  id: 'sitemap-readable',
  outsidePatch: true,
  subject: 'Sitemap',
  titleGood: 'The sitemap can be read',
  titleBad: 'The sitemap cannot be read',
  why: 'It tells search engines which pages there are and when they changed (sitemaps.org).',
  needs: ({ source }) => (source.sitemap === null ? 'The sitemap was not asked for.' : null),
  judge: ({ source }) => {
    const { url, status, text } = source.sitemap!;
    const isXml = /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text);
    // Gzip begins with 1F 8B; a text of addresses is allowed too.
    const isOther =
      text.startsWith('\u001f') ||
      /^[^\S\n\r\u2028\u2029]*https?:\/\/\S+[^\S\n\r\u2028\u2029]*$/im.test(text);
    const good = status !== null && status >= 200 && status < 300;
    return {
      score: good && (isXml || isOther) ? 1 : good ? 0.3 : 0,
      found: good
        ? isXml || isOther
          ? `${url}: readable`
          : `${url} is no sitemap`
        : `${url}: ${status === null ? 'no answer' : `HTTP ${status}`}`,
      expected: 'HTTP 200 with <urlset> or <sitemapindex>',
      fix: 'Let the site write a sitemap.xml with its pages, and name it in robots.txt.',
    };
  },
};
