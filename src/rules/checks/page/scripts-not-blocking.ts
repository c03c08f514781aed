import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';

function isBlocking(element: PageElement): boolean {
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  return (
    attributeOf(element, 'src') !== null &&
    element.parentNode?.nodeName === 'head' &&
    attributeOf(element, 'async') === null &&
    attributeOf(element, 'defer') === null &&
    type !== 'module' &&
    (type === '' || /javascript|ecmascript/.test(type))
  );
}

export const scriptsNotBlocking: PageCheck = {
  id: 'scripts-not-blocking',
  outsidePatch: true,
  subject: 'Scripts in the head',
  titleGood: 'No script holds the page back',
  titleBad: 'Scripts in the head hold the page back',
  why: 'The browser shows nothing until they are fetched and run (Lighthouse, render-blocking-insight).',
  lacks: ({ parts }) => (parts.scripts.length === 0 ? 'The page has no scripts.' : null),
  judge: ({ parts }) => {
    const blocking = parts.scripts.filter(isBlocking);
    return {
      score: blocking.length === 0 ? 1 : Math.max(0, 0.8 - blocking.length * 0.2),
      found: blocking.length === 0 ? 'None' : `${blocking.length} without async or defer`,
      expected: 'async, defer or type="module" on each script with an address in the head',
      fix: 'Add defer, or async where the order does not matter.',
      elements: blocking,
    };
  },
};
