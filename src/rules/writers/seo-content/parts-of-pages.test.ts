import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Kelsow & Son', industry: 'Other' } as const;
const seite = { ...page, language: 'de' } as const;
const fiche = { ...page, language: 'fr' } as const;
const ficha = { ...page, language: 'es' } as const;
const garden = {
  ...page,
  bodyTextSections: [
    {
      id: 'a',
      content:
        'Welcome to our website! We are a family run garden centre that has been in Evesham since 1962. We pride ourselves on our quality plants and friendly service. Come and visit us today! We have over 4 acres of plants, a cafe that seats 80 and a farm shop.',
    },
    {
      id: 'b',
      content:
        'Trees and shrubs carry a 2 year guarantee. We deliver within 15 miles for £6. Open Mon - Sat 9 to 5.30, Sunday 10.30 to 4.30. Call us on 01386 555 0133.',
    },
  ],
} as const;

describe('a page whose text is a sheet has the parts of a page', () => {
  expectReadings([
    [
      'who, what and where come first, each part of the sheet below its heading',
      'Locksmith',
      'Services: lockouts, lock changes, uPVC door repairs, safe opening\nArea: Doncaster, Rotherham, Barnsley\nHours: 24 hours, 7 days\nCall-out charge: none\nLock change from: £65\nPayment: card, cash, bank transfer\nPhone: 01302 555 0144',
      page,
      /Locksmith in Doncaster \| Kelsow & Son[^]*Services\n- Lockouts\n- Lock changes\n- uPVC door repairs\n- Safe opening\n\nPrices\nCall-out charge: none\nLock change from £65\n\nOpening hours\n24 hours, 7 days\n\nArea\nDoncaster, Rotherham, Barnsley[^]*Payment\nCard, cash, bank transfer/u,
      /in Rotherham \||Location: |; hours: 7 days/u,
    ],
    [
      'what is not included keeps its label',
      'Kilt hire',
      'Hire period: 4 days\nPrice: £85 full outfit\nIncluded: kilt, jacket, waistcoat, sporran, hose, flashes\nNot included: shoes\nTartans: 22 in stock',
      page,
      /Not included: shoes/u,
      /[.\n] ?Shoes\./u,
    ],
    [
      'a holiday home is where its sheet says, and its heading is no row',
      'Ferienhaus Möwennest',
      'Lage: Greetsiel, 600 m zum Hafen\nGröße: 85 m²\nPersonen: bis 5\nSchlafzimmer: 2\nHaustiere: ein Hund erlaubt\nPreis: ab 95 € pro Nacht\nEndreinigung: 70 €\nMindestaufenthalt: 3 Nächte',
      seite,
      /^Ferienhaus Möwennest in Greetsiel[^]*Preise\nAb 95 € pro Nacht\nEndreinigung: 70 €/mu,
      /Möwennest: Lage:/u,
    ],
    [
      'a French garage',
      'Garage automobile',
      'Prestations : vidange, freins, distribution, climatisation\nTarif horaire : 58 € TTC\nHoraires : lundi au vendredi 8h-12h et 14h-18h30\nVille : Vannes\nDevis : gratuit',
      fiche,
      /^Garage automobile à Vannes[^]*Prestations\n- Vidange\n- Freins[^]*Tarifs\nTarif horaire : 58 € TTC\nDevis : gratuit/mu,
      /Ville\nVannes/u,
    ],
    [
      'a Spanish vet, whose number is told whole',
      'Clínica veterinaria',
      'Servicios: consultas, vacunas, cirugía, ecografía, peluquería canina\nUrgencias: 24 horas, tel. 600 555 014\nHorario: L-V 10-14 y 17-20, sábados 10-13\nPrimera consulta: 30 €\nZona: Alcobendas',
      ficha,
      /Urgencias\n24 horas, tel\. 600 555 014/u,
      /Zona\nAlcobendas/u,
    ],
  ]);
});

describe('a page told in sentences has headings where enough is left for its body', () => {
  expectReadings([
    [
      'its greetings and its praise of itself go',
      'Garden centre in Evesham',
      'Family run garden centre with cafe, plants, compost and garden furniture.',
      garden,
      /^We are a family run garden centre that has been in Evesham since 1962\. We have over 4 acres[^]*01386 555 0133/mu,
      /Welcome to|Our website|pride ourselves|visit us/u,
    ],
    [
      'what is not done is no story of the firm',
      'Physics tuition',
      'One to one lessons for AQA and OCR physics, £48 for 55 minutes. Taught by Dr Ravi Menon, examiner for 9 years. Lessons are recorded so that students can watch them again. Most students start with a 20 minute trial where we look at a recent test together. Past paper marking within 48 hours is included. I have taught physics for 22 years. I do not teach GCSE. I mark homework on Sundays and send it back by e-mail with a list of what to revise.',
      page,
      /Good to know\n[^\n]*I do not teach GCSE\./u,
      /About (?:us|me)\n[^\n]*GCSE/u,
    ],
  ]);
});

describe('where a firm works is heard in a sentence of places, and stands first in its name', () => {
  expectReadings([
    [
      'several towns in a row',
      'Flat roof replacement',
      'EPDM rubber and GRP flat roofs. 20 year guarantee. Free survey with photos. Garage roof from £1,450. Chester, Wrexham, Ellesmere Port and the Wirral.',
      page,
      /^Flat roof replacement in Chester/mu,
      /which places do you serve/iu,
    ],
    [
      'a town and its county at the end',
      'Yoga classes',
      'Small group yoga in a converted boathouse. Max 9 people. £12 drop in. Mats there. Woodbridge, Suffolk. First class half price.',
      page,
      /^Yoga classes in Woodbridge(?!.*mats there)/mu,
      /Yoga classes, mats/u,
    ],
    [
      'a town and the villages round it',
      'Handyman',
      'Shelves, flat pack, leaking taps, fences. £35 first hour then £28. York and villages up to 8 miles. Own tools.',
      page,
      /^Handyman in York/mu,
      /Handyman \| /u,
    ],
    [
      'three makes in a row are no towns',
      'Kitchen fitting',
      'Kitchens fitted in a week. Bosch, Neff and Siemens. From £1,900.',
      page,
      /^Kitchen fitting \| Kelsow & Son$/mu,
      /in Bosch/u,
    ],
    [
      'a town of a sheet behind its offer, and the town of an address',
      'Institut de beauté',
      'Soins : épilation, massages, onglerie\nTarifs : soin du visage 55 €\nHoraires : mardi-samedi 9h30-19h\nAdresse : 4 rue des Lices, Avignon',
      fiche,
      /^Institut de beauté à Avignon/mu,
      /, avignon/u,
    ],
    [
      'three miles from a cove are not in it',
      'Campsite',
      'Small campsite with 30 pitches on a working farm, 3 miles from Lulworth Cove. £12 per adult, £6 child.',
      page,
      /near Lulworth Cove/u,
      /in Lulworth/u,
    ],
  ]);
});
