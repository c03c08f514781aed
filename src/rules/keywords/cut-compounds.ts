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
    (isCutCompound(phrase.split(' ').map(foldWord), ledger, seller) || opensInCompound(phrase, seller.text));
}

/** "Close toilet seat" of a soft close one, "duty tarp", "mounted shelf" of a wall mounted one: words that go with the word before. */
const secondHalf =
  /^(?:close|closing|release|duty|terrain|sided|ended|way|lasting|moving|drying|acting|draining|fitting|growing|watering|adhesive|inking|levelling|leveling|sealing|locking|cleaning) (?=\p{L})/u;
const firstHalf =
  /(?<![\p{L}\d])(?:soft|slow|self|gentle|quiet|quick|easy|fast|heavy|light|medium|all|one|two|three|four|multi|dual|double|single|long|short) $/u;
/** "Coated net" of a rubber coated one. */
const doneWith = /^\p{L}{3,}(?:ed|woven|made|spun|blown|cut|knit) (?=\p{L})/u;
const stuffBefore =
  /(?<![\p{L}\d])(?:wall|ceiling|floor|door|desk|rubber|silver|gold|copper|brass|chrome|nickel|oil|water|air|gas|battery|solar|wind|foam|fleece|silk|fur|cotton|wool|satin|powder|plastic|vinyl|ceramic|enamel|silicone|lead|feather|down|sand|bean|glass|stone|cast|spring|wax|button|vegetable|veg|kiln|wood|charcoal|coal|steel|leather|velvet|linen) $/u;
/** "Bowls toilet seat" of an "elongated bowls toilet seat": what describes several things goes with them. */
const severalFirst = /^\p{L}{3,}[^s\P{L}]s (?=\p{L})/u;
const describedBefore = /(?<![\p{L}\d])\p{L}{4,}(?:ed|ated|al|ular|ical) $/u;

/** Whether every place where the brief has an English phrase cuts off the word before that its first one goes with. */
function opensInCompound(phrase: string, text: string): boolean {
  const folded = foldWord(phrase);
  const before = secondHalf.test(folded)
    ? firstHalf
    : doneWith.test(folded)
      ? stuffBefore
      : severalFirst.test(folded)
        ? describedBefore
        : undefined;
  if (before === undefined) return false;
  const first = folded.slice(0, folded.indexOf(' ') + 1);
  let at = text.indexOf(first);
  if (at === -1) return false;
  for (; at !== -1; at = text.indexOf(first, at + first.length)) {
    if (at > 0 && /\p{L}/u.test(text[at - 1]!)) continue;
    if (!before.test(text.slice(Math.max(0, at - 16), at).replace(/-$/u, ' '))) return false;
  }
  return true;
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
