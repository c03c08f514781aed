import { beforeAll, describe, expect, it } from 'vitest';
import { researchCategories, type ResearchFormInput } from '#contract/keyword-research.ts';
import { searchKey } from './candidates.ts';
import { holds } from './held-words.ts';
import type { WrittenResearch } from './write.ts';
import { researchOfForm } from '#tests/golden/keyword-research/research-of-form.ts';

const placed = ({ researchData }: WrittenResearch) =>
  researchCategories.flatMap((category) =>
    researchData[category].keywords.map((keyword) => ({ category, ...keyword })),
  );
const texts = (result: WrittenResearch) => placed(result).map(({ keyword }) => keyword);

type Row = [
  name: string,
  industry: string,
  products: string[],
  rest?: Partial<ResearchFormInput>,
  wanted?: string[],
  refused?: string[],
];
/** Briefs of all kinds of businesses in four languages and others, with wordings that must and must not be there. */
const rows: Row[] = [
  [
    'Harrow Clay',
    'Retail',
    ['Stoneware coffee mugs', 'Teapots'],
    {
      location: 'Bristol, UK',
      targetAudience: 'coffee lovers, homeowners',
      competitors: ['Denby', 'https://www.emma.co.uk'],
    },
    ['stoneware coffee mug', 'how to choose a teapot', 'teapots bristol', 'denby vs harrow clay'],
    ['teapots for coffee lovers', 'mug for homeowners', 'stoneware coffee tea mug'],
  ],
  [
    'Leeds Boiler Care',
    'Construction',
    ['Boiler servicing', 'Bathroom installation'],
    { location: 'Leeds', targetAudience: 'landlords', budgetRange: 'low' },
    [
      'boiler servicing leeds',
      'how much does a bathroom installation cost',
      'boiler servicing for landlords',
    ],
    ['installation', 'leeds boiler care boiler servicing'],
  ],
  [
    'Linden Dental',
    'Healthcare',
    ['Invisalign', 'teeth whitening'],
    { location: 'Bristol' },
    ['how much does invisalign cost', 'invisalign bristol', 'teeth whitening cost'],
    ['how much does an invisalign cost'],
  ],
  [
    'Taskwell',
    'Technology',
    ['Project management software', 'Time tracking app'],
    { targetAudience: 'freelancers', competitors: ['Asana'] },
    ['what is a time tracking app', 'best project management software'],
    ['software', 'tracking app'],
  ],
  [
    "Bella's Bakery",
    'Food & Beverage',
    [],
    { location: 'Austin, TX' },
    ['bakery austin', "bella's bakery austin"],
    ['food and beverage', 'book a bakery'],
  ],
  [
    'LumenWax',
    'Retail',
    ['Soy candle', 'Reed diffuser'],
    {
      platform: 'etsy',
      description: 'Hand-poured soy candles in amber jars with cotton wicks, vegan, 45 hours',
    },
    ['vegan soy candle', 'reed diffuser'],
    ['vegan diffuser', 'vegan reed diffuser'],
  ],
  [
    'Willow & Wick',
    'Retail',
    ['Personalised soy candle'],
    { platform: 'etsy', description: 'Hand-poured soy candles. A popular Christmas gift.' },
    ['personalised soy candle gift', 'christmas candle'],
    ['christma candle'],
  ],
  [
    'TrailNest',
    'Retail',
    ['2 person backpacking tent'],
    { platform: 'amazon', targetAudience: 'hikers' },
    ['2 person backpacking tents for hikers'],
    ['buy 2 person backpacking tents online'],
  ],
  [
    'Knit with Ana',
    'Education',
    ['Crochet granny square'],
    { platform: 'youtube' },
    ['crochet granny square tutorial'],
  ],
  [
    'Plantly',
    'Technology',
    ['Plant watering reminder app'],
    { platform: 'appstore' },
    ['best plant watering reminder app'],
  ],
  [
    'Smith Solicitors',
    'Professional Services',
    ['Conveyancing', 'Divorce solicitor'],
    { location: 'Manchester' },
    ['divorce solicitor manchester', 'how much does conveyancing cost'],
    ['what is included in conveyancing'],
  ],
  [
    'Glow Studio',
    'Beauty & Wellness',
    ['Brow lamination', 'Vitamin C serum'],
    { location: 'Dublin' },
    ['brow lamination dublin', 'buy vitamin c serums online'],
    ['buy brow laminations online'],
  ],
  [
    'Lumen Dental',
    'Healthcare',
    ['Dental implants', 'Emergency dentist'],
    { location: 'San Diego' },
    ['how much does a dental implant cost', 'emergency dentist near me'],
  ],
  [
    'Harbour Homes',
    'Real Estate',
    ['Apartments for rent'],
    { location: 'Boston' },
    ['apartments for rent boston'],
    ['what is included in apartments for rent'],
  ],
  [
    'RaidTech',
    'Manufacturing',
    ['Custom sheet metal enclosures'],
    { location: 'Germany', language: 'en' },
    ['custom sheet metal enclosure'],
    ['custom metal sheet', 'custom sheet metal enclosures germany'],
  ],
  [
    'Zahnarztpraxis Weber',
    'Healthcare',
    ['Professionelle Zahnreinigung', 'Implantate'],
    { location: '80331 München', targetAudience: 'Familien' },
    ['Professionelle Zahnreinigung München', 'was kostet professionelle Zahnreinigung'],
    ['was kostet Implantate', 'Professionelle PZR'],
  ],
  [
    'Auto Huber',
    'Automotive',
    ['Gebrauchtwagen', 'Reifenwechsel'],
    { location: 'Graz' },
    ['Gebrauchtwagen kaufen', 'Reifenwechsel Graz Kosten'],
    ['Gebrauchtwagen Ablauf'],
  ],
  [
    'Brotdosenwelt',
    'Retail',
    ['Edelstahl Brotdose', 'Trinkflasche für Kinder'],
    { platform: 'shopify', targetAudience: 'Eltern' },
    ['Edelstahl Brotdose kaufen', 'Lunchbox'],
    ['Trinkflasche für Kinder für Eltern'],
  ],
  [
    'Panadería Sol',
    'Food & Beverage',
    ['Pan de masa madre', 'Tartas de cumpleaños'],
    { location: 'Sevilla' },
    ['mejores tartas de cumpleaños', 'pan de masa madre sevilla'],
    ['pan de masa'],
  ],
  [
    'Casa Bonita',
    'Real Estate',
    ['Pisos en venta', 'Valoración de viviendas'],
    { location: 'Valencia, España', competitors: ['Idealista'] },
    ['pisos en venta valencia', 'alternativa a idealista'],
    ['cuánto cuesta pisos en venta'],
  ],
  [
    'Hilo y Nudo',
    'Retail',
    ['Tapiz de macramé', 'Pulseras personalizadas'],
    { platform: 'etsy', description: 'Hecho a mano con algodón.' },
    ['tapiz de macramé regalo'],
    ['pulseras hecho a mano'],
  ],
  [
    'Le Petit Four',
    'Food & Beverage',
    ["Gâteau d'anniversaire", 'Cours de pâtisserie'],
    { location: 'Bordeaux' },
    ["gâteau d'anniversaire bordeaux", 'cours de pâtisserie prix'],
  ],
  [
    'Atelier Lune',
    'Retail',
    ['Bougies parfumées'],
    { platform: 'etsy', targetAudience: 'femmes' },
    ['bougies parfumées pour femmes'],
  ],
  [
    'Plomberie Roux',
    'Construction',
    ['Dépannage chaudière'],
    { location: 'Lyon 3e' },
    ['dépannage chaudière lyon'],
  ],
  ['ペンと紙', 'Retail', ['万年筆'], { location: '京都' }, ['万年筆 京都']],
  ['Moda Lucca', 'Retail', ['Borsa in pelle', 'Scarpe artigianali da donna'], { location: 'Lucca' }],
  ['Acme', 'Other', []],
];

