/** Texts remembered at most by one function, in UTF-16 units: those of a few listings. */
const textsOfFewListings = 24_000;
/** Counted for each text beside its length, so that many short ones are bounded too. */
const overhead = 16;

/**
 * The same function, which keeps its answers for a while: one listing asks the same of the same text many times.
 * Only for functions whose answer depends on the text alone and is never changed by who gets it. Kept in two
 * generations, of which the older goes when the younger is full: what a listing asked for stays until it is done.
 */
export function remembering<Answer>(
  make: (text: string) => Answer,
  mostHeld = textsOfFewListings,
): (text: string) => Answer {
  const mostYoung = mostHeld / 2;
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  let held = 0;
  // Several ask the same of one text in a row.
  let last: string | undefined;
  let lastAnswer: Answer | undefined;
  const keep = (text: string, answer: Answer): void => {
    const size = text.length + overhead;
    if (size > mostYoung) return;
    held += size;
    if (held > mostYoung) {
      old = young;
      // A new map, not `clear`: a cleared one's tables stay linked and pass the garbage on to the old generation.
      young = new Map();
      held = size;
    }
    young.set(text, answer);
  };
  return (text) => {
    if (text === last) return lastAnswer!;
    let answer = young.get(text);
    if (answer === undefined) {
      answer = old.get(text);
      if (answer === undefined) answer = make(text);
      keep(text, answer);
    }
    last = text;
    lastAnswer = answer;
    return answer;
  };
}
