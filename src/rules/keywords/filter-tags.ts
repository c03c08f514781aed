import { areSteps } from '#rules/ledger/instruction-steps.ts';
import type { Fact, FactKind, Keyword, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { partBehindStuff } from '#rules/ledger/part-before-stuff.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { looseRank } from './candidate.ts';
import { isOfTheThing } from './main-attribute.ts';
import { namesNothing } from './no-row-head.ts';
import type { PhraseList } from './phrase-list.ts';
import { englishFilters } from './english-sentence-tags.ts';
import { frenchPartStuffs } from './french-sentence-tags.ts';
import { germanTraits } from './german-sentence-tags.ts';
import { spanishPartStuffs, spanishTraits } from './spanish-sentence-tags.ts';
import { inVessel } from './attributes-english.ts';
import { opensUnlike } from '#rules/ledger/other-things.ts';
import { isSmallWord } from './plain-words.ts';
import { sellerWordsOf } from './seller-words.ts';
import { listEntries } from './list-entries.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';

/** Facts that shops filter by, in this order. */
const filterKinds: readonly FactKind[] = [
  'type',
  'material',
  'colour',
  'audience',
  'season',
  'occasion',
  'feature',
  'use',
];
const filterFields = new Set(['shopifyTags', 'shopifyProductType', 'shopifyCollections']);

/** "Sizes 50" is one of a row, "evening after cleansing" and "bedroom or hall" are no trait. */
const noFilter = longPattern('u')`
  ^\p{L}{3,}(?:ement|amment|emment)-|-\p{L}{3,}(?:tement|rement|lement|amment|emment|ivement|usement)$|^(?:tallan|talla|taillent|taille|fällt|fallen)-|^(?:geeignet|passend|ideal|perfekt|lieferbar|erhältlich)-(?:für|zum|zur|in|als)(?:-|$)|^(?:bitte|please|merci|por-favor|like|already|not|still|also|just|ikke|geen|inte|non|nicht
    |pas|wiegt|misst|fasst|hat|ist|hält|passt|enthält|besteht|kommt|lässt|kann|wird)-|^(?:rinse|pour|shake|stir|melt|trim|patch-test|wipe|wash|hand-wash|dry)$|^assembly(?:-|$)|^patch-test-|^(?:keep|store)-(?:below|under|above|away|out|at|between|in|dry|cool|upright|flat)(?:-|$)
  |-(?:min|minutes|hours|weeks?)$|^(?:seat|total|overall)-(?:height|width|depth)$
  |^(?:diamètre|épaisseur|hauteur|largeur|longueur|durchmesser|höhe|breite|länge|diámetro|altura|ancho
    |height|width|depth|diameter)-|^(?:about|around|approx|circa|up-to|ergibt|reicht|rinde|ddm|dluo|mhd|etwa
    |ca|environ|unos|größen?|sizes?|tallas?|tailles?|first|second|third|fourth|fifth)-
  |^\d[\d.,]*-(?:mm|cm|g|kg|ml|mg|mcg|iu)-\p{L}|^\d+gsm-|(?<=\p{L}{3})(?<!vitamin|usb|type)-\p{L}$|-(?:after|before|near|until|when|if|or|oder|ou|o|root|grow)(?:-|$)
`;
/** "25-mm" and "widths-15" of a row of widths, "stays-flat" and "tray-removable", the bare "name" that is engraved, a size by itself. */
const noTrait = longPattern('u')`
  ^\d+-length$|^(?:weight|drop|stack|floor|tube|plate|outer|inner|packed)-\d|^\d-(?:straight|slim|skinny|regular|relaxed|tapered|bootcut|wide|loose|fit|good|mint|new|inch|out)$|(?:^|-)(?:levels|speeds|settings|modes|steps)(?:-\d+)?$|^\d[\d.,-]*(?:mm|cm|m|in|inch|g|kg|ml|l|oz|lb|ft)?$|^(?:small|medium|large|x{0,3}[sml])-\d
  |^(?:wearing|model|widths?|lengths?|heights?|depths?|uk|us|eu|point|holds|stays|keeps|lasts|fits|comes
    |takes|burns|needs|works|opens|folds|turns|runs|contains?|includes?|weighs?|measures?|arrives?|consists?)-|^(?:older|younger|up|over|above|more|name|names|date|dates|seat|top|bottom|side|sides|hands|cheeks|elbows|knees
    |back|front|box|tin|bag|one|two|three|each|inside|outside|text|number|phone-number|letter|letters)$
  |-(?:removable|included|supplied|provided|only|each|wide|tall|high|deep|long|required|needed|works|fine
    |sizes|days|weeks|quickly|slowly|easily|gently|outside|inside)$|^\d{1,3}(?:h|hrs?|min|hz|lm)-
  |^\d[\d.,]*-(?:gsm|lumens?|lm|watts?|volts?|mah|psi|rpm|hz)$|^\d{1,3}-\d{1,3}-(?:cups?|people|persons?)$
`;
const denies =
  /(?:^|\s)(?:(?:no|not|without|avoid|kein\p{L}*|ohne|sin|sans|pas de)\s|(?:no|without)\s(?:[\p{L}-]+(?:,\s|\s)){1,6}(?:or|nor)\s(?:\p{L}+\s)?)$/u;

/** "Direct sun" of "no direct sun": the brief says it only to deny it. */
function isDenied(text: string, brief: string): boolean {
  const at = brief.indexOf(text.toLowerCase());
  return at > 0 && denies.test(brief.slice(Math.max(0, at - 80), at));
}

const labelled =
  /^(?:colou?rs?|farben?|colores?|couleurs?|materials?|sizes?|prints?|motifs?|scents?|flavou?rs?|designs?|patterns?)\s?:\s/iu;

/** "Band collar" → "band-collar"; empty when it is a sentence and no filter. */
function filterTag(text: string, language: WrittenLanguage): string {
  const words = (language === 'en' ? partBehindStuff(text) : text)
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/^(?!0\s*%)\d+\s*%\s*/u, '')
    // "18/8 stainless steel".
    .replace(/^\d+\/\d+ /u, '')
    .replace(labelled, '')
    // "Existe en kaki" of a row to choose from.
    .replace(/^(?:existen?t?|disponibles?|se décline(?:nt)?) en /iu, '')
    // "Farbe Graphit": typed without a colon the label is none of the shade.
    .replace(/^(?:farbe|couleur|colou?r|kleur|colore) (?=\p{L}+(?: \p{L}+)?$)/iu, '')
    .replace(/[’']s\b/gu, 's')
    // "Cire d'abeille" is "cire-d-abeille".
    .split(/[\s_/’'-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}.]+|\.+$/gu, ''))
    .filter((word) => word !== '');
  // "Anwendung: Tablette zerkauen" is a row of a data sheet, and a sentence of Japanese no trait.
  if (
    /\p{L}\s?:\s|(?:です|ます|ました|ません|ください)$|[\u3040-\u30FF\u4E00-\u9FFF].{14,}/u.test(
      text.replace(labelled, ''),
    )
  )
    return '';
  // "Säure 0,3 %" without its comma would be another figure.
  if (/\d,\d|%/u.test(text.replace(/^(?!0\s*%)\d+\s*%\s*/u, ''))) return '';
  if (
    words.length === 0 ||
    words.filter((word) => word.length > 1).length > 3 ||
    words.slice(1, -1).some((word) => isSmallWord(word, language) && language === 'en')
  )
    return '';
  if (isSmallWord(words[0] ?? '', language) || isSmallWord(words.at(-1) ?? '', language)) return '';
  const tag = words.join('-');
  if (noFilter.test(tag) || (language === 'en' && noTrait.test(tag))) return '';
  // "Pesa solo 350 g": a sentence is no filter.
  if (/^(?:pesan?|miden?|ocupan?|pèsent?|mesurent?|wiegt|misst)-/u.test(tag)) return '';
  // "Vekt 650 g i str. M": a measure in a language without a grammar.
  if (language === 'other' && /^\p{L}+-\d/u.test(tag) && words.length > 2) return '';
  return /\p{L}{2}/u.test(tag) || /[\u4E00-\u9FFF]/u.test(tag) ? tag : '';
}

const deed = /\s(?:para|pour) \p{Ll}{2,}(?:[aei]r|re)\s/u;

/** Tags from which on no phrase of three words is added. */
const fewest = 6;

/** "Modo de uso: frotar … y aclarar": what to do with it is no trait. */
const howTo =
  /^(?:modo de (?:uso|empleo)|aplicación|mode d[’']emploi|conseils? d[’']utilisation|application|anwendung|gebrauch|how to use|directions)\s?:/iu;

/**
 * Entries of a fact: a decimal comma parts no list; of "Noten von Kakao, Haselnuss und Pflaume" the first entry hangs the others
 * on itself, and what stands in brackets belongs to its own noun.
 */
function entriesOf({ value, kind }: Fact, language: WrittenLanguage): string[] {
  if (/\d,\d/u.test(value)) return [value];
  if (kind === 'use' && howTo.test(value)) return [];
  const entries = listEntries(value);
  // "Unwrap, swipe, wait 30 seconds" tells what to do.
  if (language === 'en' && entries.length > 1 && (shapeOf(value, 'en') === 'order' || areSteps(entries)))
    return [];
  // "It suits light and dark skin alike": half of a sentence is no filter.
  if (
    language === 'en' &&
    entries.length > 1 &&
    (['sentence', 'verb'].includes(shapeOf(value, 'en')) || /^consists? of /u.test(value))
  )
    return [];
  // "This type cleans deep into pores to remove oil, dirt and dust": what a verb is done to.
  if (
    language === 'en' &&
    entries.length > 1 &&
    determined.test(value) &&
    countPieces(value) >= fewestOfSentence
  )
    return [];
  // "Cushioned heel and toe": the second has lost what both are.
  if (language === 'en' && kind === 'feature' && entries.length === 2 && entries[0]!.includes(' '))
    return entries[1]!.includes(' ') ? entries : entries.slice(0, 1);
  if (language === 'en' || entries.length < 2 || kind !== 'feature') return entries;
  // "Ansetzen, 12 Stunden in den Kühlschrank, fertig" tells what to do.
  if (shapeOf(value, language) !== 'noun') return [];
  // "Nähte an Schultern, Kragen und Bund": the others stand behind the preposition of the first.
  if (language === 'de' && /\s(?:an|auf|unter|hinter) \p{Lu}[\p{L}-]+$/u.test(entries[0]!)) return [];
  // "Fichas para anotar especie, lugar y hora": what stands behind a deed hangs on it with all that follows.
  if (deed.test(entries[0]!) && entries.slice(1).every((entry) => !entry.includes(' '))) return [];
  const inBrackets = /\(/u.test(value);
  return inBrackets
    ? []
    : entries.filter((entry) => !entry.split(' ').some((word, at) => at > 0 && isSmallWord(word, language)));
}

/** "Frei von PVC und Latexschaum": what a text says that the thing is free of. */
function isFreeOf(text: string, told: string): boolean {
  const at = told.toLowerCase().indexOf(text.toLowerCase());
  return (
    at > 0 &&
    /(?:frei von|libres? de|exempte?s? de)\s[^.;]{0,40}$/iu.test(told.slice(Math.max(0, at - 60), at))
  );
}

/** Shopify's tags: the seller's filters first, then type, material, colour, audience and style. */
export function packFilterTags(
  list: PhraseList,
  keywords: readonly Keyword[],
  ledger: Ledger,
  wanted: number,
): void {
  const take = (text: string): void => {
    const tag = filterTag(text, ledger.language.written);
    const told = sellerWordsOf(ledger).text;
    if (
      tag !== '' &&
      list.size < wanted &&
      !namesNothing(text) &&
      !isDenied(text, told) &&
      !isFreeOf(text, told)
    )
      list.add(tag);
  };
  const isGerman = ledger.language.written === 'de';
  const ofParts = isGerman
    ? stuffsOfParts(ledger)
    : new Set([...spanishPartStuffs(ledger), ...frenchPartStuffs(ledger)]);
  const heads = [...sellerWordsOf(ledger).heads].map((head) => [head]);
  const isAbout = (fact: Fact): boolean => {
    if (isBusinessText(fact.source)) return false;
    if (opensUnlike(fact.quote, { language: ledger.language.written })) return false;
    if (ofParts.has(fact.value.toLowerCase())) return false;
    // "Dish soap bar in a bamboo tray": on what it lies.
    if (fact.kind === 'material' && !fact.quote.replaceAll(inVessel, '').includes(fact.value)) return false;
    return (
      (fact.kind !== 'material' && fact.kind !== 'colour') || isOfTheThing(fact.value, fact.quote, heads)
    );
  };
  for (const { path, text } of ledger.sentences) {
    if (filterFields.has(path)) for (const entry of listEntries(text)) take(entry);
  }
  for (const keyword of keywords) if (keyword.source === 'shopifyTags') take(keyword.phrase);
  for (const keyword of keywords) if (keyword.kind === 'head') take(keyword.phrase);
  const isForeign = ledger.language.written === 'other';
  for (const kind of filterKinds) {
    const facts = ledger.facts.filter(
      (fact) =>
        fact.kind === kind &&
        isAbout(fact) &&
        // "Lukkes med kokosknapper": of a language without word lists nothing tells a trait from a clause.
        !(isForeign && (kind === 'feature' || kind === 'use') && fact.source.endsWith('.description')),
    );
    for (const fact of facts.slice(0, 3))
      for (const entry of entriesOf(fact, ledger.language.written)) take(entry);
  }
  if (isGerman) for (const text of germanTraits(ledger)) take(text);
  for (const text of englishFilters(ledger)) take(text);
  for (const text of spanishTraits(ledger)) take(text);
  const language = ledger.language.written;
  // "Delantal de lino" has two words of its own, and so has "lienzo al óleo".
  const ownWords = ({ phrase }: Keyword): number =>
    language === 'es' || language === 'fr'
      ? phrase.split(' ').filter((word) => !isSmallWord(word, language)).length
      : phrase.split(' ').length;
  const fair = keywords.filter(
    (keyword) =>
      (language !== 'en' || isOfItsOwn(keyword, ledger)) && !ofParts.has(keyword.phrase.toLowerCase()),
  );
  for (const keyword of fair)
    if ((keyword.kind !== 'brand' || language === 'en') && ownWords(keyword) <= 2) take(keyword.phrase);
  for (const keyword of fair)
    if (list.size < fewest && keyword.kind !== 'brand' && ownWords(keyword) === 3) take(keyword.phrase);
}

/** "Kunststoff" of the tube that a cream comes in. German. */
function stuffsOfParts({ facts, productType }: Ledger): ReadonlySet<string> {
  return new Set(
    facts
      .filter(({ kind, quote, value }) => kind === 'material' && isStuffOfPart(quote, value, productType))
      .map(({ value }) => value.toLowerCase()),
  );
}

const determined = /^(?:the|this|these|each|every|our|its|your)\s/iu;
const longestClause = 45;
const inSentence = /^(?:It|They|This|These|Our|Each|Every|The|You|We|I|There|An?) \p{Ll}/u;
/** "Finished with a glass top, it holds your morning brew or evening drinks": told in passing, however the sentence begins. */
const inPassing =
  /(?<!\p{L})(?:it|this|these|you|your|we|they|is|are|has|have|can|will|it[’']s|you[’']re)(?!\p{L})/iu;
const fewestOfSentence = 12;
const isToldInSentence = (quote: string): boolean =>
  inSentence.test(quote) || (inPassing.test(quote) && countPieces(quote) >= fewestOfSentence);

/** "Big ones", "eight-year-olds": who plays with it and how large they are is no filter. */
const ofOthers = /^(?:big|bigger|small|smaller|little|simple|large|larger|other|own)\s|-olds?$|\bones?$/u;

/** "Large loaf" and "small bumps" stand in sentences about something else: a noun of the text is a filter where a short fact says it. */
function isOfItsOwn({ phrase, kind, rank, source }: Keyword, { facts, productType }: Ledger): boolean {
  if (kind !== 'attribute' || !source.endsWith('.description')) return true;
  const isOfPlace = facts.some(
    (fact) =>
      fact.kind === 'origin' &&
      fact.value.length > phrase.length &&
      fact.value.toLowerCase().includes(phrase),
  );
  if (isOfPlace || ofOthers.test(phrase)) return false;
  if (rank > looseRank) return true;
  if (phrase.endsWith(productType.toLowerCase())) return true;
  return facts.some(
    (fact) =>
      (!isToldInSentence(fact.quote) && fact.quote.toLowerCase().includes(phrase)) ||
      // "It is a medium roast with notes of chocolate" says what it is.
      fact.quote.toLowerCase().startsWith(`it is a ${phrase}`) ||
      (fact.value.length <= longestClause && fact.value.toLowerCase().includes(phrase)) ||
      (fact.kind === 'colour' && phrase.endsWith(` ${fact.value.toLowerCase()}`)),
  );
}
