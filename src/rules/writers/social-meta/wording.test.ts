import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { socialNetworks } from '#contract/social-page.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';
import { shorterNames } from './shorter-names.ts';

function written(input: Partial<SocialMetaFormInput> & { description: string }): BuiltSocialMeta {
  const form = SocialMetaForm.parse({
    url: 'https://site.example/',
    businessName: 'Larkfield',
    industry: 'Other',
    ...input,
  });
  return writtenSocial(form).record;
}
const titlesOf = ({ optimizedMeta }: BuiltSocialMeta): string[] => [
  optimizedMeta.general.title,
  ...socialNetworks.map((id) => optimizedMeta[id]!.title),
];
const textsOf = (record: BuiltSocialMeta): string[] => [
  ...titlesOf(record),
  record.optimizedMeta.general.description,
  ...socialNetworks.map((id) => record.optimizedMeta[id]!.description),
];

describe('What a page is about', () => {
  it.each<[description: string, general: string, rest?: Partial<SocialMetaFormInput>]>([
    [
      'Raw goat milk, soft cheese and goat’s milk soap from our herd of 40 Nubians in Vermont.',
      'Raw goat milk, soft cheese and goat’s milk soap | Larkfield',
    ],
    [
      'We help small firms with bookkeeping, payroll and VAT. CPA led team since 2011.',
      'Bookkeeping, payroll and VAT for small firms | Larkfield',
    ],
    [
      'We run guided sea kayak tours for beginners around Oban. Half-day 65 pounds.',
      'Guided sea kayak tours for beginners | Larkfield',
    ],
    [
      'Wir bauen Küchen, Einbauschränke und Treppen nach Maß aus heimischem Holz. Meisterbetrieb seit 1987.',
      'Küchen, Einbauschränke und Treppen nach Maß | Larkfield',
    ],
    [
      'Nous fabriquons des escaliers et des bibliothèques sur mesure à Lyon. Pose comprise.',
      'Escaliers et bibliothèques sur mesure | Larkfield',
    ],
    [
      'Back and neck pain treatment by registered osteopaths in Whitby. First visit £52.',
      'Back and neck pain treatment in Whitby | Harbour Osteopathy',
      { businessName: 'Harbour Osteopathy' },
    ],
    [
      'We design and build websites and online stores for small breweries and distilleries. Live in six weeks.',
      'Websites and online stores | Larkfield',
    ],
    [
      'We write wills, set up trusts and handle probate for families in Wexford. Fixed fees from €180.',
      'Wills, trusts and probate for families | Larkfield',
    ],
    [
      'We move homes, offices and pianos across South Wales. Insured up to £50,000.',
      'Home, office and piano removals | Larkfield',
    ],
    [
      'Büroreinigung, Fensterreinigung und Treppenhausreinigung in Jena. Festes Team, auch am Wochenende.',
      'Büroreinigung, Fensterreinigung und Treppenhausreinigung',
    ],
    [
      'Same-day flower delivery in London when you order by 2 pm. Bouquets from £32.',
      'Same-day flower delivery in London when you order by 2 pm',
    ],
    [
      'Guitar lesson: fingerpicking Blackbird in 20 minutes, with tabs and slow-motion close-ups of the right hand.',
      'Guitar lesson: fingerpicking Blackbird in 20 minutes',
      { contentType: 'video' },
    ],
  ])('%s', (description, general, rest) => {
    expect(written({ description, ...rest }).optimizedMeta.general.title).toBe(general);
  });
});

