import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import type { SocialImageReading, SocialNetwork, SocialPageReading } from '#contract/social-page.ts';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { pastedSource } from '#rules/page/page-source.ts';
import type { ImageFile } from './image-file.ts';
import { readingOf } from './page-cards.ts';
import { readSocialPage } from './social-page.ts';

const address = 'https://shop.example/mugs/';
const file = (change: object = {}): ImageFile => ({
  state: 'read',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  bytes: 90_000,
  leastBytes: 90_000,
  ...change,
});
type ReadState = Extract<SocialPageReading, { state: 'read' }>;

function read(head: string, files: Record<string, ImageFile> = {}, body = '<h1>Mugs</h1>'): ReadState {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const page = readSocialPage(readPage(pastedSource(address, html, 0)));
  const reading = readingOf(page, new Map(Object.entries(files)));
  if (reading.state !== 'read') throw new Error('It was read');
  return reading;
}
const card = (reading: ReadState, network: SocialNetwork = 'facebook') => reading.cards[network];
const problemsOf = (reading: ReadState, name: string) =>
  reading.tags.filter((tag) => tag.name === name).map(({ problems }) => problems.join(' '));

describe('Texts of a page', () => {
  it.each<[state: string, head: string, body: string, title: string, from: string, problem: RegExp | null]>([
    ['one tag', '<meta property="og:title" content="Mugs">', '', 'Mugs', 'og:title', null],
    [
      'two tags',
      '<meta property="og:title" content="One"><meta property="og:title" content="Two">',
      '',
      'One',
      'og:title',
      /first one is taken/,
    ],
    [
      'the same twice',
      '<meta property="og:title" content="One"><meta property="og:title" content="One">',
      '',
      'One',
      'og:title',
      /says again/,
    ],
    [
      'an empty one first',
      '<meta property="og:title" content=" "><meta property="og:title" content="Two">',
      '',
      'Two',
      'og:title',
      /empty/,
    ],
    [
      'entities',
      '<meta property="og:title" content="Mugs &amp; bowls &#8211; &quot;fired&quot; &eacute; &#x1F375;">',
      '',
      'Mugs & bowls – "fired" é 🍵',
      'og:title',
      null,
    ],
    [
      'entities twice',
      '<meta property="og:title" content="Mugs &amp;amp; bowls">',
      '',
      'Mugs &amp; bowls',
      'og:title',
      null,
    ],
    ['name=', '<meta name="og:title" content="Named">', '', 'Named', 'og:title', /property=/],
    [
      'name= before property=',
      '<meta name="og:title" content="Named"><meta property="og:title" content="Right">',
      '',
      'Right',
      'og:title',
      /property=/,
    ],
    [
      'capital letters',
      '<META PROPERTY="OG:Title" CONTENT="Loud">',
      '',
      'Loud',
      'og:title',
      /capital letters/,
    ],
    [
      'two names in one element',
      '<meta name="twitter:title" property="og:title" content="Both">',
      '',
      'Both',
      'og:title',
      null,
    ],
    [
      'two names in one property',
      '<meta property="og:title twitter:title" content="Both">',
      '',
      'Both',
      'og:title',
      null,
    ],
    ['a tag in the body', '', '<meta property="og:title" content="Below">', 'Below', 'og:title', /body/],
    [
      'no content attribute',
      '<meta property="og:title"><title>Page</title>',
      '',
      'Page',
      'title',
      /no content/,
    ],
    [
      'single quotation marks, unquoted, line breaks',
      "<meta content='It is\n a   mug' property=og:title>",
      '',
      'It is a mug',
      'og:title',
      null,
    ],
    ['only a title element', '<title>Page &amp; shop</title>', '', 'Page & shop', 'title', null],
    [
      'a title in a drawing',
      '<meta property="og:description" content="x">',
      '<svg><title>Icon</title></svg>',
      '',
      '',
      null,
    ],
    [
      'a tag in a comment or script',
      '<!-- <meta property="og:title" content="No"> --><script>"<meta property=og:title content=No>"</script><title>Page</title>',
      '',
      'Page',
      'title',
      null,
    ],
  ])('reads %s', (_state, head, body, title, from, problem) => {
    const reading = read(head, {}, body);
    expect(card(reading).title).toMatchObject({ text: title, from: from === '' ? null : from });
    const problems = problemsOf(reading, 'og:title').join(' ');
    if (problem === null) expect(problems).toBe('');
    else expect(problems).toMatch(problem);
  });

  it('falls back as each network does, and says which tag each takes', () => {
    const reading = read(
      '<title>Page</title><meta name="description" content="Found"><meta property="og:title" content="Graph"><meta property="twitter:title" content="Bird">',
    );
    expect(card(reading, 'twitter').title).toMatchObject({ text: 'Bird', from: 'twitter:title' });
    expect(card(reading, 'linkedin').title).toMatchObject({ text: 'Graph', from: 'og:title' });
    expect(card(reading, 'whatsapp').description).toMatchObject({ text: 'Found', from: 'description' });
    // X reads no meta description (dev.twitter.com, Cards markup).
    expect(card(reading, 'twitter').description.from).toBeNull();
    expect(reading.tags.find(({ name }) => name === 'og:title')?.takenBy).toEqual([
      'facebook',
      'linkedin',
      'pinterest',
      'whatsapp',
    ]);
    expect(reading.tags.find(({ name }) => name === 'twitter:title')?.takenBy).toEqual(['twitter']);
    expect(reading.missing).toEqual(['og:description', 'og:image', 'og:url', 'og:type', 'twitter:card']);
  });

  it('cuts what a network cuts, at whole characters', () => {
    const reading = read(`<meta property="og:title" content="${'👩‍🏭 mugs '.repeat(20)}">`);
    const { text, shown } = card(reading, 'whatsapp').title;
    expect(Array.from(shown).length).toBeLessThanOrEqual(65);
    expect(shown).toMatch(/…$/u);
    expect(text.startsWith(shown.slice(0, -1))).toBe(true);
  });

  it.each<[head: string, kind: string]>([
    ['', 'none'],
    [
      '<meta property="og:title" content="a"><meta property="og:type" content="website"><meta property="og:description" content="b">',
      'small',
    ],
    ['<meta property="og:title" content="a"><meta name="twitter:card" content="summary">', 'small'],
    [
      '<meta property="og:title" content="a"><meta name="twitter:card" content="summary_large_image"><meta property="og:image" content="https://i.example/a.jpg">',
      'large',
    ],
    [
      '<meta property="og:title" content="a"><meta name="twitter:card" content="summary_large_image">',
      'small',
    ],
  ])('knows the card of X for %j', (head, kind) => {
    expect(card(read(head, { 'https://i.example/a.jpg': file() }), 'twitter').card).toBe(kind);
  });
});

