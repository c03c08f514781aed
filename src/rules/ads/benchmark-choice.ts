import type { AdsBenchmark } from '#contract/google-ads-estimate.ts';
import type { BusinessType, GoogleAdsForm } from '#contract/google-ads-form.ts';
import { foldWord } from '#rules/text/words.ts';
import { benchmarkOf, type BenchmarkRow } from './benchmarks.ts';
import { tradeOf } from './trade.ts';

/** Rows that a business type has whatever its industry. */
const byType: Partial<Record<BusinessType, BenchmarkRow>> = {
  restaurant: 'Restaurants & food',
  healthcare: 'Physicians & surgeons',
  automotive: 'Automotive, repair & parts',
  home_services: 'Home & home improvement',
  professional_services: 'Business services',
  fitness: 'Health & fitness',
  beauty: 'Beauty & personal care',
  education: 'Education & instruction',
  real_estate: 'Real estate',
  legal: 'Attorneys & legal',
};

/** Rows by the form's industry, for the types that say little themselves. */
const byIndustry: Record<string, BenchmarkRow> = {
  retail: 'Shopping, collectibles & gifts',
  technology: 'Business services',
  healthcare: 'Physicians & surgeons',
  'food & beverage': 'Restaurants & food',
  'professional services': 'Business services',
  'real estate': 'Real estate',
  education: 'Education & instruction',
  manufacturing: 'Industrial & commercial',
  construction: 'Home & home improvement',
  automotive: 'Automotive, repair & parts',
  'beauty & wellness': 'Beauty & personal care',
};

/** Animals that are looked after, folded; English, German, Spanish, French. */
const animals =
  /\b(?:(?:pets?|dogs?|cats?)(?!.?friendly)|vet|vets|veterinar\w*|hunde?\w*|katzen?\w*|tierarzt\w*|tierpraxis|mascotas?|perros?|gatos?|chiens?|chats?|animaux)\b/;

/** Whether a text speaks of animals that are looked after. */
export function speaksOfAnimals(text: string): boolean {
  return animals.test(foldWord(text));
}

/** Business types that may look after animals. */
const withAnimals: readonly BusinessType[] = ['retail', 'service', 'healthcare', 'other'];

/** Words of the services that name a narrower row, folded; English, German, Spanish, French. */
const byWords: readonly (readonly [BenchmarkRow, readonly BusinessType[], RegExp])[] = [
  [
    'Dentists',
    ['healthcare', 'service', 'other'],
    /\b(?:dent(?:al|ist\w*|ures?|aire|aires)|orthodont\w*|zahn\w*|odontolog\w*)\b/,
  ],
  [
    'Restaurants & food',
    ['retail', 'service', 'other'],
    /\b(?:baker(?:y|ies)|bread|sourdough|croissants?|pastr(?:y|ies)|cupcakes?|catering|caterers?|butchers?|delicatessen|wines?|\w*backerei|\w*konditorei|brot|brotchen|torten|metzgerei|partyservice|panaderia|pasteleria|tartas|boulangerie|patisseries?|viennoiseries?|traiteur|pain)\b/,
  ],
  [
    'Automotive, for sale',
    ['automotive', 'retail', 'other'],
    /\b(?:(?:used|new|pre-owned) (?:cars?|trucks?|suvs?|vans?|vehicles?)|cars? (?:sales?|for sale)|car dealer\w*|dealership|gebrauchtwagen|neuwagen|autohandel|coches? (?:de ocasion|usados?|nuevos?)|voitures? (?:d occasion|doccasion|neuves?))\b/,
  ],
  [
    'Finance & insurance',
    ['professional_services', 'service', 'other'],
    /\b(?:insurance|mortgages?|loans?|financial (?:planning|advice)|versicherung\w*|finanzberatung|kredite?|seguros?|hipotecas?|prestamos?|assurances?|credits?|pret immobilier)\b/,
  ],
  [
    'Career & employment',
    ['professional_services', 'service', 'other'],
    /\b(?:recruit\w*|staffing|executive search|personalvermittlung|zeitarbeit|seleccion de personal|recrutement|interim)\b/,
  ],
  ['Animals & pets', withAnimals, animals],
  [
    'Apparel, fashion & jewelry',
    ['retail', 'other'],
    /\b(?:clothing|clothes|dress\w*|shoes?|sneakers|fashion|jewel\w*|rings?|mode|kleid\w*|schuhe?|schmuck|ropa|zapatos|moda|joyas?|joyeria|vetements?|chaussures?|bijoux)\b/,
  ],
  [
    'Furniture',
    ['retail', 'other'],
    /\b(?:furniture|sofas?|mattress\w*|mobel|matratzen?|muebles?|colchones|meubles?|matelas)\b/,
  ],
  [
    'Sports & recreation',
    ['retail', 'service', 'other'],
    /\b(?:bicycles?|bikes?|golf|ski|surf\w*|fahrrad\w*|fahrrader|bicicletas?|velos?|climbing|kletter\w*)\b/,
  ],
  [
    'Travel',
    ['service', 'other'],
    /\b(?:travel|tours?|cabins?|guest ?house|hotel|holidays?|reisen?|ferienwohnung\w*|viajes?|voyages?|cruises?)\b/,
  ],
  [
    'Arts & entertainment',
    ['service', 'other'],
    /\b(?:theat(?:er|re)|concerts?|cinema|museum|theater|konzerte?|teatro|conciertos?|musee)\b/,
  ],
];

/** The row of the benchmark that lies nearest to a business, with the reason in a sentence. */
export function chooseBenchmark(
  form: Pick<GoogleAdsForm, 'businessName' | 'businessType' | 'industry' | 'primaryServices'>,
): AdsBenchmark {
  const { industry, primaryServices } = form;
  const { type: businessType, named } = tradeOf(form);
  const words = foldWord(primaryServices.slice(0, 2_000));
  const shownIndustry = industry.trim().slice(0, 80);
  // Before its services: the dental care of a vet is no dentist's.
  if (withAnimals.includes(businessType) && speaksOfAnimals(industry))
    return benchmarkOf('Animals & pets', `Chosen for the industry “${shownIndustry}”.`);
  for (const [row, types, pattern] of byWords) {
    const found = types.includes(businessType) ? pattern.exec(words)?.[0] : undefined;
    if (found !== undefined) return benchmarkOf(row, `Chosen since your services name “${found}”.`);
  }
  const label = businessType.replaceAll('_', ' ');
  const ofType = byType[businessType];
  const because =
    named === null
      ? `Chosen for the business type “${label}”.`
      : `Chosen for the business type “${label}”, since your form names “${named.slice(0, 80)}”.`;
  if (ofType !== undefined) return benchmarkOf(ofType, because);
  const ofIndustry = byIndustry[industry.trim().toLowerCase()];
  if (ofIndustry !== undefined) return benchmarkOf(ofIndustry, `Chosen for the industry “${shownIndustry}”.`);
  if (businessType === 'retail') return benchmarkOf('Shopping, collectibles & gifts', because);
  if (businessType === 'service') return benchmarkOf('Personal services', because);
  return benchmarkOf(
    'All industries',
    'No row of the table names your industry, so the average of all is used.',
  );
}
