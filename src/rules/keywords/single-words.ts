import type { Brief, FactKind, Keyword, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { foldWord, wordsOf } from '#rules/text/words.ts';
import { hasRomanceVerb } from '#rules/ledger/romance-predicates.ts';
import { verbsSaid } from '#rules/ledger/said-in-sentences.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { hasNot, withoutAppOrder } from './app-orders.ts';
import { bareTailOf, isPictureOf } from './app-words.ts';
import { familyWords, familyWordsAbroad } from './family-words.ts';
import { partsOfCompound } from './german-heads.ts';
import { listedAbroad } from './listed-abroad.ts';
import { listEntries } from './list-entries.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { inFirstCase, nounsOf } from './nouns-of-text.ts';
import { ofItsSense } from './sense-in-text.ts';
import { relatedWords } from './related-words.ts';
import { saidOtherwise } from './said-words.ts';
import { shelfWords } from './shelf-words.ts';
import { asTyped } from './dative-plural.ts';
import { addInPassing, addSaidOfApp, addToldApps } from './single-words-of-app.ts';
import type { Slot } from './slot.ts';
import { withoutOthers } from '#rules/ledger/other-things.ts';
import { ofClause } from './whole-pieces.ts';
import { spanishWordsOf } from './spanish-words.ts';
import { sheetTables } from './video-heads.ts';
import { WordField, type WordSource } from './word-field.ts';

const hasNone = /(?<!\p{L})(?:keine?n?|ohne|sin|sans|pas de|aucune?)\s[^,.;\n]{2,40}/giu;
/** Measures and spellings of the United States. */
const american =
  /\b(?:oz|ounces?|inch(?:es)?|lbs?|pounds?|ft|feet|quarts?|gallons?|color|gray|liters?)\b|\d\s?°?F\b/u;
/** Other words for what the brief names are worth as much as what else the description names. */
const saidRank = 0.1;
/** What all things on its shelf are searched by comes behind what is its own. */
const shelfRank = 0.08;
/** Other names of the thing are worth more than what else the description names. */
const relatedRank = 0.2;

/**
 * Single words of the brief that no phrase holds yet, for fields of single words: in English the nouns and
 * their modifiers, elsewhere words of four letters and more. Rank is low, in the order of the text.
 */
export function singleWords(
  ranked: readonly Keyword[],
  phrases: readonly NounPhrase[],
  brief: Brief,
  ledger: Ledger,
  heads: readonly Slot[],
): Keyword[] {
  const platform = platforms[brief.platform];
  // Only hidden keyword fields take single words.
  if (!platform.fields.searchTerms && !platform.fields.keywordField && platform.subject !== 'app') return [];
  const source: WordSource = { brief, ledger, platform, phrases, heads };
  const field = new WordField(source, ranked);
  const isApp = platform.subject === 'app';
  // A calculator for candles is no candle: its last word says what an app is.
  const bare = isApp ? bareTailOf(brief.product) : '';
  const told = bare === '' ? heads : heads.filter(({ text }) => foldWord(text) !== foldWord(bare));
  addRelated(field, source, told);
  if (isApp) addToldApps(field, source, told);
  addNouns(field, source);
  if (isApp) addSaidOfApp(field, source);
  addFeatures(field, source);
  if (isApp) addInPassing(field, source, told, bare);
  if (platform.fields.searchTerms !== undefined) addForSearchTerms(field, source);
  // Last, where bytes are left: buyers who search the American store in Spanish.
  if (
    ledger.language.written === 'en' &&
    platform.alsoSearchedIn === 'es' &&
    american.test(brief.product.description)
  ) {
    for (const head of heads)
      for (const word of spanishWordsOf(head.text)) field.add(word, head.source, 0.05);
  }
  return field.words;
}

/** Other names of the thing. */
function addRelated(
  field: WordField,
  { brief, ledger, platform, heads }: WordSource,
  told: readonly Slot[],
): void {
  const language = ledger.language.written;
  const isApp = platform.subject === 'app';
  const path = `products.${brief.product.index}`;
  const sheets = `${brief.product.name} ${brief.product.description}`;
  // "Garden tools" of secateurs is the shelf: whose own name is known is not searched by what else lies there.
  const named = heads.filter(({ source }) => !source.endsWith('.category'));
  const isKnown =
    relatedWords(
      named.map(({ text }) => text),
      language,
    ).length > 0;
  const own = isKnown ? told.filter((head) => named.includes(head) || !wideShelf.test(head.text)) : told;
  const things = own.filter(
    ({ text }) =>
      !followsSomething.test(text) &&
      !(/\btables?$/iu.test(text) && sheetTables.test(sheets)) &&
      // A puzzle on a phone is no jigsaw.
      !(isApp && /\bpuzzles?\b/iu.test(text)),
  );
  const isEnglishApp = isApp && language === 'en';
  const names = things
    // A "recipe book" on a phone is no novel.
    // An organiser of runs on a phone holds no drawers.
    .filter(
      ({ text }) =>
        !isEnglishApp ||
        (!isPictureOf(text, brief) && !/\s(?:books?|organi[sz]er|holder|rack)$/iu.test(text)),
    )
    .map(({ text }) => (isEnglishApp && isAppKind(text) ? text.slice(text.lastIndexOf(' ') + 1) : text));
  const title = brief.product.name.split(withOthers)[0];
  const found = relatedWords(names, language, { title, ofApp: isApp });
  // A notebook on a phone is none of paper.
  const related = isEnglishApp ? found.filter((word) => !onlyOfGoods.test(word)) : found;
  for (const word of language === 'en' && !isApp ? ofItsSense(related, brief) : related)
    field.add(word, things[0]?.source ?? `${path}.name`, relatedRank);
}

/** What the description names. */
function addNouns(field: WordField, { brief, ledger, platform, phrases }: WordSource): void {
  const language = ledger.language.written;
  if (language === 'en') {
    const onlyInStory = platform.subject === 'product' ? wordsOfStory(brief, ledger) : null;
    for (const phrase of phrases)
      for (const word of phrase.words)
        if (onlyInStory?.has(foldWord(word)) !== true) field.add(word, phrase.path);
    return;
  }
  if (language === 'other') {
    if (platform.subject === 'app')
      for (const word of listedAbroad(brief.product.description, ledger.language.tag))
        field.add(word, `products.${brief.product.index}.description`);
    return;
  }
  const isApp = platform.subject === 'app';
  const own = withoutOthers(firstWords(brief.product.description, 1200), language, brief.product.name);
  const read = language === 'de' ? inFirstCase(own) : own;
  // "Keine In-App-Käufe", "sin anuncios": what an app has not.
  const verbs = verbsSaid(read, language);
  for (const noun of nounsOf(isApp ? read.replace(hasNone, ' ') : read, language, isApp))
    if (
      !orderTo.test(noun) &&
      !verbs.has(foldWord(noun)) &&
      !hasRomanceVerb(noun, language) &&
      (language === 'de' || !ofClause.has(foldWord(noun)))
    )
      field.add(language === 'de' ? asTyped(noun) : noun, `products.${brief.product.index}.description`);
}

/** "(most of them, anyway - there's always one athlete)": what somebody says in brackets as he talks. */
const spokenBracket = /\([^()]*\b(?:there[’']s|anyway|honest(?:ly)?|promise|sorry|i|we|my|our)\b[^()]*\)/giu;

/** Words that stand nowhere but where the seller tells of himself: "We tried beer", "a very angry duck". Folded. English. */
function wordsOfStory({ product }: WordSource['brief'], { facts }: Ledger): ReadonlySet<string> {
  const stories = facts.filter(({ kind, source }) => kind === 'story' && source.endsWith('.description'));
  const brackets = product.description.match(spokenBracket) ?? [];
  if (stories.length === 0 && brackets.length === 0) return new Set();
  let told = product.description.replace(spokenBracket, ' ');
  for (const { value } of stories) told = told.replace(value, ' ');
  const kept = new Set(
    wordsOf(`${product.name} ${product.category} ${told}`).map(({ text }) => foldWord(text)),
  );
  const words = wordsOf([...stories.map(({ value }) => value), ...brackets].join(' '));
  return new Set(words.map(({ text }) => foldWord(text)).filter((word) => !kept.has(word)));
}

/** "Suivez-le": a French order with whom or what it is about. */
const orderTo = /ez-(?:le|la|les|vous|nous|moi|lui|leur|y|en)$/iu;

function addFeatures(field: WordField, { brief, ledger }: WordSource): void {
  for (const name of ['keyFeatures', 'appFeatures', 'targetAudience'] as const) {
    // "Families who hate throwing food away": what they do is no word for the thing.
    const told = (brief.fields[name] ?? '').replace(/\s(?:who|that|which|whose)\s[^,;]*/giu, '');
    const named =
      name === 'appFeatures'
        ? listEntries(told)
            // "Ohne Konto", "sin anuncios": what an app has not.
            .filter((entry) => !hasNot.test(entry))
            // "Works offline": what every app does.
            .map((entry) => entry.replace(/^(?:works?|runs?|syncs?) (?=\p{L})/iu, ''))
            .map((entry) => withoutAppOrder(entry, ledger.language.written))
        : [told];
    for (const text of named) for (const word of wordsOf(text)) field.add(word.text, name);
  }
}

const untold: ReadonlySet<FactKind> = new Set<FactKind>(['care', 'limit', 'exclusion', 'flaw', 'shipping']);

/** "Not in the dishwasher, the aluminium goes grey": of what must not be done with it nothing is searched. */
function withoutCare(description: string, { facts }: Ledger): string {
  let told = description;
  for (const { kind, value } of facts) if (untold.has(kind)) told = told.replace(value, ' ');
  return told;
}

/** What the same is called elsewhere, and what its shelf is searched by. */
function addForSearchTerms(field: WordField, { brief, ledger, heads }: WordSource): void {
  const language = ledger.language.written;
  const { index, name, description, category } = brief.product;
  const path = `products.${index}`;
  if (language === 'en') {
    const { keyFeatures = '', targetAudience = '', amazonCategory = '' } = brief.fields;
    const told = `${name}\n${withoutCare(description, ledger)}\n${keyFeatures}\n${targetAudience}`;
    for (const word of [...saidOtherwise(told), ...familyWords(ledger, heads)])
      field.add(word, `${path}.description`, saidRank);
    for (const word of shelfWords(category === '' ? amazonCategory : category))
      field.add(word, `${path}.category`, shelfRank);
  }
  if (language !== 'en' && language !== 'other')
    for (const word of familyWordsAbroad(ledger, heads, language))
      field.add(word, `${path}.description`, saidRank);
  if (language !== 'de') return;
  const told = `${name} ${firstWords(description, 600)}`;
  for (const [word] of told.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{11,}(?!\p{L})/gu))
    for (const part of partsOfCompound(word)) field.add(part, `${path}.description`, saidRank);
}

/** Shelves of many different things. */
const wideShelf = /\b(?:tool|part|accessory|accessories|supply|supplies|gear|product|equipment|spare)s?$/iu;

/** What is searched of things that can be held. English. */
const onlyOfGoods =
  /^(?:stationery|paper|leather|hardcover|hardback|paperback|spiral|desk|pouch|holder|tray|rack|shelf|decor|furniture|gift)$/u;

/** Behind it stands what comes with the thing or what it is for. */
const withOthers = /[,;:(]|\s(?:with|for|and|mit|für|und|con|para|avec|pour)\s/iu;

/** What follows something on its way is no diary of anything. */
const followsSomething =
  /^(?:package|parcel|delivery|shipment|flight|price|stock|location|gps|bus|train|order|crypto|storm|satellite|phone|car) tracker$/u;
