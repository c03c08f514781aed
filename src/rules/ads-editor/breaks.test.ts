import { expect, it } from 'vitest';
import { editorBreaks } from './breaks.ts';
import { emptyAdGroup, emptyCampaign, type EditorCampaign } from './campaign.ts';

const sound: EditorCampaign = {
  ...emptyCampaign('Leeds'),
  type: 'Search',
  dailyBudget: 1_600,
  adGroups: [
    {
      ...emptyAdGroup('Boilers'),
      keywords: [{ text: 'boiler service leeds', match: 'phrase' }],
      ads: [
        {
          headlines: ['Plumber in Leeds', 'Gas Safe Registered', 'Fixed Boiler Price'],
          descriptions: ['Leaks and boilers in Leeds.', 'Book a visit on any weekday.'],
          path1: 'boilers',
          path2: '',
          finalUrl: 'https://example.com/',
          status: 'Enabled',
        },
      ],
    },
  ],
  negatives: [{ text: 'jobs', match: 'phrase' }],
  callouts: ['Open Saturdays'],
  snippets: [{ language: 'English', header: 'Types', values: ['Boilers', 'Leaks', 'Baths'] }],
};
const group = sound.adGroups[0]!;
const withAd = (change: Partial<(typeof group.ads)[number]>): EditorCampaign => ({
  ...sound,
  adGroups: [{ ...group, ads: [{ ...group.ads[0]!, ...change }] }],
});

it('finds nothing in a sound campaign', () => expect(editorBreaks(sound)).toEqual([]));

it.each<[string, EditorCampaign, string]>([
  ['no budget', { ...sound, dailyBudget: 0 }, 'The daily budget has to be above 0.'],
  [
    'a headline of 16 wide characters',
    withAd({ headlines: ['配'.repeat(16), 'Gas Safe Registered', 'Fixed Boiler Price'] }),
    'A headline takes 30 width units; this one has 32.',
  ],
  [
    'two headlines',
    withAd({ headlines: ['Plumber', 'Boilers'] }),
    'Headlines: 2, where Google asks for 3 to 15.',
  ],
  ['a text twice', withAd({ headlines: ['Plumber', 'Boilers', 'plumber'] }), 'The same text stands twice.'],
  ['no page', withAd({ finalUrl: '' }), 'The final URL is missing.'],
  ['path 2 alone', withAd({ path1: '', path2: 'leeds' }), 'Path 2 needs a path 1 before it.'],
  [
    'a negative against a keyword',
    { ...sound, negatives: [{ text: 'service', match: 'broad' }] },
    'This negative blocks the campaign’s own keyword “boiler service leeds”.',
  ],
  [
    'a made-up header',
    { ...sound, snippets: [{ ...sound.snippets[0]!, header: 'Offers' }] },
    'This is none of Google’s headers.',
  ],
  [
    'half a sitelink',
    {
      ...sound,
      sitelinks: [{ text: 'Prices', description1: 'One', description2: '', finalUrl: 'https://a.b/' }],
    },
    'A sitelink has both lines of its description or neither.',
  ],
])('names %s', (_, campaign, sentence) =>
  expect(editorBreaks(campaign).map((found) => found.sentence)).toEqual([sentence]),
);
