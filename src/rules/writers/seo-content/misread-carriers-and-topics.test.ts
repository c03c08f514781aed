import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'haldis' } as const;

describe('Goods that were read as another thing, or with another stuff', () => {
  expectReadings([
    [
      'what carries is no log, and the wax of waxed canvas is named with it',
      'Waxed canvas log carrier',
      'Carries enough logs for an evening. Sewn from 18 oz waxed canvas with bridle leather handles that are riveted, not glued. The wax can mark light clothes for the first weeks. Made in Hereford in olive or tan.',
      etsy,
      /^(?=[\s\S]*^log carrier$)[\s\S]*^waxed canvas$/mu,
      /The log is|^canvas log$|^wax$/mu,
    ],
    [
      'what brings the shine back is told of its upkeep, and is no list of a box',
      'Recycled silver wave ring',
      'A stacking ring shaped like a rolling wave, cast in recycled sterling silver. Silver darkens with time; the polishing cloth that comes with it brings the shine back.',
      etsy,
      /the polishing cloth that comes with it brings the shine back/u,
      /In the box/u,
    ],
    [
      'three things that are not needed stay one row',
      'Dog cooling mat, large',
      'Pressure-activated gel mat that cools as soon as your dog lies down, no water, no freezer, no electricity. Large size is 90 x 60 cm. Cover is tear-resistant nylon, wipe clean. Folds to the size of a magazine for the car. Not for dogs that chew.',
      { platform: 'amazon', amazonBrand: 'Tarnfell' },
      /no water, no freezer, no electricity$/mu,
      /^No (?:freezer|electricity)/mu,
    ],
    [
      'one part that works is no condition of the whole',
      'Sony Walkman WM-EX192 cassette player',
      'Used Sony Walkman from the nineties in working order. New belt fitted in March. Plays both sides, auto reverse works, Mega Bass works. Light scratches on the lid.',
      { platform: 'ebay', ebayStoreName: 'haldis' },
      /auto reverse works/u,
      /^Condition: Auto reverse/mu,
    ],
    [
      'leads that hang on a hook are no linen',
      'Schlüsselbrett aus Altholz',
      'Fünf Haken aus geschmiedetem Eisen halten Schlüssel, Leinen und Taschen. Es ist 40 cm breit. Die Oberfläche ist mit Leinöl behandelt.',
      etsy,
      /^(?=[\s\S]*^Altholz$)[\s\S]*^Eisen$/mu,
      /^Leinen$/mu,
    ],
    [
      'how a pot is washed is no trait that it is searched by',
      'Cafetera italiana de inducción 6 tazas',
      'Cafetera italiana de acero inoxidable 18/10 para 6 tazas. Se lava a mano, sin detergente. Altura 22 cm.',
      { platform: 'amazon', amazonBrand: 'Sierralta' },
      /sin detergente/u,
      /^cafetera sin detergente$/mu,
    ],
  ]);
});

describe('Rows, shelves and stuffs', () => {
  expectReadings([
    [
      'what closes a Spanish row opens no line with its joint',
      'Pistola de calor 2000 W con 5 boquillas',
      'Pistola de calor de 2000 W con dos temperaturas, 350 y 550 grados, y dos caudales de aire. Cinco boquillas, rascador y maletín incluidos. Para quitar pintura, doblar tubos de PVC y retractilar. Cable de 2 metros. Protección contra sobrecalentamiento. Pesa 800 gramos.',
      { platform: 'amazon', amazonBrand: 'Volterra' },
      /dos caudales de aire/iu,
      /^Y dos caudales/mu,
    ],
    [
      'two German shelves are no search',
      'Badesalz Lavendel im Glas',
      'Badesalz aus Meersalz, getrocknetem Lavendel aus eigenem Anbau und ätherischem Lavendelöl. 350 g im Korkenglas, reicht für fünf Bäder.',
      { ...etsy, language: 'de', category: 'Bad & Schönheit' },
      /^Badesalz Lavendel$/mu,
      /^Bad Schönheit$/mu,
    ],
    [
      'linen that is stitched on is a stuff, whatever colours are spoken of behind it',
      'Embroidered baby name hoop',
      "Your baby's name stitched by hand on natural linen in a 6 inch bamboo hoop, with a wreath of leaves in the two colours you choose. Names up to 10 letters.",
      etsy,
      /^(?=[\s\S]*^linen$)[\s\S]*^bamboo$/mu,
      /^linen hoop in linen$/mu,
    ],
    [
      'step by step is no step of an app',
      'Knotly',
      'Knotly shows 64 knots step by step in 3D you can turn with a finger. Sorted by use: climbing, sailing, fishing, camping. Works offline on the water.',
      { platform: 'appstore', appName: 'Knotly' },
      /64 knots step by step/u,
      /^Knotly: Knots Step$/mu,
    ],
  ]);
});

const play = { platform: 'playstore' } as const;

describe('Apps abroad', () => {
  expectReadings([
    [
      'what one keeps in mind with it names an app, and single words fill a short list',
      'Pilzkorb',
      'Mit Pilzkorb merkst du dir Fundstellen von Pilzen auf einer Karte, die nur du siehst. Fotos, Datum und Wetter werden dazu gespeichert. Karten lassen sich vorab laden, im Wald ist kein Netz nötig.',
      { ...play, appName: 'Pilzkorb' },
      /^(?=[\s\S]*^Pilzkorb: Fundstellen merken$)[\s\S]*^Karte$/mu,
      /^Fundstellen von$/mu,
    ],
    [
      'a verb that goes on to tell something makes a sentence, and no task',
      'Zählwerk',
      'Zählwerk liest Strom-, Gas- und Wasserzähler mit der Kamera ab und rechnet Verbrauch und Kosten pro Tag aus. Diagramme zeigen, welcher Monat teuer war.',
      { ...play, appName: 'Zählwerk' },
      /^Strom$/mu,
      /^Diagramme zeigen$/mu,
    ],
    [
      'who counts rows keeps no accounts',
      'Tricotine',
      "Tricotine compte les rangs de vos tricots pendant que vous gardez les mains sur les aiguilles. Plusieurs compteurs par projet, patrons en PDF affichés à côté, rappels d'augmentations et de diminutions. Sans publicité, sans compte.",
      { platform: 'appstore', appName: 'Tricotine' },
      /^(?=[\s\S]*rangs)[\s\S]*pelote/mu,
      /argent|dépenses/u,
    ],
  ]);
});
