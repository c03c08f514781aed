import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { judgedBy, samplePage } from '#tests/setup/page-sample.ts';
import type { DataItem, DataValue } from './data/item.ts';
import { readStructuredData } from './structured-data.ts';

/** Things in a form that can be compared whatever the syntax. */
function plain(html: string): unknown[] {
  return samplePage(html).derive(readStructuredData).items.map(ofItem);
}

function ofItem(item: DataItem): unknown {
  const properties = [...item.properties].map(([name, values]) => [name, values.map(ofValue)] as const);
  return { types: item.types, ...Object.fromEntries(properties.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

function ofValue(value: DataValue): unknown {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ') : ofItem(value);
}

const json = (text: string) => `<script type="application/ld+json">${text}</script><p>Words`;

// In the shapes of schema.org's published examples: the same thing in each syntax.
const threefold: [name: string, microdata: string, rdfa: string, jsonLd: object][] = [
  [
    'a person with an address and links',
    `<div itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ada Example</span>
      <img src="ada.jpg" itemprop="image"><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
      <span itemprop="streetAddress">20 Mill Lane\n  House 5</span><span itemprop="postalCode">98052</span></div>
      <a href="mailto:ada@shop.example" itemprop="email">write</a><a href="https://a.example/x" itemprop="colleague">X</a>
      <a href="https://a.example/y" itemprop="colleague">Y</a></div>`,
    `<div vocab="http://schema.org/" typeof="Person"><span property="name">Ada Example</span>
      <img src="ada.jpg" property="image"><div property="address" typeof="PostalAddress">
      <span property="streetAddress">20 Mill Lane\n  House 5</span><span property="postalCode">98052</span></div>
      <a href="mailto:ada@shop.example" property="email">write</a><a href="https://a.example/x" property="colleague">X</a>
      <a href="https://a.example/y" property="colleague">Y</a></div>`,
    {
      '@context': 'http://schema.org',
      '@type': 'Person',
      name: 'Ada Example',
      image: 'https://shop.example/ada.jpg',
      address: { '@type': 'PostalAddress', streetAddress: '20 Mill Lane\nHouse 5', postalCode: '98052' },
      email: 'mailto:ada@shop.example',
      colleague: ['https://a.example/x', 'https://a.example/y'],
    },
  ],
  [
    'an event with metas, times and an offer',
    `<div itemscope itemtype="https://schema.org/Event"><meta itemprop="startDate" content="2027-05-17T20:00">
      <time itemprop="endDate" datetime="2027-05-17T22:00">ten</time><b itemprop="name">Concert</b>
      <div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer"><data itemprop="lowPrice" value="35">$35</data>
      <span itemprop="priceCurrency">USD</span></div></div>`,
    `<div vocab="https://schema.org/" typeof="schema:Event"><meta property="startDate" content="2027-05-17T20:00">
      <time property="schema:endDate" datetime="2027-05-17T22:00">ten</time><b property="name">Concert</b>
      <div property="offers" typeof="AggregateOffer"><data property="lowPrice" content="35">$35</data>
      <span property="priceCurrency">USD</span></div></div>`,
    {
      '@context': { '@vocab': 'https://schema.org/' },
      '@graph': [
        {
          '@type': ['https://schema.org/Event'],
          startDate: '2027-05-17T20:00',
          endDate: { '@value': '2027-05-17T22:00' },
          name: 'Concert',
          offers: { '@type': 'AggregateOffer', lowPrice: 35, priceCurrency: 'USD' },
        },
      ],
    },
  ],
];

describe('Structured data', () => {
  it.each(threefold)(
    'reads %s equally from microdata, RDFa and JSON-LD',
    (_name, microdata, rdfa, jsonLd) => {
      const expected = plain(json(JSON.stringify(jsonLd)));
      expect(expected).toHaveLength(1);
      expect(plain(microdata)).toEqual(expected);
      expect(plain(rdfa)).toEqual(expected);
      for (const html of [microdata, rdfa, json(JSON.stringify(jsonLd))]) {
        expect(judgedBy('structured-data-values', samplePage(html)).score).toBe(1);
        expect(judgedBy('structured-data-typed', samplePage(html)).score).toBe(1);
      }
    },
  );

  it('joins parts that itemref names, and reads each thing once', () => {
    const [item] = plain(
      '<div itemscope itemtype="https://schema.org/Product" itemref="more b"></div><p id="more"><b itemprop="name">Mug</b></p>',
    );
    expect(item).toEqual({ types: ['Product'], name: ['Mug'] });
    expect(plain('<div id=a itemscope itemref=a><b itemprop="x">1</b></div>')).toHaveLength(1);
  });

  it('leaves Open Graph out of RDFa', () => {
    expect(
      plain(
        '<body vocab="https://schema.org/" typeof="WebPage"><meta property="og:title" content="x"><p property="name">N',
      ),
    ).toEqual([{ types: ['WebPage'], name: ['N'] }]);
  });

  it.each([
    ['<!-- {"@context":"https://schema.org","@type":"Thing","name":"x"} -->', 1, null],
    ['//<![CDATA[\n{"@context":"https://schema.org","@type":"Thing","name":"x"}\n//]]>', 1, null],
    ['[{"@context":"https://schema.org","@type":"Thing"},{"@type":"Other"}]', 2, null],
    ['{"@context":"https://schema.org",\n"@type":"Thing",\n}', 0, 3],
    ['{"a": 1', 0, 1],
    ['', 0, null],
  ])('reads %j, or says where it breaks', (text, items, line) => {
    const data = samplePage(json(text)).derive(readStructuredData);
    expect(data.items).toHaveLength(items);
    expect(data.faults.map((fault) => fault.line)).toEqual(items > 0 ? [] : [line]);
  });

  it('stays inside its bounds', () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const wide = JSON.stringify({ '@graph': Array.from({ length: 20_000 }, () => ({ '@type': 'Thing' })) });
    const nested = '<div itemscope itemprop=a>'.repeat(5_000);
    const circle =
      '<div id=x itemscope itemprop=y itemref="x z"></div><div id=z itemscope itemprop=y itemref="x z">';
    const time = processorTimeOf(() => {
      expect(samplePage(json(deep)).derive(readStructuredData).items.length).toBeLessThan(2);
      expect(samplePage(json(wide)).derive(readStructuredData).items.length).toBeLessThanOrEqual(3_000);
      expect(samplePage(nested).derive(readStructuredData).all.length).toBeLessThan(6_000);
      samplePage(circle).derive(readStructuredData);
    });
    expect(time).toBeLessThan(5_000);
  });
});
