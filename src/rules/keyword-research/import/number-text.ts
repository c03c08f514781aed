import type { KeywordLevel } from '#contract/keyword-import.ts';

/** "K", "Tsd.", "mil" (Spanish), "M", "Mio.", "Mrd." behind a number. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:mrd|bn|b)$/u, 1e9],
  [/^(?:m|mio|mn|million(?:en|s)?|millones)$/u, 1e6],
  [/^(?:k|tsd|mil|mille)$/u, 1e3],
];
const numberShape = /(\d[\d.,'’\s]*)\s*(\p{L}{0,8})\.?/u;
/** Spaces of all widths: French exports part thousands with narrow ones. */
const anySpace = /[\s\u00A0\u202F\u2009]+/gu;

/** "1,900", "1.900", "1 900" and "1'900" are the same count; "1K", "1 Tsd." and "1 mil" are 1,000. Null when there is none. */
export function countOf(cell: string): number | null {
  const match = numberShape.exec(cell.replace(anySpace, ' ').trim());
  if (match === null) return null;
  const [, digits = '', unit = ''] = match;
  const scale = scales.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? 1;
  const value = scale === 1 ? wholeNumber(digits) : decimalOf(digits);
  return value === null ? null : Math.round(value * scale);
}

/** A count has no decimals: a mark before exactly three digits parts thousands, ".0" and ",00" fall away. */
function wholeNumber(digits: string): number | null {
  const plain = digits.replace(/['’\s]/gu, '').replace(/[.,]$/u, '');
  const tail = /[.,](\d+)$/u.exec(plain)?.[1];
  if (tail !== undefined && tail.length !== 3) {
    const value = Number(`${plain.slice(0, -tail.length - 1).replace(/[.,]/gu, '')}.${tail}`);
    return Number.isFinite(value) ? value : null;
  }
  const value = Number(plain.replace(/[.,]/gu, ''));
  return Number.isFinite(value) ? value : null;
}

/** "0.45", "0,45", "$1,234.50" and "1.234,50 €". Of two marks the last one parts the decimals. Null when there is none. */
export function decimalOf(cell: string): number | null {
  const digits = /\d[\d.,'’\s\u00A0\u202F]*/u.exec(cell)?.[0].replace(/['’\s\u00A0\u202F]/gu, '') ?? '';
  if (digits === '') return null;
  const plain = digits.replace(/[.,]$/u, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const mark = plain[last]!;
  const other = mark === '.' ? ',' : '.';
  const parted = plain.split(mark).length > 2 && !plain.includes(other);
  const value = parted
    ? Number(plain.replaceAll(mark, ''))
    : Number(`${plain.slice(0, last).replace(/[.,]/gu, '')}.${plain.slice(last + 1)}`);
  return Number.isFinite(value) ? value : null;
}

/** "4.2%", "4,2 %" and "0.042" are 0.042. Null outside 0 to 1. */
export function shareOf(cell: string): number | null {
  const value = decimalOf(cell);
  if (value === null) return null;
  const share = cell.includes('%') || value > 1 ? value / 100 : value;
  return share >= 0 && share <= 1 ? share : null;
}

export interface CountRange {
  low: number;
  high: number;
}

/** "1K – 10K", "1,000-10,000", "100 bis 1.000" and "> 10" beside plain counts. "–" and "N/A" are unknown. */
export function rangeOf(cell: string): CountRange | null {
  const parts = cell
    .replace(anySpace, ' ')
    .split(/(?<!\s)\s*[–—]\s*|(?<!\s)\s+(?:to|bis|a|à|-)\s+|(?<=[\dKkMm.])-(?=\d)/u)
    .filter((part) => /\d/u.test(part));
  const [first, second] = parts.map(countOf);
  if (first === undefined || first === null) return null;
  if (second === undefined || second === null) return { low: first, high: first };
  return { low: Math.min(first, second), high: Math.max(first, second) };
}

const levels: Readonly<Record<KeywordLevel, RegExp>> = {
  low: /^(?:low|gering|niedrig|baj[oa]|faible|l|basse|bassa|baix[oa])$/u,
  medium: /^(?:medium|mittel|medi[oa]|moyen(?:ne)?|m|moderate|médi[oa])$/u,
  high: /^(?:high|hoch|alt[oa]|[ée]lev[ée]e?|h|forte)$/u,
};

/** The level that a cell names in one of the interface languages; null when it names none. */
export function levelOf(cell: string): KeywordLevel | null {
  const word = cell.trim().toLowerCase();
  for (const level of ['low', 'medium', 'high'] as const) if (levels[level].test(word)) return level;
  return null;
}
