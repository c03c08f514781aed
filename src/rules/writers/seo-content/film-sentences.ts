import { readOfFilm } from '#rules/keywords/film-answers.ts';
import { germanLength } from '#rules/keywords/german-film.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { fittingList } from './fitting-list.ts';
import { longestTitle } from './told-in-title.ts';
import { hasPraise } from './praise.ts';

/** What a sentence may set between the words of a title: "a worn bike chain" of a bike chain. */
const mostBetween = 2;
const mostOfTail = 6;
const opensTail = /^(?:for|with|without|in|from|on|at|using|by|into)$/iu;
const ofViewer =
  /(?<!\p{L})(?:you|your|me|my|us|our|this|that|it|them|below|video|film|channel|link|beginners?)(?!\p{L})/iu;
const asked = /^how (?:to|i|we)\s/iu;

/**
 * "How to prune tomato plants", where the text says "how to prune tomato plants for a bigger harvest": what its sentence goes on
 * to say of the deed stands behind the title. English.
 * @param isWhole of a title that says where or with what, whose very words go on: "three days in Lisbon on a budget of 200 euros"
 */
export function withTail(title: string, description: string, isWhole = false): string {
  if (!/^(?:how (?:to|i|we)|\p{L}{3,}(?:ing)?)\s\p{L}/iu.test(title) || /[:|(,–—?!]|\s-\s/u.test(title))
    return title;
  const own = piecesOf(title.replace(asked, ''));
  if (own.length < 2) return title;
  const joints = own.filter((word) => opensTail.test(word)).map((word) => word.toLowerCase());
  if (joints.length > 0 !== isWhole) return title;
  const between = isWhole ? 0 : mostBetween;
  for (const sentence of description.slice(0, readOfFilm).split(/[.!?](?=\s|$)|\n/u)) {
    const tail = tailBehind(own, sentence, between);
    if (joints.includes(tail.split(' ')[0]!)) continue;
    const told = `${title} ${tail}`;
    if (tail !== '' && countCharacters(told) <= longestTitle) return told;
  }
  return title;
}

function tailBehind(own: readonly string[], sentence: string, mostAside: number): string {
  const stems = own.map(plainStem);
  const words = piecesOf(sentence);
  for (const [at, word] of words.entries()) {
    if (plainStem(word) !== stems[0]) continue;
    // The deed is shown, taught or done: a title's first word elsewhere opens nothing.
    const end = endOf(stems, words, at, mostAside);
    if (end === -1 || /[,;:]$/u.test(words[end]!)) continue;
    const rest = words
      .slice(end + 1)
      .join(' ')
      .replace(/^(?:on your own|by yourself|all by yourself|yourself|properly|correctly) /iu, '')
      .split(/[,;:(]|\s(?:that|which|who|so|because|and then|step by step)(?:\s|$)/u)[0]!;
    const pieces = firstJoint(piecesOf(rest));
    const tail = pieces.join(' ');
    const isTail =
      opensTail.test(pieces[0] ?? '') &&
      pieces.length > 1 &&
      pieces.length <= mostOfTail &&
      !isSmallWord(pieces.at(-1)!, 'en') &&
      !ofViewer.test(tail) &&
      !hasPraise(tail, 'en');
    if (isTail) return tail;
  }
  return '';
}

/** "From scratch with only flour and water": as much as a title takes, up to the next joint. */
function firstJoint(pieces: readonly string[]): readonly string[] {
  if (pieces.length <= mostOfTail) return pieces;
  const next = pieces.findIndex((word, at) => at > 1 && opensTail.test(word));
  return next === -1 ? pieces : pieces.slice(0, next);
}

/** The place of the title's last word, where all its words follow one another with few between; -1 where they do not. */
function endOf(stems: readonly string[], words: readonly string[], from: number, mostAside: number): number {
  let between = 0;
  let at = from;
  for (const stem of stems) {
    while (at < words.length && plainStem(words[at]!) !== stem) {
      between += 1;
      at += 1;
    }
    if (at === words.length || between > mostAside) return -1;
    at += 1;
  }
  return at - 1;
}

const plainStem = (word: string): string =>
  stemOf(
    word
      .replace(/[^\p{L}\p{N}’'-]/gu, '')
      .replace(/ing$/iu, '')
      .toLowerCase(),
  );

const looks =
  /(?:^|[.!?]\s+|\s)(?:(?:[Ww]e|I)(?:['’]ll| will)? (?:also )?(?:look at|cover|talk about|discuss|go through|explore|break down|visit|compare|test|try|show you|explain|share)|(?:[Yy]ou)(?:['’]ll| will) (?:also )?(?:learn|see|find out|discover)(?: about)?) ([^.!?:;]{10,160})/gu;
const filmLooks =
  /(?:^|[.!?]\s+)(?:It|(?:This|The|My) (?:video|film|documentary|episode|tutorial|review|guide|vlog))(?: also)? (?:looks at|covers|explores|compares|discusses|tests|examines|goes through|shows(?: you)?|explains) ([^.!?:;]{10,160})/gu;
/** "How to measure chain wear", "which side shoots to remove": what is answered. */
const question = /^(?:how to|which|what|when to|where to|why)\s/iu;
const mostOfQuestion = 7;
const article = /^(?:the|an?|my|our|your|some|its|their)\s/iu;

/** "We look at fares, subsidies and track charges", "I visit Alfama, Belém and …": what a film goes through. English. */
export function lookedAt({ brief, language }: Draft, title: string): string {
  if (language.written !== 'en') return '';
  const own = new Set(stemsOf(title));
  const isHow = asked.test(title);
  const told = brief.product.description.slice(0, readOfFilm);
  for (const [, list = ''] of [...told.matchAll(looks), ...told.matchAll(filmLooks)]) {
    const given = (list.split(/, and \p{Ll}+ with /u)[0] ?? '').split(/, (?:and )?| and /u);
    // "How to group dates, how to add a field": what each of them asks is what is done.
    const areDeeds = given.length > 1 && given.every((text) => /^how to \p{Ll}/u.test(text));
    const entries = areDeeds ? given.map(withoutArticles) : given;
    const shown = entries
      .map((text) => (question.test(text) && isHow ? text.replace(/^how to\s/iu, '') : text))
      .filter(
        (text, at) =>
          (areDeeds || question.test(entries[at]!) ? isAnswered(text) : isThing(text)) &&
          !stemsOf(text).some((stem) => own.has(stem) && !isSmallWord(stem, 'en')),
      );
    const fitting = fittingList(title, shown);
    if (fitting !== '') return fitting;
  }
  const passed = (throughPlaces.exec(told)?.[1] ?? '').split(/, | and /u);
  const places = passed.filter((name) => name !== '' && !stemsOf(name).some((stem) => own.has(stem)));
  const route = places.length > 1 ? fittingList(title, places) : '';
  if (route !== '') return route;
  return doneTo(brief.product.description, title, own);
}

/** "Through Denmark, Sweden and Norway": where somebody goes. */
const throughPlaces =
  /\b(?:through|across|visit(?:ed|ing)?|between|around) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?){0,4},? and \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?=[\s.,;!?]|$)/u;

/** "Add a calculated field" of "how to add a calculated field". */
function withoutArticles(text: string): string {
  return text.replace(/^how to\s/u, '').replace(/^(\p{Ll}+) the /u, '$1 ');
}

const thingDone = String.raw`\p{Ll}+ (?:the|an?|our|my|some) (\p{Ll}+(?: \p{Ll}+){0,2}?)`;
const deeds = new RegExp(
  String.raw`(?:^|\s)(?:[Ww]e|I)(?:['’]ll| will)? (?:then )?${thingDone}, ${thingDone}(?:,? and ${thingDone})?(?=[.!?,]|\s(?:with|in|on|for|by|from|to|at|into)\s)`,
  'u',
);

/** "I install the solar panels, wire the leisure battery and fit a roof fan": what the deeds of a film are done to. */
function doneTo(description: string, title: string, own: ReadonlySet<string>): string {
  const things = (deeds.exec(description.slice(0, readOfFilm)) ?? [])
    .slice(1)
    .filter((thing) => thing !== undefined);
  const isFair = (thing: string): boolean => isThing(thing) && !stemsOf(thing).some((stem) => own.has(stem));
  return things.length > 1 && things.every(isFair) ? fittingList(title, things) : '';
}

function isAnswered(text: string): boolean {
  return (
    countPieces(text) <= mostOfQuestion &&
    countPieces(text) > 1 &&
    /^[\p{L}’'-]+(?: [\p{L}’'-]+)*$/u.test(text) &&
    !/(?<!\p{L})(?:I|you|your|it|them|this|that|we|my|me)(?!\p{L})/iu.test(text) &&
    !isSmallWord(piecesOf(text).at(-1)!, 'en') &&
    !hasPraise(text, 'en')
  );
}

function isThing(text: string): boolean {
  return (
    countPieces(text) < 4 &&
    /^(?!(?:how|why|what|when|where|who|if)\s)[\p{L}’'-]+(?: [\p{L}’'-]+)*$/u.test(text) &&
    !article.test(text) &&
    !/^(?:\p{L}+ )?(?:it|them|you|me)$|^(?:you|me)\s/iu.test(text)
  );
}

