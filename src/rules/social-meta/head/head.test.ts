import ogs from 'open-graph-scraper';
import { describe, expect, it } from 'vitest';
import { headBlock, sharedChoices, type HeadSource } from './index.ts';

/** Values that break out of a language that they are not escaped for. */
const hostile = [
  `Mugs "thrown" by 'hand' & <b>fired</b> twice`,
  '</title></head><script>alert(1)</script><meta property="og:title" content="mine">',
  '{{ shop.secret }} {% assign x = 1 %} {%- raw -%} 100 %} }}',
  "'; system('ls'); // \\' \\\\ <?php echo 1; ?> $path",
  '`${process.env.SECRET}` \u2028 \\u0022 */ </style> --> ]]>',
  'כוסות חרס מעשה ידי אמן ☕️ 陶器のマグ 👩‍🏭',
  'Line one\nline two\t and\r\nthree',
  '&amp; &lt;b&gt; &#123; stay as they are',
];

const image = (name: string, alt: string) => ({
  url: `https://app.example/social-images/abc/${name}.png?a=1&b="2"`,
  origin: 'made' as const,
  width: 1200,
  height: 630,
  type: 'image/png',
  alt,
});

function source(value: string, change: Partial<HeadSource> = {}): HeadSource {
  return {
    platform: 'all',
    businessName: `Clay ${value}`,
    contentType: 'website',
    pageUrl: "https://shop.example/mugs/it's?a=1&b=2",
    locale: 'en_GB',
    price: null,
    primaryKeywords: [value, 'mug'],
    optimizedMeta: {
      facebook: { title: `F ${value}`, description: `FD ${value}`, image: '' },
      twitter: { title: `X ${value}`, description: `XD ${value}`, image: '' },
      whatsapp: { title: `W ${value}`, description: `WD ${value}`, image: '' },
      general: { title: `G ${value}`, description: `GD ${value}`, keywords: [] },
    },
    images: { facebook: image('landscape', `A ${value}`), twitter: image('wide', `AX ${value}`) },
    ...change,
  };
}

const line = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** What an independent reader makes of a head. */
async function read(head: string) {
  const { result } = await ogs({
    html: `<!doctype html><html><head>${head}</head><body></body></html>`,
    customMetaTags: [
      { fieldName: 'imageAltOnX', property: 'twitter:image:alt', multiple: false },
      { fieldName: 'description', property: 'description', multiple: false },
      { fieldName: 'amount', property: 'product:price:amount', multiple: false },
      { fieldName: 'currency', property: 'product:price:currency', multiple: false },
    ],
  });
  return result;
}

async function expectSame(head: string, value: string): Promise<void> {
  const found = await read(head);
  expect(found).toMatchObject({
    ogTitle: line(`F ${value}`),
    ogDescription: line(`FD ${value}`),
    ogSiteName: line(`Clay ${value}`),
    ogType: 'website',
    ogUrl: "https://shop.example/mugs/it's?a=1&b=2",
    ogLocale: 'en_GB',
    twitterCard: 'summary_large_image',
    twitterTitle: line(`X ${value}`),
    twitterDescription: line(`XD ${value}`),
  });
  expect(found.ogImage).toMatchObject([
    { url: image('landscape', '').url, width: '1200', height: '630', type: 'image/png' },
  ]);
  expect(found.ogImage![0]!.alt).toBe(line(`A ${value}`));
  expect(found.twitterImage).toMatchObject([{ url: image('wide', '').url, alt: line(`AX ${value}`) }]);
  expect(found.customMetaTags).toMatchObject({ description: line(`GD ${value}`) });
}

