/** "No PVC", "ohne Weichmacher": what is not in it. */
export const deniedOpening = /^(?:no|without|ohne|keine?|sin|sans)\s/iu;

/** "Dès 18 mois", "18 months+": an age from which on, and no time that it takes. */
const fromAge =
  /^(?:(?:dès|à partir de|desde|a partir de|ab|from)\s(?:los\s)?\d{1,2}\s(?:mois|ans?|meses|años?|monaten?|jahren?|months?|years?)|\d{1,2}\s?(?:months?|monate?|years?|jahre?)\s?\+)(?!\p{L})/iu;

const decade = /^(?:(?:early|mid|late)[ -])?(?:19|20)\d0['’]?s$/iu;

/** Whether a clause tells an age: of those it is for, or the decade in which it was made. */
export function tellsAge(text: string): boolean {
  return /^ages? \d/iu.test(text) || fromAge.test(text) || decade.test(text);
}
