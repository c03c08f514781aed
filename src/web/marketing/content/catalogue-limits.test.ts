import { describe, expect, it } from 'vitest';
import { marketplaceKeys } from '#contract/platform-list.ts';
import { planKeys } from '#contract/plans.ts';
import { marketplacesInWords } from './marketplace-count.ts';
import { platforms } from '#rules/platforms/index.ts';
import { filledCatalogue, fillLimits } from './catalogue-limits.ts';
import { platformCatalogue } from './platform-catalogue.ts';

const textsOf = (key: keyof typeof platformCatalogue, from = platformCatalogue) => {
  const { description, line, features } = from[key];
  return [description, line, ...features];
};

describe('the catalogue of plans', () => {
  it.each(planKeys)('%s: takes every limit from the platform’s file, none by hand', (key) => {
    const withoutHoles = textsOf(key).map((text) => text.replaceAll(/\{[^}]*\}/g, ''));
    // The score's own scale is no limit of a platform.
    expect(withoutHoles.filter((text) => /\d/.test(text.replace('out of 100', '')))).toEqual([]);
    expect(textsOf(key, filledCatalogue()).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('says today’s figures', () => {
    const { etsy, amazon, appstore } = filledCatalogue();
    expect(etsy.features[0]).toBe('Up to 13 tags, none longer than 20 characters');
    expect(amazon.features[2]).toBe('Search terms of up to 249 bytes, no word twice');
    expect(appstore.features[1]).toBe('A keyword field of 100 bytes, no word repeated');
  });

  it('gives name and subtitle of the App Store one figure, which both have', () => {
    const { productTitle, subtitle } = platforms.appstore.fields;
    expect(productTitle?.kind === 'text' && productTitle.limit.max).toBe(
      subtitle?.kind === 'text' && subtitle.limit.max,
    );
  });

  it.each(['{nothing}', '{productTitle.each}', '{tags.sum}'])('refuses %s', (hole) => {
    expect(() => fillLimits(hole, platforms.etsy)).toThrow(`Etsy has no figure for ${hole}.`);
  });

  it('has no two plans that promise the same', () => {
    const features = planKeys.flatMap((key) => platformCatalogue[key].features);
    expect(new Set(features).size).toBe(features.length);
  });

  it('counts the marketplaces in its words', () => {
    expect(marketplacesInWords).toMatch(/^[a-z]+$/);
    expect(platformCatalogue.bundle.shortName).toBe(`All ${marketplaceKeys.length} platforms`);
  });
});
