import { acronyms, articles, noNouns, small, verbs } from './words/german-no-nouns.ts';
import { isMaker } from './maker-in-name.ts';
import { withNamedNouns } from './small-german-names.ts';
import { germanNoHeads, germanNouns, germanShortHeads } from './words/german-nouns.ts';
import { placeLines } from './words/places.ts';
import { moreThings } from './words/more-things.ts';
import { productTypes } from './words/product-types.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words by which a text is known to be German. */
const ownWords = setOf(
  'und mit für aus nicht ist sind das dem ein eine einen auch oder wird werden kann bei ohne nur sehr noch vom zum zur fuer ueber kein keine keinen ich wir verkaufe verkaufen meinen meine mein unsere unseren läuft dabei letztes abholung einem einer müsste draussen draußen abholer gute guter gutes gutem benutzt gekauft jahre',
);
/** Behind these even a lone verb is a noun: "zum aufhängen", "beim waschen". */
const nounMakers = setOf('zum beim vom');
const prefixes =
  /^(?:ab|an|auf|aus|ein|be|ver|ent|er|zer|nach|vor|um|zu|mit|weg|los|durch|über|unter|hin|her|zusammen|wieder|bei|frei|raus|rein|runter|rauf|rüber|heraus|herein|hinaus|hinein|fest|zurück|drauf|weiter|nieder|kaputt|hoch)?(?:ge|zu)?$/u;
const nounEnding =
  /(?:ung|heit|keit|schaft|tion|tät|ismus)(?:en)?$|(?:[bdfgknprt]chen|[^aek]lein)s?$|(?:[aeiouäöü]ment|(?<=\p{L}{4})eur|(?<=\p{L}{3})öl)(?:e|s)?$/u;
const nounEndingNot = /^(?:jung|kaputtung|allein|klein|schnarchen|gehorchen|.{0,2}ment)$/u;
const verbEnding =
  /(?<!^|haus|stoff|kuschel|plüsch)ieren$|(?<=mon|sor|por|garan|präsen|impor)tieren$|gewachsen$/u;
/** Ends of words that are no noun where nothing else tells: adjectives, participles, verbs. */
const otherEnding =
  /(?:lich|ig|isch|bar|los|frei|fest|dicht|haft|sam|voll|fertig|genau|lang|kurz|breit|hoch|tief|leicht|schwer|weich|hart|warm|kalt|farben)(?:e[mnrs]?|st)?$|(?:e[mnrs]?|t|st|n)$/u;
/** Shortened words behind whose stop a sentence goes on. */
const shortened =
  /(?:^|[\s(])(?:ca|max|min|inkl|incl|zzgl|z|b|d|h|u|a|o|ä|st|std|stk|nr|bzw|evtl|ggf|gr|usw|etc|lt|versch|original|orig|gebr|vgl|tel|mind|sog|kl|ehem)\.\s$/iu;

interface Nouns {
  whole: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  never: ReadonlySet<string>;
}
let lists: Nouns | undefined;

/** Read at the first small text. */
function nouns(): Nouns {
  if (lists !== undefined) return lists;
  const things = [
    ...Object.values(productTypes).map(({ de }) => de),
    ...Object.values(moreThings).map(({ de = '' }) => de),
  ]
    .join(', ')
    .split(', ')
    .filter((thing) => /^\p{Ll}{3,}$/u.test(thing));
  // The second part of a line is German.
  const places = placeLines
    .split('\n')
    .flatMap((line) => (line.split(';')[1] ?? '').split(',').map((name) => name.trim()))
    .filter((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name))
    .map((name) => name.toLowerCase());
  const whole = new Set([...germanNouns.split(' '), ...things, ...places]);
  const never = setOf(germanNoHeads);
  const heads = new Set([
    ...[...germanNouns.split(' '), ...things].filter((word) => word.length > 3 && !never.has(word)),
    ...germanShortHeads.split(' '),
  ]);
  lists = { whole, heads, never };
  return lists;
}

const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
const declined = ['', 'n', 'en', 's', 'es', 'e', 'er', 'ern'];

/** Whether a word in small letters is a German noun by itself or by its last part: "akkuschrauber", "haargummis". */
export function isGermanNoun(word: string): boolean {
  if (word.length < 3 || verbs.has(word) || noNouns.has(word) || small.has(word)) return false;
  const { whole, heads, never } = nouns();
  if ((nounEnding.test(word) && !nounEndingNot.test(word)) || whole.has(word)) return true;
  if (verbEnding.test(word) || /.farben$/u.test(word)) return false;
  const isVerbal = word.endsWith('n');
  return declined.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const base = word.slice(0, word.length - ending.length);
    if (whole.has(base)) return true;
    if (/[äöü]/u.test(base) && whole.has(base.replace(/[äöü](?=[^äöü]*$)/u, (vowel) => plain[vowel]!)))
      return true;
    // "Wunschname", "feuchttücherfach": an end that other words have too counts behind a noun.
    for (let from = 4; from <= base.length - 4; from += 1)
      if (never.has(base.slice(from)) && whole.has(base.slice(0, from))) return true;
    for (let from = 2; from <= base.length - 3; from += 1) {
      if (!heads.has(base.slice(from))) continue;
      if (!isVerbal || !prefixes.test(base.slice(0, from))) return true;
    }
    return false;
  });
}

