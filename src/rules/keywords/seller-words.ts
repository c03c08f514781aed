import type { Ledger } from '#rules/listing/listing.ts';
import { stemOf, stemsOf, tokensOf } from '#rules/text/words.ts';
import { calledAtOpening, withoutStuff } from './called-at-opening.ts';
import { widerStemsAbroad } from './narrow-words.ts';
import { phraseStems } from './phrase-stems.ts';
import { lastPartOf } from './german-heads.ts';
import { genericWords, pairedThings, thingBehindWord } from './plain-words.ts';
import { categoryWordsOf } from './category-words.ts';
import { plainNameOf } from './plain-name.ts';
import { synonymsOf } from './synonyms.ts';
import { thingsOfSet } from './things-of-set.ts';
import { impliedStems } from './told-attributes.ts';
import { widerWords } from './wider-tags.ts';
import { countedSubject, thingBehind } from './video-parts.ts';

/** A ledger as phrases are compared with it. Web-safe. */
export interface SellerWords {
  /** Stems of each clause of the brief between bars: a phrase is the seller's own when its stems stand in here in a row. */
  clauses: string;
  /** Brief in lower case, for scripts that write without spaces. */
  text: string;
  /** Last words of the product type, of the category and of their synonyms: what a searched phrase is about. */
  heads: ReadonlySet<string>;
  /** Stems of the synonyms, which the brief need not hold. */
  synonymStems: ReadonlySet<string>;
}

const known = new WeakMap<Ledger, SellerWords>();

/** Reads a ledger once; later calls with the same ledger are free. */
export function sellerWordsOf(ledger: Ledger): SellerWords {
  const cached = known.get(ledger);
  if (cached !== undefined) return cached;
  const written = ledger.language.written;
  const headFirst = written === 'es' || written === 'fr';
  const heads = new Set<string>();
  const synonymStems = new Set<string>();
  const addHead = (phrase: string): void => {
    const opening = written === 'en' ? (phrase.split(/\s(?:to|for|with|of|in)\s/iu)[0] ?? '') : phrase;
    const stems = stemsOf(opening);
    const stem = headFirst ? stems[0] : stems.at(-1);
    // A "sheet set" is searched by its set, which says nothing alone.
    const isThing =
      stems.length > 1 &&
      stem !== undefined &&
      (thingBehindWord.has(stem) || (written === 'en' && stem === 'set'));
    if (stem !== undefined && (isThing || !genericWords.has(stem))) heads.add(stem);
  };
  const types = [ledger.productType];
  const paired = written === 'en' ? pairedThings.exec(ledger.productType) : null;
  if (paired !== null) types.push(paired[1]!);
  for (const { path, text } of ledger.sentences) {
    if (path.endsWith('.category')) types.push(...text.split(/[,/&>]/u));
  }
  // "Sourdough mistakes" are searched by sourdough too, a test of "Makita DHP486" by the drill behind the name.
  const counted = written === 'en' ? countedSubject(ledger.productType) : '';
  if (counted !== '') types.push(counted);
  for (const { path, text } of ledger.sentences) {
    if (written === 'en' && path.endsWith('.description')) types.push(thingBehind(ledger.productType, text));
  }
  if (written === 'en') {
    const opening = ledger.sentences.find(({ path }) => path.endsWith('.description'))?.text ?? '';
    types.push(withoutStuff(ledger.productType), calledAtOpening(ledger.productType, opening));
  }
  const several = thingsOfSet(ledger.productType, written);
  if (several !== '') types.push(several);
  const plain = plainNameOf(ledger.productType, written);
  if (plain !== undefined) types.push(plain);
  const names: string[] = [];
  for (const type of types) {
    if (type.trim() === '') continue;
    addHead(type);
    const part = written === 'de' ? lastPartOf(type) : undefined;
    if (part !== undefined) addHead(part);
    const shorter = written === 'de' ? shorterNames(type, ledger) : [];
    for (const name of shorter) addHead(name);
    const others = [...synonymsOf(type, written), ...categoryWordsOf(type, written)];
    names.push(type, ...(part === undefined ? [] : [part]), ...shorter, ...others);
    for (const synonym of others) {
      addHead(synonym);
      for (const stem of stemsOf(synonym)) synonymStems.add(stem);
    }
  }
  if (written === 'en')
    for (const { path, text } of ledger.sentences)
      if (path.startsWith('products.')) for (const stem of impliedStems(text)) synonymStems.add(stem);
  if (written === 'en')
    for (const { families } of widerWords(ledger).values())
      for (const family of families) synonymStems.add(stemOf(family));
  const wider = widerStemsAbroad(ledger, names);
  for (const stem of wider.stems) synonymStems.add(stem);
  for (const name of wider.compounds) addHead(name);
  const clauses = ledger.sentences.map(({ text }) => stemsByClause(text)).join(' | ');
  const words: SellerWords = {
    clauses: ` ${clauses} `,
    text: ledger.sentences
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase(),
    heads,
    synonymStems,
  };
  known.set(ledger, words);
  return words;
}

