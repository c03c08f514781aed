import type { PageCheck } from '#rules/checks/page-check.ts';
import { isLanguageTag } from '#rules/facts/page/hreflang.ts';

export const languageDeclared: PageCheck = {
  id: 'language-declared',
  outsidePatch: true,
  subject: 'Declared language',
  titleGood: 'The page declares its language',
  titleBad: 'The page declares no valid language',
  why: 'Screen readers choose the voice by it, browsers the hyphenation and the offer to translate (WCAG 3.1.1).',
  judge: ({ head, parts }) => ({
    score:
      head.language === null
        ? 0
        : isLanguageTag(head.language)
          ? 1
          : /^[a-z]{2,3}\b/i.test(head.language)
            ? 0.7
            : 0,
    found: head.language ?? 'No lang attribute on the html element',
    expected: 'Such as <html lang="en">',
    fix: 'Write the language of the text into the lang attribute of the html element.',
    elements: parts.html ? [parts.html] : [],
  }),
};
