const beforeSpanishDeed = /(?:,\s|\s(?:y|e)\s)(?:también )?(?=\p{Ll}{3,}(?:amos|emos|imos)(?:\s|$))/u;
const french = /^((?:Nous|On) \p{Ll}{3,}ons) et (\p{Ll}{3,}ons) (?=\p{Ll})/u;

/** "Fabricamos e instalamos toldos" as two sentences of one deed each, since each of them is looked for; others as they are. */
export function bothDeeds(sentence: string, language: 'en' | 'es' | 'fr' | 'de'): string[] {
  if (language === 'es') return spanishDeeds(sentence);
  const [front = '', first = '', second = ''] = language === 'fr' ? (french.exec(sentence) ?? []) : [];
  if (front === '') return [sentence];
  const rest = sentence.slice(front.length);
  return [`${first} ${rest}`, `Nous ${second} ${rest}`];
}

/** "Desmontamos y montamos muebles y alquilamos trasteros": each deed with what it is done to, which a verb alone shares with the next. */
function spanishDeeds(sentence: string): string[] {
  const parts = sentence.replace(/[.!]$/u, '').split(beforeSpanishDeed);
  if (parts.length < 2 || !/^(?:También )?\p{L}{3,}(?:amos|emos|imos)(?:\s|$)/u.test(sentence))
    return [sentence];
  return parts.map((part, at) => {
    const shared = part.includes(' ') ? '' : (/\s.+$/u.exec(parts[at + 1] ?? '')?.[0] ?? '');
    return `${part.charAt(0).toUpperCase()}${part.slice(1)}${shared}`;
  });
}
