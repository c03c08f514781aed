import { titleSaysSomething } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { pixelWidth, titleWidthLeast, titleWidthLimit } from '#rules/facts/pixel-width.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { brandOf, separators } from './brand-name.ts';
import { ofEverySite } from './every-site.ts';
import { capitalized } from './page-words.ts';
import { isPromotional } from './passing-words.ts';
import { readPhrases } from './phrases.ts';
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
    subject,
    // What a long one explains behind a bracket or colon goes before its own words do.
    subject.split(/\s*[(:–—]/u)[0]!,
    shortenLine(subject, titleLimit, []),
  ].flatMap((body) => [owner && !holds(body, owner) ? `${body} | ${owner}` : '', body]);
  const title = candidates.find((candidate) => candidate !== '' && fitsLine(candidate)) ?? '';
  return title === '' || title === now ? null : title;
}

/** What a page under a promise has to say: "Deal pipeline, Email sync". Empty where fewer than two parts name it. */
function twoParts(facts: PageFacts, brand: string): string {
  const [first, second] = partsNamed(facts, brand);
  return first && second ? `${first}, ${second}` : '';
}

/** The first page of a site, or of one of its languages. */
function isHome({ source }: PageFacts): boolean {
  return /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home)(?:\.\w+)?)?$/iu.test(
    new URL(source.finalUrl).pathname,
  );
}

function fitsLine(title: string): boolean {
  return pixelWidth(title) <= titleWidthLimit && countCharacters(title) <= titleLimit.max;
}

/** Whether the present title needs no change: it says something, fills its line and is not cut. */
function isGood(facts: PageFacts, now: string): boolean {
  if (now === '' || isShouting(now) || /!|\b(?:buy now|shop now|best price|click here)\b/iu.test(now))
    return false;
  const width = pixelWidth(now);
  return titleSaysSomething.judge(facts).score === 1 && width >= titleWidthLeast && width <= titleWidthLimit;
}

/** What the page is about: its main heading, else its title without the brand, else its heaviest phrase. */
export function subjectOf(facts: PageFacts): string {
  const [phrase] = facts.derive(readPhrases);
  const found = namedSubject(facts) || (phrase ? capitalized(phrase.text) : '');
  return found.trim().replace(/[\s.,;:!–—-]+$/u, '');
}

