import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { type SellerWords, sellerWordsOf } from './seller-words.ts';

/** "Seed", "shed", "daybed": nouns in -ed. */
const nounInEd = /(?:bed|seed|weed|shed|feed|reed|breed|sled|steed|speed|moped|hundred|need|greed|creed)$/u;

/** "Pivot tables explained" of a video is typed so. */
const told = /^(?:explained|compared|reviewed|tested|ranked|unboxed)$/u;

/** Tells the phrases of an English thing that are cut: see `isCutCompound`. */
export function cutCompounds(ledger: Ledger): (candidate: Candidate) => boolean {
  const seller = sellerWordsOf(ledger);
  return ({ phrase, source, kind }) =>
    phrase.includes(' ') &&
    kind !== 'head' &&
    source !== 'targetKeywords' &&
    isCutCompound(phrase.split(' ').map(foldWord), ledger, seller);
}

/**
 * Whether an English phrase stops inside what the brief names: before the thing that its words describe ("steel wick" of a
 * steel wick trimmer, "kids balance" of a bike), or behind what is done with it ("plant hanger knotted").
 * @param words the phrase, folded
 */
function isCutCompound(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  const last = words.at(-1)!;
  if (seller.heads.has(stemOf(last))) return false;
  const isDone = last.length > 5 && last.endsWith('ed') && !nounInEd.test(last) && !told.test(last);
  if (isDone && seller.heads.has(stemOf(words.at(-2)!))) return true;
  if (/\d/.test(last)) return false;
  const run = words.join(' ');
  let at = seller.text.indexOf(run);
  if (at === -1) return false;
  for (; at !== -1; at = seller.text.indexOf(run, at + run.length)) {
    const behind = /^[ -](\p{L}+)/u.exec(seller.text.slice(at + run.length, at + run.length + 30))?.[1];
    // "S", "es": the word itself goes on.
    // A "blocked drain" is searched whether it is cleared or not, a cutting board whether it is one of a set or not.
    if (
      behind === 'set' ||
      behind === undefined ||
      behind.endsWith('ing') ||
      !seller.heads.has(stemOf(foldWord(behind)))
    )
      return false;
  }
  const maker = stemsOf(ledger.brand);
  return !(maker.length > 0 && maker[0] === stemOf(words[0]!)) || !isModel(last, ledger, seller);
}

/**
 * Whether the word before the thing ends a maker's model, as in "Barbour Beaufort jacket". "Better Sweater mens M" has a
 * capital on the thing itself, which makes it a part of the name; in "Clarks desert boots" the desert has none.
 */
function isModel(last: string, ledger: Ledger, seller: SellerWords): boolean {
  const name = ledger.sentences.find(({ path }) => path.endsWith('.name'))?.text ?? '';
  const words = name.split(/\s+/u);
  const at = words.findIndex((word) => foldWord(word) === last);
  const next = words[at + 1] ?? '';
  if (at === -1) return true;
  const hasSmall = words.some((word) => /^\p{Ll}{3,}$/u.test(word));
  if (!hasSmall) return true;
  return /^\p{Lu}/u.test(words[at]!) && !(seller.heads.has(stemOf(foldWord(next))) && /^\p{Lu}/u.test(next));
}
