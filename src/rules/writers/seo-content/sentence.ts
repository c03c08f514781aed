import { quietEnglish } from '#rules/ledger/shouted-english.ts';
import { upperFirst } from './english-words.ts';

/** "Comes with four hooks and measures 64 inches": a sentence that tells two things. */
export const secondVerb =
  /\sand (?:measures|weighs|holds|fits|has|is|are|can|works|runs|takes|makes|keeps|lasts|needs|folds)\s/u;

/** "BEST MUG EVER", but not "ASUS TUF RTX 3070": letters that lead to a figure name a model. */
const shouted =
  /\b(?!(?:SATA|NVME|DDR|SCSI|IDE)\b)\p{Lu}{4,}(?=\s\p{Lu}{2,}\b)(?!(?:\s\p{Lu}{2,9}){1,4}\s\p{Lu}{0,3}\d)/gu;
/** Points that trail off; those before a move of black ("2...Dxd5", "...Qb6") tell whose it is. */
const trailing = /\.{2,}(?!\.|[KQRBNDTLSC]?[a-h]?x?[a-h][1-8](?![\p{L}\d])|O-O)|…/gu;
const dashes =
  /\s[–—]\s(?!\p{Lu}[\p{L}-]+ (?:und zurück|und umgekehrt|and back|and vice versa|et retour|et inversement|y vuelta|y viceversa)(?!\p{L}))/gu;

/** "… a Grottaglie (Puglia)", "a partire da 129€": a text in such letters that ends in a figure or a bracket. */
function isLatinClosed(text: string): boolean {
  return /[\d)€%]$/u.test(text) && /\p{Script=Latin}{2}/u.test(text) && !/\p{Lo}/u.test(text);
}

const spokenWords = 3;

/** "VLOOKUP and INDEX MATCH", "a REST API": two names in a sentence that is itself told in small words are no cry. */
function isNamePair(word: string, at: number, text: string): boolean {
  return (
    /^\s\p{Lu}{2,}(?!\s\p{Lu}{2}|\p{L})/u.test(text.slice(at + word.length)) &&
    /(?:\p{Ll}|,)\s$/u.test(text.slice(0, at)) &&
    (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= spokenWords - (/\p{Lu}{6}/u.test(text) ? 1 : 0)
  );
}

/** Words, figures and commas with single spaces and no capitals in a row: nothing to calm. */
const isQuiet = /^(?! )(?:[\p{Ll}\p{N}%()°/&+'’;:-]|\p{Lu}(?!\p{Lu}{3})|[,;:](?! ?\.)| (?! |[,.;:]))+\.?$/u;

/** Sentence with a capital at its start and one stop at its end; shouting and doubled marks are calmed. */
export function tidySentence(typed: string, language: string): string {
  // "L'écran est en parfait état, mais le capot porte une bosse": told apart, the second needs no joint.
  const text =
    language === 'fr'
      ? typed.replace(/^(?:mais|car)\s(?=(?:l[ae]s?|sa|son|ses|ils?|elles?|une?)\s)/iu, '')
      : typed;
  if (isQuiet.test(text) && language !== 'other')
    return upperFirst(text.endsWith('.') ? text : `${/[:,;]$/u.test(text) ? text.slice(0, -1) : text}.`);
  const calm = text
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D\p{Emoji_Modifier}]/gu, '')
    .replace(/¡/gu, '')
    .replace(/!+/gu, '.')
    .replace(/\?{2,}/gu, '?')
    .replace(/,?\s*(?:\.{2,}|…)(?=\))/gu, '')
    .replace(trailing, '.')
    .replace(dashes, ', ')
    .replace(shouted, (word, at: number, whole: string) =>
      isNamePair(word, at, whole) ? word : word.toLowerCase(),
    )
    .replace(/\s+([,.;:?])(?=\s|$)/gu, language === 'fr' ? '$&' : '$1')
    .replace(/,\s*\./gu, '.')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  if (calm === '') return '';
  const ended = /[.?。！？:]["'”’)»]?$/u.test(calm)
    ? calm.replace(/:$/u, '.')
    : `${calm.replace(/[,;]+$/u, '')}.`;
  // Scripts with a stop of their own keep the seller's end.
  if (language === 'other')
    // "Από το 2011": a year ends a sentence as a word does.
    return /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}] \d{1,4})$/u.test(
      calm,
    ) || isLatinClosed(calm)
      ? `${calm}.`
      : /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}]$/u.test(calm)
        ? `${calm}.`
        : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(calm)
          ? `${calm}。`
          : calm;
  return upperFirst(isShouting(ended) ? quietened(ended, language) : ended);
}

/** Shouted words in lower case; English months, days, "I" and short codes such as postcodes keep their capitals. */
export function quietened(text: string, language: string): string {
  // "REF 1P1941006, LED": a code and a term of a trade are written so; "140X200" are sides.
  if (language !== 'en')
    return text.replace(/\S+/gu, (word) =>
      (/\p{L}/u.test(word) && /\d/.test(word) && !/^\d[\d.,]*(?:X\d[\d.,]*)+$/u.test(word)) ||
      word.replace(terms, '') === '' ||
      /^(?:K|W|V|VA|GB|TB|MB|OVP)[.,;]?$/u.test(word)
        ? word
        : word.toLowerCase(),
    );
  return quietEnglish(text);
}

const terms =
  /\b(?:\d+\s?[A-Z]{1,3}|RAM|SSD|HDD|DDR\d?|LED|OLED|USB(?:-C)?|HDMI|GPS|NFC|BPA|PVC|ABS|UHD|HDR|IPX?\d+|AAA?|AZERTY|QWERTZ?Y?|UK|US|EU)\b/gu;

/** "WAN28100GB, WM14N200GB": numbers of models in a row. */
const longCode = /(?<![\p{L}\d])(?=\p{Lu}*\d)(?:[\p{Lu}\d]){6,}(?!\p{L})/gu;

/** "EXP, DST, HUS and PES": formats in a row. */
const codeRow =
  /(?<!\p{L})\p{Lu}[\p{Lu}\d]{1,3}(?:, \p{Lu}[\p{Lu}\d]{1,3}){2,20}(?:,? (?:and|or|&) \p{Lu}[\p{Lu}\d]{1,3})?(?![\p{L}\d])/gu;

/** Mostly capitals, and long enough to be no acronym. */
export function isShouting(text: string): boolean {
  if (!/\p{Lu}{3}/u.test(text)) return false;
  // "16GB RAM and 512GB SSD": terms of a trade are no cry.
  const plain = text.replace(terms, 'x').replace(longCode, 'x').replace(codeRow, 'x');
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const capitals = plain.replace(/[^\p{Lu}]/gu, '').length;
  return letters.length > 12 && capitals > letters.length * 0.7;
}

/** What a thing stands or is: "dishwasher safe", "stackable". English. */
export const standsUp =
  /^(?:\p{L}+[ -])?(?:safe|washable|proof|resistant|waterproof|recyclable|biodegradable|vegan|stackable)\b/u;
