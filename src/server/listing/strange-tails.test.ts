import { expect, it } from 'vitest';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { withCalmHeads } from './calm-heads.ts';
import { namesDenied } from './denied-things.ts';
import { founded } from './unfounded.ts';

const bells = prepared(
  'Roundle: bell ringing trainer',
  'Practise change ringing on your phone. 14 methods from Plain Hunt to Stedman, on 4 to 8 bells. Counts your early and late strikes in milliseconds.',
  'appstore',
);
const spreader = prepared(
  'Salt spreader',
  'Push spreader for salt, grit or seed. Hopper takes 15 litres. Needs 20 minutes to put together, tools in the box. Rinse after salt.',
  'amazon',
);
const bobbin = prepared(
  'Beech bobbin',
  'Bobbin turned in beech wood. 14 cm long. Bearings are brass.',
  'etsy',
);
const rug = prepared(
  'Pferdedecke Regen',
  'Regendecke für Pferde, Polyester 600D. Kreuzgurte halten sie. Bei 30 Grad von Hand waschen. Gewicht 1,2 kg.',
  'amazon',
);
const beret = prepared(
  'Boina de lana negra',
  'Boina de lana merina negra, 28 cm de vuelo. Forro de raso y badana de piel. Se limpia en seco.',
  'etsy',
);
const bidet = prepared(
  'Kit bidet pour WC',
  'Kit bidet à eau froide, deux buses rétractables. Raccord en laiton 1/2 pouce, tuyau de 60 cm.',
  'walmart',
);
const clogs = prepared(
  'Klompen van wilgenhout',
  'Klompen van wilgenhout, blank geschuurd. Gemaakt in Enter op de kopieerbank, afgewerkt met de hand.',
  'etsy',
);
const rosary = prepared(
  'Różaniec z bursztynu',
  'Różaniec z bursztynu bałtyckiego. Łańcuszek ze srebra 925. Pudełko lniane w cenie.',
  'etsy',
);
const spoon = prepared(
  'Mestolo forato in ulivo',
  'Mestolo forato in legno di ulivo, 33 cm. Intagliato a mano da un pezzo unico in Puglia.',
  'etsy',
);

it.each<[Prepared, string, string]>([
  [
    bells,
    'You see by how many milliseconds you were early or late, and a graph of your progress.',
    'You see by how many milliseconds you were early or late.',
  ],
  [spreader, 'Rinse it after spreading salt and polish it weekly.', 'Rinse it after spreading salt.'],
  [bobbin, 'The wood comes from my own forest.', ''],
  [rug, 'Es wiegt 1,2 kg und passt auch Jugendlichen.', 'Es wiegt 1,2 kg.'],
  [
    rug,
    'Außen ist die Decke aus Polyester 600D mit Rip-Stop gegen Risse.',
    'Außen ist die Decke aus Polyester 600D.',
  ],
  [
    rug,
    'Regendecke aus Polyester, 1,2 kg schwer, Notdienst inklusive.',
    'Regendecke aus Polyester, 1,2 kg schwer.',
  ],
  [
    beret,
    'Por dentro lleva forro de raso y una badana de piel que no aprieta la frente.',
    'Por dentro lleva forro de raso y una badana de piel.',
  ],
  [
    bidet,
    'Le raccord est en laiton, le tuyau fait 60 cm, tressé d’inox.',
    'Le raccord est en laiton, le tuyau fait 60 cm.',
  ],
  [bidet, 'Le kit a deux buses rétractables après usage.', 'Le kit a deux buses rétractables.'],
  [clogs, 'Ze worden met de hand afgewerkt door de derde generatie.', 'Ze worden met de hand afgewerkt.'],
  [bobbin, 'It is turned in beech wood for extra strength.', 'It is turned in beech wood.'],
  [rosary, 'Łańcuszek jest ze srebra 925, rodowany.', 'Łańcuszek jest ze srebra 925.'],
  [rosary, 'Lniane pudełko jest w cenie wraz z certyfikatem autentyczności.', 'Lniane pudełko jest w cenie.'],
  [
    spoon,
    'È intagliato a mano da un pezzo unico di albero secolare.',
    'È intagliato a mano da un pezzo unico.',
  ],
])('an end in which nothing is the seller’s goes alone: %#', (of, sent, expected) => {
  const { improvedBodyText = '' } = founded(of, { improvedBodyText: sent });
  expect(improvedBodyText).toBe(expected);
});

const film = prepared('Bobbin lace', 'How to work a Torchon ground with 12 pairs of bobbins.', 'youtube');
const pots = prepared('Crab pots', 'Four crab pots, parlour type. Two re-netted last winter.', 'website');

it.each<[Prepared, string, string[], string[]]>([
  [bells, 'keywords', ['bell ringing', 'handbell'], ['bell ringing']],
  [bobbin, 'tags', ['beech bobbin', 'bobbin set'], ['beech bobbin']],
  [clogs, 'tags', ['klompen', 'tuinklompen', 'klompen kinderen'], ['klompen']],
  [pots, 'bulletPoints', ['Two re-netted last winter', 'Licence not needed'], ['Two re-netted last winter']],
])('a phrase with another thing in it goes: %#', (of, field, sent, expected) => {
  expect(founded(of, { [field]: sent })).toMatchObject({ [field]: expected });
});

it('a title names nobody for whom its brief does not say that the thing is', () => {
  const productTitle = 'Bobbin Lace: Torchon Ground for Beginners';
  expect(founded(film, { productTitle })).toEqual({ productTitle: 'Bobbin Lace: Torchon Ground' });
});

it.each([
  ['Incubator for 12 eggs. No candling lamp inside.', 'with candler', true],
  ['Incubator for 12 eggs. No candling lamp inside.', 'no candling lamp', false],
  ['Ich nagle keine Eisen.', 'auch Hufeisen', true],
  ['Tocadiscos para piezas. Falta la aguja y la tapa.', 'aguja dual', true],
  ['Dry dock for boats. Anodes extra.', 'anodes included', true],
  ['Jesses for a kestrel. Swivel and leash not part of it.', 'with swivel', true],
  ['Tocadiscos para piezas. Brazo completo.', 'brazo completo', false],
])('a phrase is of what the brief says is not there: %s %s', (description, phrase, expected) => {
  expect(namesDenied(phrase, prepared('Teile', description))).toBe(expected);
});

it('heads of points are read and printed in small letters', () => {
  const listing = { bulletPoints: ['HOLDS A LOT: 15 litres of salt', 'LED light', 'TAKES SALT – and grit'] };
  expect(withCalmHeads(spreader, listing)).toEqual({
    bulletPoints: ['Holds a lot: 15 litres of salt', 'LED light', 'Takes salt – and grit'],
  });
});
