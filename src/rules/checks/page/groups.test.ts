import { describe, expect, it } from 'vitest';
import { pageScorecard } from '#rules/scorecards/page/index.ts';
import { checkRows, type CheckRow } from '#tests/setup/page-check-rows.ts';
import { judgedBy, sampleAnswer, samplePage } from '#tests/setup/page-sample.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<a href="/p${at}">Page ${at}</a>`).join(' ');
const prose = 'The potter throws each mug by hand. Then she glazes it in green. '.repeat(8);
const headers = (name: string, value: string) => ({
  answer: sampleAnswer({ headers: { 'content-type': ['text/html'], [name]: [value] } }),
});

/** One row for each outcome: [check, HTML, passes, what is around it]. */
const rows: readonly CheckRow[] = [
  ...checkRows,
  ['main-heading-present', '<h1>Mug</h1>', true],
  ['main-heading-present', '<h2>Mug</h2>', false],
  ['main-heading-single', '<h1>Mug</h1>', true],
  ['main-heading-single', '<h1>Mug</h1><h1>Cup</h1>', false],
  ['heading-order', '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', true],
  ['heading-order', '<h1>a</h1><h4>b</h4>', false],
  ['headings-not-empty', '<h1><img alt="Kiln" src=x></h1>', true],
  ['headings-not-empty', '<h1>a</h1><h2> </h2>', false],
  ['heading-length', '<h2>Short</h2>', true],
  ['heading-length', `<h2>${'long '.repeat(60)}</h2>`, false],
  ['no-placeholder-text', '<p>Write {{ name }} and print [object Object].</p>', true],
  ['no-placeholder-text', '<p>Lorem ipsum dolor sit amet</p>', false],
  ['no-placeholder-text', '<h1>{{ product.title }}</h1><p>x', false],
  ['clean-encoding', '<p>Grüße aus Österreich, “so”</p>', true],
  ['clean-encoding', '<p>GrÃ¼Ãe â€™s</p>', false],
  ['no-repeated-paragraphs', `<p>${prose}`, true],
  ['no-repeated-paragraphs', `<p>${prose}<p>${prose}`, false],
  ['no-repeated-paragraphs', `<p>${prose}<pre>${prose}</pre><pre>${prose}</pre>`, true],
  ['link-text', '<a href=/p>Prices of mugs</a>', true],
  ['link-text', '<a href=/p><code>link</code></a>', true],
  ['link-text', '<a href=/p>Click here</a>', false],
  ['link-text', '<a href=/>Start</a>', true],
  ['link-text', '<a href=/p>Mehr erfahren »</a>', false],
  ['links-named', '<a href=/p><img src=x alt="Mugs"></a>', true],
  ['links-named', '<a href=/p><img src=x></a>', false],
  ['links-crawlable', '<a href=/p>p</a>', true],
  ['links-crawlable', '<a href="javascript:void(0)">p</a>', false],
  ['links-secure', '<a href="https://shop.example/p">p</a>', true],
  ['links-secure', '<a href="http://shop.example/p">p</a>', false],
  ['internal-links-present', links(10), true],
  ['internal-links-present', '<a href="https://other.example/">x</a>', false],
  ['link-text-distinct', '<p><a href=/a>Mugs</a> and <a href=/b>Bowls</a>', true],
  ['link-text-distinct', '<p><a href=/a>Details</a> and <a href=/b>Details</a>', false],
  ['images-described', '<img src=x alt=""><img src=y alt="A green mug">', true],
  ['images-described', '<img src=x>', false],
  ['image-texts-meaningful', '<img src=x alt="A green mug">', true],
  ['image-texts-meaningful', '<img src=x alt="IMG_1234.jpg">', false],
  ['images-sized', '<img src=x width=1 height=1>', true],
  ['images-sized', '<img src=x>', false],
  ['social-card', '<meta name="twitter:card" content="summary">', true],
  ['social-card', '<p>x', false],
  ['social-image', '<meta property="og:image" content="https://shop.example/m.jpg">', true],
  ['social-image', '<meta property="og:image" content="/m.jpg">', false],
  ['viewport', '<meta name="viewport" content="width=device-width">', true],
  ['viewport', '<p>x', false],
  ['zoom-allowed', '<meta name="viewport" content="width=device-width">', true],
  ['zoom-allowed', '<meta name="viewport" content="user-scalable=no">', false],
  ['language-declared', '<html lang="de-AT"><p>x', true],
  ['language-declared', '<p>x', false],
  ['hreflang-valid', '<link rel=alternate hreflang=de-AT href="https://shop.example/at">', true],
  ['hreflang-valid', '<link rel=alternate hreflang=uk-UA2 href="https://shop.example/at">', false],
  ['hreflang-distinct', '<link rel=alternate hreflang=de href="https://a.example/1">', true],
  [
    'hreflang-distinct',
    '<link rel=alternate hreflang=de href="https://a.example/1"><link rel=alternate hreflang=DE href="https://a.example/2">',
    false,
  ],
  ['no-mixed-content', '<img src="https://a.example/x.png">', true],
  ['no-mixed-content', '<img src="http://a.example/x.png">', false],
  ['content-type-options', '<p>x', true, headers('x-content-type-options', 'nosniff')],
  ['content-type-options', '<p>x', false, { answer: sampleAnswer() }],
  ['compressed-answer', '<p>x', true, headers('content-encoding', 'br')],
  ['compressed-answer', '<p>x', false, { answer: sampleAnswer() }],
  ['scripts-not-blocking', '<head><script src=/a.js defer></script></head>', true],
  ['scripts-not-blocking', '<head><script src=/a.js></script></head>', false],
  ['first-byte-time', '<p>x', true, { answer: sampleAnswer({ firstByteMs: 100 }) }],
  ['first-byte-time', '<p>x', false, { answer: sampleAnswer({ firstByteMs: 4_000 }) }],
  ['page-weight', '<p>x', true, { answer: sampleAnswer() }],
  ['page-weight', '<p>x', false, { answer: sampleAnswer({ truncated: true }) }],
  ['robots-txt-reachable', '<p>x', false, { robots: { state: 'missing', status: 404 } }],
  ['robots-txt-allows', '<p>x', true, { robots: { state: 'missing', status: 404 } }],
  ['ai-search-allowed', '<p>x', true, { robots: { state: 'missing', status: 404 } }],
];

