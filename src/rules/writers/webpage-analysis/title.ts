import { titleWithoutRepeats } from '#rules/checks/page/title-without-repeats.ts';
import { isPlaceholderTitle, titleSaysSomething } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { pixelWidth, titleWidthLeast, titleWidthLimit } from '#rules/facts/pixel-width.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { lowerStart } from '#rules/text/lower-start.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { separators, spelledPlainly } from './brand-in-title.ts';
import { brandOf } from './brand-name.ts';
import { withTopic } from './counted-title.ts';
import { isCatchAll, isFurniture } from './every-site.ts';
import { behindTown, isHome, townOf } from './town.ts';
import { isMotto } from './motto.ts';
import { jobTownInData, legalForm } from './named-by-data.ts';
import { partsOfBusiness, shares } from './parts-named.ts';
import { isPromotional } from './passing-words.ts';
import { partsInTown, programIn, saidOfItself, withoutDetail } from './self-description.ts';
import { isCry, isSlogan } from './slogan.ts';
import { namedSubject, subjectOf } from './subject.ts';
import { detailsFor, holds, otherTitlePart, says, unsaidName } from './title-details.ts';

const titleLimit: Limit = titleTag('').limit;

/**
 * A better title tag out of the page's own words: the subject first, what distinguishes it, then the brand, inside the
 * width of a result. Null when the present one leaves nothing to do, or when the page says too little to write one.
 */
