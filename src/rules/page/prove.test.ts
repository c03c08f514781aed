import { describe, expect, it } from 'vitest';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { improvedKeywords, pageKeywords } from '#rules/writers/webpage-analysis/keywords.ts';
import { improvedDescription } from '#rules/writers/webpage-analysis/description.ts';
import { improvedTitle } from '#rules/writers/webpage-analysis/title.ts';
import { samplePage } from '#tests/setup/page-sample.ts';
import { auditPage, scorePage } from './audit.ts';
import { applyPatch, improveHead } from './improved-head.ts';
import { copyWith, proveHead } from './prove.ts';

const text = `<h1>Hand-thrown stoneware mug</h1>
<p>This stoneware mug holds 350 ml and is thrown by hand in our Bristol workshop. The matt green glaze is safe for the dishwasher.</p>
<h2>Care</h2><p>Wash the stoneware mug by hand or in the dishwasher. Each stoneware mug is signed by its potter.</p>`;
const pages = {
  whole: `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>Home</title><meta name="description" content="Mugs > cups"></head><body>${text}`,
  headless: `<title>Home</title><meta name=description content="a &quot;b&quot;">${text}`,
  bare: text,
  twice: `<head><title>a</title><title>b</title><meta name="description" content="x"><meta name="description" content="y"></head>${text}`,
};

describe('An improved head on a copy of the page', () => {
  it.each(Object.entries(pages))(
    '%s: holds exactly what was proposed, and the rest unchanged',
    (_name, html) => {
      const facts = samplePage(html);
      const title = 'Hand-thrown stoneware mug & "cup" <350 ml>';
      const description = 'A mug of stoneware, 350 ml, "thrown" by hand & signed.';
      const copy = readPage({
        ...facts.source,
        html: applyPatch(facts, improveHead(facts, { title, description })),
      });
      expect(copy.head.title).toBe(title);
      expect(copy.head.description).toBe(description);
      expect(copy.head.titleElements).toHaveLength(1);
      expect(copy.text.main).toBe(facts.text.main);
      expect(copy.headings.map((heading) => heading.text)).toEqual(
        facts.headings.map((heading) => heading.text),
      );
    },
  );

  it.each(Object.entries(pages))('%s: judges the copy as if all of it were read again', (_name, html) => {
    const facts = samplePage(html);
    const patch = improveHead(facts, { title: 'Stoneware mug of 350 ml', description: 'Thrown by hand.' });
    const whole = readPage({ ...facts.source, html: applyPatch(facts, patch) });
    auditPage(facts);
    expect(scorePage(copyWith(facts, patch), facts)).toEqual(scorePage(whole));
  });

  it('proves the gain with the same scorecard', () => {
    const facts = samplePage(pages.whole);
    const before = auditPage(facts);
    const proof = proveHead(facts, before, {
      title: improvedTitle(facts),
      description: improvedDescription(facts),
    });
    expect(proof).toMatchObject({ scoreBefore: before.score });
    expect(proof!.scoreAfter).toBeGreaterThan(before.score + 5);
    expect(proof!.changed.map(({ id }) => id)).toContain('title-says-something');
    expect(proof!.patch).toContain('<title>Hand-thrown stoneware mug');
  });

  it('shares the page under the address that it names as its own', () => {
    const page = samplePage(
      '<head><title>Mug</title><link rel="canonical" href="https://www.shop.example/mug"></head><body><h1>Mug</h1><p>Text.</p></body>',
    );
    const proof = proveHead(page, auditPage(page), { title: null, description: null });
    expect(proof!.patch).toContain('<meta property="og:url" content="https://www.shop.example/mug">');
    expect(proof!.changed.find(({ id }) => id === 'social-address')?.after).not.toBe(0);
  });
});

