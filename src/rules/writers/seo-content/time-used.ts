import type { Fact } from '#rules/listing/listing.ts';

const howLong =
  /\s(?:seasons?|summers?|winters?|years?|months?|weeks?|days?|times|trips?|holidays?|shows?|gigs?|saisons?|sommern?|wintern?|jahren?|monaten?|mal|touren|fois|ans|mois|noëls?|navidades|étés?|hivers?|temporadas?|veranos?|inviernos?|años|meses|veces)$/iu;
const usedFor =
  /(?<!\p{L})(?:worn|used|ridden|played|owned|kept|stored|driven|walked|taken|for|on|over|benutzt|getragen|gefahren|auf|seit|nach|portée?s?|servie?s?|sortie?s?|utilisée?s?|pendant|usad[oa]s?|durante|llevad[oa]s?)\s(?:\p{L}+\s){0,3}$/iu;

/** "Worn for two seasons", "auf drei Touren benutzt": how long it was used, and nothing that it has. */
export function isTimeUsed({ kind, value, quote }: Fact): boolean {
  if (kind !== 'number' || !howLong.test(value)) return false;
  return usedFor.test(quote.slice(0, Math.max(0, quote.indexOf(value))));
}
