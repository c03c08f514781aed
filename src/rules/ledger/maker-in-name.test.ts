import { expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { withCodesOfName } from './codes-of-name.ts';
import { extractLedger } from './extract.ts';

function makerOf(name: string, description: string): [brand: string, model: string] {
  const form = SeoForm.parse({
    platform: 'ebay',
    businessName: 'Attic Finds',
    industry: 'Retail',
    products: [{ name, description }],
  });
  const ledger = extractLedger(briefsOf(form)[0]!);
  return [ledger.brand, ledger.facts.find((fact) => fact.kind === 'model')?.value ?? ''];
}

it.each([
  ['Lenovo ThinkPad X1 Carbon Gen 9 laptop', 'Used, 16 GB, 14 inch.', 'Lenovo', 'ThinkPad X1 Carbon Gen 9'],
  ['Bosch GSB 18V-55 drill', 'Used, works, 2 batteries.', 'Bosch', 'GSB 18V-55'],
  ['IKEA Ektorp sofa 3 seater', 'Beige cover, 218 cm wide.', 'IKEA', 'Ektorp'],
  ['Harkon SB 750 Schlagbohrmaschine', '750 W, gebraucht, mit Koffer.', 'Harkon', 'SB 750'],
  ['Vélo Peugeot PX10', 'Vélo de course, cadre acier, taille 56.', 'Peugeot', 'PX10'],
  ['Reloj Candil automático años 70', 'Reloj de pulsera, caja de acero de 36 mm.', 'Candil', ''],
  [
    'Golf 7 Rückleuchte links LED',
    'Gebraucht, geprüft. Hersteller: Hella. OE-Nr. 5G0945095 und mehr.',
    'Hella',
    '',
  ],
  ['Tischlampe Messing', 'Marke: Kaiser Zustand: gut, mit Kabel und Schalter.', 'Kaiser', ''],
  ['Tischlampe Messing', 'Marke: unbekannt. Gebraucht, mit Kabel und Schalter.', '', ''],
  ['Kettensäge Stihl MS 170', 'Gebraucht, läuft und ist nicht defekt.', 'Stihl', 'MS 170'],
  [
    'Kaffeeservice Seltmann Weiden Goldrand',
    'Gebraucht, mit Kanne und nicht bestoßen.',
    'Seltmann Weiden',
    '',
  ],
  ['Hülle Samsung S21 Silikon', 'Gebraucht, mit Klappe und nicht verfärbt.', '', ''],
  [
    'cafetiere italienne bialetti 6 tasses',
    'Vends cafetiere en aluminium, tres bon etat, sans boite.',
    'Bialetti',
    '',
  ],
  ['maquina de coser singer 191', 'maquina de coser con mueble de madera, funciona.', 'Singer', ''],
  [
    'macchina da scrivere olivetti lettera 32',
    'Macchina da scrivere con nastro nuovo, anni 60.',
    'Olivetti',
    '',
  ],
  ['Coque Samsung S21 silicone', 'Coque souple pour téléphone, avec bords relevés.', '', ''],
  ['Brand New In Box kettle', 'Used once. Brand New In Box, with cable.', '', ''],
  ['Solid pine bookcase', 'Used, 180 cm tall, five shelves.', '', ''],
  ['Ford Focus MK3 headlight right', 'Fits Ford Focus Mk3 from 2011 to 2014.', 'Ford', ''],
  ['Vintage brass lamp', 'Works, 40 cm tall, new cable.', '', ''],
])('reads maker and model out of “%s”', (name, description, brand, model) => {
  expect(makerOf(name, description)).toEqual([brand, model]);
});

it.each([
  ['Sony WH-1000XM4 black', 'sony wh-1000xm4 black, works', 'sony WH-1000XM4 black, works'],
  ['iPhone 11 64GB', 'iphone 11 64gb, 64gb of storage', 'iphone 11 64GB, 64GB of storage'],
  // Part of a longer code.
  ['Bosch GSR12', 'bosch gsr12v-15', 'bosch gsr12v-15'],
])('the codes of %s stand in its description as in its name', (name, description, told) => {
  expect(withCodesOfName(description, name)).toBe(told);
});