describe('Improvements by rules, from the page’s own words', () => {
  const facts = samplePage(pages.whole);

  it('writes a title and a description inside the widths', () => {
    expect(improvedTitle(facts)).toMatch(/^Hand-thrown stoneware mug/);
    expect(improvedDescription(facts)).toMatch(/^This stoneware mug holds 350 ml/);
  });

  it('begins with no sentence that leans on another, and shortens one that is too long', () => {
    const leaning = samplePage(
      '<h1>Stoneware mug</h1><p>They are thrown by hand in Bristol and hold tea. A stoneware mug of 350 ml from our workshop in Bristol.</p>',
    );
    expect(improvedDescription(leaning)).toBe('A stoneware mug of 350 ml from our workshop in Bristol.');
    const long = samplePage(
      `<h1>Stoneware mug</h1><p>A stoneware mug of 350 ml, thrown by hand in our workshop in Bristol, glazed in matt green, fired twice at 1,280 degrees, signed by its potter, ${'wrapped in paper, '.repeat(8)}and sent within two days.</p>`,
    );
    expect(improvedDescription(long)).toMatch(/^A stoneware mug of 350 ml, thrown by hand.{40,130}\.$/);
  });

  it('finds what the page is about', () => {
    expect(pageKeywords(facts)).toContain('stoneware mug');
    expect(improvedKeywords(facts)[0]).toContain('stoneware mug');
  });

  it('leaves alone what is good', () => {
    const good = samplePage(
      '<title>Stoneware mug, hand-thrown in Bristol | Kiln & Co.</title><meta name="description" content="A hand-thrown stoneware mug of 350 ml in matt green. Dishwasher-safe, made in our Bristol workshop and sent within two days.">',
    );
    expect(improvedTitle(good)).toBeNull();
    expect(improvedDescription(good)).toBeNull();
  });

  it('says nothing where the page says nothing', () => {
    const empty = samplePage('');
    expect(improvedTitle(empty)).toBeNull();
    expect(improvedDescription(empty)).toBeNull();
    expect(pageKeywords(empty)).toEqual([]);
  });

  it('takes no half clauses of running text for keywords', () => {
    const clauses =
      '<p>We throw every mug in our studio in Stoke-on-Trent, then it has to dry for nine days before the first firing. Orders above £60 travel free.</p>';
    const page = samplePage(
      `<title>Stoneware mugs and bowls from Stoke-on-Trent</title><h1>Stoneware mugs</h1>${clauses.repeat(3)}`,
    );
    for (const keyword of [...pageKeywords(page), ...improvedKeywords(page)])
      expect(keyword).not.toMatch(/\b(?:every|nine|before|first|above|60|for|and|from|then)\b/);
    expect(improvedKeywords(page)[0]).toBe('stoneware mugs');
  });

  it('writes a name as the page does, and cuts none out of a longer one', () => {
    const page = samplePage(
      '<title>Startseite</title><h2>Willkommen bei der Backstube Huber in Regensburg</h2><p>Seit 1952 backen wir in der Altstadt von Regensburg Brot und Brezen.</p>',
    );
    expect(pageKeywords(page)).toEqual(['Backstube Huber', 'Regensburg']);
    expect(improvedTitle(page)).toBe('Backstube Huber in Regensburg');
  });

  it('takes the detail of a title from what was chosen to be read, and the brand with its sign', () => {
    const page = samplePage(
      `<title>Home - Kiln & Co | Stoneware mugs, bowls, plates, vases and planters for homes and for gardens</title><h1>Stoneware for the everyday</h1><h2>Seconds sale</h2>${'<p>A broken piece is thrown again, and a broken piece is paid back.</p>'.repeat(2)}`,
      { finalUrl: 'https://www.kilnandco.com/' },
    );
    expect(improvedTitle(page)).toBe('Stoneware for the everyday | Kiln & Co');
  });

  it('ends a title that is too long before its bracket rather than inside it', () => {
    const page = samplePage(
      '<title>The closure API (libffi: the portable foreign function interface library)</title><p>Text.',
    );
    expect(improvedTitle(page)).toBe('The closure API');
  });

  it('names things in Japanese by whole names, without gaps, particles or endings', () => {
    const page = samplePage(
      '<title>珈琲工房 京都 自家焙煎コーヒー豆の通販</title><h1>自家焙煎コーヒー豆</h1><p>京都の小さな焙煎所から、毎週火曜日に焙煎したコーヒー豆をお届けします。浅煎りから深煎りまでご用意しています。',
    );
    expect(pageKeywords(page)).toContain('自家焙煎コーヒー豆');
    for (const keyword of pageKeywords(page)) expect(keyword).not.toMatch(/\s|^\p{Script=Hiragana}+$/u);
    expect(improvedDescription(page)).not.toMatch(/。 /);
  });

  it('reads Chinese and Japanese without spaces', () => {
    const page = samplePage(
      '<title>手作りマグカップ</title><h1>手作りマグカップ</h1><p>手作りマグカップは食洗機で洗えます。手作りマグカップ。',
    );
    expect(pageKeywords(page).join(' ')).toMatch(/マグカップ|手作り/);
  });
});
