import { typeHits } from './type-hits.ts';

const series = /^\p{Lu}{2,4}$/u;
const seriesNumber = /^\d{2,5}\p{L}{0,2}$/u;
const seriesCode = /^\p{Lu}{1,4}-?\d{2,5}\p{L}{0,2}$/u;
const makerWord = /^\p{Lu}\p{Ll}{2,}$/u;

const isThing = (word: string): boolean =>
  typeHits(word, 'de').some(({ text }) => text.length === word.length);

/**
 * "Elektra Beckum" of a "Bandsäge Elektra Beckum BAS 315": the one or two names between a German thing and the letters and
 * figures of its model. Empty where there is no such model, or where a thing is named there.
 */
export function makerBeforeSeries(words: readonly string[]): string {
  const at = words.findIndex(
    (word, index) =>
      index > 1 &&
      (seriesCode.test(word) || (series.test(word) && seriesNumber.test(words[index + 1] ?? ''))),
  );
  const makers = at === -1 ? [] : words.slice(1, at);
  return makers.length < 3 &&
    makers.length > 0 &&
    isThing(words[0]!) &&
    makers.every((word) => makerWord.test(word) && !isThing(word))
    ? makers.join(' ')
    : '';
}
