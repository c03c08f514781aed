import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { isPeople } from '#rules/offers/people.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { mendedPart } from '#rules/offers/parts-of-things.ts';
import { splitList } from '#rules/offers/split-list.ts';
import { headOfWhom } from '#rules/offers/whom-row.ts';
import { spokenByUs } from '#rules/offers/spoken-otherwise.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { isInHouse, isNoOffer } from './no-offers.ts';
import {
  doneFor,
  doneOf,
  learnIn,
  servedThere,
  taughtIn,
  withoutAfterthought,
  withoutAudience,
  withoutEquipment,
} from './list-fronts.ts';
import { knownOpening, opensWithPlace } from './known-opening.ts';
import { withLastAnd, withLastVerb } from './list-ends.ts';
import { bareEntry, cameAbout } from './bare-entry.ts';
import { furtherOn, isDone, mostWords, tells } from './list-words.ts';
import { openedDeeds } from './opened-deeds.ts';
import { turnkey } from './turnkey.ts';
import { listsVariants } from './wares.ts';
import { bothOf, frontOf, sharedFront } from './shared-front.ts';

const fewestListed = 3;
const mostTyped = 4;
const fewestLetters = 8;
const mostRead = 1_200;

/** "Weekly films about thru-hiking": what a channel is on. */
const topicLead = /^.{0,60}?\s(?:about|on|über|zum thema|sobre|sur)\s/iu;
const place = /\s(?:in|en|à|au) (?:the )?\p{Lu}.*$/u;
/** "Woodturning on a mini lathe": what each entry is put to is the front of it. */
const closer = /\s(?:on|with|at|for|using) .*$/u;

/**
 * A first sentence that only lists, or a second one behind a first that tells nothing of anybody: "Pet salon in Triana. Baths,
 * hand stripping, nail trims."
 */
export function listedFirst(
  description: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const [first = '', ...later] = description
    .replace(/\s\([^()\n]{1,40}\)/gu, '')
    .trim()
    .slice(0, mostRead)
    .split(/[.!?。！？\n]{1,4}(?:\s|$)|[。！？\n]/u)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence, index) =>
        sentence.length >= 10 && sentence.length <= 300 && (index === 0 || !comesWith.test(sentence)),
    );
  const listed = soldIn(listIn(first, language, subject), language, subject);
  if (listed.length > 1) return listed;
  // "Gentle dentistry for kids and adults. Cleanings, crowns": one thing is no list yet.
  if (listed.length === 1) return [...listed, ...laterList(later, language, subject)];
  const opened = openedDeeds(first, language);
  if (opened.length === 0 && tells(first, language)) return laterList(later, language, subject);
  const more = soldIn(listIn(later[0] ?? '', language, subject), language, subject);
  if (opened.length > 0 && more.some((entry) => !isDone(entry, language))) return opened;
  const rest = opened.length + more.length > 0 ? [...opened, ...more] : laterList(later, language, subject);
  if (rest.length === 0 || subject !== 'page') return rest;
  // "Barrel sauna on the beach. Cold dips, tea and robes": what there is in it; courses are offered there.
  const isThere =
    opensWithPlace(first, language) &&
    !rest.some((entry) => [entry, entry.split(' ')[0]!].some((name) => isDone(name, language)));
  return isThere ? knownOpening(first, language) : rest;
}

/** A list behind somebody's own words: "We help firms with their books. Payroll, VAT returns, budgets." */
function laterList(
  later: readonly string[],
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  if (subject === 'video' || subject === 'app') return [];
  for (const sentence of later.slice(0, 3)) {
    const sold = tells(sentence, language)
      ? []
      : soldIn(listIn(sentence, language, subject), language, subject);
    if (sold.length > 0) return sold;
  }
  return [];
}

/** "Threads, needle and fabric in every box" */
const comesWith =
  /(?<!\p{L})(?:in (?:every|each|the) (?:box|kit|set|pack|room)|supplied|provided|at the door|on site|in jedem (?:set|paket))(?!\p{L})/iu;