describe('Each check, once good and once not', () => {
  it('holds for every check of the scorecard', () => {
    const ids = pageScorecard.flatMap(({ lines }) => lines.map(({ check }) => check.id));
    const missing = ids.flatMap((id) =>
      [true, false]
        .filter((passes) => !rows.some((row) => row[0] === id && row[2] === passes))
        .map((passes) => `${id}: ${passes}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(rows)('%s: %s → %s', (id, html, passes, around) => {
    expect(judgedBy(id, samplePage(html, around)).outcome === 'passed').toBe(passes);
    const { outcome, score } = judgedBy(id, samplePage(html, around));
    expect(outcome).not.toMatch(/not-applicable|could-not-run/);
    expect(score).not.toBeNull();
  });

  it.each([
    ['viewport', '<p>x', /^Add <meta name="viewport" .*> to the head\.$/],
    ['viewport', '<meta name=viewport content="width=1024">', /^Write <meta name="viewport" .*> in place of/],
    ['social-card', '<p>x', /^Add <meta name="twitter:card" .*> to the head\.$/],
    [
      'social-basics',
      '<meta property="og:title" content="x">',
      /^Add og:type, og:image, og:url, og:descript/,
    ],
  ])(
    '%s says which tag is to be written, since a recommendation stands without what was expected',
    (id, html, fix) => {
      expect(judgedBy(id, samplePage(html)).fix).toMatch(fix);
    },
  );
});