describe('A line', () => {
  it.each<[description: string, never: RegExp, rest?: Partial<SocialMetaFormInput>]>([
    // Half of a list would pass for all of it.
    [
      'We help small firms with bookkeeping, payroll and VAT. Fixed fee from 95 pounds.',
      /bookkeeping(?!, payroll and VAT)/u,
    ],
    [
      'Wir bauen Küchen, Schränke und Treppen nach Maß. Meisterbetrieb seit 1987.',
      /Küchen(?!, Schränke und Treppen)/u,
    ],
    [
      'Dental clinic in Leeds with parking. Implants, crowns and whitening. Open on Saturdays.',
      /(?<!implants, )crowns/iu,
    ],
    // A measure is for nobody.
    [
      "Men's hiking boots in full-grain leather with a Vibram sole. Sizes 7 to 13. £149 with free returns.",
      /For hill walkers: sizes|, Sizes/u,
      { targetAudience: 'hill walkers', contentType: 'product' },
    ],
    // Half an entry of a row is none.
    [
      'Roof inspections, volume surveys and solar panel thermography by drone. Report within 48 hours.',
      /solar panel(?! thermography)/u,
    ],
    // What is closed invites nobody.
    ['Bakery and cafe in Ludlow. Closed on Mondays. Dogs welcome in the courtyard.', /^Closed/u],
    // Words that only join tell no topic.
    [
      'Zahnarzt in Freising für Erwachsene und Kinder. Für Angstpatienten nehmen wir uns 30 Minuten mehr Zeit.',
      /^Für Angstpatienten nehmen wir uns 30 Minuten mehr Zeit$/u,
    ],
    // A cut sentence ends before the next one begins.
    [
      'we run guided canoe trips for beginners and families around the Firth of Lorn, half-day (£65), full-day (£110) and three-day camping trips, wetsuits and lunch included, min age 8',
      /[^.]\sSee dates|\(£65\)\.?$/u,
      { callToAction: 'See dates' },
    ],
  ])('%s: never %s', (description, never, rest) => {
    for (const text of textsOf(written({ description, ...rest }))) expect(text).not.toMatch(never);
  });

  it('says beneath a title what follows its colon', () => {
    const { facebook } = written({
      contentType: 'article',
      description:
        'How I moved a 40-year-old apple tree without killing it: root pruning a year ahead, the right week in November, and why I did not prune the crown.',
    }).optimizedMeta;
    expect(facebook!.description).toMatch(/^Root pruning a year ahead/u);
  });
});

describe('Keywords of the page', () => {
  it.each<[description: string, wanted: string[], refused: string[]]>([
    [
      'We help small firms with bookkeeping, payroll and VAT.',
      ['bookkeeping services', 'VAT services'],
      ['help small firms', 'payroll and vat'],
    ],
    [
      'Zahnarzt in Freising für Kinder. Implantate, Zahnersatz und professionelle Zahnreinigung.',
      ['Zahnarzt Freising', 'Zahnersatz'],
      [],
    ],
    [
      'House cleaning in Cork. Insured cleaners.',
      ['house cleaning Cork', 'house cleaning'],
      ['house cleaning in cork'],
    ],
    [
      'Clínica veterinaria en Majadahonda. Vacunación, cirugía y peluquería canina. Aparcamiento gratuito.',
      ['clínica veterinaria Majadahonda', 'vacunación', 'peluquería canina'],
      ['aparcamiento gratuito', 'Vacunación'],
    ],
    [
      'Back and neck pain treatment in Whitby. Evening appointments until 8 pm.',
      ['back pain treatment Whitby', 'neck pain treatment Whitby'],
      ['evening appointments'],
    ],
  ])('%s', (description, wanted, refused) => {
    const { keywords } = written({ description }).optimizedMeta.general;
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    for (const keyword of refused) expect(keywords).not.toContain(keyword);
  });
});

it.each([
  ['Pain treatment by registered osteopaths in Whitby', 'en', ['Pain treatment in Whitby']],
  ['Hiking boots in leather with a Vibram sole', 'en', ['Hiking boots in leather', 'Hiking boots']],
  ['Coffee roasted in-house plus a bike workshop in Dunedin', 'en', ['Coffee roasted in-house in Dunedin']],
  ['Yoga for pregnant women in Bath', 'en', []],
  ['Learn to throw a pot in one evening', 'en', []],
  ['Aceite de Jaén, prensado en frío', 'es', []],
  ['Clínica veterinaria en Vigo con urgencias', 'es', ['Clínica veterinaria en Vigo']],
  ['Agriturismo a Pienza con sei camere', 'other', []],
] as const)('shortens %s', (name, language, shorter) => {
  expect(shorterNames(name, language)).toEqual(shorter);
});

it('puts nobody behind what somebody says', () => {
  const record = written({
    contentType: 'article',
    description:
      'Folge 48: Warum wir Nachrichten so schwer loslassen. Gespräch über Doomscrolling und Schlaf.',
    targetAudience: 'Berufstätige',
  });
  expect(titlesOf(record).join(' ')).not.toMatch(/loslassen für/u);
});

it('asks of a program what no service is asked', () => {
  const { questions } = written({
    contentType: 'product',
    industry: 'software',
    description: 'Open-source form builder with conditional logic and webhooks. Free for 3 forms.',
    targetAudience: 'developers',
  });
  expect(questions.join(' ')).not.toMatch(/places do you serve|licence/u);
});

it('tells no price or child of a tour behind cheese', () => {
  const record = written({
    description:
      'Raw goat milk, soft cheese and goat’s milk soap from our herd in Vermont. Farm tours on Saturdays at 11, $8, kids under 5 free.',
  });
  expect(titlesOf(record).join(' | ')).not.toMatch(/soap: (?:kids|\$8)/u);
});
