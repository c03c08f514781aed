const sizeBehind = /^\s(?:[2-6]?X{0,3}[SL]|M)(?=[\s,.(]|$)/u;
const sizeBefore = /(?:^|[\s,])(?:[2-6]?X{0,3}[SL]|M)\s?\([^()]{1,16}\)$/u;
const longestSize = 24;

const rangeBehind = /^\s(?:(?:one size|[2-6]?X{0,3}[SL]|M)-)?(?:[2-6]?X{0,3}[SL]|M)(?=[\s,.(]|$)/u;
const rangeBefore = /(?:^|[\s,:])(?:[2-6]?X{0,3}[SL]|M)-(?:[2-6]?X{0,3}[SL]|M)$/u;

/** Whether a comma stands in a row of sizes in letters with their figures: "M (6-9), L (9.5-12)" is one list. */
export function isSizeRow(text: string, comma: number): boolean {
  // "Unisex XS-S, M-L, XL".
  if (rangeBefore.test(text.slice(Math.max(0, comma - 10), comma)))
    return rangeBehind.test(text.slice(comma + 1, comma + 12));
  return (
    text[comma - 1] === ')' &&
    sizeBehind.test(text.slice(comma + 1, comma + 8)) &&
    sizeBefore.test(text.slice(Math.max(0, comma - longestSize), comma))
  );
}

const noCharge = /^\s(?:free of charge|at no (?:extra )?(?:cost|charge))\b/iu;

/** "Repaired for life, free of charge": what comes before the comma costs nothing, and not the thing. */
export function isFreeBehind(text: string, comma: number): boolean {
  return noCharge.test(text.slice(comma + 1, comma + 24));
}

const letter = '(?:[2-6]?X{0,3}[SL]|M|[Ss]mall|[Mm]edium|[Ll]arge|[Ee]xtra [Ll]arge)';
const letterWithFigure = new RegExp(
  `^(?:[Ss]izes?:? )?${letter}(?: is| fits| =|:)? (?:\\p{Ll}+ ){0,3}\\d[^,;]{0,30}(?:[,;] (?:and )?${letter}(?: is| fits| =|:)? (?:\\p{Ll}+ ){0,3}\\d[^,;]{0,30}){1,8}$`,
  'u',
);

/**
 * "Standard (70 x 15 cm), Long (80 x 15 cm)", "0-3m (height 56-62cm, weight 3.5-6kg), 3-6m (…)": each size with its measures; "12
 * glass jars (4 oz), 12 bamboo lids" are what is in a box.
 */
const bracketed =
  /^[^(),;]{1,24} \([^()]{0,30}\d[^()]{0,80}\)(?:, (?:[^(),;]{1,24} \([^()]{0,30}\d[^()]{0,80}\)|\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:cm|mm|m|in|inch(?:es)?|ft|["”]))){1,8}$/u;

/** "S 30 cm, M 40 cm, L 55 cm neck": which figure belongs to which size, and of what all of them are. */
export function isRowOfSizes(text: string): boolean {
  return text.includes(',') && text.length < 200 && (letterWithFigure.test(text) || bracketed.test(text));
}

const sharesInRow =
  /^(?:\p{L}+ ){0,5}(?:of|from|in|with) \d{1,3}(?:\.\d)? ?% \p{L}[^,;:]{1,30}(?:, (?:and )?\d{1,3}(?:\.\d)? ?% [^,;:]{2,50}){1,5}$/iu;

/** "Knitted from 71% merino, 21% nylon and 8% elastane": shares are told together, for the first alone is half of what it is. English. */
export function tellsShares(text: string): boolean {
  return text.includes('%') && sharesInRow.test(text);
}
