import { isPair } from './parted-name.ts';
import { withWhom } from './whom-row.ts';
import { isRomanceDeed } from './romance-deeds.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const lastJoin: Record<WrittenLanguage, RegExp> = {
  en: /\s+(?:and|&|as well as|plus)\s+/iu,
  de: /\s+(?:und|&|sowie)\s+/iu,
  es: /\s+(?:y|e|&|así como)\s+/iu,
  fr: /\s+(?:et|&|ainsi que)\s+/iu,
  other: /\s+(?:i|oraz|en|och|og|ja|e|и|و)\s+|와\s|과\s|和|と/u,
};

/** What has an article of its own stands alone: "des cuisines et des salles de bains". */
const joinBeforeArticle: Partial<Record<WrittenLanguage, RegExp>> = {
  // "2 men and a truck" come together.
  en: /(?<!(?:^|,\s?)(?:\d{1,3}|an?|one|two|three|four|your) \p{L}{1,20})\sand\s(?=an?\s)/giu,
  de: /\s(?:und|sowie)\s(?=(?:ein|eine|einen)\s)/giu,
  es: /\s(?:y|e)\s(?=(?:los|las|unos|unas)\s)/giu,
  fr: /\s(?:et|ainsi que)\s(?=(?:des|les|de la)\s)/giu,
};

/** What is done to a thing: "boiler repair and service" and "roofing and gutter repairs" share one thing or one deed. */
const deeds = longPattern('iu')`
  ^(?:services?|servicing|repairs?|maintenance|installations?|replacements?|removals?|fitting|cleaning
    |inspections?|testing|design|sales|hire|rentals?|delivery|advice|support|appeals?|renewals|applications
    |claims|treatments?|consultations?|training|lessons|class(?:es)?|courses?|styling|colou?r|care|checks?
    |works?|help|recycling|disposal|assembly|sealing|polishing|shredding|calibration|restoration|refinishing)$
`;

/**
 * Entries of an enumeration: cut at commas, semicolons, bars, slashes between spaces and their wide forms; the last one
 * also at its "and" where both sides can stand alone ("cuts, colour and blow-dry", never "boiler repair and service").
 * In a `list` one entry alone is
 * cut at its "and" too; in `facts` only where both sides are equally long.
 */
export function splitList(
  sentence: string,
  language: WrittenLanguage,
  of: 'facts' | 'names' | 'list',
): string[] {
  const { masked, unmasked } = withoutBrackets(sentence);
  const parts = splitBare(masked, language, of);
  const isOfWhom = language === 'en' && parts.length > 1 && masked.includes(' for ');
  return (isOfWhom ? withWhom(parts, masked) : parts).map(unmasked);
}

/** A remark in brackets belongs to the entry before it: "e-bike diagnostics (Bosch & Shimano)" is one service. */
const bracketed = /\s?[([（][^()[\]（）]{1,200}[)\]）]/gu;
/** Stands for a remark while a list is cut; no text that comes in holds it. */
const firstMark = 0xe000;

function withoutBrackets(sentence: string): { masked: string; unmasked: (part: string) => string } {
  const remarks: string[] = [];
  const masked = sentence.replace(bracketed, (remark) => {
    remarks.push(remark);
    return String.fromCodePoint(firstMark + remarks.length - 1);
  });
  return {
    masked,
    unmasked: (part) =>
      remarks.length === 0
        ? part
        : part.replace(/[\u{E000}-\u{F8FF}]/gu, (mark) => remarks[mark.codePointAt(0)! - firstMark] ?? mark),
  };
}

/**
 * "12 month / 12k mile warranty" is one, since figures share what they count; so are "2, 3 and 4 year olds" and
 * "open 10am - 10pm".
 */
const betweenEntries = longPattern('iu')`
  \s*(?:,(?!\d)(?!(?<=(?<![\d.])\d{1,2},) \d{1,2}(?:,| (?:and|or|&|und|oder|y|o|et|ou) \d))|[;|•·▪、，；／؛،]
    |\s\/\s(?!\d)|(?<!\d[^\s,;/]{0,3}(?: \p{L}{1,8})?)\s\/\s
    |\s[-–—]\s(?!(?<=\d(?: ?[ap]m|h| uhr)?\s[-–—]\s)\d)|\n)\s*
`;

