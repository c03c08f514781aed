import { guarded } from '#rules/text/guards.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { readOn } from './limit.ts';
import type { FieldId, Forbidden } from './platform.ts';
import {
  callPhrases,
  curePhrases,
  guaranteePhrases,
  offerPhrases,
  phrasePattern,
  phrasePatternOr,
  rankPhrases,
} from './forbidden-words.ts';

/**
 * Groups of forbidden content that several platforms share. A platform's file names the groups it uses,
 * the fields they apply to, and where its own rule was read.
 */
interface Place {
  source: string;
  fields?: readonly FieldId[];
  allowedInBrand?: boolean;
  advice?: boolean;
}

type Group = Pick<Forbidden, 'id' | 'label' | 'pattern' | 'repair'>;

const group =
  (content: Group) =>
  (place: Place): Forbidden => ({ ...content, ...place, date: readOn });

/** Invisible characters: controls, direction overrides, lone surrogates, hidden tag letters. Line breaks and tabs are layout. */
export const controlCharacters = group({
  id: 'control-characters',
  label: 'invisible control characters',
  pattern: guarded(
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFF\uD800-\uDFFF\u{E0000}-\u{E007F}]/gu,
    { sign: /[^ -~\n\t]/ },
  ),
  repair: 'remove',
});

export const markup = group({
  id: 'markup',
  label: 'HTML tags',
  // With the rest of a tag that was closed before it began: `Devon.">`, `Candle" onload="alert(1)`.
  pattern: guarded(
    /<\/?[a-z!][^<>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|["']\s?\/?>|["']?\s\bon[a-z]{3,20}\s?=\s?["'][^"'<>]*["']?/giu,
    { sign: /[<&>=]/ },
  ),
  repair: 'space',
});

/** Addresses with a scheme or www, and bare domains; the ending is lower case, so "steel.It lasts" is none. */
export const links = group({
  id: 'links',
  label: 'links',
  pattern: guarded(
    /(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)(?:[^\s<>"“”]*[^\s<>"“”.,;:!?)])?|(?<![\p{L}\p{N}.@/-])(?:[A-Za-z0-9-]{2,}\.)+(?:com|net|org|shop|store|online|info|biz|app|io|co|eu|uk|de|at|ch|fr|es|it|nl|us|ca|au|COM|NET|ORG)(?:\/(?:[^\s<>"“”]*[^\s<>"“”.,;:!?)])?)?(?![\p{L}\p{N}@-])/gu,
    { sign: /:\/\/|\.[A-Za-z]|[Ww]{3}\./ },
  ),
  repair: 'remove',
});

export const emailAddresses = group({
  id: 'e-mail',
  label: 'e-mail addresses',
  pattern: guarded(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, {
    sign: /@/,
  }),
  repair: 'remove',
});

/**
 * International, North American and national numbers that begin with 0. Article numbers and year ranges are none, nor is
 * a part number behind its word or its maker ("OE 038903023L", "Bosch 0124525035").
 */
export const phonePattern = guarded(
  longPattern('gu')`
  \+\d[\d\s().\-/]{6,}\d|(?<!\d|\d[.,])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d|[.,]\d)
  |(?<!\d|\d[.,]|(?:\b(?:[Oo][Ee][Mm]?|[Nn]r|[Nn]o|[Nn]umbers?|[Nn]ummern?|[Tt]eilenummern?
        |[Rr][ée]f(?:erence|érence|erencia)?|[Pp]art|MPN|SKU|EAN|ISBN|GTIN|Bosch|Hella|Valeo|Denso|Sachs
        |Febi|Mahle|Brembo)\.?:? ))\(?0\d{2,4}\)?[ \-/]?\d{3,4}[ -]?\d{3,4}(?!\d|[.,]\d|\p{L})
`,
  { sign: /\d[\d\s().\-/]{5,}\d/ },
);
export const phoneNumbers = group({
  id: 'phone',
  label: 'phone numbers',
  pattern: phonePattern,
  repair: 'remove',
});

/** Where the symbols begin, behind accented letters, dashes and quotation marks: © and ® are no emoji. */
const behindPunctuation = /[\u2022-\uFFFF]/;

/** Emoji with their joiners, skin tones, flags and keycaps. © ® ™ are letters of the law, not emoji. */
export const emoji = group({
  id: 'emoji',
  label: 'emoji',
  pattern: guarded(
    /(?:(?![©®™])\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})*\u200D?)+|[\u{1F1E6}-\u{1F1FF}]+|[\d#*]\uFE0F?\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\uFE0E\uFE0F\u20E3]/gu,
    { sign: behindPunctuation },
  ),
  repair: 'space',
});

