import { measureText } from '#rules/facts/measured-text.ts';
import type { Check } from '#rules/checks/check.ts';

export const titleBrandEnding: Check<object> = {
  id: 'title-brand-ending',
  titleGood: 'The brand closes the title tag, once',
  titleBad: 'The brand does not close the title tag once',
  why: 'The subject earns the click; the name behind it builds trust and belongs at the end.',
  applies: (context) => context.rule('titleTag') !== undefined && context.ledger.brand.trim() !== '',
  judge: (context) => {
    const { brand } = context.ledger;
    const title = context.text('titleTag');
    const wanted = measureText(brand).tokens[0]?.stem ?? '';
    const places = title.tokens.flatMap((token, index) => (token.stem === wanted ? [index] : []));
    const half = title.tokens.length / 2;
    const score = places.length === 0 ? 0 : places.length > 1 ? 0.3 : (places[0] ?? 0) >= half ? 1 : 0.5;
    return {
      score,
      found:
        places.length === 0
          ? `“${brand}” is not in the title tag`
          : `“${brand}” stands ${places.length} times in “${title.plain}”`,
      expected: `“${brand}” once, at the end`,
      fix: `End the title tag with “| ${brand}” and name it nowhere else there.`,
      field: 'titleTag',
    };
  },
};
