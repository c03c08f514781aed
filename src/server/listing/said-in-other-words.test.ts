import { expect, it } from 'vitest';
import { textOfField } from '#rules/facts/field-text.ts';
import { onlyBacked } from '#rules/listing/backed.ts';
import type { Listing } from '#rules/listing/listing.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { unusableFields } from './faults.ts';
import { founded } from './unfounded.ts';

const sideboard = prepared(
  'Oak sideboard',
  'Oak veneer sideboard, 150 cm wide, 45 deep, 75 high. Three drawers and two doors. One handle replaced. Water mark on top. Collection only, ground floor. £85.',
  'etsy',
);
const watch = prepared(
  'Seiko 5 SNXS79 automatic watch',
  'Seiko 5 automatic, black dial, 37 mm, day and date. Steel bracelet sized to 17 cm, one spare link. Hairlines on the clasp. No box or papers.',
  'etsy',
);
const soap = prepared(
  'Oat & honey soap bar',
  'Cold-process soap with oats, honey and olive oil. 110 g. Unscented. Cured for six weeks. Wrapped in paper. Poured in small batches in Galway.',
  'etsy',
);
const towels = prepared(
  'Cotton bath towel set',
  'Set of 4 bath towels in 100% cotton, 500 gsm, 27 x 54 in each. Hanging loop on each towel. Machine wash warm, tumble dry low. Navy.',
  'etsy',
);
const mechanic = prepared(
  'Bike repair at your door',
  'Mobile bicycle mechanic in Ghent. Repairs at your door on weekdays from 9 to 18. Puncture €15, brake adjustment €20. Call-out €10. Book by phone or form.',
);
const bowl = prepared(
  'Handgetöpferte Müslischale',
  'Müslischale aus Steinzeug, auf der Scheibe gedreht, 15 cm Durchmesser. Außen unglasiert, innen mattweiß glasiert. Spülmaschinenfest. Kleine Unterschiede zwischen den Stücken.',
  'etsy',
);
const saw = prepared(
  'Bosch Stichsäge PST 700 E',
  'Bosch Stichsäge PST 700 E, 500 Watt, gebraucht. Läuft einwandfrei. Mit Koffer und Anleitung. Pendelhub in drei Stufen. Kein Karton.',
  'etsy',
);
const bread = prepared(
  'Sauerteigbrot ohne Kneten',
  'Ich backe ein Sauerteigbrot ohne Kneten: 450 g Weizenmehl, 320 g Wasser, 9 g Salz. Über Nacht in den Kühlschrank, dann im Topf bei 240 °C backen. 14 Minuten.',
  'youtube',
);
const practice = prepared(
  'Physiotherapie Lindenhof',
  'Praxis für Physiotherapie in Graz. Krankengymnastik und Lymphdrainage. Termine von 7 bis 19 Uhr. Alle Kassen. Wir sprechen Deutsch und Polnisch.',
);
const pan = prepared(
  'Poêle en fonte 26 cm',
  'Poêle en fonte brute de 26 cm, culottée à l’huile de lin. Tous feux dont induction, four. 2,3 kg. Ne pas mettre au lave-vaisselle.',
  'etsy',
);
const pot = prepared(
  'Macetero de barro',
  'Macetero de barro cocido con plato, 16 cm de diámetro. Sin esmaltar. Cocido en Úbeda. Puede tener pequeñas diferencias de tono.',
  'etsy',
);
const mirror = prepared(
  'BMW E46 wing mirror',
  'Passenger side wing mirror from a 2003 BMW E46 saloon, heated. Scrape along the lower edge. Tested on the car before removal.',
  'etsy',
);
const debts = prepared(
  'Ledger Lite',
  'Ledger Lite tracks what you lend to friends and what they owe you. Mark as paid in part or in full. Works offline. One-time purchase of $3.49.',
  'playstore',
);
const timer = prepared(
  'Pomo Bench',
  'A timer for workshop jobs: glue, paint and dough. Run up to 12 timers at once. Big digits readable across the room. £1.99, no subscription.',
  'playstore',
);
const film = prepared(
  'Sharpening a kitchen knife on a whetstone',
  'I sharpen a dull chef’s knife on a 1000/6000 whetstone. Finding the angle, the burr, polishing on 6000. No guide rails.',
  'youtube',
);
const lights = prepared(
  'Solar garden lights',
  'Pack of 8 solar path lights. Stainless steel and plastic, 15 in tall. Turn on at dusk. IP44. One AA rechargeable battery in each.',
  'etsy',
);
const earrings = prepared(
  'Orecchini in argento',
  'Orecchini pendenti in argento 925 con perla d’acqua dolce. Lunghezza 3,5 cm, peso 4 g la coppia. Fatti a mano a Torino. Confezionati in una scatolina.',
  'etsy',
);
const kitchen = prepared(
  'Houten speelkeuken',
  'Speelkeuken van berkenmultiplex, 60 cm breed, 90 cm hoog. Met oven, gootsteen en twee kookplaten. Zelf monteren, schroeven zitten erbij. Vanaf 3 jaar.',
  'etsy',
);

