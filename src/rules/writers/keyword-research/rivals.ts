import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Offer } from './offers.ts';

/** How others are called who have no name: "local kennels", "cerrajeros baratos". */
const anybody =
  /^(?:local|other|others|cheap|cheaper|big|bigger|large|small|independent|nearby|chains?|online|high street|the|all|any|some|most|andere|billige|günstige|große|lokale|regionale|die|baratos?|baratas?|otros?|otras?|grandes?|locales?|los|las|autres?|petits?|petites?|locaux|locales?|les|pas|chers?)$/iu;

/** Whether an entry of the competitors is a kind of business or a search, typed small, and nobody's name. */
export function namesNobody(
  entry: string,
  offers: readonly Offer[],
  told: { industry: string; businessName: string; towns: readonly string[] },
): boolean {
  if (/\p{Lu}|\d/u.test(entry)) return false;
  const words = entry.split(/\s+/u);
  if (!words.some((word) => anybody.test(word))) return false;
  const known = new Set(
    stemsOf([told.industry, told.businessName, ...offers.map(({ name }) => name)].join(' ')),
  );
  const places = new Set(told.towns.flatMap((town) => foldWord(town).split(' ')));
  return words.every(
    (word) =>
      anybody.test(word) || places.has(foldWord(word)) || stemsOf(word).every((stem) => known.has(stem)),
  );
}
