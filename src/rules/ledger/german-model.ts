import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { claimHits } from './claim-index.ts';
import { isGermanNoun } from './small-german.ts';
import { typeHits } from './type-hits.ts';

const longestModel = 3;
const modelWord = /^[\p{Lu}\d][\p{L}\d+/.-]*$/u;
const isMeasure = /^\d+(?:[.,]\d+)?(?:mm|cm|m|ml|l|g|kg|w|v|zoll|gb|tb|mah|ah|er|-?\p{Ll}+)?$/iu;

const isUnit = /^(?:mm|cm|m|ml|l|g|kg|w|v|zoll|liter|watt|teilig\p{L}*)(?!\p{L})/iu;

/** A word of a model: "GSR", "12V-15", "Trinovid", "8x32", and no thing, stuff or colour. */
function mayBeModel(word: string, isFirst: boolean): boolean {
  if (!modelWord.test(word)) return false;
  if (/\d/u.test(word)) return !isFirst || !isMeasure.test(word);
  const small = word.toLowerCase();
  return (
    /^\p{Lu}+$/u.test(word) ||
    (!isGermanNoun(small) && typeHits(word, 'de').length === 0 && claimHits(word, 'de').length === 0)
  );
}

/** What stands before the maker where the thing itself is spoken of: nothing, an article, or the thing of the name. */
function opensWithThing(before: string, name: string): boolean {
  if (before.trim() === '' || /(?:^|\s)(?:ein|der|die|das|den|mein|unser)\p{L}{0,2}\s$/iu.test(before))
    return true;
  const [thing = '', ...others] = piecesOf(before.trim());
  return (
    others.length === 0 &&
    piecesOf(name).some((word) => word.length > 3 && thing.toLowerCase().endsWith(word.toLowerCase()))
  );
}

/**
 * "Es handelt sich um einen Bosch GSR 18V-55", "Fernglas Leica Trinovid 8x32": the model that a text tells behind the maker,
 * which a figure tells from other words. German.
 */
export function saidModel({ product, language }: Brief, maker: string): string {
  if (language.written !== 'de') return '';
  const { name, description } = product;
  const padded = ` ${description}`;
  const at = padded.indexOf(` ${maker} `);
  if (at === -1 || !opensWithThing(`${padded.slice(0, at)} `.replace(/^ +/u, ''), name)) return '';
  const behind = padded.slice(at + maker.length + 2).split(/[,;:!?(\n]|\.\s/u)[0]!;
  const named = new Set(piecesOf(name));
  const words: string[] = [];
  for (const word of piecesOf(behind)) {
    if (words.length === longestModel || named.has(word) || !mayBeModel(word, words.length === 0)) break;
    words.push(word);
  }
  // "Orange 28 Zoll": a number with its unit or what is counted is none of a model.
  const next = piecesOf(behind)[words.length] ?? '';
  const isThing = piecesOf(name).some((word) => word.toLowerCase() === next.toLowerCase());
  if (/^\d+$/u.test(words.at(-1) ?? '') && !isThing && (/^\p{Lu}/u.test(next) || isUnit.test(next)))
    words.pop();
  if (/^\d+\p{Ll}+$/u.test(words.at(-1) ?? '')) words.pop();
  const model = words.join(' ');
  return /\d/u.test(model) ? model : '';
}
