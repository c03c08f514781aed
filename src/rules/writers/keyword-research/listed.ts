import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { splitList } from '#rules/offers/split-list.ts';
import type { Platform } from '#rules/platforms/platform.ts';

/** From here on a name tells details that nobody types. */
export const mostWords = 5;
const fewestListed = 3;
const mostTyped = 4;
const fewestLetters = 8;

const verbs =
  /(?:^|\s)(?:wir|ich|sie|ist|sind|haben|hat|bieten|wird|werden|kann|können|macht|machen|gibt|we|you|i|it|they|is|are|was|our|your|have|has|can|will|offers?|provides?|helps|makes?|keeps?|gives?|us|that|which|who|que|es|son|somos|hay|je|nous|vous|est|sont|avons|qui|il|elle|included|inclus[ei]?s?|compris|fournis|incluid[oa]s?|inklusive)(?:\s|$)/iu;
/** "Ofrecemos", "proposons"; an English lesson ends so, too. */
const romanceVerb = /(?:mos|ons|ez)$/iu;
/** What stands behind the last entry and says more of it: "a help desk that answers in 15 minutes". */
const relative = /\s(?:that|which|who|qui|que|die|der|das)\s.*$/iu;
/** "Pulseras de plata hechas a mano": how it came about is no part of its name. */
const cameAbout =
  /\s(?:hech[oa]s?|elaborad[oa]s?|fabricad[oa]s?|tejid[oa]s?|(?:hand[- ]?)?made|hand[- ]?(?:crafted|poured|woven|sewn|thrown|dyed|forged|built)|faite?s?|fabriquée?s?|cousue?s?|handgemacht\p{L}*|handgefertigt\p{L}*)(?:\s.*)?$/iu;
const article = /^(?:an?|the|ein|eine|une?|un[oa]?|l[ae]s?|el)\s+(?=\p{L})/iu;
/** "Weekly films about thru-hiking": what a channel is on. */
const topicLead = /^.{0,60}?\s(?:about|on|über|zum thema|sobre|sur)\s/iu;
const place = /\s(?:in|en|à|au) (?:the )?\p{Lu}.*$/u;

/** Where, for whom and with what a list goes on behind its last entry: "… and payroll for cafes and small restaurants". */
const furtherOn: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:for|in|across|around|near|at|from|while|when)\s[^,]*$/u,
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
    /^([^.!?。！？\n]{10,300})(?:[.!?。！？\n]{1,4}\s{0,4}([^.!?。！？\n]{10,300}))?/u
      .exec(description.trim())
      ?.slice(1) ?? [];
  const listed = listIn(first, language, subject);
  if (listed.length > 0 || tells(first, language)) return listed;
  const opened = openedDeeds(first, language);
  const more = listIn(second, language, subject);
  return opened.length === 0 || more.every((entry) => isDone(entry, language))
    ? [...opened, ...more]
    : opened;
}

const ands = /\s(?:and|&|und|y|et)\s/u;

/** "Clases de charango" and "clases de quena" of "clases de charango y quena en La Paz, presenciales": what is done stands before how. */
function openedDeeds(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'es' && language !== 'fr') return [];
  const front = sentence.split(/[,:;(–—]/u)[0]!.replace(furtherOn[language], '');
  const [first = '', ...rest] = front.split(ands);
  if (first.split(' ').length > mostWords || !isDone(first, language)) return [];
  return [first, ...rest.map((entry) => sharedFront(entry, first, language))];
}

/** Whether somebody says something; "IT support" speaks of no "it". */
function tells(text: string, language: WrittenLanguage): boolean {
  const isRomance = language === 'es' || language === 'fr';
  return verbs.test(text.replace(/\bIT\b/gu, '')) || (isRomance && romanceVerb.test(text));
}

/**
 * The entries of a sentence that only lists: "Hautkrebsscreening, Aknebehandlung, Laser gegen Besenreiser". An entry is a few words
 * without a verb that says it of somebody; in German it has its noun. Before a colon stands what all of them belong to,
 * and one word of a video's list is about that: "maps" of a channel on thru-hiking are thru-hiking maps.
 */
