/** How many different ordered choices of `size` out of `count` there are. */
export function combinationCount(count: number, size: number): number {
  let total = 1;
  for (let taken = 0; taken < Math.min(size, count); taken += 1) total *= count - taken;
  return count === 0 ? 0 : total;
}

/** The choice with this number, 0 to `combinationCount - 1`: places in the list, each once. Numbers beyond go round. */
export function combinationAt(count: number, size: number, number: number): number[] {
  const total = combinationCount(count, size);
  if (total === 0) return [];
  let rest = ((number % total) + total) % total;
  const free = Array.from({ length: count }, (_, place) => place);
  const chosen: number[] = [];
  for (let taken = 0; taken < Math.min(size, count); taken += 1) {
    const perPlace = combinationCount(free.length - 1, Math.min(size, count) - taken - 1) || 1;
    const at = Math.floor(rest / perPlace);
    rest %= perPlace;
    chosen.push(...free.splice(at, 1));
  }
  return chosen;
}

/** The number of a choice; the inverse of `combinationAt`. */
export function combinationNumber(count: number, chosen: readonly number[]): number {
  const free = Array.from({ length: count }, (_, place) => place);
  let number = 0;
  chosen.forEach((place, taken) => {
    const at = Math.max(0, free.indexOf(place));
    number += at * (combinationCount(free.length - 1, chosen.length - taken - 1) || 1);
    free.splice(at, 1);
  });
  return number;
}

/** The choice with another text at one of its places; the text that stood where the new one was takes its place. */
export function withChosen(chosen: readonly number[], at: number, place: number): number[] {
  const before = chosen[at];
  return chosen.map((other, index) => (index === at ? place : other === place ? before! : other));
}
