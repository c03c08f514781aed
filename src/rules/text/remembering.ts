/** Texts remembered at most by one function, in UTF-16 units: those of a few listings. */
const textsOfFewListings = 24_000;
/** Counted for each text beside its length, so that many short ones are bounded too. */
const overhead = 16;

/**
 * The same function, which keeps its answers for a while: one listing asks the same of the same text many times.
 * Only for functions whose answer depends on the text alone and is never changed by who gets it.
 */
export function remembering<Answer>(
  make: (text: string) => Answer,
  mostHeld = textsOfFewListings,
): (text: string) => Answer {
  let known = new Map<string, Answer>();
  let held = 0;
  // Several ask the same of one text in a row.
  let last: string | undefined;
  let lastAnswer: Answer | undefined;
  return (text) => {
    if (text === last) return lastAnswer!;
    const answer = known.get(text);
    if (answer !== undefined) {
      last = text;
      lastAnswer = answer;
      return answer;
    }
    const made = make(text);
    held += text.length + overhead;
    if (held > mostHeld) {
      // A new map, not `clear`: a cleared one's tables stay linked and pass the garbage on to the old generation.
      known = new Map();
      held = text.length + overhead;
    }
    if (held <= mostHeld) known.set(text, made);
    else held = 0;
    last = text;
    lastAnswer = made;
    return made;
  };
}
