/**
 * "Not for bare tarmac, it blunts the spikes", "burn mark on the cuff, about 3mm", "fixed fee, agreed before we start": what opens with a "because" or
 * a pronoun, is a figure given roughly and nothing else, or tells when it was done, is said of the piece before it. English.
 */
export function withReasons(fragments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const fragment of fragments) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      // "A front zip and a relief zip, both metal free plastic": of the two that were named.
      ((/^both \p{L}/iu.test(fragment) && before.includes(' and ')) || leansOnBefore.test(fragment))
    )
      joined[joined.length - 1] = `${before}, ${fragment}`;
    else joined.push(fragment);
  }
  return joined;
}

const leansOnBefore =
  /^because\s\p{L}|^(?:it|they|that|this|these)(?:[’'](?:s|ll|re|d))?\s\p{L}|^\p{L}+ed (?:before|after|when|until|once) (?:we|you|I|it|the)\s|^(?:about|approx\.?|around|roughly) \d[\d.,]*\s?(?:mm|cm|in|inch(?:es)?)$/iu;
