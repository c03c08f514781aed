/**
 * The shots of a film behind words that say their turn. No figures: "Shot 3" reads as one more number of the product.
 * @param words for the first, for those between, for the last
 */
export function inTurn(
  shots: readonly string[],
  [first, then, last]: readonly [first: string, then: string, last: string],
): string {
  if (shots.length === 1) return `${shots[0]}.`;
  const wordOf = (at: number): string => {
    if (at === 0) return first;
    return at === shots.length - 1 && shots.length > 2 ? last : then;
  };
  return shots.map((shot, at) => `${wordOf(at)}${shot}.`).join(' ');
}
