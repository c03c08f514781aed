import type { PlatformId } from '#contract/platforms.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

/**
 * LAUNCH SAMPLES. The operator replaces them by results of real listings. Products, shops and figures are
 * invented; each field keeps today's limit of its platform, which a test measures.
 */

/** A paragraph, or the lines of a list. */
export type Block = string | readonly string[];

export interface SampleField {
  field: FieldId;
  /** What it is called here; absent: as the platform calls it. */
  label?: string;
  /** A line, a list of entries, or the blocks of a description. */
  value: string | { entries: readonly string[] } | { blocks: readonly Block[] };
}

export interface DemoSample {
  id: 'etsy' | 'amazon' | 'youtube' | 'tiktok' | 'shopify';
  platform: PlatformId;
  /** Seconds that writing took, 3 to 5. */
  seconds: number;
  /** Out of 100. */
  score: number;
  /** The title first. */
  content: readonly SampleField[];
}

/** Stands under the samples. */
export const samplesNote =
  'Launch samples: invented products, written by hand to show the fields. Counts are measured against today’s limits.';

export const samples: readonly DemoSample[] = [
  {
    id: 'etsy',
    platform: 'etsy',
    seconds: 3.8,
    score: 87,
    content: [
      { field: 'productTitle', value: 'Linen cross-back apron, sage green, two deep pockets, one size' },
      {
        field: 'tags',
        value: {
          entries: [
            'linen apron women',
            'cross back apron',
            'sage green apron',
            'japanese apron',
            'pinafore apron',
            'flax kitchen smock',
            'baking pinafore',
            'potter work smock',
            'gardening pinafore',
            'no tie apron',
            'home baker gift',
            'housewarming gift',
            'natural linen smock',
          ],
        },
      },
      {
        field: 'improvedBodyText',
        value: {
          blocks: [
            'A linen apron in sage green that crosses over the back and slips on over the head, so nothing is tied behind you. I cut and sew each one to order in Porto.',
            [
              'Size: one size, 38 in long and 34 in across the hem',
              'Fabric: 100% linen, washed once, soft from the first day',
              'Pockets: two, each 8 in deep',
              'Care: machine wash warm, hang to dry',
              'Making time: 5 working days',
              'In the parcel: the apron, folded in paper, and a care card',
            ],
            'The linen is dyed in small batches, so the green differs a little from bolt to bolt.',
          ],
        },
      },
    ],
  },
  {
    id: 'amazon',
    platform: 'amazon',
    seconds: 4.6,
    score: 92,
    content: [
      {
        field: 'productTitle',
        value: 'Torvik Rechargeable Headlamp, 450 Lumens, Red Mode, USB-C, Black',
      },
      {
        field: 'bulletPoints',
        value: {
          entries: [
            'Both hands stay free: three white levels up to 450 lumens, plus red for the tent',
            'Runtime to plan with: 5 hours on high, 20 hours on medium, 60 hours on low',
            'Light on the forehead: 2.6 oz with its battery; the lamp tilts through 60 degrees',
            'Rated for rain: IPX6 housing with a sealed charging port; not for diving',
            'In the box: headlamp, washable strap, 12 in USB-C cable; wall plug not included',
          ],
        },
      },
      {
        field: 'searchTerms',
        label: 'Backend search terms',
        value: {
          entries:
            'head torch flashlight lantern night light camping hiking trail running fishing backpacking caving dog walk power outage emergency kit mechanic plumber beam lamp rainproof adjustable'.split(
              ' ',
            ),
        },
      },
      {
        field: 'improvedBodyText',
        value: {
          blocks: [
            'The Torvik headlamp lights what you look at. Press once for white; hold the button for red, which spares night vision in camp. Low is enough to read by, medium for a trail, and high reaches a waymark 90 yards away.',
            'A full charge over USB-C takes 2 hours, and a row of dots on the side shows what is left. The strap unbuttons for the wash. The battery is built in and cannot be changed. Keep the beam out of eyes.',
          ],
        },
      },
    ],
  },
  {
    id: 'youtube',
    platform: 'youtube',
    seconds: 4.9,
    score: 89,
    content: [
      {
        field: 'productTitle',
        value: 'How to Sharpen a Kitchen Knife on a Whetstone in 8 Minutes',
      },
      {
        field: 'tags',
        value: {
          entries: [
            'how to sharpen a kitchen knife',
            'whetstone sharpening',
            'knife sharpening for beginners',
            'sharpening angle',
            'sharpen a knife with a stone',
            '1000 grit whetstone',
            'raise a burr',
            'chef knife care',
            'water stone',
            'knife skills',
            'still bench',
          ],
        },
      },
      {
        field: 'improvedBodyText',
        value: {
          blocks: [
            'Sharpen a dull kitchen knife on a whetstone until it slices paper: set the angle, raise the burr, take it off. For double-bevel knives, no experience needed.',
            'You need: a 1000/3000 grit stone, a towel, water, a marker pen.',
            [
              '0:00 The paper test',
              '0:40 Soak and set the stone',
              '1:25 Find 15 degrees with coins',
              '3:10 Raise the burr',
              '5:45 Refine on 3000 grit',
              '7:20 Strop and test again',
            ],
            'Still Bench shows one hand skill a week, filmed in a home kitchen with ordinary tools.',
            '#knifesharpening #whetstone #kitchenskills',
          ],
        },
      },
    ],
  },
  {
    id: 'tiktok',
    platform: 'tiktokshop',
    seconds: 3.1,
    score: 95,
    content: [
      {
        field: 'productTitle',
        value: 'Ossa Ice Ball Mold, 4 Slow-Melting Spheres, 2.4 in, Silicone, Navy',
      },
      {
        field: 'hashtags',
        value: { entries: ['#iceballmold', '#icedcoffee', '#homebar', '#kitchentools'] },
      },
      {
        field: 'improvedBodyText',
        value: {
          blocks: [
            'Ossa is a navy silicone mold that freezes four ice balls at once, each 2.4 in across. One ball cools a glass for longer than a handful of cubes.',
            [
              'What you get: one mold in two halves, one funnel, one leaflet',
              'Who it suits: anyone who drinks iced coffee, lemonade or whisky at home',
              'How to use: press the halves together, fill to the line through the funnel, freeze for 8 hours, then twist',
              'Size: 5.3 x 5.3 x 2.8 in, for a freezer drawer 3 in high',
              'Care: top rack of the dishwasher',
              'Caution: wait 1 minute before you twist, and keep ice balls from children under 4',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'shopify',
    platform: 'shopify',
    seconds: 3.4,
    score: 91,
    content: [
      {
        field: 'titleTag',
        label: 'Page title',
        value: 'Merino Wool Beanie in Rust, Ribbed, Unisex | Hollin',
      },
      {
        field: 'keywords',
        label: 'SEO meta keywords',
        value: {
          entries: [
            'merino wool beanie',
            'ribbed knit beanie',
            'rust winter hat',
            'unisex wool hat',
            'double brim beanie',
            'merino hat for hiking',
            'fine knit running hat',
            'soft wool beanie',
            'close fitting beanie',
            'scottish knitwear',
          ],
        },
      },
      {
        field: 'improvedBodyText',
        value: {
          blocks: [
            'The Tarn is a close-fitting beanie, rib-knit from extra-fine merino wool.',
            [
              'Yarn: 100% merino, 19.5 micron',
              'Fit: one size for heads of 21 to 24 in',
              'Weight: 1.9 oz',
              'Color: rust, and six others',
              'Care: wool wash at 86 °F, dry flat',
              'Origin: knit in Galashiels, Scotland',
            ],
            'Wear it unrolled under a hood or folded twice over the ears. Fine wool pills a little in the first month; a comb takes that off.',
          ],
        },
      },
    ],
  },
];
