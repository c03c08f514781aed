import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { singularOf } from './plain-words.ts';
import { filmFacets, subjectOf } from './video-facets.ts';
import { withoutFormat } from './film-format.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** How a film is called already, or what nobody teaches: "recipe tutorial". */
const namesForm =
  /\b(?:lesson|recipe|tour|review|vlog|itinerary|workout|yoga|pilates|stretch|routine|trip|guide|course|haul|hike|meditation|unboxing|tutorial|tip|mistake)s?$/iu;
const travels =
  /\b(?:in|on)\s(?:\d+|an?|one|two|three|four|five)\s(?:days?|weeks?)\b|\b(?:days?|weeks?)\sin\b/iu;
const teaches = /\b(?:make|build|sew|learn|knit|draw|paint|cook|bake|how)\b/iu;
const isTest = /\b(?:review|vlog|tour|worth it|hands-on)\b/iu;

/**
 * Whether "tutorial" stands behind a topic as people type it: the topic of the title, and no thing that it names in passing
 * ("Lisbon tutorial" of three days there). English.
 */
export function isTaught(topic: string, title: string, first: string): boolean {
  if (namesForm.test(topic) || isTest.test(title)) return false;
  if (travels.test(title) && !teaches.test(title)) return false;
  return (
    (first.startsWith(topic) && !/\b(?:recipe|tour|lesson|yoga|workout)s?$/iu.test(first)) ||
    topic.includes(' ')
  );
}

const forWhat =
  /^(?:\d+[ -]minutes? )?((?:\p{L}[\p{L}\p{N}’'-]*\s){0,3}?\p{L}[\p{L}’'-]*)\sfor\s((?:\p{L}[\p{L}’'-]*\s)?\p{L}{3,})$/iu;
/** "Cello lesson: clean shifting": what is learned, and which point of it. */
const lessonOn =
  /^(\p{L}{4,}(?: \p{L}{4,})?) (?:lesson|tutorial|practice|class|technique|exercises|workshop): (?:\p{L}+ ){0,2}(\p{L}{4,})$/iu;
const beginners = /(?<!not )\bfor (?:adult |complete |total |absolute )?beginners\b/iu;
const opensQuestion = /^(?:how|why|what|when|where|i|we|my|best|top|the)$/iu;
const shownDoing = /\bfrom (\p{L}{4,}ing) to (\p{L}{4,})\b/iu;
const doneAt =
  /\b(?:i|we|to) (grow|make|build|sew|paint|cook|bake|keep|raise|train|brew|store) (\p{L}{3,})(?=\s)[^.!?\n]{0,40}\s(on|in|at) (?:an?|the|my|our) (\p{L}{3,}(?: \p{L}{4,})?)(?=[.,;!?\n]|$)/iu;
/** Makers and models stand in capitals and figures. */
const model = /^(?:\p{Lu}[\p{L}-]*\s){0,2}(?=[\p{Lu}\d-]*\d)[\p{Lu}\d-]{1,10}(?=\s|$)/u;

const counted =
  /^(?:day|night|week|month|year|hour|minute|burner|person|tier|inch|foot|pound|dollar|euro|ingredient|speed|gear|season|row|step|part|litre|liter|metre|meter|string|axis|stroke|seat|door|room|bed|bedroom|bath|pot|pan|piece|man|way|layer|word|player|hole|mile|euro|bit)\s/u;
/** "Tpi dovetail" of a "14 tpi dovetail saw", "week couch" of a plan of nine weeks: of one, where more are counted. */
const isOne = /^\p{Ll}+(?<!s)(?: \p{Ll}+)*? \p{Ll}+(?<!s)$/u;
const noCount = /\d:\d\d[ -]$|(?<!\d)\d{4}[ -]$/u;
const behindCount = /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))[ -]$/u;

/** "Day itinerary" of "3 day itinerary", "burner stove" of one with two: a phrase that has lost its count. */
export function countedIn({ product }: Brief): (candidate: Candidate) => boolean {
  const text = `${product.name}. ${product.description}`.toLowerCase();
  return ({ phrase, source }) => {
    if (source === 'targetKeywords' || source === 'videoTags') return false;
    if (!counted.test(phrase) && !isOne.test(phrase)) return false;
    const at = text.indexOf(phrase.toLowerCase());
    const before = text.slice(Math.max(0, at - 7), at);
    // "4:20 honey yield", "an 1840 pocket watch": when, and no number of them.
    return at > 1 && behindCount.test(before) && (counted.test(phrase) || !noCount.test(before));
  };
}

/** What an English film tells beside its title: whom or what it is for, what it tests, where and how a thing is done. */
export function toldOfFilm(brief: Brief, source: string): Candidate[] {
  const title = withoutFormat(brief.fields.videoTitle ?? brief.product.name);
  const front = title.split(/[:|(–—?!]/u)[0]!.trim();
  const { description } = brief.product;
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], least: number): void => {
    found.push({ ...built(phrase.toLowerCase(), kind, source), built: false, least });
  };
  const [, what = '', whom = ''] = forWhat.exec(front) ?? [];
  const [, skill = '', point = ''] = lessonOn.exec(title) ?? [];
  if (skill !== '') {
    const learned = `${skill} ${point}`.toLowerCase();
    found.push({ ...built(learned, 'use', source), least: 0.5, sure: true });
    if (beginners.test(description))
      found.push({
        ...built(`${skill.toLowerCase()} for beginners`, 'audience', source),
        least: 0.45,
        sure: true,
      });
  }
  const words = what.split(' ');
  if (what !== '' && !opensQuestion.test(words[0]!)) {
    add(`${what} for ${whom}`, 'audience', 0.5);
    if (words.length > 1) add(`${words.at(-1)!} for ${whom}`, 'audience', 0.45);
  }
  const tested = isTest.test(`${title} ${firstWords(description, 200)}`)
    ? (model.exec(front)?.[0] ?? '')
    : '';
  found.push(...filmFacets(tested === '' ? subjectOf(front) : tested, description, source));
  const [, doing = '', end = ''] = shownDoing.exec(description) ?? [];
  const thing =
    /^(?:\p{L}+ing|how to \p{L}+|\p{L}+)\s(?:an?\s|the\s|your\s|my\s)?(\p{L}{4,})(?=\s(?:in|on|at|with|from|for|without)\s|$)/iu.exec(
      front,
    )?.[1];
  if (doing !== '' && thing !== undefined) {
    found.push({ ...built(`${doing} ${thing}`.toLowerCase(), 'use', source), least: 0.4 });
    found.push({
      ...built(`${singularOf(thing.toLowerCase())} ${end}`.toLowerCase(), 'use', source),
      least: 0.35,
    });
  }
  const [, verb = '', object = '', joint = '', place = ''] = doneAt.exec(description) ?? [];
  if (verb !== '') {
    add(`${verb} ${object} ${joint} ${place}`, 'use', 0.4);
    found.push({ ...built(`${place} ${object}`.toLowerCase(), 'use', source), least: 0.35 });
  }
  return found;
}
