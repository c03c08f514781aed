import { describe, expect, it, test } from 'vitest';
import { relatedWords } from './related-words.ts';
import { saidOtherwise } from './said-words.ts';

describe('other words for what a brief names', () => {
  test.each<[text: string, holds: string[], never: string]>([
    ['Booster seat for small dogs in the car', ['puppy', 'vehicle'], 'kitten'],
    ['For gardening and laying floors', ['gardener', 'flooring'], 'puppy'],
    ['Pads for men, not for kids', ['male'], 'childrens'],
    ['Mat without car logo', [], 'vehicle'],
    ['Hot dog buns and rucksack', ['backpack'], 'puppy'],
    ['Cutlery organiser, grey', ['organizer', 'gray'], 'grey'],
    ['Nappy bag for the pram', ['diaper', 'stroller'], 'baby'],
    ['Baby blue vase under running water', [], 'newborn'],
    ['Handlebar mount', ['bicycle'], 'vehicle'],
    ['Hangs on two nails in the garage', [], 'manicure'],
    ['Liners for slow cookers, clear steps', [], 'stove'],
  ])('%s', (text, holds, never) => {
    const words = saidOtherwise(text);
    expect(words).toEqual(expect.arrayContaining(holds));
    expect(words).not.toContain(never);
  });

  it('are told once each', () => {
    const words = saidOtherwise('Dog bed, dogs, dog and cat, cats');
    expect(new Set(words).size).toBe(words.length);
  });
});

test.each<[thing: string, holds: string, never: RegExp]>([
  ['safety glasses', 'eyewear', /drink/u],
  ['utility knife', 'carton', /cutlery|kitchen/u],
  ['bike phone mount', 'handlebar', /dashboard|vent|windscreen/u],
  ['cable clips', 'organizer', /connector|adapter/u],
  ['knee pads', 'kneeling', /tablet/u],
  ['packing tape', 'parcel', /painter/u],
  ['bike light', 'lamp', /rear|front/u],
  ['ice cube tray', 'freezer', /serving/u],
])('%s hold %s', (thing, holds, never) => {
  const words = relatedWords([thing], 'en', { title: thing });
  expect(words).toContain(holds);
  expect(words.join(' ')).not.toMatch(never);
});
