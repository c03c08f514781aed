import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { typeHits } from './type-hits.ts';

const sources: Partial<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('iu')`
    (?<![\p{L}-])(?:battery[- ](?:operated|powered)|(?:usb(?:-c)?[- ])?rechargeable
      |usb(?:-c)?[- ](?:powered|charging)|plugs into (?:a )?(?:USB(?:-C)?|the mains|the wall)
      |powered by USB(?:-C)?|mains[- ]powered|solar[- ]powered|hand[- ]cranked|wind[- ]up
      |(?:runs|works) on (?:\d|one|two|three|four|six) A{2,3} batteries)(?!\p{L})
  `,
  de: /(?<!\p{L})(?:batteriebetrieben\p{L}{0,2}|akkubetrieben\p{L}{0,2}|netzbetrieben\p{L}{0,2}|solarbetrieben\p{L}{0,2}|wiederaufladbar\p{L}{0,2}|per USB(?:-C)? aufladbar)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:funciona )?(?:a|con) pilas|recargables?(?: por USB(?:-C)?)?|con energía solar)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:à piles|rechargeables?(?: par USB(?:-C)?)?|sur secteur|à énergie solaire)(?!\p{L})/iu,
};
/** "Not rechargeable", "sin pilas". */
const denied = /(?:\b(?:not|no|non|never|nicht|keine?|ohne|sin|sans|pas)[ -])$/iu;

/** How a thing is driven, in the seller's words: "battery operated". Null where it is not said, or denied. */
export function powerSourceIn(
  text: string,
  language: WrittenLanguage,
): { value: string; start: number } | null {
  const found = sources[language]?.exec(text);
  if (!found || denied.test(text.slice(0, found.index))) return null;
  return { value: found[0], start: found.index };
}

const poweredBehind = /\s(?:Akku|Benzin|Elektro)(?:\s\d+(?:[.,]\d+)?\s?V(?:olt)?)?$/iu;
/** Compounds of tools that run on something. */
const driven =
  /(?:schrauber|säge|mäher|schere|bohrer|schleifer|sauger|bläser|hammer|fräse|trimmer|hobel|roller|leuchte|radio)$/iu;

/** A German name without what the thing runs on: "Rasenmäher Einhell Akku 36v" has a battery, "Bosch Akku 18V" is one. */
export function withoutPower(name: string, language: WrittenLanguage): string {
  const front = language === 'de' ? name.replace(poweredBehind, '') : name;
  if (front === name) return name;
  const isThing = typeHits(front, 'de').length > 0 || front.split(' ').some((word) => driven.test(word));
  return isThing ? front : name;
}
