import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { tokensOf } from '#rules/text/words.ts';
import { PhraseIndex } from './phrase-index.ts';
import { englishThings } from './words/english-things.ts';
import { moreThings } from './words/more-things.ts';
import { productTypes } from './words/product-types.ts';
import { tradeThings } from './words/trade-things.ts';

/** Rows of writing guide §2.0, plus `general` where nothing tells the category. */
export const categories = [
  'apparel',
  'electronics',
  'food',
  'beauty',
  'furniture',
  'kitchen',
  'handmade',
  'toys',
  'used',
  'service',
  'course',
  'app',
  'video',
  'property',
  'article',
  'general',
] as const;
export type Category = (typeof categories)[number];

/** A product noun found in a text, with its place in UTF-16 units. */
export interface TypeHit {
  category: Category;
  text: string;
  start: number;
  end: number;
}

interface Lexicon {
  index: PhraseIndex<Category>;
  /** Last parts of German compounds. */
  heads: Map<string, Category>;
}

const lexicons = new Map<string, Lexicon>();

function isCategory(name: string): name is Category {
  return categories.some((category) => category === name);
}

function lexiconOf(language: WrittenLanguage, isWhole: boolean): Lexicon {
  const key = `${language} ${isWhole}`;
  const known = lexicons.get(key);
  if (known !== undefined) return known;
  const index = new PhraseIndex<Category>();
  const heads = new Map<string, Category>();
  const column = language === 'other' ? 'en' : language;
  for (const [category, byLanguage] of Object.entries(productTypes)) {
    if (!isCategory(category)) continue;
    const english = column === 'en' ? [englishThings[category], tradeThings[category]] : [];
    const more = isWhole ? [moreThings[category]?.[column], ...english] : [];
    const lists = [byLanguage[column], ...more].filter((list) => list !== undefined);
    for (const phrase of lists.flatMap((list) => list.split(', '))) {
      index.add(phrase, category);
      if (column !== 'de') continue;
      const last = tokensOf(phrase).at(-1);
      // The stem of "Kurs" is shorter than the word.
      for (const head of [last?.stem ?? '', last?.folded ?? ''])
        if (head.length >= 4) heads.set(head, category);
    }
  }
  const lexicon = { index, heads };
  lexicons.set(key, lexicon);
  return lexicon;
}

let thingWords: ReadonlySet<string> | undefined;

/** Whether an English word stands in the name of a known thing, so that its capital in a title is no name's. In lower case. */
export function isThingWord(word: string): boolean {
  thingWords ??= new Set(
    [
      ...Object.values(productTypes).map(({ en }) => en),
      ...Object.values(englishThings),
      ...Object.values(tradeThings),
    ]
      .concat(Object.values(moreThings).map(({ en = '' }) => en))
      .flatMap((list) => list.split(/[,\s]+/u)),
  );
  return thingWords.has(word) || thingWords.has(`${word}s`);
}

/** Category of a German compound by its last part: "Edelstahlbrotdose" is a Dose. The longest part wins. */
function compoundCategory(stem: string, heads: ReadonlyMap<string, Category>): Category | null {
  for (let from = 2; from <= stem.length - 4; from += 1) {
    const category = heads.get(stem.slice(from));
    if (category !== undefined) return category;
  }
  return null;
}

/** "Baby bath towel" is no baby bath: the middle word belongs to the thing at the end, where both together are one. */
function joinMiddle(hits: TypeHit[], index: PhraseIndex<Category>, text: string): void {
  for (let at = hits.length - 2; at >= 0; at -= 1) {
    const [first, second] = [hits[at]!, hits[at + 1]!];
    const space = first.text.lastIndexOf(' ');
    if (space === -1 || second.start !== first.end + 1) continue;
    const start = first.start + space + 1;
    const joined = index.find(tokensOf(text.slice(start, second.end)))[0];
    if (joined === undefined || joined.end !== second.end - start || joined.start !== 0) continue;
    hits.splice(at, 2, {
      category: joined.payload,
      text: text.slice(start, second.end),
      start,
      end: second.end,
    });
  }
}

/** "Fern plant stake" is no fern plant: a word behind a pair belongs to its second word, where both together are one. */
function joinBehind(hits: TypeHit[], index: PhraseIndex<Category>, text: string): void {
  for (const [at, hit] of hits.entries()) {
    const space = hit.text.lastIndexOf(' ');
    const behind = /^ \p{L}+/u.exec(text.slice(hit.end))?.[0] ?? '';
    const end = hit.end + behind.length;
    if (space === -1 || behind === '' || hits.some((other) => other.start > hit.start && other.start < end))
      continue;
    const start = hit.start + space + 1;
    const joined = index.find(tokensOf(text.slice(start, end)))[0];
    if (joined === undefined || joined.start !== 0 || joined.end !== end - start) continue;
    hits[at] = { category: joined.payload, text: text.slice(hit.start, end), start: hit.start, end };
  }
}

/** The letter that "repair" begins with. */
const smallR = 0x72;

