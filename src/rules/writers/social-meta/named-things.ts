import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isKnownTown } from '#rules/ledger/known-town.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isList } from './shorter-names.ts';

const longestThing = 4;

/** Where the thing of a subject ends and its details begin. */
const details = longPattern('u')`
  (?:,|:|\s(?:in|on|at|with|by|from|for|made|baked|grown|sewn|woven|thrown|around|across|im|mit|aus|von|für|bei|seit|en|con|para|sin
      |desde|avec|pour|sans|ohne|sur(?=\s(?:l[ae]s?|un|votre|vos)\s)|without|depuis|near|working|looking|serving|showing|based
      |\p{Ll}{3,}ed(?=\s(?:with|in|by|from)\s)|\p{Ll}{3,}(?:ée?s?|ie?s?)(?=\s(?:le|la|les|à|au|en|dans|par|chez)\s)|of(?=\s\p{Lu})|de(?=\s\p{Lu})|à(?=\s\p{Lu})|fatt[oaie]
      |a(?=\s\p{Lu}))(?=\s))
`;
const behindPlace =
  /\s(?:in the (?:centre|center|heart) of|au (?:centre|cœur) de|en el centro de|im zentrum von|in|on|near|around|across|throughout|outside|en|à|dans|bei|im)\s(?:the\s|la\s|el\s|les\s)?\p{Lu}.*$/u;
const ands = /,\s(?:(?:and|und|y|e|et)\s)?|\s(?:and|&|und|y|e|et)\s/u;
/** What a thing is made with stands in the same row. */
const madeWith = /\s(?:with|mit|con|avec)\s/u;
/** "Sácate el carnet B": what is to be had. */
const order = /^\p{L}{3,}(?:te|se)\s(?=(?:el|la|los|las|tu|tus)\s)/iu;
const article =
  /^(?:an?(?!\slevels?(?!\p{L}))|the|eine?|der|die|das|una?|une?|el|la|le|les|los|las)\s(?=\p{L})/iu;
/** What says how a business is, and is typed by nobody: "family-run", "freelance" is a kind. */
const describing =
  /^(?:(?:two|three|four|five|six|seven|eight|ten|twelve|(?:second|third|fourth|fifth)[- ]generation|independent|family[- ]run|family[- ]owned|small|friendly|local|registered|qualified|certified|chartered|professional|experienced|modern|award-winning|team of|handmade|hand-made)\s)+(?=\p{L}+)/iu;
/** A stuff that is sold by itself shares no noun behind it: "coffee and banana breads". */
const alone =
  /^(?:tea|coffee|beer|wine|honey|cheese|bread|jam|food|milk|meat|fish|soap|yarn|fabric|ice cream|chocolate)$/iu;

/** A thing in the words in which it is typed, without what says how it is: "family-run dog school" is a dog school. */
export function typedThing(thing: string): string {
  const plain = thing.replace(article, '').replace(describing, '');
  const [, deed, object] = deedOf.exec(plain) ?? [];
  return deed === undefined || object === undefined ? plain : `${singularPhrase(object)} ${deed}`;
}

/** "Weekly pickup of food scraps" is typed as "food scrap pickup". */
const deedOf =
  /^(?:weekly |daily |same-day )?(pickup|collection|delivery|removal|cleaning|repair|rental|hire|installation|restoration|servicing|tuning) of (\p{Ll}+(?: \p{Ll}+)?)$/iu;

/** An entry of a row without where and how it is done: "diagnostics at your home". */
export function withoutDetails(entry: string): string {
  return entry.split(details)[0]!.trim();
}

const forRow = /^([^,]{3,60}?)\s(?:for|für|para|pour)\s(?!\d).*,.*$/u;

/** The things that a subject names, as people type them: "sourdough bread" and "rye bread" of "sourdough and rye breads in Ely". */
export function thingsOfSubject(subject: string, language: WrittenLanguage): string[] {
  const plain = typedThing(language === 'es' ? subject.replace(order, '') : subject);
  // "Web design for museums, theatres and festivals": the row is of those who buy it.
  const line = plain.replace(behindPlace, '').replace(forRow, '$1');
  if (isList(line)) {
    const entries = line.split(ands).map(withoutDetails);
    // "Stückseife mit Olivenöl und Lavendelöl" is one soap.
    if (madeWith.test(line.split(ands)[0]!)) return entries.slice(0, 1).filter(isName);
    const isWhole = entries.every((entry) => entry.split(' ').length <= longestThing);
    return isWhole ? entries.filter((entry) => isName(entry) && !isBareDeed(entry, entries)) : [];
  }
  const [front = ''] = plain.replace(forRow, '$1').split(details);
  const joined = partsOfName(front, language);
  if (joined.length > 0) return joined;
  const shared = withSharedNoun(front, language);
  if (shared.length > 0) return shared;
  const parts = front.split(ands).filter((part) => part.length > 2);
  // "Robes de mariée sur mesure" has more small words.
  const longestPart = language === 'es' || language === 'fr' ? longestThing + 1 : longestThing - 1;
  if (parts.length > 1 && parts.every((part) => part.split(' ').length <= longestPart))
    // "Tide times and heights": one word behind two leans on them.
    return parts.filter(
      (part, index) => isName(part) && (index === 0 || part.includes(' ') || !parts[0]!.includes(' ')),
    );
  // Of a long row the first entry is a thing of its own: "clases de matemáticas y física".
  const thing = front.split(' ').length > longestThing + 2 ? parts[0]! : front;
  if (thing.split(' ').length <= longestThing + 2) return [typedThing(thing)].filter(isName);
  // "Cestas de verdura ecológica de temporada a domicilio": what it is, without how and when.
  const [head = '', ...groups] = thing.split(/\s(?=(?:de|del|a|à|para|pour|con|avec)\s)/u);
  const short = groups.length > 0 ? `${head} ${groups[0]}` : '';
  return short !== '' && short.split(' ').length <= longestThing ? [short].filter(isName) : [];
}

