import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeOne } from '#tests/golden/run-brief.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'dachboden' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Brandt' } as const;
const market = { platform: 'facebookmarketplace', facebookLocation: 'Getafe' } as const;

describe('Traces of use, towns and what does not fit, in German, French and Spanish', () => {
  expectReadings([
    [
      'a German thing with a crack is used, whether its form says so or not',
      'Kaffeevollautomat DeLonghi',
      'DeLonghi Magnifica, gekauft 2019, regelmäßig entkalkt. Mahlwerk etwas laut. Tropfschale hat Risse.',
      ebay,
      /^Mängel: Mahlwerk etwas laut$|^Mahlwerk etwas laut\. Tropfschale hat Risse\.$/mu,
      /Jahr: Gekauft/u,
    ],
    [
      'what a Spanish guitar suffered is its condition',
      'Guitarra española Alhambra 3C',
      'Guitarra clásica Alhambra 3C, tapa de cedro macizo. Cuerdas nuevas. Tiene un golpe en el aro inferior y el barniz del mástil está gastado.',
      ebay,
      /^Tiene un golpe en el aro inferior y el barniz del mástil está gastado\.$/mu,
      /Características: Tiene/u,
    ],
    [
      'what is torn or missing of a French bicycle is told as its condition',
      'Vélo enfant 16 pouces',
      'Vélo enfant rouge, petites roues fournies. Selle un peu déchirée, sonnette manquante, freins OK.',
      ebay,
      /^Selle un peu déchirée, sonnette manquante, freins OK\.$/mu,
      /Caractéristiques: Selle/u,
    ],
    [
      'the floor where a thing is fetched is no trait of it',
      'Lavadora Balay 8kg',
      'Vendo lavadora balay 8 kilos de 2017, funciona pero hace ruido al centrifugar. Cable largo. Se recoge en Getafe, segundo con ascensor. 70€ no negociables',
      market,
      /Se recoge en Getafe, segundo con ascensor/u,
      /cable largo, segundo con ascensor/u,
    ],
    [
      'what a pot is not for is nothing that it fits',
      'Cafetera italiana 6 tazas',
      'Cafetera italiana de aluminio, 6 tazas, apta para gas y vitrocerámica, no para inducción. Válvula de seguridad.',
      amazon,
      /no para inducción/u,
      /Compatible con: no|para no para/u,
    ],
    [
      'how long a guarantee runs stands in no title by itself',
      'Gartenschlauch 25 m',
      'Produkt: Gartenschlauch, 1/2 Zoll\nLänge: 25 m\nMaterial: PVC\nBerstdruck: 24 bar\nGarantie: 10 Jahre\nUV-beständig',
      amazon,
      /24 bar/u,
      /, 10 Jahre/u,
    ],
    [
      'a French oven counts nothing',
      'Cocotte en fonte 24 cm',
      'Cocotte ronde en fonte émaillée, 24 cm, 4,2 litres. Tous feux dont induction, four jusqu’à 250 °C. Couvercle à picots.',
      { platform: 'walmart' },
      /four jusqu’à 250/u,
      /four jusqu(?![’'])/u,
    ],
    [
      'an English shelf of the store is no word of a German name',
      'Pilzfinder Harz',
      'Bestimmungshilfe für 140 Pilze im Harz. Fundkarte bleibt auf dem Gerät. Ohne Netz nutzbar.',
      { platform: 'playstore', appName: 'Pilzfinder Harz', appCategory: 'Reference', category: 'Reference' },
      /Pilzfinder Harz/u,
      /Harz: Reference|Reference,/u,
    ],
    [
      'nor of a French or an Italian one',
      'Maree',
      'Orari delle maree per 84 porti, coefficienti, widget. Funziona senza connessione.',
      { platform: 'appstore', appName: 'Maree', appCategory: 'Weather', category: 'Weather' },
      /Maree/u,
      /Maree: Weather|^Weather$/mu,
    ],
    [
      'a Swiss bicycle is what it is called there, and no maker',
      'Strassenvelo Cilo 80er Jahre',
      'Strassenvelo Cilo aus den 80er Jahren, Rahmengrösse 56, weiss. Reifen neu. Weisser Lack hat Kratzer. Ersatzteile aus 230 grad, 40 watt.',
      ebay,
      /Produktart: Strassenvelo/u,
      /Produktart: Cilo|230 grad|40 watt/u,
    ],
  ]);

  it('asks a salon that works by appointment about its work', () => {
    const item = writeOne(
      'Hundesalon Pfotenglück',
      'Hundesalon in Bamberg: Baden, Schneiden, Krallenpflege. Termine nach Vereinbarung, kleine Hunde ab 35 Euro.',
      { platform: 'facebookmarketplace', facebookLocation: 'Bamberg' },
    );
    expect(item.questions.join(' ')).not.toMatch(/How big|in the box/u);
  });
});
