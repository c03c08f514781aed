import { expect, test } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { proseSentences } from '#tests/golden/output-texts.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

/** Two of the features stand in one description already: what is left for the others must not shift with it. */
test.each(platformIds.filter((id) => platforms[id].subject === 'product'))(
  '%s: products of one form tell each common text once',
  (platform) => {
    const written = writeForm({
      platform,
      businessName: 'Fenwold Bags',
      amazonBrand: 'Fenwold',
      appName: 'Fenwold',
      channelName: 'Fenwold',
      industry: 'Retail',
      description: 'We cut and sew every bag in a former dairy near Leeds. Repairs are done there too.',
      brandStory: 'Two couriers began with a borrowed machine in 2014. The machine still runs every day.',
      keyFeatures:
        'packed without any plastic at all, spare buckles sent for ten years, stitched with bonded nylon thread, repaired free of charge for life',
      products: [
        {
          name: 'Roll top backpack',
          description:
            'Waxed canvas, 20 litres. Spare buckles sent for ten years. Packed without any plastic at all.',
        },
        { name: 'Saddle bag', description: 'Waxed canvas, 6 litres, two leather straps.' },
        { name: 'Tool roll', description: 'Waxed canvas with eight pockets, 40 cm wide when open.' },
      ],
    });
    const told = written.map(({ item }) => new Set(proseSentences(item)));
    const shared = told.flatMap((own, index) =>
      told.slice(index + 1).flatMap((other) => [...own].filter((sentence) => other.has(sentence))),
    );
    expect(shared).toEqual([]);
  },
);
