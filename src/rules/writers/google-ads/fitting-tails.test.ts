import { describe, expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

const keywordsOf = (primaryServices: string, form: Partial<GoogleAdsFormInput> = {}): string[] =>
  campaignOfForm({
    language: 'en',
    businessName: 'Aldgate',
    industry: 'Other',
    location: 'Bristol, UK',
    primaryServices,
    ...form,
  }).adGroups[0]!.keywords;

describe('what people add to a service', () => {
  it.each<[string, Partial<GoogleAdsFormInput>, RegExp]>([
    ['dog grooming', { industry: 'Pets' }, /company|quote|contractor/u],
    ['nail trims', { industry: 'Pets' }, /company|quote|service/u],
    ['house extensions', { businessType: 'professional_services' }, /small business|consultant/u],
    ['natural wine', { businessType: 'restaurant' }, /place to eat|restaurant/u],
    ['private dining for up to 24', { businessType: 'restaurant' }, /24 \w|place to eat/u],
    ['dressmaking workshops', { businessType: 'education' }, /classes|lessons|school/u],
    ['kit servicing', { businessType: 'education' }, /classes|lessons|school|beginners/u],
    ['boat dives on wrecks', { businessType: 'education' }, /classes|lessons|school|beginners/u],
    ['rush jobs in 5 days', { businessType: 'retail' }, /^buy|for sale|store/u],
    ['online coaching', { businessType: 'fitness' }, /near me|gym|classes|membership/u],
    ['personal training', { businessType: 'fitness' }, /gym|membership/u],
    ['ski rental', { businessType: 'retail' }, /^buy|store|for sale|online/u],
    ['homes for sale', { businessType: 'real_estate' }, /fees|advice|agency/u],
    ['home valuation', { businessType: 'real_estate' }, /listings|agency/u],
    ['emergency dentist', { businessType: 'healthcare' }, /clinic|specialist|consultation/u],
    ['dementia care', { businessType: 'healthcare' }, /clinic|appointment|specialist/u],
    ['custom tattoos', { businessType: 'beauty' }, /salon/u],
    ['facials', { businessType: 'beauty', industry: 'Spa' }, /salon|studio/u],
    ['used trucks', { businessType: 'automotive' }, /shop|store|garage/u],
    ['nail trims', { location: 'United States' }, /united states/u],
    ['math tutoring', { businessType: 'education', location: 'online' }, /classes|near me/u],
    ['corte de pelo para perros', { language: 'es', businessType: 'beauty' }, /^corte de pelo$|pelo salón/u],
    ['impfungen', { language: 'de', businessType: 'healthcare', industry: 'Tierarzt' }, /facharzt/u],
    ['local moves', { industry: 'Moving' }, /contractor/u],
    ['racket restringing', { businessType: 'fitness', industry: 'tennis coaching' }, /gym|class|beginners/u],
    ['wedding registry', { businessType: 'retail', industry: 'pottery' }, /buy|shop|for sale/u],
    ['kids pottery camp', { businessType: 'retail', industry: 'pottery' }, /buy|for sale|online/u],
    ['habitaciones con chimenea', { language: 'es', industry: 'Casa rural' }, /empresa/u],
    ['comuniones', { language: 'es', businessType: 'restaurant' }, /carta|restaurante|para comer|tarifas/u],
    ['plombier', { language: 'fr', businessType: 'home_services', industry: 'plombier' }, /entreprise/u],
    ['gift vouchers', { businessType: 'education', industry: 'cookery school' }, /beginners|class|school/u],
    ['klimaanlage kühlt nicht', { language: 'de', businessType: 'home_services' }, /firma|fachbetrieb/u],
    ['weekly rentals', { industry: 'beach cottages', businessType: 'other' }, /company|quote|service/u],
    ['yarn subscription box', { businessType: 'retail', industry: 'yarn' }, /shop|store|for sale/u],
    ['rückbildungskurs', { language: 'de', industry: 'Hebamme' }, /facharzt|praxis/u],
    ['beglaubigte übersetzungen', { language: 'de', industry: 'Übersetzungsbüro' }, /beratung/u],
    ['afilado de cuchillos', { language: 'es', businessType: 'retail' }, /^comprar|tienda|online/u],
    ['almuerzo entre viñedos', { language: 'es', industry: 'Enoturismo' }, /empresa|servicio|profesional/u],
    ['réparation de vélos', { language: 'fr', businessType: 'retail' }, /magasin|boutique|achat|en ligne/u],
    ['1:1 coaching', { businessType: 'fitness' }, /1 1/u],
    ['solar panels not working', { businessType: 'home_services' }, /company|quote|contractor/u],
    ['long distance moves', { industry: 'Moving' }, /local long/u],
    ['toddler program', { businessType: 'education' }, /beginners/u],
    ['birthday cakes to order', { businessType: 'restaurant', industry: 'Cafe' }, /place to eat|restaurant/u],
    [
      'bike servicing',
      { businessName: 'Velo Doctor', industry: 'Bike repair' },
      /clinic|specialist|appointment/u,
    ],
    ['Einzeltherapie', { language: 'de', businessType: 'healthcare' }, /facharzt/u],
    ['skin fades', { businessType: 'beauty', industry: 'Barbershop' }, /salon|studio/u],
    ['wills', { businessType: 'legal' }, /\bwill\b/u],
    ['dental cleanings for cats', { businessType: 'healthcare' }, /cats (?:appointment|clinic|specialist)/u],
    ['bookkeeping for cafés', { businessType: 'professional_services' }, /café \w|consultant/u],
    ['beach yoga in summer', { businessType: 'fitness' }, /summer \w/u],
    ['cat visits while you are away', {}, /away \w/u],
    ['emergency appointments', { businessType: 'healthcare' }, /clinic|cost|specialist/u],
    ['Restaurierung alter Möbel', { language: 'de', businessType: 'retail' }, /kaufen|online/u],
    [
      'Behandlung von Angstpatienten',
      { language: 'de', businessType: 'healthcare' },
      /patienten (?:praxis|termin|facharzt)/u,
    ],
    ['salón para celebraciones', { language: 'es', businessType: 'restaurant' }, /carta|comer|restaurante/u],
    ['alquiler de esquís', { language: 'es', businessType: 'retail' }, /comprar/u],
  ])('%s: not %s', (services, form, never) => {
    const keywords = keywordsOf(services, form);
    expect(keywords.filter((keyword) => never.test(keyword))).toEqual([]);
    expect(keywords.length).toBeGreaterThanOrEqual(5);
  });

  it.each<[string, Partial<GoogleAdsFormInput>, string]>([
    ['roof repair', { businessType: 'home_services' }, 'roof repair company'],
    ['loft conversions', { businessType: 'professional_services' }, 'loft conversion company'],
    ['payroll services', { businessType: 'professional_services' }, 'payroll services for small business'],
    ['running shoes', { businessType: 'retail' }, 'running shoes for sale'],
    ['beach yoga in summer', { businessType: 'fitness' }, 'beach yoga classes'],
    ['bookkeeping for cafés', { businessType: 'professional_services' }, 'bookkeeping for cafés pricing'],
    ['spouse visas', { businessType: 'legal' }, 'spouse visa lawyer'],
    ['human rights', { businessType: 'legal' }, 'human rights lawyer'],
    [
      'skilled worker visas, spouse visas, visa refusals and appeals',
      { businessType: 'legal' },
      'skilled worker visa lawyer',
    ],
    [
      'Zahnreinigung',
      { language: 'de', businessType: 'healthcare', industry: 'Zahnarzt' },
      'zahnreinigung zahnarzt',
    ],
    ['bookkeeping software for freelancers', { industry: 'SaaS' }, 'bookkeeping software pricing'],
    ['bookkeeping software for freelancers', { industry: 'SaaS' }, 'bookkeeping software for freelancers'],
    ['used trucks', { businessType: 'automotive' }, 'used truck dealer'],
  ])('%s: %s %s', (services, form, expected) => {
    expect(keywordsOf(services, form)).toContain(expected);
  });
});

describe('the two pieces of the path', () => {
  it.each([
    ['house extensions', 'house', 'extensions'],
    ['septic tank pumping', 'septic-tank', 'pumping'],
    ['emergency pump-outs', 'emergency', 'pump-outs'],
    ['teeth whitening', 'teeth-whitening', 'bristol'],
    ['private dining for up to 24', 'private-dining', 'bristol'],
    ['vente d’appartements', 'vente', 'appartements'],
    ['escaliers sur mesure', 'escaliers', 'sur-mesure'],
    ['Esstische nach Maß', 'esstische', 'nach-maß'],
    ['plateaux-repas pour entreprises', 'plateaux-repas', 'entreprises'],
    ['AP Computer Science tutoring', 'ap-computer', 'science'],
    ['gîte pour 6 personnes', 'gîte', '6-personnes'],
  ])('of %s are %s/%s', (primaryServices, path1, path2) => {
    const [group] = campaignOfForm({
      businessName: 'Aldgate',
      industry: 'Other',
      location: 'Bristol',
      primaryServices,
    }).adGroups;
    expect(group?.ad).toMatchObject({ path1, path2 });
  });
});

describe('the rest of the ad', () => {
  const adOf = (form: Partial<GoogleAdsFormInput>): { headlines: string[]; descriptions: string[] } => {
    const { ad } = campaignOfForm({
      language: 'en',
      businessName: 'Aldgate',
      industry: 'Other',
      location: 'Kassel',
      primaryServices: '',
      ...form,
    }).adGroups[0]!;
    return {
      headlines: ad.headlines.map(({ text }) => text),
      descriptions: ad.descriptions.map(({ text }) => text),
    };
  };

  it('asks the bereaved for no plans, and sells them nothing', () => {
    const { headlines, descriptions } = adOf({
      language: 'de',
      industry: 'Bestatter',
      primaryServices: 'Feuerbestattung, Baumbestattung',
      uniqueSellingProposition: 'Festpreise, vorher schriftlich. Tag und Nacht erreichbar.',
    });
    expect([...headlines, ...descriptions].join('\n')).not.toMatch(/gesucht|Vorhaben|Angebot|Auftrag/u);
    expect(headlines).toContain('Festpreise, vorher schriftlich');
  });

  it('has a caterer asked for a quote, with the food of the market', () => {
    const { descriptions } = adOf({
      language: 'fr',
      businessType: 'restaurant',
      industry: 'traiteur',
      primaryServices: 'cocktails dînatoires, buffets de mariage',
      uniqueSellingProposition: 'Produits de saison du marché de Talensac. Devis sous 24 h.',
    });
    const told = descriptions.join('\n');
    expect(told).toContain('Produits de saison du marché de Talensac.');
    expect(told).toContain('demandez un devis : cocktails dînatoires');
    expect(told).not.toMatch(/Venez nous voir/u);
  });

  it('still leaves out what is the best on the market', () => {
    const { descriptions } = adOf({
      language: 'fr',
      primaryServices: 'ravalement',
      uniqueSellingProposition: 'Le plus solide du marché. Devis sous 24 h.',
    });
    expect(descriptions.join('\n')).not.toMatch(/plus solide/u);
  });

  it('keeps a timetable and a pair of services together', () => {
    const { descriptions } = adOf({
      businessType: 'fitness',
      primaryServices: 'CrossFit classes, open gym',
      uniqueSellingProposition: 'First week free. Classes at 5:30 am, noon and 6 pm.',
    });
    expect(descriptions.join('\n')).toContain('Classes at 5:30 am, noon and 6 pm.');
    const { adGroups } = campaignOfForm({
      businessName: 'Aldgate',
      businessType: 'legal',
      industry: 'Legal',
      location: 'Manchester, UK',
      primaryServices: 'spouse visas, skilled worker visas, visa refusals and appeals',
    });
    expect(adGroups[2]?.keywords).toContain('visa refusal and appeal fees');
    expect(adGroups.map(({ theme }) => theme)).toEqual([
      'spouse visa advice',
      'skilled worker visa advice',
      'visa refusal and appeal advice',
    ]);
  });

  it('bids on no cleaning of clothes for who cleans offices', () => {
    const { adGroups } = campaignOfForm({
      language: 'de',
      businessName: 'Haus & Hof',
      businessType: 'service',
      industry: 'Reinigung',
      location: 'Münster',
      primaryServices: 'Büroreinigung, Winterdienst',
    });
    expect(adGroups.map(({ name }) => name)).toEqual(['Büroreinigung', 'Winterdienst']);
  });

  it('requests no appointment for appointments', () => {
    const { descriptions } = adOf({ businessType: 'healthcare', primaryServices: 'emergency appointments' });
    expect(descriptions.join('\n')).not.toMatch(/appointment for emergency/u);
    expect(descriptions.join('\n')).toContain('Request an appointment.');
  });

  it('calls nobody a parent of kids', () => {
    const audience = {
      targetAudience: 'parents of kids who like computers',
      businessType: 'education' as const,
    };
    expect(adOf({ ...audience, primaryServices: 'Python for teens' }).headlines).not.toContain(
      'For Parents of Kids',
    );
  });
});

describe('what is done or is no dish', () => {
  const descriptionsOf = (form: Partial<GoogleAdsFormInput>): string =>
    campaignOfForm({
      language: 'en',
      businessName: 'Aldgate',
      industry: 'Other',
      location: 'Leeds',
      primaryServices: '',
      ...form,
    })
      .adGroups.flatMap(({ ad }) => [...ad.headlines, ...ad.descriptions].map(({ text }) => text))
      .join('\n');

  it('has no range and is not in stock', () => {
    const texts = descriptionsOf({
      businessType: 'retail',
      primaryServices: 'vintage denim, jacket repairs, ski rental',
    });
    expect(texts).not.toMatch(/(?:range of|see our) (?:jacket|ski)|stock.*(?:repairs|rental)/iu);
    expect(texts).toContain('See our range of vintage denim');
    expect(texts).toContain('We also offer jacket repairs');
  });

  it('is not tasted', () => {
    const texts = descriptionsOf({
      language: 'es',
      businessType: 'restaurant',
      primaryServices: 'arroces a leña, salón para celebraciones',
    });
    expect(texts).toContain('arroces a leña y mucho que probar');
    expect(texts).not.toMatch(/celebraciones y mucho que probar/u);
  });

  it('is named by its patients where the name before them says nothing', () => {
    const { sitelinks } = campaignOfForm({
      language: 'de',
      businessType: 'healthcare',
      businessName: 'Zahnarzt am Ufer',
      industry: 'Zahnarzt',
      location: 'Konstanz',
      primaryServices: 'Zahnreinigung, Behandlung von Angstpatienten',
    }).adCopy;
    expect(sitelinks.map(({ text }) => text)).toContain('Angstpatienten');
  });
});

it('the plan is set to the goal and to an area that has no middle', () => {
  const { recommendations, questions } = campaignOfForm({
    businessName: 'Aldgate',
    industry: 'Architecture',
    location: 'Chester County, PA',
    primaryServices: 'house extensions',
    businessGoals: 'Fill Tuesday to Thursday',
    uniqueSellingProposition: 'RIBA chartered practice. Fixed fees agreed before we start.',
  });
  const told = recommendations.join('\n');
  expect(told).toContain('Your goal is “Fill Tuesday to Thursday”');
  expect(told).toContain('ad schedule');
  expect(told).toContain('Set the place to Chester County, PA as a whole');
  expect(questions.join('\n')).not.toMatch(/price|licences/u);
});
