import { expect, it } from 'vitest';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';
import { unsaidIn } from './unsaid.ts';

const candle = prepared(
  'Soy Candle in Amber Jar',
  'Our soy candle burns for about 40 hours and smells of fig and cedar. It is poured by hand in an amber glass jar with a cotton wick. Trim the wick before you light it.',
);
const press = prepared(
  'Steel Garlic Press',
  'The garlic press is made of stainless steel and weighs 310 g. Its basket swings out for cleaning. The handle is 18 cm long and gets hot.',
);
const tides = prepared(
  'Tidewater',
  'Tidewater shows the tides for 600 harbours. You can save your favourite places. A widget shows the next high water. It reminds you to leave. No adverts.',
  'appstore',
);
const course = prepared(
  'Evening Pottery Course',
  'The course teaches you to throw on the wheel. Clay, glazes and firing are included. We meet on Thursdays and bring cups. You need no experience.',
);
const helmet = prepared(
  'Helmet',
  'The helmet has twelve vents and a visor that comes off. The rear light charges by USB-C. The case is packed in a sleeve of card. The bevel is ground.',
);
const buggy = prepared(
  'Kinderwagen',
  'Er hat Luftreifen und lässt sich klappen. Die Babywanne ist dabei. Am Griff ist ein Kratzer. Wir verkaufen ihn. Wir fertigen auf Bestellung.',
);
const pan = prepared('Sartén de hierro', 'La sartén es de hierro. El mango es de madera de haya.');

it.each([
  [candle, 'It smells of fig, cedar and smoke.'],
  [candle, 'Our candle makers pour it by hand.'],
  [candle, 'The candle burns and keeps moths away.'],
  [candle, 'It is poured by hand in a gift box.'],
  [candle, 'The candle smells of cedar and lasts about a month.'],
  [press, 'Made of stainless steel, it crushes ginger and nuts too.'],
  [press, 'The press weighs 310 g and comes from a foundry.'],
  [press, 'Its spikes are made of steel.'],
  [press, 'Pliers for cleaning are in the basket.'],
  [tides, 'Tidewater shows the tides for 600 harbours, and warns you before the water turns.'],
  [tides, 'It reminds you to leave and to rehearse.'],
  [tides, 'Tidewater shows when the tide comes and how crowded it is.'],
  [course, 'Clay, glazes, firing and tea are included.'],
  [course, 'We bring cups, each with a wheel of its own.'],
  [helmet, 'The rear light charges in the car or by USB-C.'],
  [helmet, 'The visor comes off with one hand.'],
  [helmet, 'It has twelve vents and a treat.'],
  [helmet, 'The bevel is ground twice.'],
  [helmet, 'The case has vents that never show.'],
  [helmet, 'The visor comes off, the rest looks new.'],
  [buggy, 'Er hat Luftreifen und eine gute Federung.'],
  [buggy, 'Der Motor läuft am Griff.'],
  [buggy, 'Wir verkaufen ihn aus einem Nichtraucherhaushalt.'],
  [pan, 'El mango es de madera y no se calienta.'],
  [pan, 'La sartén es de hierro y lleva un mango y una tapadera.'],
  [pan, 'La sartén con un gancho.'],
  [buggy, 'Er hat Luftreifen, das federt.'],
  [buggy, 'Sie warnt den Wagen.'],
  [buggy, 'Die Babywanne ist dabei, als Nest.'],
  [candle, 'It burns for 40 hours with deep bass.'],
  [course, 'You need clay, glazes and a scale.'],
  [press, 'Basket swings out, scraper in the handle'],
  [press, 'Weighs 310 g, hangs from its loop'],
  [helmet, 'Rear light and sweatband in the case'],
  [buggy, 'Luftreifen mit Dichtring'],
])('what a sentence goes on to say is unsaid: %#', (of, text) => {
  expect(unsaidIn(text, of)).not.toEqual([]);
});

it.each([
  [candle, 'A candle for slow evenings, a bath or a book.'],
  [candle, 'Light it after dinner by the window.'],
  [candle, 'It comes in a jar of amber, yet it smells of cedar.'],
  [press, 'Drop it in the lake and its basket swings out.'],
  [press, 'The handle gets hot, so keep a cloth near.'],
  [press, 'It bears cleaning, and the handle brought to the press is 18 cm long.'],
  [tides, 'The next high water stands on your phone.'],
  [course, 'We meet on Thursdays, never on Fridays.'],
  [course, 'Beginners are welcome: no experience is needed.'],
  [course, 'The problem it answers: no experience.'],
  [course, 'Bring a jumper of your own.'],
  [helmet, 'It is packed in a bag of card, without any vents.'],
  [helmet, 'We grind the bevel.'],
  [helmet, 'Origin: from vents.'],
  [buggy, 'Leg deine Sachen in den Wagen.'],
  [buggy, 'Nichts verlässt den Wagen.'],
  [buggy, 'Jeder Wagen entsteht auf Bestellung.'],
  [press, 'No cleaning: press them as they are'],
  [press, 'Only 310 g on your scales'],
  [pan, 'Una sartén para la ciudad y el campo.'],
])('what claims nothing stays: %#', (of, text) => {
  expect(unsaidIn(text, of)).toEqual([]);
});

it('a point may end on the verb of its clause', () => {
  const bulletPoints = ['No cleaning: press the basket as it is', 'Where it is: in the basket of the'];
  expect(founded(press, { bulletPoints })['bulletPoints']).toEqual([
    'No cleaning: press the basket as it is',
    'Where it is: in the basket',
  ]);
});

it('a row that loses its end loses all of it', () => {
  const text = 'It is made of stainless steel, crushes ginger and nuts too.';
  expect(founded(press, { improvedBodyText: text })).toEqual({
    improvedBodyText: 'It is made of stainless steel.',
  });
});
