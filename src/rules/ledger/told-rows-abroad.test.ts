import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { phraseOfRowAbroad, type SheetLanguage } from './told-rows-abroad.ts';

describe('a row of a sheet as a seller of its language says it', () => {
  it.each<[SheetLanguage, string, string, string]>([
    ['de', 'Griff', 'Aluminium', 'Griff aus Aluminium'],
    ['de', 'Griff', 'Aluminium, rutschfest', 'Griff aus Aluminium (rutschfest)'],
    ['de', 'Rahmen', 'Aluminium, gebürstet', 'Rahmen aus Aluminium (gebürstet)'],
    ['de', 'Klinge', 'SK5-Stahl', 'Klinge aus SK5-Stahl'],
    ['de', 'Lampenschirm', 'Leinen, beige', 'Lampenschirm aus Leinen (beige)'],
    ['de', 'Gänge', '2', '2 Gänge'],
    ['de', 'Kabellänge', '180 cm', ''],
    ['de', 'Drehmoment', '60 Nm', '60 Nm Drehmoment'],
    ['de', 'Fußpedal', 'ja', 'Mit Fußpedal'],
    ['de', 'Auslaufsicher', 'ja', 'Auslaufsicher'],
    ['de', 'Spülmaschinenfest', 'nein', 'Nicht spülmaschinenfest'],
    ['de', 'Baujahr', '1965', ''],
    ['de', 'Mängel', 'keine', 'Keine Mängel'],
    ['fr', 'Défauts', 'aucun', 'Aucun défaut'],
    ['fr', 'Panne', 'non', 'Aucune panne'],
    ['es', 'Averías', 'ninguna', 'Sin averías'],
    ['de', 'Isolierung', 'doppelwandig', ''],
    ['fr', 'Coussinets', 'mousse', 'Coussinets en mousse'],
    ['fr', 'Cire', 'soja', 'Cire de soja'],
    ['fr', 'Bois', 'érable', 'Bois d’érable'],
    ['fr', 'Vitesses', '5', '5 vitesses'],
    ['fr', 'Pliable', 'oui', 'Pliable'],
    ['fr', 'Stabilisateurs', 'oui', 'Avec stabilisateurs'],
    ['fr', 'Arceau', 'réglable', ''],
    ['es', 'Pantalla', 'lino', 'Pantalla de lino'],
    ['es', 'Bolsillos', '6', '6 bolsillos'],
    ['es', 'Regulable', 'sí', 'Regulable'],
    ['es', 'Impermeable', 'no', 'No impermeable'],
    ['es', 'Tallas', '38', ''],
    ['es', 'Material', 'lino', ''],
  ])('%s %s: %s', (language, label, value, told) => {
    expect(phraseOfRowAbroad(label, value, language)).toBe(told);
  });
});

expectReadings([
  [
    'the handle of shears is not what they are made of',
    'Gartenschere',
    'Klinge: SK5-Stahl\nGriff: Aluminium, rutschfest\nLänge: 21 cm\nGewicht: 240 g\nFarbe: rot',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /Klinge aus SK5-Stahl/u,
    /Gartenschere aus Aluminium|Gartenschere Aluminium/u,
  ],
  [
    'what the cushions of a headset are made of is not the headset’s',
    'Casque antibruit',
    'Réduction: 32 dB\nCoussinets: mousse\nPliable: oui\nCouleur: noir\nPoids: 280 g',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /coussinets en mousse/iu,
    /casque en mousse|Pliable: oui/u,
  ],
  [
    'a lamp has its base and its shade in its title',
    'Lámpara de mesa',
    'Base: madera de haya\nPantalla: lino\nAltura: 38 cm\nRegulable: sí\nCable: 1,5 m',
    { platform: 'tiktokshop' },
    /base de madera de haya/iu,
    /Pantalla: lino|Regulable: s/u,
  ],
]);
