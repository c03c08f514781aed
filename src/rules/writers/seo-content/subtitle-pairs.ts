import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isOfAnyApp, moodOf } from './app-mood.ts';
import { inLine } from './bullet-line.ts';
import { type Draft, listGap } from './draft.ts';

const longest = 30;
/** Letters by which two forms of a word are known as one. */
const front = 6;
/** Characters from which one function fills the line alone. */
const fullLine = 20;

/**
 * "Complications for every face" before "Export as CSV, tap the screen": a pair of functions that are the app's own, else one of them
 * that fills the line; empty where only functions of any app fit.
 */
export function ownLine(told: readonly string[], draft: Draft): string {
  // "Buy" of "buy, install and top up" is one of several deeds.
  const own = told.filter((text) => !isOfAnyApp(text) && (text.includes(' ') || text.length > 4));
  const { written } = draft.language;
  if (!told.some(isOfAnyApp) || written === 'other') return '';
  for (const first of own) {
    const second = own.find(
      (text) =>
        text !== first &&
        !sharesWord(text, first) &&
        !saysAgain(text, first) &&
        moodOf(text, written) === moodOf(first, written) &&
        countCharacters(`${first}${listGap(draft)}${text}`) <= longest,
    );
    if (second !== undefined) return `${first}${listGap(draft)}${inLine(second, draft)}`;
  }
  const single = own.find((text) => countCharacters(text) >= fullLine) ?? '';
  // "Courbes de croissance, rappels": what any app has fills the rest.
  const beside = told.find(
    (text) =>
      isOfAnyApp(text) &&
      single !== '' &&
      !sharesWord(text, single) &&
      !saysAgain(text, single) &&
      moodOf(text, written) === moodOf(single, written) &&
      countCharacters(`${single}${listGap(draft)}${text}`) <= longest,
  );
  return beside === undefined ? single : `${single}${listGap(draft)}${inLine(beside, draft)}`;
}

/** The first two texts that fit into the line together. */
export function pairOf(texts: readonly string[]): string | undefined {
  return texts
    .flatMap((first, at) =>
      texts.slice(at + 1).flatMap((second) => (sharesWord(first, second) ? [] : [`${first}, ${second}`])),
    )
    .find((text) => countCharacters(text) <= longest);
}

/** Whether a word of the one stands in the other. */
export function sharesWord(one: string, other: string, least = 3): boolean {
  const stems = stemsOf(other);
  return stemsOf(one).some((stem) => stem.length >= least && stems.includes(stem));
}

/** "Exportar a CSV" and "exporta a CSV": a word of the one, in whatever form, stands in the other. */
export function saysAgain(text: string, other: string): boolean {
  const fronts = new Set(
    stemsOf(other)
      .filter((stem) => stem.length >= front)
      .map((stem) => stem.slice(0, front)),
  );
  return stemsOf(text).some((stem) => stem.length >= front && fronts.has(stem.slice(0, front)));
}

/** "Minuterie" of "minuterie de 5 minutes", "diario de trasplantes" of "… y abonos": what another one says in full. */
export function isStartOfOther(text: string, others: readonly string[]): boolean {
  const start = `${text.toLowerCase()} `;
  return others.some((other) => other.toLowerCase().startsWith(start));
}

/** The longest of them; empty where there is none. */
export function longestOf(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
