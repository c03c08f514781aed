import { atLeast } from '#rules/checks/check.ts';
import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** Code points of text that an answer can be drawn from. */
const enough = 500;

/** Data for machines and lines that measure visits add no text; what is loaded may. */
function loadsCode(script: PageElement): boolean {
  return attributeOf(script, 'src') !== null || attributeOf(script, 'type') === 'module';
}

export const aiReadableWithoutScripts: PageCheck = {
  id: 'ai-readable-without-scripts',
  outsidePatch: true,
  subject: 'Text without scripts',
  titleGood: 'The text can be read without scripts',
  titleBad: 'Little text can be read without scripts',
  why: 'Most AI crawlers run no scripts: what scripts add later they never see.',
  lacks: ({ parts }) =>
    parts.scripts.some(loadsCode) ? null : 'The page uses no scripts that could add text.',
  judge: ({ text }) => ({
    score: atLeast(text.contentLength, enough),
    found: `${text.contentLength} characters of main text in the HTML`,
    expected: `${enough} or more`,
    fix: 'Render the main text on the server.',
  }),
};
