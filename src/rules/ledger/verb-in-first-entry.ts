import { countPieces } from '#rules/text/spaces.ts';

const mostWords = 8;
const fewestEntries = 5;
const fewestPhrases = 2;
/** What these verbs say goes on behind the comma: "passt für BMW, Audi, VW". */
const takesList =
  /(?<!\p{L})(?:enthäl\p{L}+|besteh\p{L}+|umfass\p{L}+|beinhalt\p{L}+|pass(?:t|en)|eigne\p{L}+|schütz\p{L}+|biete\p{L}+|gib\p{L}+|zeig\p{L}+|comprend|contient|convient|protège|propose|incluye|contiene|sirve|protege|ofrece)(?!\p{L})/iu;
/** A figure with its unit or what a thing is with, of or without: an entry of its own, whatever stands before it. */
const ownEntry =
  /^(?:mit|ohne|aus|inklusive|avec|sans|en|con|sin)\s|^(?:ca\.? )?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)*\s?\p{L}{1,7}$/iu;

/**
 * "Transparentes Gel hält den ganzen Tag, 6 ml, mit kleiner Bürste, vegan": a short statement that opens a row of phrases, none of
 * which hangs on its verb.
 * @param verbal for each entry whether it has a verb
 */
export function statesFirst(entries: readonly string[], verbal: readonly boolean[]): boolean {
  const [first = '', ...others] = entries;
  const phrases = others.filter((entry, at) => !verbal[at + 1] && ownEntry.test(entry));
  return (
    entries.length >= fewestEntries &&
    countPieces(first) <= mostWords &&
    !takesList.test(first) &&
    phrases.length >= fewestPhrases
  );
}

const weighs =
  /^(?:wiegt|misst|fasst|hält|reicht|pèse|mesure|pesa|mide) (?:nur |ca\.? |etwa |bis zu |env\. |unos )?\d/iu;
const named = /^\p{L}{3,}(?: \p{L}{2,})? [-–]?\d/u;

/** "Auflösung 256x192, Messbereich -20 bis 550 °C, wiegt 30 g": figures in a row, of which the last has its verb. */
export function isRowOfFigures(entries: readonly string[]): boolean {
  return (
    entries.length === 3 &&
    weighs.test(entries.at(-1)!) &&
    entries
      .slice(0, -1)
      .every((entry) => named.test(entry) && !/\s(?:ist|hat|sind|est|a|es|tiene)\s/u.test(entry))
  );
}
