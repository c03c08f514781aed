import type { Draft } from './draft.ts';
import { lowerFirst } from './english-words.ts';

/** "La luz y la comida" of "Apunta los viajes, la luz y la comida": what else an order of a Spanish or French text is done to. */
export function isPieceOfRow(text: string, { brief, language }: Draft): boolean {
  if (language.written !== 'es' && language.written !== 'fr') return false;
  return (
    /^(?:la|el|los|las|le|les|une?|una|des|tus?|vos|votre)\s|^l[’']/iu.test(text) &&
    brief.product.description.includes(`, ${lowerFirst(text)}`)
  );
}