function splitBare(sentence: string, language: WrittenLanguage, of: 'facts' | 'names' | 'list'): string[] {
  const parts = sentence
    .replace(joinBeforeArticle[language] ?? /$^/u, ', ')
    .split(betweenEntries)
    .map((part) => part.replace(/^(?:and|or|und|oder|y|o|e|et|ou)\s+/iu, '').trim())
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined || (parts.length < 2 && of !== 'list')) return parts;
  const pieces = last.split(lastJoin[language]).map((piece) => piece.trim());
  const [left = '', right = ''] = pieces;
  // Nobody who offers bed and breakfast sells beds.
  return pieces.length === 2 &&
    !isPair(last) &&
    // Neither "2, 3" nor "4 year olds" says whose.
    !(/\d$/u.test(left) && /^\d/u.test(right)) &&
    (of === 'facts' ? isEven(left, right) : standAlone(left, right, language))
    ? [...parts.slice(0, -1), left, right]
    : parts;
}

const prepositions = /^(?:to|from|for|with|between|into|against|by|in|of)$/iu;

/** Whether the last word or two of a phrase stand behind a preposition. */
function sharesPreposition(words: readonly string[]): boolean {
  return words.length > 2 && words.slice(-3, -1).some((word) => prepositions.test(word));
}

const wordsIn = (piece: string): string[] => piece.split(/\s+/u).filter((word) => word !== '');

/** Several people of a calling. */
const people =
  /(?:ists|icians|[^l]ers|[^i]ors|experts|specialists|professionals|staff|teams?|crews?|surgeons|agents|consultants|assistants|attorneys|nurses)$/iu;

/** "Licensed marriage and family therapists": people of one calling, and nobody is a licensed marriage. */
function sharesCalling(left: string, right: string): boolean {
  return people.test(right) && left.includes(' ') && !/s$/iu.test(left);
}

/** "Cuts and colour", "leaking taps and blocked drains": neither side borrows from the other. */
function isEven(left: string, right: string): boolean {
  if (sharesCalling(left, right)) return false;
  const [before, behind] = [wordsIn(left).length, wordsIn(right).length];
  // "Le soir et le samedi" is one time.
  if (behind === 2 && /^(?:le|la|les|el|los|las|the|am|im)\s/iu.test(right)) return false;
  return before > 0 && behind > 0 && !left.endsWith('-') && (before === 1) === (behind === 1);
}

const romanceAdjective =
  /(?:[aiou]les?|(?:iv|[aiu]d|or|in|an|ill|it|es)[oa]s|ores|antes?|entes?|[ai]bles?|ic[oa]s?|os[oa]s|[ao]rias?|eux|elles?|els|[ée]e?s|ifs?|ives?|euses?|iques?|aux)$/iu;
const germanOrigin = /\s(?:alter|neuer|aller|von|vom|aus|nach|in|im|am|ab|bis|zum|zur)\s.*$/u;

/** Whether each side of an "and" names a service by itself. */
export function standAlone(left: string, right: string, language: WrittenLanguage): boolean {
  if (isEven(left, right)) return true;
  const [before, behind] = [wordsIn(left), wordsIn(right)];
  if (before.length === 0 || behind.length === 0 || left.endsWith('-')) return false;
  // "Holztüren und Haustüren vom Hersteller": what stands behind tells where they are from. "Wartung und Reparatur von
  // Heizungen" is of one thing.
  // "Trimmen und Krallen schneiden" are two as well.
  if (language === 'de')
    return (
      /^\p{Lu}/u.test(right) &&
      (isEven(left, right.replace(germanOrigin, '')) ||
        (before.length === 1 && /^\p{L}+ \p{Ll}{3,}en$/u.test(right)))
    );
  // What describes a noun stands behind it: "baños y pisos completos".
  if (language === 'es' || language === 'fr')
    return (
      before.length === 1 ||
      // "Bornes de recharge et VMC", "changement de serrure et blindage".
      isRomanceDeed(behind[0]!) ||
      (behind.length === 1 && /^\p{Lu}{2,}$/u.test(right)) ||
      // "Castillos hinchables y pintacaras", but no "clases infantiles y juveniles".
      (behind.length === 1 && before.length === 2 && !romanceAdjective.test(right))
    );
  if (language !== 'en') return false;
  // "Payroll export to Xero and Sage": what stands behind a preposition is a list of its own.
  if (behind.length <= 2 && sharesPreposition(before)) return false;
  if (behind.length === 1) return !deeds.test(right);
  // "Back and neck pain treatment" shares its end, "crowns and root canal treatment" does not.
  return /[^s]s$/iu.test(left) || (/ing$/iu.test(left) && !deeds.test(behind.at(-1)!));
}
