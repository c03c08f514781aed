import { describe, expect, it } from 'vitest';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { unsaidIn } from './unsaid.ts';
import { withoutUnsaid } from './without-unsaid.ts';

const shelf = prepared(
  'Floating Oak Shelf',
  'A wall shelf of oak, 80 cm long. It carries up to 12 kg. Two brackets are included.',
);
const pan = prepared(
  'Iron Skillet',
  'A cast iron skillet for the oven. Not dishwasher safe. The handle gets hot.',
);
const jacket = prepared(
  'Faux Leather Jacket',
  'Black faux leather jacket, worn ten times. A scuff on the left cuff. Three pockets.',
);
const hoops = prepared(
  'Gold Plated Hoops',
  'Brass hoops, gold plated, in a cotton pouch. Take them off before swimming.',
);
const bike = prepared('Kids Bike', 'A steel bike, used for one summer. No helmet. Scratches on the frame.');
const app = prepared('Potluck', 'Potluck plans shared dinners. Lists are kept on the phone.', 'appstore');
const tuner = prepared(
  'Piano Tuning in Cork',
  'I tune pianos in Cork for 85 euros, on weekdays from 9 to 17.',
);
const jacketM = prepared('Denim Jacket', 'A denim jacket, size M.');
const woolScarf = prepared('Wool scarf', 'A scarf of wool. Wash by hand.');
const yunomi = prepared('信楽焼 湯呑み 白', '信楽焼の湯呑みです。電子レンジ使用可。');
const mirror = prepared(
  'Pocket Mirror',
  'Mirror with an LED ring. Runs on two batteries, not included. No class in August.',
);
const phone2 = prepared(
  'Used Phone',
  'A phone with a cable. Original box is missing. One handle is missing.',
);
const song = prepared('Chords on guitar', 'Chords on acoustic guitar for beginners.');
const rope = prepared('Rope Dog Toy', 'A dog toy of cotton rope for medium dogs.');
const tea = prepared('Mint Green Tea', 'Green tea with mint leaves. Contains caffeine.');
const oil = prepared('Rose Face Oil', 'Face oil with rosehip oil. Not for use on broken skin.');
const phone = prepared(
  'Used Phone',
  'A phone with a cable, no charger and no box. Face unlock does not work.',
);
const bread = prepared(
  'Brotmesser 22 cm',
  'Ein Brotmesser mit Wellenschliff und einer Klinge aus Edelstahl.',
);
const lampe = prepared(
  'Tischlampe aus Esche',
  'Eine Lampe aus Esche, 38 cm hoch. Leuchtmittel nicht enthalten.',
);
const manta = prepared('Manta de lana', 'Una manta de lana merino. Lavar a mano. No apta para secadora.');
const sac = prepared('Sac cabas', 'Un sac en toile de coton avec des anses en simili cuir. Une poche.');
const tazza = prepared('Tazza blu', 'Una tazza di ceramica blu, 300 ml. Lavabile in lavastoviglie.');

