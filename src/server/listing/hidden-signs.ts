import { longPattern } from '#rules/text/long-pattern.ts';

const unseen =
  // oxlint-disable-next-line no-control-regex -- control characters are what is being removed
  longPattern('gu')`
  \u001B\[[\d;]{0,8}[A-Za-z]
  |[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]
  |(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]
  |[\uFE00-\uFE0D]|\u034F|\u17B4|\u17B5
`;
/** Joiners mean something in Arabic and Indic scripts and between pictures; in a word of these they only hide it. */
const joiners =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200C\u200D]+|[\u200C\u200D]+(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])/gu;

/** A text without signs that nobody sees: inside a word they would make another of it. */
export const withoutUnseen = (text: string): string =>
  asFigures(
    withoutMarks(
      text
        .replace(unseen, '')
        .replace(/[\u2028\u2029]/gu, ' ')
        .replace(joiners, ''),
    ),
  );

/** Strokes through letters, rings around them, and more marks on a letter than any of these scripts puts there. */
const strokes = /[\u0334-\u0338\u20D0-\u20F0\u{1D165}-\u{1D169}]/gu;
const piled = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])\p{M}{2,}/gu;

function withoutMarks(text: string): string {
  if (!/\p{M}/u.test(text)) return text;
  return text.normalize('NFC').replace(piled, '').replace(strokes, '');
}

/** Figures written small or wide: "m²" and "CO₂" have one behind a letter, "⁹⁹⁹ ml" is a number. */
const raised = /(?<![\p{L}\p{N})])[⁰¹²³⁴-⁹₀-₉]+|[⁰¹²³⁴-⁹₀-₉]{2,}/gu;
const wide = /[\uFF10-\uFF19]/gu;

function asFigures(text: string): string {
  if (!/[¹²³⁰-₉\uFF10-\uFF19]/u.test(text)) return text;
  const plain = (found: string): string => found.normalize('NFKC');
  return text.replace(raised, plain).replace(wide, plain);
}

const picture = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;
const mostPictures = 2;
const pairOfPictures =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}){0,2}\s?\p{Extended_Pictographic}/u;

/** A text without its picture signs where they are more than an accent. */
export function withoutFlood(text: string): string {
  if (!/[\u2100-\uFFFF]/.test(text)) return text;
  const found = text.match(picture) ?? [];
  const isFlood = found.length > mostPictures || pairOfPictures.test(text);
  return isFlood
    ? text
        .replace(picture, '')
        .replaceAll(/[ \t]{2,}/gu, ' ')
        .trim()
    : text;
}

/** Tags of a text that an endpoint has quoted once more than it should. */
const quotedTag = /&lt;(\/?(?:p|ul|ol|li|br|b|strong|em|i|h[1-6]|div|span))\s?\/?&gt;/giu;

export const withTags = (text: string): string =>
  text.includes('&lt;') ? text.replace(quotedTag, '<$1>') : text;

/** Code that is to run, an object or a formula in place of a text, words in single letters, markup hidden in other signs or in itself, and text that is to be read backwards. */
const program =
  /(?:java|vb)script:\s?(?:\/\/|%|void|[\w.$]{1,40}\s?[(=`])|data:text\/html|&(?:lt|#0{0,6}60|#x0{0,6}3c);?\s?[/!]?\s?[a-z]|\\u003c|\\x3c|%3c\/?[a-z]|<[a-z/!][^<>]{0,60}<\/?[a-z]|^\s{0,9}[{[]\s{0,9}"\w{2,30}"\s?:|\\[a-z]{3,12}\{|(?<!\p{L})(?:\p{L} ){6,}\p{L}(?!\p{L})|[\u202D\u202E]/iu;

/** What an object in a fence is goes with its fence; the end of one behind a text is no text. */
const fragment = /"\w{2,30}"\s?:\s?["[{]/u;
const fenced = /```[^`]{0,4000}```/gu;

/** Whether a text is meant for a machine: it is none about a product, whatever stands beside it. */
export const isProgram = (text: string): boolean =>
  program.test(withTags(text)) || fragment.test(text.replace(fenced, ''));
