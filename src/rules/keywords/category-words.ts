import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';

/**
 * `shelf: things`, the shelf that every such thing stands on. Buyers type it behind an attribute ("silver
 * jewelry", "stoneware drinkware", "Keramik Geschirr"). A shelf never says who a thing is for or what it is made of.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `
jewelry: necklace, pendant, earring, earrings, ring, bracelet, anklet, brooch, charm, bangle, cufflinks
drinkware: mug, tumbler, wine glass, wine glasses, carafe, jug, pitcher, water bottle, bottle, flask
tableware: plate, bowl, platter, dish, plates, bowls, teapot, egg cup, serving board
kitchenware: cutting board, chopping board, spatula, rolling pin, colander, whisk
kitchen decor: tea towel, kitchen towel, apron
home decor: vase, candle holder, candlestick, lantern, cushion, rug, mirror, clock, wall clock, basket, planter, plant pot, wreath, garland, figurine, sculpture, picture frame, dreamcatcher, ornament, blanket, throw, tray
wall decor: print, art print, poster, wall hanging, macrame, painting, sign, house sign, illustration, embroidery, embroidery hoop, mirror
stationery: notebook, journal, planner, card, greeting card, invitation, sticker, stickers, bookmark, pen, stamp
bath product: soap, soap bar, bath bomb, bath salts, shower gel
skincare: face cream, cream, serum, lip balm, lotion, body butter, hand cream
pet accessory: dog collar, dog leash, dog bandana, dog harness
footwear: boots, rain boots, shoes, sneakers, sandals, slippers
furniture: table, desk, chair, sofa, couch, bookcase, bookshelf, shelf, stool, bench, nightstand, sideboard, armchair
`,
  de: `
Schmuck: kette, halskette, ohrringe, ring, armband, brosche, anhänger
Geschirr: tasse, becher, teller, schale, schüssel, kanne, teekanne, krug
Deko: vase, kerze, kissen, korb, laterne, kranz, girlande, wandbehang, makramee, figur, skulptur, spiegel
Wanddeko: poster, kunstdruck, druck, wandbehang, makramee, schild, stickerei
Accessoire: schlüsselanhänger, gürtel, schal, mütze, geldbörse, geldbeutel, haarspange, haarklammer, tuch
Papeterie: notizbuch, karte, grußkarte, kalender, aufkleber, einladung
`,
  es: `
joyería: collar, pendientes, anillo, pulsera, colgante, broche
vajilla: taza, cuenco, bol, plato, platos, jarra, tetera
decoración hogar: vela, velas, jarrón, maceta, cojín, cesta, espejo, corona, guirnalda, macramé, escultura, figura
decoración pared: lámina, póster, cuadro, tapiz, bordado, cartel
complementos: cinturón, bufanda, gorro, llavero, monedero, cartera, pañuelo
papelería: cuaderno, agenda, tarjeta, pegatinas, invitación
`,
  fr: `
bijou: collier, boucles d'oreilles, bague, bracelet, pendentif, broche
vaisselle: tasse, bol, mug, assiette, assiettes, pichet, théière
déco maison: bougie, bougies, vase, coussin, panier, lanterne, miroir, couronne, guirlande, macramé, sculpture, figurine
déco murale: affiche, poster, tableau, tenture, broderie, pancarte
accessoire: ceinture, écharpe, bonnet, porte-clés, portefeuille, porte-monnaie, foulard
papeterie: carnet, agenda, carte, autocollants, invitation
`,
  other: '',
};

function keyOf(phrase: string): string {
  return phrase
    .trim()
    .split(/[\s-]+/u)
    .map(stemOf)
    .join(' ');
}

function readTable(lines: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [shelf = '', things = ''] = line.split(':');
    if (things === '') continue;
    for (const thing of things.split(',')) {
      const key = keyOf(thing);
      table.set(key, [...(table.get(key) ?? []), shelf]);
    }
  }
  return table;
}

const shelves: Readonly<Record<WrittenLanguage, ReadonlyMap<string, readonly string[]>>> = {
  en: readTable(tables.en),
  de: readTable(tables.de),
  es: readTable(tables.es),
  fr: readTable(tables.fr),
  other: new Map(),
};

/** Shelves that a thing stands on, best known first; empty for things without a sure one. */
export function categoryWordsOf(productType: string, language: WrittenLanguage): readonly string[] {
  return shelves[language].get(keyOf(productType)) ?? [];
}