describe('what a model says and its brief does not', () => {
  it.each([
    ['another money', tuner, 'A tuning costs 85 dollars.'],
    ['another day', tuner, 'I tune pianos on Sundays.'],
    ['another size of what it is for', rope, 'A rope for large dogs.'],
    ['what is in it as free of it', tea, 'A tea without caffeine.'],
    ['the same in one word', tea, 'A caffeine-free tea.'],
    ['what only a denial names', oil, 'Use the oil on broken skin.'],
    ['what does not work', phone, 'Face unlock works.'],
    ['what is not in the parcel, in another form', phone, 'The phone comes in its box.'],
    ['a part right behind the thing', bread, 'Das Brotmesser mit Klingenschutz.'],
    ['a doing of an app', app, 'Potluck blocks other apps.'],
    ['a maker in small letters', shelf, 'an ikea shelf'],
    ['a size in small letters', jacketM, 'jacket size l'],
    ['another price', tuner, 'A tuning costs 17 euros.'],
    ['what is missing', phone2, 'The phone comes in its original box.'],
    ['what is not included behind a comma', mirror, 'Batteries are included with the mirror.'],
    ['that nothing is wrong', jacket, 'The cuffs of the jacket are undamaged.'],
    ['a taste', tea, 'The tea tastes of cherry.'],
    ['what it runs on', mirror, 'The mirror runs on a USB cable.'],
    ['how it was traded', tea, 'Direct trade tea.'],
    ['a gift of the first', tuner, 'The first tuning is free.'],
    ['what else is offered', tuner, 'We also offer pilates and massage.'],
    ['what it keeps away', tea, 'The tea repels mosquitoes.'],
    ['another kind of the thing', song, 'Chords on electric guitar.'],
    ['what is sent along', bread, 'Das Brotmesser kommt mit einem Schneidebrett.'],
    ['what the buyer also gets', rope, 'You also get a ball with the rope.'],
    ['a prize', rope, 'The rope was named toy of the year.'],
    ['who uses it', rope, 'Dog trainers use the rope.'],
    ['who loves it, in German', bread, 'Köche lieben das Brotmesser.'],
    ['who recommends it, in Spanish', manta, 'Los maestros recomiendan la manta.'],
    ['who adores it, in French', sac, 'Les stylistes adorent ce sac.'],
    ['a seal', lampe, 'Die Lampe trägt das Siegel Standard 100.'],
    ['what happens when it breaks', pan, 'If the skillet cracks, you get a new one.'],
    ['when it leaves', shelf, 'Your shelf leaves our workshop on the day you order.'],
    ['a family', manta, 'Nuestra familia teje mantas desde hace un siglo.'],
    ['how it fits', jacketM, 'A slim fit jacket that runs small.'],
    ['for years', hoops, 'Your hoops keep their colour for years.'],
    ['a family by its name', shelf, 'Made by the tanaka family.'],
    ['no fault at all', bike, 'No marks on it.'],
    ['nothing to pay', tuner, 'I come for free.'],
    ['praise', shelf, 'A shelf that builders swear by.'],
    ['strength', rope, 'The rope cannot be chewed through.'],
    ['a wish of the buyer', shelf, 'Engraved on request.'],
    ['a part', shelf, 'The shelf comes with a spirit level.'],
    ['what comes along, before its verb', pan, 'A measuring spoon comes with the skillet.'],
    ['a present', manta, 'Un paraguas de regalo con la manta.'],
    ['the greatest in German', bread, 'Das größte Brotmesser.'],
    ['what it does to the body', tea, 'The tea protects your heart.'],
    ['a machine where it is washed by hand, in English', woolScarf, 'Wash the scarf in the machine.'],
    ['a part without a verb', pan, 'Lid included'],
    ['a part before its verb', hoops, 'A velvet box comes with the hoops.'],
    ['a part of a vehicle', bike, 'The bike has a bell.'],
    ['what the brief says is not in the parcel', bike, 'The bike comes with a helmet.'],
    ['the same in German', lampe, 'Die Lampe wird mit LED-Leuchtmittel geliefert.'],
    ['the same as a predicate', lampe, 'Das Leuchtmittel ist enthalten.'],
    ['a denial without its "not"', pan, 'Put the skillet in the dishwasher.'],
    ['the same in Spanish', manta, 'La manta es apta para secadora.'],
    ['a machine where it is washed by hand', manta, 'La manta se lava a máquina.'],
    ['an appliance in a language without lists', tazza, 'Adatta al microonde.'],
    ['an appliance in Japanese', yunomi, '食洗機も使用可です。'],
    ['a name in a language without lists', tazza, 'Fatta a mano da giulia rossi.'],
    ['the contrary', pan, 'The handle never gets hot.'],
    ['that nothing changes', hoops, 'The hoops do not tarnish.'],
    ['a fault denied', jacket, 'The jacket has no scuffs.'],
    ['what it only looks like', jacket, 'A leather jacket with pockets.'],
    ['the same with "real"', jacket, 'A real leather jacket.'],
    ['the metal of the plating', hoops, 'Solid gold hoops.'],
    ['the same in French', sac, 'Les anses en cuir.'],
    ['what the brief warns of', hoops, 'You can swim with the hoops.'],
    ['a name in small letters', tuner, 'My name is seamus and I tune pianos.'],
    ['a family', bike, 'My daughter rode the bike.'],
    ['a number in Roman signs', shelf, 'XII screws come with the shelf.'],
    ['a measure in words', shelf, 'The shelf is one metre long.'],
    ['a measure of each', shelf, 'It carries up to 12 kg per bracket.'],
    ['rank', shelf, 'The thinnest shelf in its class.'],
    ['a comparison', pan, 'It browns better than any pan.'],
    ['how many have it', shelf, 'A shelf that thousands of homes have.'],
    ['how few are left', shelf, 'Only a few shelves left.'],
    ['a promise', shelf, 'We replace the shelf if it warps.'],
    ['a norm', shelf, 'The shelf meets EU safety standards.'],
    ['for ever', app, 'Lists are kept for ever.'],
    ['what apps do', app, 'Potluck syncs lists.'],
    ['what an app is without', app, 'No ads in any list.'],
    ['how little it was used', jacket, 'The jacket was worn once.'],
    ['for how long', bike, 'The bike was used for a few weeks.'],
    ['how old it is', jacket, 'A jacket of the nineties.'],
    ['what was done to it', pan, 'A pre-seasoned skillet.'],
    ['the same with a capital', pan, 'Non-stick coating'],
    ['who pays the post', pan, 'Free postage'],
    ['what it does', pan, 'The skillet has a non-stick surface.'],
    ['whose skin it suits', hoops, 'Sensitive ears tolerate the hoops.'],
    ['where it may go', hoops, 'The hoops are allowed on planes.'],
    ['a stuff of no list', hoops, 'The pouch is made of sugar cane.'],
    ['a scent', hoops, 'The pouch smells of vanilla.'],
    ['a day', tuner, 'I tune pianos on Saturdays too.'],
    ['a region in German', lampe, 'Die Esche stammt aus Thüringer Wäldern.'],
    ['another maker’s system in German', lampe, 'Die Lampe passt an Ortlieb-Systeme.'],
  ])('%s', (_name, of, text) => {
    expect(unsaidIn(text, of)).not.toEqual([]);
  });

  it.each([
    [shelf, 'No screws to be seen, and 12 kg on each shelf.'],
    [shelf, 'Hang it in the kitchen with plants, books and a lamp on it.'],
    [shelf, 'It is made of one piece of oak.'],
    [pan, 'Do not put it in the dishwasher; it would ruin the surface.'],
    [pan, 'The handle gets hot, so keep a cloth near.'],
    [jacket, 'A jacket in faux leather with a scuff on the cuff.'],
    [hoops, 'Take the hoops off before you swim. The gold colour is a plating.'],
    [bike, 'Bring your own helmet. There are scratches on the frame.'],
    [app, 'Plan a dinner without a long group chat. Lists live on the phone and not in a cloud.'],
    [tuner, 'I come on Tuesdays for €85, and I am closed on Sundays.'],
    [rope, 'A rope for medium-sized dogs, with room for two.'],
    [tea, 'This tea has caffeine, so drink it before noon.'],
    [oil, 'Keep the oil away from broken skin.'],
    [mirror, 'Around it runs a ring of LEDs. In August it is dark.'],
    [yunomi, '電子レンジで使えますが、食洗機は使用できません。'],
    [shelf, 'Items included: two brackets. Everything you need is included.'],
    [phone2, 'One of them has lost its handle.'],
    [tuner, 'A tuning costs €85.'],
    [jacketM, 'jacket size m'],
    [hoops, 'The hoops come with a little bag of cotton.'],
    [shelf, 'It comes with the fixings, and you also get two brackets.'],
    [app, 'A reminder goes out one day ahead.'],
    [rope, 'Your dog will love the rope.'],
    [phone, 'Apart from face unlock everything works.'],
    [oil, 'Leave out areas where the skin is broken.'],
    [app, 'Potluck adds up the dinners that you shared.'],
    [phone, 'Face unlock is broken. There is no box.'],
    [bread, 'Schneiden Sie mit dem Brotmesser auch Tomaten.'],
    [app, 'Potluck helps you plan. It reminds nobody of work.'],
    [tuner, 'I come from Monday to Friday, but not on Saturdays.'],
    [lampe, 'Bitte bestellen Sie ein Leuchtmittel dazu. Sie passt auf ein Sideboard.'],
    [lampe, 'Sie nimmt Leuchtmittel mit E27-Sockel auf.'],
    [manta, 'No debe ir a la secadora.'],
    [sac, 'Les anses sont en imitation cuir, et la poche garde les clés.'],
    [tazza, 'Dopo colazione va in lavastoviglie.'],
  ])('is not in what a good writer says: %#', (of, text) => {
    expect(unsaidIn(text, of)).toEqual([]);
  });
});

