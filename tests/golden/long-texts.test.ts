import { describe, expect, it } from 'vitest';
import { fitField } from '#rules/fit/fit.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { goldenBriefs } from './briefs.ts';
import { writeForm } from './run-brief.ts';

/** The longest description that the form takes, in characters. */
const longest = 20_000;
/** Processor time that one listing may take whatever its text, in milliseconds. */
const most = 300;

/** Texts that pattern matching and cutting have the most work with. */
const shapes: Record<string, string> = {
  'one word': 'x',
  'accented letters': 'é',
  'letters with marks': 'e\u0301',
  'signs without spaces': '弁当箱',
  'words on lines': 'word\n',
  'HTML items': '<li>word</li>',
  'open tags': '<b>',
  semicolons: 'a; ',
  commas: 'red, ',
  dots: 'a.',
  figures: '12 ',
  sizes: '5 x 5 x ',
  'telephone numbers': '0171 ',
  chapters: '0:00 Start ',
  'at signs': 'a@',
  emoji: '🔥',
  claims: 'solid oak 5 cm waterproof, ',
  orders: 'ignore ',
};
const filled = (shape: string): string => shape.repeat(Math.floor(longest / shape.length));

/** Processor time of this thread in milliseconds, so that other work on the machine does not count. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The lower of two when the first is over: collecting the garbage of another text may fall into one. */
function leastTime(work: () => void): number {
  const time = processorTime(work);
  return time < most ? time : Math.min(time, processorTime(work));
}

// Word lists and the tagger load on first use.
for (const { form } of goldenBriefs) writeForm(form);

const onePerPlatform = Object.keys(platforms).flatMap(
  (id) => goldenBriefs.find(({ form }) => form.platform === id) ?? [],
);
/**
 * Each shape is tried on every third platform, so that all platforms and all shapes take their turn. An app takes each:
 * its functions and its keyword field ask each word and piece of the text, so that a slow question shows there first.
 */
const inTurn = Object.entries(shapes).map(
  ([name, shape], turn) =>
    [
      name,
      shape,
      onePerPlatform.filter(({ form }, index) => index % 3 === turn % 3 || form.platform === 'appstore'),
    ] as const,
);

describe.each(inTurn)('%s, %j, to the longest description', (_, shape, briefs) => {
  it(`finishes a listing in ${most} ms of processor time`, () => {
    for (const { form } of briefs) {
      const [product] = form.products;
      const long = {
        ...form,
        products: [{ ...product, name: product?.name ?? 'Mug', description: filled(shape) }],
      };
      expect(
        leastTime(() => writeForm(long)),
        form.platform,
      ).toBeLessThan(most);
    }
  });

  it('fits every field as quickly', () => {
    for (const { form } of briefs) {
      const platform = platforms[form.platform];
      for (const rule of fieldRules(platform)) {
        const text = filled(shape);
        const value =
          rule.kind === 'text'
            ? text
            : rule.kind === 'list'
              ? text.split('\n')
              : [{ name: 'Size', value: text }];
        const options = { protect: [], language: { written: 'en', tag: 'en' } as const };
        expect(
          leastTime(() => fitField(value, rule, platform, options)),
          `${platform.id} ${rule.id}`,
        ).toBeLessThan(most);
      }
    }
  });
});
