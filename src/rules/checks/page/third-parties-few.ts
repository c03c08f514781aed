import { getDomain } from 'tldts';
import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

/** Foreign sites whose code a page runs before it gets slow and hard to answer for; advice. */
const few = 5;

export const thirdPartiesFew: PageCheck = {
  id: 'third-parties-few',
  outsidePatch: true,
  subject: 'Code of other sites',
  titleGood: 'The page runs code of few other sites',
  titleBad: 'The page runs code of many other sites',
  why: 'Each costs a connection and time, and sees your visitors (Lighthouse, third-parties-insight).',
  lacks: ({ parts }) =>
    parts.scripts.some((element) => attributeOf(element, 'src') !== null) || parts.frames.length > 0
      ? null
      : 'The page loads no scripts and no frames.',
  judge: (facts) => {
    const own = getDomain(facts.source.finalUrl);
    const foreign = new Map<string, (typeof facts.parts.scripts)[number]>();
    for (const element of [...facts.parts.scripts, ...facts.parts.frames]) {
      const domain = getDomain(facts.resolve(attributeOf(element, 'src') ?? '') ?? '');
      if (domain !== null && domain !== own && !foreign.has(domain)) foreign.set(domain, element);
    }
    return {
      score: atMost(foreign.size, few, few * 4),
      found: foreign.size === 0 ? 'None' : `${foreign.size}: ${[...foreign.keys()].slice(0, 8).join(', ')}`,
      expected: `At most ${few}`,
      fix: 'Remove what nobody looks at any more, and load chat and maps when they are opened.',
      elements: foreign.size > few ? [...foreign.values()] : [],
    };
  },
};
