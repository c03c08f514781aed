import { remembering } from '#rules/text/remembering.ts';
import { isLetterAt, placesIn, wordPlaces } from '#rules/text/word-places.ts';

/** Words that stand in a brief only behind a denial: "pull" of a "no pull harness". Source: the brief in lower case. */
const deniedIn: (brief: string) => ReadonlySet<string> = remembering((brief) => {
  const denied = new Set(
    [...brief.matchAll(/\b(?:no|non|anti|zero)[ -](\p{L}{3,})/gu)].map((match) => match[1]!),
  );
  for (const word of denied)
    if (wordPlaces(brief, word).some((at) => !denies.test(brief.slice(Math.max(0, at - longestDenial), at))))
      denied.delete(word);
  return denied;
});
const denies = /\b(?:no|non|anti|zero)[ -]$/u;
const longestDenial = 8;

export function losesDenial(phrase: string, brief: string): boolean {
  const denied = deniedIn(brief);
  if (denied.size === 0) return false;
  const words = phrase.toLowerCase().split(' ');
  return words.length > 1 && words.some((word, at) => denied.has(word) && words[at - 1] !== 'no');
}

/** "Pram with car" of a pram with a car seat: the part has lost its noun. */
export function isHalfPart(phrase: string, brief: string): boolean {
  const small = phrase.toLowerCase();
  const part = small.includes(' with ') ? / with ((?:only |just )?\p{L}+)$/u.exec(small)?.[1] : undefined;
  if (part === undefined) return false;
  const ends = placesIn(brief, ` with ${part}`)
    .map((at) => at + part.length + 6)
    .filter((end) => !isLetterAt(brief, end));
  return ends.length > 0 && ends.every((end) => nounBehind.test(brief.slice(end, end + longestSmall)));
}

const nounBehind = /^ (?!(?:and|or|in|on|for|to|of|at|by|from|that|which|is|with)\b)\p{L}/u;
const longestSmall = 8;

/** "Used one summer", "tuned in spring 2025": when something was done makes no summer saddle. */
export const seasons = new Set(['spring', 'summer', 'autumn', 'winter']);
const timeBefore =
  /(?:^|[^\p{L}])(?:in|one|two|three|last|this|next|since|until|till|each|every|per|late|early|mid|the)[\s-]$/u;

export function isTimeOnly(brief: string, season: string): boolean {
  const places = wordPlaces(brief, season);
  return (
    places.length > 0 &&
    places.every((at) => {
      const end = at + season.length;
      return (
        timeBefore.test(brief.slice(Math.max(0, at - 8), at)) ||
        /^ (?:19|20)\d\d/u.test(brief.slice(end, end + 5))
      );
    })
  );
}

/** "Wide leg pants", "heavy duty tarp", "self propelled mower": of what tells the cut or the strength only half is left. */
export const partsOfWear = new Set([
  'duty',
  'propelled',
  'adhesive',
  'inflating',
  'leg',
  'neck',
  'sleeve',
  'waist',
  'rise',
  'toe',
  'heel',
  'collar',
]);

export function hasWordBefore(brief: string, word: string): boolean {
  const places = placesIn(brief, word).filter((at) => /[\s-]/u.test(brief.charAt(at + word.length)));
  return (
    places.length > 0 &&
    places.every((at) => /[\s-]/u.test(brief.charAt(at - 1)) && isLetterAt(brief, at - 2))
  );
}

const figureBefore =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|full|cathedral|knee|floor|per))[\s-]$/u;
const longestFigure = 12;

/** Whether every time that a word stands in a text a figure or a word that belongs to it stands before. */
export function hasFigureBefore(brief: string, unit: string): boolean {
  const places = placesIn(brief, unit).filter(
    (at) => /[\s-]/u.test(brief.charAt(at - 1)) && /\s/u.test(brief.charAt(at + unit.length)),
  );
  return (
    places.length > 0 &&
    places.every((at) => figureBefore.test(brief.slice(Math.max(0, at - longestFigure), at)))
  );
}

const longestProof = 14;
const proofBehind = /^ (?:tested|approved|certified|recommended|rated|trained)(?!\p{L})/u;

/** "THC lab" of "0% THC lab tested": whoever tested it has lost that he did. */
export function losesProof(phrase: string, brief: string): boolean {
  const small = phrase.toLowerCase();
  const ends = placesIn(brief, small)
    .map((at) => at + small.length)
    .filter((end) => !isLetterAt(brief, end));
  return ends.length > 0 && ends.every((end) => proofBehind.test(brief.slice(end, end + longestProof)));
}

/** "25 bis +60 °C" of "-25 bis +60 °C": the figure in front has lost its sign. */
export function losesSign(phrase: string, brief: string): boolean {
  if (!/^\d/u.test(phrase)) return false;
  const places = placesIn(brief, phrase.toLowerCase());
  return (
    places.length > 0 && places.every((at) => /(?:^|\s)[-–−±+]$/u.test(brief.slice(Math.max(0, at - 2), at)))
  );
}

const verbPart = /^ (?:bei|dabei|an|auf|aus|ab|ein|vor|zu|mit|um|nach|fest|zurück|weg)(?=[.;,!\n]|$)/u;
const longestPart = 9;

/** "Wandhalter liegen" of "liegen bei": the verb has lost its other half. German. */
export function losesVerbPart(phrase: string, brief: string): boolean {
  if (!/\s\p{Ll}+(?:t|en)$/u.test(phrase)) return false;
  const small = phrase.toLowerCase();
  const ends = placesIn(brief, small).map((at) => at + small.length);
  return ends.length > 0 && ends.every((end) => verbPart.test(brief.slice(end, end + longestPart)));
}
