import { expect, it } from 'vitest';
import { shownTexts } from '#tests/golden/output-texts.ts';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

/** German, Spanish and French briefs that were misread, each with what it says and what it never said. */
const cases: [
  what: string,
  name: string,
  description: string,
  fields: Fields,
  says: RegExp,
  never: RegExp,
][] = [
  [
    'embroidered eyes make no embroidery of a toy',
    'Amigurumi de zorro',
    'Zorro tejido a ganchillo en algodón, 22 cm de alto, ojos bordados, apto desde 0 meses. Se puede personalizar con un nombre.',
    { platform: 'etsy', etsyShopName: 'hilodeluna', language: 'es' },
    /^ojos bordados$/mu,
    /zorro bordados|^bordados$|, un nombre/mu,
  ],
  [
    'an apostrophe parts words of a French thing',
    "Boucles d'oreilles pendantes en laiton",
    'Laiton doré, pierres de lune, longueur 4 cm, 6 g la paire. Crochets en argent 925.',
    { platform: 'etsy', etsyShopName: 'atelierlune', language: 'fr' },
    /^boucles d'oreilles en laiton$/mu,
    /laiton laiton/u,
  ],
  [
    'German nouns keep their capitals in an alt text',
    'Pendelleuchte aus Papier',
    'Schirm aus Reispapier, Durchmesser 45 cm. Kabel 2 m, textilummantelt. Fassung E27.',
    { platform: 'shopify', shopifyStoreName: 'Haus Nord', language: 'de' },
    /Schirm aus Reispapier/u,
    /\bschirm aus|\bkabel 2 m/u,
  ],
  [
    'a year counts nothing',
    'Makita Akkuschrauber DDF484',
    '18 V, bürstenloser Motor, 2 Gänge. Kratzer am Gehäuse. Rechnung von 2023 liegt bei.',
    { platform: 'ebay', ebayStoreName: 'keller', itemCondition: 'Gebraucht', language: 'de' },
    /2 Gänge/u,
    /(?<!von )2023 liegt bei/u,
  ],
  [
    'the article of a French thing belongs to what follows',
    'Savon à la lavande',
    'Savon à froid, beurre de karité, huile essentielle de lavande fine. 100 g. Convient aux peaux sèches.',
    { platform: 'shopify', shopifyStoreName: 'Maison Ferme', language: 'fr' },
    /^savon 100 g$/mu,
    /savon à la (?:100|Maison)|pour Convient/u,
  ],
  [
    'colours of a list stay in it',
    'Babydecke gestrickt mit Namen',
    'Gestrickt aus Bio-Baumwolle, 80 x 100 cm, Farben Salbei, Creme oder Terracotta. Bei 30 Grad waschbar.',
    { platform: 'etsy', etsyShopName: 'fadenfein', language: 'de' },
    /Farben Salbei, Creme oder Terracotta/u,
    /farben salbei$/imu,
  ],
  [
    'an age from which on is no time that it takes',
    'Laterne basteln aus Papier',
    'Eine Laterne für Sankt Martin in 30 Minuten. Material: Transparentpapier, Draht. Ab 4 Jahren.',
    { platform: 'youtube', channelName: 'Bastelzeit', language: 'de' },
    /Ab 4 Jahren/u,
    /\(4 Jahren\)|, 4 Jahren \|/u,
  ],
  [
    'an hour is no clock, and a course of a compound name is one',
    'Yogakurs für Anfänger',
    'Acht Abende zu je 75 Minuten, dienstags um 18:30 Uhr, höchstens zehn Plätze. 128 Euro.',
    { platform: 'website', website: 'https://gipfelwerk.example', location: 'Innsbruck', language: 'de' },
    /^Yogakurs Innsbruck$/mu,
    /Anfänger Uhr|^Uhr/mu,
  ],
  [
    'where an app puts something is not what it is',
    'Silbo',
    'Reconoce el canto de 300 aves de España. Graba, compara y guarda cada encuentro en un mapa. Sin anuncios.',
    { platform: 'appstore', appName: 'Silbo', language: 'es' },
    /^Silbo: Reconoce el canto/mu,
    /Silbo:? mapa/iu,
  ],
];

it.each(cases)('%s', (_what, name, description, fields, says, never) => {
  const text = shownTexts(written(name, description, fields))
    .map((shown) => shown.text)
    .join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