beforeAll(() => void researchOfForm({ businessName: 'Warm', industry: 'Retail', products: ['mug'] }));

describe.each(rows)(
  '%s, %s: %j',
  (businessName, industry, products, rest = {}, wanted = [], refused = []) => {
    const input = { businessName, industry, products, ...rest };
    const result = researchOfForm(input);
    const all = placed(result);

    it('finds what people type and nothing silly', () => {
      expect(texts(result)).toEqual(expect.arrayContaining(wanted));
      for (const phrase of refused) expect(texts(result)).not.toContain(phrase);
      const keys = all.map(({ keyword }) => searchKey(keyword));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { keyword } of all) {
        expect(keyword).not.toMatch(/(?<!\p{L})(\p{L}+)\s\1(?!\p{L})|\{|\}|undefined|null|\s\s/iu);
        expect(keyword.length).toBeLessThanOrEqual(80);
      }
    });

    it('makes up no number, and gives every judgement its reason', () => {
      for (const one of all) {
        expect(one).toMatchObject({
          searchVolume: 'unknown',
          volumeSource: { kind: 'unknown' },
          figuresSource: null,
        });
        expect(one.difficultySource.kind).toBe('estimate');
        expect(one.priorityReason.length).toBeGreaterThan(10);
        expect(one.strategy.length).toBeGreaterThan(10);
      }
      expect(result.overallStrategy).toContain('every search volume is unknown');
      expect(result.totalKeywords).toBe(all.length);
      expect(result.checks.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(100, 0);
    });

    it('keeps competitors’ names out of everything that could be advertised', () => {
      for (const one of all) {
        const named = (rest.competitors ?? []).some((name) =>
          holds(one.keyword, name.replace(/^https:\/\/www\.|\.co\.uk$/gu, '')),
        );
        expect(one.adTextAllowed).toBe(!named);
        if (named)
          expect(one).toMatchObject({ category: 'competitorKeywords', restriction: expect.any(String) });
      }
      expect(
        result.clusters
          .flatMap(({ keywords }) => keywords)
          .every((keyword) => all.some((one) => one.keyword === keyword && one.adTextAllowed)),
      ).toBe(true);
    });
  },
);

it('asks for no town that was given: what is missing there is what is sold', () => {
  const { checks } = researchOfForm({ businessName: 'Kiln & Co.', industry: 'Retail', location: 'Portland' });
  const { score, fix } = checks.find(({ id }) => id === 'place-named')!;
  expect([score, fix]).toEqual([0, 'Name what you sell or do: local searches say that and Portland.']);
});

it('takes at most 100 ms for a brief', () => {
  const from = process.cpuUsage();
  for (const [businessName, industry, products, rest] of rows)
    researchOfForm({ businessName, industry, products, ...rest });
  expect(process.cpuUsage(from).user / 1_000 / rows.length).toBeLessThan(100);
});
