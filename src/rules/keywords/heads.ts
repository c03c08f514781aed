import { topicOf } from '#rules/ledger/app-and-video-type.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { nameRuns } from './noun-phrases.ts';
import { plainNameOf } from './plain-name.ts';
import {
  adjectives,
  genericWords,
  isSmallWord,
  pairedThings,
  sellingWords,
  singularOf,
  thingBehindWord,
} from './plain-words.ts';
import type { Slot } from './slot.ts';
import { unique } from './slot.ts';
import { thingsOfSet } from './things-of-set.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { countedTopic, onlyTime, timeLater, withoutFormat } from './video-parts.ts';

/** Tables of figures are no furniture: "Excel pivot tables", "tide tables". */
export const sheetTables =
  /\b(?:pivot|data|times|league|periodic|truth|tide|rate|lookup|conversion|multiplication)\s?tables?\b/iu;
/** Names of shelves and people that a category field holds; nobody searches a thing by them. */
const departments = new Set(
  'baby kids women men home furniture appliances electronics beauty food snacks toys education productivity finance tools lifestyle travel clothing shoes jewelry accessories other moebel möbel muebles meubles mode maison hogar jardin garden gardening deporte bildung reisen dom'.split(
    ' ',
  ),
);

/** Ends of categories that name what things are for, and none of them. */
const shelfEnd =
  /\s(?:management|organi[sz]ation|supplies|accessories|essentials|equipment|gear|decor|maintenance|care)$/iu;

