import { expect, it } from 'vitest';
import { kindChances } from '#rules/ledger/kind-chances.ts';
import { kindPatterns } from '#rules/ledger/kind-patterns.ts';
import { goldenBriefs } from './briefs.ts';

it('agrees with every kind pattern on every clause of the golden briefs', () => {
  const texts = goldenBriefs.flatMap(({ form }) =>
    form.products.flatMap(({ description }) => description.split(/[.,;\n]\s*/u)),
  );
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    const rows = kindPatterns[language];
    for (const text of texts) {
      const chances = kindChances(text, language);
      const missed = rows.filter(([, pattern], at) => (chances & (1 << at)) === 0 && pattern.test(text));
      expect(missed, text).toEqual([]);
    }
  }
});
