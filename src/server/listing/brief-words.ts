import { foldWord } from '#rules/text/words.ts';
import { type WrittenLanguage, typedName } from '#rules/listing/listing.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** Something that a model's text says of a thing and the brief does not, with its place in UTF-16 units. */
export interface Unsaid {
  start: number;
  end: number;
  kind: string;
}

export type Written = Exclude<WrittenLanguage, 'other'>;

/** Words parted by spaces, folded. */
export const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => foldWord(word)));
const sets = new Map<string, ReadonlySet<string>>();

/** A list of words as a set, made once. */
export function setFor(
  kind: string,
  words: Readonly<Record<Written, string>>,
  language: Written,
): ReadonlySet<string> {
  const key = `${kind} ${language}`;
  const known = sets.get(key);
  if (known !== undefined) return known;
  const made = setOf(words[language]);
  sets.set(key, made);
  return made;
}

const briefs = new WeakMap<Prepared, string>();

/** All that the seller wrote of the product and the shop, folded. */
export function foldedBrief(prepared: Prepared): string {
  const before = briefs.get(prepared);
  if (before !== undefined) return before;
  const { brief, ledger } = prepared;
  const texts = [
    ...ledger.sentences.map(({ text }) => text),
    typedName(brief.product),
    brief.product.category,
    brief.businessName,
    brief.industry,
    ...Object.values(brief.fields),
    ...brief.bodyTexts.map(({ text }) => text),
  ];
  const folded = ` ${foldWord(texts.join('\n'))} `;
  briefs.set(prepared, folded);
  return folded;
}

/** Letters by which a word is of the same root as one of the brief: "magnet" and "magnetic". */
const sharedFront = 5;

/** Whether the brief has a word of this root. What is told by its very letters ("led", "gps") stands there as a word. */
export function isOfBrief(folded: string, brief: string): boolean {
  if (folded.length <= sharedFront)
    return new RegExp(`(?<!\\p{L})${folded.replace(/s$/u, '')}s?(?!\\p{L})`, 'u').test(brief);
  return brief.includes(folded.slice(0, Math.max(sharedFront, folded.length - 4)));
}

const shortestInside = 3;

/** Whether the brief has this very thing, alone or in a longer word: a "charger" is not told by what charges. */
export function isThingOfBrief(folded: string, brief: string): boolean {
  // No "car" is told by what is made of card.
  if (folded.length <= shortestInside) return new RegExp(`(?<!\\p{L})${folded}(?!\\p{L})`, 'u').test(brief);
  return brief.includes(folded.length > 3 ? folded.replace(/(?:es|s|n|en)$/u, '') : folded);
}

const negation =
  /(?<!\p{L})(?:no|not|never|without|neither|nor|cannot|nothing|nobody|\p{L}+n[’']t|nicht|nie|kein\p{L}*|ohne|weder|sin|nunca|ni|sans|pas|jamais|aucune?|niente|non|senza|mai|niet|geen|nooit|zonder|não|sem)(?!\p{L})/iu;

/** Whether a text denies anything. */
export const hasDenial = (text: string): boolean => negation.test(text);

/** Whether what stands at a place is denied in its clause. */
export function isDenied(text: string, start: number): boolean {
  const clause =
    text
      .slice(0, start)
      .split(/[.!?;:,\n>]/u)
      .at(-1) ?? '';
  return negation.test(clause);
}
