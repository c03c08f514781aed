const person = /^\p{Lu}\p{Ll}{2,}$/u;
const whose = /(?:^|\s)(?:my|our|his|her|their) (?:\p{L}+ ){0,3}\p{L}+$/iu;

/**
 * The pieces between the commas of a sentence, with a name that goes with the noun before it in one piece with both sides:
 * "our own rescue, Biscuit, shook through every firework night" tells nothing of the thing alone.
 */
export function withNames(parts: string[]): string[] {
  if (parts.length < 3) return parts;
  const at = parts.findIndex(
    (part, place) =>
      place > 0 &&
      place < parts.length - 1 &&
      person.test(part) &&
      whose.test(parts[place - 1]!) &&
      /^\p{Ll}/u.test(parts[place + 1]!),
  );
  if (at === -1) return parts;
  return [...parts.slice(0, at - 1), parts.slice(at - 1, at + 2).join(', '), ...parts.slice(at + 2)];
}
