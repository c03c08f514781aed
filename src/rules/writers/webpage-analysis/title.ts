import { isPlaceholderTitle, titleSaysSomething } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { pixelWidth, titleWidthLeast, titleWidthLimit } from '#rules/facts/pixel-width.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { brandOf, separators } from './brand-name.ts';
import { thingInData } from './named-by-data.ts';
import { capitalized } from './page-words.ts';
import { behindTown, isHome } from './town.ts';
import { longestDetail, partsNamed, partsOfBusiness, shares } from './parts-named.ts';
import { isPromotional } from './passing-words.ts';
import { readPhrases } from './phrases.ts';
import { selfDescription, speaks, withoutDetail } from './self-description.ts';
import { isSlogan, withoutWhose } from './slogan.ts';

const titleLimit: Limit = titleTag('').limit;

/**
 * A better title tag out of the page's own words: the subject first, what distinguishes it, then the brand, inside the
 * width of a result. Null when the present one leaves nothing to do, or when the page says too little to write one.
 */
export function improvedTitle(facts: PageFacts): string | null {
  const now = facts.head.title ?? '';
  if (isGood(facts, now)) return null;
  const found = subjectOf(facts);
  const brand = brandOf(facts);
  if (found === '' && brand === '') return null;
  // A name alone is typed by those who know it; what the page says of it is looked for by the others.
  const isOpen =
    brand !== '' &&
    (isName(found, brand) || namedSubject(facts) === '' || (isHome(facts) && isSlogan(found)));
  const said = isOpen
    ? selfDescription(facts, brand)
    : brand !== '' && isSlogan(found)
      ? twoParts(facts, brand)
      : '';
  const subject = said === '' ? found : said;
  if (subject === '') return null;
  const owner = said === '' ? brand : brand || found;
  // Behind a question stands its answer, and no other topic.
  const details = said === '' && !/[?!]$/u.test(subject) ? detailsFor(facts, subject, owner) : [];
  // What nobody named as the subject is one part among others.
  const joint = said === '' && namedSubject(facts) === '' ? ', ' : ': ';
  const detailed = details.map((detail) => [subject, detail].join(joint));
  const candidates = [
    ...(owner === ''
      ? []
      : detailed.filter((body) => !holds(body, owner)).map((body) => `${body} | ${owner}`)),
    ...detailed,
    ...(said !== '' && owner !== '' && !fitsLine(`${said} | ${owner}`)
      ? [`${withoutDetail(said)} | ${owner}`].filter(fitsLine)
      : []),
    subject,
    // What a long one explains behind a bracket or colon goes before its own words do.
    subject.split(/\s*[(:–—]/u)[0]!,
    shortenLine(subject, titleLimit, []),
  ].flatMap((body) => [owner && !holds(body, owner) ? `${body} | ${owner}` : '', body]);
  const title = candidates.find((candidate) => candidate !== '' && fitsLine(candidate)) ?? '';
  return title === '' || title === now || saysNoMore(title, now) ? null : title;
}

/** Whether a title has no word that the present one, which fits its line and does not cry, has not. */
function saysNoMore(title: string, now: string): boolean {
  const held = new Set(stemsOf(now));
  return (
    fitsLine(now) &&
    !isShouting(now) &&
    !cries.test(now) &&
    !now.split(separators).some(isPlaceholderTitle) &&
    stemsOf(title).every((stem) => held.has(stem))
  );
}

/** What a page under a promise has to say: "Deal pipeline, Email sync". Empty where fewer than two parts name it. */
function twoParts(facts: PageFacts, brand: string): string {
  const [first, second] = partsOfBusiness(facts, brand);
  return first && second ? `${first}, ${second}${behindTown(facts)}` : '';
}

function fitsLine(title: string): boolean {
  return pixelWidth(title) <= titleWidthLimit && countCharacters(title) <= titleLimit.max;
}

const cries = /!|\b(?:buy now|shop now|best price|click here)\b/iu;

/** Whether the present title needs no change: it says something, fills its line and is not cut. */
function isGood(facts: PageFacts, now: string): boolean {
  if (now === '' || isShouting(now) || cries.test(now)) return false;
  const width = pixelWidth(now);
  return titleSaysSomething.judge(facts).score === 1 && width >= titleWidthLeast && width <= titleWidthLimit;
}

/** What the page is about: its main heading, else its title without the brand, else its heaviest phrase. */
export function subjectOf(facts: PageFacts): string {
  const [phrase] = facts.derive(readPhrases);
  const found = namedSubject(facts) || (phrase ? capitalized(phrase.text) : '');
  return found.trim().replace(/^[\s¡]+|[\s.,;:!–—-]+$/gu, '');
}

/** What somebody wrote as the subject; empty where all of it are placeholders and greetings. */
function namedSubject(facts: PageFacts): string {
  const mains = facts.headings.filter(({ level, text }) => level === 1 && text !== '');
  const heading = (mains.find(({ text }) => !isSlogan(text)) ?? mains[0])?.text ?? '';
  const [beforeBrand = ''] = (facts.head.title ?? '').split(separators);
  const second = facts.headings.find(({ level, text, inSubject }) => level === 2 && inSubject && text !== '');
  const candidates = [
    // A cry and a promise are no name, and the page's data may have one.
    isCry(heading) || isSlogan(heading) ? thingInData(facts) : '',
    heading,
    beforeBrand,
    socialContent(facts.derive(readSocialTags), 'og:title') ?? '',
    // A page without a main heading begins with the next one; further ones name its parts.
    heading === '' && facts.headings.find(({ text }) => text !== '') === second ? (second?.text ?? '') : '',
  ].map((text) => withoutWhose(withoutWelcome(text)));
  return (
    candidates.find(
      (text) => text.trim() !== '' && titleSaysSomething.judge(withTitle(facts, text)).score === 1,
    ) ?? ''
  );
}

/** "The BEST Lentil Soup EVER!!" */
function isCry(heading: string): boolean {
  return isShouting(heading) || /!!|\b(?:BEST|EVER|BUY|NOW|SALE)\b/u.test(heading);
}

const welcome =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei|beim|im|in|auf)|bienvenid[oa]s? a|bienvenue (?:à|au|aux|chez|dans|sur)|benvenut[oaie] (?:da|dal|alla?|nell?a?|in|presso)|welkom (?:bij|in|op)|bem-vind[oa]s? (?:ao?|à)|witamy w)(?: (?:the|der|dem|den|das|la|le|les|el|los|las))? /iu;

