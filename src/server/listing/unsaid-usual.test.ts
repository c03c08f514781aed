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
const hanger = prepared(
  'Macrame plant hanger',
  'Knotted by hand from 4 mm recycled cotton cord in cream, with a beech ring at the top. 105 cm long in all, for pots from 12 to 20 cm across. Holds up to 5 kg. The pot is not included. I make each one in my flat in Bristol within a week.',
  'etsy',
);
const mats = prepared(
  'Silicone baking mat set',
  'Set of two silicone baking mats with a glass fibre core, 40 x 30 cm each. Heat resistant from -40 to 230 °C. Printed guides for round biscuits of 5 and 7 cm. Rinse with warm water and soap. Do not cut on them. Roll up for storage.',
  'etsy',
);
const coffee = prepared(
  'Ground coffee Ember',
  'Medium roast ground coffee from Huila, Colombia, 250 g. Ground for filter. Notes of cocoa, orange and brown sugar. Roasted every Tuesday in Sheffield and posted the next day.',
  'etsy',
);
const lamp = prepared(
  'LED desk lamp',
  'Desk lamp with a 9 W LED panel, three colour temperatures and five brightness levels, set by touch. Arm and head tilt, 15 in high at most. USB-C port on the base charges a phone.',
  'etsy',
);
const dogs = prepared(
  'Mobile dog training',
  'One-to-one dog training at your home in and around Norwich. Puppies, recall and barking. First visit 90 minutes, £65, follow-ups 60 minutes, £45. I use food and toys, no choke chains. Evenings and Saturdays too. I send a written plan after each visit.',
  'website',
);
const film = prepared(
  'Repotting a monstera',
  'How I repot a monstera that has outgrown its pot. I loosen the roots, cut away two rotten ones and move up by one pot size. My mix: 2 parts potting soil, 1 part perlite, 1 part bark. I tie it to a moss pole. 9 minutes, filmed in March.',
  'youtube',
);
const machine = prepared(
  'Siebträgermaschine Gaggia Classic',
  'Gaggia Classic von 2012, 230 V, Edelstahl. Dichtung und Duschsieb im Mai erneuert, entkalkt. Wasserdüse tropft leicht. Dabei sind zwei Siebe und ein Tamper aus Kunststoff. Keine Anleitung. Versand 12 Euro oder Abholung in Bochum.',
  'etsy',
);
const satchel = prepared(
  'Mochila escolar con ruedas',
  'Mochila escolar con ruedas y asa telescópica de aluminio, 45 x 32 x 20 cm, 28 litros. Dos compartimentos y un bolsillo lateral para la botella. Poliéster azul con estampado de planetas. Se limpia con un paño húmedo.',
  'etsy',
);
const switchConsole = prepared(
  'Nintendo Switch OLED',
  'Nintendo Switch OLED, white Joy-Cons, bought in 2022. The left stick drifts slightly. Screen without scratches, protector fitted. Dock, charger and HDMI cable included, box gone. 64 GB.',
  'etsy',
);
const clock = prepared(
  'Oak wall clock',
  'Wall clock turned from one piece of solid oak, 28 cm across, brass hands, no numbers. One AA battery, not supplied. Oiled finish. Hangs on a single screw. Made in Hexham, two weeks to make.',
  'etsy',
);
const larder = prepared(
  'Larder Log',
  'Larder Log keeps a list of what is in your freezer and cupboard. Add items by hand or by barcode, with use-by dates. A reminder comes three days before. Free for 50 items, £4.99 a year for more.',
  'playstore',
);
const balloons = prepared(
  'Reusable water balloons',
  'Six silicone water balloons that close with a magnet. 6 cm across. Rinse and let dry open. For children from 6. In six colors with a mesh bag.',
  'etsy',
);
const brake = prepared(
  'Fahrradbremse einstellen',
  'Ich stelle eine mechanische Scheibenbremse ein: Zug spannen, Beläge ausrichten, Scheibe mit der Zange richten. Werkzeug: Inbus 5 mm und Kombizange. 11 Minuten.',
  'youtube',
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
  [hanger, 'The hanger can be used outdoors too.'],
  [hanger, 'The hanger holds pots of any shape.'],
  [hanger, 'Your plants get more light up there and grow faster.'],
  [mats, 'Also good as a rolling mat for dough and fondant.'],
  [coffee, 'It is suitable for espresso and French press too.'],
  [coffee, 'Free UK delivery on subscriptions.'],
  [lamp, 'It remembers your last setting.'],
  [dogs, 'Results from the very first session.'],
  [dogs, 'You can text me between visits.'],
  [dogs, 'I also take on aggressive dogs.'],
  [dogs, 'Vets in Norwich recommend my training.'],
  [film, 'I answer every question in the comments.'],
  [film, 'The best time to repot is spring.'],
  [film, 'A new plant video every Friday.'],
  [satchel, 'Las ruedas giran en silencio.'],
  [satchel, 'Fabricada con botellas recicladas.'],
  [switchConsole, 'The Joy-Con drift can be fixed with a simple repair.'],
  [clock, 'The battery lasts over a year.'],
  [clock, 'Each clock is signed and dated on the back.'],
  [larder, 'See statistics of what you throw away.'],
  [balloons, 'Great for dogs too.'],
  [brake, 'Alle Werkzeuge sind in der Beschreibung verlinkt.'],
  [brake, 'Neue Videos jeden Sonntag.'],
  [brake, 'Danach quietscht deine Bremse nie wieder.'],
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
  [dogs, 'I come to your home in Norwich or nearby.'],
  [dogs, 'The first visit lasts an hour and a half and costs £65.'],
  [film, 'The new pot is one size larger.'],
  [mats, 'Circles printed on the mat show where biscuits of 5 or 7 cm go.'],
  [machine, 'Die Düse für Wasser tropft etwas.'],
  [machine, 'Im Mai wurden Duschsieb und Dichtung ersetzt.'],
  [machine, 'Abholung in Bochum ist möglich, der Versand kostet 12 Euro.'],
  [satchel, 'Límpiala con un trapo húmedo.'],
  [switchConsole, 'There are no scratches on the screen.'],
  [switchConsole, 'It was bought in 2022 and has 64 GB of storage.'],
  [larder, 'Scan the barcode or type an item in.'],
  [balloons, 'Each one is 6 centimeters wide.'],
  [balloons, 'For kids aged six and up.'],
  [brake, 'Das Video dauert elf Minuten.'],
  [brake, 'Es geht um eine mechanische Scheibenbremse.'],
  [brake, 'So werden die Beläge ausgerichtet.'],
])('what the brief says in other words stays: %#', (of, text) => {
  expect(printed(text, of)).toBe(text);
});
