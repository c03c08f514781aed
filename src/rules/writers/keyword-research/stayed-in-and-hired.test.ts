import { describe, expect, it } from 'vitest';
import { ResearchForm } from '#contract/keyword-research.ts';
import { expectOffers, keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { readBrief } from './brief.ts';

describe('Where guests stay', () => {
  expectOffers([
    [
      'Hollow Farm Stays',
      'Other',
      'Shepherd hut with wood burner, sleeps two. We rent out a barn for weddings. Dogs welcome, no TV.',
      'shepherd hut | wedding barn | farm stay',
    ],
    [
      'Fellside Bothy',
      'Other',
      'A converted bothy for two at the foot of Skiddaw with a wood stove and outdoor bath. Stay two nights or a week.',
      'converted bothy',
    ],
    [
      'Saltmarsh Pods',
      'Other',
      'Five camping pods and a bell tent on a working farm near Wells. Shared kitchen, hot showers and bikes to borrow.',
      'camping pod | bell tent',
    ],
    [
      'Harbour View Rooms',
      'Other',
      'Three en suite rooms above the harbour with a cooked breakfast. Private parking, sea views, adults only.',
      'en suite room | bed and breakfast',
    ],
    [
      'The Signal Box',
      'Other',
      'Sleep in a restored signal box beside the railway. Two bedrooms, a log burner and a deck. Minimum two nights.',
      'restored signal box',
    ],
    [
      'Cwm Farm Camping',
      'Other',
      'Camping field with twelve electric pitches near Brecon. Campfires allowed, compost loos, no generators.',
      'camping field',
    ],
    [
      'Anchor Guest House',
      'Hospitality',
      'Family run guest house opposite the ferry. Singles, twins and a family room, all with breakfast.',
      'guest house',
    ],
    [
      'Müller Dachgeschoss',
      'Other',
      'Möblierte Apartments auf Zeit für Monteure, mit Küche, WLAN und Parkplatz. Keine Haustiere.',
      'Möblierte Apartments',
    ],
    [
      'Finca El Olivar',
      'Other',
      'Casa de piedra para seis personas con piscina, barbacoa y vistas a la sierra. No se admiten fiestas.',
      'casa de piedra',
    ],
    [
      'La Cabane du Pêcheur',
      'Other',
      'Une cabane de pêcheur sur le bassin, pour quatre personnes. Vélos prêtés, linge fourni.',
      'cabane de pêcheur',
    ],
  ]);

  it.each([
    [['Shepherd hut with wood burner'], 'Other'],
    [['barn for weddings'], 'Other'],
  ])('%j is nowhere for sale', (products, industry) => {
    const keywords = keywordsOfForm({
      businessName: 'Hollow Farm Stays',
      industry,
      location: 'Hexham',
      products,
    });
    expect(keywords.join('\n')).not.toMatch(/buy|for sale/u);
  });

  it('is built and sold by who builds it', () => {
    const { offers } = readBrief(
      ResearchForm.parse({
        businessName: 'Plank Huts',
        industry: 'Manufacturing',
        products: ['Shepherd huts'],
      }),
    );
    expect(offers[0]).toMatchObject({ name: 'shepherd hut', kind: 'product' });
  });
});

describe('What is hired', () => {
  expectOffers([
    [
      'Dressed Up',
      'Retail',
      'Prom dresses and evening gowns to hire or buy. Sizes 6 to 26, alterations in house, appointments in the evening.',
      'prom dress hire | evening gown hire',
    ],
    [
      'Vantastic',
      'Other',
      'VW campers to rent by the weekend, with bedding, awning and a full gas bottle.',
      'vw camper rental',
    ],
    [
      'Ridgeway Plant',
      'Construction',
      'Mini diggers, dumpers and breakers on hire from one day. We do not supply drivers.',
      'mini digger hire | dumper hire | breaker hire',
    ],
    [
      "Mo's Marquees",
      'Other',
      'Marquees, stretch tents and tipis with flooring, lighting and heaters. We put them up and take them down.',
      'marquee hire | stretch tent hire',
    ],
    [
      'Dell Barn',
      'Events',
      'We hire out a restored tithe barn for weddings, parties and wakes. Bring your own caterer.',
      'wedding barn | restored tithe barn hire',
    ],
    [
      'Blue Door Studios',
      'Real Estate',
      'Artist studios and hot desks to rent in a former printworks. Bills included, kiln on site.',
      'artist studios to rent | hot desks to rent',
    ],
    [
      'Zapf Zelte',
      'Other',
      'Bei uns mieten Sie Festzelte, Bierbänke und Kühlwagen für Feiern bis 300 Gäste.',
      'Festzelte mieten | Bierbänke mieten | Kühlwagen mieten',
    ],
    [
      'Radstation Husum',
      'Other',
      'Leihräder, E-Bikes und Kinderanhänger für Touren an der Nordsee. Kein Verkauf.',
      'Leihräder | E-Bikes mieten | Kinderanhänger mieten',
    ],
    [
      'Motos Levante',
      'Automotive',
      'Alquiler de motos y scooters por horas o por días, casco incluido. También hacemos revisiones. No vendemos motos.',
      'alquiler de motos | alquiler de scooters | revisiones',
    ],
    [
      'Fêtes & Co',
      'Événementiel',
      'Tables, chaises et nappes à louer pour mariages et baptêmes. Pas de barnums.',
      'location de tables | location de chaises | location de nappes',
    ],
  ]);
});

describe('Who does it, said otherwise', () => {
  expectOffers([
    [
      'Tom Hargreaves Joinery',
      'Construction',
      'Tom makes sash windows, oak doors and staircases in Skipton. He also repairs rotten sills.',
      'sash window | oak door | staircase | rotten sill repair',
    ],
    [
      "Margaret's of Whitby",
      'Retail',
      "Margaret's of Whitby is a small shop selling Whitby jet earrings, pendants and brooches.",
      'whitby jet earrings | pendant | brooch',
    ],
    [
      "Grandma's",
      'Food & Beverage',
      "Grandma's jams, made in small batches from fruit picked in our own orchard. Chutneys and marmalade too.",
      'jam | chutney | marmalade',
    ],
    [
      'Tischlerei Arndt',
      'Construction',
      'Tischlerei Arndt baut Küchen und repariert Türen.',
      'Küchen | Türen reparieren',
    ],
    [
      'Taller Rincón',
      'Automotive',
      'Taller Rincón repara motos y bicicletas en Cádiz.',
      'reparación de motos | reparación de bicicletas',
    ],
    [
      'Parkers Pest',
      'Other',
      'Wasp nests, rats and bed bugs dealt with the same day. We do not treat bees.',
      'wasp nest removal | rat removal | bed bug removal',
    ],
    [
      'Clearwater Pools',
      'Construction',
      'Swimming pools designed, built and maintained. Liners replaced, pumps serviced. No hot tubs.',
      'swimming pool maintenance | swimming pool | swimming pool design | liner replacement | pump servicing',
    ],
    [
      'Änderungsschneiderei Demir',
      'Other',
      'Hosen gekürzt, Reißverschlüsse ersetzt. Lederjacken nur auf Anfrage.',
      'Hosen kürzen | Reißverschlüsse ersetzen',
    ],
    [
      'Atelier Lune',
      'Manufacturing',
      'Fauteuils restaurés, chaises cannées et canapés recouverts dans notre atelier de Lyon.',
      'restauration de fauteuils | cannage de chaises | réfection de canapés',
    ],
    [
      'La Espiga',
      'Food & Beverage',
      'Pan de espelta, hogazas de masa madre, empanadas y magdalenas, todo hecho cada noche en horno de leña.',
      'pan de espelta | hogazas de masa madre | empanadas | magdalenas',
    ],
  ]);
});
