import { parseRobots } from '#rules/page/robots/parse.ts';
import type { LinkAnswer, PageSource, SiteFileAnswer } from '#rules/page/page-source.ts';
import { sampleAnswer } from './page-sample.ts';

/** A check, a page, whether it passes, and what is known around the page. */
export type CheckRow = [id: string, html: string, passes: boolean, around?: Partial<PageSource>];

const good = 'Stoneware mug, hand-thrown in Bristol | Kiln & Co.';
const description =
  'A hand-thrown stoneware mug of 350 ml in matt green. Dishwasher-safe, made in our Bristol workshop and sent within two days.';
const titled = (title: string, body = '') => `<title>${title}</title>${body}`;
const described = (...contents: string[]) =>
  contents.map((content) => `<meta name="description" content="${content}">`).join('');
const canonical = (href: string) => `<link rel=canonical href="${href}">`;
const robots = (content: string) => `<meta name=robots content="${content}"><p>A mug`;
const shared = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
const data = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;

const offer = {
  '@type': 'Offer',
  price: '39.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const mug = {
  '@type': 'Product',
  name: 'Stoneware mug',
  image: 'https://shop.example/m.jpg',
  description: 'A mug',
  brand: 'Kiln',
  offers: offer,
};
const basics = {
  'og:title': 'Mug',
  'og:type': 'product',
  'og:url': 'https://shop.example/mug',
  'og:image': 'https://shop.example/m.jpg',
  'og:description': 'A mug of stoneware',
};

const short =
  'The potter throws each mug by hand. She glazes it in green. The kiln is hot. We pack it well. ';
const long =
  'The potter throws each mug by hand in the morning and then she glazes it in green while the kiln gets hot so that everything is ready when the afternoon begins and people come to see it. ';
const words = (count: number) => 'stoneware '.repeat(count);
const varied = Array.from({ length: 140 }, (_, index) => `word${index}`).join(' ');
const images = (count: number, rest = '') => `<img src=/m.jpg alt=m ${rest}>`.repeat(count);

const answered = (changes: Parameters<typeof sampleAnswer>[0]) => ({ answer: sampleAnswer(changes) });
const header = (name: string, value: string) =>
  answered({ headers: { 'content-type': ['text/html; charset=utf-8'], [name]: [value] } });
const steps = (count: number, status: number) =>
  answered({
    redirects: Array.from({ length: count }, (_, index) => ({
      url: `https://shop.example/${index}`,
      status,
      location: '/mug',
    })),
  });
const link = (changes: Partial<LinkAnswer>): Partial<PageSource> => ({
  links: [{ url: 'https://shop.example/a', status: 200, reason: null, redirectedTo: null, ...changes }],
});
const file = (changes: Partial<SiteFileAnswer>): SiteFileAnswer => ({
  url: 'https://shop.example/x',
  status: 200,
  contentType: 'application/xml',
  text: '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/</loc></url></urlset>',
  ...changes,
});
const robotsFile = (text: string): Partial<PageSource> => ({
  robots: { state: 'found', file: parseRobots(text), truncated: false },
});