/** Whether a word in small letters is a German noun of the lists as it stands. */
export function isWholeNoun(word: string): boolean {
  return nouns().whole.has(word);
}

/** Sides of a thing that are adjectives too. */
const sides = setOf('breite tiefe dicke');

const wordPattern = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;

/** Whether enough small words say that a text is German, in small letters or shouted. */
export function isGermanText(text: string): boolean {
  return isGerman(text.toLowerCase().match(wordPattern) ?? []);
}

function isGerman(words: readonly string[]): boolean {
  const german = countOwn(words);
  return german > 1 && german > words.length / 20;
}

function countOwn(words: readonly string[]): number {
  return words.filter((word) => ownWords.has(word)).length;
}

const fewWords = 24;
/** Whether a German text leaves nouns small as a habit: more of those that are known stand small than with a capital. */
export function isSmallGerman(text: string): boolean {
  const words = text.match(wordPattern) ?? [];
  const isUpper = (word: string): boolean => /^\p{Lu}/u.test(word);
  // "1000 W", "CHF", "T74" are typed so by whoever types nouns small.
  const isWritten = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
  // "Nur 4 monate benutzt, ovp dabei": one such word is enough in a short text without any capital.
  const isShort = words.length < fewWords && countOwn(words) === 1 && !words.some(isUpper);
  if ((!isGerman(words) && !isShort) || words.filter(isWritten).length > words.length / 4) return false;
  let [low, high] = [0, 0];
  for (const word of words) {
    if (!isGermanNoun(word.toLowerCase())) continue;
    if (isUpper(word)) high += 1;
    else low += 1;
  }
  return low > 1 && low > high;
}

/** "köln-ehrenfeld", "holz-optik", "in-app-käufe", but "kinder-freundlich". */
function isJoinedNoun(word: string): boolean {
  if (!/^\p{Ll}{3,}-\p{Ll}{3,}$|^\p{Ll}{2,}-\p{Ll}{2,}-\p{Ll}{3,}$/u.test(word)) return false;
  const [first = '', ...others] = word.split('-');
  const last = others.at(-1)!;
  return isGermanNoun(last) || (isGermanNoun(first) && !otherEnding.test(last));
}