/** The thing as people name it, from the ledger, the product's name and its category; the best known name first. */
export function headsOf(brief: Brief, ledger: Ledger): Slot[] {
  const language = ledger.language.written;
  const heads: Slot[] = [];
  const nameSource = `products.${brief.product.index}.name`;
  const add = (text: string, source: string, asWritten = false): void => {
    const plain = language === 'en' ? (asWritten ? text : singularPhrase(text)).toLowerCase() : text;
    const words = plain.split(' ');
    const last = stemOf(words.at(-1) ?? '');
    // "Mixing bowls set": the bowls are searched; "tea set" is a thing of its own.
    const several = /^(.*\p{L}{2}s) set$/iu.exec(text)?.[1];
    if (language === 'en' && several !== undefined && !several.endsWith('ss')) add(several, source, true);
    const isSet = last === 'set' && words.length > 1;
    // "Rénovation de salle de bain" is one thing, as is "mug and saucer".
    const isJoined = language === 'en' ? pairedThings.test(plain) : /\sde\s/u.test(plain);
    const most = isJoined ? 5 : 3;
    if (
      plain === '' ||
      words.length > most ||
      (genericWords.has(last) && !isSet && !(words.length > 1 && thingBehindWord.has(last))) ||
      sellingWords.has(last)
    )
      return;
    if (/\d/.test(plain) || plain.length < 3 || departments.has(plain.toLowerCase())) return;
    heads.push({ text: plain, source });
  };
  if (language === 'other') return [];
  if (platforms[brief.platform].subject === 'video') return videoHeads(brief);
  const trade = language === 'en' ? tradeOf(brief.product.name, ledger.productType) : '';
  if (trade !== '') add(trade, nameSource);
  else if (ledger.productType !== '')
    add(ledger.productType, nameSource, isSoldAsMany(ledger.productType, brief.product.name));
  // "Car seat gap filler" is too long to be typed: its last words are the thing, its first ones are not.
  const parts = ledger.productType.split(' ');
  if (heads.length === 0 && language === 'en' && parts.length > 3 && /(?:er|or)s?$/u.test(parts.at(-1)!))
    for (const count of [3, 2]) add(parts.slice(-count).join(' '), nameSource);
  const several = thingsOfSet(ledger.productType, language);
  if (several !== '') add(several, nameSource, true);
  const plainName = plainNameOf(ledger.productType, language);
  if (plainName !== undefined) add(plainName, nameSource);
  const pair = language === 'en' ? pairedThings.exec(ledger.productType) : null;
  // "Mug and saucer": what is said of both is searched with the first.
  if (pair !== null) add(pair[1]!, nameSource);
  // "Fensterreiniger Set" is searched without its set.
  const single = language === 'de' ? /^(\p{Lu}\p{Ll}{4,})[ -]Set$/u.exec(ledger.productType)?.[1] : undefined;
  if (single !== undefined) add(single, nameSource);
  if (language === 'de')
    for (const compound of compoundsOf(ledger.productType, brief.product.description))
      add(compound, `products.${brief.product.index}.description`);
  const name = withoutOwnNames(brief.product.name, brief, ledger);
  for (const hit of typeHits(name, language)) {
    // "Akku-Handkreissäge" is no rechargeable battery.
    if (language === 'de' && name[hit.end] === '-') continue;
    // "Installation" of a "Wallbox Installation" is anyone's.
    if (language === 'de' && ledger.productType.endsWith(` ${hit.text}`)) continue;
    if (
      heads.length === 0 ||
      (pair === null &&
        sharesHead(hit.text, ledger.productType) &&
        // "Pies de cama" are no bed.
        (language === 'en' ||
          language === 'de' ||
          foldWord(ledger.productType).startsWith(foldWord(hit.text).split(' ')[0]!)) &&
        !isMadeFor(ledger.productType, hit.text, language))
    )
      add(hit.text, nameSource, isSoldAsMany(hit.text, name));
  }
  const category = brief.product.category || brief.fields.appCategory || '';
  for (const entry of category.split(/[,/&>]|\s(?:and|und|y|et)\s/iu).slice(-2)) {
    const words = piecesOf(entry.trim());
    if (words.length > 3 || words[0] === '') continue;
    if (language === 'en' && words.some((word) => isSmallWord(word, language))) continue;
    // "Cable management" is what a tray is for.
    if (
      language === 'en' &&
      words.length > 1 &&
      shelfEnd.test(entry.trim()) &&
      typeHits(entry, 'en').length < 2
    )
      continue;
    const about =
      typeHits(entry, language).length > 0 ||
      heads.some(
        (head) => sharesHead(entry, head.text) || (language === 'de' && sharesStart(entry.trim(), head.text)),
      );
    if (about)
      add(
        language === 'en' ? entry.trim() : singularFrom(entry.trim(), brief),
        `products.${brief.product.index}.category`,
      );
  }
  if (heads.length === 0) {
    const run = nameRuns(name, nameSource, language)[0];
    const last = run?.words.at(language === 'es' || language === 'fr' ? 0 : -1);
    if (last !== undefined && !adjectives.has(stemOf(last))) add(last, nameSource);
  }
  return unique(heads);
}

/** "Fairy lights", "wiper blades": who sells several names several, and so do those who look for them. */
function isSoldAsMany(type: string, name: string): boolean {
  return /[^s]s$/iu.test(type) && name.toLowerCase().includes(type.toLowerCase());
}

const mostCompounds = 2;

/** What a German description calls the thing in one word: "Geburtskissen" of a "Kissen zur Geburt". */
function compoundsOf(type: string, description: string): string[] {
  if (!/^\p{L}{4,}$/u.test(type)) return [];
  const compound = new RegExp(`(?<!\\p{L})\\p{Lu}\\p{Ll}{2,16}${type.toLowerCase()}(?!\\p{L})`, 'gu');
  return [...new Set(description.slice(0, 400).match(compound) ?? [])].slice(0, mostCompounds);
}

/** Whether an English type goes on behind a thing: "air fryer liners" are no air fryer. */
function isMadeFor(type: string, thing: string, language: string): boolean {
  const last = (text: string): string => stemOf(text.split(/[\s-]+/u).at(-1) ?? '');
  return (
    language === 'en' &&
    last(type) !== last(thing) &&
    // "Toddler kitchen knife set" are kitchen knives.
    (type.toLowerCase().startsWith(thing.toLowerCase()) ||
      (last(type) !== 'set' && ` ${type.toLowerCase()} `.includes(` ${thing.toLowerCase()} `)))
  );
}