/** Hearts, stars, ticks, arrows, boxes: picture characters that are no emoji. */
export const decorativeSymbols = group({
  id: 'decorative-symbols',
  label: 'decorative symbols',
  pattern: guarded(
    /[\u2190-\u21FF\u2300-\u23FF\u2500-\u27BF\u2900-\u297F\u2B00-\u2BFF\u3012\u3020\u303B※❖•◦‣]/gu,
    { sign: behindPunctuation },
  ),
  repair: 'space',
});

export const trademarkSigns = group({
  id: 'trademark-signs',
  label: 'the signs ™ ® ©',
  pattern: guarded(/[™®©℠℗]/gu, { sign: /[^ -~\n\t]/ }),
  repair: 'remove',
});

const fractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

/** "1½" becomes "1 1/2", so that the number keeps its value. */
export const fractionsAndSuperscripts = group({
  id: 'fractions-and-superscripts',
  label: 'fraction and superscript characters',
  pattern: guarded(/(?<=\d)[½¼¾⅓⅔⅛]|[½¼¾⅓⅔⅛]|[²³¹⁰⁴-⁹]/gu, { sign: /[^ -~\n\t]/ }),
  repair: (hit) => (fractions[hit] === undefined ? hit.normalize('NFKC') : ` ${fractions[hit]}`),
});

export const repeatedMarks = group({
  id: 'repeated-marks',
  label: 'repeated exclamation or question marks',
  pattern: guarded(/[!?！？]{2,}/gu, { sign: /[!?！？]/ }),
  repair: (hit) => (/[?？]/u.test(hit) ? '?' : '!'),
});

/**
 * A line in capitals alone, with two words of four letters or more: fewer may be an acronym and a model ("CANON EOS R6").
 * Scripts without capitals write no such line.
 */
export const allCapitals = group({
  id: 'all-capitals',
  label: 'a line all in capitals',
  pattern:
    /^(?=[^\p{Ll}\p{Lo}]+$).*?(?<!\p{L})\p{Lu}{4,30}(?!\p{L})(?:.*\P{L})?(?<!\p{L})\p{Lu}{4,30}(?!\p{L}).*$/gu,
  repair: (hit) =>
    hit.replace(/\p{Lu}{2,}/gu, (word) => {
      const [first = ''] = word;
      return first + word.slice(first.length).toLowerCase();
    }),
});

/** Amounts with a currency sign or code. Words such as "pounds" stay, since they also weigh. */
export const prices = group({
  id: 'prices',
  label: 'prices',
  pattern: guarded(
    /(?:[$€£¥₹]|(?<![\p{L}\p{N}])(?:USD|EUR|GBP|CAD|AUD))\s?\d[\d.,]*(?<=\d)|(?<![\p{L}\p{N}.,])\d[\d.,]*\s?(?:[€£¥₹]|\$|(?:USD|EUR|GBP|CAD|AUD)(?![\p{L}\p{N}]))/gu,
    { sign: /[$€£¥₹]|USD|EUR|GBP|CAD|AUD/ },
  ),
  repair: 'remove',
});

export const percentOff = group({
  id: 'percent-off',
  label: 'discounts',
  pattern: guarded(
    /\d{1,3}\s?%\s?(?:off|discount|de descuento|dto\.?|rabatt|reduziert|de réduction|de remise)(?![\p{L}\p{N}])/giu,
    { sign: /%/ },
  ),
  repair: 'remove',
});

export const promotionalWords = group({
  id: 'promotional-words',
  label: 'promotional words',
  pattern: phrasePattern(offerPhrases),
  repair: 'remove',
});

export const callsToAction = group({
  id: 'calls-to-action',
  label: 'calls to action',
  pattern: phrasePattern(callPhrases),
  repair: 'remove',
});

export const rankClaims = group({
  id: 'rank-claims',
  label: 'superlatives and rank claims',
  pattern: phrasePatternOr(String.raw`#\s?1(?![\p{L}\p{N}]|[.,/]\d)`, /#/, rankPhrases),
  repair: 'remove',
});

export const guarantees = group({
  id: 'guarantees',
  label: 'guarantees and refund promises',
  pattern: phrasePattern(guaranteePhrases),
  repair: 'remove',
});

export const healthClaims = group({
  id: 'health-claims',
  label: 'health claims',
  pattern: phrasePattern(curePhrases),
  repair: 'remove',
});

/** Links, e-mail addresses and phone numbers: most marketplaces refuse all three for one reason. */
export function contactData(place: Place): Forbidden[] {
  return [links(place), emailAddresses(place), phoneNumbers(place)];
}
