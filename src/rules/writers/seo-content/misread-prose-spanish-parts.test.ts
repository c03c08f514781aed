import { expect, it } from 'vitest';
import { spanishPhrases } from '#rules/ledger/spanish-phrases.ts';
import { saidInSpanish } from '#rules/ledger/spanish-sentences.ts';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const etsy = { platform: 'etsy' } as const;
const ebay = { platform: 'ebay' } as const;
const shopify = { platform: 'shopify' } as const;
const tiktok = { platform: 'tiktokshop' } as const;
const sold = { platform: 'facebookmarketplace' } as const;

expectReadings([
  [
    'a pocket with what it holds, and the bottom with its stuff',
    'Mochila urbana',
    'Esta mochila está hecha de lona encerada y tiene un bolsillo acolchado para un portátil de 15 pulgadas. Pesa 900 gramos y el fondo es de cuero. Los tirantes se pueden ajustar y están acolchados. No es impermeable, pero aguanta una llovizna. El candado se vende por separado.',
    amazon,
    /^Kelsow Mochila urbana, lona encerada, bolsillo para portátil de 15 pulgadas$[\s\S]*mochila con fondo de cuero/mu,
    /^Kelsow.*impermeable|mochila (?:de cuero|impermeable|con candado)/mu,
  ],
  [
    'the points of a harness are no points of the chair',
    'Silla alta para bebé',
    'La silla es apta para niños de 6 meses a 3 años y soporta hasta 15 kg. La bandeja es desmontable y se lava en el lavavajillas. El arnés tiene cinco puntos. La estructura es de acero y las patas son de goma antideslizante.',
    { platform: 'walmart' },
    /^.*Silla alta para bebé, .*bandeja desmontable[\s\S]*silla con arnés de cinco puntos/mu,
    /^[^.\n]*Silla alta para bebé, cinco puntos|silla de (?:acero|goma)/mu,
  ],
  [
    'most mats are of PVC, and ours is of cork',
    'Colchoneta de yoga',
    'La mayoría de las colchonetas son de PVC. La nuestra está hecha de caucho natural y corcho. Mide 183 x 61 cm y tiene un grosor de 5 mm. Incluye una correa de algodón para transportarla.',
    amazon,
    /^Kelsow Colchoneta de yoga, caucho natural y corcho, 183 x 61 cm$/mu,
    /colchoneta de (?:pvc|algodón)|^[a-zñ,]*(?:pvc|mayoria|nuestra)[a-zñ,]*$/imu,
  ],
  [
    'what a lamp is unlike is no search for it',
    'Lámpara de escritorio',
    'La lámpara tiene tres temperaturas de color y cinco niveles de brillo. El brazo es flexible. Se carga por USB-C y la batería dura 20 horas. A diferencia de las lámparas de plástico, la nuestra está hecha de aluminio.',
    tiktok,
    /^lámpara de aluminio$[\s\S]*^lámpara de escritorio con brazo flexible$/mu,
    /^#?lámpara ?de ?plástico|lámpara de plástico(?!,)/imu,
  ],
  [
    'what a candle is unlike stays in its sentence',
    'Vela de soja',
    'Nuestra vela está hecha de cera de soja y huele a higo y cedro. El pabilo es de algodón. A diferencia de las velas de parafina, apenas suelta humo. Pesa 220 gramos y viene en una caja de cartón.',
    shopify,
    /A diferencia de las velas de parafina, apenas suelta humo/u,
    /^Vela de soja[^.\n]*parafina|vela-(?:de-)?parafina|^parafina|apenas-suelta|vela (?:con apenas|de parafina|de cartón)/mu,
  ],
  [
    'of what a thing is sent in it is not made',
    'Aretes de plata',
    'Estos aretes están hechos de plata 925 y llevan una turquesa pequeña. El cierre es de gancho. Son hipoalergénicos y no contienen níquel. Los entrego en una cajita de cartón reciclado.',
    etsy,
    /^Aretes de plata, turquesa pequeña.*sin níquel[\s\S]*aretes sin níquel/mu,
    /^cartón$|^[^.\n]*, cartón/mu,
  ],
  [
    'other strings of another day, and what comes along',
    'Guitarra acústica Yamaha F310',
    'La guitarra tiene tapa de abeto y mástil de nato. La compré en 2015 y antes era de mi hermano, que la usaba con cuerdas de nailon. Ahora lleva cuerdas de acero nuevas. Tiene un golpe en el aro inferior que no afecta al sonido. Incluyo una funda acolchada y un afinador de pinza.',
    ebay,
    /^Guitarra acústica Yamaha F310, tapa de abeto, mástil de nato, cuerdas de acero/mu,
    /^Guitarra[^.\n]*nailon|guitarra con cuerdas de nailon|^Guitarra[^.\n]*golpe/mu,
  ],
  [
    'the stuff of another model, and what is sold besides',
    'Bolso de mano',
    'Coso cada bolso a mano en mi estudio de Valencia con piel curtida con vegetales. El forro es de algodón estampado y dentro hay un bolsillo con cremallera. La correa se puede quitar. Mi otro modelo es de lona, pero este no. El llavero de la foto se vende aparte.',
    etsy,
    /^Bolso de mano, piel curtida.*forro de algodón estampado/mu,
    /^lona$|bolso de lona|^llavero|bolso con llavero/mu,
  ],
  [
    'the screws of a handle, and what most pans are',
    'Sartén de acero al carbono',
    'La sartén está hecha de acero al carbono y pesa 1,6 kg. No está hecha de aluminio ni lleva ningún recubrimiento. El mango es de acero fundido y está remachado con tres tornillos. La mayoría de las sartenes son de teflón.',
    amazon,
    /^Kelsow Sartén de acero al carbono, 1,6 kg/mu,
    /^Kelsow.*(?:tornillos|teflón|aluminio)|sartén de (?:teflón|aluminio)/mu,
  ],
  [
    'a pram is told by what it does, and what does not come with it stays in its sentence',
    'Carriola',
    'Vendo carriola que usamos con nuestra hija durante un año. Se dobla con una mano y el asiento se reclina en tres posiciones. Las llantas son de hule y giran bien. La tela tiene una mancha en el reposapiés. Trae la capota y el portavasos, pero no el protector de lluvia.',
    sold,
    /^Carriola, plegable, asiento reclinable en tres posiciones/mu,
    /^Pero no|^Carriola[^.\n]*mancha|protector de lluvia$/mu,
  ],
  [
    'what does not come with a palette is no content',
    'Paleta de sombras',
    'La paleta trae doce tonos, ocho mates y cuatro brillantes. Las sombras son veganas y no contienen parabenos. El estuche es de cartón y lleva un espejo. El pincel no viene incluido.',
    tiktok,
    /Paleta de sombras, doce tonos/u,
    /Contenido: el pincel|el pincel no viene\./iu,
  ],
]);

