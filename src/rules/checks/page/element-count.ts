import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** Elements: Lighthouse warns from 800 and calls 1,400 too many (dom-size-insight). */
const many = 1_400;

export const elementCount: PageCheck = {
  id: 'element-count',
  subject: 'Number of elements',
  titleGood: 'The page has a reasonable number of elements',
  titleBad: 'The page has very many elements',
  why: 'Each costs memory and time at every change of style (Lighthouse, dom-size-insight).',
  judge: ({ parts }) => ({
    score: atMost(parts.elementCount, many, many * 4),
    found: `${parts.elementCount} elements, nested ${parts.depth} deep`,
    expected: `At most ${many}`,
    fix: 'Show long lists in parts and leave wrappers away.',
  }),
};
