import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, type Part, partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setFor, type Written } from './brief-words.ts';
import { isKnown, stemsKnown } from './known-stems.ts';
import { isCount, isNeutral, isSize } from './neutral.ts';
import { baseOf } from './irregular-words.ts';
import { tellingWords } from './telling-words.ts';

/** What a strange word is in its sentence. */
export const roleKinds: ReadonlySet<string> = new Set(['attribute', 'adjective', 'deed']);

/** A word that hyphens may join, with its place in the text in UTF-16 units. */
export interface Unit {
  text: string;
  start: number;
  end: number;
  /** Whether the brief has a word of its root. */
  isKnown: boolean;
  /** Whether it is a word that neither the brief has nor one that claims nothing. */
  isStrange: boolean;
  /** Whether the brief has no more than its root in another form. */
  isNear: boolean;
  /** Whether it only tells facts, whatever they are. */
  isTelling: boolean;
  /** Whether it is one of the small words of its language. */
  isSmall: boolean;
}

const endings: Readonly<Record<Written, RegExp>> = {
  en: /(?:ations?|(?<=\p{L}{4})at(?:e|es|ed|ing|ors?)|atures?|ings?|ably|able|ness|ments?|ed|ers?|ly|al|ies|es|en|s|y|e)$/u,
  de: /(?:tete[nrms]?|ierungen|ierung|ieren|iert|erei|ungen|ung|lich|igen?|bar|tet|ten|tem|ter|tes|te|(?<=\p{L}{4})st|en|em|er|es|t|e|n|s)$/u,
  es: /(?:aciones|ación|ados?|adas?|idos?|idas?|arse|arl[oa]s?|erl[oa]s?|irl[oa]s?|ando|ables?|ar|er|ir|an|en|os|as|es|o|a|e|s)$/u,
  fr: /(?:ations?|ées?|és?|ages?|ables?|ons|ez|ent|er|ir|es|e|s|t)$/u,
};
const shortestRoot = 3;
/** "L’ourlet" is "ourlet". */
export const bareWord = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)[’']/iu, '');

/** "Zugestellt" is of what is called "Zustellung". */
const partedPast = /^(ab|an|auf|aus|bei|ein|her|los|mit|nach|um|vor|weg|zu|zusammen)(?:ge|zu)(?=\p{L}{4})/u;
/** "Muestra" is of "mostrar", "cierra" of "cerrar"; in shorter roots it would make one word of two. */
const leastBroken = 5;
const unbroken = (root: string): string =>
  root.length < leastBroken
    ? root
    : root.replace(/ue(?=[^aeiou]{1,3}$)/u, 'o').replace(/ie(?=[^aeiou]{1,3}$)/u, 'e');

/** What is left of a word without its ending and the doubled letter before that: "trimmed" is of "trim". */
export function rootOf(folded: string, language: Written): string {
  const base = baseOf(folded, language);
  if (base !== undefined) return rootOf(base, language);
  const front =
    language === 'de'
      ? folded.replace(partedPast, '$1').replace(/^(?:ge|be|ver|auf|ab|ein|aus|an)(?=\p{L}{4})/u, '')
      : folded;
  // "Exportieren" is of an "Export", which has an ending of its own.
  const made = language === 'de' ? front.replace(/(?<=\p{L}{4})ier(?:en|t|ung)$/u, '') : front;
  const bare = made.replace(endings[language], '');
  const root = language === 'es' ? unbroken(bare) : bare;
  return root.length < shortestRoot ? front : root.replace(/(\p{L})\1$/u, '$1');
}

const roots = new WeakMap<Prepared, ReadonlySet<string>>();

function rootsKnown(prepared: Prepared, language: Written): ReadonlySet<string> {
  const before = roots.get(prepared);
  if (before !== undefined) return before;
  const made = new Set([...stemsKnown(prepared)].map((stem) => rootOf(stem, language)));
  roots.set(prepared, made);
  return made;
}

const briefRoots = new WeakMap<Prepared, ReadonlySet<string>>();

/** Whether the seller wrote a word of this root, and not only somebody who looks for such things. */
export function isRootOfBrief(word: string, prepared: Prepared, language: Written): boolean {
  const known =
    briefRoots.get(prepared) ??
    new Set((foldedBrief(prepared).match(/\p{L}{3,}/gu) ?? []).map((one) => rootOf(bareWord(one), language)));
  briefRoots.set(prepared, known);
  return known.has(rootOf(foldWord(bareWord(word)), language));
}

const leastInside = 5;
const shortestVerb = 4;

/** A word of the brief's root; in German also where that stands inside of a longer word. */
export function isOfRoot(word: string, prepared: Prepared, language: Written): boolean {
  const root = rootOf(foldWord(bareWord(word)), language);
  const known = rootsKnown(prepared, language);
  if (known.has(root)) return true;
  if (language !== 'de') return false;
  // "Die Düse" of a "Wasserdüse".
  const folded = foldWord(word);
  if (folded.length === shortestVerb && /^\p{Lu}/u.test(word))
    for (const one of stemsKnown(prepared))
      if (one.endsWith(folded) && one.length >= folded.length + shortestRoot) return true;
  // "Fahren" is what is done with a "Fahrrad"; nouns so short begin too many others.
  if (root.length === shortestVerb && /^\p{Ll}+(?:en|t)$/u.test(word))
    for (const one of known)
      if (one.startsWith(root) && one.length >= root.length + shortestRoot) return true;
  if (root.length < leastInside) return false;
  for (const one of known) if (one.includes(root)) return true;
  return false;
}

/** "Removable" is no way of telling anything, and "fast" none of fastening. */
const able = /(?<!suit|avail|wash)able$|(?<!poss)ible$|bare?[rnms]?$|^fast(?:er)?$/iu;
const telling = new Map<Written, ReadonlySet<string>>();

function tellingRoots(language: Written): ReadonlySet<string> {
  const before = telling.get(language);
  if (before !== undefined) return before;
  const words = setFor('telling', tellingWords, language);
  const made = language === 'de' ? words : new Set([...words].map((word) => rootOf(word, language)));
  telling.set(language, made);
  return made;
}

/** Whether a word only tells facts: a measure, an order, how a thing is handled. */
export function isTelling(word: string, language: Written): boolean {
  if (able.test(word)) return false;
  const known = tellingRoots(language);
  const folded = foldWord(bareWord(word));
  // "Messer" are no measures.
  if (language === 'de') return known.has(folded) || known.has(folded.replace(/(?:en|es|n|s|e)$/u, ''));
  return known.has(rootOf(folded, language));
}

/** What was done or is said to be done, in one word: "spring-loaded", "quick-drying". */
const done = /^\p{L}{2,}(?:ed|ing)$/iu;
/** Behind a hyphen: "ad-free". */
const quality = /^(?:free|proof|resistant|safe|grade|friendly|neutral)$/iu;

const lessOf = /^(?!regard|count|time|doubt|none|price|end)\p{L}{3,}less$/u;

/** What is known of one word, wherever it stands. */
type Known = Pick<Unit, 'isKnown' | 'isStrange' | 'isNear' | 'isTelling' | 'isSmall'>;

const judged = new WeakMap<Prepared, Map<string, Known>>();

function judge({ text: word, stem, small }: Part, prepared: Prepared, language: Written): Known {
  const folded = foldWord(bareWord(word));
  // "N’est" is as small as "est".
  if (isFunctionWord(folded) || isCount(folded) || folded.startsWith('jusqu'))
    return { isKnown: false, isStrange: false, isNear: false, isTelling: false, isSmall: true };
  const isTold = !small && isTelling(word, language);
  const bare = stem.replace(/^(?:[cdjlmnst]|qu)[’']/u, '');
  if (small || isCount(bare))
    return { isKnown: false, isStrange: false, isNear: false, isTelling: isTold, isSmall: small };
  // "Brushless" says of a brush that there is none.
  if (language === 'en' && lessOf.test(folded))
    return { isKnown: false, isStrange: true, isNear: false, isTelling: false, isSmall: false };
  const root = rootOf(folded, language);
  const isThere = isKnown(bare, stemsKnown(prepared));
  const isNear = !isThere && isOfRoot(word, prepared, language);
  const isPlain = (): boolean =>
    isSize(bare) ||
    isNeutral(bare, language) ||
    // "Míralas" is of "mirar".
    (language === 'es' &&
      /\p{L}{3}l[oa]s?$/u.test(bare) &&
      isNeutral(bare.replace(/l[oa]s?$/u, ''), language)) ||
    (language === 'en' && (isNeutral(root, language) || isNeutral(`${root}e`, language)));
  const isStrange = !isThere && !isNear && !isTold && bare.length > 2 && !/\p{N}/u.test(word) && !isPlain();
  return { isKnown: isThere || isNear, isStrange, isNear, isTelling: isTold, isSmall: false };
}

/** "Close-ups", "built-in": of words that claim nothing alone a hyphen makes one that may. */
const isOther = (first: Unit, second: Known): boolean =>
  ![first, second].some(({ isKnown, isTelling }) => isKnown || isTelling) &&
  !(first.isSmall && second.isSmall);

/** The words of a text in order, each with what is known of it. */
export function unitsOf(text: string, prepared: Prepared, language: Written): Unit[] {
  let known = judged.get(prepared);
  if (known === undefined) judged.set(prepared, (known = new Map()));
  const units: Unit[] = [];
  for (const part of partsOf(text)) {
    const { text: word, start, end } = part;
    let one = known.get(word);
    if (one === undefined) known.set(word, (one = judge(part, prepared, language)));
    const last = units.at(-1);
    if (last?.start === start) {
      // "Clean-burning": the brief knows no more of the whole than of its parts.
      const isDone = done.test(word) && !(last.isKnown && (one.isKnown || one.isTelling));
      last.isStrange ||=
        one.isStrange || quality.test(word) || isDone || (language === 'en' && isOther(last, one));
      last.isTelling = false;
      last.isKnown = one.isKnown;
      last.isSmall &&= one.isSmall;
    } else units.push({ text: text.slice(start, end), start, end, ...one });
  }
  const brief = foldedBrief(prepared);
  // "Tool-free" as the brief has it.
  for (const unit of units) if (unit.isStrange && isIn(brief, foldWord(unit.text))) unit.isStrange = false;
  return units;
}

const letter = /\p{L}/u;

/** Whether a word stands in the brief as it is. */
function isIn(brief: string, word: string): boolean {
  const at = brief.indexOf(word);
  return at > 0 && !letter.test(brief[at - 1]!) && !letter.test(brief[at + word.length] ?? ' ');
}
