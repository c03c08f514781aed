/** An entry's separators are a comma before a space, a semicolon or a line's end, outside of brackets. */
const separators = /(\s*(?:,(?=\s)|;|\n)\s*)(?![^()\n]{0,200}\))/u;

/** The entries of a list that stands in one field of a form. */
export const entriesOf = (list: string): string[] =>
  list.split(separators).filter((entry, at) => at % 2 === 0 && entry.trim() !== '');

/** Entries that one product has to tell alone before the list counts as written for it. */
const fewestOwn = 2;

/** What holds for a shop and all that it sells, and how somebody makes it: "stitched with bonded thread". */
const ofShop =
  /(?<!\p{L})(?:warrant\p{L}*|guarantee\p{L}*|returns?|shipping|delivery|gift\p{L}*|hand-?made|made in|small business|vegan|cruelty[- ]free|trial|repairs?|lifetime)(?!\p{L})|^\p{L}+(?:ed|wn|en) (?:with|by|in|from|at) /iu;

/**
 * The one product of a form to which every entry of a list belongs that does not belong to all: who fills in the features of
 * the first thing and adds its spare part below has written the rest of that list about the first too. Undefined where the
 * entries belong to several products, or to none in particular.
 */
export function oneTeller(
  entries: readonly string[],
  products: number,
  isAbout: (entry: string, index: number) => boolean,
): { index: number; untold: ReadonlySet<string> } | undefined {
  const untold = new Set<string>();
  const tellers = new Set<number>();
  let told = 0;
  for (const entry of entries) {
    const ofEntry = Array.from({ length: products }, (_, index) => index).filter((index) =>
      isAbout(entry, index),
    );
    if (ofEntry.length === products) {
      if (!ofShop.test(entry)) untold.add(entry);
    } else if (ofEntry.length === 1) {
      told += 1;
      tellers.add(ofEntry[0]!);
    } else if (ofEntry.length > 1) return undefined;
  }
  const [index] = tellers;
  return told < fewestOwn || tellers.size !== 1 ? undefined : { index: index!, untold };
}
