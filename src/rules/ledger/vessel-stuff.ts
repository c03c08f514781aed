import { longPattern } from '#rules/text/long-pattern.ts';

const vessel = longPattern('iu')`
  (?<!\p{L})(?:pot|bocal|verre|flacon|boîte|sachet|tarro|frasco|vaso|bote|lata|tarrina|caja)(?: (?:en |de |d['’]))?\s?$
`;
/** Things that are such a vessel themselves. */
const isVessel =
  /^(?:pot|bocal|verre|flacon|boîte|sachet|tarro|frasco|vaso|bote|lata|tarrina|caja|cache-pot)/iu;
const longestLead = 24;

/**
 * "Céramique" of a candle "en pot céramique": whether each place of a text that names a stuff names right before it what the thing
 * comes in. Spanish and French.
 */
export function isStuffOfVessel(stuff: string, text: string, type: string): boolean {
  const told = text.toLowerCase();
  const named = stuff.toLowerCase();
  let at = told.indexOf(named);
  if (at === -1 || isVessel.test(type)) return false;
  for (; at !== -1; at = told.indexOf(named, at + 1))
    if (!vessel.test(told.slice(Math.max(0, at - longestLead), at))) return false;
  return true;
}