function listIn(sentence: string, language: WrittenLanguage, subject: Platform['subject']): string[] {
  const done = doneFor(sentence, language);
  if (done.length > 0) return done;
  const short = sentence.replace(furtherOn[language], '');
  const entries = entriesOf(sentence, language);
  if (entries.length > 0 || short === sentence) return withWhole(entries, sentence, language, subject);
  const cut = entriesOf(short, language);
  const last = cut.at(-1);
  // "Trommelkurse für Kinder" are looked for so, too.
  const long = last === undefined ? '' : `${last}${sentence.slice(short.length)}`;
  const isTyped = long.split(' ').length <= mostTyped;
  if (!isTyped || last === undefined) return withWhole(cut, short, language, subject);
  // "Hilfe" of "Hilfe im Haushalt" says too little.
  const isVague = !last.includes(' ') && last.length < fewestLetters;
  return withWhole([...(isVague ? cut.slice(0, -1) : cut), long], short, language, subject);
}

const leadOf = (sentence: string): RegExpExecArray | null => /^([^:]{0,60}):\s/u.exec(sentence);

/** One entry alone is cut at its "and", too, where it may be a pair of deeds. */
function listKind(sentence: string): 'names' | 'list' {
  return sentence.includes(',') ? 'names' : 'list';
}

const deedEnds: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /(?:lessons?|class(?:es)?|courses?|rentals?|hire|repairs?|\p{L}{4}ing|tours?|trips?|services?|treatments?|therapy|photography|design|installation|removals?|storage|advice|massages?|osteopathy|acupuncture|pilates|yoga|dentistry|podiatry|insurance)$/iu,
  de: /(?:kurse?|unterricht|verleih|vermietung|reparatur(?:en)?|reinigung|beratung|therapie|montage|wartung|pflege|umzüge|transporte|coaching|training)$/iu,
  es: /^(?:clases|cursos?|alquiler|reparaci[oó]n|limpieza|asesor[ií]a|terapia|montaje|mantenimiento|masajes?)(?!\p{L})/iu,
  fr: /^(?:cours|stages?|location|réparation|nettoyage|conseil|thérapie|pose|entretien|massages?|coaching)(?!\p{L})/iu,
};

function isDone(entry: string, language: WrittenLanguage): boolean {
  return deedEnds[language]?.test(entry) ?? false;
}

const against: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^((?:\p{L}+\s){0,2}\p{L}+) (for) (.+)$/iu,
  de: /^((?:\p{L}+\s)?\p{L}+) (bei|gegen|für) (.+)$/iu,
  es: /^((?:\p{L}+\s){0,2}\p{L}+) (para|contra) (.+)$/iu,
  fr: /^((?:\p{L}+\s){0,2}\p{L}+) (pour|contre) (.+)$/iu,
};

/** "Counselling for anxiety, bereavement and relationship problems": the deed, and it for each of them. */
function doneFor(sentence: string, language: WrittenLanguage): string[] {
  const [, deed = '', joint = '', rest = ''] = against[language]?.exec(sentence) ?? [];
  if (!rest.includes(',') || !isDone(deed, language)) return [];
  const entries = rest.split(/,\s(?:(?:and|und|y|et)\s)?|\s(?:and|und|y|et)\s/u);
  return entries.length < 2 || entries.some((entry) => entry.split(' ').length > 3 || tells(entry, language))
    ? []
    : [deed, ...entries.map((entry) => `${deed} ${joint} ${entry}`)];
}

