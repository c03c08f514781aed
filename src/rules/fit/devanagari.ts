/**
 * Devanagari in Latin letters as road signs and shops of India write it ("मिट्टी का दीया" → "mitti ka diya"): a consonant carries an
 * "a" unless a vowel sign stands behind it, and loses it at the end of a word.
 */
const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m ' +
    'य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);
/** With a dot below a consonant has a sound of its own. */
const dotted: Readonly<Record<string, string>> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' };
const vowels: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const dot = '\u093C';
const nasal = /[\u0901\u0902]/u;
const sign = /[\u093E-\u094D]/u;
const devanagari = /[\u0900-\u097F]/u;

/** A text whose Devanagari is written in Latin letters; all else as it stands. */
export function latinOfDevanagari(text: string): string {
  if (!devanagari.test(text)) return text;
  return text.replace(/[\u0900-\u097F]+/gu, (word) => latinWord(word.normalize('NFD')));
}

function latinWord(word: string): string {
  const letters = Array.from(word);
  let latin = '';
  letters.forEach((letter, at) => {
    const consonant = consonants[letter];
    if (consonant === undefined) {
      latin += vowels[letter] ?? (nasal.test(letter) ? 'n' : figureOf(letter));
      return;
    }
    const hasDot = letters[at + 1] === dot;
    const next = letters[at + (hasDot ? 2 : 1)] ?? '';
    const sound = hasDot ? (dotted[letter] ?? consonant) : consonant;
    // The last consonant of a word is said without a vowel.
    latin += sound + (sign.test(next) || (next === '' && at > 0) ? '' : 'a');
  });
  return latin;
}

/** "१२" is 12; what is left has no sound. */
function figureOf(letter: string): string {
  const figure = letter.codePointAt(0)! - 0x09_66;
  return figure >= 0 && figure <= 9 ? String(figure) : '';
}
