import { isPlaceholderTitle } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { separators } from './brand-in-title.ts';
import { isFurniture } from './every-site.ts';
import { thingInData } from './named-by-data.ts';
import { capitalized } from './page-words.ts';
import { quieted } from './quieted.ts';
import { readPhrases } from './phrases.ts';
import { isCry, isSlogan, withoutWelcome, withoutWhose } from './slogan.ts';
import { inTown, isHome } from './town.ts';

/** Units of a subject that are read. */
const longestSubject = 300;

/** What the page is about: its main heading, else its title without the brand, else its heaviest phrase. */
export function subjectOf(facts: PageFacts): string {
  // What is said once in passing is not what a page is about: "a big believer in good food".
  const phrase = facts.derive(readPhrases).find(({ once }) => !once);
  const found = facts.derive(namedSubject) || (phrase ? capitalized(phrase.text) : '');
  // No title shows more of it.
  return quieted(
    found
      .slice(0, longestSubject)
      .trim()
      .replace(/^[\s¡]+|[\s.,;:!–—-]+$/gu, ''),
    facts,
  );
}

/** What somebody wrote as the subject; empty where all of it are placeholders and greetings. */
export function namedSubject(facts: PageFacts): string {
  const heading = mainHeading(facts);
  const [beforeBrand = ''] = (facts.head.title ?? '').split(separators);
  // A question over the first page asks its visitor: "FAHRRAD KAPUTT?"
  const isPromise =
    // "Get in touch" begins as a promise does, and is a part that every site has.
    (isSlogan(heading) && (/[?!]$/u.test(heading) || !isFurniture(heading))) ||
    (isHome(facts) && heading.endsWith('?'));
  // A page without a main heading begins with the next one; further ones name its parts.
  const [first] = facts.headings.filter(({ text }) => text !== '');
  const top = heading === '' && first?.level === 2 && first.inSubject ? first.text : '';
  const isOneWord = !/\s/u.test(beforeBrand.trim());
  const candidates = [
    // A cry and a promise are no name, and the page's data may have one.
    isPromise || isCry(heading) ? thingInData(facts) : '',
    isPromise ? topInTown(facts) : '',
    isPromise && !isSlogan(beforeBrand) && !isFurniture(beforeBrand) ? beforeBrand : '',
    // "Sciatica treatment" over "Sciatica".
    namesMore(beforeBrand, heading) ? beforeBrand : '',
    heading,
    isOneWord && /\s/u.test(top) && !isSlogan(top) && !isFurniture(top) ? top : '',
    beforeBrand,
    socialContent(facts.derive(readSocialTags), 'og:title') ?? '',
    top,
    first === undefined ? firstLine(facts) : '',
  ].map((text) => withoutWhose(withoutWelcome(text)));
  return candidates.find((text) => text.trim() !== '' && !isPlaceholderTitle(text)) ?? '';
}

/** What stands over a page without headings: "PIANO TUNING & REPAIR" in large letters. */
function firstLine({ text }: PageFacts): string {
  const line = text.mainBlocks[0]?.text.split('\n')[0]?.trim() ?? '';
  const isTitle =
    line.length >= 8 && line.length <= longestTop && /^\p{Lu}[^.!?:]*$/u.test(line) && line.includes(' ');
  return isTitle && !isFurniture(line) && !isSlogan(line) ? line : '';
}

/** Words and units of a title's front up to which it is a name. */
const mostOfTitle = 5;
const longestFront = 60;

/** Whether the title begins with what the heading says in one word, and says which. */
function namesMore(front: string, heading: string): boolean {
  const [word, line] = [heading.trim(), front.trim()];
  return (
    word !== '' &&
    line.length <= longestFront &&
    !/\s/u.test(word) &&
    line.split(/\s+/u).length < mostOfTitle &&
    line.toLowerCase().startsWith(`${word.toLowerCase()} `) &&
    !isFurniture(line) &&
    !isSlogan(line) &&
    !isCry(line)
  );
}

/** The main heading of the subject that is no promise; that of the site stands around the subject. */
function mainHeading({ headings }: PageFacts): string {
  const all = headings.filter(({ level, text }) => level === 1 && text !== '');
  const inSubject = all.filter((heading) => heading.inSubject);
  const mains = inSubject.length > 0 ? inSubject : all;
  return (mains.find(({ text }) => !isSlogan(text) && !isPlaceholderTitle(text)) ?? mains[0])?.text ?? '';
}

/** The first heading under a promise where it names the trade and the town: "Landscaping in Austin". */
function topInTown({ headings }: PageFacts): string {
  const first = headings.find(({ level, text, inSubject }) => level === 2 && inSubject && text !== '');
  return first && first.text.length <= longestTop && inTown.test(first.text) && !isFurniture(first.text)
    ? first.text
    : '';
}

const longestTop = 40;
