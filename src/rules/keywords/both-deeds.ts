const spanish =
  /^((?:También )?\p{L}{3,}(?:amos|emos|imos)) (?:y|e) (\p{Ll}{3,}(?:amos|emos|imos)) (?=\p{Ll})/u;
const french = /^((?:Nous|On) \p{Ll}{3,}ons) et (\p{Ll}{3,}ons) (?=\p{Ll})/u;

/** "Fabricamos e instalamos toldos" as two sentences of one deed each, since each of them is looked for; others as they are. */
export function bothDeeds(sentence: string, language: 'en' | 'es' | 'fr' | 'de'): string[] {
  if (language === 'es') {
    const [front = '', first = '', second = ''] = spanish.exec(sentence) ?? [];
    if (front === '') return [sentence];
    const rest = sentence.slice(front.length);
    return [`${first} ${rest}`, `${second.charAt(0).toUpperCase()}${second.slice(1)} ${rest}`];
  }
  const [front = '', first = '', second = ''] = language === 'fr' ? (french.exec(sentence) ?? []) : [];
  if (front === '') return [sentence];
  const rest = sentence.slice(front.length);
  return [`${first} ${rest}`, `Nous ${second} ${rest}`];
}