it('goes out of a listing with its clause or as the attribute that it is, and with its entry of a list', () => {
  const of = prepared(
    'Faux Leather Jacket',
    'Black faux leather jacket, worn ten times. Three pockets.',
    'etsy',
  );
  const listing = {
    productTitle: 'Real Leather Jacket, Three Pockets',
    improvedBodyText: 'A leather jacket in black. It has three pockets and a hood. Like new.',
    tags: ['leather jacket', 'faux leather jacket', 'black jacket'],
  };
  expect(withoutUnsaid(of, listing)).toEqual({
    productTitle: 'Jacket, Three Pockets',
    improvedBodyText: 'A jacket in black. It has three pockets.',
    tags: ['faux leather jacket', 'black jacket'],
  });
});

it.each([
  [rope, 'A dog toy of cotton rope. Dog trainers use the rope toy.', 'A dog toy of cotton rope.'],
  [bread, 'Ein Brotmesser. Seit Jahrhunderten backen wir Brot.', 'Ein Brotmesser.'],
  [hoops, 'Brass hoops. LEDs light the hoops.', 'Brass hoops.'],
  [pan, 'Cast iron. The skillet has a non-stick surface.', 'Cast iron.'],
])('no stump is left: %#', (of, text, left) => {
  expect(withoutUnsaid(of, { improvedBodyText: text })).toEqual({ improvedBodyText: left });
});
