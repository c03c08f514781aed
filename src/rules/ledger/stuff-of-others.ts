import type { Ledger } from '#rules/listing/listing.ts';
import { sentenceAround } from './claim-cut.ts';
import { ownWordsOf } from './not-its-own.ts';

/** "Free of PVC", "free from lead and nickel". */
const freeOf = /(?<!\p{L})free (?:of|from) (?:\p{L}{1,20}(?:, | and | or |, and )){0,6}$/iu;
const longestRow = 80;

/**
 * Whether a text names a stuff that the thing is not made of: "lighter than glass", "most mats are PVC", "free of PVC". Who told so may tell it again,
 * and nobody may say that the thing is made of it.
 * @param start of the stuff's name in the text, in UTF-16 units
 */
export function isStuffOfOthers(text: string, start: number, end: number, ledger: Ledger): boolean {
  if (freeOf.test(text.slice(Math.max(0, start - longestRow), start))) return true;
  const [from, to] = sentenceAround(text, { start, end });
  const sentence = text.slice(from, to);
  const lead = sentence.length - sentence.trimStart().length;
  const told = sentence.trim();
  const own = ownWordsOf(told, ledger.language.written, nameOf(ledger));
  if (own === told) return false;
  const at = from + lead;
  return own.slice(start - at, end - at).trim() === '';
}

function nameOf({ sentences, productType }: Ledger): string {
  return sentences.find(({ path }) => path.endsWith('.name'))?.text ?? productType;
}
