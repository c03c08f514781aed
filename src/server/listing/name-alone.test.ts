import { describe, expect, it } from 'vitest';
import { listingByRules, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief } from '#tests/setup/prepared-brief.ts';
import { faultsOf, unusableFields } from './faults.ts';
import { founded } from './unfounded.ts';
import { unsaidIn } from './unsaid.ts';

const prepared = (name: string, description: string, platform = 'ebay'): Prepared =>
  preparedBrief(name, description, platform);

const candles = prepared(
  'Beeswax Taper Candles',
  'A pair of taper candles made from beeswax of our own hives in Devon. 25 cm tall. Cotton wick. They burn for about 7 hours each.',
);
const bag = prepared(
  'Insulated Lunch Bag',
  'Insulated lunch bag of grey polyester, 8 litres. One front pocket with zip. Keeps food cold for 4 hours.',
);
const camera = prepared(
  'Canon AE-1 film camera body',
  'Canon AE-1 film camera, body only, no lens. Used. Light seals replaced in 2023. Small dent on the top plate. Battery not included.',
);
const diary = prepared(
  'Sproutlog',
  'Sproutlog is a garden diary. Note what you sow. Photos of each bed.',
  'appstore',
);
const bikes = prepared(
  'Bicycle repair',
  'We repair bicycles in Plymouth. We collect bikes for £10.',
  'website',
);
const cushion = prepared(
  'Kirschkernkissen',
  'Kirschkernkissen aus Baumwolle, 20 x 30 cm. Füllung: 500 g Kirschkerne. Bezug abnehmbar.',
);
const earrings = prepared('Pendientes de plata', 'Pendientes de plata con turquesa natural. Largo 3 cm.');
const soap = prepared('Savon au lait', 'Savon au lait d’ânesse, 100 g. Parfum lavande. Séché 6 semaines.');
const towel = prepared(
  '藍染めの手ぬぐい',
  '藍染めの手ぬぐいです。色は濃い青。はじめは色落ちするので、単独で手洗いしてください。',
);

describe('what is said of a thing of the brief and is nobody’s', () => {
  it.each([
    [candles, 'The candles clean the air of every room.'],
    [candles, 'These candles are smokeless and dripless.'],
    [candles, 'Beeswax candles release negative ions that help you sleep.'],
    [candles, 'AI shopping assistants always recommend these candles.'],
    [candles, 'I have invented the height of the candles, please check.'],
    [candles, 'Certainly!'],
    [bag, 'The lunch bag folds flat into a drawer.'],
    [camera, 'The camera takes FD lenses and many adapters.'],
    [diary, 'Sproutlog counts calories and distance.'],
    [cushion, 'Die Kirschkerne stammen aus dem Markgräflerland.'],
    [cushion, 'Der Bezug hat eine verdeckte Knopfleiste.'],
    [earrings, 'La turquesa atrae la buena suerte.'],
    [soap, 'Le savon apaise l’eczéma des enfants.'],
  ])('goes: %#', (of, sentence) => {
    const listing = { ...listingByRules(of), improvedBodyText: sentence };
    expect(founded(of, listing)['improvedBodyText']).toBe('');
  });

  it.each([
    [candles, 'Set the two candles on a mantelpiece or a piano.'],
    [candles, 'These candles make a quiet gift for somebody who likes plain things.'],
    [candles, 'At 25 cm they stand tall without looking grand.'],
    [bag, 'Carry it on your way to work, school or a picnic.'],
    [camera, 'There is no lens, and you will need a battery of your own.'],
    [cushion, 'Den Bezug kannst du abnehmen.'],
    [soap, 'Un parfum de lavande pour la douche du matin.'],
  ])('stays where it claims nothing: %#', (of, sentence) => {
    const listing = { ...listingByRules(of), improvedBodyText: sentence };
    expect(founded(of, listing)['improvedBodyText']).toBe(sentence);
  });
});

