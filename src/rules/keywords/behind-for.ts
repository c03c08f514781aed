import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** What is treated or touched, or when it is, and nobody. */
const noPeople =
  /^(?:(?:la|las|el|los|su|sus|tu|tus|les|le|sa|ses|votre|vos|ta|tes)\s)?(?:encías|piel(?:es)?|dientes|ojos|manos|pies|labios|cabello|gencives|peaux?|dents|yeux|mains|pieds|lèvres|cheveux|noches?|tardes?|mañanas?|días?|veranos?|inviernos?|soirées?|nuits?|journées?|étés?|hivers?)(?!\p{L})/iu;

/** "Para controlar al perro": what is done, and nobody. */
const done = /^(?!mujer)\p{Ll}{3,}(?:ar|er|ir|re)(?:l[aeo]s?|se)?\s/u;

/** "Para principiantes los sábados": when it is, behind whom it is for. */
const when =
  /\s(?:(?:los|el|le|les) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fines? de semana|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?)|por las? (?:mañanas?|tardes?|noches?))$/iu;

/** "Pour enfant en inox avec paille et bouchon": what the thing is of and what it has, behind whom it is for. */
const hadToo = /\s(?:en|avec|con)\s.{1,80}\s(?:et|y|e)\s.*$/iu;

/** "Schwierigkeit: für Anfänger": the label says of what it speaks, and not whom it is for. */
const labelBefore = /^\p{Lu}[\p{L} -]{2,24}\s?:\s(?=(?:für|para|pour|for)\s)/u;

/** "Diseño seguro y ergonómico para bebés": whom a clause names stands behind its preposition. Spanish and French. */
export function behindFor(given: string, language: WrittenLanguage): string {
  const text = given.replace(labelBefore, '');
  if (language !== 'es' && language !== 'fr') return text;
  const at = Math.max(text.lastIndexOf(' para '), text.lastIndexOf(' pour '));
  if (at === -1) return text;
  // "Des vélos de ville et des remorques pour enfants": the trailers are for them, and not all that is let.
  if (/,|\s(?:y|e|o|et|ou)\s/u.test(text.slice(0, at))) return text;
  const whom = text
    .slice(at + ' para '.length)
    .replace(when, '')
    .replace(hadToo, '');
  if (done.test(whom)) return text;
  return noPeople.test(whom) ? '' : whom;
}
