/** "Inkl Leinentuch": read as a word it was no sign that the cloth only lies beside the basket. */
const included =
  /(?<=^|[\s,(+])(?:inkl|incl)(?:\.\s?|\s)(?=(?:\d|\p{L}{3}))(?!(?:mwst|ust|versand|porto|steuer)(?!\p{L}))/giu;

/** "Du bekommst ein Vogelhaus aus Lärche": what is sold stands behind the verb, as in an advertisement without it. */
const youGet =
  /^(?:Du (?:bekommst|erhältst|kriegst)|Ihr (?:bekommt|erhaltet|kriegt)|Sie (?:bekommen|erhalten))\s(?:hier\s|von (?:mir|uns)\s)?(?:eine?n?\s)(?=\p{L}{3})/iu;

/** A German text with what its seller cut short in full, from the thing on. */
export function withoutGermanShorthand(text: string): string {
  const told = /(?<!\p{L})in[kc]l[.\s]/iu.test(text)
    ? text.replace(included, (said: string) => (said.startsWith('I') ? 'Inklusive ' : 'inklusive '))
    : text;
  const bare = told.replace(youGet, '');
  return bare === told ? told : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}
