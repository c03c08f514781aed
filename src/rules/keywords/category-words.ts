import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';

/**
 * `shelf: things`, the shelf that every such thing stands on. Buyers type it behind an attribute ("silver
 * jewelry", "stoneware drinkware", "Keramik Geschirr"). A shelf never says who a thing is for or what it is made of.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `
jewelry: necklace, pendant, earring, earrings, ring, bracelet, anklet, brooch, charm, bangle, cufflinks, locket, choker, pendant necklace, signet ring, wedding band, engagement ring, hoop earrings, stud earrings, drop earrings, dangle earrings, cuff bracelet, beaded bracelet
drinkware: mug, tumbler, wine glass, wine glasses, carafe, water bottle, bottle, flask, cup, coffee cup, tea cup, espresso cup, travel mug, beer mug, beer glass, whiskey glass, decanter
tableware: plate, bowl, platter, dish, plates, bowls, teapot, egg cup, serving board, serving bowl, serving platter, salad bowl, pasta bowl, dinner plate, gravy boat, sugar bowl, milk jug, butter dish, jug, pitcher
kitchenware: cutting board, chopping board, spatula, rolling pin, colander, whisk, salt pig, salt cellar, oil dispenser, oil bottle, olive oil dispenser, spoon rest, cheese board, charcuterie board, serving board, trivet, mixing bowl, utensil holder, wooden spoon, bread bin, spice jar
kitchen decor: kitchen sign
kitchen linen: tea towel, kitchen towel, oven mitt, pot holder
home decor: vase, candle holder, candlestick, lantern, cushion, rug, mirror, clock, wall clock, basket, planter, plant pot, wreath, garland, figurine, sculpture, picture frame, dreamcatcher, ornament, blanket, throw, tray, pillow cover, cushion cover, throw pillow, throw blanket, door wreath, suncatcher, bookends, incense holder, ring dish, trinket dish, plant stand, plant hanger, hanging planter, wall hook, bunting, terrarium, doormat, lampshade
wall decor: print, art print, poster, wall hanging, macrame, painting, sign, house sign, illustration, embroidery, embroidery hoop, mirror, wall art, canvas print, watercolor painting, oil painting, tapestry, wall shelf, wall mirror
stationery: notebook, journal, planner, card, greeting card, invitation, sticker, stickers, bookmark, pen, stamp, thank you cards, thank you card, birthday card, christmas card, christmas cards, postcard, wrapping paper, gift tags, notepad, sticker sheet, wedding invitation, wedding invitations, rubber stamp, fountain pen, pencil case
skincare: face cream, cream, serum, lip balm, lotion, body butter, hand cream, body lotion, face oil, face mask, beard oil
pet accessory: dog collar, dog leash, dog bandana, dog harness, pet tag, dog sweater, dog coat, cat collar, dog tag, dog lead, cat toy, dog toy, cat bed, dog bed, dog bowl
footwear: boots, rain boots, shoes, sneakers, sandals, slippers
furniture: table, desk, chair, sofa, couch, bookcase, bookshelf, shelf, stool, bench, nightstand, sideboard, armchair
table linen: tablecloth, napkins, cloth napkins, table runner, placemat
bedding: duvet cover, quilt, pillowcase, bedspread, sheet set
bath decor: bath mat, shower curtain, soap dish, toothbrush holder
hair accessory: hair clip, scrunchie, headband, hair bow, hair claw, claw clip, hair tie, hair pin, barrette, hair comb
baby clothes: romper, baby romper, onesie, baby onesie, booties, baby booties, baby hat, baby dress, bodysuit
baby accessory: bib, baby bib, pacifier clip, teether, rattle, swaddle, swaddle blanket
nursery decor: baby mobile, growth chart, height chart, name sign, night light
toy: doll, teddy bear, stuffed animal, blocks, wooden blocks, stacking rainbow, rainbow stacker, dollhouse, train set, toy car, busy board, plush toy
party decor: party banner, bunting, balloons, cake topper
wedding decor: wedding sign, welcome sign, table numbers, place cards, seating chart
christmas decor: christmas ornament, christmas stocking, advent calendar, baubles
desk accessory: pen holder, desk organizer, mouse pad, desk mat, bookends, paperweight
travel accessory: passport holder, passport cover, luggage tag, toiletry bag
phone accessory: phone case, phone stand, phone holder
garden decor: bird house, birdhouse, bird bath, wind chime, garden statue, plant markers, garden sign, bee hotel
sewing supply: pin cushion, pincushion, seam ripper, needle book, needle case, thimble, sewing clips, bias binding, pattern weights, needle minder, needle threader, darning mushroom, sewing box, fabric scissors
knitting supply: yarn bowl, knitting needles, stitch markers, row counter, project bag, yarn swift
baby bedding: baby blanket, crib sheet, cot sheets, moses basket sheet, swaddle blanket
reading accessory: bookmark, book stand, book light, book sleeve
guitar accessory: guitar strap, guitar picks, plectrums, guitar stand, guitar hanger
`,
  de: `
Schmuck: kette, halskette, ohrringe, ring, armband, brosche, anhänger, ohrstecker, ohrhänger, creolen, fingerring, fußkettchen
Geschirr: tasse, becher, teller, schale, schüssel, kanne, teekanne, krug, suppenschüssel, müslischale, espressotasse, karaffe
Deko: vase, kerze, kissen, korb, laterne, kranz, girlande, wandbehang, makramee, figur, skulptur, spiegel, kerzenständer, windlicht, teelichthalter, blumentopf, übertopf, türkranz, traumfänger
Wanddeko: poster, kunstdruck, druck, wandbehang, makramee, schild, stickerei
Accessoire: schlüsselanhänger, gürtel, schal, mütze, geldbörse, geldbeutel, haarspange, haarklammer, tuch
Papeterie: notizbuch, karte, grußkarte, kalender, aufkleber, einladung
Haarschmuck: haarspange, haarklammer, haargummi, haarreif, stirnband, scrunchie
Babyzubehör: lätzchen, schnullerkette, beißring, babydecke, rassel
Küchenhelfer: schneidebrett, kochlöffel, nudelholz, topflappen, untersetzer
`,
  es: `
joyería: collar, pendientes, anillo, pulsera, colgante, broche, tobillera, gargantilla, aros
vajilla: taza, cuenco, bol, plato, platos, jarra, tetera
decoración hogar: vela, velas, jarrón, maceta, cojín, cesta, espejo, corona, guirnalda, macramé, escultura, figura, manta, alfombra, lámpara, portavelas, cojines
decoración pared: lámina, póster, cuadro, tapiz, bordado, cartel
complementos: cinturón, bufanda, gorro, llavero, monedero, cartera, pañuelo, bolso, bandolera, mochila, neceser, guantes
papelería: cuaderno, agenda, tarjeta, pegatinas, invitación
accesorio pelo: coletero, diadema, horquilla, pasador
`,
  fr: `
bijou: collier, boucles d'oreilles, bague, bracelet, pendentif, broche, créoles, chevillère, puces
vaisselle: tasse, bol, mug, assiette, assiettes, pichet, théière
déco maison: bougie, bougies, vase, coussin, panier, lanterne, miroir, couronne, guirlande, macramé, sculpture, figurine, plaid, housse de coussin, bougeoir, cache-pot, lampe
déco murale: affiche, poster, tableau, tenture, broderie, pancarte
accessoire: ceinture, écharpe, bonnet, porte-clés, portefeuille, porte-monnaie, foulard, sac, pochette, trousse, gants, marque-page
papeterie: carnet, agenda, carte, autocollants, invitation
accessoire cheveux: barrette, chouchou, bandeau, pince à cheveux
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

/** Read at the first question about a language: a start asks none. */
const shelves = new Map<WrittenLanguage, ReadonlyMap<string, readonly string[]>>();

/** Whatever stands before them, these are worn: "initial necklace", "birthstone earrings". A "key ring" is no ring. */
const wornAlways =
  /\s(?:necklace|earrings?|bracelet|anklet|brooch|bangle|locket|choker|cufflinks|halskette|ohrringe|armband|brosche)s?$/iu;

/** Shelves that a thing stands on, best known first; empty for things without a sure one. */
export function categoryWordsOf(productType: string, language: WrittenLanguage): readonly string[] {
  const table = shelves.get(language) ?? readTable(tables[language]);
  shelves.set(language, table);
  const known = table.get(keyOf(productType));
  if (known !== undefined) return known;
  const worn = wornAlways.exec(productType)?.[0] ?? '';
  return worn === '' ? [] : (table.get(keyOf(worn)) ?? []);
}
