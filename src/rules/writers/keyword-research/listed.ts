import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitList } from '#rules/offers/split-list.ts';
import type { Platform } from '#rules/platforms/platform.ts';

/** From here on a name tells details that nobody types. */
export const mostWords = 5;
const fewestListed = 3;
const mostTyped = 4;

const verbs =
  /(?:^|\s)(?:wir|ich|sie|ist|sind|haben|hat|bieten|wird|werden|kann|können|macht|machen|gibt|we|you|i|it|they|is|are|was|our|your|have|has|can|will|offers?|provides?|helps|makes?|keeps?|gives?|us|that|which|who|que|es|son|somos|hay|nous|vous|est|sont|avons|qui|il|elle|included|inclus[ei]?s?|compris|fournis|incluid[oa]s?|inklusive)(?:\s|$)|(?:mos|ons|ez)$/iu;
/** What stands behind the last entry and says more of it: "a help desk that answers in 15 minutes". */
const relative = /\s(?:that|which|who|qui|que|die|der|das)\s.*$/iu;
const article = /^(?:an?|the|ein|eine|une?|un[oa]?|l[ae]s?|el)\s+(?=\p{L})/iu;
/** "Weekly films about thru-hiking": what a channel is on. */
const topicLead = /^.{0,60}?\s(?:about|on|über|zum thema|sobre|sur)\s/iu;
const place = /\s(?:in|en|à|au) (?:the )?\p{Lu}.*$/u;

/** Where, for whom and with what a list goes on behind its last entry: "… and payroll for cafes and small restaurants". */
const furtherOn: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:for|in|across|around|near|at)\s[^,]*$/u,
  de: /\s(?:für|in|im|rund um|bei)\s[^,]*$/u,
  es: /\s(?:para|en|cerca de)\s[^,]*$/u,
  fr: /\s(?:pour|à|en|dans|chez)\s[^,]*$/u,
  other: /$^/u,
};

/**
 * A first sentence that only lists, or a second one behind a first that tells nothing of anybody: "Pet salon in Triana. Baths,
 * hand stripping, nail trims."
 */
export function listedFirst(
  description: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const [first = '', second = ''] =
    /^([^.!?。！？\n]{10,300})(?:[.!?。！？\n]+\s*([^.!?。！？\n]{10,300}))?/u
      .exec(description.trim())
      ?.slice(1) ?? [];
  const listed = listIn(first, language, subject);
  return listed.length > 0 || tells(first) ? listed : listIn(second, language, subject);
}

/** "IT support" speaks of no "it". */
function tells(text: string): boolean {
  return verbs.test(text.replace(/\bIT\b/gu, ''));
}

/**
 * The entries of a sentence that only lists: "Hautkrebsscreening, Aknebehandlung, Laser gegen Besenreiser". An entry is a few words
 * without a verb that says it of somebody; in German it has its noun. Before a colon stands what all of them belong to,
 * and one word of a video's list is about that: "maps" of a channel on thru-hiking are thru-hiking maps.
 */
function listIn(sentence: string, language: WrittenLanguage, subject: Platform['subject']): string[] {
  const short = sentence.replace(furtherOn[language], '');
  const entries = entriesOf(sentence, language);
  if (entries.length > 0 || short === sentence) return withWhole(entries, sentence, language, subject);
  const cut = entriesOf(short, language);
  const last = cut.at(-1);
  // "Trommelkurse für Kinder" are looked for so, too.
  const long = last === undefined ? '' : `${last}${sentence.slice(short.length)}`;
  const isTyped = long.split(' ').length <= mostTyped;
  return withWhole(isTyped && last !== undefined ? [...cut, long] : cut, short, language, subject);
}

const leadOf = (sentence: string): RegExpExecArray | null => /^([^:]{0,60}):\s/u.exec(sentence);

/** "Plant nursery growing hardy perennials": who it is, and the first of what there is. */
function houseAndFirst(entry: string): string[] {
  const parts =
    /^(.{3,40}?)\s(?:growing|selling|offering|making|supplying|stocking|serving|specialising in)\s(.+)$/iu.exec(
      entry,
    );
  return parts === null ? [entry] : [parts[1]!, parts[2]!];
}

/** "Marquee weddings across Scotland" */
const across = /\s(?:across|throughout|in and around|all over)\s(?:the\s)?\p{Lu}.*$/u;

function entriesOf(sentence: string, language: WrittenLanguage): string[] {
  const entries = splitList(sentence.slice(leadOf(sentence)?.[0].length ?? 0), language, 'names')
    .flatMap((entry, index) => (index === 0 ? houseAndFirst(entry) : [entry]))
    .map((entry) => entry.replace(relative, '').replace(article, '').replace(across, ''));
  const isEntry = (entry: string): boolean =>
    entry.split(' ').length <= mostWords &&
    !tells(entry) &&
    (language !== 'de' || /\p{Lu}\p{Ll}/u.test(entry));
  return entries.length < fewestListed || !entries.every(isEntry) ? [] : entries;
}

function withWhole(
  entries: string[],
  sentence: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const whole = (leadOf(sentence)?.[1] ?? '').replace(topicLead, '').trim();
  if (entries.length === 0 || whole === '' || tells(whole) || !/\p{L}{3}/u.test(whole)) return entries;
  const about = whole.replace(place, '');
  if (subject !== 'video') return [whole, ...entries];
  return [
    whole,
    ...entries.map((entry) => (entry.includes(' ') || language !== 'en' ? entry : `${about} ${entry}`)),
  ];
}

/** "Patch management software" of "Patch management software for small IT teams": a name that opens the description. */
export function openingThing(
  description: string,
  things: readonly string[],
  language: WrittenLanguage,
): string[] {
  if (language !== 'en') return [];
  const opening =
    /^(?:(?:an?|the|our)\s)?((?:[\p{L}\p{N}&'’-]+\s){1,4}[\p{L}-]+)(?=\s(?:for|with|that|in|from|to|and)\s|[.,:;]|$)/iu.exec(
      description.trim().split(/\s(?:for|with|that|in|from|to|and)\s|[.,:;\n]/u)[0]!,
    )?.[1];
  const isNamed = things.some((thing) => opening?.toLowerCase().endsWith(` ${thing.toLowerCase()}`));
  return opening === undefined || !isNamed || /^(?:we|i|you|it|this|your|my)\s/iu.test(opening)
    ? []
    : [opening];
}
