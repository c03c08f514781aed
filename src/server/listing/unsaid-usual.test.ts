import { expect, it } from 'vitest';
import { onlyBacked } from '#rules/listing/backed.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const mug = prepared(
  'Travel mug',
  'Double-walled stainless steel travel mug, 450 ml, with a screw lid and a silicone sleeve. Keeps coffee warm for 4 hours. 18 cm tall, 7.5 cm across at the base. Hand wash only. Colours: slate and cream.',
  'etsy',
);
const lens = prepared(
  'Canon EF 70-200mm f/4 L lens',
  'Canon EF 70-200mm f/4 L USM lens, bought in 2014. Autofocus works, glass is clear with no fungus. Comes with both caps and the hood, no pouch. Filter thread 67 mm, weight 705 g.',
  'etsy',
);
const raincoat = prepared(
  'Kids raincoat',
  'Hooded raincoat in polyester with a PU coating, sizes 3T to 6X. Snap front, two pockets with flaps. Hang to dry. Sleeves roll up once and show a green lining.',
  'etsy',
);
const waffles = prepared(
  'Mini waffle maker',
  'Makes one 10 cm waffle at a time. Non-stick plates, 550 W, light goes out when it is hot enough. Cord 80 cm. Weighs 600 g. In mint or red. Recipe card included.',
  'etsy',
);
const drawers = prepared(
  'Ikea Malm chest of drawers',
  'Ikea Malm, 6 drawers, white, 160 cm wide. Top has a ring stain. Already taken apart for transport, screws in a bag. From a ground floor flat, collection in Headingley by Sunday. £60 or sensible offer.',
  'etsy',
);
const tides = prepared(
  'Tidepool',
  'Tidepool shows tide times for 3,200 harbours around Britain and Ireland. Add up to ten favourites and a widget for the home screen. Works without a signal for seven days ahead. No account. £2.99 once, no adverts.',
  'playstore',
);
const apron = prepared(
  'Linen apron',
  'Cross-back apron sewn from washed linen, in olive, rust or natural. One size, 85 cm long and 95 cm wide, with two front pockets. Wash at 40 °C, iron while damp.',
  'etsy',
);
const gloves = prepared(
  'Gartenhandschuhe Leder',
  'Gartenhandschuhe aus Ziegenleder mit langer Stulpe aus Spaltleder, 40 cm lang. Größen 8, 9 und 10. Dornen von Rosen kommen nicht durch. Nicht waschen, nur abbürsten. Ein Paar.',
  'etsy',
);
const holder = prepared(
  'Bougeoir en laiton',
  'Bougeoir en laiton massif pour une bougie de 2,2 cm de diamètre. 11 cm de haut, 420 g. Tourné et poli à la main à Lyon. Vendu à l’unité, sans bougie.',
  'etsy',
);
const lessons = prepared(
  'Clases de cerámica',
  'Clases de torno y modelado en Gràcia, Barcelona. Grupos de seis personas, martes y jueves de 18:00 a 20:30. Curso de ocho clases, 240 euros con barro y esmaltes. No hace falta experiencia.',
  'website',
);

const printed = (text: string, of: Prepared): string => {
  const { listing } = onlyBacked(
    founded(of, { improvedBodyText: text }),
    of.platform,
    of.ledger,
    of.brief.product.name,
  );
  return typeof listing.improvedBodyText === 'string' ? listing.improvedBodyText.trim() : '';
};

it.each([
  [mug, 'The stainless steel never keeps the taste of coffee.'],
  [lens, 'The autofocus is fast.'],
  [lens, 'It is the ideal lens for wildlife and sports.'],
  [raincoat, 'The coat packs into its own pocket.'],
  [waffles, 'The plates come out for cleaning.'],
  [waffles, 'The waffle maker heats up in under a minute.'],
  [drawers, 'Putting it together takes about an hour.'],
  [drawers, 'Cash or bank transfer on collection.'],
  [tides, 'Tide curves show the height hour by hour.'],
  [gloves, 'Für Damen und Herren geeignet.'],
  [lessons, 'Puedes recuperar las clases que pierdas.'],
])('an invention in words that tell facts elsewhere goes: %#', (of, text) => {
  expect(printed(text, of)).toBe('');
});

it.each([
  [mug, 'Take warm coffee along in the morning.'],
  [apron, 'The apron measures 85 by 95 centimetres.'],
  [raincoat, 'Roll the sleeves up once to see the green lining.'],
  [waffles, 'It weighs 600 grams and runs on 550 watts.'],
  [drawers, 'It has been taken apart already.'],
  [tides, 'Pay £2.99 once and see no ads.'],
  [tides, 'Tide times a week ahead, even offline.'],
  [holder, 'Il est tourné à la main à Lyon, puis poli.'],
  [holder, 'La bougie n’est pas fournie.'],
])('what the brief says in other words stays: %#', (of, text) => {
  expect(printed(text, of)).toBe(text);
});
