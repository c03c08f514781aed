import { describe, expect, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { removeUnbacked, unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

function ledger(text: string, written: WrittenLanguage) {
  const facts = text.split(/(?<=\.)\s/u).map((quote, index) => ({
    id: `f${index}`,
    kind: 'other' as const,
    value: quote,
    source: 'products.0.description',
    quote,
  }));
  return ledgerOf(facts, { written, tag: written });
}

const bottle =
  'Steel bottle by Northfall. Made in Leeds with Garmin mount. Dishwasher safe. Comes with a lid and a cable.';
const flasche = 'Stahlflasche von Northfall, rutschfest. Von Hand spülen. Mit Deckel und Beutel.';
const botella = 'Botella de acero de Northfall, hecha en León. Resistente al agua. Incluye tapa y cable.';
const gourde = 'Gourde en acier de Northfall, fabriquée à Lyon. Résistante à l’eau. Livrée avec un bouchon.';

describe('names, praise, properties and contents that the brief does not give', () => {
  test.each<[WrittenLanguage, string, string]>([
    ['en', bottle, 'It fits the cages of Trek and Specialized bikes.'],
    ['en', bottle, 'The lid has YKK zips.'],
    ['en', bottle, 'It pairs with your iPhone.'],
    ['en', bottle, 'The steel comes from Sheffield mills.'],
    ['en', bottle, 'Our team is City & Guilds qualified.'],
    ['en', bottle, 'Recommended by dog trainers'],
    ['en', bottle, 'Tested by mountain guides.'],
    ['en', bottle, 'Hand-thrown by monks.'],
    ['en', bottle, 'It is mothproof.'],
    ['en', bottle, 'A nickel-free body.'],
    ['en', bottle, 'Climbing-grade steel'],
    ['en', bottle, 'No fragrance or parabens'],
    ['en', bottle, 'Serviced in March.'],
    ['en', bottle, 'It comes with a polishing cloth.'],
    ['en', bottle, 'A travel pouch is part of every order.'],
    ['en', bottle, 'It eases an itchy scalp.'],
    ['en', bottle, 'It won the Backpacker Editors’ Choice.'],
    ['en', bottle, 'Compatible with Magna-Tiles and PicassoTiles'],
    ['en', bottle, 'A cleaning brush comes with it.'],
    ['en', bottle, 'A four-star bottle'],
    ['de', flasche, 'Ein Deckel mit Hartwachs'],
    ['de', flasche, 'Gummifüße halten sie.'],
    ['de', flasche, 'Aus Sachsen'],
    ['de', flasche, 'In Bio-Qualität'],
    ['de', flasche, 'Ich kann sie liefern.'],
    ['fr', gourde, 'Des boutons en corne véritable'],
    ['fr', gourde, 'Classée trois étoiles'],
    ['de', flasche, 'Flimmerfrei und mottensicher.'],
    ['de', flasche, 'Der von Sportärzten entwickelte Deckel'],
    ['de', flasche, 'Verbindet sich mit Garmin.'],
    ['de', flasche, 'Geprüft nach DLG.'],
    ['de', flasche, 'Die Inspektion war im Mai.'],
    ['de', flasche, 'Dazu gibt es einen Rotfilter.'],
    ['de', flasche, 'Bei juckender Kopfhaut bewährt.'],
    ['de', flasche, 'Aus kontrolliert biologischem Anbau'],
    ['es', botella, 'Probada por guías de montaña.'],
    ['es', botella, 'Sirve para bicicletas Orbea.'],
    ['es', botella, 'Resistente a los golpes.'],
    ['es', botella, 'Es antirrobo.'],
    ['es', botella, 'Incluye un cepillo.'],
    ['es', botella, 'Se revisó en marzo.'],
    ['fr', gourde, 'Conçue par des ingénieurs.'],
    ['fr', gourde, 'Le bouchon vient de Grasse.'],
    ['fr', gourde, 'Résistante aux chocs.'],
    ['fr', gourde, 'Un revêtement antibuée.'],
    ['fr', gourde, 'Livrée avec une brosse.'],
    ['fr', gourde, 'Révisée en septembre.'],
  ])('%s: %j does not back %j', (language, brief, text) => {
    expect(unbackedClaims(text, ledger(brief, language))).not.toEqual([]);
  });

  test.each<[WrittenLanguage, string, string]>([
    ['en', bottle, 'Made in Leeds by Northfall, it takes a Garmin mount.'],
    ['en', bottle, 'A steady companion from Monday to Sunday, at Christmas and on Mother’s Day.'],
    ['en', bottle, 'Cold for a Day, Hot for Half of One: the Bottle for Long Walks'],
    ['en', bottle, 'Used by you, sorted by size'],
    ['en', bottle, 'A hassle-free, worry-free and mess-free lid'],
    ['en', bottle, 'It comes with everything you need, the lid and a charging cable.'],
    ['en', bottle, 'You may carry it in the march of time.'],
    ['en', bottle, 'Item Weight'],
    ['en', bottle, 'Wrap it in wrapping paper, next to a glass of water.'],
    ['en', 'A pot in celadon, the fly in moss.', 'A green that changes, moss green'],
    ['en', 'Cup. No dishwasher.', 'Rinse it rather than putting it in the dishwasher.'],
    ['en', 'One knob replaced.', 'One of the knobs is not original.'],
    ['en', 'Ages 3 and up.', 'For children from three years up'],
    ['en', 'A radio.', 'For somebody who likes a soldering iron'],
    ['de', 'Wandregale im 3er-Set. Trägt bis 8 kg pro Regal.', 'Alle drei zusammen tragen 24 kg'],
    ['fr', 'Arrivée à partir de 16 h.', 'à partir de quatre heures de l’après-midi'],
    ['de', flasche, 'Der rutschfeste Boden sorgt für sicheren Stand und freie Hände.'],
    ['de', flasche, 'Sorgenfrei unterwegs, selbstsicher und wortfest'],
    ['de', flasche, 'Dazu gibt es den Deckel und einen Beutel.'],
    ['de', flasche, 'Die Spülmaschine verträgt sie nicht.'],
    ['de', flasche, 'Weiß, was Sie brauchen'],
    ['de', 'Seife. Ohne Palmöl, vegan, ohne Parfüm.', 'Eine vegane Seife'],
    ['es', botella, 'La botella de Northfall, hecha en León, resiste el agua.'],
    ['es', botella, 'Para tener siempre a mano'],
    ['es', botella, 'Incluye la tapa y el cable.'],
    ['fr', gourde, 'Cette gourde Northfall, née à Lyon, ne craint pas l’eau.'],
    ['fr', gourde, 'Livrée avec son bouchon.'],
    ['fr', 'Plat. Four jusqu’à 250 °C.', 'Il passe au four.'],
    ['fr', 'Horaires pour la pêche.', 'Sortir à la pêche, port, mer,pêche,plage'],
  ])('%s: %j backs %j', (language, brief, text) => {
    expect(unbackedClaims(text, ledger(brief, language))).toEqual([]);
  });
});

describe('what is cut with such a claim', () => {
  test.each<[WrittenLanguage, string, string, string]>([
    ['en', bottle, 'A lid of nickel-free steel.', 'A lid of steel.'],
    ['en', bottle, 'The copper-lined bottle is steel.', 'The bottle is steel.'],
    ['en', bottle, 'A steel bottle. Recommended by dog trainers.', 'A steel bottle.'],
    ['de', flasche, 'Der von Sportärzten entwickelte Deckel ist rutschfest.', 'Der Deckel ist rutschfest.'],
    [
      'es',
      botella,
      'Una botella de acero con tratamiento ecológico en la tapa.',
      'Una botella de acero con tratamiento en la tapa.',
    ],
    ['fr', gourde, 'Une gourde en acier recyclable pour la route.', 'Une gourde en acier pour la route.'],
    ['fr', gourde, 'La gourde reste écologique.', ''],
    ['en', bottle, 'The bottle, finished in oak, comes with a lid.', 'The bottle comes with a lid.'],
    ['en', bottle, 'It has a lid. The bottle has an oak body.', 'It has a lid.'],
    ['en', bottle, 'A steel bottle. It browns well on the hob.', 'A steel bottle.'],
    ['de', flasche, 'Mit Deckel. Die geölte Eiche der Flasche.', 'Mit Deckel.'],
    ['es', botella, 'Los colores son acero, negro y mostaza.', 'Los colores son acero.'],
    ['other', 'Tazza di ceramica, 9 cm.', 'Tazza, 9 cm. La tazza di porcellana.', 'Tazza, 9 cm.'],
  ])('%s: of %j, %j leaves %j', (language, brief, text, left) => {
    expect(removeUnbacked(text, ledger(brief, language)).text).toBe(left);
  });
});
