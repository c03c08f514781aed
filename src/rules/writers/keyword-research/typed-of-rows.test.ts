import { describe, expect, it } from 'vitest';
import type { ResearchFormInput } from '#contract/keyword-research.ts';
import { expectOffers, keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';

const boards =
  'Inflatable paddle boards for kids, families and touring, each with a carbon paddle, coiled leash and backpack. Also dry bags and kayak seats for SUP boards.';

describe('rows that say for whom, with what and what else', () => {
  expectOffers([
    [
      'Moss & Marl',
      'Garden design',
      'We design small town gardens, draw planting plans and build raised beds. Also pond building and irrigation.',
      'small town garden design | raised bed | pond building',
    ],
    [
      'Brightwick',
      'Candle making supplies',
      'Soy wax flakes, cotton wicks and amber jars for home candle makers, each jar with a lid and warning label.',
      'soy wax flake | cotton wick | amber jar',
    ],
    ['Tern Paddleboards', 'Water sports equipment', boards, 'inflatable paddle board | dry bag | kayak seat'],
    [
      'Larkfield Freight',
      'Freight forwarding',
      'Customs clearance, ocean freight and last-mile delivery for importers.',
      'customs clearance | ocean freight | last-mile delivery',
    ],
  ]);
});

const ofRow: Partial<ResearchFormInput> = {
  platform: 'tiktokshop',
  description:
    'Slow feeder lick mats for dogs and cats with suction cups, snuffle mats, collapsible travel bowls.',
};

describe('keywords of rows', () => {
  it.each<[why: string, form: Partial<ResearchFormInput>, typed: string[], never: RegExp]>([
    [
      'what a thing underwent is no treatment that is offered, and two states are two things',
      {
        industry: 'Pallet manufacturing',
        location: 'Telford',
        products: [
          'new and reconditioned wooden pallets',
          'heat treated export pallets',
          'pallet collection',
        ],
      },
      [
        'new wooden pallet',
        'reconditioned wooden pallet',
        'heat treated export pallet',
        'pallet collection cost',
      ],
      /treatment|^(?:best )?news? and/u,
    ],
    [
      'an animal is typed before its thing, and a word of one name is none of the next',
      ofRow,
      ['dog lick mat', 'cat lick mat'],
      /slow feeder snuffle/u,
    ],
    [
      'for whom a row of goods is holds for each, and what a later sentence adds has no trait of theirs',
      {
        description:
          'Lick mats, slow feeders and snuffle mats for dogs and cats. Food-grade silicone, dishwasher safe. Also treat pouches and travel bowls.',
      },
      ['dog lick mat', 'cat slow feeder', 'dog snuffle mat', 'travel bowl', 'dishwasher safe lick mats'],
      /^also|(?:safe|grade|silicone).* (?:bowls|pouches)$|^cat for/u,
    ],
    [
      'the animal of a name stands before its thing',
      { description: 'Snuffle mats for dogs and cats.' },
      ['cat snuffle mat', 'dog snuffle mat'],
      /^cat for/u,
    ],
    [
      'what stands behind one entry is said of it alone',
      {
        platform: 'shopify',
        industry: 'Flechtwaren',
        language: 'de',
        description:
          'Handgeflochtene Einkaufskörbe aus Weide, Wäschekörbe mit Deckel, Fahrradkörbe und Hundekörbe.',
      },
      ['Wäschekörbe mit Deckel', 'Einkaufskörbe aus Weide'],
      /Einkaufskörbe mit Deckel|(?:Wäsche|Fahrrad)körbe aus Weide/u,
    ],
    [
      'a joined name of five words is searched by its parts',
      {
        industry: 'Driving lessons',
        location: 'Leicester',
        products: ['manual and automatic driving lessons', 'motorway lessons'],
      },
      ['manual driving lessons', 'automatic driving lessons'],
      /manual and automatic/u,
    ],
    [
      'an app is looked for by whom it is for, its device and the words beside it',
      {
        platform: 'appstore',
        industry: 'Productivity app',
        description: 'A focus timer for people with ADHD. Gentle reminders, weekly review, Apple Watch app.',
      },
      ['focus timer for adhd', 'focus timer for apple watch', 'pomodoro'],
      /widget|offline|weekly review/u,
    ],
    [
      'an app without an article before it is called by its own kind',
      {
        platform: 'playstore',
        industry: 'Fitness app',
        description:
          'Step counter for walkers with heart conditions. Set gentle targets, works with Wear OS.',
      },
      ['step counter', 'step counter for wear os'],
      /heart app|fitness app|^counter app$/u,
    ],
    [
      'a name that lost its thing stands nowhere',
      {
        platform: 'amazon',
        industry: 'Outdoor equipment',
        description: 'Titanium cook set for thru-hikers. Pot 900 ml.',
      },
      ['titanium cook set'],
      /^titanium cook$/u,
    ],
    [
      'what people have is nobody, and work has no article',
      {
        industry: 'Furniture upholstery',
        location: 'Hereford',
        products: ['chair reupholstery', 'knife skills class', 'corporate team building'],
        targetAudience: 'owners of antique and mid-century furniture',
      },
      [
        'how much does chair reupholstery cost',
        'how much does a knife skills class cost',
        'how much does corporate team building cost',
      ],
      /for (?:owners|mid-century)/u,
    ],
    [
      'help at once and bleaching are those of their trade',
      {
        industry: 'Elektriker',
        location: 'Landshut',
        products: ['Wallbox Installation', 'Notdienst'],
        language: 'de',
      },
      ['Elektriker Notdienst', 'Elektriker Notdienst Landshut'],
      /^Notdienst/u,
    ],
    [
      'a dish that is called twice has no plural',
      { industry: 'Restaurant', location: 'Leeds', products: ['dan dan', 'vegan mapo tofu'] },
      ['vegan mapo tofu leeds'],
      /dan dans|tofus/u,
    ],
  ])('%s', (_, form, typed, never) => {
    const keywords = keywordsOfForm(form);
    expect(keywords).toEqual(expect.arrayContaining(typed));
    expect(keywords.filter((keyword) => never.test(keyword))).toEqual([]);
  });

  it('the easier of two equal keywords comes first', () => {
    const keywords = keywordsOfForm({
      platform: 'etsy',
      industry: 'Pottery',
      description: 'Wheel-thrown stoneware teapots, mugs and breakfast bowls in a speckled oatmeal glaze.',
    });
    expect(keywords.indexOf('stoneware mugs')).toBeLessThan(keywords.indexOf('mug'));
  });
});
