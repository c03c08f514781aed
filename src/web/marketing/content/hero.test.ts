import { describe, expect, it } from 'vitest';
import { marketplaceKeys, platformOfCatalogueKey } from '#contract/platform-list.ts';
import { platforms } from '#rules/platforms/index.ts';
import { countCharacters } from '#rules/text/count.ts';
import { strips } from './hero.ts';

describe('strips of the hero', () => {
  it('names each marketplace once, longest text first', () => {
    const shown = strips.map((strip) => strip.platform);
    expect(shown.toSorted()).toEqual(marketplaceKeys.map(platformOfCatalogueKey).toSorted());
    const lengths = strips.map((strip) => countCharacters(strip.text));
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });

  it.each(strips.map((strip) => [strip.platform, strip] as const))('%s: keeps its own rules', (id, strip) => {
    const platform = platforms[id];
    const title = platform.fields[platform.titleField];
    if (title?.kind !== 'text') throw new Error('The title is no text.');
    const length = countCharacters(strip.text);
    expect(length).toBeLessThanOrEqual(title.limit.max);
    expect(length).toBeGreaterThanOrEqual(title.target?.from ?? 0);
    expect(length).toBeLessThanOrEqual(title.target?.to ?? title.limit.max);
    for (const rule of platform.forbidden) {
      if (rule.fields === undefined || rule.fields.includes(platform.titleField))
        expect(strip.text.match(rule.pattern), rule.label).toBeNull();
    }
    if (strip.phrase !== null) expect(strip.text.split(strip.phrase)).toHaveLength(2);
  });
});
