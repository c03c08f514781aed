import { claimHits } from './claim-index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { tagsOf } from './tagger.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { noThing } from './tells-part.ts';

/** Parts that are nearly never the body of a thing, so that their stuff and their measure are not its own. English. */
const part = longPattern('iu')`
  (?:(?:[do][-\s]?|split\s)rings?|toe(?:\s?caps?|s)?|handles?|lids?|soles?|insoles?|midsoles?|heels?|linings?
    |straps?|buckles?|zips?|zippers?|blades?|pumps?|stakes?|lens(?:es)?|hooks?|clips?|springs?|seals?
    |gaskets?|screws?|bolts?|rivets?|spouts?|knobs?|toggles?|cuffs?|collars?|trim|piping|hinges?|perch(?:es)?
    |hood|wicks?|stoppers?|corks?|grips?|slats?|wheels?|castors?|casters?|fillings?|stuffing|padding|backing
    |clasps?|eyelets?|grommets?|cables?|cords?|pockets?|headboard|cushions?|chargers?|pouch|bag|bristles|treads?|spigots?|valves?)
`;
const partOnly = new RegExp(`^(?:${part.source})$`, 'iu');
const partLast = new RegExp(`(?:^|\\s)(?:${part.source})\\s*$`, 'iu');
const partFirst = new RegExp(`^[\\s-](?:${part.source})(?!\\p{L})`, 'iu');

/** Whether the word behind a stuff is a part of which it is the stuff: the steel of "steel toe work boots". English. */
export function isBeforePart(behind: string): boolean {
  // "Silver plate lid": plated, the lid alone too.
  return partFirst.test(behind.replace(/^[ -]plated?(?= )/iu, ''));
}

/** "D ring, steel", "pump (bronze)": whether an entry names a part and no thing, so that what stands alone behind it is the part's. */
export function namesPart(entry: string): boolean {
  return partLast.test(entry);
}

/** "Leather carry strap, removable": the strap comes off, and not the thing. English. */
const comesOff = /^(?:removable|detachable|adjustable|replaceable|interchangeable)$/iu;
export function isTraitOfPart(before: string, part: string): boolean {
  const words = countPieces(before);
  return comesOff.test(part) && words > 1 && words < 5 && namesPart(before);
}

/** The thing's own sides, and what sellers say before a measure of the whole. */
const ownMeasure = longPattern('iu')`
  ^(?:lengths?|widths?|heights?|depths?|diameters?|dia|thickness|circumference|drop|sizes?|dimensions?
    |measurements?|measures?|weights?|weigh\p{L}*|capacity|volume|total|overall|approx\p{L}*|about|around
    |circa|roughly|only|just|max\p{L}*|min\p{L}*|up|to|net|gross|product|item|unit|pack|set|whole|each|all
    |piece|pieces|folded|open|opened|closed|assembled|extended|holds?|fits?|stands?|is|are|from|at|in|sizing
    |expands?|extends?|tall|high|wide|long|deep|big|large|small|medium)$
`;
const fewestLetters = 3;

/** Whether what stands before a measure is a noun that is neither the thing nor one of its sides: "handle" of 17.5 cm. English. */
export function isSideOfPart(front: string, own: (word: string) => boolean): boolean {
  const words = front
    .trim()
    .replace(/[.:]$/u, '')
    .replace(/^(?:the|its|an?)\s/iu, '')
    .replace(/\s(?:is|are|measures?|approx\.?|about|around)$/iu, '')
    .split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (
    words.length > 3 ||
    words.some((word) => word.length < fewestLetters || !/^\p{L}[\p{L}-]*$/u.test(word))
  )
    return false;
  if (words.some((word) => ownMeasure.test(word) || own(word)) || noThing.test(last)) return false;
  return partOnly.test(last) || tagsOf(`the ${words.join(' ').toLowerCase()}`).at(-1)?.tag === 'NOUN';
}

const isColour = (word: string): boolean =>
  claimHits(word, 'en').some(({ payload, end }) => payload.kind === 'colour' && end === word.length);

/** "Grey, chain and stand included": the colour that opens a row is none of what comes along. English. */
export function opensApart([first = '', ...others]: readonly string[]): boolean {
  return / included$/iu.test(others.at(-1) ?? '') && isColour(first) && !others.some(isColour);
}
