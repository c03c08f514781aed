import { describe, expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import { briefsOf } from './brief.ts';
import { backedMeasures } from './claim-numbers.ts';
import { withoutInstructions } from './instructions.ts';
import { measuresIn } from './measures.ts';
import { productTypeOf } from './product-type.ts';

/** As long as the longest field of a form; a text of several of them shows more clearly how the time grows. */
const field = (part: string) => part.repeat(Math.ceil(20_000 / part.length));

const brief = (description: string) =>
  briefsOf(
    SeoForm.parse({
      platform: 'amazon',
      businessName: 'Tarnwell',
      industry: 'Retail',
      products: [{ name: 'Zyx', description }],
    }),
  )[0]!;

/** Each of these took seconds, since its time grew with the square of the text. */
describe('Texts that repeat one thing', () => {
  it.each<[name: string, work: () => unknown]>([
    ['number signs, as before an order', () => withoutInstructions(`${field('#').repeat(2)} mug`)],
    ['one percentage in ten fields', () => backedMeasures(Array.from({ length: 10 }, () => field('100% ')))],
    ['one length in ten fields', () => backedMeasures(Array.from({ length: 10 }, () => field('20 cm ')))],
    ['one number without an end', () => measuresIn(`${field('12').repeat(3)} x`)],
    ['a thing of a hundred letters', () => productTypeOf(brief(`This is a ${'ab'.repeat(50)}1`), '')],
    ['tags without an end', () => plainText(field('<a').repeat(3))],
  ])('%s', (_name, work) => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(700);
  });

  it('are read as before', () => {
    expect(measuresIn('A mat of 120 x 80 cm').map(({ text }) => text)).toEqual(['120 x 80 cm']);
    expect(plainText('<p class="a">Mug <b>blue</b></p> &amp; 3 < 4')).toBe('Mug blue\n& 3 < 4');
    const { amounts } = backedMeasures(['20 cm and 20 cm', '30 cm', '2 oz']);
    expect(amounts.get('length')).toHaveLength(2);
    expect([...amounts.keys()]).toEqual(expect.arrayContaining(['length', 'mass', 'volume']));
  });
});
