/** "Even heat on gas, electric, induction and in the oven": the last piece of what stands in a row behind "on"; else where it begins. */
function endOfOn(parts: readonly string[], start: number): number {
  if (!/\son \p{L}+$/iu.test(parts[start]!)) return start;
  for (let at = start + 1; at < parts.length; at += 1) {
    if (/^\p{L}+ (?:and|or) \p{L}/u.test(parts[at]!)) return /\sincluded$/iu.test(parts[at]!) ? start : at;
    if (!/^\p{L}+$/u.test(parts[at]!)) return start;
  }
  return start;
}

/** Pieces of a clause with what stands in a row behind "on" joined again. English. */
export function rowsBehindOn(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => part.includes(' on '))) return parts;
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const end = endOfOn(parts, at);
    joined.push(parts.slice(at, end + 1).join(', '));
    at = end;
  }
  return joined;
}
