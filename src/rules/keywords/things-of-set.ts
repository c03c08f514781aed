import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Spanish and French words for several of one thing sold together. */
const setOf =
  /^(?:juego|set|pack|lote|conjunto|par|dúo|trío|serie|jeu|lot|ensemble|paire|duo|trio|série)\s(?:de\s|d[’'])(\p{L}{3,}[sx])$/iu;

/** "Juego de tazas" → "tazas": what such a set consists of is what people type. Empty for a single thing. */
export function thingsOfSet(type: string, language: WrittenLanguage): string {
  if (language !== 'es' && language !== 'fr') return '';
  return setOf.exec(type)?.[1] ?? '';
}
