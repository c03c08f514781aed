import type { ResearchCheck } from '#rules/checks/research-check.ts';
import { atLeast } from '#rules/checks/check.ts';

const wanted = 2;

export const offersNamed: ResearchCheck = {
  id: 'offers-named',
  titleGood: 'The research knows what you sell',
  titleBad: 'The research knows little of what you sell',
  why: 'Every useful keyword starts from the name of a product or service.',
  field: 'products',
  judge: ({ form, offers }) => {
    const entries = form.products?.length ?? 0;
    // One entry may name several: "bookkeeping, payroll and VAT".
    const count = entries === 0 ? 0 : Math.max(entries, offers.length);
    return {
      score: atLeast(count, wanted),
      found: count === 1 ? '1 product or service' : `${count} products or services`,
      expected: `${wanted} or more`,
      fix: 'Name each of your products and services as customers call them.',
    };
  },
};
