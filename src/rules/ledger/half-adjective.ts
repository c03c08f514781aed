/** The second half of an English adjective ("dog friendly", "wheat free"): no name and no searched phrase begins with it. */
export const halfAdjective =
  /^(?:friendly|free|based|proof|safe|ready|certified|resistant|approved|only|own|more|to)$/iu;

const mostWords = 3;

/** The last words of a service's name: "cabin rental" of "dog friendly cabin rental". */
export function serviceName(front: string): string {
  const words = front.split(' ').slice(-mostWords);
  if (words.length === mostWords && halfAdjective.test(words[0]!)) words.shift();
  return words.join(' ');
}
