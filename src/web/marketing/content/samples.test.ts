import { describe, expect, it } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { countList, countText } from '#rules/text/count.ts';
import { measuredSamples, plainDescription } from './measured-samples.ts';
import { samples, type DemoSample, type SampleField } from './samples.ts';

const fields = samples.flatMap((sample) =>
  sample.content.map((field): [string, DemoSample, SampleField] => [
    `${sample.id} ${field.field}`,
    sample,
    field,
  ]),
);

describe('samples of the landing page', () => {
  it('are the five of the specification with their scores, each written in 3 to 5 seconds', () => {
    expect(samples.map(({ id, score }) => [id, score])).toEqual([
      ['etsy', 87],
      ['amazon', 92],
      ['youtube', 89],
      ['tiktok', 95],
      ['shopify', 91],
    ]);
    for (const { seconds } of samples) {
      expect(seconds).toBeGreaterThanOrEqual(3);
      expect(seconds).toBeLessThanOrEqual(5);
    }
  });

  it('show the fields that the specification lists', () => {
    expect(
      Object.fromEntries(samples.map(({ id, content }) => [id, content.map(({ field }) => field)])),
    ).toEqual({
      etsy: ['productTitle', 'tags', 'improvedBodyText'],
      amazon: ['productTitle', 'bulletPoints', 'searchTerms', 'improvedBodyText'],
      youtube: ['productTitle', 'tags', 'improvedBodyText'],
      tiktok: ['productTitle', 'hashtags', 'improvedBodyText'],
      shopify: ['titleTag', 'keywords', 'improvedBodyText'],
    });
  });

  it.each(fields)(
    '%s: keeps the platform’s limits, aims and forbidden words',
    (_, sample, { field, value }) => {
      const platform = platforms[sample.platform];
      const rule = platform.fields[field];
      const within = (
        count: number,
        ...bounds: ({ min?: number; max: number } | { from: number; to: number } | undefined)[]
      ) => {
        for (const bound of bounds) {
          if (!bound) continue;
          expect(count).toBeLessThanOrEqual('max' in bound ? bound.max : bound.to);
          expect(count).toBeGreaterThanOrEqual('max' in bound ? (bound.min ?? 0) : bound.from);
        }
      };
      const texts: string[] = [];
      if (typeof value === 'object' && 'entries' in value) {
        if (rule?.kind !== 'list') throw new Error('The platform takes no list here.');
        within(value.entries.length, rule.count, rule.countTarget);
        for (const entry of value.entries)
          within(countText(entry, rule.each.unit), rule.each, rule.eachTarget);
        if (rule.total)
          within(countList(value.entries, rule.total.unit, rule.separator), rule.total, rule.totalTarget);
        expect(new Set(value.entries).size).toBe(value.entries.length);
        texts.push(...value.entries);
      } else {
        if (rule?.kind !== 'text') throw new Error('The platform takes no text here.');
        const text =
          typeof value === 'string' ? value : plainDescription(value.blocks, rule.format === 'html');
        within(countText(text, rule.limit.unit), rule.limit, rule.target);
        texts.push(text);
      }
      for (const { pattern, label, fields: only } of platform.forbidden) {
        if (only !== undefined && !only.includes(field)) continue;
        // Shopify's own paragraphs and lists are no markup that a seller typed.
        for (const text of texts)
          expect(text.replaceAll(/<\/?(?:p|ul|li)>/g, ' ').match(pattern), label).toBeNull();
      }
    },
  );

  it('spend no title word of Amazon’s again in its search terms', () => {
    const [title, , terms] = samples[1]?.content ?? [];
    if (typeof title?.value !== 'string') throw new Error('No title.');
    if (typeof terms?.value !== 'object' || !('entries' in terms.value)) throw new Error('No search terms.');
    const words = new Set(title.value.toLowerCase().match(/[a-z0-9-]+/g));
    expect(terms.value.entries.filter((term) => words.has(term))).toEqual([]);
  });

  it('carry the counts that the page draws', () => {
    const counts = measuredSamples().flatMap(({ id, content }) =>
      content.map(({ label, used, limit, unit }) => `${id} ${label}: ${used}/${limit} ${unit}`),
    );
    expect(counts).toContain('etsy Tags: 13/13 tags');
    expect(counts.filter((words) => words.startsWith('amazon Backend search terms'))[0]).toMatch(
      /\/249 bytes$/,
    );
    expect(counts.filter((words) => words.startsWith('youtube Tags'))[0]).toMatch(/\/500 characters$/);
  });
});
