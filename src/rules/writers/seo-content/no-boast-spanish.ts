const isNow =
  /(?<!\p{L})(?:está|están|sigue|siguen|quedó|queda|quedan|se ve|se conserva|va|van|funciona|funcionan) (?:casi |todo |toda )?$/iu;

/** "La pantalla está perfecta porque llevaba protector": how a used thing is found. Without its word the sentence would break. */
export function isFoundSound(text: string, start: number, end: number): boolean {
  return (
    /^perfect[oa]s?$/iu.test(text.slice(start, end)) &&
    isNow.test(text.slice(0, start)) &&
    !/^\s?para(?!\p{L})/iu.test(text.slice(end))
  );
}

const ranks =
  /(?<!\p{L})(?:mejor(?:es)?|peor(?:es)?|más|menos|únic[oa]s?|primer[oa]?s?|líder(?:es)?|número uno|favorit[oa]s?|cualquier|ningún|todo|toda)(?!\p{L})[^.;]{0,40}$/iu;

/** "Estampado de mapa del mundo": nothing is ranked. */
export function isPlainWorld(text: string, start: number, end: number): boolean {
  return /^del mundo$/iu.test(text.slice(start, end)) && !ranks.test(text.slice(0, start));
}
