import { countCharacters } from '#rules/text/count.ts';
import { lowerFirst } from './english-words.ts';
import { longestTitle } from './told-in-title.ts';

const mostShown = 3;

/** The first three entries that a film's title has room for behind its colon, else two, else its two shortest; empty where no two fit. */
export function fittingList(title: string, entries: readonly string[]): string {
  const told = (shown: readonly string[]): string =>
    shown.map((text, at) => (at === 0 ? text : lowerFirst(text))).join(', ');
  const short = new Set(entries.toSorted((a, b) => a.length - b.length).slice(0, 2));
  const choices = [
    entries.slice(0, mostShown),
    entries.slice(0, 2),
    entries.filter((text) => short.has(text)),
  ];
  const fitting = choices.find(
    (shown) => shown.length > 1 && countCharacters(`${title}: ${told(shown)}`) <= longestTitle,
  );
  return fitting === undefined ? '' : told(fitting);
}
