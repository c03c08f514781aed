import type { PageCheck } from '#rules/checks/page-check.ts';
import { readCanonicals } from '#rules/facts/page/canonical.ts';
import type { PageElement } from '#rules/page/document/tree.ts';

function isInHead(element: PageElement): boolean {
  for (
    let parent = element.parentNode;
    parent !== null;
    parent = 'parentNode' in parent ? parent.parentNode : null
  )
    if (parent.nodeName === 'head') return true;
  return false;
}

export const canonicalInHead: PageCheck = {
  id: 'canonical-in-head',
  subject: 'Place of the canonical link',
  titleGood: 'The canonical link stands in the head',
  titleBad: 'The canonical link stands in the body, where it is ignored',
  why: 'Search engines accept it in the head only; an unclosed or foreign element in the head ends it early.',
  lacks: (facts) =>
    facts.derive(readCanonicals).some(({ element }) => element !== null)
      ? null
      : 'There is no canonical link element.',
  judge: (facts) => {
    const outside = facts
      .derive(readCanonicals)
      .flatMap(({ element }) => (element !== null && !isInHead(element) ? element : []));
    return {
      score: outside.length === 0 ? 1 : 0,
      found: outside.length === 0 ? 'In the head' : 'In the body',
      expected: 'Inside <head>',
      fix: 'Move the link into the head, before any element that does not belong there.',
      elements: outside,
    };
  },
};
