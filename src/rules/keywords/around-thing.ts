import type { Ledger } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { phraseStems } from './phrase-stems.ts';
import { giftWords } from './plain-words.ts';
import type { SellerWords } from './seller-words.ts';
import { isSellersRun } from './seller-words.ts';

/** Words that join two parts of a searched phrase ("planter with saucer", "vela para regalo"). */
export const joints = new Set(
  'for with without in of to and near vs from on by fur mit ohne aus von zu zum zur im und bei gegen para con sin de en y del a al pour avec sans en et du des d l au aux'.split(
    ' ',
  ),
);

/** Forms of help that stand after the thing: "sourdough starter tutorial", "habit tracker app". */
export const formWords = new Set([
  'tutorial',
  'tuto',
  'recipe',
  'vlog',
  'review',
  'podcast',
  'lyric',
  'guide',
  'lesson',
  'app',
  'download',
  'set',
  'anleitung',
  'test',
  'cost',
  'kosten',
  'precio',
  'prix',
]);

/** Built around the thing: English ends in it or goes on with a joint; other languages begin with it or hold it. */
export function isBuilt(folded: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  const stems = folded.map(stemOf);
  if (stems.some((stem) => giftWords.has(stem))) return stems.length > 1;
  const place = stems.findIndex((stem) => seller.heads.has(stem));
  const pieces = place === -1 ? stems.findIndex((stem) => holdsHead(stem, seller)) : place;
  if (pieces === -1) return brandRun(stems, ledger);
  if (ledger.language.written !== 'en') return true;
  const lastHead = stems.findLastIndex((stem) => holdsHead(stem, seller));
  const after = stems[lastHead + 1];
  if (lastHead === stems.length - 2 && formWords.has(after ?? '')) return true;
  return after === undefined || joints.has(after) || placeAfter(folded.slice(lastHead + 1), ledger);
}

function holdsHead(stem: string, seller: SellerWords): boolean {
  if (!stem.includes('-')) return seller.heads.has(stem);
  return stem.split('-').some((part) => seller.heads.has(part));
}

/** "fuse box replacement bristol": the seller's own words and one of the seller's places. */
export function isRunWithPlace(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  return ledger.facts.some((fact) => {
    if (fact.kind !== 'place') return false;
    const place = phraseStems(fact.value);
    const rest = words.filter((word) => !place.includes(stemOf(word)));
    return rest.length > 0 && rest.length < words.length && isSellersRun(rest.join(' '), seller);
  });
}

/** "plumber leeds", "lens m42": a place or a model may follow the thing. */
function placeAfter(rest: readonly string[], ledger: Ledger): boolean {
  const stems = rest.map(stemOf);
  return ledger.facts.some(
    (fact) =>
      (fact.kind === 'place' || fact.kind === 'model' || fact.kind === 'compatibility') &&
      stems.every((stem) => phraseStems(fact.value).includes(stem)),
  );
}

function brandRun(stems: readonly string[], ledger: Ledger): boolean {
  const brand = phraseStems(ledger.brand);
  return brand.length > 0 && brand.every((stem) => stems.includes(stem));
}

/** "Canon R50 battery life": a model by its figure and what the seller tells of it, each in the seller's own words. */
export function isModelWithRun(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  if (ledger.language.written !== 'en' || words.length > 4) return false;
  // "Osmo Pocket 3 battery": a figure alone behind two words of a name.
  const at = words.findIndex((word, place) => /\d/.test(word) && (/\p{L}/u.test(word) || place === 2));
  return (
    at !== -1 &&
    at < 3 &&
    at < words.length - 1 &&
    isSellersRun(words.slice(0, at + 1).join(' '), seller) &&
    isSellersRun(words.slice(at + 1).join(' '), seller)
  );
}