describe('Pictures of a page', () => {
  const withImage = (value: string) => `<meta property="og:image" content="${value}">`;
  const one = 'https://i.example/a.jpg';

  it.each<[state: string, head: string, url: string | null, problem: RegExp | null]>([
    ['a whole address', withImage(one), one, null],
    ['a relative one', withImage('a.jpg'), 'https://shop.example/mugs/a.jpg', /relative/],
    ['a rooted one', withImage('/a.jpg'), 'https://shop.example/a.jpg', /relative/],
    [
      'a relative one with a base',
      `<base href="https://cdn.example/x/">${withImage('a.jpg')}`,
      'https://cdn.example/x/a.jpg',
      /relative/,
    ],
    ['one without a scheme', withImage('//i.example/a.jpg'), one, /begins with \/\//],
    ['one on http', withImage('http://i.example/a.jpg'), 'http://i.example/a.jpg', /http;/],
    [
      'entities in it',
      withImage('https://i.example/a.jpg?w=1&amp;h=2'),
      'https://i.example/a.jpg?w=1&h=2',
      null,
    ],
    ['spaces in it', withImage('https://i.example/a b.jpg'), 'https://i.example/a%20b.jpg', null],
    ['data:', withImage('data:image/png;base64,AAAA'), null, /not the address/],
    ['javascript:', withImage('javascript:alert(1)'), null, /not the address/],
    ['only og:image:url', '<meta property="og:image:url" content="https://i.example/a.jpg">', one, null],
    [
      'only og:image:secure_url',
      '<meta property="og:image:secure_url" content="https://i.example/a.jpg">',
      one,
      null,
    ],
    ['the same address twice', `${withImage(one)}<meta property="og:image:url" content="${one}">`, one, null],
    ['an empty one first', `${withImage('')}${withImage(one)}`, one, null],
    ['two, of which the first counts', `${withImage(one)}${withImage('https://i.example/b.jpg')}`, one, null],
  ])('finds %s', (_state, head, url, problem) => {
    const { image } = card(read(head));
    expect(image?.url ?? null).toBe(url);
    if (problem !== null) expect(image!.problems.join(' ')).toMatch(problem);
    else expect(image?.problems ?? []).toEqual([]);
  });

  it('gives each picture the size and words that stand behind it', () => {
    const reading = read(
      `<meta property="og:image:width" content="5">${withImage(one)}<meta property="og:image:width" content="800"><meta property="og:image:height" content="630px"><meta property="og:image:alt" content="A mug">${withImage('https://i.example/b.jpg')}<meta property="og:image:alt" content="A bowl"><meta property="og:image:height" content="tall">`,
      { [one]: file() },
    );
    expect(card(reading).image).toMatchObject({ alt: 'A mug', width: 1200 });
    expect(card(reading).image!.problems.join(' ')).toMatch(/says 800 × 630 pixels, the file has 1200 × 630/);
    expect(problemsOf(reading, 'og:image:width')[0]).toMatch(/before og:image/);
    expect(problemsOf(reading, 'og:image:height')[1]).toMatch(/not a number/);
  });

  it.each<[state: string, found: ImageFile, problem: RegExp | null, facebook: string, whatsapp: string]>([
    ['good', file(), null, 'large', 'large'],
    ['gone', { state: 'unreachable', reason: 'answers with 404' }, /404/, 'small', 'small'],
    ['no picture', { state: 'no-picture', reason: 'is no picture' }, /no picture/, 'small', 'small'],
    ['tiny', file({ width: 100, height: 100 }), /200 × 200/, 'small', 'small'],
    ['small', file({ width: 400, height: 300 }), /600 × 315/, 'small', 'large'],
    ['upright', file({ width: 1000, height: 1500 }), /upper and lower/, 'large', 'large'],
    ['a banner', file({ width: 1600, height: 320 }), /left and right/, 'large', 'large'],
    ['400 kB', file({ bytes: 400_000 }), /WhatsApp shows pictures up to 300 kB/, 'large', 'small'],
    ['9 MB', file({ bytes: 9_000_000 }), /5,000 kB/, 'small', 'small'],
    ['of unknown weight', file({ bytes: null, leastBytes: 400_000 }), /at least 400 kB/, 'large', 'large'],
    ['a drawing', file({ type: 'image/svg+xml', width: null, height: null }), /SVG/, 'small', 'small'],
    [
      'AVIF',
      file({ type: 'image/avif', width: null, height: null }),
      /not shown by every network/,
      'small',
      'small',
    ],
  ])('judges a picture that is %s', (_state, found, problem, facebook, whatsapp) => {
    const reading = read(`<title>Mugs</title>${withImage(one)}`, { [one]: found });
    const image = card(reading).image as SocialImageReading;
    if (problem === null) expect(image.problems).toEqual([]);
    else expect(image.problems.join(' ')).toMatch(problem);
    expect([card(reading).card, card(reading, 'whatsapp').card]).toEqual([facebook, whatsapp]);
  });

  it('is not held up by a page of tags', () => {
    const time = processorTimeOf(() => {
      const reading = read(
        withImage('x.png').repeat(20_000) + '<meta property="og:title" content="a">'.repeat(5_000),
      );
      expect(reading.tags.length).toBeLessThanOrEqual(60);
      expect(reading.tagCount).toBe(25_000);
    });
    expect(time).toBeLessThan(3_000);
  });
});
