import { claimHits } from './claim-index.ts';

/** Each side of a thing with its letter, which no reader of a title takes apart; one pattern before and one behind the figure. */
const figure = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const unit = '(["”″]|in\\.?|inch(?:es)?|cm|mm)?';
const behind = `${figure}\\s?${unit}\\s?\\(?([LWHD])\\)?`;
const before = `([LWHD])[:.]?\\s?${figure}\\s?${unit}`;
const cross = '\\s?[x×*]\\s?';
const apart = '(?:\\s?[x×*]\\s?|,?\\s)';
const end = '(?:\\s?(["”″]|in(?:ch(?:es)?)?|cm|mm))?(?![\\p{L}\\d])';

/** "36\"L x 27\"W x 6.5\"H", "24.8 W x 7.5 D x 67 H inches", "55.1 (W) x 15.7 (D) cm". */
const lettersBehind = new RegExp(`(?<![\\d.])${behind}${cross}${behind}(?:${cross}${behind})?${end}`, 'gu');
/** "W 29.5in x D 11.8in x H 28in", "H: 90cm W: 80cm D: 45cm". */
const lettersBefore = new RegExp(
  `(?<![\\p{L}\\d])${before}${apart}${before}(?:${apart}${before})?${end}`,
  'gu',
);

/** "16.5\" x 14.5\" x 1.6\"": the mark behind each of two or three figures. */
const marked =
  /(?<![\d./-])(\d{1,3}(?:\.\d{1,3})?)["”″]\s?[x×]\s?(\d{1,3}(?:\.\d{1,3})?)["”″](?:\s?[x×]\s?(\d{1,3}(?:\.\d{1,3})?)["”″])?(?!\s?[x×]?\s?[\p{L}\d])/gu;

const sign =
  /\d\s?(?:["”″]|in\.?|inch(?:es)?|cm|mm)?\s?\(?[LWHD]\)?\s?[x×*]|\d[lwhd]\s?[x×]\s?\d|[LWHD][:.]?\s?\d/u;

/** "27w x 33h in", "90w x 45d x 110h cm". */
const smallLetters =
  /(?<![\d.])\d{1,4}(?:\.\d{1,3})?[lwhd]\s?[x×]\s?\d{1,4}(?:\.\d{1,3})?[lwhd](?:\s?[x×]\s?\d{1,4}(?:\.\d{1,3})?[lwhd])?(?=\s?(?:["”″]|in|inch(?:es)?|cm|mm)(?!\p{L}))/gu;

const worn = /(?<![\p{L}\d])[RI]\s?[:;]\s?\d|\b(?:jeans|inseam|waist|trousers|leggings)\b/iu;

/** Figure, unit and letter of one side, as a pattern found them. */
type Side = readonly (string | undefined)[];

function unitOf(mark: string): string {
  return mark === '' ? '' : /^[cm]/u.test(mark) ? mark : 'in';
}

/** One row of figures with one unit, where all sides have the same and each its own letter; else the text as it stands. */
function inOneUnit(found: string, sides: readonly Side[], last = ''): string {
  const told = sides.filter(([size = '']) => size !== '');
  const units = new Set(
    [...told.map(([, unit = '']) => unitOf(unit)), unitOf(last)].filter((mark) => mark !== ''),
  );
  const letters = told.map(([, , letter = '']) => letter);
  if (units.size !== 1 || new Set(letters).size < letters.length) return found;
  return `${told.map(([size]) => size).join(' x ')} ${[...units][0]!} (${letters.join(' x ')})`;
}

/** The three sides of a pattern's groups; `places` tells where figure, unit and letter stand among the three of a side. */
function sidesOf(groups: Side, [figure, unit, letter]: readonly [number, number, number]): Side[] {
  return [0, 3, 6].map((from) => [groups[from + figure], groups[from + unit], groups[from + letter]]);
}

/** An English text with the sides of a thing as one row: "24.8 x 7.5 x 67 in (W x D x H)". */
export function withSidesInRow(given: string): string {
  const text = /["”″]\s?[x×]/u.test(given)
    ? given.replace(marked, (_found, a: string, b: string, c?: string) =>
        c === undefined ? `${a} x ${b} in` : `${a} x ${b} x ${c} in`,
      )
    : given;
  if (!sign.test(text)) return text;
  const told = text
    .replace(smallLetters, (row: string) => row.replace(/[lwhd](?=\s|$)/gu, (side) => side.toUpperCase()))
    .replace(lettersBehind, (found: string, ...groups: Side) =>
      inOneUnit(found, sidesOf(groups, [0, 1, 2]), groups[9]),
    );
  // "W: 14.5, H: 15, R: 9": waist, hip and rise of what is worn.
  if (worn.test(text)) return told;
  return told.replace(lettersBefore, (found: string, ...groups: Side) =>
    inOneUnit(found, sidesOf(groups, [1, 2, 0]), groups[9]),
  );
}

/** "EVA foam 17 x 11 x 1.5 in." as a sentence of its own. */
const stuffAndSides =
  /(?<=(?:^|[.!?\n]\s?))(\p{L}+(?: \p{L}+){0,2}) (?=\d{1,4}(?:\.\d{1,3})?(?: ?[x×] ?\d{1,4}(?:\.\d{1,3})?){1,2} ?(?:mm|cm|in|inch(?:es)?|["”″])(?:[.,;\n]|$))/gu;

/** An English text in which a stuff and its measures are two entries: "EVA foam, 17 x 11 x 1.5 in". */
export function withStuffApart(text: string): string {
  return text.replace(stuffAndSides, (found: string, stuff: string) => {
    const last = claimHits(stuff, 'en').at(-1);
    return last?.payload.kind === 'material' && last.end === stuff.length ? `${stuff}, ` : found;
  });
}