/** Whether an entry is a deed alone among things: "repairs" beside gutter cleaning are those of the gutters. */
export function isBareDeed(entry: string, entries: readonly string[]): boolean {
  return (
    /^(?:repairs?|services?|servicing|maintenance|installations?|replacements?|hire|sales|advice|support|more)$/iu.test(
      entry,
    ) && entries.some((other) => other.includes(' '))
  );
}

function isName(thing: string): boolean {
  return thing.length > 2 && !/^\d/u.test(thing) && !done.test(thing);
}

/** "Turned and carved in our workshop": what was done to the thing before it. */
const done = /^\p{Ll}{3,}[^\We]ed$/u;

/** "Sourdough and rye breads" are breads of two kinds: one plural behind two words in the singular. */
function withSharedNoun(front: string, language: WrittenLanguage): string[] {
  if (language !== 'en') return [];
  const [left = '', right = '', ...more] = front.split(/\s(?:and|&)\s/u);
  const [kind = '', noun = '', ...others] = right.split(' ');
  const isShared =
    more.length === 0 &&
    others.length === 0 &&
    /[^s]s$/u.test(noun) &&
    /^\p{L}+$/u.test(left) &&
    !/[^s]s$/u.test(left) &&
    !alone.test(left) &&
    kind !== '';
  return isShared ? [left, kind].map((one) => `${one} ${singularPhrase(noun)}`) : [];
}

/** Whether each word has a capital: "North Yorkshire". */
export function isAllNames(phrase: string): boolean {
  return phrase.split(' ').every((word) => /^\p{Lu}/u.test(word));
}

const placeIn =
  /(?:^|\s)(?:in the (?:centre|center|heart) of|au (?:centre|cœur) de|en el centro de|im Zentrum von|in|on|near|around|across|throughout|outside|serving|vicino a|en|à|dans|bei)\s(?:(?:the|la|el|le|les|los|las|der|den)\s)?(?:\p{Lu}\p{L}+['’]s\s)?((?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|of|am|an der|upon|sur)\s)?\p{Lu}[\p{L}’'-]+)?)/u;

/** "Sur les quais de La Rochelle". */
const placeAtEnd =
  /\s(?:quais?|centre|port|cœur|bord|centro|casco antiguo|puerto) de ((?:L[ae]s? )?\p{Lu}[\p{L}’'-]+)$/u;

/** "Dans notre atelier de Rodez". */
const frenchHouse = /\s(?:atelier|boutique|cabinet|magasin|ferme|salon) de (\p{Lu}[\p{L}’'-]+)/u;
/** "In our workshop in Ludlow", "in Duluth and online". */
const saysWhere =
  /^[^.]*\s(?:(?:based|located|workshop|studio|shop|clinic|practice|office|salon|kitchen|farm|yard|barn) in\s\p{Lu}|in \p{Lu}[\p{L}’'-]+ and (?:online|nearby|around)(?!\p{L}))/u;

/** Where the business is, as its subject or a fact of the brief says; empty when neither does. */
export function namedPlace({ subject, form, ledger, language }: SocialBrief): string {
  const inSubject = placeIn.exec(subject)?.[1];
  if (inSubject !== undefined) return inSubject;
  const behindDe = placeAtEnd.exec(subject)?.[1];
  if (behindDe !== undefined && form.contentType === 'website') return behindDe;
  const told = placeIn.exec(form.description)?.[1] ?? frenchHouse.exec(form.description)?.[1];
  // "In March", "in Ruhe": a place is one that the facts know as one.
  const isPlace = ledger.facts.some(
    ({ kind, value }) => kind === 'place' && told !== undefined && value.includes(told),
  );
  return told !== undefined &&
    (isPlace ||
      isKnownTown(told, language.written) ||
      saysWhere.test(form.description) ||
      frenchHouse.test(form.description))
    ? told
    : '';
}
