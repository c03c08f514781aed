import { isMaker } from './maker-in-name.ts';
import { typeHits } from './type-hits.ts';

/** "Spear & Jackson": two capitals at the front of a text, of which the first alone names nobody. */
const pairAtFront = /^(\p{Lu}[\p{L}.'’-]{1,24}) (&|\+|and|und) (\p{Lu}[\p{L}'’-]{2,24})(?![\p{L}\d'’-])/u;

/** Pairs whose words are everyday ones, so that only the pair tells a maker. */
const everydayPairs = new Set(['black decker', 'crate barrel', 'bath body']);

/** A maker of two names at the front of a product's name: its text names the pair again, or everybody knows it. */
export function makerPairAt(name: string, description: string): string {
  const pair = pairAtFront.exec(name);
  if (pair === null) return '';
  const [maker = '', first = '', , second = ''] = pair;
  if (everydayPairs.has(`${first} ${second}`.toLowerCase())) return maker;
  // "Salt & Pepper Mills" names two things, and "Cup & Saucer" one of two parts.
  const isThing = [first, second].some((word) => typeHits(word, 'en').length > 0);
  return !isThing && description.includes(maker) ? maker : '';
}

/** A maker with the partner whom the text names behind it: "Marks" of "Marks & Spencer". */
export function withPartner(maker: string, text: string): string {
  const at = text.indexOf(`${maker} `);
  if (at === -1) return maker;
  const pair = pairAtFront.exec(text.slice(at, at + maker.length + 40));
  return pair !== null && pair[1] === maker && pair[2] !== 'und' && pair[2] !== 'and' ? pair[0] : maker;
}

/** Whether a passage of a text stands inside its maker's name: no black in "Black & Decker". */
export function isInMaker(start: number, value: string, text: string, maker: string): boolean {
  if (!maker.includes(' ')) return false;
  const from = text.toLowerCase().indexOf(maker.toLowerCase());
  return from !== -1 && start >= from && start + value.length <= from + maker.length;
}

/** "Babyzen" of a "Poussette Yoyo" whose text calls it a "Babyzen Yoyo": a known maker right before the word that was taken for one. */
export function makerOfLine(line: string, description: string): string {
  const at = description.indexOf(` ${line}`);
  if (
    at === -1 ||
    isMaker(line.toLowerCase()) ||
    /[\p{L}\d-]/u.test(description.charAt(at + line.length + 1))
  )
    return line;
  const before =
    /(?:^|\s)(\p{Lu}[\p{L}’'-]{2,30})$/u.exec(description.slice(Math.max(0, at - 32), at))?.[1] ?? '';
  return isMaker(before.toLowerCase().replaceAll(/[’']/gu, '')) ? before : line;
}
