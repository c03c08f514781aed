import type { Ledger } from '#rules/listing/listing.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord, partsOf, stemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isKnown, stemsKnown } from './known-stems.ts';
import { isNamedBeside } from './named-beside.ts';
import { isNeutral } from './neutral.ts';
import { isStrangePhrase } from './other-tongues.ts';
import { isStrangeJapanese } from './unsaid-japanese.ts';

/** "#soycandle" is of words of the brief; what else stands in a tag must be no claim ("#bpafreecandle"), and be told by itself. */
export function isFoundedTag(tag: string, prepared: Prepared): boolean {
  const { ledger } = prepared;
  const whole = foldWord(tag.replace(/^#/u, ''));
  if (ledger.language.tag.startsWith('ja')) return !isStrangeJapanese(whole, prepared);
  if (ledger.language.written === 'other' && !/^[\p{Script=Latin}\p{N}_]+$/u.test(whole)) return true;
  const inside = [...stemsKnown(prepared)]
    .filter((stem) => stem.length >= 3 && whole.includes(stem))
    .toSorted((a, b) => b.length - a.length);
  if (inside.length === 0 || isNamedBeside(whole, prepared)) return false;
  let rest = whole;
  for (const stem of inside) rest = rest.replaceAll(stem, ' ');
  const left = rest.split(' ').filter((piece) => piece.length > 2);
  return (
    !left.some((piece) => hiddenClaims.test(piece) || claimsWithin(piece, ledger)) &&
    left.every((piece) => isOfTags(piece, prepared)) &&
    unbackedClaims(whole, ledger).length === 0
  );
}

/** What tags are made of beside the thing: endings, who, where and what for. */
const inTags = longPattern('iu')`
  ^(?:ing|ers?|ed|es|en|ern|the|for|and|mit|und|con|para|por|avec|pour|des|les|las|los|del|art|arts|diy|lovers?|love|life|style|ideas?|inspo|inspiration|tok|shop|shops|small|business|made|reviews?|finds?|musthaves?
    |addicts?|community|tips?|tricks?|hacks?|tutorial|vlog|video|videos|film|day|time|daily|goals|vibes|core|aesthetic|collection|collectors?|maker|makers|design|decor|deko|liebe|liebhaber|ideen|geschenke?|amor|ideas|regalos?|cadeaux?|idees?|passion|maison|casa|haus|home|set)$
`;

function isOfTags(piece: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (inTags.test(piece)) return true;
  if (written === 'other') return !isStrangePhrase(piece, prepared);
  const stems = stemsKnown(prepared);
  return stemsOf(piece).every((stem) => isNeutral(stem, written) || isKnown(stem, stems));
}

/** "Tazadeporcelain" without its cup: a claim behind up to four letters of small words. */
function claimsWithin(piece: string, ledger: Ledger): boolean {
  for (let from = 0; from <= 4 && piece.length - from > 3; from += 1)
    if (unbackedClaims(piece.slice(from), ledger).length > 0) return true;
  return false;
}

/** Claims as they stand in tags, where words are written as one. */
const hiddenClaims = longPattern('iu')`
  (?:bpa|fda|ce|iso|fsc|gots|oeko|rohs)?(?:free|frei)$|approv|certif|award|winn|patent|lifetime|warrant
  |guarant|moneyback|bestsell|toprated|numberone|waterproof|organic|vegan|handmade|handcraft|handcarv
  |sustainab|ecofriend|recycl|nontoxic|sale$|discount|halfprice|freeship|cures?|heals?|relie[fv]|official
  |genuine|authentic|zertifi|garanti|nachhaltig|handgemacht|certific|ganador|galardon|hechoamano|ecologic
  |biologi|certifi|primé|faitmain
`;

/** The words of an address one by one: what the product is not called by says what nobody checked. */
export function foundedHandle(handle: string, prepared: Prepared): string {
  const stems = stemsKnown(prepared);
  const words = handle.split('-').filter((word) => word !== '');
  const kept = words.filter((word) => {
    return partsOf(word).every(({ stem, small }) => small || isKnown(stem, stems));
  });
  return kept.length === words.length
    ? handle
    : kept.join('-').replace(/(?:-(?:with|and|or|of|for|mit|und|con|y|de|avec|et)){1,3}$/u, '');
}
