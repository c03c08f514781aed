import type { WrittenLanguage } from '#rules/listing/listing.ts';

const lastJoin: Record<WrittenLanguage, RegExp> = {
  en: /\s+(?:and|&|as well as|plus)\s+/iu,
  de: /\s+(?:und|&|sowie)\s+/iu,
  es: /\s+(?:y|e|&|así como)\s+/iu,
  fr: /\s+(?:et|&|ainsi que)\s+/iu,
  other: /\s+(?:i|oraz|en|och|og|ja|e|и|و)\s+|와\s|과\s|和|と/u,
};

/**
 * Entries of an enumeration: cut at commas, semicolons, bars, slashes between spaces and their wide forms; the last one
 * also at its "and" where both sides can stand alone ("cuts, colour and blow-dry", never "boiler repair and service").
 */
export function splitList(sentence: string, language: WrittenLanguage): string[] {
  const parts = sentence
    .split(/\s*(?:,(?!\d)|[;|•·▪、，；／؛،]|\s\/\s|\s[-–—]\s|\n)\s*/u)
    .map((part) => part.replace(/^(?:and|or|und|oder|y|o|e|et|ou)\s+/iu, '').trim())
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return parts;
  const pieces = last.split(lastJoin[language]);
  if (pieces.length !== 2) return parts;
  const [left, right] = pieces.map((piece) => piece.split(/\s+/u).filter((word) => word !== '').length) as [
    number,
    number,
  ];
  const standAlone = left > 0 && right > 0 && (left === 1) === (right === 1);
  return standAlone ? [...parts.slice(0, -1), pieces[0]!.trim(), pieces[1]!.trim()] : parts;
}
