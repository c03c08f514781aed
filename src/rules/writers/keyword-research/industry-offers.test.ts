import { describe, expect, it } from 'vitest';
import type { ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';

describe('What the industry and a first sentence that lists say', () => {
  it.each<[form: Partial<ResearchFormInput>, wanted: string[], refused: string[]]>([
    [
      {
        industry: 'café and bicycle repair',
        location: 'Utrecht Street, Dunedin, New Zealand',
        description: 'Coffee roasted in-house plus a walk-in bike workshop. We true wheels while you drink.',
      },
      ['café dunedin', 'bicycle repair dunedin'],
      ['house dunedin', 'café utrecht street'],
    ],
    [
      {
        industry: 'Hautarztpraxis',
        location: 'Mannheim',
        description: 'Hautkrebsscreening, Aknebehandlung, ästhetische Dermatologie. Alle Kassen.',
      },
      ['Hautarzt Mannheim', 'Hautkrebsscreening Mannheim', 'Hautkrebsscreening Kosten'],
      ['Hautkrebsscreening kaufen', 'Alle Kassen'],
    ],
    [
      {
        industry: 'ristorante',
        location: 'Bologna',
        description:
          'Tortellini fatti a mano, tagliatelle al ragù, lasagne verdi. Cucina bolognese dal 1962.',
      },
      ['ristorante Bologna', 'tagliatelle al ragù Bologna'],
      [],
    ],
    [
      { industry: 'Physiotherapy clinic', description: 'Sports massage and rehab.', location: 'Bristol' },
      ['physiotherapy clinic bristol'],
      [],
    ],
    [{ industry: 'Healthcare', products: ['Vaccinations'] }, [], ['healthcare']],
    [
      {
        industry: 'horse riding school',
        location: 'Truro',
        description: 'Riding lessons from age 4, pony parties and livery. BHS approved centre.',
      },
      [
        'horse riding school truro',
        'riding lessons truro',
        'livery near me',
        'how much do riding lessons cost',
      ],
      ['buy horse riding schools online', 'horse riding schools for sale'],
    ],
    [
      {
        industry: 'Fotograf',
        location: 'Erfurt und Umgebung',
        description: 'Hochzeitsfotografie, Babyshootings, Businessportraits. Eigenes Studio.',
      },
      ['Fotograf Erfurt', 'Hochzeitsfotografie Erfurt', 'Businessportraits Kosten'],
      ['Hochzeitsfotografie kaufen', 'Fotograf Umgebung', 'Babyshootings Hochzeitsfotografie'],
    ],
    [
      {
        industry: 'tienda de productos gourmet',
        location: 'Zaragoza',
        description: 'Vendemos aceites, quesos y vinos de Aragón, cestas de Navidad y catas los viernes.',
      },
      ['catas zaragoza', 'tienda de productos gourmet zaragoza'],
      ['comprar catas', 'catas los viernes zaragoza'],
    ],
    [
      {
        industry: 'location de vélos',
        location: 'La Rochelle',
        description: 'Louez un vélo électrique à la journée. Antivol et casque fournis.',
      },
      ['location de vélos la rochelle'],
      ['acheter vélo', 'acheter casque', 'casque la rochelle'],
    ],
    [
      {
        platform: 'amazon',
        industry: 'Coffee',
        description: 'Hand grinder with 38 mm steel burrs, 24 clicks from espresso to French press.',
      },
      ['hand grinder'],
      ['coffee', 'grinder', 'bean'],
    ],
    [
      {
        platform: 'appstore',
        products: ['Watering reminders', 'Plant diary'],
        description: 'PlantPal reminds you to water your houseplants.',
      },
      ['watering reminder app', 'plant diary app'],
      [],
    ],
  ])('%j', (form, wanted, refused) => {
    const keywords = keywordsOfForm(form);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    for (const keyword of refused) expect(keywords).not.toContain(keyword);
  });
});

describe('What one sentence says', () => {
  it.each<[form: Partial<ResearchFormInput>, wanted: string[], refused: string[]]>([
    [
      {
        industry: 'Technology',
        platform: 'appstore',
        description: 'SplitTab lets friends split restaurant bills by scanning the receipt.',
      },
      ['restaurant bill splitter', 'restaurant bill splitter app'],
      [],
    ],
    [
      {
        industry: 'managed IT services',
        location: 'Minneapolis',
        description:
          'IT support for law firms and accountants: Microsoft 365 migration, backup, phishing training and a help desk that answers in 15 minutes.',
      },
      ['microsoft 365 migration minneapolis', 'phishing training cost', 'it support near me'],
      [],
    ],
    [
      {
        industry: 'YouTube channel',
        platform: 'youtube',
        description: 'Weekly films about thru-hiking in Scotland: gear reviews, wild camping spots, maps.',
      },
      ['thru-hiking in scotland', 'thru-hiking maps', 'wild camping spots'],
      ['maps', 'maps for beginners'],
    ],
    [
      {
        industry: 'cooking school',
        location: 'Austin, TX',
        description: 'Weekend brisket classes, smoking workshops, sausage making.',
      },
      ['how much does a smoking workshop cost', 'how much do weekend brisket classes cost'],
      ['order sausage making online', 'sausage making ingredients', 'how much do a smoking workshop cost'],
    ],
    [
      {
        industry: 'pet portraits',
        platform: 'etsy',
        description:
          'Custom watercolor pet portraits from your photo. Memorial portraits and multi-pet scenes.',
      },
      ['pet portrait', 'custom watercolor pet portraits'],
      ['watercolor', 'portrait', 'watercolor gift'],
    ],
    [
      { industry: 'handwoven rugs', platform: 'etsy', products: ['kilim rugs', 'hallway runners'] },
      ['handwoven rug', 'kilim rug'],
      ['area'],
    ],
    [
      {
        industry: 'óptica',
        location: 'Granada',
        description: 'Gafas de sol, lentillas, control de miopía infantil.',
      },
      ['comprar gafas de sol', 'control de miopía infantil'],
      ['comprar control de miopía infantil'],
    ],
  ])('%j', (form, wanted, refused) => {
    const keywords = keywordsOfForm(form);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.filter((keyword) => refused.includes(keyword))).toEqual([]);
  });
});
