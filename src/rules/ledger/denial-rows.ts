/** "No mess", "never a drill", "without batteries": one thing that is denied, in a few words. English. */
const denial =
  /^(?:and )?(?:no|without|never) (?:(?:an?|any|the) )?\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/iu;
const endsInDenial = /(?:^|[\s(])(?:no|without) \p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?$/iu;
/** "No VAT", "no returns", "no pets": what is told of the sale or the house, and not in one row with the thing. */
const ofSale =
  /\b(?:vat|returns?|refunds?|offers?|swaps?|timewasters?|reserve|pets?|smok\p{L}*|longer|problem)\b/iu;

/**
 * "No vinegar, no swirling, no mess" is one row: its members stay together, so that none of them stands alone in another
 * line or is lost. English.
 */
export function joinedDenials(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => denial.test(part))) return parts;
  const found: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const isDenial = denial.test(part) && !ofSale.test(part);
    if (isDenial && isOpen) found[found.length - 1] += `, ${part}`;
    else found.push(part);
    isOpen = isDenial || (endsInDenial.test(part) && !ofSale.test(part));
  }
  return found;
}

const bound = /^not (?:for |on |with )?(?:the )?\p{L}+(?: (?:or )?\p{L}+){0,2}$/iu;
const bounded = /^(?:it |they )?(?:fits?|suits?|works? (?:with|on)|for)\s/iu;

/** "Removable" before "machine washable cover with YKK zipper": both are said of the cover. English. */
const traitAlone =
  /^(?:fully |easily )?(?:removable|washable|detachable|replaceable|adjustable|reversible|padded)$/iu;
const traitOfPart =
  /^(?:(?:machine|hand|fully|easily)[ -])?(?:\p{L}+(?:able|ible)|padded|zipped|quilted|waterproof|breathable) (?:\p{L}+ )?(?:covers?|straps?|liners?|lids?|handles?|inserts?|linings?|insoles?|trays?|hoods?|cases?|pads?|cushions?)\b/iu;

/** "Fits most cars and small SUVs; not vans": what it does not fit says nothing without what it fits. English. */
export function boundsJoined(entries: readonly string[]): string[] {
  const found: string[] = [];
  for (const entry of entries) {
    const before = found.at(-1) ?? '';
    const goesOn =
      (bound.test(entry) && bounded.test(before)) ||
      (traitAlone.test(before) && traitOfPart.test(entry)) ||
      (before !== '' && /^(?:and )?nothing (?:else|more)(?: added)?$/iu.test(entry));
    if (goesOn) found[found.length - 1] += `, ${entry}`;
    else found.push(entry);
  }
  return found;
}
