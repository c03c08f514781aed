import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { doing, howToParts } from './name-parts.ts';
import { shownDeed } from './video-deeds.ts';
import { addForms, addRivals, comparedIn } from './video-forms.ts';
import { deedIn } from './video-parts.ts';
import { withoutFormat } from './film-format.ts';
import { onlyWhen } from './film-title-pairs.ts';
import { firstWords } from '#rules/text/first-words.ts';

const forms = /\b(tutorial|review|vlog|recipe|walkthrough|podcast)\b/iu;
/** "Three days in the Dolomites", "a week through Patagonia": where it was filmed, with or without its article. */
const where =
  /\s(?:in|to|through|across|around|at|from|of|on|near)\s(?:the\s)?(\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+){0,2})(?=\s\p{Ll}|[,:|(–—?!]|$)/gu;
/** "Fujifilm X100VI one year later": a model by its figure, with the maker before it. */
const model =
  /(?<![\p{L}\p{N}’'-])(\p{Lu}[\p{L}’'-]{1,24})\s((?=\p{Lu}{0,5}-?\d)[\p{Lu}\d-]{2,10}\p{Ll}?|\d\p{Ll}\d|\d{1,4}(?:\.\d{1,2})?(?:\s(?:Pro|Max|Plus|Mini|Ultra|Air))?)(?![\p{L}\p{N}]|\.\d)/gu;
/** Words with a capital before a figure that are no makers. */
const noMaker = longPattern('u')`
  ^(?:Part|Episode|Season|Chapter|Day|Week|Month|Year|Level|Grade|Key|Stage|Top|Best|The|My|Our|How|Why|What
    |Only|First|Last|In|On|With|For|Under|Over|About|After|Before|Every|Just|Bake|Mix|Use|Add|From|At|Size
    |Step|Tip|Euro|January|February|March|April|May|June|July|August|September|October|November|December)$
`;
const forWhom =
  /^(.+?)\sfor\s((?:absolute\s|complete\s)?(?:beginners|kids|seniors|dummies|teens|adults|students|teachers|women|men))$/iu;
/** What a film says that shows each step. */
const shown = /\b(?:step[- ]by[- ]step|tutorial|walkthrough|how to|guide)\b/iu;
const stay =
  /^(?:\d+|two|three|four|five|six|seven|ten)\s(?:days|nights|weeks|hours)\s(?:in|on|at|around|through|across)\s(?:the\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,3}/u;
/** What the text of a recipe holds. */
const dishes = /\b(?:ingredients?|recipe|tbsp|tsp|\d+ (?:g|ml|cups?) (?:of )?\p{L})/iu;
/** "My first week on a narrowboat in winter", "one year with the R50": how long it was, what it was spent with, and when. */
const spent =
  /^(?:(?:my|our|the|a|an) )?(?:(?:first|last|\d+|one|two|three|four|five|six) )?(?:day|week|month|year|night|summer|winter)s? (?:on|in|with|at|aboard|of|living (?:on|in)) ((?:an?|the|my|our) )?((?:\p{L}[\p{L}\p{N}’'-]*)(?: \p{L}[\p{L}\p{N}’'-]*)?)(?: in (?:the )?(spring|summer|autumn|winter))?$/iu;
const mostModels = 3;

/** A title in which every long word has a capital shows no names by them. */
function isTitled(title: string): boolean {
  const long = title.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether a capital inside a title names something: the description writes it so too, or other words of the title are small. */
function isNamed(word: string, title: string, description: string): boolean {
  return !isTitled(title) || new RegExp(`[\\p{Ll},]\\s${word}(?!\\p{L})`, 'u').test(description);
}

type AddPhrase = (phrase: string, kind: Candidate['kind'], least?: number) => void;

/** An English film while its title is read. */
interface Film {
  brief: Brief;
  /** The title as it was typed, and without words of its format. */
  given: string;
  title: string;
  /** The title up to its first mark. */
  front: string;
  /** "vlog", "review": what kind of film it is; empty when it says none. */
  form: string;
  add: AddPhrase;
}

/** What an English video is searched by beside its whole title: where it was filmed, the model it tests, what is done to what. */
export function videoTopics(brief: Brief, source: string): Candidate[] {
  const { product, fields } = brief;
  const { description } = product;
  const given = fields.videoTitle ?? product.name;
  const title = withoutFormat(given);
  const told = `${given} ${firstWords(description, 400)} ${fields.videoType ?? ''} ${product.category}`;
  const found: Candidate[] = [];
  const add: AddPhrase = (phrase, kind, least = 0.3) => {
    found.push({ ...built(phrase.toLowerCase().trim(), kind, source), least });
  };
  const front = title.split(/[:|(–—?!]/u)[0]!.trim();
  const form = forms.exec(told)?.[1]?.toLowerCase() ?? '';
  const film: Film = { brief, given, title, front, form, add };
  addPlaces(film);
  addStay(film);
  addDeed(film);
  addShown(film);
  addWhom(film);
  addForms(front, add);
  addRivals(front, description, add);
  addDish(film);
  addModels(`${title}. ${product.name}. ${firstWords(description, 800)}`, title, form, add);
  // "How to make a no-knead loaf with flour, water and salt": what the first words show how to do.
  const opening = /^how (?:to|i) [^.,;:!?\n]{8,80}/iu.exec(description)?.[0] ?? '';
  if (opening !== '' && !/^how /iu.test(front))
    found.push(
      ...howToParts(opening.replace(/\s(?:with|using|by|without|for|so|and|in|from)\s.*$/iu, ''), source),
    );
  return found;
}

function addPlaces({ brief, title, form, add }: Film): void {
  for (const [, place = ''] of title.matchAll(where)) {
    if (!isNamed(place.split(' ')[0]!, title, brief.product.description)) continue;
    add(place, 'head', 0.5);
    if (form === 'vlog') add(`${place} vlog`, 'attribute', 0.5);
  }
}

/** "My first winter in a cabin": what somebody lived through, and when. */
function addStay({ front, form, add }: Film): void {
  const stayed = stay.exec(front)?.[0];
  if (stayed !== undefined) add(stayed, 'use', 0.4);
  const [, article, lived = '', season = ''] = spent.exec(front) ?? [];
  if (article === undefined) return;
  add(lived, 'head', 0.6);
  if (form === 'vlog') add(`${lived} vlog`, 'attribute', 0.5);
  add(front.replace(/^(?:my|our|the) /iu, ''), 'use', 0.4);
  if (season !== '') add(`${lived} in ${season}`, 'attribute', 0.5);
}

function addDeed({ brief, front, add }: Film): void {
  const deed = deedIn(front);
  if (deed === null) return;
  const done = deed.what.split(' ');
  add(deed.what, 'head', 0.6);
  if (shown.test(brief.product.description)) add(`${deed.what} tutorial`, 'attribute', 0.4);
  if (deed.thing.includes(' ')) add(deed.thing, 'synonym', 0.5);
  // "Gravel bike tubeless setup": the thing before what is done, without the part between.
  const short = (done.length > 2 ? [done[0]!, done.at(-1)!] : done).join(' ');
  // "Small garden tour July": when it was filmed is toured by nobody.
  if (onlyWhen.test(deed.thing)) return;
  const said = stemsOf(short);
  if (!stemsOf(deed.thing).some((stem) => said.includes(stem)))
    add(`${deed.thing} ${short}`, 'attribute', 0.45);
}

/** What the title shows how to do; who draws live teaches nothing. */
function addShown({ given, front, add }: Film): void {
  const seen = /^live(?:stream)?\s?[:|–—-]/iu.test(given) ? null : shownDeed(front);
  if (seen === null) return;
  const bare = seen.thing.replace(/^(?:an?|the|your|my|our)\s(?:own\s|(?:very\s)?first\s)?/u, '');
  // "Repotting", which the title itself spells.
  const spelled = /^\p{L}+ing(?=\s)/iu.exec(front)?.[0].toLowerCase();
  const act = spelled?.startsWith(seen.verb.slice(0, 3)) === true ? spelled : doing(seen.verb);
  // Whose it is, nobody types: "how to tune an upright piano".
  add(`how to ${seen.verb} ${/^(?:my|our)\s/u.test(seen.thing) ? bare : seen.thing}`, 'question', 0.6);
  add(`${act} ${bare}`, 'head', 0.6);
  if (seen.place === '') return;
  add(`${seen.verb} ${bare} ${seen.place}`, 'use', 0.55);
  add(`${bare} ${seen.place}`, 'use', 0.45);
}

function addWhom({ front, add }: Film): void {
  const [, what = '', whom = ''] = forWhom.exec(front) ?? [];
  const last = what.split(' ').at(-1) ?? '';
  if (what.includes(' ') && last.length > 4 && comparedIn(front) === null)
    add(`${last} for ${whom}`, 'audience', 0.5);
}

/** A title that is the name of a dish. */
/** Whether an English film shows how the dish is made that its title names and nothing else. */
export function isDish(dish: string, { industry, product: { description } }: Brief): boolean {
  return (
    (industry === 'Food & Beverage' || dishes.test(description)) &&
    dishes.test(`${dish} ${description}`) &&
    /^(?!how |i |my |the |why |what )\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}$/u.test(dish.toLowerCase()) &&
    !/\b(?:recipes?|mistakes|tips|review|tour|vlog|dinners|meals)\b/iu.test(dish)
  );
}

function addDish({ brief, title, front, add }: Film): void {
  const dish = front.replace(/\s(?:at home|from scratch|in|with|without|for)(?:\s.*)?$/iu, '').toLowerCase();
  if (
    !isDish(dish, brief) &&
    !(dishes.test(title) && isDish(dish, { ...brief, industry: 'Food & Beverage' }))
  )
    return;
  add(`${dish} recipe`, 'attribute', 0.5);
  add(`how to make ${dish}`, 'question', 0.45);
}

/** Makers with their models; the one of the title alone and with "review" where the film is one. */
function addModels(text: string, title: string, form: string, add: AddPhrase): void {
  const seen = new Set<string>();
  for (const [, maker = '', code = ''] of text.matchAll(model)) {
    if (noMaker.test(maker) || seen.has(code) || seen.size >= mostModels) continue;
    seen.add(code);
    // "Raspberry Pi 5": the maker's name has two words where they stand together more than once.
    const before =
      new RegExp(`(\\p{Lu}\\p{Ll}+)\\s${maker}\\s${code}(?![\\p{L}\\p{N}])`, 'u').exec(text)?.[1] ?? '';
    const isTwo = before !== '' && !noMaker.test(before) && text.split(`${before} ${maker}`).length > 2;
    const name = isTwo ? `${before} ${maker} ${code}` : `${maker} ${code}`;
    const inTitle = title.includes(code);
    add(name, inTitle ? 'head' : 'use', inTitle ? 0.7 : 0.3);
    if (!inTitle || form !== 'review') continue;
    add(`${name} review`, 'attribute', 0.6);
    if (/\p{L}/u.test(code)) add(`${code} review`, 'attribute', 0.45);
  }
}
