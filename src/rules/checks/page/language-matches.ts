import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Words under which a detected language would be a guess. */
const leastWords = 40;

export const languageMatches: PageCheck = {
  id: 'language-matches',
  outsidePatch: true,
  subject: 'Declared and real language',
  titleGood: 'The declared language is that of the text',
  titleBad: 'The declared language is not that of the text',
  why: 'Screen readers would read the text with the voice of another language; templates are often left at lang="en".',
  lacks: (facts) =>
    facts.head.language === null
      ? 'The page declares no language.'
      : facts.derive(readProse).words < leastWords || facts.derive(readProse).language.tag === 'und'
        ? 'The text is too short to tell its language.'
        : null,
  judge: (facts) => {
    const declared = facts.head.language!.toLowerCase().split('-')[0]!;
    const { tag } = facts.derive(readProse).language;
    const close = new Set([`${declared}:${tag}`]);
    // Close relatives that a short text does not tell apart.
    const same =
      declared === tag ||
      [
        'no:da',
        'nb:da',
        'nn:da',
        'da:no',
        'sv:da',
        'gl:pt',
        'gl:es',
        'ca:es',
        'sr:ru',
        'bg:ru',
        'mk:ru',
        'hr:sr',
        'sk:cs',
        'id:ms',
        'ms:id',
        'yue:zh',
        'uk:ru',
        'be:ru',
      ].some((pair) => close.has(pair));
    return {
      score: same ? 1 : 0,
      found: `Declared ${facts.head.language}, the text reads as ${tag}`,
      expected: 'The same language in both',
      fix: `Write lang="${tag}" if that is the language of the page.`,
      elements: facts.parts.html ? [facts.parts.html] : [],
    };
  },
};