/** One page that passes and one that does not for each check of these groups. */
export const checkRows: readonly CheckRow[] = [
  ['http-status', '<p>x', true, answered({ status: 200 })],
  ['http-status', '<p>x', false, answered({ status: 404 })],
  ['indexable', robots('index'), true],
  ['indexable', robots('noindex'), false],
  ['body-not-empty', `<p>${short}`, true],
  ['body-not-empty', '<div id=root></div>', false],
  ['indexable-for-other-crawlers', '<p>A mug', true],
  ['indexable-for-other-crawlers', '<meta name=bingbot content=noindex><p>A mug', false],
  ['page-not-nofollow', robots('index'), true],
  ['page-not-nofollow', robots('nofollow'), false],
  ['snippet-allowed', robots('max-snippet:-1'), true],
  ['snippet-allowed', robots('nosnippet'), false],
  ['html-content-type', '<p>x', true, answered({})],
  ['html-content-type', '<p>x', false, answered({ headers: { 'content-type': ['text/plain'] } })],
  ['redirect-chain', '<p>x', true, steps(1, 301)],
  ['redirect-chain', '<p>x', false, steps(3, 301)],
  ['permanent-redirect', '<p>x', true, steps(1, 301)],
  ['permanent-redirect', '<p>x', false, steps(1, 302)],
  ['no-refresh-redirect', '<p>x', true],
  ['no-refresh-redirect', '<meta http-equiv=refresh content="0; url=/other"><p>x', false],
  ['canonical-present', canonical('/mug'), true],
  ['canonical-present', '<p>x', false],
  ['canonical-single', canonical('/mug'), true],
  ['canonical-single', canonical('/a') + canonical('/b'), false],
  ['canonical-valid', canonical('https://shop.example/mug'), true],
  ['canonical-valid', canonical('https://'), false],
  ['canonical-target', canonical('https://shop.example/mug'), true],
  ['canonical-target', canonical('https://shop.example/'), false],
  ['canonical-in-head', canonical('/mug'), true],
  ['canonical-in-head', `<p>x</p>${canonical('/mug')}`, false],
  ['readable-address', '<p>x', true],
  ['readable-address', '<p>x', false, { finalUrl: 'https://shop.example/Mug_A//?a=1&b=2&c=3' }],
  ['title-present', titled(good), true],
  ['title-present', '<p>x', false],
  ['title-single', titled(good), true],
  ['title-single', titled('a') + titled('b'), false],
  ['title-width', titled(good), true],
  ['title-width', titled('Mug'), false],
  ['title-says-something', titled(good), true],
  ['title-says-something', titled('Untitled Document'), false],
  ['title-without-repeats', titled(good), true],
  ['title-without-repeats', titled('Mug, mugs and the best mug'), false],
  ['title-shared-with-heading', titled(good, '<h1>Stoneware mugs</h1>'), true],
  ['title-shared-with-heading', titled(good, '<h1>Our story</h1>'), false],
  ['description-present', described(description), true],
  ['description-present', '<p>x', false],
  ['description-single', described(description), true],
  ['description-single', described('a', 'b'), false],
  ['description-width', described(description), true],
  ['description-width', described('Mugs.'), false],
  ['description-not-title', titled(good, described(description)), true],
  ['description-not-title', titled(good, described(good)), false],
  ['subheadings-present', `<h1>a</h1><h2>b</h2><p>${short.repeat(20)}<h2>c</h2><p>${short.repeat(10)}`, true],
  ['subheadings-present', `<h1>a</h1><p>${short.repeat(60)}`, false],
  ['headings-distinct', '<h1>Mug</h1><h2>Care</h2>', true],
  ['headings-distinct', '<h1>Mug</h1><h2>Mug</h2><h2>Mug</h2>', false],
  ['enough-text', `<p>${short.repeat(20)}`, true],
  ['enough-text', '<p>A mug.', false],
  ['title-words-in-text', titled('Stoneware mug', '<p>A mug of stoneware'), true],
  ['title-words-in-text', titled('Stoneware mug | Kiln', '<p>A mug of stoneware'), true],
  ['title-words-in-text', titled('Stoneware mug', '<p>Rules of the lottery'), false],
  [
    'title-words-in-text',
    titled('珈琲工房 自家焙煎コーヒー豆の通販', '<p>自家焙煎コーヒー豆をお届けします。通販は珈琲工房へ'),
    true,
  ],
  ['title-words-in-text', titled('手工陶瓷杯子', '<p>我们的陶瓷杯子都是手工制作的。'), true],
  ['title-words-in-text', titled('自家焙煎コーヒー豆', '<p>利用規約とお支払いについて'), false],
  ['readable-text', `<p>${short.repeat(10)}`, true],
  [
    'readable-text',
    `<p>${'Institutional considerations necessitate comprehensive methodological reconsideration notwithstanding organisational particularities. '.repeat(12)}`,
    false,
  ],
  ['sentence-length', `<p>${short.repeat(5)}`, true],
  ['sentence-length', `<p>${long.repeat(5)}`, false],
  ['paragraph-length', `<p>${short.repeat(4)}`, true],
  ['paragraph-length', `<p>${short.repeat(60)}`, false],
  ['no-stuffing', `<p>${varied}`, true],
  ['no-stuffing', `<p>${words(150)}`, false],
  ['no-broken-links', '<a href=/a>a</a>', true, link({})],
  ['no-broken-links', '<a href=/a>a</a>', false, link({ status: 404 })],
  ['internal-links-followed', '<a href=/a>a</a>', true],
  ['internal-links-followed', '<a href=/a rel=nofollow>a</a>', false],
  ['links-direct', '<a href=/a>a</a>', true, link({})],
  ['links-direct', '<a href=/a>a</a>', false, link({ redirectedTo: 'https://shop.example/b' })],
  ['links-not-too-many', '<a href=/a>a</a>', true],
  ['links-not-too-many', '<a href=/a>a</a>'.repeat(2_000), false],
  ['image-text-length', images(1), true],
  ['image-text-length', `<img src=a alt="${'long '.repeat(40)}">`, false],
  ['images-lazy', images(10, 'loading=lazy'), true],
  ['images-lazy', images(10), false],
  ['first-image-eager', images(1), true],
  ['first-image-eager', images(1, 'loading=lazy'), false],
  ['images-have-source', images(1), true],
  ['images-have-source', '<img alt=m>', false],
  ['structured-data-present', data(mug), true],
  ['structured-data-present', '<p>x', false],
  ['json-ld-readable', data(mug), true],
  ['json-ld-readable', '<script type="application/ld+json">{"a": }</script>', false],
  ['structured-data-typed', data(mug), true],
  ['structured-data-typed', data({ name: 'Nameless' }), false],
  ['structured-data-complete', data(mug), true],
  ['structured-data-complete', data({ ...mug, offers: undefined }), false],
  ['structured-data-recommended', data(mug), true],
  ['structured-data-recommended', data({ ...mug, brand: undefined, image: undefined }), false],
  ['structured-data-values', data(mug), true],
  ['structured-data-values', data({ '@type': 'Thing', url: 'not an address' }), false],
  ['structured-data-visible', `${data(mug)}<p>Stoneware mug for 39.90 €`, true],
  ['structured-data-visible', `${data(mug)}<p>Something else`, false],
  ['structured-data-current', data(mug), true],
  ['structured-data-current', data({ '@type': 'FAQPage', mainEntity: [] }), false],
  ['social-basics', shared(basics), true],
  ['social-basics', shared({ 'og:title': 'Mug' }), false],
  [
    'social-image-described',
    shared({ ...basics, 'og:image:alt': 'A mug', 'og:image:width': '1200', 'og:image:height': '630' }),
    true,
  ],
  ['social-image-described', shared(basics), false],
  ['social-tags-single', shared(basics), true],
  ['social-tags-single', shared(basics) + shared({ 'og:title': 'Cup' }), false],
  ['social-address', shared(basics) + canonical('https://shop.example/mug'), true],
  ['social-address', shared(basics) + canonical('https://shop.example/other'), false],
  ['language-matches', `<html lang=en><p>${short.repeat(5)}`, true],
  ['language-matches', `<html lang=fr><p>${short.repeat(5)}`, false],
  ['hreflang-returns', '<link rel=alternate hreflang=en href="https://shop.example/mug">', true],
  ['hreflang-returns', '<link rel=alternate hreflang=de href="https://shop.example/tasse">', false],
  [
    'hreflang-canonical',
    `${canonical('https://shop.example/mug')}<link rel=alternate hreflang=en href="https://shop.example/mug">`,
    true,
  ],
  [
    'hreflang-canonical',
    `${canonical('https://shop.example/de')}<link rel=alternate hreflang=de href="https://shop.example/de">`,
    false,
  ],
  ['no-fixed-width', '<table width=300></table>', true],
  ['no-fixed-width', '<table width=1024></table>', false],
  ['web-app-icons', '<link rel=icon href=/i.png><link rel=apple-touch-icon href=/a.png>', true],
  ['web-app-icons', '<p>x', false],
  ['https', '<p>x', true],
  ['https', '<p>x', false, { finalUrl: 'http://shop.example/mug' }],
  ['strict-transport', '<p>x', true, header('strict-transport-security', 'max-age=63072000')],
  ['strict-transport', '<p>x', false, header('strict-transport-security', 'max-age=60')],
  ['content-security-policy', '<p>x', true, header('content-security-policy', "default-src 'self'")],
  ['content-security-policy', '<p>x', false, answered({})],
  ['referrer-policy', '<p>x', true, header('referrer-policy', 'strict-origin')],
  ['referrer-policy', '<p>x', false, header('referrer-policy', 'unsafe-url')],
  ['framing-limited', '<p>x', true, header('content-security-policy', "frame-ancestors 'none'")],
  ['framing-limited', '<p>x', false, header('x-frame-options', 'ALLOWALL')],
  ['element-count', '<p>x', true],
  ['element-count', '<p>x</p>'.repeat(3_000), false],
  ['styles-few', '<link rel=stylesheet href=/a.css>', true],
  ['styles-few', '<link rel=stylesheet href=/a.css>'.repeat(12), false],
  ['third-parties-few', '<script src="https://a.example/a.js"></script>', true],
  [
    'third-parties-few',
    Array.from({ length: 12 }, (_, index) => `<script src="https://site${index}.com/a.js"></script>`).join(
      '',
    ),
    false,
  ],
  ['caching-declared', '<p>x', true, header('etag', '"a"')],
  ['caching-declared', '<p>x', false, answered({})],
  ['sitemap-readable', '<p>x', true, { sitemap: file({}) }],
  ['sitemap-readable', '<p>x', false, { sitemap: file({ status: 404, text: '' }) }],
  ['sitemap-named', '<p>x', true, robotsFile('Sitemap: https://shop.example/sitemap.xml')],
  ['sitemap-named', '<p>x', false, robotsFile('User-agent: *\nAllow: /')],
  ['ai-readable-without-scripts', `<script src=/a.js></script><p>${short.repeat(10)}`, true],
  ['ai-readable-without-scripts', '<script src=/a.js></script><p>Loading', false],
  ['llms-txt', '<p>x', true, { llms: file({ contentType: 'text/plain', text: '# Kiln\n\n> Mugs.' }) }],
  ['llms-txt', '<p>x', false, { llms: file({ status: 404, text: '' }) }],
  ['robots-txt-reachable', '<p>x', true, robotsFile('User-agent: *\nAllow: /')],
  ['robots-txt-allows', '<p>x', false, robotsFile('User-agent: *\nDisallow: /')],
  ['ai-search-allowed', '<p>x', false, robotsFile('User-agent: OAI-SearchBot\nDisallow: /')],
];