it.each([
  ['Sérum', ['No lleva perfume ni alcohol'], ['sin perfume ni alcohol']],
  ['Camiseta', ['No lleva etiquetas que piquen'], []],
  ['Mesa', ['Es extensible hasta 220 cm', 'Parece de roble'], ['extensible hasta 220 cm']],
  ['Tazas', ['Las tazas son aptas para niños'], ['para niños']],
  ['Cuenco', ['La pieza está hecha a mano', 'Es antideslizante'], ['antideslizante']],
  ['Jabón', ['Nuestros jabones son veganos'], ['vegano']],
  ['Reloj', ['La caja es de acero inoxidable'], ['caja de acero inoxidable']],
  ['Jarrón', ['La caja es de cartón', 'El jarrón podría ser de barro'], []],
  ['Cámara', ['Incluye la correa', 'La correa no está incluida'], []],
  ['Sofá', ['Las patas son de haya', 'Mi otro sofá es de cuero'], ['patas de haya']],
  ['Café', ['Tiene notas de panela, naranja y cacao'], ['notas de panela, naranja y cacao']],
  ['Lámpara', ['La batería es de 5000 mAh y dura 20 horas'], ['batería de 5000 mAh', 'batería de 20 horas']],
  ['Silla', ['La silla ya no es plegable', 'Se puede plegar'], ['plegable']],
  [
    'Cafetera',
    ['Tiene una presión de 15 bares y un depósito de agua'],
    ['presión de 15 bares', 'depósito de agua'],
  ],
])('Spanish phrases of %s: %j', (name, sentences, phrases) => {
  const told = sentences.map((text) => ({ text, tells: true }));
  expect(spanishPhrases(saidInSpanish(told, name), told, name).map(({ text }) => text)).toEqual(phrases);
});
