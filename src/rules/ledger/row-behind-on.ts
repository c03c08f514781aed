/** "Even heat on gas, electric, induction and in the oven": the last piece of what stands in a row behind "on"; else where it begins. */
function endOfOn(parts: readonly string[], start: number): number {
  const isGerman = germanOn.test(parts[start]!);
  if (isGerman)
    for (let at = start + 1; at < parts.length && at < start + longestRow; at += 1) {
      if (germanLast.test(parts[at]!)) return at;
      if (!/^\p{Lu}[\p{L}-]+$/u.test(parts[at]!)) return start;
    }
  if (!/\son \p{L}+$/iu.test(parts[start]!)) return start;
  for (let at = start + 1; at < parts.length; at += 1) {
    if (/^\p{L}+ (?:and|or) \p{L}/u.test(parts[at]!)) return /\sincluded$/iu.test(parts[at]!) ? start : at;
    if (!/^\p{L}+$/u.test(parts[at]!)) return start;
  }
  return start;
}

/** "Doppelnähte an Schultern, Kragen und Bund": a German row behind its preposition. */
const germanOn = /^\p{Lu}.{2,60}\s(?:an|auf|unter|hinter) \p{Lu}[\p{L}-]+$/u;
const germanLast = /^\p{Lu}[\p{L}-]+ (?:und|oder|sowie) \p{Lu}[\p{L}-]+$/u;
const longestRow = 7;

/** Pieces of a clause with what stands in a row behind "on" joined again. English and German. */
export function rowsBehindOn(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => part.includes(' on ') || germanOn.test(part))) return parts;
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const end = endOfOn(parts, at);
    joined.push(parts.slice(at, end + 1).join(', '));
    at = end;
  }
  return joined;
}
