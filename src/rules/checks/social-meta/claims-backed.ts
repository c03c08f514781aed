import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';

export const claimsBacked: SocialCheckRule = {
  id: 'claims-backed',
  titleGood: 'Every claim stands in the brief or on the page',
  titleBad: 'A claim stands neither in the brief nor on the page',
  why: 'A promise that the page does not keep costs the click and the trust behind it.',
  applies: ({ written }) => written,
  judge: ({ title, description, ledger }) => {
    const claims = [title, description]
      .flatMap((text) => unbackedClaims(text, ledger))
      .map(({ text }) => text);
    return {
      score: claims.length === 0 ? 1 : 0,
      found: claims.length === 0 ? 'None without a source' : claims.slice(0, 4).join(', '),
      expected: 'None without a source',
      fix: 'Say it in the description of the page, or leave it out.',
      field: null,
    };
  },
};
