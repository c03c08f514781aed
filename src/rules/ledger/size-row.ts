const sizeBehind = /^\s(?:[2-6]?X{0,3}[SL]|M)(?=[\s,.(]|$)/u;
const sizeBefore = /(?:^|[\s,])(?:[2-6]?X{0,3}[SL]|M)\s?\([^()]{1,16}\)$/u;
const longestSize = 24;

/** Whether a comma stands in a row of sizes in letters with their figures: "M (6-9), L (9.5-12)" is one list. */
export function isSizeRow(text: string, comma: number): boolean {
  return (
    text[comma - 1] === ')' &&
    sizeBehind.test(text.slice(comma + 1, comma + 8)) &&
    sizeBefore.test(text.slice(Math.max(0, comma - longestSize), comma))
  );
}