/** A heading without the greeting in front of a name; "Willkommen in unserem Shop" names nothing and stays. */
function withoutWelcome(heading: string): string {
  const rest = heading.trim().replace(welcome, '');
  return /^[\p{Lu}\p{N}]/u.test(rest) ? rest : heading;
}

function withTitle(facts: PageFacts, title: string): PageFacts {
  return Object.create(facts, { head: { value: { ...facts.head, title } } });
}

/** Subjects up to this length say too little alone. */
const shortSubject = 20;
/**
 * What a title adds to its subject, the fullest first: the heaviest phrase of those that somebody chose for a title,
 * heading or description, and to a short subject what the headings of its parts name.
 */
function detailsFor(facts: PageFacts, subject: string, brand: string): string[] {
  const line = `${subject} ${brand}`;
  const phrase = facts
    .derive(readPhrases)
    .find(
      ({ text, words, count, chosen }) =>
        chosen && words > 1 && count > 1 && !shares(line, text) && !isPromotional(text),
    );
  if (phrase !== undefined) return [phrase.text];
  if (subject.length > shortSubject) return [];
  const [first, second] = partsNamed(facts, line);
  return [first && second ? `${first}, ${second}` : '', first ?? openingOf(facts)].filter(
    (detail) => detail !== '',
  );
}

/** The first sentence under the heading where it is short enough to stand in a title: "Sleeps 4 in two bedrooms". */
function openingOf(facts: PageFacts): string {
  const block = facts.text.mainBlocks.find(({ heading }) => heading === 0);
  const [sentence = ''] = (block?.text ?? '').split(/(?<=[.!?])\s/u);
  const line = sentence.replace(/\.$/u, '').trim();
  return line.length >= 12 &&
    line.length <= longestDetail &&
    !speaks.test(line) &&
    /^\p{Lu}[^!?:]*$/u.test(line)
    ? line
    : '';
}

function isName(subject: string, brand: string): boolean {
  const plain = (text: string): string => foldWord(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return brand !== '' && plain(brand).includes(plain(subject));
}

function holds(line: string, part: string): boolean {
  return foldWord(line).includes(foldWord(part));
}
