import type { Measure } from './measures.ts';

const opensSentence = /(?:^|, )(?:[Dd](?:er|ie|as)|[Ee]r|[Ss]ie|[Ee]s|[Ii]ch|[Ww]ir|[Mm]an) \p{L}/u;

/** "Die Beleuchtung wechselt mit der Fahrtrichtung": what the verb of a German sentence asks for is no part. */
export const isAskedByVerb = (part: string, text: string): boolean =>
  (/^mit de[rm] /u.test(part) && opensSentence.test(text)) || ofColour.test(text);

/** "Farbe: Dunkelblau mit grünen Akzenten": how the colour is, and no part. */
const ofColour = /^Farben?:\s/u;

/** German measures: "Woom 3 in Rot" has no inches, and the "55-mm" of "55-mm-Mahlscheiben" are those of the part. */
export function germanMeasures(found: readonly Measure[], text: string): readonly Measure[] {
  return found.filter(
    ({ text: value, start }) =>
      !value.endsWith(' in') &&
      !(value.includes('-') && /^-\p{Lu}/u.test(text.slice(start + value.length))) &&
      // "1 x 44-Tasten-Fernbedienung": how many, and of which kind.
      !(/[x×]\s?\d+$/u.test(value) && /^-\p{L}/u.test(text.slice(start + value.length))),
  );
}
