import { expect, test } from 'vitest';
import type { Fact, WrittenLanguage } from '#rules/listing/listing.ts';
import { unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

function claims(brief: string, text: string, written: WrittenLanguage): string[] {
  const facts = brief.split(/(?<=[.!])\s/u).map((quote, index): Fact => ({
    id: `f${index}`,
    kind: 'other',
    value: quote,
    source: 'products.0.description',
    quote,
  }));
  return unbackedClaims(text, ledgerOf(facts, { written, tag: written })).map((claim) => claim.text);
}

const dinghy =
  'Sailing dinghy hull, sail number 31207. Mast included but NO SAILS and no trailer. Ideal for someone with their own sail.';
const trimmer =
  'Cordless hedge trimmer, battery and charger not included. Blade cover included. Fits 20V batteries. Not escape proof. Not for children.';
const boarding =
  'Home boarding for dogs in Bend, OR. We don’t board cats. No puppies under 16 weeks. No hot water.';
const drill = 'Schlagbohrschrauber ohne Akku und ohne Ladegerät. Gurt nicht dabei. Kein Hot Yoga.';
const blinds =
  'Arreglamos persianas. No trabajamos toldos ni ventanas. El pañuelo de la foto no está incluido.';
const plumber = 'Fuites et chauffe-eau. Je ne fais pas de chauffage au gaz. Le doudou n’est pas vendu.';

test.each<[WrittenLanguage, string, string]>([
  ['en', dinghy, 'Comes with sails.'],
  ['en', dinghy, 'Complete with mast and trailer.'],
  ['en', dinghy, 'The sails are in good condition.'],
  ['en', trimmer, 'Comes with battery and cover.'],
  ['en', trimmer, 'Includes a 20V battery.'],
  ['en', trimmer, 'Escape-proof design.'],
  ['en', trimmer, 'Safe for children.'],
  ['en', trimmer, 'Vet recommended.'],
  ['en', trimmer, 'Doctors recommend it.'],
  ['en', boarding, 'We also board cats.'],
  ['en', boarding, 'With hot water it comes out clean.'],
  ['de', drill, 'Mit zwei Akkus und Ladegerät.'],
  ['de', drill, 'Ladegerät im Lieferumfang.'],
  ['de', drill, 'Inklusive Gurt.'],
  ['es', blinds, 'También reparamos toldos y ventanas.'],
  ['es', blinds, 'Incluye un pañuelo.'],
  ['fr', plumber, 'Chauffage au gaz et chaudières.'],
  ['fr', plumber, 'Livrée avec son doudou.'],
])('%s: of %j nobody may say %j', (written, brief, text) => {
  expect(claims(brief, text, written)).not.toEqual([]);
});

test.each<[WrittenLanguage, string, string]>([
  ['en', dinghy, 'No sails and no trailer are included.'],
  ['en', dinghy, 'Bring your own sail.'],
  ['en', dinghy, 'The mast comes with it.'],
  ['en', trimmer, 'The battery and the charger are sold separately.'],
  ['en', trimmer, 'It works with 20V batteries.'],
  ['en', trimmer, 'It is not escape-proof.'],
  ['en', trimmer, 'A blade cover comes with it.'],
  ['en', boarding, 'Puppies have to be 16 weeks old.'],
  ['en', boarding, 'We have room for dogs only; cats stay elsewhere.'],
  ['en', boarding, 'Home boarding for dogs in Bend, Oregon.'],
  ['de', drill, 'Akku und Ladegerät sind nicht dabei.'],
  ['de', drill, 'Setzen Sie Ihren eigenen Akku ein.'],
  ['es', blinds, 'No hacemos toldos ni ventanas.'],
  ['fr', plumber, 'Pas de chauffage au gaz.'],
])('%s: of %j anybody may say %j', (written, brief, text) => {
  expect(claims(brief, text, written)).toEqual([]);
});

test.each<[WrittenLanguage, string, string]>([
  ['en', 'Apron of linen, 230 gsm, length 35".', 'Linen of 230 g/m², 89 cm long.'],
  ['en', 'Thrown in Asheville NC.', 'Thrown in Asheville, North Carolina.'],
  ['en', 'Wheel thrown bowl.', 'A bowl made by hand.'],
  ['en', 'Capsules. No gelatin, no gluten, no soy.', 'Gluten-free and soy-free.'],
  ['en', 'Beeswax wraps. No plastic.', 'A replacement for plastic wrap.'],
  ['de', 'Der Bohrer ist voll funktionsfähig.', 'Der Bohrer funktioniert einwandfrei.'],
  ['fr', 'Couverture faite au crochet.', 'Couverture crochetée à la main.'],
  ['fr', 'Plombier. Fuites, chauffe-eau.', 'Je répare les fuites.'],
])('%s: what %j says in other words is kept: %j', (written, brief, text) => {
  expect(claims(brief, text, written)).toEqual([]);
});

test.each<[WrittenLanguage, string, string]>([
  ['en', 'A hook for crochet.', 'Made by hand.'],
  ['en', 'Apron of linen, 230 gsm.', 'It weighs 230 g.'],
  ['en', 'Harness. Wash cold, air dry.', 'Tumble dry on low.'],
  ['en', 'Open Mon to Fri.', 'We are open on Saturdays.'],
  ['es', 'De lunes a viernes de 8 a 19 h.', 'Abrimos los sábados.'],
  ['es', 'Persianas en Murcia.', 'Atendemos en Alicante.'],
])('%s: %j says nothing of %j', (written, brief, text) => {
  expect(claims(brief, text, written)).not.toEqual([]);
});
