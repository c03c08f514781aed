const ofChoice =
  /^(?:disponibles?|existe\p{L}*|décliné\p{L}*|au choix|proposé\p{L}*|formats?|tailles?)(?!\p{L})/iu;

/** "A3 et 50 x 70 cm" of "disponible en A4, A3 et 50 x 70 cm", "45 tours" of "33 et 45 tours". French. */
export function isHalfOfChoice(value: string, quote: string): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)));
  if (/(?<![\d.,])\d[\d.,]{0,7}\s?(?:et|ou|à|-|\/)\s?$/u.test(before) && /^\d/u.test(value)) return true;
  return ofChoice.test(quote) && /[,]\s$|\s(?:et|ou)\s$/u.test(before);
}
