import { expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { prepare } from '#rules/writers/seo-content/prepared.ts';
import { goldenBriefs } from './briefs.ts';

/** What a seller says is backed by his saying it; only a claim of healing is refused whoever makes it. */
test.each(goldenBriefs)('$id claims nothing that it does not say itself', ({ form }) => {
  const unbacked = briefsOf(seoFormSchema.parse(form)).flatMap((brief) => {
    const { ledger } = prepare(brief);
    return ledger.sentences.flatMap(({ text }) =>
      unbackedClaims(text, ledger).filter(({ kind }) => kind !== 'medical'),
    );
  });
  expect(unbacked).toEqual([]);
});

test('a sum in millions is backed by its own sentence', () => {
  const [brief] = briefsOf(
    seoFormSchema.parse({
      platform: 'website',
      businessName: 'Hedge & Bough',
      industry: 'Professional Services',
      products: [
        {
          name: 'Tree surgery',
          description: 'Two NPTC qualified climbers with £5 million public liability..',
        },
      ],
    }),
  );
  const { ledger } = prepare(brief!);
  expect(unbackedClaims('Two qualified climbers with £5 million public liability.', ledger)).toEqual([]);
  expect(unbackedClaims('£7 million public liability.', ledger)).not.toEqual([]);
});
