import { positionOf } from '#rules/facts/position.ts';
import { clamp, type Check } from '#rules/checks/check.ts';

interface Params {
  /** The brand has to begin before this character; 1 means that it is the first word. */
  before: number;
}

export const titleBrandPosition: Check<Params> = {
  id: 'title-brand-position',
  titleGood: 'The brand leads the title',
  titleBad: 'The brand is missing from the front of the title',
  why: 'Buyers filter and recognize by brand, and the platform’s own title order begins with it.',
  applies: (context) => context.ledger.brand.trim() !== '',
  judge: (context, params) => {
    const field = context.platform.titleField;
    const { brand } = context.ledger;
    const place = positionOf(brand, context.text(field));
    return {
      score: place === null ? 0 : place < params.before ? 1 : clamp(0.7 - (place - params.before) / 60),
      found:
        place === null ? `“${brand}” is not in the title` : `“${brand}” begins after ${place} characters`,
      expected:
        params.before <= 1
          ? `“${brand}” as the first word`
          : `“${brand}” in the first ${params.before} characters`,
      fix: `Begin the title with “${brand}”.`,
      field,
    };
  },
};