/** Both parts of a joined noun have their capital. */
const capital = (word: string): string =>
  word.replace(/(?<=^|\p{Ll}{3}-|-\p{Ll}{2}-|^in-)\p{Ll}(?=\p{Ll}{2})|^\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

/** "F. Trachtenjanker", "ges. Länge": what is cut short keeps its small letter. */
const isCutShort = ({ text, gap }: Piece): boolean => /^(?:f|m|ges|zus|inkl|ca)$/u.test(text) && gap === '. ';

/** "Gebraucht-läuft ruhig" at the front of a sentence. */
const upperStart = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Piece {
  text: string;
  /** What stands between this word and the next. */
  gap: string;
}

/** The last word of a phrase behind an article or a preposition, where nothing says that it is no noun; -1 for none. */
function nounBehind(pieces: readonly Piece[], at: number): number {
  if (pieces[at]!.gap !== ' ') return -1;
  let last = at;
  for (let next = at + 1; next < pieces.length; next += 1) {
    const { text, gap } = pieces[next]!;
    if (small.has(text) || /\d/u.test(text)) break;
    last = next;
    if (gap !== ' ' || isGermanNoun(text)) break;
  }
  if (last === at) return -1;
  const { text, gap } = pieces[last]!;
  if (!/^\p{Ll}{3,}$/u.test(text) || noNouns.has(text)) return -1;
  if (last === at + 1 && nounMakers.has(pieces[at]!.text)) return text.endsWith('sten') ? -1 : last;
  const isLone = last === at + 1;
  const isSafeLone =
    isLone &&
    !/^(?:der|die|das)$/u.test(pieces[at]!.text) &&
    (gap !== ' ' || last + 1 >= pieces.length || small.has(pieces[last + 1]!.text));
  if (isSafeLone)
    return /(?:lich|ig|isch|bar|los|frei|haft|sam|e[ms])$|^(?:ver|ge|be|ent|er|zer).*(?:en|t)$/u.test(text)
      ? -1
      : last;
  return otherEnding.test(text) ? -1 : last;
}

/** "Angler", "anwohner" of "für kanuten, angler und anwohner": whom or what a thing is for stands in single words behind the first. */
function rowBehind(pieces: readonly Piece[], first: number): number[] {
  const row: number[] = [];
  let at = first;
  while (at >= 0) {
    const isJoined = pieces[at]!.gap === ' ' && /^(?:und|oder)$/u.test(pieces[at + 1]?.text ?? '');
    if (!isJoined && pieces[at]!.gap !== ', ') break;
    at += isJoined ? 2 : 1;
    const next = pieces[at];
    if (next === undefined || !/^\p{Ll}{4,}$/u.test(next.text)) break;
    const { text, gap } = next;
    const isAlone = gap !== ' ' || /^(?:und|oder|)$/u.test(pieces[at + 1]?.text ?? '');
    if (!isAlone || small.has(text) || noNouns.has(text) || (otherEnding.test(text) && !text.endsWith('er')))
      break;
    row.push(at);
  }
  return row;
}

/** A German text that its seller wrote all small, with the capitals of nouns, makers and sentences, and the ß of "masse 25 x 18 cm". */
export function withNounCapitals(text: string): string {
  const pieces: Piece[] = [];
  let end = 0;
  let opening = '';
  for (const found of text.matchAll(wordPattern)) {
    const gap = text.slice(end, found.index);
    if (pieces.length === 0) opening = gap;
    else pieces.at(-1)!.gap = gap;
    pieces.push({ text: found[0], gap: '' });
    end = found.index + found[0].length;
  }
  if (pieces.length === 0) return text;
  pieces.at(-1)!.gap = text.slice(end);
  const capitals = new Set<number>();
  const starts = new Set<number>();
  pieces.forEach(({ text: word, gap }, at) => {
    const lower = word.toLowerCase();
    if (word !== lower) return;
    // "Ich nähe taschen": behind its pronoun the word is a verb, whatever else it may be.
    if (pieces[at - 1]?.text.toLowerCase() === 'ich' && lower.endsWith('e')) return;
    if (isGermanNoun(lower) || lower === 'öl' || isMaker(lower) || isJoinedNoun(lower)) capitals.add(at);
    // "breite 40 cm", but "breite riemen".
    else if (sides.has(lower) && (/:/u.test(gap) || /^(?:\d.*|ca)$/u.test(pieces[at + 1]?.text ?? '')))
      capitals.add(at);
    else if (lower === 'paar' && /^\d+$/u.test(pieces[at - 1]?.text ?? '')) capitals.add(at);
    if (articles.has(lower)) {
      const noun = nounBehind(pieces, at);
      capitals.add(noun);
      if (lower === 'für' || lower === 'fuer') for (const next of rowBehind(pieces, noun)) capitals.add(next);
    }
    if (/^[.!?]\s+$/u.test(gap) && !shortened.test(` ${word}${gap}`)) {
      const next = pieces[at + 1];
      if (next !== undefined && !/^\d+$/u.test(word) && !isCutShort(pieces[at + 1]!)) starts.add(at + 1);
    }
  });
  let written = opening;
  pieces.forEach(({ text: word, gap }, at) => {
    const isCode = acronyms.has(word);
    written +=
      (isCode
        ? word.toUpperCase()
        : capitals.has(at)
          ? capital(word)
          : starts.has(at)
            ? upperStart(word)
            : word) + gap;
  });
  return written.replace(days, capital).replace(/(?<!\p{L})[Mm]asse(?=:?\s(?:ca\.?\s)?\d)/gu, 'Maße');
}

/** "mo bis do", "sa-so": days that are shortened. */
const days =
  /(?<![\p{L}\d])(?:mo|di|mi|do|fr|sa|so)(?=\s?(?:-|–|bis|und)\s?(?:mo|di|mi|do|fr|sa|so)(?!\p{L}))|(?<=(?:^|[^\p{L}])(?:mo|di|mi|do|fr|sa|so)\s?(?:-|–|bis|und)\s?)(?:mo|di|mi|do|fr|sa|so)(?!\p{L})/gu;

/**
 * A product's name, category and description with the capitals that their seller left out. A name alone is often typed
 * small before a text that is written well.
 */
export function withGermanCapitals<Product extends { name: string; category: string; description: string }>(
  product: Product,
): Product {
  const text = `${product.name}\n${product.description}`;
  const isNameSmall = !/\p{Lu}/u.test(product.name);
  if (isSmallGerman(text)) {
    const [name, category, description] = [product.name, product.category, product.description].map(
      withNounCapitals,
    ) as [string, string, string];
    return { ...product, name: isNameSmall ? withNamedNouns(name) : name, category, description };
  }
  // A name that is written well stands before a text that is not.
  if (!isNameSmall && isSmallGerman(product.description))
    return { ...product, description: withNounCapitals(product.description) };
  if (!isNameSmall || !isGerman(text.match(wordPattern) ?? [])) return product;
  return { ...product, name: withNounCapitals(product.name) };
}

/** Who a thing is for and what for, as short fields list them: "hochzeit, mama". Each entry of one word is a noun. */
const listed = setOf('targetAudience seasonalRelevance');

/** A text about the business: all small, as the products of its form are. */
export function withTextCapitals(text: string): string {
  return /\p{Lu}/u.test(text) ? text : withNounCapitals(text);
}

/** Short fields of a German form with the capitals that their seller left out. */
export function withGermanFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const told = { ...fields };
  for (const name of listed) {
    const text = fields[name];
    if (text === undefined || /\p{Lu}/u.test(text)) continue;
    told[name] = withNounCapitals(text).replace(/(?<=^|, )\p{Ll}{4,}(?=,|$)/gu, capital);
  }
  return told;
}
