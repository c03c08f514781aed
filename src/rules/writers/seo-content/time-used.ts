import type { Fact } from '#rules/listing/listing.ts';

const howLong =
  /\s(?:seasons?|summers?|winters?|years?|months?|weeks?|days?|times|trips?|holidays?|shows?|gigs?|saisons?|sommern?|wintern?|jahren?|monaten?|mal|touren|fois|ans|mois|noëls?|navidades|étés?|hivers?|temporadas?|veranos?|inviernos?|años|meses|veces)$/iu;
const usedFor =
  /(?<!\p{L})(?:worn|used|ridden|played|owned|kept|stored|driven|walked|taken|for|on|over|benutzt|getragen|gefahren|auf|seit|nach|portée?s?|servie?s?|sortie?s?|utilisée?s?|pendant|usad[oa]s?|durante|llevad[oa]s?)\s(?:\p{L}+\s){0,3}$/iu;

/** "Training takes two evenings": how long something else takes. */
const takes = /(?<!\p{L})(?:takes?|lasts?|dauert|dauern|dura|duran|dure|durent|prend)\s(?:\p{L}+\s){0,2}$/iu;
const times =
  /\s(?:evenings?|sessions?|visits?|lessons?|appointments?|afternoons?|mornings?|abende?|termine?|sitzungen?|sesiones|sesión|tardes?|citas?|visitas?|séances?|soirées?|rendez-vous)$/iu;

/** "Worn for two seasons", "auf drei Touren benutzt": how long it was used, and nothing that it has. */
export function isTimeUsed({ kind, value, quote }: Fact): boolean {
  if (kind !== 'number') return false;
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)));
  return (howLong.test(value) && usedFor.test(before)) || (times.test(value) && takes.test(before));
}
