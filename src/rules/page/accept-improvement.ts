import {
  descriptionPixels,
  descriptionWidthLimit,
  pixelWidth,
  titleWidthLimit,
} from '#rules/facts/pixel-width.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { shortenProse } from '#rules/fit/shorten-prose.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { holdsSigns, isName, namesIn } from '#rules/text/spaceless.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Improvement, PageDigest } from './analysis.ts';

/** Share of a proposal's subject words that the page must hold. */
const leastKnown = 0.7;
const mostKeywords = 12;
/** Words that claim what only a page that says so may claim, in the written languages. */
const claims =
  /\b(?:best|cheapest|guarantee\w*|award\w*|certified|official|free|discount|#1|no\. ?1|beste[rns]?|günstigste\w*|garantie\w*|kostenlos|gratis|mejor|garantizad\w*|meilleur\w*|garanti\w*|gratuit\w*)\b/giu;

/**
 * Takes of a model's proposal what the page bears out, field by field; the rest stays with the rules. A figure, a
 * claim or a subject that the page does not name, another language, or markup makes a field unusable.
 */
export function acceptImprovement(
  digest: PageDigest,
  proposal: Improvement,
): { improvement: Improvement; taken: boolean } {
  const page = [digest.title, digest.description, ...digest.headings, ...digest.keywords, digest.text].join(
    '\n',
  );
  const known = new Set(stemsOf(page.slice(0, 20_000)));
  const bears = (text: string): boolean => isBorneOut(text, page, known);
  const title = usable(shortenedTitle(proposal.title ?? ''), digest, bears);
  const description = usable(shortenedDescription(proposal.description ?? ''), digest, bears);
  const keywords = [...new Set(proposal.keywords.map((keyword) => keyword.trim()))]
    .filter((keyword) => keyword !== '' && bears(keyword))
    .slice(0, mostKeywords);
  const rules = digest.improvement;
  return {
    improvement: {
      title: title === null || title === digest.title ? rules.title : title,
      description:
        description === null || description === digest.description ? rules.description : description,
      keywords: keywords.length >= 3 ? keywords : rules.keywords,
    },
    taken: title !== null || description !== null || keywords.length >= 3,
  };
}

function shortenedTitle(text: string): string {
  const { limit } = titleTag('');
  return insideWidth(limit, (max) => {
    const line = shortenLine(plain(text), { ...limit, max }, []);
    return pixelWidth(line) <= titleWidthLimit ? line : '';
  });
}

/** Share of a description's limit below which whole sentences leave too little, and a clause more is worth keeping. */
const leastKept = 0.6;

function shortenedDescription(text: string): string {
  const { limit } = metaDescription('');
  return insideWidth(limit, (max) => {
    const bound = { ...limit, max };
    const sentences = shortenProse(plain(text), bound, []);
    const line = shortenLine(plain(text), { ...limit, max: max - 1 }, []);
    const clauses = /[.!?…。]$/u.test(line) ? line : `${line}.`;
    const prose = sentences.length < max * leastKept && line.length > sentences.length ? clauses : sentences;
    return descriptionPixels(prose) <= descriptionWidthLimit ? prose : '';
  });
}

/** A text of many wide letters fits its characters and not its pixels: it is shortened further, as long as much of it stays. */
function insideWidth({ max }: { max: number }, fit: (max: number) => string): string {
  for (let most = max; most > max * leastKept; most -= Math.ceil(max / 20)) {
    const fitted = fit(most);
    if (fitted !== '') return fitted;
  }
  return '';
}

function plain(text: string): string {
  return (
    text
      .replace(/<[^>]*>/g, ' ')
      // Signs that turn the direction of a line or are not seen; those that join letters and emoji stay.
      .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffd]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function usable(text: string, digest: PageDigest, bears: (text: string) => boolean): string | null {
  if (text === '' || !bears(text)) return null;
  const { tag } = detectLanguage([text], 'auto');
  const another = digest.language !== 'und' && text.length > 60 && tag !== digest.language.split('-')[0];
  return another ? null : text;
}

function isBorneOut(text: string, page: string, known: ReadonlySet<string>): boolean {
  for (const number of numbersOf(text)) if (!numbersOf(page).has(number)) return false;
  const lower = page.toLowerCase();
  for (const [claim] of text.matchAll(claims)) if (!lower.includes(claim.toLowerCase())) return false;
  if (/https?:|www\.|[{}<>]/i.test(text)) return false;
  const words = stemsOf(text)
    .flatMap(namesIn)
    .filter((stem) => (stem.length > 2 || isName(stem)) && !isFunctionWord(stem));
  const unknown = words.filter(
    (word) => !known.has(word) && !(isName(word) && holdsSigns(lower, word)),
  ).length;
  return words.length > 0 && 1 - unknown / words.length >= leastKnown;
}

/** Numbers of a text as they are written: 35 is not in 350. */
function numbersOf(text: string): Set<string> {
  return new Set(text.match(/\d+(?:[.,]\d+)*/g));
}
