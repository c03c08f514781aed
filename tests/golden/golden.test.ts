import { afterAll, describe, expect, it } from 'vitest';
import { listingOf } from '#rules/listing/result-item.ts';
import { violations } from '#rules/fit/violations.ts';
import { platforms } from '#rules/platforms/index.ts';
import { goldenBriefs } from './briefs.ts';
import type { GoldenBrief } from './brief.ts';
import { inventedClaims } from './invention.ts';
import { brokenLimits, duplicates } from './limits.ts';
import { outputTexts, proseSentences, shownTexts } from './output-texts.ts';
import type { Written } from './run-brief.ts';
import { writeForm } from './run-brief.ts';
import { wordingSlips } from './wording.ts';

/** Median that the rule-based writer must reach over all briefs, and the floor for briefs of five facts and more. */
const medianFloor = 85;
const scoreFloor = 75;

const written = new Map<GoldenBrief, Written[]>(goldenBriefs.map((brief) => [brief, writeForm(brief.form)]));
const items = (brief: GoldenBrief) => (written.get(brief) ?? []).map(({ item }) => item);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** A word or phrase standing on its own in a text, whatever its case. */
function says(text: string, phrase: string): boolean {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}

it('has eight briefs or more a platform, in eight languages or more', () => {
  for (const platform of Object.keys(platforms)) {
    const count = goldenBriefs.filter((brief) => brief.form.platform === platform).length;
    expect(count, platform).toBeGreaterThanOrEqual(8);
  }
  expect(new Set(goldenBriefs.map((brief) => brief.language)).size).toBeGreaterThanOrEqual(8);
});

describe.each(goldenBriefs)('$id', (brief) => {
  const source = JSON.stringify(brief.form);

  it('keeps every limit in the unit of the platform', () => {
    for (const item of items(brief)) expect(brokenLimits(item, ['hard', 'advice'])).toEqual([]);
  });

  it('holds nothing that the platform refuses', () => {
    for (const { item, ledger } of written.get(brief) ?? []) {
      const names = [ledger.brand, String(brief.form.appName ?? '')].filter((name) => name !== '');
      expect(violations(listingOf(item), platforms[item.platform], names)).toEqual([]);
    }
  });

  it('has no tag or keyword twice', () => {
    for (const item of items(brief)) {
      expect(duplicates(item.tags)).toEqual([]);
      expect(duplicates(item.keywords)).toEqual([]);
      expect(duplicates(item.searchTerms)).toEqual([]);
      const field = item.platformFields.keywordField;
      expect(duplicates(typeof field === 'string' ? field.split(',') : [])).toEqual([]);
    }
  });

  it('invents no number, material, size or certificate', () => {
    for (const item of items(brief)) {
      for (const { field, text } of outputTexts(item)) {
        expect(inventedClaims(text, source), `${field}: ${text}`).toEqual([]);
      }
    }
  });

  it('sells nothing as made of its wrapping or of a part', () => {
    const fields = new Set(['productTitle', 'titleTag', 'materials', 'tags', 'keywords']);
    for (const item of items(brief)) {
      for (const { field, text } of outputTexts(item).filter((output) => fields.has(output.field))) {
        for (const material of brief.notMadeOf ?? [])
          expect(says(text, material), `${field}: ${text}`).toBe(false);
      }
    }
  });

  it('reads without slips of the pen', () => {
    for (const item of items(brief)) {
      for (const { field, text } of outputTexts(item)) {
        expect(wordingSlips(text, brief.language), `${field}: ${text}`).toEqual([]);
      }
    }
  });

  it('prints no markup and nothing that was injected', () => {
    for (const item of items(brief)) {
      const html = item.platform === 'shopify';
      for (const { field, text } of outputTexts(item)) {
        const rest =
          html && field === 'improvedBodyText'
            ? text.replaceAll(/<\/?(?:p|ul|li)>|&(?:amp|lt|gt|quot);/gu, '')
            : text;
        expect(rest, field).not.toMatch(/<[a-z!/]|&[a-z]+;|javascript:|\bon\w+=/iu);
      }
      for (const { field, text } of outputTexts(item)) {
        for (const phrase of brief.neverSay ?? [])
          expect(says(text, phrase), `${field}: ${text}`).toBe(false);
      }
      for (const { field, text } of shownTexts(item)) {
        for (const phrase of brief.injected ?? [])
          expect(says(text, phrase), `${field}: ${text}`).toBe(false);
      }
    }
  });

  it('writes every required field and the same text each time', () => {
    for (const item of items(brief)) {
      const listing = listingOf(item);
      for (const rule of Object.values(platforms[item.platform].fields)) {
        if (rule.required && brief.thin !== true)
          expect(listing[rule.id]?.length ?? 0, rule.id).toBeGreaterThan(0);
      }
    }
    expect(writeForm(brief.form).map(({ item }) => item)).toEqual(items(brief));
  });

  it('gives two products no sentence in common', () => {
    const names = brief.form.products.map((product) => `${product.name}\n${product.description}`);
    if (new Set(names).size < names.length) return;
    const seen = new Map<string, number>();
    const shared: string[] = [];
    for (const [index, item] of items(brief).entries()) {
      for (const sentence of new Set(proseSentences(item))) {
        if (seen.has(sentence)) shared.push(sentence);
        else seen.set(sentence, index);
      }
    }
    expect(shared).toEqual([]);
  });

  // A brief of fewer than five facts has no floor: the score says what is missing.
  if (brief.thin !== true) {
    it(`scores ${scoreFloor} or more`, () => {
      for (const item of items(brief))
        expect(item.seoScore, item.productName).toBeGreaterThanOrEqual(scoreFloor);
    });
  }
});

it(`reaches a median score of ${medianFloor}`, () => {
  const scores = goldenBriefs.flatMap((brief) => items(brief).map((item) => item.seoScore));
  expect(median(scores)).toBeGreaterThanOrEqual(medianFloor);
});

afterAll(() => {
  const rows = Object.keys(platforms).map((platform) => {
    const scores = goldenBriefs
      .filter((brief) => brief.form.platform === platform)
      .flatMap((brief) => items(brief).map((item) => item.seoScore));
    return {
      platform,
      listings: scores.length,
      lowest: Math.min(...scores),
      median: median(scores),
      highest: Math.max(...scores),
    };
  });
  console.table(rows);
});
