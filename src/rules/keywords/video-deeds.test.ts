import { expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';
import { shownDeed } from './video-deeds.ts';

test.each<[title: string, verb: string, thing: string, place: string]>([
  ['Grow potatoes in a bag on a balcony', 'grow', 'potatoes', 'in a bag'],
  ['Sharpening a chisel with sandpaper', 'sharpen', 'a chisel', 'with sandpaper'],
  ['Pruning roses in winter: three cuts', 'prune', 'roses', 'in winter'],
  ['Building a log store', 'build', 'a log store', ''],
  ['Repotting my monstera without mess', 'repot', 'my monstera', 'without mess'],
])('“%s” shows how to %s %s', (title, verb, thing, place) => {
  expect(shownDeed(title)).toEqual({ verb, thing, place });
});

test.each(['My week in Lisbon', 'Potatoes three ways', 'Morning routine', 'Interesting facts about bees'])(
  '“%s” shows no deed',
  (title) => {
    expect(shownDeed(title)).toBeNull();
  },
);

function written(platform: 'youtube' | 'ebay', name: string, description: string) {
  const form = seoFormSchema.parse({
    platform,
    businessName: 'Zed',
    industry: 'Other',
    ...(platform === 'ebay'
      ? { ebayStoreName: 'zed', itemCondition: 'New' }
      : { channelName: 'Zed', videoTitle: name, videoType: 'Tutorial', videoCategory: 'Howto & Style' }),
    products: [{ name, description }],
  });
  return writeByRules(form)[0]!;
}

test('a film is searched by what it shows, and no unit stands without its figure', () => {
  const { tags } = written(
    'youtube',
    'Grow potatoes in a bag on a balcony',
    'Three seed potatoes, one 40 litre bag, 11 weeks. I show chitting and planting.',
  );
  expect(tags).toEqual(
    expect.arrayContaining(['growing potatoes', 'how to grow potatoes', 'grow potatoes in a bag']),
  );
  expect(tags.filter((tag) => /(?<!\d )litre/u.test(tag))).toEqual([]);
});

test('a part is searched by the car that its text says it is for', () => {
  const { keywords } = written(
    'ebay',
    'Rear shock absorbers pair Ford Transit Connect 2002-2013',
    'Pair of gas rear shock absorbers for Ford Transit Connect 2002 to 2013, all engines.',
  );
  expect(keywords).toContain('ford transit shock absorbers');
});
