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
      'Larch Lodge Holidays',
      'Other',
      'Larch clad lodge sleeping eight with a sauna and drying room. Linen and logs supplied. No hen parties.',
      'lodge',
    ],
    [
      'Skylark Barns',
      'Tourism',
      'Three barn conversions sleeping 2, 4 and 10 on a sheep farm. Games room, bluebell wood and eggs at the door.',
      'barn conversion',
    ],
    [
      'Sea Salt Sauna',
      'Other',
      'Barrel sauna on the beach, booked by the hour or shared. Cold dips, tea and robes. No alcohol.',
      'barrel sauna | sauna',
    ],
    [
      'The Tin Chapel',
      'Other',
      'A tin chapel turned holiday let for four. Under floor heating and a bath under the stained glass window.',
      'holiday let',
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
      'The Glass Barn',
      'Other',
      'A glass walled barn on an organic farm for weddings and supper clubs. Dry hire, your own caterers.',
      'wedding barn',
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
      'Penny Lane Parties',
      'Events',
      "Soft play, bouncy castles and candy floss machines for children's parties. Setup and collection included.",
      'soft play hire | bouncy castle hire | candy floss machine hire',
    ],
    [
      'Cotswold Carriage',
      'Other',
      'Horse drawn carriages for weddings, proms and funerals. A pair of greys, liveried coachman.',
      'horse drawn carriage hire',
    ],
    [
      'Hot Tub Heroes',
      'Other',
      'Inflatable hot tubs delivered on Friday and collected on Monday. Heated, cleaned and set up for you.',
      'inflatable hot tub hire',
    ],
    [
      'Stadtmobil Emsland',
      'Other',
      'Transporter, Kleinbusse und Umzugswagen ab 39 Euro am Tag. Abholung per App.',
      'Transporter mieten | Kleinbusse mieten | Umzugswagen mieten',
    ],
    [
      'Lakeside Boats',
      'Other',
      'Rowing boats, electric boats and pedalos by the hour. No dogs on the pedalos.',
      'rowing boat hire | electric boat hire | pedalo hire',
    ],
    [
      'Tool Library Leith',
      'Other',
      'Borrow drills, sanders and pressure washers for less than the price of a coffee.',
      'drill hire | sander hire | pressure washer hire',
    ],
    [
      'Stage Right',
      'Events',
      'Stages and PA systems hired and installed for festivals and fetes. Nothing for karaoke.',
      'stage installation | stage hire | pa system installation | pa system hire',
    ],
    [
      'Ashgrove Hall',
      'Other',
      'Our village hall can be booked for parties, classes and jumble sales. Kitchen, stage and free parking.',
      'village hall hire',
    ],
    [
      'Baumaschinen Kern',
      'Construction',
      'Bagger, Radlader und Rüttelplatten tageweise oder wochenweise mieten. Kein Verkauf.',
      'Bagger mieten | Radlader mieten | Rüttelplatten mieten',
    ],
    [
      'Bicis del Delta',
      'Other',
      'Bicicletas de paseo, tándems y sillitas. Por horas o por días. Entregamos en tu hotel.',
      'alquiler de bicicletas de paseo | alquiler de tándems | alquiler de sillitas',
    ],
    [
      'Scheune Wiesengrund',
      'Other',
      'Unsere Scheune vermieten wir für Hochzeiten, Geburtstage und Feiern. Eigenes Catering erlaubt.',
      'Scheune mieten',
    ],
    [
      'Klavierhaus Brenner',
      'Retail',
      'Klaviere und Flügel zum Kauf oder zur Miete, gestimmt und geliefert.',
      'Klaviere mieten | Flügel mieten',
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
