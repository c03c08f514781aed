/** "Best 10 to 40 days after roast" tells when, and boasts of nothing. */
export const isTimeSpan = (text: string, start: number, end: number): boolean =>
  /^best$/iu.test(text.slice(start, end)) &&
  /^\s(?:between\s|from\s)?\d+(?:\s?(?:to|-|–|and)\s?\d+)?\s(?:hours?|days?|weeks?|months?|years?)\b/iu.test(
    text.slice(end),
  );

/** "Largest arch 38 cm" tells which of them is measured. */
export const isMeasured = (text: string, start: number, end: number): boolean =>
  /^(?:largest|biggest|smallest|longest|tallest|shortest|widest)$/iu.test(text.slice(start, end)) &&
  /^\s\p{L}+(?:\s\p{L}+)?,?\s\d/u.test(text.slice(end));

/** "Al lado del mercado", "près du marché", "Stand auf dem Markt": where a shop is, and no word on other goods. */
const where =
  /(?<!\p{L})(?:al lado|cerca|frente|enfrente|detrás|junto|a dos pasos|dentro|a la vuelta|puesto|plaza|calle|près|à côté|en face|derrière|à deux pas|au coin|place|rue|halle|stand|verkauf|laden|gegenüber|hinter)\s$/iu;

/** Whether what stands before a word for the market says that something is there. */
function isBesideMarket(text: string, start: number): boolean {
  return where.test(text.slice(Math.max(0, start - 16), start));
}

/** "El mejor": of all; "digiere mejor", "una mejor limpieza" say better than before. Spanish. */
const mostOfAll = /(?:^|[^\p{L}])(?:el|la|los|las|lo|al|del|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?)\s$/iu;

/** Whether "mejor" behind a word compares a thing with how it was. */
const isBetterOnly = (text: string, start: number, end: number): boolean =>
  /^mejor$/iu.test(text.slice(start, end)) &&
  /\p{L}\s$/u.test(text.slice(0, start)) &&
  !mostOfAll.test(text.slice(Math.max(0, start - 10), start));

/** Whether a word for the first of all says nothing of the kind. German, Spanish and French. */
export const boastsNothing = (text: string, start: number, end: number): boolean =>
  isBesideMarket(text, start) || isBetterOnly(text, start, end);