export function improvedTitle(facts: PageFacts): string | null {
  const now = facts.head.title ?? '';
  if (isGood(facts, now)) return inItsTown(facts, now);
  const found = withTopic(subjectOf(facts), facts);
  const brand = brandOf(facts);
  if (found === '' && brand === '') return null;
  // "Sleep comes easier with Drift"
  const isOfBrand =
    brand !== '' && isHome(facts) && /\s(?:with|by|mit|con|avec)\s\S+$/u.test(found) && found.endsWith(brand);
  // Its signs make a cry of a line too: "¡Aprende inglés de verdad!"
  const isPromise =
    isOfBrand || isSlogan(found) || isSlogan(facts.derive(namedSubject)) || isMotto(facts, found, brand);
  // A name alone is typed by those who know it; what the page says of it is looked for by the others.
  const isOpen =
    brand !== '' &&
    (isName(found, brand) ||
      isCatchAll(found) ||
      facts.derive(namedSubject) === '' ||
      (isHome(facts) && isPromise));
  const said = isOpen
    ? saidOfItself(facts, brand) || kindInTown(facts, found) || partsInTown(facts, brand)
    : brand !== '' && isPromise
      ? programIn(facts, brand) || twoParts(facts, brand)
      : '';
  const subject = said === '' ? found : said;
  if (subject === '') return null;
  const owner = said === '' ? brand : brand || found;
  // Behind a question stands its answer and no other topic; "Prices: Deposit" names no goods.
  const isClosed = said !== '' || /[?!]$/u.test(subject) || isFurniture(subject);
  const details = isClosed ? [] : detailsFor(facts, subject, owner);
  // What nobody named as the subject is one part among others.
  const joint = said === '' && facts.derive(namedSubject) === '' ? ', ' : ': ';
  const where = jobTownInData(facts);
  const detailed =
    where === '' || holds(subject, where)
      ? details.map((detail) => [subject, detail].join(joint))
      : [`${subject}, ${where}`];
  const town = townOf(facts);
  // Whose title is the subject alone stands in its town too.
  const alone =
    owner === '' && town !== '' && isHome(facts) && !holds(subject, town) ? [`${subject}, ${town}`] : [];
  const ownerInTown =
    owner === '' || town === '' || holds(`${subject} ${owner} ${where}`, town) ? '' : `${owner}, ${town}`;
  const withName = (bodies: readonly string[], name: string): string[] =>
    name === '' ? [] : bodies.filter((body) => !says(body, owner)).map((body) => `${body} | ${name}`);
  // What the present title names beside the subject is worth more than the town.
  const isTitled = details.length > 0 && details[0] === otherTitlePart(facts, `${subject} ${owner}`, owner);
  const candidates = [
    ...(said === '' && holds(found, brand) ? kindBeforeName(now, subject) : []),
    ...withName(said === '' ? behindFurniture(facts, subject, brand) : [], owner),
    ...withName(detailed, ownerInTown),
    ...withName(isTitled ? detailed : [], owner),
    ...withName([subject], ownerInTown),
    ...withName(detailed, owner),
    ...(said === '' || fitsLine(`${said} | ${owner}`)
      ? []
      : withName([said], unsaidName(owner, said)).filter(fitsLine)),
    ...detailed,
    ...alone,
    ...(said === '' || owner === '' || fitsLine(`${said} | ${owner}`)
      ? []
      : withName([withoutDetail(said), ...shorterParts(facts, said, owner)], owner).filter(fitsLine)),
    subject,
    // What a long one explains behind a bracket or colon goes before its own words do.
    subject.split(/\s*[(:–—]/u)[0]!,
    withWholeName(shortenLine(subject, titleLimit, []), subject),
  ].flatMap((body) => [owner && !says(body, owner) ? `${body} | ${owner}` : '', body]);
  const title = candidates.find((candidate) => candidate !== '' && fitsLine(candidate)) ?? '';
  return title === '' || title === now || saysNoMore(title, now) ? null : title;
}

/** "Pricing" could stand on any site: behind it stands what is sold, "Pricing: rota software". */
function behindFurniture(facts: PageFacts, subject: string, brand: string): string[] {
  const kind =
    brand !== '' && isFurniture(subject) ? saidOfItself(facts, brand) || programIn(facts, brand) : '';
  return kind === '' ? [] : [`${subject}: ${lowerStart(kind)}`];
}

/** "Restaurant à Dijon" of the first page of a house that its title calls so and nothing else. Empty where it says more. */
function kindInTown(facts: PageFacts, subject: string): string {
  if (!isHome(facts)) return '';
  const [said = ''] = kindBeforeName(facts.head.title ?? '', subject);
  const [kind = ''] = said.split(separators);
  const town = behindTown(facts);
  return kind === '' || town === '' || /\s\S+\s/u.test(kind) ? '' : `${kind}${town}`;
}

/** "Gîte 6 personnes | Le Moulin d’Ezpeleta": what the present title calls the thing that the heading names. */
function kindBeforeName(now: string, subject: string): string[] {
  const kind = now.trim();
  const isKind =
    (kind.includes(' ') || kind.length >= leastKind) &&
    !separators.test(kind) &&
    !shares(subject, kind) &&
    !isFurniture(kind) &&
    !isSlogan(kind) &&
    !isPromotional(kind) &&
    !isPlaceholderTitle(kind);
  return isKind ? [`${kind} | ${subject}`] : [];
}

/** "My first through-hike" of "… of the Cotswold Way" that was cut inside the name. */
function withWholeName(short: string, line: string): string {
  const rest = line.slice(short.length);
  const isInName = line.startsWith(short) && /^\s\p{Lu}/u.test(rest) && /\s\p{Lu}[\p{L}’'-]*$/u.test(short);
  if (!isInName) return short;
  const words = short.split(/\s/u);
  while (words.length > 0 && /^\p{Lu}/u.test(words.at(-1)!)) words.pop();
  while (words.length > 0 && smallWord.test(words.at(-1)!)) words.pop();
  const bare = words.join(' ');
  return bare.split(' ').length > 3 ? bare : short;
}

/** Letters of a kind of one word: "Restaurant". */
const leastKind = 8;
/** Letters of the kind of a house before its name: "B&B", "Hotel". */
const longestKind = 3;

const smallWord = /^(?:the|of|in|on|at|to|for|from|de|du|des|la|le|del|los|der|des|die|dem|von|am|im)$/iu;

/** A good title of a local business with its town behind the name, where there is room for it. Null where it has it. */
function inItsTown(facts: PageFacts, now: string): string | null {
  const town = townOf(facts);
  const brand = brandOf(facts);
  const placed = `${now.trim()}, ${town}`;
  // A title of one part over the first page is the name of the house.
  const isNamed =
    brand === ''
      ? isHome(facts) && !separators.test(now) && !/[.!?]$/u.test(now.trim())
      : now.trim().endsWith(brand);
  const isOpen = town !== '' && isNamed && !holds(now, town);
  return isOpen && fitsLine(placed) ? placed : null;
}

/** Whether a title has no word that the present one, which fits its line and does not cry, has not. */
function saysNoMore(title: string, now: string): boolean {
  if (!fitsLine(now)) return false;
  const held = new Set(stemsOf(now));
  return (
    !isCry(now) &&
    !cries.test(now) &&
    !now.split(separators).some(isPlaceholderTitle) &&
    stemsOf(title).every((stem) => held.has(stem))
  );
}

/** What a page under a promise has to say: "Deal pipeline, Email sync". Empty where fewer than two parts name it. */
function twoParts(facts: PageFacts, brand: string): string {
  const [first, ...others] = partsOfBusiness(facts, brand);
  const pairs = others.map((other) => `${first}, ${other}${behindTown(facts)}`);
  return pairs.find((pair) => fitsLine(`${pair} | ${brand}`)) ?? pairs[0] ?? '';
}

/** Where two parts in their town leave no room for the name: one of them, else the two alone. */
function shorterParts(facts: PageFacts, said: string, brand: string): string[] {
  const [first, second] = partsOfBusiness(facts, brand);
  if (!first || !second || !said.startsWith(`${first}, `)) return [];
  return [`${first}${behindTown(facts)}`, `${first}, ${second}`];
}

function fitsLine(title: string): boolean {
  return pixelWidth(title) <= titleWidthLimit && countCharacters(title) <= titleLimit.max;
}

const cries = /!|\b(?:near me|cheap|buy now|shop now|best price|click here)\b/iu;

/** Whether the present title needs no change: it says something, fills its line and is not cut. */
function isGood(facts: PageFacts, now: string): boolean {
  if (now === '' || isCry(now) || cries.test(now)) return false;
  if (isShortOfHeading(facts, now)) return false;
  const [front = '', ...others] = now.split(separators);
  if (isCatchAll(front) && others.length > 0) return false;
  if (titleWithoutRepeats.judge(facts).score === 0) return false;
  // "Zimmerei Holzapfel | Zimmerei Holzapfel"
  if (others.length > 0 && others.every((part) => foldWord(part) === foldWord(front))) return false;
  const width = pixelWidth(now);
  return titleSaysSomething.judge(facts).score === 1 && width >= titleWidthLeast && width <= titleWidthLimit;
}

/** "Mariage | Léna Morel" over "Photographe de mariage à Nantes": the heading says what the title should. */
function isShortOfHeading(facts: PageFacts, now: string): boolean {
  const [front = ''] = now.split(separators);
  const heading = facts.derive(namedSubject);
  return (
    front !== now &&
    !/\s/u.test(front.trim()) &&
    heading.split(/\s+/u).length > 2 &&
    holds(heading, front.trim()) &&
    !isSlogan(heading)
  );
}

/** Whether a subject is the name, with what kind of house it is at most: "B&B La Corte del Sole". */
function isName(subject: string, brand: string): boolean {
  if (brand === '') return false;
  const [whole, name] = [spelledPlainly(subject.replace(legalForm, '')), spelledPlainly(brand)];
  // "Officina Bruni" of Officina Meccanica Bruni.
  const held = new Set(foldWord(brand).split(/\s+/u));
  const words = foldWord(subject).split(/\s+/u);
  const isPart = words.length < held.size && words.every((word) => held.has(word));
  return (
    isPart || name.includes(whole) || (whole.endsWith(name) && whole.length - name.length <= longestKind)
  );
}
