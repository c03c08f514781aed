import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { linksWithRel } from '#rules/facts/page/head-facts.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

/** Style files that a page can ask for at once without a queue; advice. */
const few = 4;

export const stylesFew: PageCheck = {
  id: 'styles-few',
  outsidePatch: true,
  subject: 'Style files',
  titleGood: 'Few style files hold the page back',
  titleBad: 'Many style files hold the page back',
  why: 'The browser shows nothing before all of them have come (Lighthouse, render-blocking-insight).',
  judge: ({ head }) => {
    const sheets = linksWithRel(head, 'stylesheet').filter(
      ({ rel, element }) =>
        !rel.includes('alternate') && !/^\s*(?:print|speech)\s*$/i.test(attributeOf(element, 'media') ?? ''),
    );
    return {
      score: atMost(sheets.length, few, few * 4),
      found: `${sheets.length} ${sheets.length === 1 ? 'file' : 'files'}`,
      expected: `At most ${few}`,
      fix: 'Put them together, and load what is not needed first later.',
      elements: sheets.slice(few).map(({ element }) => element),
    };
  },
};