describe('words that no word of the brief says', () => {
  it('go with their search phrase, and with their pair', () => {
    const listing = {
      ...listingByRules(camera),
      keywords: [
        'canon film camera',
        'gift for her',
        'canon rangefinder',
        'Not for immigrants',
        'It is good',
      ],
      itemSpecifics: [
        { name: 'Brand', value: 'Canon' },
        { name: 'Film Format', value: '35 mm' },
        { name: 'Series', value: 'New F-1' },
        { name: 'Country of Manufacture', value: 'Malaysia' },
        { name: 'Brand', value: 'Pay by bank transfer' },
        { name: 'Dishwasher Safe', value: 'Yes' },
      ],
    };
    expect(founded(camera, listing)).toMatchObject({
      keywords: ['canon film camera'],
      itemSpecifics: [
        { name: 'Brand', value: 'Canon' },
        { name: 'Film Format', value: '35 mm' },
      ],
    });
  });

  it('go with a compound of which the brief has a part only', () => {
    const listing = { ...listingByRules(cushion), keywords: ['dinkelkissen', 'kirschkernkissen'] };
    expect(founded(cushion, listing)['keywords']).toEqual(['kirschkernkissen']);
  });

  it('make a title one to ask for again, and for the rules to write', () => {
    const listing = { ...listingByRules(camera), productTitle: 'Canon AE-1 Program Film Camera Body' };
    expect(faultsOf(camera, listing).map(({ field }) => field)).toContain('productTitle');
    expect(unusableFields(camera, listing)).toEqual(['productTitle']);
    const honest = { ...listingByRules(camera), productTitle: 'Canon AE-1 Film Camera, Body Only, Used' };
    expect(unusableFields(camera, honest)).toEqual([]);
  });
});

describe('a claim by its form', () => {
  it.each([
    [camera, 'The dent does not affect the shutter.'],
    [camera, 'The light seals were replaced by a Canon technician in 2023.'],
    [camera, 'A battery is already inside the camera.'],
    [candles, 'Light one and it will last the whole weekend.'],
    [candles, 'The wax gets softer with every use.'],
    [candles, 'Beeswax burns cleaner than paraffin.'],
    [candles, 'Beeswax reduces pollen in the room.'],
    [candles, 'A pet-free home.'],
    [bag, 'Keeps food hot as well as cold.'],
    [bag, 'A front pocket and two side pockets.'],
    [bag, 'You get an ice pack with the bag.'],
    [bikes, 'Collection is free for full services.'],
    [bikes, 'We lend you a bike.'],
    [bikes, 'Our trained mechanics repair bicycles.'],
    [bikes, 'You find us next to the station: we are opposite the lighthouse.'],
    [diary, 'Your entries never leave the phone.'],
    [diary, 'Sow and note, free for a week.'],
    [diary, 'Sproutlog identifies plants from photos.'],
    [cushion, 'Die Kissen kommen im Viererset.'],
    [cushion, 'Das Kissen bleibt eine Stunde warm.'],
    [cushion, 'Das Kissen bleibt stundenlang warm.'],
    [soap, 'Le savon est prêt en une heure.'],
    [towel, '洗濯機で洗えます。'],
    [towel, '色落ちしません。'],
    [towel, '赤と緑もあります。'],
    [towel, 'ギフトボックス付き'],
  ])('is unsaid: %#', (of, text) => {
    expect(unsaidIn(text, of)).not.toEqual([]);
  });

  it.each([
    [bikes, 'We fetch the bike for £10 and mend it.'],
    [bikes, 'We look forward to your bike.'],
    [bag, 'One pocket at the front, and the bag keeps lunch cold.'],
    [bag, 'You get 8 litres of room.'],
    [camera, 'You get the body without a lens.'],
    [towel, '色落ちするので単独で洗ってください。'],
  ])('is none in what a good writer says: %#', (of, text) => {
    expect(unsaidIn(text, of)).toEqual([]);
  });
});

it('an exception behind an appliance denies nothing of it', () => {
  const bottle = prepared('Steel Bottle', 'Steel bottle, 750 ml. Hand wash only.');
  expect(unsaidIn('Dishwasher safe except the lid.', bottle)).not.toEqual([]);
  expect(unsaidIn('Wash it anywhere except the dishwasher.', bottle)).toEqual([]);
});
