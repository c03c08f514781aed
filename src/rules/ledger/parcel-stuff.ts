import { longPattern } from '#rules/text/long-pattern.ts';

/** "Y van en una cajita de ", "livré dans un pochon en ", "kommt in einer Schachtel aus ": what leads to the stuff of a parcel. */
const sentIn = longPattern('iu')`
  (?<!\p{L})(?:(?:va|van|viene|vienen|llega|llegan|se envía|se envían|se entrega|se entregan|se presenta|se presentan)
    (?: \p{L}{1,14})? en (?:una?|su|sus) (?:\p{L}{3,14} )?\p{L}{3,14} (?:de |d')
  |(?:livrée?s?|expédiée?s?|envoyée?s?|emballée?s?|présentée?s?|arrivent?|vendue?s?) dans (?:une?|son|sa|leur) (?:petite? |jolie? )?\p{L}{3,14} (?:en |de )
  |(?:kommt|kommen|liegt|liegen|wird|werden|verpackt|geliefert|verschickt) in (?:einer|einem) (?:\p{Ll}{3,14} )?\p{L}{3,20} aus )(?:\p{Ll}{3,14} )?$
`;

const longestLead = 80;

/** Whether every place of a sentence that names a stuff tells what the thing is sent in. Spanish, French and German. */
export function isStuffOfParcel(stuff: string, sentence: string): boolean {
  const told = sentence.toLowerCase().replaceAll('’', "'");
  const named = stuff.toLowerCase();
  let at = told.indexOf(named);
  if (at === -1 || named.includes(' ')) return false;
  for (; at !== -1; at = told.indexOf(named, at + 1))
    if (!sentIn.test(told.slice(Math.max(0, at - longestLead), at))) return false;
  return true;
}