/** What somebody wrote as the subject; empty where all of it are placeholders and greetings. */
function namedSubject(facts: PageFacts): string {
  const heading = facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const [beforeBrand = ''] = (facts.head.title ?? '').split(separators);
  const second = facts.headings.find(({ level, text, inSubject }) => level === 2 && inSubject && text !== '');
  const candidates = [
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

/** Subjects up to this length say too little alone. */
const shortSubject = 20;
const longestDetail = 30;
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

/** What the headings of the page's parts name. */
function partsNamed({ headings }: PageFacts, line: string): string[] {
  return headings
    .filter(
      ({ level, text, inSubject }) =>
        level === 2 &&
        inSubject &&
        text.length >= 4 &&
        text.length <= longestDetail &&
        !ofEverySite.test(text) &&
        !shares(line, text),
    )
    .map(({ text }) => text.trim());
}

function isName(subject: string, brand: string): boolean {
  const plain = (text: string): string => foldWord(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return brand !== '' && plain(brand).includes(plain(subject));
}

const longestDescription = 48;
const isSaid =
  /^\s(?:is|are|ist|sind|es|est|è)\s(?:(?:an?|the|eine?|der|die|das|una?|une|uno|il|lo|el|la|le)\s|(?:un|l)['’])(?=\p{L})/iu;
const makes =
  /^\s(?:makes|sells|builds|bakes|offers|repairs|baut|fertigt|verkauft|bietet|backt|repariert|fabrique|vend|propose|répare|cuit|prépare|cultive|élabore|torréfie|fabrica|vende|ofrece|repara|produce|offre)\s(?!an?\s|eine[nm]?\s|den\s|une?\s|una?\s)(?:(?:every|each|chaque|cada)\s\p{L}+\s|tous les jours\s|täglich\s|jeden (?:Tag|Morgen)\s)?(?:the\s|its\s|our\s|their\s|des\s|les\s|las\s|los\s|son\s|sa\s|ses\s|leurs?\s|sus?\s|ihre?n?\s|seine?n?\s)?(.+)$/iu;
/** A town behind what was left out. */
const inTown = /\s(?:in|à|en)\s\p{Lu}[\p{L}’']{1,30}(?:[\s-]\p{Lu}[\p{L}’']{1,30})?(?=[,.;]|\s|$)/u;
/** Where a business lies, without the participle that says so. */
const stands =
  /\s(?:installée?|située?|implantée?|basée?|based|located|situad[oa]|ubicad[oa]|con sede)\s((?:à|in|en|a)\s\p{Lu})/u;
const liesIn =
  /^\s(?:si trova|is located|is|se encuentra|está|se trouve|est située?|liegt|befindet sich)\s((?:a|ad|in|en|à)\s\p{Lu}[\p{L}’'-]+(?:\s(?:(?:del?|di|am|an der|on|upon|la|le|sur)\s)?\p{Lu}[\p{L}’'-]+){0,2})/u;
const goesOn =
  /[,;:(–—.].*$|\s(?:that|which|where|who|with|for|since|founded|established|based|run|mit|für|seit|que|con|para|desde|fundad[oa]|qui|avec|pour|depuis|installée?|fondée?|située?|che|per|dal)(?:\s.*)?$/iu;
/** Somebody speaks or acts: a sentence, and no name of what is offered. */
const speaks =
  /(?<!\p{L})(?:we|our|you|your|is|are|has|have|welcome|wir|sie|ihr|unser\p{L}*|ist|sind|haben|finden|nosotros|nuestr\p{L}*|es|son|somos|tenemos|nous|vous|votre|notre|nos|est|sont|avons|siamo|è|sono|offriamo)(?!\p{L})/iu;

/**
 * What a page says that its business is: "Spokes & Co is an independent bike shop in Kendal", or a first line such as
 * "Fresh pasta and natural wine in Soho."; else what its parts are called. Empty where it says neither.
 */
function selfDescription(facts: PageFacts, brand: string): string {
  const blocks = facts.text.mainBlocks.filter(({ heading }) => heading === 0).slice(0, 4);
  for (const { text } of blocks)
    for (const sentence of text.slice(0, 400).split(/(?<=[.!?])\s/u)) {
      const at = sentence.indexOf(brand);
      if (at === -1 || at > 12) continue;
      const place = liesIn.exec(sentence.slice(at + brand.length));
      if (place !== null) return `${brand} ${place[1]}`;
      const made =
        makes
          .exec(sentence.slice(at + brand.length))?.[1]
          ?.replace(goesOn, '')
          .trim() ?? '';
      if (made.length >= 6 && made.length <= longestDescription) return capitalized(made);
      const said = isSaid.exec(sentence.slice(at + brand.length));
      if (said === null) continue;
      const rest = sentence.slice(at + brand.length + said[0].length).replace(stands, ' $1');
      const what = rest.replace(goesOn, '').trim();
      if (what.length < 6 || what.length > longestDescription) continue;
      // "A grooming salon for dogs and cats in Asheville" lies in Asheville.
      const [where = ''] = inTown.exec(rest) ?? [];
      const placed = what.includes(where.trim()) ? what : `${what}${where}`;
      return capitalized(placed.length <= longestDescription ? placed : what);
    }
  const line = blocks[0]?.text.split(/(?<=[.!?])\s/u)[0]?.replace(/\.$/u, '') ?? '';
  if (
    line.length >= 12 &&
    line.length <= longestDescription &&
    !speaks.test(line) &&
    /^\p{Lu}[^!?:]*$/u.test(line)
  )
    return line;
  const [first, second] = partsNamed(facts, brand);
  return [first, second].filter((part) => part !== undefined).join(', ');
}

function shares(line: string, phrase: string): boolean {
  const folded = foldWord(line);
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u));
  return foldWord(phrase)
    .split(' ')
    .some((word) => (word.length > 3 ? folded.includes(word) : word.length === 3 && words.has(word)));
}

function holds(line: string, part: string): boolean {
  return foldWord(line).includes(foldWord(part));
}
