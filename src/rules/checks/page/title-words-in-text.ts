import { atLeast } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { isPlaceholderTitle } from './title-says-something.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { holdsSigns, isName, namesIn } from '#rules/text/spaceless.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

/** Share of the title's subject words that the text should hold; the brand often stands in the title only. */
const wanted = 0.6;
/** Units of the text that are searched. */
const searched = 5_000;

/** The beginning of the text as it is searched; no head changes it. */
export function readBeginning({ text }: PageFacts): { lower: string; folded: string } {
  const lower = text.main.slice(0, searched).toLowerCase();
  return { lower, folded: foldWord(lower) };
}

const separators = /(?<!\s)\s+[|•·»–—-]\s+/u;

/** A title whole, and without the brand that stands at its beginning or end. */
function promisesOf(title: string): string[] {
  const pieces = title.split(separators);
  return pieces.length === 1 ? [title] : [title, pieces.slice(0, -1).join(' '), pieces.slice(1).join(' ')];
}

/** Whether a folded text has a word that begins with a stem; "stories" begins with what "story" is cut to. */
function holdsWord(folded: string, stem: string): boolean {
  const wanted = stem.endsWith('y') ? stem.slice(0, -1) : stem;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) || /[\u0e00-\u9fff]/.test(stem)) return true;
  return false;
}

/** What shops add to a thing for those who type it; stems. */
const isOrder =
  /^(?:kaufen|bestell(?:en)?|online|shop|buy|order|comprar|tienda|acheter|boutique|acquist\p{L}*|compra|preise?|prices?|pricing|prix|tarifs?|precios?|tarifas?|prezzi)$/u;

/** The words that a title promises; where nothing parts words, the names in them: 自家焙煎コーヒー豆の通販 holds two. */
function promised(promise: string): string[] {
  const words = stemsOf(promise).flatMap(namesIn);
  return [...new Set(words)].filter(
    (word) => (word.length > 2 || isName(word)) && !isFunctionWord(word) && !isOrder.test(word),
  );
}

export const titleWordsInText: PageCheck = {
  id: 'title-words-in-text',
  subject: 'Title and text',
  titleGood: 'The text speaks of what the title promises',
  titleBad: 'The text does not speak of what the title promises',
  why: 'Search engines compare the title with the text and replace titles that do not fit (Google, title link guide).',
  lacks: ({ head, text }) =>
    !head.title || text.main === ''
      ? 'It needs a title and text.'
      : isPlaceholderTitle(head.title)
        ? 'The title is a placeholder.'
        : null,
  judge: (facts) => {
    const { head } = facts;
    const { lower, folded } = facts.derive(readBeginning);
    const readings = promisesOf(head.title ?? '').map((promise) => {
      const words = promised(promise);
      const missing = words.filter((word) =>
        isName(word) ? !holdsSigns(lower, word) : !holdsWord(lower, word) && !holdsWord(folded, word),
      );
      return { missing, share: words.length === 0 ? 1 : 1 - missing.length / words.length };
    });
    const { missing, share } = readings.reduce((best, one) => (one.share > best.share ? one : best));
    return {
      score: atLeast(share, wanted),
      found: missing.length === 0 ? 'All words of the title' : `Missing: ${missing.join(', ')}`,
      expected: `At least ${wanted * 100} % of the words of the title`,
      fix: 'Use the words of the title in the first paragraph, or make the title fit the text.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
