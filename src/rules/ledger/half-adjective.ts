/** The second half of an English adjective ("dog friendly", "wheat free"): no name and no searched phrase begins with it. */
export const halfAdjective =
  /^(?:friendly|free|based|proof|safe|ready|certified|resistant|approved|only|own|more|to)$/iu;

const mostWords = 3;
/** Half of a term that nobody uses alone: "storm damage", "end of tenancy", "same day". */
export const halfTerm = /^(?:damage|tenancy|day|hour|rise|speed|scale|term|care|level|pressure)$/iu;

/** The last words of a service's name: "cabin rental" of "dog friendly cabin rental". */
export function serviceName(front: string): string {
  const all = front.split(' ');
  const words = all.slice(-mostWords);
  const before = all.at(-mostWords - 1);
  if (before !== undefined && halfTerm.test(words[0]!)) words.unshift(before);
  if (words.length === mostWords && halfAdjective.test(words[0]!)) words.shift();
  return words.join(' ');
}