const kettle = prepared(
  'Electric kettle',
  'Glass kettle, 1.7 litres, 2200 W. Removable limescale filter. Switches off when the water boils or when empty.',
  'etsy',
);
const lamp = prepared(
  'Lampe frontale 300 lm',
  'Lampe frontale 300 lumens, rechargeable en USB-C. Trois niveaux. Autonomie 6 heures au maximum, 40 heures au minimum. Inclinable à 60°.',
  'etsy',
);
const bakery = prepared(
  'Boulangerie Morel',
  'Boulangerie à Annecy. Pain au levain cuit au feu de bois, trois farines de Savoie. Ouvert du mardi au samedi de 7 h à 13 h.',
);
const hinge = prepared(
  'Türscharnier nachstellen',
  'Ich stelle ein Türscharnier nach, weil die Tür schleift. Schrauben lösen, mit Inbus 4 mm verstellen und wieder anziehen. 5 Minuten.',
  'youtube',
);
const boxes = prepared(
  'Moving boxes',
  '40 moving boxes, used once. 25 large, 15 small. Flat packed.',
  'etsy',
);
const noise = prepared(
  'Quiet Hours',
  'Quiet Hours plays rain, wind and a fan as background sound. Timer from 10 minutes to 8 hours with a slow fade. $1.99 once.',
  'playstore',
);
const piano = prepared(
  'Piano lessons in Cork',
  'Piano lessons for children from 6 and adults, at my home in Douglas, Cork. 30 minutes €25. Preparation for RIAM exams. Teacher: Orla Byrne.',
);
const candle = prepared(
  'Kaars van sojawas',
  'Kaars van sojawas in een glazen pot, 180 g. Geur: vijg. Katoenen lont. Brandt ongeveer 35 uur.',
  'etsy',
);

const printed = (listing: Listing, of: Prepared): Listing =>
  onlyBacked(founded(of, listing), of.platform, of.ledger, of.brief.product.name).listing;
const body = (text: string, of: Prepared): string =>
  textOfField(printed({ improvedBodyText: text }, of).improvedBodyText).trim();

it.each([
  [sideboard, 'It is 150 cm wide, 45 cm deep and 75 cm high.'],
  [watch, 'The bracelet fits a wrist of 17 cm and one extra link comes along.'],
  [soap, 'No fragrance is added.'],
  [soap, 'Each 110 g bar cures for six weeks.'],
  [towels, 'Four bath towels in pure cotton, 27 by 54 inches each.'],
  [mechanic, 'I repair bicycles at your door in Ghent, Monday to Friday from 9 to 18.'],
  [bowl, 'In die Spülmaschine darf sie auch.'],
  [saw, 'Die Säge läuft einwandfrei.'],
  [saw, 'Der Pendelhub lässt sich in drei Stufen einstellen.'],
  [saw, 'Ein Karton ist nicht dabei.'],
  [bread, 'Ein Brot mit Sauerteig, das ohne Kneten auskommt.'],
  [bread, 'Gebacken wird bei 240 °C im Topf.'],
  [practice, 'In unserer Praxis gibt es Lymphdrainage.'],
  [practice, 'Wir rechnen mit allen Kassen ab.'],
  [practice, 'Wir kümmern uns um Krankengymnastik und Lymphdrainage.'],
  [practice, 'In der Praxis wird Deutsch und Polnisch gesprochen.'],
  [pan, 'Elle va au four.'],
  [pot, 'Se cuece en Úbeda.'],
  [pot, 'El tono puede variar un poco de una pieza a otra.'],
  [mirror, 'It was tested before it came off the car.'],
  [debts, 'It works without a connection.'],
  [timer, 'Large digits can be read from across the room.'],
  [timer, 'Pay £1.99 once; there is no subscription.'],
  [lights, 'They switch on at dusk.'],
  [lights, 'A rechargeable AA battery sits in each one.'],
  [kettle, 'It turns itself off once the water boils, and also when it is empty.'],
  [lamp, 'La batterie se recharge en USB-C.'],
  [lamp, 'Elle éclaire 6 heures à pleine puissance et 40 heures au plus faible.'],
  [lamp, 'On l’incline jusqu’à 60°.'],
  [bakery, 'Nous cuisons notre pain au levain au feu de bois, à Annecy.'],
  [bakery, 'La boutique est ouverte du mardi au samedi, de 7 h à 13 h.'],
  [hinge, 'Zum Schluss ziehe ich die Schrauben wieder an.'],
  [boxes, 'They have been used once.'],
  [piano, 'Orla Byrne teaches piano to children from the age of six and to adults.'],
  [piano, 'I prepare pupils for RIAM exams.'],
  [candle, 'De lont is van katoen.'],
  [earrings, 'Sono lunghi 3,5 cm e la coppia pesa 4 g.'],
  [kitchen, 'De schroeven zitten erbij; monteren doe je zelf.'],
])('what the brief says otherwise stays: %#', (of, text) => {
  expect(body(text, of)).toBe(text);
});

