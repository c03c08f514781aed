/** Texts remembered at most, in UTF-16 units: those of a few listings. */
const mostHeld = 48_000;
/** Counted for each text beside its length, so that many short ones are bounded too. */
const overhead = 16;

/** What was found for each text, by the number of the function that found it: most texts are asked about by several. */
let known = new Map<string, unknown[]>();
let held = 0;
// Several ask about one text in a row.
let last = '';
let lastFound: unknown[] = [];
/** A place for each function. Copied, not written as a literal: the engine takes literals that live long for lasting ones. */
const unasked: unknown[] = [];

function foundFor(text: string): unknown[] {
  if (text === last) return lastFound;
  let found = known.get(text);
  if (found === undefined) {
    found = unasked.slice();
    const weight = text.length + overhead;
    held += weight;
    if (held > mostHeld) {
      // A new map, not `clear`: a cleared one's tables stay linked and pass the garbage on to the old generation.
      known = new Map();
      held = weight;
    }
    if (held <= mostHeld) known.set(text, found);
    else held = 0;
  }
  last = text;
  lastFound = found;
  return found;
}

/**
 * The same function, which keeps its answers for a while: one listing asks the same of the same text many times.
 * Only for functions whose answer depends on the text alone and is never changed by who gets it.
 */
export function remembering<Answer>(make: (text: string) => Answer): (text: string) => Answer {
  const place = unasked.push(undefined) - 1;
  return (text) => {
    const found = foundFor(text);
    const answer = found[place];
    if (answer !== undefined) return answer as Answer;
    const made = make(text);
    found[place] = made;
    return made;
  };
}