/** Words for a business that say little without the trade before them. */
const businesses =
  /^(?:practice|clinic|studio|salon|agency|company|firm|school|academy|course|class|workshop|repair|lesson|training|consulting|shop|store|centre|center)s?$/iu;

/** "Dental practice" for "practice": the trade belongs to what is searched. Empty where the type says enough. */
function tradeOf(name: string, type: string): string {
  if (!businesses.test(type)) return '';
  const before = new RegExp(`(\\p{L}{3,}) ${type}\\b`, 'iu').exec(name)?.[1] ?? '';
  return before === '' || isSmallWord(before, 'en') || sellingWords.has(stemOf(before))
    ? ''
    : `${before} ${type}`;
}

/** "Fensterwischer" and "Fensterreiniger" begin with what both are for. */
function sharesStart(entry: string, head: string): boolean {
  const least = 6;
  return (
    /^\p{Lu}\p{Ll}+$/u.test(entry) &&
    entry.length > least + 2 &&
    stemOf(entry) !== stemOf(head) &&
    !entry.toLowerCase().startsWith(head.toLowerCase()) &&
    head.toLowerCase().startsWith(entry.slice(0, least).toLowerCase())
  );
}

function sharesHead(entry: string, type: string): boolean {
  const stems = new Set(type.split(/[\s-]+/u).map(stemOf));
  return entry.split(/[\s-]+/u).some((word) => stems.has(stemOf(word)));
}

/** The name without brand, shop and app names, which are no words for the thing. */
function withoutOwnNames(name: string, brief: Brief, ledger: Ledger): string {
  let rest = name;
  for (const own of [ledger.brand, brief.businessName, brief.fields.appName ?? '']) {
    if (own.length > 2 && rest.toLowerCase().startsWith(`${own.toLowerCase()} `))
      rest = rest.slice(own.length).trim();
  }
  return rest;
}

/** Each noun of a phrase in the singular, as tags want it ("Water Bottles" → "water bottle"); only the last word changes. */
export function singularPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.at(-1);
  if (last === undefined) return phrase;
  return [...words.slice(0, -1), singularOf(last)].join(' ');
}

const verbs =
  /^(?:how to|how i|why i|why|what|when to|like a pro|guide to|learn|make|making|replace|replacing|fix|unblock|dry|clean|build|bake|cook|grow|so|wie man|wie du|wie|comment|cómo|como|semer|aprender|aprende)\s+/iu;

/** "I tried living on 1 dollar a day": who did it is no topic. */
const tried =
  /^(?:i|we)\s(?:tried|tested|spent|lived|built|bought|made|survived)\s(?:\p{L}+ing\s(?:(?:on|in|with|for)\s)?)?(?:an?\s|the\s)?/iu;
/** "600 dollar gaming PC" is a gaming PC. */
const amountFirst =
  /^\d[\d.,]*[\s-](?:dollars?|euros?|pounds?|minutes?|hours?|days?|weeks?)\s(?=\p{L}{3,})(?!a\s)/iu;