/** "Our own lamb and beef" */
const ours = /^(?:our (?:own )?|unsere? (?:eigenen? )?|nuestr[oa]s |nos )(?=\p{L})/iu;
const ofHouse = /^(?:floodlit|big|large|huge|own|private|free|gro(?:ß|ss)e[rs]?|grande?s?|eigene[rs]?)\s/iu;

/** "Safes opened": what is done, in a word that nobody types. */
const doneSomehow = /^(?:\p{L}+\s){0,2}\p{L}+s \p{L}{3,}ed$/u;

/** Where half of a list is how somebody works or what the reader is to do, the rest is, too. */
function soldIn(entries: string[], language: WrittenLanguage, subject: Platform['subject']): string[] {
  if (subject === 'video') return entries;
  const isFurniture = entries.filter(isInHouse).length > 1;
  const sold = entries.filter(
    (entry) =>
      !isNoOffer(entry, language) &&
      // "Nourrissons, sportifs": those who come are nothing that is sold.
      !(language !== 'en' && isPeople(entry, language)) &&
      !(language === 'en' && doneSomehow.test(entry)) &&
      !(isInHouse(entry) && (isFurniture || ofHouse.test(entry))),
  );
  return sold.length * 2 > entries.length ? sold : [];
}

/**
 * The entries of a sentence that only lists: "Hautkrebsscreening, Aknebehandlung, Laser gegen Besenreiser". An entry is a few words
 * without a verb that says it of somebody; in German it has its noun. Before a colon stands what all of them belong to,
 * and one word of a video's list is about that: "maps" of a channel on thru-hiking are thru-hiking maps.
 */
function listIn(said: string, language: WrittenLanguage, subject: Platform['subject']): string[] {
  // "Rats and mice dealt with": what is done to them is said, and no list.
  if (language !== 'other' && spokenByUs(said, language) !== null) return [];
  if (listsVariants(said)) return [];
  const sentence = withoutEquipment(
    withoutAudience(withoutAfterthought(said.replace(ours, ''), language), language),
    language,
  );
  const rented = withLastVerb(sentence, language);
  if (rented.length > 0) return rented;
  const learnt = learnIn(sentence, language);
  if (learnt !== null) return [learnt];
  const taught = [...taughtIn(sentence, language), ...doneOf(sentence, language)];
  if (taught.length > 0) return taught;
  const done = doneFor(sentence, language);
  if (done.length > 0) return done;
  const alone = servedThere(sentence, language);
  if (alone !== null) return alone;
  const short = sentence.replace(furtherOn[language], '');
  const tail = sentence.slice(short.length).trim();
  const bare = entriesOf(short, language);
  // "Torno y esmaltes para adultos": those who come are told of all.
  if (
    isPeople(tail.slice(tail.indexOf(' ') + 1), language) &&
    bare.length > 0 &&
    !isDone(bare.at(-1)!, language)
  )
    return withWhole(bare, short, language, subject);
  const entries = entriesOf(sentence, language);
  if (entries.length > 0 || short === sentence) return withWhole(entries, sentence, language, subject);
  const last = bare.at(-1);
  // "Trommelkurse für Kinder" are looked for so, too.
  const long = last === undefined ? '' : `${last}${sentence.slice(short.length)}`;
  const isTyped = long.split(' ').length <= mostTyped;
  if (!isTyped || last === undefined) return withWhole(bare, short, language, subject);
  // "Hilfe" of "Hilfe im Haushalt" says too little.
  const isVague = !last.includes(' ') && last.length < fewestLetters;
  return withWhole([...(isVague ? bare.slice(0, -1) : bare), long], short, language, subject);
}

const leadOf = (sentence: string): RegExpExecArray | null => /^([^:]{0,60}):\s/u.exec(sentence);

/** One entry alone is cut at its "and", too, where it may be a pair of deeds. */
function listKind(sentence: string): 'names' | 'list' {
  return sentence.includes(',') ? 'names' : 'list';
}