/**
 * Product nouns of a text that the lexicon knows, in order.
 * @param isWhole whether the rarer nouns count; many a French one is an English word too ("four", "cage", "bouquet")
 */
export function typeHits(text: string, language: WrittenLanguage, isWhole = true): TypeHit[] {
  const { index, heads } = lexiconOf(language, isWhole);
  const tokens = tokensOf(text);
  // "18:30 Uhr" is a time, no clock.
  const isTime = (start: number, end: number): boolean =>
    language === 'de' && end - start === 3 && /\d\s?$/u.test(text.slice(Math.max(0, start - 3), start));
  // "Castle Class 4073" and "Class 37" are makes of engines, and teach nothing.
  const isMake = (start: number, end: number): boolean =>
    language === 'en' &&
    end - start === 5 &&
    /^class$/iu.test(text.slice(start, end)) &&
    /^ \d/u.test(text.slice(end, end + 2));
  const found = index
    .find(tokens)
    .filter((hit) => !isTime(hit.start, hit.end) && !isMake(hit.start, hit.end))
    // "Bookcase short": one "short" is a size.
    .filter(
      (hit) =>
        language !== 'en' || hit.end - hit.start !== 5 || !/^short$/iu.test(text.slice(hit.start, hit.end)),
    )
    // "Top with a button front", "zip up": how it is closed.
    .filter(
      (hit) =>
        language !== 'en' ||
        !(
          /^(?:buttons?|zip|zipper|snap)$/iu.test(text.slice(hit.start, hit.end)) &&
          /^[ -](?:front|back|down|up|through|fly|neck|cuffs?|closure|placket|fastening|detail)\b/iu.test(
            text.slice(hit.end),
          )
        ),
    )
    // "Spares or repair": nobody repairs anything.
    .filter(
      (hit) =>
        language !== 'en' ||
        text.charCodeAt(hit.start) !== smallR ||
        !/\b(?:spares|parts) (?:or|and|&|\/) $/iu.test(text.slice(Math.max(0, hit.start - 12), hit.start)),
    )
    // "Meter works, light seals replaced": no work light.
    .filter((hit) => !text.slice(hit.start, hit.end).includes(','));
  const hits: TypeHit[] = found.map((hit) => ({
    category: hit.payload,
    text: text.slice(hit.start, hit.end),
    start: hit.start,
    end: hit.end,
  }));
  if (language === 'en') {
    joinMiddle(hits, index, text);
    joinBehind(hits, index, text);
    // "Turntable belt drive" is driven by a belt, and no belt.
    for (const [at, hit] of hits.entries())
      if (/\p{L} belt$/iu.test(hit.text) && /^[ -]driven?\b/iu.test(text.slice(hit.end)))
        hits[at] = { ...hit, text: hit.text.slice(0, -5), end: hit.end - 5 };
  }
  if (language === 'de') {
    for (const token of tokens) {
      if (hits.some((hit) => token.start >= hit.start && token.start < hit.end)) continue;
      // "Magnetisch" is no table.
      if (/^\p{Ll}+t?isch$/u.test(text.slice(token.start, token.end))) continue;
      const category = compoundCategory(token.stem, heads) ?? compoundCategory(token.folded, heads);
      if (category === null || isTime(token.start, token.end)) continue;
      hits.push({ category, text: text.slice(token.start, token.end), start: token.start, end: token.end });
    }
    hits.sort((a, b) => a.start - b.start);
  }
  return hits;
}

/** What a shelf names last. "Fencing masks": the work that stands before its thing in English is no service. */
export function shelfHit(text: string, language: WrittenLanguage): TypeHit | undefined {
  const hit = typeHits(text, language).at(-1);
  const isBefore = language === 'en' && hit?.category === 'service' && hit.end < text.trim().length;
  return isBefore ? undefined : hit;
}

/** "Kit de manicura", "huile de massage": in Spanish and French what stands behind a thing lets nobody book it. */
export function lastHit(text: string, language: WrittenLanguage): TypeHit | undefined {
  const hit = typeHits(text, language).at(-1);
  const isBehind = (language === 'es' || language === 'fr') && hit?.category === 'service' && hit.start > 0;
  return isBehind ? undefined : hit;
}

/** Whether the noun names a service, a course or a home: no thing with a colour and a condition. */
export function isOfferType(type: string, language: WrittenLanguage): boolean {
  const category = typeHits(type, language).at(-1)?.category;
  return category === 'service' || category === 'course';
}

/** Whether the noun names a thing that has a colour, on whatever platform. */
export function isThingType(type: string, language: WrittenLanguage): boolean {
  const category = typeHits(type, language).at(-1)?.category;
  return (
    category !== undefined && !['service', 'course', 'property', 'video', 'app', 'article'].includes(category)
  );
}

const printed = /(?:^|\s)(?:prints?|patch|patches|patterns?)$/iu;

/** "Graphic print V-neck tee": what is printed on it stands before what is worn. English. */
export function wornBehindPrint(hits: readonly TypeHit[]): TypeHit | undefined {
  return printed.test(hits[0]?.text ?? '') ? hits.find(({ category }) => category === 'apparel') : undefined;
}
