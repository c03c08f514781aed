/** Words after which a full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(/-])(?:approx|ca|e\.g|i\.e|incl|inkl|excl|max|min|no|nr|nº|bzw|z\.\s?b|d\.\s?h|u\.\s?a|vs|etc|st|dr|mr|mrs|ms|fig|vol|p\.\s?ej|aprox|env|etwa|art|temp|dia|ø|bj|gr|evtl|ggf|versch|réf|ref|cod|cal|máx|mín|núm|tel|techn|elektr|etw|tlw|teilw|kl|ungef|vermutl|sog|wg|o|i\.\s?d\.\s?r|zzgl|einschl|ehem|kompl|neuw|gebr|urspr|durchm|mwst|u|o\.\s?ä|cca|unid|uds|diám|larg|épaiss)\.$/iu;
/** Words of their own in one language and shortened in another: "80 cm de haut.", "haut. 80 cm". */
const abbreviationBefore =
  /(?:^|[\s(])(?:long|haut|prof|dim|larg|lt|mtl|mögl|jährl|tägl|wöchentl|std|bes|orig|opt|mech|usw|bspw|pag|hab)\.$/iu;
/** "Holds charge about 30 min. comes with 3 tools": behind a figure and its unit a new thought begins. */
const opensThought =
  /^(?:comes?|includes?|has|have|works?|no|not|needs?|used|selling|it|the|this|all|filter|battery|box|with|non|fits?|made|can|wipe|easy|small|large|great|ideal|very|pink|black|white|\p{L}+ing)\s/u;

/** "About 30 min. comes …", "2 night min. logs included": the unit or the bound stands behind its figure and ends the sentence. */
function endsOnUnit(sentence: string, next: string): boolean {
  return (
    (/\d\s?(?:min|no|max)\.$/u.test(sentence) && opensThought.test(next)) ||
    // "Hold for 60 min. 1200W": what is shortened is the unit of the figure before it.
    (/\d\smin\.$/u.test(sentence) && /^\d/.test(next)) ||
    /\d\s\p{L}+\s(?:min|max)\.$/u.test(sentence)
  );
}

/** Whether the full stop at a text's end shortens its last word, by what follows: "techn. einwandfrei" is one thing. */
export function isShortened(before: string, after: string): boolean {
  if (abbreviation.test(before)) return !endsOnUnit(before, after);
  return /^[\p{Ll}\d]/u.test(after) && abbreviationBefore.test(before);
}

/** A text without the stops of shortened words, for readers that cut at every stop: "max. 57 mm" is one thing. */
export function withoutShortStops(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}{1,7}\.(?=\s)/gu, (piece) =>
    abbreviation.test(piece) ? piece.slice(0, -1) : piece,
  );
}