/** What a video is about: its name up to a colon or scope, and the noun phrase after "how to make a …". */
function videoHeads(brief: Brief): Slot[] {
  const language = brief.language.written;
  const source =
    brief.fields.videoTitle === undefined ? `products.${brief.product.index}.name` : 'videoTitle';
  const title = withoutFormat(brief.fields.videoTitle ?? brief.product.name);
  const topic = title.split(/[:|(–—]/u)[0]?.trim() ?? '';
  const dishOf = /^(?:receta de|recette d(?:e|u|es)|rezept für)\s(.+)$/iu.exec(topic)?.[1];
  // "Wie man Hortensien richtig schneidet": the ledger knows which words are the nouns.
  let object = dishOf ?? (language === 'de' && /^(?:wie|so)\s/iu.test(topic) ? topicOf(topic, 'de') : topic);
  object = object.replace(
    /^(?:comment|cómo|como|wie (?:man|du)|how (?:to|i|we))\s\p{L}+\s(?:an\s|a\s|the\s|your\s|my\s|our\s|une?\s|le\s|la\s|les\s|un[ao]?\s|el\s|los\s|las\s|l[’']|des\s|du\s)?/iu,
    '',
  );
  for (let round = 0; round < 3; round += 1) object = object.replace(verbs, '');
  if (language === 'en')
    object = object
      .replace(tried, '')
      .replace(/^\p{L}{3,} (?:your|an?|my) (?:(?:very )?first |own |new )?(?=\p{L}{3})/iu, '')
      .replace(/^(?:your|my|the|our)\s/iu, '')
      .replace(
        /\s(?:is|are)\s.*$|\s(?:alone|yourself|myself|properly|correctly|easily|quickly|fast|right)$/iu,
        '',
      );
  const scope =
    /\s+(?:in|with|without|for|from|after|at|on|explained|en|con|sin|para|avec|sans|pour|qui|que|mit|ohne|für|overnight)(?:\s+|$)/iu;
  const found: Slot[] = [];
  const counted = language === 'en' ? countedTopic(title) : null;
  if (counted !== null) {
    const about = counted.subject.toLowerCase();
    return [`${about} ${counted.what}`, about].map((text) => ({ text, source }));
  }
  // "7 errores al podar rosales" is searched by what is done wrong.
  const done =
    /^(?:\d+\s)?(?:errores|erreurs|fehler|consejos|conseils|trucos|astuces|tipps)\s(?:al|para|à éviter pour|pour|beim|zum)\s(\p{L}.{3,28})$/iu.exec(
      topic,
    )?.[1];
  if (done !== undefined) found.push({ text: ledgerCase(brief, done), source });
  // "Gas stove or alcohol stove" is about both.
  for (const side of object.split(/\s+(?:or|vs\.?|versus|oder|o|ou)\s+/iu)) {
    const run = side
      .replace(timeLater, '')
      .replace(/^(?:a|an|the|my|your|eine[nrm]?|die|der|das|un|una|une|le|la|les|los|las|des|du)\s+/iu, '')
      .replace(/^\d+\s+(?:primer[oa]s|mejores|first|best|ersten|premiers|premières)\s+/iu, '')
      .split(scope)[0];
    const words = piecesOf(run ?? '').filter((word) => word !== '');
    while (words.length > 0 && isSmallWord(words.at(-1) ?? '', language)) words.pop();
    const text = ledgerCase(brief, words.join(' '));
    if (onlyTime.test(text)) continue;
    if (text.length > 2 && words.length <= 4 && !/^\d+$/.test(text)) found.push({ text, source });
    if (amountFirst.test(text) && words.length > 2)
      found.push({ text: text.replace(amountFirst, ''), source });
  }
  // "Tarte aux pommes façon grand-mère": the dish before how it is made.
  const dish = /^\p{L}{3,}\s(?:aux?|à la|de|del|du|al|con)\s\p{L}{3,}(?=\s)/iu.exec(topic)?.[0];
  if (dish !== undefined && (language === 'es' || language === 'fr'))
    found.push({ text: dish.toLowerCase(), source });
  // "3 days in the Dolomites with our van": with what it was done is no topic.
  const shown = language === 'en' ? (title.split(/\swith\s(?:our|my|an?)\s/iu)[0] ?? title) : title;
  const known = typeHits(shown, language).map((hit) => ({
    text: singularPhrase(hit.text.toLowerCase()),
    source,
  }));
  const fair = sheetTables.test(title) ? known.filter(({ text }) => text !== 'table') : known;
  return unique(language === 'en' ? [...found, ...fair] : found);
}

function ledgerCase(brief: Brief, text: string): string {
  return brief.language.written === 'de' ? text : text.toLowerCase();
}

/** Category in the number in which the brief itself uses the word: "Vélos enfant" → "vélo enfant". */
function singularFrom(entry: string, brief: Brief): string {
  const words = `${brief.product.name} ${brief.product.description}`.match(/\p{L}+/gu) ?? [];
  return entry
    .split(' ')
    .map(
      (word) => words.find((other) => other.length < word.length && stemOf(other) === stemOf(word)) ?? word,
    )
    .join(' ');
}
