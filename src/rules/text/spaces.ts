import { charCodeAt } from './letters.ts';

const space = 0x20;

/** White space as `\s` of a pattern knows it. Plain spaces are by far the most; the rare ones stand last. */
function isSpace(unit: number): boolean {
  if (unit === space) return true;
  if (unit < 0xa0) return unit >= 0x09 && unit <= 0x0d;
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

/** Pieces into which runs of white space cut a text: the length of `split(/\s+/u)` without the pieces. */
export function countPieces(text: string): number {
  let pieces = 1;
  let inSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const here = isSpace(charCodeAt.call(text, at));
    if (here && !inSpace) pieces += 1;
    inSpace = here;
  }
  return pieces;
}

/** Whether single plain spaces are all the white space of a text, as in nearly every line. */
function isSingleSpaced(text: string): boolean {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = charCodeAt.call(text, at);
    if (unit === space ? before === space : isSpace(unit)) return false;
    before = unit;
  }
  return true;
}

/** Words parted by single plain spaces, with none at an end. */
export function singleSpaced(text: string): string {
  const isTidy = isSingleSpaced(text) && !text.startsWith(' ') && !text.endsWith(' ');
  return isTidy ? text : text.replace(/\s+/gu, ' ').trim();
}

/** `split(/\s+/u)`: the pieces between runs of white space, an empty one at an end that has such a run. */
export function piecesOf(text: string): string[] {
  return isSingleSpaced(text) ? text.split(' ') : text.split(/\s+/u);
}
