import { atMost } from '#rules/checks/check.ts';
import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

/** Milliseconds to the first byte: good and poor (web.dev, TTFB; platform rules §14). */
const good = 800;
const poor = 1_800;

export const firstByteTime: PageCheck = {
  id: 'first-byte-time',
  outsidePatch: true,
  subject: 'Time to the first byte',
  titleGood: 'The server answers quickly',
  titleBad: 'The server answers slowly',
  why: 'Nothing can be shown before; 800 ms is good, 1.8 s poor (web.dev). Measured once, from our server.',
  needs: needsAnswer,
  judge: ({ source }) => {
    const { firstByteMs } = source.answer!;
    return {
      score: atMost(firstByteMs, good, poor),
      found: `${Math.round(firstByteMs)} ms`,
      expected: `At most ${good} ms`,
      fix: 'Cache the page, or bring the server nearer to its readers.',
    };
  },
};
