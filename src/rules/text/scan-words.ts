/** What a UTF-16 unit is in a word, found once for each. */
const unknown = 0;
const other = 1;
const starts = 2;
const continues = 3;
const spaceless = 4;
const unitKinds = new Uint8Array(0x10000);

/** Kana, Han and Thai: written without spaces. */
const spacelessSign = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/;

function learn(unit: number): number {
  const sign = String.fromCharCode(unit);
  let kind: number = other;
  if (spacelessSign.test(sign)) kind = spaceless;
  else if (/[\p{L}\p{N}]/u.test(sign) || (unit >= 0xd800 && unit <= 0xdbff)) kind = starts;
  else if (/[\p{M}'’]/u.test(sign) || (unit >= 0xdc00 && unit <= 0xdfff)) kind = continues;
  unitKinds[unit] = kind;
  return kind;
}

/**
 * Words of a text up to a place (runs of letters, digits, marks and apostrophes), and the signs in it that belong to
 * scripts without spaces. Read unit by unit: a pattern with Unicode classes takes ten times as long.
 */
export function countWordsFast(text: string, to: number): { words: number; spacelessSigns: number } {
  let words = 0;
  let spacelessSigns = 0;
  let inWord = false;
  for (let index = 0; index < to; index += 1) {
    const unit = text.charCodeAt(index);
    let kind = unitKinds[unit]!;
    if (kind === unknown) kind = learn(unit);
    if (kind === other) inWord = false;
    else if (kind !== continues) {
      if (kind === spaceless) spacelessSigns += 1;
      if (!inWord) words += 1;
      inWord = true;
    }
  }
  return { words, spacelessSigns };
}