/** "Clases de piano" of "clases de guitarra, piano y canto": one word shares what the first begins with. */
function sharedFront(entry: string, first: string, language: WrittenLanguage): string {
  const bare = entry.replace(furtherOn[language], '');
  const isRomance = language === 'es' || language === 'fr';
  if (!isRomance || bare.includes(' ') || !isDone(first, language)) return entry;
  const [, front] = /^(\p{L}+) (?:de |d['’])\p{L}+$/iu.exec(first) ?? [];
  if (front === undefined) return entry;
  return `${front} ${language === 'fr' && /^[aeiouhéèêâîô]/iu.test(bare) ? 'd’' : 'de '}${bare}`;
}

/** "Plant nursery growing hardy perennials": who it is, and the first of what there is. */
function houseAndFirst(entry: string): string[] {
  const parts =
    /^(.{3,40}?)\s(?:growing|selling|offering|making|supplying|stocking|serving|specialising in)\s(.+)$/iu.exec(
      entry,
    );
  return parts === null ? [entry] : [parts[1]!, parts[2]!];
}

/** "Larch chicken coops for 3 to 8 hens" */
const saysMore = /\s(?:for|with)\s.*$/u;

/** "Marquee weddings across Scotland" */
const across = /\s(?:across|throughout|in and around|all over)\s(?:the\s)?\p{Lu}.*$/u;

function entriesOf(sentence: string, language: WrittenLanguage): string[] {
  const listed = splitList(sentence.slice(leadOf(sentence)?.[0].length ?? 0), language, listKind(sentence));
  // "Physiotherapy and sports massage": the name of two services, where both are known.
  const joined = listed.length === 1 ? partsOfName(listed[0]!, language) : [];
  const entries = (joined.length > 1 ? joined : listed)
    .flatMap((entry, index) => (index === 0 ? houseAndFirst(entry) : [entry]))
    .map((entry) =>
      entry.replace(relative, '').replace(cameAbout, '').replace(article, '').replace(across, ''),
    )
    .map((entry) =>
      language === 'en' && entry.split(' ').length > mostWords ? entry.replace(saysMore, '') : entry,
    )
    .map((entry, index, all) => sharedFront(entry, index === 0 ? '' : all[0]!, language));
  const isEntry = (entry: string): boolean =>
    entry.split(' ').length <= mostWords &&
    !tells(entry, language) &&
    (language !== 'de' || /\p{Lu}\p{Ll}/u.test(entry));
  if (!entries.every(isEntry)) return [];
  // "Kitesurf lessons and gear rental": two deeds are a list.
  const isPair = entries.length === 2 && entries.every((entry) => isDone(entry, language));
  return isPair || entries.length >= fewestListed ? entries : [];
}

/** "Clutch replacement" of a garage's "clutches": nobody is there for a clutch to take home. */
function replaced(entry: string): string {
  return /^(?:brakes?|brake pads|batter(?:y|ies)|clutch(?:es)?|ty[ir]es|exhausts|timing belts|cambelts|windscreens|windshields|alternators|starter motors|screens|boilers?)$/iu.test(
    entry,
  )
    ? `${singularPhrase(entry)} replacement`
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
  const about = whole.replace(place, '');
  if (subject !== 'video')
    return [whole, ...(/repairs?|mechanics?|garage|servic/iu.test(whole) ? entries.map(replaced) : entries)];
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
  // "One bedroom apartments for rent" are looked for as apartments for rent.
  if (language !== 'en' || /^[^.,]{3,60}\s(?:for|to) (?:rent|sale|let)(?!\p{L})/iu.test(description))
    return [];
  const opening =
    /^(?:(?:an?|the|our)\s)?((?:[\p{L}\p{N}&'’-]+\s){1,4}[\p{L}-]+)(?=\s(?:for|with|that|in|from|to|and)\s|[.,:;]|$)/iu.exec(
      description.trim().split(/\s(?:for|with|that|in|from|to|and)\s|[.,:;\n]/u)[0]!,
    )?.[1];
  const isNamed = things.some((thing) => opening?.toLowerCase().endsWith(` ${thing.toLowerCase()}`));
  return opening === undefined || !isNamed || /^(?:we|i|you|it|this|your|my)\s/iu.test(opening)
    ? []
    : [opening];
}