/** "Plant nursery growing hardy perennials": who it is, and the first of what there is. */
function houseAndFirst(entry: string): string[] {
  const parts =
    /^(.{3,40}?)\s(?:growing|selling|offering|making|supplying|stocking|serving|specialising in)\s(.+)$/iu.exec(
      entry,
    );
  return parts === null ? [entry] : [parts[1]!, parts[2]!];
}

/** "Larch chicken coops for 3 to 8 hens", "Brautkleider von Größe 34 bis 56" */
const saysMore: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:for|with|on|in|from)\s.*$/u,
  de: /\s(?:von|mit|aus|für|in|ab|bis|auf)\s.*$/u,
  es: /\s(?:con|para|en|desde|a|al|frente|y del?)\s.*$/u,
  fr: /\s(?:avec|pour|en(?! main(?!\p{L}))|dès|dans|sur|au|aux|et (?:de|du))\s.*$/u,
  other: /$^/u,
};

function entriesOf(sentence: string, language: WrittenLanguage): string[] {
  const listed = splitList(sentence.slice(leadOf(sentence)?.[0].length ?? 0), language, listKind(sentence));
  // "Physiotherapy and sports massage": the name of two services, where both are known.
  const joined = listed.length === 1 ? partsOfName(listed[0]!, language) : [];
  const entries = withLastAnd(
    joined.length > 1 ? joined : listed.map(bareEntry).map(language === 'en' ? headOfWhom : (entry) => entry),
    language,
  )
    .flatMap((entry, index) => (index === 0 ? houseAndFirst(entry) : [entry]))
    .flatMap((entry) => bothOf(entry, language))
    .map(bareEntry)
    .map((entry) => (entry.split(' ').length > mostWords ? entry.replace(saysMore[language], '') : entry))
    .map((entry, index, all) => sharedFront(entry, index === 0 ? '' : frontOf(all, index), language));
  const isEntry = (entry: string): boolean =>
    entry.replace(turnkey, '').split(' ').length <= mostWords &&
    !tells(entry, language) &&
    (language !== 'de' || /\p{Lu}/u.test(entry));
  if (!entries.every(isEntry)) return [];
  // "Kitesurf lessons and gear rental": two deeds are a list.
  const isPair =
    entries.length === 2 &&
    entries.every((entry) => isDone(entry.replace(/\s(?:on|in|at|near) the\s.*$/u, ''), language));
  return isPair || entries.length >= fewestListed ? entries : [];
}

/** "Jazz records" of "Second hand records: jazz, soul": one word that names no things of its own says which of them. */
function kindOf(entry: string, whole: string, language: WrittenLanguage): string {
  const head = /(?:^|\s)(\p{L}{3,}[^s]s)$/u.exec(whole)?.[1];
  return language === 'en' &&
    head !== undefined &&
    /^\p{L}+[^s\P{L}]$/u.test(entry) &&
    typeHits(entry, 'en').length === 0
    ? `${entry} ${head}`
    : entry;
}

function withWhole(
  entries: string[],
  sentence: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const lead = (leadOf(sentence)?.[1] ?? '').replace(topicLead, '').replace(cameAbout, '').trim();
  const bare = lead.replace(furtherOn[language], '');
  const whole = subject !== 'video' && bare.includes(' ') ? bare : lead;
  if (entries.length === 0 || whole === '' || tells(whole, language) || !/\p{L}{3}/u.test(whole))
    return entries;
  const about = whole.replace(place, '').replace(closer, '');
  if (subject !== 'video')
    return [
      whole,
      ...(/repairs?|mechanics?|garage|servic/iu.test(whole)
        ? entries.map(mendedPart)
        : entries.map((entry) => kindOf(entry, whole, language))),
    ];
  return [
    whole,
    ...entries.map((entry) =>
      /\s(?!with\s)/u.test(entry) || language !== 'en' ? entry : `${about} ${entry}`,
    ),
  ];
}
