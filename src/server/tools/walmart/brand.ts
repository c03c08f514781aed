/** "Harrowgate, lights for camping": a name at the start, ended by a mark, a verb or the end. */
const leadingName =
  /^(\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:&|and|of|\p{Lu}[\p{L}\d&'’-]*)){0,3})(?=\s*(?:[,;:(\n–—]|\.\s|\.?$|\s(?:is|has|was|makes?|sells?|builds?|designs?|offers?|produces?)\b))/u;
/** First words that begin a sentence about a brand without naming it. */
const noName =
  /^(?:we|our|the|a|an|this|it|family|small|hand|handmade|made|founded|based|since|designed|no|none|n\/a|american|generic|unbranded)\b/i;

/** The brand that a text about it begins with; empty when it names none, since a brand is never guessed. */
export function brandOf(brandInfo: string): string {
  const text = brandInfo.trim().replace(/^brand(?: name)?\s*:\s*/iu, '');
  const name = leadingName.exec(text)?.[1]?.replace(/[.\s]+$/u, '') ?? '';
  return noName.test(name) ? '' : name;
}
