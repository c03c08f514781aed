import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { doing, howToParts } from './name-parts.ts';
import { shownDeed } from './video-deeds.ts';
import { addForms, addRivals, comparedIn } from './video-forms.ts';
import { deedIn, withoutFormat } from './video-parts.ts';
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

/** What an English video is searched by beside its whole title: where it was filmed, the model it tests, what is done to what. */
export function videoTopics(brief: Brief, source: string): Candidate[] {
  const given = brief.fields.videoTitle ?? brief.product.name;
  const { description } = brief.product;
  const title = withoutFormat(given);
  const form =
    forms
      .exec(
        `${given} ${firstWords(description, 400)} ${brief.fields.videoType ?? ''} ${brief.product.category}`,
      )?.[1]
      ?.toLowerCase() ?? '';
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], least = 0.3): void => {
    found.push({ ...built(phrase.toLowerCase().trim(), kind, source), least });
  };
  for (const [, place = ''] of title.matchAll(where)) {
    if (!isNamed(place.split(' ')[0]!, title, description)) continue;
    add(place, 'head', 0.5);
    if (form === 'vlog') add(`${place} vlog`, 'attribute', 0.5);
  }
  const front = title.split(/[:|(–—?!]/u)[0]!.trim();
  const stayed = stay.exec(front)?.[0];
  if (stayed !== undefined) add(stayed, 'use', 0.4);
  const [, article, lived = '', season = ''] = spent.exec(front) ?? [];
  if (article !== undefined) {
    add(lived, 'head', 0.6);
    if (form === 'vlog') add(`${lived} vlog`, 'attribute', 0.5);
    add(front.replace(/^(?:my|our|the) /iu, ''), 'use', 0.4);
    if (season !== '') add(`${lived} in ${season}`, 'attribute', 0.5);
  }
  const deed = deedIn(front);
  if (deed !== null) {
    const done = deed.what.split(' ');
    add(deed.what, 'head', 0.6);
    if (shown.test(description)) add(`${deed.what} tutorial`, 'attribute', 0.4);
    if (deed.thing.includes(' ')) add(deed.thing, 'synonym', 0.5);
    // "Gravel bike tubeless setup": the thing before what is done, without the part between.
    const short = done.length > 2 ? [done[0]!, done.at(-1)!] : done;
    // "Small garden tour July": when it was filmed is toured by nobody.
    if (
      !onlyWhen.test(deed.thing) &&
      !stemsOf(deed.thing).some((stem) => stemsOf(short.join(' ')).includes(stem))
    )
      add(`${deed.thing} ${short.join(' ')}`, 'attribute', 0.45);
  }
  // Who draws live teaches nothing.
  const seen = /^live(?:stream)?\s?[:|–—-]/iu.test(given) ? null : shownDeed(front);
  if (seen !== null) {
    const bare = seen.thing.replace(/^(?:an?|the|your|my|our)\s/u, '');
    // "Repotting", which the title itself spells.
    const given = /^\p{L}+ing(?=\s)/iu.exec(front)?.[0].toLowerCase();
    const act = given?.startsWith(seen.verb.slice(0, 3)) === true ? given : doing(seen.verb);
    add(`how to ${seen.verb} ${seen.thing}`, 'question', 0.6);
    add(`${act} ${bare}`, 'head', 0.6);
    if (seen.place !== '') {
      add(`${seen.verb} ${bare} ${seen.place}`, 'use', 0.55);
      add(`${bare} ${seen.place}`, 'use', 0.45);
    }
  }
  const [, what = '', whom = ''] = forWhom.exec(front) ?? [];
  const last = what.split(' ').at(-1) ?? '';
  if (what.includes(' ') && last.length > 4 && comparedIn(front) === null)
    add(`${last} for ${whom}`, 'audience', 0.5);
  addForms(front, add);
  addRivals(front, description, add);
  const dish = front.replace(/\s(?:at home|from scratch|in|with|without|for)(?:\s.*)?$/iu, '').toLowerCase();
  if (
    (brief.industry === 'Food & Beverage' || dishes.test(description)) &&
    dishes.test(`${title} ${description}`) &&
    /^(?!how |i |my |the |why |what )\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}$/u.test(dish) &&
    !/\b(?:recipes?|mistakes|tips|review|tour|vlog|dinners|meals)\b/u.test(dish)
  ) {
    add(`${dish} recipe`, 'attribute', 0.5);
    add(`how to make ${dish}`, 'question', 0.45);
  }
  addModels(`${title}. ${brief.product.name}. ${firstWords(description, 800)}`, title, form, add);
  // "How to make a no-knead loaf with flour, water and salt": what the first words show how to do.
  const opening = /^how (?:to|i) [^.,;:!?\n]{8,80}/iu.exec(description)?.[0] ?? '';
  if (opening !== '' && !/^how /iu.test(front))
    found.push(
      ...howToParts(opening.replace(/\s(?:with|using|by|without|for|so|and|in|from)\s.*$/iu, ''), source),
    );
  return found;
}

/** Makers with their models; the one of the title alone and with "review" where the film is one. */
function addModels(
  text: string,
  title: string,
  form: string,
  add: (phrase: string, kind: Candidate['kind'], least?: number) => void,
): void {
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