/** "This is a 25-minute full body workout": how long the film itself is. */
const ofFilm =
  /^(?:this is an?|here is an?|here['’]s an?|join me for an?|follow along with (?:this|an?)|an?) (?:\p{Ll}{3,} ){0,2}?(\d{1,3})[- ](minute|hour)s? /iu;

/** How long a film or a lesson says that it is, in words for a title; empty where it says nothing. English. */
export function ownLength({ brief, language }: Draft): string {
  if (language.written !== 'en') return '';
  const [, count = '', unit = ''] = ofFilm.exec(brief.product.description) ?? [];
  return count === '' ? '' : `${count} ${unit.toLowerCase()}${count === '1' ? '' : 's'}`;
}

const takes =
  /(?:^|[.!?]\s+)(?:the (?:whole|entire) \p{L}+|(?:the|this) (?:job|repair|work|process|project|recipe|video|film|tutorial|lesson|workout|class|method)|it(?: all)?|everything) (?:only |just )?(?:takes?|lasts?|is done in|runs for) (?:you )?(?:only |just |about |around |roughly |less than |under )*(\d{1,3} (?:minutes|hours|days))(?=\s?[.,!?]|\s(?:and|from|to)\s|$)/iu;

const filmLasts =
  /(?:^|[.!?]\s+)(?:The|This) (?:film|video|documentary|episode|class|lesson|workout|vlog|tutorial|talk|concert|recording|session|recital)(?: [^.!?,]{3,80} and)? (?:lasts|is|runs for|takes)(?: only| just| about| exactly)? (\d{1,3} (?:minutes|hours))(?=\s?[.,!?]|\s(?:long|and|with)(?:\s|[.,]))/u;

/** "The whole job takes about 15 minutes", "die Tour ist 21 Kilometer lang". English and German. */
export function timeItTakes({ brief, language }: Draft): string {
  if (language.written === 'de') return germanLength(brief.product.description);
  const lasts = language.written === 'en' ? filmLasts.exec(brief.product.description)?.[1] : undefined;
  if (lasts !== undefined) return lasts;
  return language.written === 'en' ? (takes.exec(brief.product.description)?.[1] ?? '') : '';
}
