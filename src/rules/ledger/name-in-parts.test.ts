import { describe, expect, it } from 'vitest';
import { nameInParts } from './name-in-parts.ts';

type Row = [
  label: string,
  name: string,
  description: string,
  language: 'en' | 'de' | 'es' | 'fr',
  maker: string,
  front: string | null,
  told: string[],
  also: string[],
];

const rows: Row[] = [
  [
    'other names behind commas are searched, what they tell is told',
    'LED Desk Lamp with Wireless Charger, Dimmable Eye-Caring Table Lamp, 5 Color Modes 7 Brightness Levels, Touch Control, White',
    '7 brightness levels from 2700K to 6500K.',
    'en',
    '',
    'LED Desk Lamp with Wireless Charger',
    ['dimmable', 'eye-caring', '5 color modes', 'touch control', 'white'],
    ['table lamp'],
  ],
  [
    'a row without a mark ends before its first figure',
    'TRUEPEAK Hiking Backpack 40L Waterproof Lightweight Daypack for Men Women with Rain Cover Camping Travel Outdoor',
    'Waterproof nylon, rain cover included, 40L, lightweight.',
    'en',
    'Truepeak',
    'TRUEPEAK Hiking Backpack',
    [],
    [],
  ],
  [
    'or behind the thing that it names first',
    'Portable Blender Mini Juicer Cup USB Rechargeable Smoothie Maker Personal Size Blender for Shakes',
    '6 blades, 380 ml cup.',
    'en',
    '',
    'Portable Blender',
    ['for shakes'],
    [],
  ],
  [
    'with the words that make one name with it',
    'Coffee Mug Warmer Electric Cup Heater Plate Auto Shut Off Desk Office Home Use',
    'Keeps a cup at 55 degrees.',
    'en',
    '',
    'Coffee Mug Warmer',
    [],
    [],
  ],
  [
    'what a case fits stands behind it',
    'For Samsung Galaxy S24 S25 Ultra Case Magnetic Clear Shockproof Slim Cover',
    'TPU bumper.',
    'en',
    '',
    'Case for Samsung Galaxy S24 S25 Ultra',
    ['clear', 'shockproof'],
    ['slim cover'],
  ],
  [
    'gifts are searched and told nowhere',
    'Personalised Baby Blanket, Milestone Blanket, New Baby Gift, Baby Shower Gift, Custom Name Blanket, Fox Nursery Decor',
    'Soft cotton knit blanket.',
    'en',
    '',
    'Personalised Baby Blanket',
    ['fox nursery decor'],
    ['milestone blanket', 'new baby gift', 'baby shower gift', 'custom name blanket'],
  ],
  [
    'German rows name their thing first',
    'Toldi Wäscheständer Ausklappbar Flügelwäscheständer 18m Trockenlänge Edelstahl Standtrockner für Balkon Innen Außen',
    'Stäbe aus Edelstahl, 18 m Trockenlänge.',
    'de',
    'Toldi',
    'Toldi Wäscheständer',
    [],
    ['Flügelwäscheständer', 'Standtrockner'],
  ],
  [
    'Spanish and French set what describes it behind it',
    'Rovena Báscula de Cocina Digital 10kg/1g Balanza Alimentos Acero Inoxidable Pantalla LCD Función Tara Pilas Incluidas',
    'Acero inoxidable, pantalla LCD, función tara, 2 pilas.',
    'es',
    'Rovena',
    'Rovena Báscula de Cocina Digital',
    [],
    [],
  ],
  [
    'how many there are is not cut in two',
    'Boisclair Étagère Murale Bois Lot de 3 Étagères Flottantes Rustiques Rangement Mural pour Salon Chambre Cuisine',
    '3 étagères en bois de paulownia.',
    'fr',
    'Boisclair',
    'Boisclair Étagère Murale Bois',
    [],
    [],
  ],
  [
    'a long name that is one stays whole',
    'Set of 4 Hand Painted Ceramic Espresso Cups with Saucers in Blue and White',
    'Each holds 80 ml.',
    'en',
    '',
    null,
    [],
    [],
  ],
  [
    'so does a name with two facts behind it',
    'Oak Wall Shelf, Floating, 60 x 20 cm, Natural Oil Finish, Handmade in Leeds',
    'Holds 10 kg.',
    'en',
    '',
    null,
    [],
    [],
  ],
  [
    'and what is told as a sentence',
    'Kids bike, it was used for one summer and the brakes have been set by a shop, no rust',
    'Blue.',
    'en',
    '',
    null,
    [],
    [],
  ],
];

describe('names that are rows of search phrases', () => {
  it.each(rows)('%s', (_label, name, description, language, maker, front, told, also) => {
    const parts = nameInParts(name, description, language, maker);
    expect(parts?.front ?? null).toBe(front);
    expect(parts?.told ?? []).toEqual(told);
    expect(parts?.also ?? []).toEqual(also);
  });
});
