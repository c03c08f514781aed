const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;

/**
 * A number as people type it: `2500`, `2,500`, `$2,500`, `6.5 %`, and `6,5` with the comma of most of Europe. What is none
 * is `NaN`.
 */
export function typedNumber(typed: string): number {
  const text = typed
    .trim()
    .replace(/^\$\s{0,3}|\s{0,3}%$/gu, '')
    .replaceAll(/(?<=\d)\s(?=\d{3}\b)/gu, '');
  if (text === '') return Number.NaN;
  return Number(grouped.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}
