import { getDomainWithoutSuffix } from 'tldts';
import { titleSaysSomething } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { pixelWidth, titleWidthLeast, titleWidthLimit } from '#rules/facts/pixel-width.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { readPhrases } from './phrases.ts';

const titleLimit: Limit = titleTag('').limit;
const separators = /\s+[|•·»–—]\s+|\s+-\s+|\s*\|\s*/u;

/**
 * A better title tag out of the page's own words: the subject first, what distinguishes it, then the brand, inside the
 * width of a result. Null when the present one leaves nothing to do, or when the page says too little to write one.
 */
export function improvedTitle(facts: PageFacts): string | null {
  const now = facts.head.title ?? '';
  if (isGood(facts, now)) return null;
  const subject = subjectOf(facts);
  if (subject === '') return null;
  const brand = brandOf(facts);
  const detail = detailFor(facts, `${subject} ${brand}`);
  const candidates = [
    [subject, detail].filter(Boolean).join(': '),
    subject,
    shortenLine(subject, titleLimit, []),
  ].flatMap((body) => [brand && !holds(body, brand) ? `${body} | ${brand}` : '', body]);
  const title = candidates.find((candidate) => candidate !== '' && fitsLine(candidate)) ?? '';
  return title === '' || title === now ? null : title;
}

function fitsLine(title: string): boolean {
  return pixelWidth(title) <= titleWidthLimit && countCharacters(title) <= titleLimit.max;
}

/** Whether the present title needs no change: it says something, fills its line and is not cut. */
function isGood(facts: PageFacts, now: string): boolean {
  if (now === '') return false;
  const width = pixelWidth(now);
  return titleSaysSomething.judge(facts).score === 1 && width >= titleWidthLeast && width <= titleWidthLimit;
}

/** What the page is about: its main heading, else its title without the brand, else its heaviest phrase. */
export function subjectOf(facts: PageFacts): string {
  const heading = facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const [beforeBrand = ''] = (facts.head.title ?? '').split(separators);
  const candidates = [heading, beforeBrand, socialContent(facts.derive(readSocialTags), 'og:title') ?? ''];
  const named = candidates.find(
    (text) => text.trim() !== '' && titleSaysSomething.judge(withTitle(facts, text)).score === 1,
  );
  const [phrase] = facts.derive(readPhrases);
  return (named ?? (phrase ? capitalized(phrase.text) : '')).trim().replace(/[\s.,;:!–—-]+$/u, '');
}

function withTitle(facts: PageFacts, title: string): PageFacts {
  return Object.create(facts, { head: { value: { ...facts.head, title } } });
}

/** Name of the site: Open Graph's site name, else what stands behind the title's last separator and in the host. */
function brandOf(facts: PageFacts): string {
  const named = socialContent(facts.derive(readSocialTags), 'og:site_name');
  if (named) return named;
  const host = foldWord(getDomainWithoutSuffix(facts.source.finalUrl) ?? '').replaceAll(/[^a-z0-9]/g, '');
  const parts = (facts.head.title ?? '').split(separators).map((part) => part.trim());
  const inHost = parts.find((part) => {
    const folded = foldWord(part).replaceAll(/[^\p{L}\p{N}]/gu, '');
    return parts.length > 1 && folded.length > 2 && (host.includes(folded) || folded.includes(host));
  });
  return inHost ?? '';
}

/** The heaviest phrase that the line does not hold yet. */
function detailFor(facts: PageFacts, line: string): string {
  const phrase = facts
    .derive(readPhrases)
    .find(({ text, words, count }) => words > 1 && count > 1 && !shares(line, text));
  return phrase?.text ?? '';
}

function shares(line: string, phrase: string): boolean {
  const folded = foldWord(line);
  return foldWord(phrase)
    .split(' ')
    .some((word) => word.length > 3 && folded.includes(word));
}

function holds(line: string, part: string): boolean {
  return foldWord(line).includes(foldWord(part));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
