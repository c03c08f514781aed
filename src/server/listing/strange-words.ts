import type { FieldValue, NamedValue } from '#contract/seo-content.ts';
import { removeUnbacked } from '#rules/ledger/claims.ts';
import type { Listing, WrittenLanguage } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { contentStemsOf, foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { foldedBrief, hasDenial } from './brief-words.ts';
import { deniedStems } from './denied-words.ts';
import { namesDenied } from './denied-things.ts';
import { hasStrangePart } from './german-parts.ts';
import { isSellers } from './sellers-words.ts';
import { isFirmlyKnown, isKnown, stemsKnown } from './known-stems.ts';
import { deniedFor } from './other-words.ts';
import { isNamedBeside } from './named-beside.ts';
import { isCount, isNeutral } from './neutral.ts';
import { isStrangePhrase } from './other-tongues.ts';
import { isPlacedElsewhere } from './placing-words.ts';
import { isStrangeJapanese } from './unsaid-japanese.ts';
import { roleKinds } from './word-roles.ts';
import { freeText } from './without-unsaid.ts';

/** Lists of words that a thing is found by. */
const searchLists: ReadonlySet<FieldId> = new Set([
  'keywords',
  'tags',
  'searchTerms',
  'keywordField',
  'materials',
]);
/** A phrase of more words that all claim nothing is a sentence and no search. */
const mostNeutral = 4;
const sentenceLike =
  /^(?:it|this|that|they|we|you|i|es|das|dies|sie|wir|esto?|es|c[’']est|il|elle|ce)\s(?:is|are|was|will|has|have|can|ist|sind|wird|hat|est|a|es|tiene)(?!\p{L})/iu;
const longestName = 5;
/** "Nr.", "DE": a shorter one tells nothing by itself. */
const shortestWord = 3;
const yesOrNo = /^(?:yes|no|ja|nein|sí|si|oui|non|y|n|true|false)[.!]?$/iu;

/** Figures are judged as such, with their units. */
const figure = /[\p{L}\p{N}.,/-]{0,20}\p{N}[\p{L}\p{N}.,/-]{0,20}(?:\s\p{L}{1,2}(?!\p{L}))?/gu;

const stemsIn = (text: string): string[] =>
  contentStemsOf(text.replaceAll(figure, ' ')).filter((stem) => stem.length > 1 && !/\p{N}/u.test(stem));

/** Words of a text that are neither of the brief nor such as claim nothing. */
export function strangeWordsIn(text: string, prepared: Prepared): string[] {
  const { written } = prepared.ledger.language;
  if (written === 'other') return [];
  const stems = stemsKnown(prepared);
  const brief = foldedBrief(prepared);
  return stemsIn(text).filter(
    (stem) =>
      !isKnown(stem, stems) && !isCount(stem) && !isNeutral(stem, written) && !isSaidOtherwise(stem, brief),
  );
}

/** Whether a phrase that a thing is found by says nothing but what the brief says and what is said of anything. */
function isOwnPhrase(phrase: string, prepared: Prepared, isWord: boolean): boolean {
  const { written } = prepared.ledger.language;
  if (written === 'other')
    return (
      !namesDenied(phrase, prepared) &&
      !(prepared.ledger.language.tag.startsWith('ja') ? isStrangeJapanese : isStrangePhrase)(phrase, prepared)
    );
  if (sentenceLike.test(phrase) || strangeWordsIn(phrase, prepared).length > 0) return false;
  if (isPlacedElsewhere(phrase, prepared) || namesDenied(phrase, prepared)) return false;
  // Hidden fields take single words, each of which such things are searched with.
  if (!isWord && isOnlyRelated(phrase, prepared, written)) return false;
  const known = stemsKnown(prepared);
  if (
    !isWord &&
    stemsIn(phrase).some(
      (stem) => isKnown(stem, known) && !isFirmlyKnown(stem, known) && !isNeutral(stem, written),
    )
  )
    return false;
  if (isNamedBeside(phrase, prepared) || isWithoutIt(phrase, prepared)) return false;
  if (isOfTrade(phrase, prepared) || isOnlyDenied(phrase, prepared, written)) return false;
  const stems = stemsKnown(prepared);
  if (written === 'de' && stemsIn(phrase).some((stem) => hasStrangePart(stem, stems))) return false;
  if (written === 'en' && stemsIn(phrase).some((stem) => isOtherCompound(stem, stems))) return false;
  return phrase.split(/\s+/u).length <= mostNeutral || stemsIn(phrase).some((stem) => isKnown(stem, stems));
}

const own = new WeakMap<Prepared, ReadonlySet<string>>();

/** "Breakfast", "office crockery" of a mug: known by nothing but words that such things are searched with one by one. */
function isOnlyRelated(
  phrase: string,
  prepared: Prepared,
  written: Exclude<WrittenLanguage, 'other'>,
): boolean {
  let told = own.get(prepared);
  if (told === undefined) {
    const { ledger, keywords, brief } = prepared;
    const texts = [
      ...ledger.sentences.map(({ text }) => text),
      ...keywords.map((keyword) => keyword.phrase),
      brief.product.name,
      brief.product.category,
      brief.businessName,
    ];
    told = new Set(texts.flatMap(contentStemsOf));
    own.set(prepared, told);
  }
  const telling = stemsIn(phrase).filter((stem) => !isNeutral(stem, written) && !isCount(stem));
  return (
    telling.length > 0 &&
    telling.every((stem) => !isKnown(stem, told)) &&
    !phrase.split(' ').some((word) => isSellers(word, prepared, written))
  );
}

/** "Framed print" of what is sold unframed. */
function isWithoutIt(phrase: string, prepared: Prepared): boolean {
  const brief = foldedBrief(prepared);
  const fronts = deniedFor(brief);
  if (fronts.length === 0 || hasDenial(phrase)) return false;
  return (foldWord(phrase).match(/\p{L}{4,}/gu) ?? []).some(
    (word) =>
      !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(brief) &&
      fronts.some(
        (front) => word.startsWith(front) && /^(?:e?d|en|es?|s|ing|er)?$/u.test(word.slice(front.length)),
      ),
  );
}

/** Who buys and sells looks for no app and no video about it. */
const trade =
  /(?<!\p{L})(?:buy|sell|kaufen|verkaufen|comprar|vender|acheter|vendre|acquistare|comprare|vendere|kopen|verkopen|vente|venta|vendita|verkauf|verkoop|venda)(?!\p{L})/iu;
const isOfTrade = (phrase: string, { platform, ledger }: Prepared): boolean =>
  (platform.subject === 'app' || platform.subject === 'video') &&
  trade.test(phrase) &&
  !ledger.sentences.some(({ text }) => trade.test(text));

/** "Bicicleta eléctrica" where the brief says only that it does not speak of electronic gears: a word that is known by what is denied. */
function isOnlyDenied(
  phrase: string,
  prepared: Prepared,
  written: Exclude<WrittenLanguage, 'other'>,
): boolean {
  const denied = deniedStems(prepared.ledger, written);
  if (denied.size === 0) return false;
  const stems = stemsKnown(prepared);
  const left = new Set([...stems].filter((stem) => !denied.has(stem)));
  return stemsIn(phrase).some(
    (stem) => isKnown(stem, stems) && !isKnown(stem, left) && !isNeutral(stem, written),
  );
}

const shortestCompound = 7;
const leastOfCompound = 3;
const ending = /^(?:s|es|ed|ing|ings|ers?|ies|ly|less|ness|ful|like|able|ation|ment)$/u;

/** "Handbell", "backglass": a word of the brief in a longer one, with a part that is none, is another thing. */
function isOtherCompound(word: string, stems: ReadonlySet<string>): boolean {
  if (word.length < shortestCompound || stems.has(word)) return false;
  let isOther = false;
  for (const stem of stems) {
    if (stem.startsWith(word)) return false;
    if (stem.length <= leastOfCompound || !(word.startsWith(stem) || word.endsWith(stem))) continue;
    const rest = word.startsWith(stem) ? word.slice(stem.length) : word.slice(0, -stem.length);
    if (rest.length < leastOfCompound || ending.test(rest) || stems.has(rest)) return false;
    isOther = true;
  }
  return isOther;
}

const yearName =
  /(?:^|\s)(?:year|baujahr|herstellungsjahr|produktionsjahr|modelljahr|erscheinungsjahr|jahr|año|année)(?:\s|$)/iu;
/** Behind which a year is one of something that was done with the thing. */
const doneIn =
  /(?:bought|purchased|opened|serviced|renewed|replaced|repaired|restored|refaite?|refinished|cleaned|fitted|since|until|gekauft|gereinigt|erneuert|gewartet|repariert|getauscht|seit|bis|comprad[oa]|revisad[oa]|cambiad[oa]|restaurad[oa]|desde|hasta|achetée?|révisée?|changée?|remplacée?|restaurée?|depuis|jusqu[’']en)s?\s(?:\p{L}+\s){0,2}$/iu;

const doneBehind =
  /^\s(?:\p{L}+\s){0,2}(?:gekauft|gereinigt|erneuert|gewartet|repariert|getauscht|ausgetauscht|gewechselt)(?!\p{L})/iu;

/** "Year: 2022" of what was bought then: no year in which it was made. */
function isOtherYear(name: string, value: string, { ledger }: Prepared): boolean {
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(value) ?? [];
  if (year === undefined || !yearName.test(name)) return false;
  const places = ledger.sentences.flatMap(({ text }) =>
    [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)]
      .filter(([one]) => one === year)
      .map(
        ({ index }) =>
          [text.slice(Math.max(0, index - 40), index), text.slice(index + 4, index + 40)] as const,
      ),
  );
  return (
    places.length > 0 && places.every(([before, behind]) => doneIn.test(before) || doneBehind.test(behind))
  );
}

/** Whether a pair tells a value of the brief; "Yes" says what its name says. */
function isOwnPair({ name, value }: NamedValue, prepared: Prepared): boolean {
  if (name.split(/\s+/u).length > longestName) return false;
  const said = yesOrNo.test(value.trim()) ? name : value;
  if (isOtherYear(name, value, prepared)) return false;
  if (foldedBrief(prepared).includes(foldWord(said.replace(/[.\s]+$/u, '')))) return true;
  // "SR" behind a maker that the brief names.
  const codes = value.match(/(?<![\p{L}\p{N}])\p{Lu}{2}(?![\p{L}\p{N}])/gu) ?? [];
  if (/\s/u.test(value.trim()) && codes.some((code) => !foldedBrief(prepared).includes(foldWord(code))))
    return false;
  const stems = stemsKnown(prepared);
  const telling = stemsIn(said);
  return telling.every((stem) => stem.length < shortestWord || isKnown(stem, stems));
}

/** A listing without the search words and pairs that say what no word of the brief says: nobody reads on to see it denied. */
export function withoutStrangeWords(prepared: Prepared, listing: Listing): Listing {
  const result: Listing = { ...listing };
  for (const rule of fieldRules(prepared.platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    if (rule.kind === 'pairs' && typeof value !== 'string')
      result[rule.id] = value
        .filter((entry) => typeof entry !== 'string')
        .filter((pair) => isOwnPair(pair, prepared));
    else if (searchLists.has(rule.id))
      result[rule.id] = ownPhrases(value, prepared, rule.id === 'searchTerms' || rule.id === 'keywordField');
    else if (isOfLines(rule) && typeof value !== 'string')
      result[rule.id] = value
        .filter((entry) => typeof entry === 'string')
        .filter((line) => !isStrangeLine(line, prepared));
  }
  return result;
}

/** Points of a list; what is to be filmed and chapters are judged as such. */
const isOfLines = (rule: FieldRule): boolean =>
  rule.kind === 'list' &&
  rule.separator === '\n' &&
  rule.id !== 'videoIdeas' &&
  rule.entryFormat !== 'chapter';

const mostOfLine = 5;

/** "Licence not needed", "Ankauf alter Puppen": a short point without a figure that says no less in strange words than in the seller's. */
function isStrangeLine(line: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (written === 'other' || /\p{N}|[.!?]$/u.test(line) || line.split(/\s+/u).length > mostOfLine)
    return false;
  const stems = stemsKnown(prepared);
  const known = stemsIn(line).filter((stem) => isKnown(stem, stems));
  const parts = written === 'de' ? known.filter((stem) => hasStrangePart(stem, stems)) : [];
  const strange = strangeWordsIn(line, prepared).length + parts.length;
  return strange > 0 && strange >= known.length - parts.length;
}

function ownPhrases(value: FieldValue, prepared: Prepared, isWord: boolean): FieldValue {
  const isOwn = (phrase: string): boolean => isOwnPhrase(phrase, prepared, isWord);
  if (typeof value === 'string') return value.split(',').filter(isOwn).join(',');
  const texts = value.filter((entry) => typeof entry === 'string').map((entry) => parted(entry, prepared));
  return texts.filter(isOwn);
}

const joined = new WeakMap<Prepared, ReadonlyMap<string, string>>();

/** "Plantpot", as a tag is written, where people look for a plant pot. */
function parted(entry: string, prepared: Prepared): string {
  if (/\s/u.test(entry.trim())) return entry;
  let known = joined.get(prepared);
  if (known === undefined) {
    const phrases = prepared.keywords.map(({ phrase }) => phrase).filter((phrase) => phrase.includes(' '));
    known = new Map(phrases.map((phrase) => [foldWord(phrase).replaceAll(/\s+/gu, ''), phrase]));
    joined.set(prepared, known);
  }
  return known.get(foldWord(entry.trim())) ?? entry;
}

/** Lines whose parts stand beside each other, each for itself. */
export const lineFields: ReadonlySet<FieldId> = new Set([
  'productTitle',
  'titleTag',
  'h1',
  'itemHighlights',
  'subtitle',
  'imageAltText',
]);
const partEnds = /\s?[,|;·•–—]\s|\s-\s/u;

/** Words of the first part of a title that no fact says and no cut takes out of it. */
export function strangeInTitle(id: FieldId, text: string, prepared: Prepared): string[] {
  if (!lineFields.has(id)) return [];
  // An attribute that could be cut out stays in view: a title that invents one is asked for again.
  const isRole = (kind: string): boolean => roleKinds.has(kind);
  const left = freeText(removeUnbacked(text, prepared.ledger).text, prepared, isRole);
  return strangeWordsIn(left.split(partEnds)[0] ?? '', prepared);
}
