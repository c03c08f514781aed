import type { ResearchCheck } from '#rules/checks/research-check.ts';
import { atLeast } from '#rules/checks/check.ts';

const wanted = 2;

export const competitorsNamed: ResearchCheck = {
  id: 'competitors-named',
  titleGood: 'Competitors are named',
  titleBad: 'Hardly any competitor is named',
  why: 'People who compare type two names; without names those searches stay unseen.',
  field: 'competitors',
  judge: ({ form }) => {
    const count = form.competitors?.length ?? 0;
    return {
      score: atLeast(count, wanted),
      found: count === 1 ? '1 competitor' : `${count} competitors`,
      expected: `${wanted} or more`,
      fix:
        count === 0
          ? 'Name two or three businesses that your customers also look at.'
          : 'Name another business or two that your customers also look at.',
    };
  },
};
