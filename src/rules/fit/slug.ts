import { hashOf } from '#rules/text/hash.ts';
import { latinOfDevanagari } from './devanagari.ts';

const written: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  '&': '-',
};

const pairsOf = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]));

/** Cyrillic and Greek as passports write them: shops take no other letters, and buyers read these. */
const letterByLetter = pairsOf(
  'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu ' +
    'яya іi єye ґg јj љlj њnj ћc ђdj џdz ' +
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
);
const spelledOut = /[\u0370-\u03FF\u0400-\u04FF]/gu;

/** A letter that a handle has no form for. */
const otherScript = /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}])\p{L}/u;
/** A word of the name, not the unit of a measure ("200g", "350ml"). */
const latinWord = /(?<![a-z0-9])(?!(?:ml|cl|cm|mm|kg|in|ft|oz|lb|pcs)(?![a-z]))[a-z][a-z0-9]*[a-z][a-z0-9]*/u;
const letters = 'abcdefghijkmnpqrstuvwxyz';
const stableLetters = 5;

/** Whether a name in another script leaves no word to tell the product by: "陶瓷马克杯 350ml" leaves only its size. */
export function losesItsName(text: string): boolean {
  return otherScript.test(text) && !latinWord.test(latinOf(text));
}

/**
 * URL handle: lower-case letters without accents, digits and hyphens, cut at a hyphen; Cyrillic, Greek and Devanagari are written
 * in Latin letters. A name in another script keeps its Latin words and figures; where those tell nothing, "item" and five
 * letters that are always the same for the name stand in front, since an empty or shared address would lead to the wrong
 * product.
 */
export function slugOf(text: string, max: number): string {
  const slug = latinOf(text);
  const whole = losesItsName(text)
    ? ['item', stableOf(text), slug].filter((part) => part !== '').join('-')
    : slug;
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max + 1).lastIndexOf('-');
  return whole.slice(0, cut > 0 ? cut : max).replace(/-+$/u, '');
}

/** Letters only: a figure would read as a fact of the product. */
function stableOf(text: string): string {
  let rest = hashOf(text.normalize('NFC').toLowerCase());
  let stable = '';
  while (stable.length < stableLetters) {
    stable += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return stable;
}

function latinOf(text: string): string {
  return (
    latinOfDevanagari(text.toLowerCase())
      .replace(/[ßæœøđıłþð&]/gu, (letter) => written[letter] ?? '')
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      // The Greek "ου" is one sound.
      .replace(/(?<=ο)υ/gu, 'u')
      .replace(spelledOut, (letter) => letterByLetter.get(letter) ?? '')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
  );
}
