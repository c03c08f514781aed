import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { fillerHits } from '#rules/ledger/claims.ts';
import { promotionsIn } from '#rules/facts/promotion.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';

export const plainWords: SocialCheckRule = {
  id: 'plain-words',
  titleGood: 'The words are plain',
  titleBad: 'Some words shout or say nothing',
  why: 'Networks show bait less often (Meta, ranking of posts), and readers take filler for advertising.',
  applies: ({ title, description }) => `${title}${description}` !== '',
  judge: ({ title, description, ledger }) => {
    const text = `${title}. ${description}`;
    const found = [
      ...fillerHits(text, ledger.language.written),
      ...(isShouting(title) || isShouting(description) ? ['capital letters throughout'] : []),
      ...promotionsIn(text, briefOf(ledger)).map((promotion) => promotion.text),
    ];
    return {
      score: Math.max(0, 1 - found.length * 0.35),
      found: found.length === 0 ? 'None' : found.slice(0, 5).join(', '),
      expected: 'No filler, no shouting, no bait',
      fix: 'Say the fact instead.',
      field: null,
    };
  },
};

function briefOf({ sentences }: Ledger): string {
  return sentences
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
}
