import { describe, expect, it } from 'vitest';
import { ResearchForm, researchCategories, type ResearchFormInput } from '#contract/keyword-research.ts';
import { readBrief } from './brief.ts';
import { writeResearch } from './write.ts';

const keywordsOf = (input: Partial<ResearchFormInput>): string[] => {
  const form = ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input });
  const { researchData } = writeResearch(readBrief(form), { sources: [], ideas: [], notices: [] });
  return researchCategories.flatMap((category) =>
    researchData[category].keywords.map(({ keyword }) => keyword),
  );
};

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
        platform: 'appstore',
        products: ['Watering reminders', 'Plant diary'],
        description: 'PlantPal reminds you to water your houseplants.',
      },
      ['watering reminder app', 'plant diary app'],
      [],
    ],
  ])('%j', (form, wanted, refused) => {
    const keywords = keywordsOf(form);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    for (const keyword of refused) expect(keywords).not.toContain(keyword);
  });
});
