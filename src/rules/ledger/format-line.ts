/** "Blog post." before what one reads: what it is has everybody before the eyes. */
const format =
  /^(?:an? |new |our |neue[rs]? |un |une |nouvel |nuev[oa] )?(?:blog (?:post|article|entry)|blogpost|article|news post|blogbeitrag|blogartikel|artikel|beitrag|article de blog|billet(?: de blog)?|entrada(?: de blog)?|artículo)[.:]\s+(?=\p{L})/iu;
/** What is asked or counted in a name is read, whatever its text calls itself. */
const readByName =
  /^(?:how (?:to|do|does|i|we|much|many|long)|why|what|when|where|which|\d{1,2} (?:things|ways|tips|reasons|ideas|mistakes|signs|steps|questions|places)|warum|wieso|wie|was|wann|comment|pourquoi|quand|cómo|por qué|cuándo|qué)\s/iu;
const sold = /[£€$]|\d\s?(?:eur|euros?|usd|gbp)(?!\p{L})/iu;

/** The text of an article without such a line; one that names a price keeps it, as it tells that nothing is sold there. */
export function withoutFormatLine(description: string, name: string): string {
  if (!readByName.test(name) || sold.test(description)) return description;
  const told = description.replace(format, '');
  return told === description ? told : told.charAt(0).toUpperCase() + told.slice(1);
}