describe('The head block, read back', () => {
  it.each(hostile)('as HTML: %j', async (value) => {
    const html = headBlock(source(value), 'html');
    await expectSame(html, value);
    expect(html).toContain('<link rel="canonical" href="https://shop.example/mugs/it\'s?a=1&amp;b=2">');
    expect(html.match(/<\/?(?:title|script|style|b)[ >]/gu)).toEqual(['<title>', '</title>']);
  });

  it.each(hostile)('as Liquid, in which nothing of a value is Liquid: %j', async (value) => {
    const liquid = headBlock(source(value), 'liquid');
    const tags = [...liquid.matchAll(/\{%-? (\w+).*?-?%\}/gu)].map(([, name]) => name);
    expect(tags).toEqual(['comment', 'endcomment', 'if', 'else', 'comment', 'endcomment', 'endif']);
    expect(liquid).not.toMatch(/\{\{/u);
    expect(liquid).toContain(`request.path == "/mugs/it's"`);
    await expectSame(liquid.replace(/\{%.*?%\}/gsu, ''), value);
  });

  it.each(hostile)('as Next.js metadata: %j', async (value) => {
    const code = headBlock(source(value), 'next');
    const metadata = objectOf(code);
    await expectSame(renderedByNext(metadata), value);
    expect(metadata.alternates.canonical).toBe("https://shop.example/mugs/it's?a=1&b=2");
  });

  it.each(hostile)('as PHP: %j', async (value) => {
    const php = headBlock(source(value), 'wordpress');
    const strings = phpStrings(php);
    const at = strings.indexOf('property');
    const html: string[] = [];
    for (let index = at; strings[index] === 'property' || strings[index] === 'name'; index += 3)
      html.push(`<meta ${strings[index]}="${strings[index + 1]}" content="${escaped(strings[index + 2]!)}">`);
    html.push(`<meta name="description" content="${escaped(line(`GD ${value}`))}">`);
    await expectSame(html.join('\n'), value);
    expect(strings).toContain(line(`G ${value}`));
  });

  it('carries the texts of the network that is chosen', async () => {
    const record = source('mugs');
    expect(sharedChoices(record)).toEqual(['facebook', 'whatsapp']);
    expect(await read(headBlock(record, 'html', 'whatsapp'))).toMatchObject({
      ogTitle: 'W mugs',
      twitterTitle: 'X mugs',
    });
    const { twitter, general } = record.optimizedMeta;
    const one = { ...record, platform: 'twitter' as const, optimizedMeta: { twitter, general } };
    expect(await read(headBlock(one, 'html'))).toMatchObject({ ogTitle: 'X mugs', twitterTitle: 'X mugs' });
  });

  it('writes the tags of the kind of page, and a price only where one is stated', async () => {
    const price = { amount: '24.90', currency: 'EUR' };
    const product = headBlock(source('mugs', { contentType: 'product', price }), 'html');
    expect(await read(product)).toMatchObject({
      ogType: 'product',
      customMetaTags: price,
    });
    expect(headBlock(source('mugs', { contentType: 'product' }), 'html')).not.toContain('price');
    const article = headBlock(source('mugs', { contentType: 'article' }), 'html');
    expect(article.match(/article:tag/gu)).toHaveLength(2);
    const next = headBlock(source('mugs', { contentType: 'product', price }), 'next');
    expect(objectOf(next).openGraph).not.toHaveProperty('type');
    expect(next).toContain('<meta property="product:price:amount" content={"24.90"} />');
  });

  it('shows a square picture in the small card', () => {
    const square = { ...image('square', 'Logo'), width: 400, height: 400 };
    expect(headBlock(source('mugs', { images: { facebook: square, twitter: square } }), 'html')).toContain(
      '<meta name="twitter:card" content="summary">',
    );
  });
});

interface NextMetadata {
  title: { absolute: string };
  description: string;
  alternates: { canonical: string };
  openGraph: Record<string, string> & {
    images: Record<string, string | number>[];
  };
  twitter: Record<string, string> & { images: Record<string, string>[] };
}

/** The object of the code, by running it. */
function objectOf(code: string): NextMetadata {
  const [, literal = ''] = /Metadata = (\{.*?^\});/msu.exec(code) ?? [];
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval, no-new-func -- our own code, to see what it means
  return new Function(`return ${literal}`)() as NextMetadata;
}

/** What Next.js writes for such an object. */
function renderedByNext({ title, description, openGraph, twitter }: NextMetadata): string {
  const metas: [by: string, name: string, content: string | number | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:type', openGraph['type']],
    ['property', 'og:url', openGraph['url']],
    ['property', 'og:site_name', openGraph['siteName']],
    ['property', 'og:locale', openGraph['locale']],
    ['property', 'og:title', openGraph['title']],
    ['property', 'og:description', openGraph['description']],
    ...openGraph.images.flatMap(({ url, ...parts }) => [
      ['property', 'og:image', url] as [string, string, string],
      ...Object.entries(parts).map(
        ([part, value]) => ['property', `og:image:${part}`, value] as [string, string, string],
      ),
    ]),
    ['name', 'twitter:card', twitter['card']],
    ['name', 'twitter:title', twitter['title']],
    ['name', 'twitter:description', twitter['description']],
    ['name', 'twitter:image', twitter.images[0]?.['url']],
    ['name', 'twitter:image:alt', twitter.images[0]?.['alt']],
  ];
  return [
    `<title>${escaped(title.absolute)}</title>`,
    ...metas.map(([by, name, content]) => `<meta ${by}="${name}" content="${escaped(String(content))}">`),
  ].join('\n');
}

/** Values of all texts in single quotation marks, as PHP reads them; throws where one does not end. */
function phpStrings(php: string): string[] {
  const found: string[] = [];
  const code = php.replace(/^\/\/.*$/gmu, '');
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '"') {
      at = code.indexOf('"', at + 1);
      continue;
    }
    if (code[at] !== "'") continue;
    let text = '';
    for (at += 1; code[at] !== "'"; at += 1) {
      if (at >= code.length) throw new Error('A text does not end');
      if (code[at] === '\\' && (code[at + 1] === '\\' || code[at + 1] === "'")) at += 1;
      text += code[at];
    }
    found.push(text);
  }
  return found;
}

/** `htmlspecialchars` with both quotation marks. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
