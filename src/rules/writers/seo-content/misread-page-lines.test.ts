import { expect, test } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

/** Pages: what their lines for search engines say beside their first words, and what a short line may say alone. */
expectReadings([
  [
    'the title of a page names its firm, so that the line below begins with the offer and tells more of it',
    'Chimney sweeping',
    'Open fires, stoves and Agas swept with brush and vacuum. £65 first chimney, £50 each after. Certificate for your insurer. Bird nests removed, from £120. Mon to Sat, no mess left.',
    {
      platform: 'website',
      businessName: 'Hollins Chimney Care',
      industry: 'Services',
      location: 'Stockport',
    },
    /^(?=[\s\S]*^Chimney sweeping in Stockport: open fires, stoves and Agas swept)[\s\S]*^Hollins Chimney Care: chimney sweeping in Stockport\. Open fires/mu,
    /^From £120|; from £120/mu,
  ],
  [
    'a place at the beginning of a sentence keeps its capital behind the offer',
    'Fisioterapia a domicilio',
    'Sesiones de 50 minutos en casa, camilla incluida. 45 € la sesión. Alicante, San Juan y El Campello. Citas por WhatsApp.',
    { platform: 'website', businessName: 'Clínica Mar Vidal', industry: 'Healthcare', location: 'Alicante' },
    /^Fisioterapia a domicilio en Alicante: \p{Lu}/mu,
    /: alicante/u,
  ],
  [
    'how many it serves is no length of time',
    'Gâteaux d’anniversaire',
    'Gâteaux sur commande pour 6 à 30 personnes, à partir de 28 €. Chocolat, framboise ou praliné. Commande 3 jours avant.',
    { platform: 'website', businessName: 'Boulangerie Pinson', location: 'Rennes' },
    /pour 6 à 30 personnes/u,
    /Durée : gâteaux/u,
  ],
  [
    'servicing is done, and asked for no material',
    'Bike servicing',
    'Basic service £45, full service £95, e-bike diagnostics £30. Drop off before 10, back next day. All makes.',
    { platform: 'website', businessName: 'Ashbourne Cycles', industry: 'Retail', location: 'Ashbourne' },
    /^Bike servicing: drop off before 10/mu,
    /Which material|oven, microwave/u,
  ],
  [
    'the noun at the end of a row of kinds is that of each',
    'Bike hire',
    'Hybrid, tag-along and tandem bikes, £22 a day. Helmets and locks included. Open daily from 9.',
    { platform: 'website', businessName: 'Ashbourne Cycles', location: 'Ashbourne' },
    /^Hybrid, tag-along and tandem bikes$/mu,
    /^Hybrid$|^Tag-along and tandem bikes$/mu,
  ],
  [
    'what one types and gets is one thing, and a program is titled by what it is for',
    'Loomstate',
    'Grading software for hand knitters who sell patterns. Type one size, get twelve. Exports PDF charts. £9 a month, 14 day trial.',
    { platform: 'website', businessName: 'Loomstate', industry: 'Technology' },
    /^(?=[\s\S]*^Loomstate: grading software for hand knitters$)[\s\S]*^Type one size, get twelve$/mu,
    /^Get twelve|, get twelve, |Size: type|software: grading software/mu,
  ],
  [
    'letters of a certificate are no cry',
    '2 bed terrace to rent, Newland Avenue',
    'Two double bedrooms, new boiler, yard with shed. £675 pcm, unfurnished, available 1 March. EPC C. 10 min walk to the university. No smokers.',
    { platform: 'website', businessName: 'Greymont Letting', industry: 'Real Estate', location: 'Hull' },
    /EPC C/u,
    /epc c/u,
  ],
]);

/** Pages whose names are short or small words, and whose lines need their first fact, their sign or no label. */
expectReadings([
  [
    'the first word of what is sold is searched though it is small elsewhere, and one telling word is no title',
    'Will writing',
    'Mirror wills, trusts and lasting powers of attorney. We visit you at home, evenings too. £195 single, £295 a couple.',
    {
      platform: 'website',
      businessName: 'Wickham Wills',
      industry: 'Professional Services',
      location: 'Fareham',
    },
    /^(?=[\s\S]*^Will writing in Fareham$)[\s\S]*^will writing fareham$/mu,
    /^writing$|^writing fareham$/mu,
  ],
  [
    'what is done in an evening comes before when it is fetched, and an age keeps its sign',
    'Pottery taster evening',
    'Throw two pots on the wheel, we glaze and fire them for you. Thursdays 6.30-9pm, £48 incl clay. Ages 16+. Collect after 3 weeks.',
    { platform: 'website', businessName: 'Kiln House', industry: 'Education', location: 'Frome' },
    /^(?=[\s\S]*^Pottery taster evening in Frome: throw two pots)[\s\S]*^Ages 16\+$/mu,
    /: collect after|^Ages 16$/mu,
  ],
  [
    'what has no label stands behind none',
    '8 week throwing course',
    'Beginners and returners. Mondays from 12 January, 2 hours, max 8 wheels. £240, firing included.',
    { platform: 'website', businessName: 'Kiln House', industry: 'Education', location: 'Frome' },
    /^Max 8 wheels; time: 2 hours$/mu,
    /2 hours; max/u,
  ],
]);

test.each<
  [category: string, name: string, description: string, owner: string, town: string, keyword: string]
>([
  [
    'Peluquería',
    'Mechas balayage',
    'Balayage con matiz y secado desde 75 €. Dura unas 3 horas. Cita previa de martes a sábado.',
    'Peluquería Nuria',
    'Gijón',
    'mechas balayage Gijón',
  ],
  [
    'Fahrschule',
    'Führerschein Klasse B',
    'Theorie montags und mittwochs 18 Uhr, Fahrstunden mit Abholung. Grundbetrag 380 €, Fahrstunde 62 €.',
    'Fahrschule Wegener',
    'Kassel',
    'Führerschein Klasse B Kosten',
  ],
  [
    'Autowerkstatt',
    'HU und AU',
    'Jeden Dienstag und Donnerstag Prüfer im Haus. 135 € komplett.',
    'Kfz Brandt',
    'Gera',
    'HU und AU Gera',
  ],
])(
  'the shelf “%s” is a trade and no noun of “%s”',
  (category, name, description, businessName, location, keyword) => {
    const [written] = writeForm({
      platform: 'website',
      businessName,
      location,
      industry: 'Services',
      products: [{ name, category, description }],
    });
    expect(written!.item.titleTag).toMatch(
      new RegExp(`^${name} (?:en|in) ${location} \\| ${businessName}$`, 'u'),
    );
    expect(written!.item.keywords).toContain(keyword);
  },
);
