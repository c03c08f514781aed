import { countPieces } from '#rules/text/spaces.ts';

const fewest = 4;
const fewestRows = 3;
const mostWords = 6;
const preposition = /\s(?:to|in|from|for|of|with|between|by|as|on) \S+$/u;
const joinedEnd = /^(?:and |or )?\S+(?: (?:and|or) \S+)?$/u;
/** What opens a row of values of one function: "filter by diesel, petrol", "record camera, lens, film". */
const opensValues = /\s(?:by|for|with|in)\s/u;
const speaks = /^(?:it|you|we|they|i|this|that|there)\s/iu;
const leans = /^(?:the|same|with|for|in|or|which|who|so|but|because|then|also|even)\s/iu;

/**
 * "Markdown, word goals, focus mode, export to PDF, DOCX and EPUB": the functions of a hurried row, with a list at the end of
 * one of them left whole; null where a sentence is no such row. English.
 */
export function functionRow(sentence: string): string[] | null {
  const text = sentence.replace(/[.!]$/u, '');
  const rows = text.split(/;\s/u);
  // "Record camera, lens and place; light meter with spot reading; export EXIF": each of them one.
  if (rows.length >= fewestRows) return rows.every((row) => countPieces(row) <= mostWords * 2) ? rows : null;
  if (/[:;?()]|[.!]\s/u.test(text)) return null;
  const items: string[] = [];
  for (const piece of text.split(/,\s/u)) {
    const before = items.at(-1);
    const isValue = before !== undefined && preposition.test(before) && joinedEnd.test(piece);
    if (isValue) items[items.length - 1] = `${before}, ${piece}`;
    else items.push(piece.replace(/^(?:and|plus) /iu, ''));
  }
  const areShort = items.every((item) => countPieces(item) <= mostWords && !leans.test(item));
  const told = items.filter((item) => item.includes(' '));
  if (items.length < fewest || !areShort || told.length * 2 < items.length || opensValues.test(items[0]!))
    return null;
  // "It tracks sleep, mood, diet, water": a sentence whose objects are no functions.
  return items.some((item) => speaks.test(item)) ? null : items;
}