it.each([
  [sideboard, 'Solid oak throughout, very heavy.'],
  [watch, 'The second owner wore it only on Sundays.'],
  [watch, 'Very light signs of wear.'],
  [towels, 'Includes four matching washcloths.'],
  [mechanic, 'No call-out fee.'],
  [practice, 'Kinder und Säuglinge behandeln wir auch.'],
  [bowl, 'Nur für ein Kind benutzt.'],
  [debts, 'Split bills with a tap.'],
  [debts, 'Use the volume keys to add.'],
  [timer, 'It learns how long your glue takes.'],
  [film, 'Flattening the stone comes next week.'],
  [lights, 'Turn off by themselves at sunrise.'],
  [lights, 'Spare parts are bagged separately.'],
  [piano, 'Lessons online are possible.'],
  [noise, 'Fall asleep in minutes.'],
  [hinge, 'Das geht bei jeder Tür.'],
  [film, 'Find the full list on my blog.'],
  [lights, 'Another one costs just one dollar.'],
  [soap, 'Dermatologists call it the best soap.'],
  [earrings, 'Placcati in oro 18 carati.'],
  [kitchen, 'De kookplaten geven licht en geluid.'],
  [kitchen, 'Geverfd met verf op waterbasis, vrij van gifstoffen.'],
])('what nobody told goes, whatever its words tell elsewhere: %#', (of, text) => {
  expect(body(text, of)).toBe('');
});

it('a year in which something was done is none in which the thing was made', () => {
  const lego = prepared(
    'Lego 10497 Galaxy Explorer',
    'Lego 10497 Galaxy Explorer, built once. Complete with all four minifigures. No box. Bags opened in 2022.',
    'ebay',
  );
  const itemSpecifics = [
    { name: 'Year', value: '2022' },
    { name: 'Brand', value: 'Lego' },
  ];
  expect(printed({ itemSpecifics }, lego).itemSpecifics).toEqual([{ name: 'Brand', value: 'Lego' }]);
});

it('hashtags join no strange thing to the thing, and other languages have tags of their own words', () => {
  const vacuum = prepared(
    'Mini desktop vacuum',
    'Desktop vacuum cleaner for crumbs. 9 cm across, 210 g. USB-C charging. White or mint.',
    'tiktokshop',
  );
  expect(printed({ hashtags: ['#carcleaner', '#desktopvacuum', '#vacuumlovers'] }, vacuum).hashtags).toEqual([
    '#desktopvacuum',
    '#vacuumlovers',
  ]);
  expect(printed({ tags: ['orecchini argento', 'diamante', 'anallergico'] }, earrings).tags).toEqual([
    'orecchini argento',
  ]);
});

it('an idea of what to film is kept whole or not at all', () => {
  const vacuum = prepared(
    'Mini desktop vacuum',
    'Desktop vacuum cleaner for crumbs on the desk. The bin twists off. USB-C charging.',
    'tiktokshop',
  );
  const videoIdeas = [
    'Spill crumbs on the desk and vacuum them up',
    'Clean a keyboard with the crevice nozzle on the desk',
  ];
  expect(printed({ videoIdeas }, vacuum).videoIdeas).toEqual([videoIdeas[0]]);
});

it('a Chinese text of a Japanese brief is in another language', () => {
  const board = prepared(
    '木製まな板',
    'ひのきのまな板です。36 x 20 cm、厚さ 2 cm。高知で作っています。使用後は水で洗い、立てて乾かしてください。',
    'etsy',
  );
  const chinese = '这是一块非常好的木制砧板,适合每一个家庭厨房,切菜切肉都很方便,欢迎购买和收藏。';
  const other = { productTitle: chinese, titleTag: chinese, improvedBodyText: chinese.repeat(3) };
  expect(unusableFields(board, other)).toContain('improvedBodyText');
  expect(unusableFields(board, { improvedBodyText: board.brief.product.description })).not.toContain(
    'improvedBodyText',
  );
});
