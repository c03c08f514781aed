import { atMost } from '#rules/checks/check.ts';
import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

/** Googlebot reads the first 15 MB of a file; long before that phones take seconds to parse it. */
const heavy = 500 * 1024;

export const pageWeight: PageCheck = {
  id: 'page-weight',
  subject: 'Size of the HTML',
  titleGood: 'The HTML is light',
  titleBad: 'The HTML is heavy',
  why: 'Phones parse every byte before the page is ready; most heavy pages carry data for scripts in it.',
  needs: needsAnswer,
  judge: ({ source }) => {
    const { bodyBytes, truncated } = source.answer!;
    return {
      score: truncated ? 0 : atMost(bodyBytes, heavy, heavy * 5),
      found: truncated ? 'More than is read' : `${Math.round(bodyBytes / 1024)} kB`,
      expected: `At most ${heavy / 1024} kB`,
      fix: 'Move data and styles into files of their own and show long lists in pages.',
    };
  },
};
