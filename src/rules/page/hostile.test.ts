import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { samplePage } from '#tests/setup/page-sample.ts';
import { analysePage, digestPage } from './analysis.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/p/${index}">link ${index}</a>`).join('\n');
const nested = (tag: string, count = 50_000) => `<${tag}>`.repeat(count);
const text = (body: string) => `<title>Hostile</title><h1>Hostile</h1><p>${body}</p>`;

/** Processor time of a whole analysis in milliseconds, half of what a reader allows. */
const bound = 7_500;

describe('Pages that mean harm', () => {
  it.each<[name: string, html: () => string]>([
    ['100,000 links', () => links(100_000)],
    ['50,000 div', () => nested('div')],
    ['50,000 span with text', () => `${nested('span')}deep`],
    ['50,000 svg', () => nested('svg')],
    ['50,000 b', () => `${nested('b')}deep`],
    ['50,000 p in turn with b', () => '<p><b>'.repeat(25_000)],
    ['50,000 a', () => nested('a href=/a')],
    ['50,000 tables', () => nested('table')],
    ['50,000 tables in cells', () => '<table><tr><td>'.repeat(17_000)],
    [
      'formatting closed across paragraphs',
      () => `${'<a><b><i><u><p>'.repeat(4_000)}${'</a></b></i>'.repeat(4_000)}`,
    ],
    [
      'formatting opened again in each paragraph',
      () => `${'<b class=x><i id=y>'.repeat(20)}${'<p>x</b>'.repeat(5_000)}`,
    ],
    ['text before tables', () => '<table>x'.repeat(20_000)],
    [
      '100,000 attributes',
      () => `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=${index}`).join(' ')}>x`,
    ],
    ['100,000 attributes of one name', () => `<p ${'class=a '.repeat(100_000)}>x`],
    ['50,000 unclosed tags', () => '<a href="'.repeat(50_001)],
    ['a million ampersands', () => '&'.repeat(1_000_000)],
    ['comments without an end', () => '<!--x--!>'.repeat(200_000)],
    ['scripts with comments', () => '<script><!--</script>'.repeat(50_000)],
    ['5 MB of <', () => '<'.repeat(5_000_000)],
    ['5 MB of an unclosed comment', () => `<!--${'-'.repeat(5_000_000)}`],
    [
      'an attribute of a megabyte',
      () =>
        `<p class="${'sidebar '.repeat(125_000)}" style="display${' '.repeat(1_000_000)}" id="${'-'.repeat(1_000_000)}">x`,
    ],
    ['a million entities', () => '&amp;&copy;&notit;'.repeat(350_000)],
    ['a million spaces', () => text(' '.repeat(1_000_000))],
    ['spaces and breaks in turn', () => text(' \n\u00a0'.repeat(400_000))],
    ['one word of a megabyte', () => text('a'.repeat(1_000_000))],
    ['full stops', () => text('. '.repeat(500_000))],
    ['quotation marks after a stop', () => text(`.${'"'.repeat(500_000)}`)],
    ['braces of templates', () => `<title>${'{{ '.repeat(200_000)}</title><h1>${'{{a'.repeat(200_000)}</h1>`],
    [
      'a title of a megabyte',
      () =>
        `<title>${'word '.repeat(200_000)}</title><meta name=description content="${'word '.repeat(200_000)}">`,
    ],
    [
      'a directive of a megabyte',
      () =>
        `<meta name=robots content="${'noindex, '.repeat(110_000)}"><meta name=viewport content="${'width='.repeat(150_000)}">`,
    ],
    [
      'an address of a megabyte',
      () => `<link rel=canonical href="/${'a/../'.repeat(200_000)}"><a href="?${'ä'.repeat(300_000)}">x</a>`,
    ],
    ['deep JSON-LD', () => `<script type="application/ld+json">${'['.repeat(500_000)}</script>`],
    ['50,000 headings', () => '<h1>a</h1><h3>b'.repeat(25_000)],
    ['a promise without an end', () => `<h1>${'We do it. All of IT '.repeat(50_000)}</h1><p>Yes.`],
    ['shouted headings', () => `<h1>LOUD</h1>${'<h2>LOUD PART</h2><p>loud part'.repeat(20_000)}`],
    ['a title of separators', () => `<title>${'Aa | '.repeat(200_000)}</title><h1>Aa</h1><footer>Aa`],
    [
      'questions in a title',
      () => `<title>${'?'.repeat(1_000_000)}x</title><h1>${'!'.repeat(1_000_000)}x</h1>`,
    ],
    ['50,000 images', () => '<img src=x alt="image.jpg">'.repeat(50_000)],
    ['20,000 items of microdata', () => '<div itemscope itemprop=a itemref="a b c">'.repeat(20_000)],
    ['Chinese without an end', () => text('中文'.repeat(500_000))],
    ['half surrogates', () => text('\ud83d'.repeat(500_000))],
  ])('%s', (_name, html) => {
    const page = html();
    const time = processorTimeOf(() => {
      const facts = samplePage(page);
      const { improvement } = digestPage(facts);
      const analysis = analysePage(facts, null, improvement);
      expect(analysis.seoScore).toBeGreaterThanOrEqual(0);
      // What is kept of it stays small, whatever was given.
      expect(JSON.stringify(analysis).length).toBeLessThan(1_000_000);
    });
    expect(time).toBeLessThan(bound);
  });
});
