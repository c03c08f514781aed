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
    // What a long one explains behind a bracket or colon goes before its own words do.
    subject.split(/\s*[(:–—]/u)[0]!,
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
  const second = facts.headings.find(({ level, text, inSubject }) => level === 2 && inSubject && text !== '');
  const candidates = [
    heading,
    beforeBrand,
    socialContent(facts.derive(readSocialTags), 'og:title') ?? '',
    // A page without a main heading begins with the next one; further ones name its parts.
    heading === '' && facts.headings.find(({ text }) => text !== '') === second ? (second?.text ?? '') : '',
  ].map(withoutWelcome);
  const named = candidates.find(
    (text) => text.trim() !== '' && titleSaysSomething.judge(withTitle(facts, text)).score === 1,
  );
  const [phrase] = facts.derive(readPhrases);
  return (named ?? (phrase ? capitalized(phrase.text) : '')).trim().replace(/[\s.,;:!–—-]+$/u, '');
}

const welcome =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei|beim|im|in|auf)|bienvenid[oa]s? a|bienvenue (?:à|au|aux|chez|dans|sur))(?: (?:the|der|dem|den|das|la|le|les|el|los|las))? /iu;

/** A heading without the greeting in front of a name; "Willkommen in unserem Shop" names nothing and stays. */
function withoutWelcome(heading: string): string {
  const rest = heading.trim().replace(welcome, '');
  return /^[\p{Lu}\p{N}]/u.test(rest) ? rest : heading;
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
    const spelled = [part, part.replaceAll('&', 'and'), part.replaceAll('&', 'und')];
    return parts.length > 1 && spelled.some((name) => isOfHost(name, host));
  });
  return inHost ?? '';
}

function isOfHost(name: string, host: string): boolean {
  const folded = foldWord(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return folded.length > 2 && (host.includes(folded) || folded.includes(host));
}

/** The heaviest phrase of those that somebody chose for a title, heading or description and that the line lacks. */
function detailFor(facts: PageFacts, line: string): string {
  const phrase = facts
    .derive(readPhrases)
    .find(({ text, words, count, chosen }) => chosen && words > 1 && count > 1 && !shares(line, text));
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