const leastPart = 4;
const deedEnd = /(?:ung|ungen|nisse?|schnitte?|[hk]eit|schaft|führer|macher|helfer)$/u;

/** "Futterhaus" and "Vogelhaus" of a Vogelfutterhaus, where the seller calls it so too. German. */
function shorterNames(type: string, { sentences }: Ledger): string[] {
  const whole = type.toLowerCase();
  if (whole.length < leastPart * 3 || whole.includes(' ')) return [];
  const found = new Set<string>();
  for (const { path, text } of sentences) {
    if (!path.endsWith('.description') && !path.endsWith('Story')) continue;
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{6,}(?!\p{L})/gu)) {
      const said = word.toLowerCase();
      if (said.length >= whole.length) continue;
      // "Reinigung" of a Zahnreinigung may be that of anything.
      const isEnd = whole.endsWith(said) && said.length > leastPart * 2 && !deedEnd.test(said);
      const isWithoutMiddle =
        whole.startsWith(said.slice(0, leastPart)) && whole.endsWith(said.slice(-leastPart));
      if (isEnd || isWithoutMiddle) found.add(word);
    }
  }
  return [...found];
}

/** Stems of a text in order, with a bar where a mark parts its clauses. */
function stemsByClause(text: string): string {
  let clauses = '';
  let end = 0;
  for (const token of tokensOf(text)) {
    // Most words are parted by one space.
    // "Valley 1.6": a figure and its places are one word.
    if (token.start === end + 1 && text[end] === '.' && /\d$/u.test(clauses) && /^\d/u.test(token.stem)) {
      clauses += `.${token.stem}`;
      end = token.end;
      continue;
    }
    const isNext = clauses === '' || (token.start === end + 1 && text[end] === ' ');
    // "H6 vs. H4n": a shortened word ends no clause.
    const isShort = !isNext && clauses.endsWith(' vs');
    if (!isNext && !isShort && /[,;:.!?()|•\n]/u.test(text.slice(end, token.start))) clauses += ' |';
    clauses += clauses === '' ? token.stem : ` ${token.stem}`;
    end = token.end;
  }
  return clauses;
}

/** Whether the words of a phrase stand in the brief next to each other in this order. */
export function isSellersRun(phrase: string, seller: SellerWords): boolean {
  const run = phraseStems(phrase);
  return run.length > 0 && seller.clauses.includes(` ${run.join(' ')} `);
}

/** Materials in which a German compound ends that is one of them. */
const wholeMaterials = new Set(
  ['holz', 'leder', 'wolle', 'stahl', 'garn', 'leinen', 'silber', 'filz'].map(stemOf),
);

/** Cotton is no wool, and imitation leather none, whatever their last part says. */
const anotherStuff = /^(?:baum|glas|stein|stahl)woll|^kunst/u;

/** Whether a stem may stand in a phrase: it is in the brief or names the same thing. */
export function isKnownStem(stem: string, ledger: Ledger, seller: SellerWords): boolean {
  if (ledger.stems.has(stem) || seller.synonymStems.has(stem) || seller.heads.has(stemOf(stem))) return true;
  // "How to sharpen" backs "sharpening".
  const act = ledger.language.written === 'en' && stem.endsWith('ing') ? stem.slice(0, -3) : '';
  if (act.length > 2 && [act, `${act}e`, act.slice(0, -1)].some((form) => ledger.stems.has(form)))
    return true;
  // "Zirbenholz" backs "Brotkasten Holz".
  if (ledger.language.written === 'de' && wholeMaterials.has(stem))
    for (const other of ledger.stems)
      if (other.length > stem.length + 2 && other.endsWith(stem) && !anotherStuff.test(other)) return true;
  // "Braunes Leder" backs "Tasche braun": German adjectives lose their ending behind the noun.
  return (
    ledger.language.written === 'de' &&
    ['e', 'es', 'er', 'en', 'em'].some((ending) => ledger.stems.has(`${stem}${ending}`))
  );
}
