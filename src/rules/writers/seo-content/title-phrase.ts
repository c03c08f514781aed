/** How long tea or coffee is brewed: told in the text. */
const brewed = /(?<!\p{L})(?:d[’']infusion|de infusión|ziehen lassen|ziehzeit)(?!\p{L})/iu;

/** "Ab 18 Monaten" of "Geeignet ab 18 Monaten"; empty for how long something is brewed. German, Spanish and French. */
export const inTitleAbroad = (text: string): string =>
  // "+ 8 autres en photo": what is added to a row is no trait.
  text.startsWith('+') ? '' : brewed.test(text) ? '' : text.replace(/^Geeignet (?=(?:ab|für|bis) )/u, '');

/** "Aluminio forjado" of "aluminio forjado (20", whose bracket a comma cut. */
export const withoutOpenBracket = (text: string): string =>
  text.includes('(') && !text.includes(')') ? text.slice(0, text.indexOf('(')).trimEnd() : text;
