const fitPrefix =
  /^(?:for|fits?|works? (?:with|on|in)|suitable for|compatible with|convient (?:à|aux?|pour)|compatible avec|(?:(?:geeignet|passend) )?für|(?:(?:apt[oa]s?|adecuad[oa]s?) )?para|compatible con)\s/iu;
/** "Fits men and women": whom it suits, and nothing that it is made for. */
const people = /\b(?:men|women|adults|kids|children|everyone|anyone|most people|all)\b/iu;
/** A thing by its maker or number: "Samsung S23". */
const namedThing = /^(?=.*(?:\d|\p{Lu}))[\p{L}\d][\p{L}\d.+-]*(?:\s[\p{L}\d][\p{L}\d.+-]*){0,2}$/u;

/** What a thing is made for, one by one: "For iPhone 13 to 16 and Samsung S23" → iPhone 13, Samsung S23. */
export function fittedThings(fact: string): string[] {
  // "Fits DC25 only": that it fits nothing else is no word of a search.
  const text = fact.replace(fitPrefix, '').replace(/ only$/iu, '');
  // "Wrists 15-18 cm": a measure up to which it goes, and no thing.
  if (
    people.test(text) ||
    // "Der Wagen passt in jeden Kofferraum" is a sentence of the thing.
    /^(?:Der|Die|Das|Er|Sie|Es|Unsere?|Diese[rs]?)\s/u.test(text) ||
    /^\d[\d.,-]*\s?(?:cm|mm|in|inch)\s(?:wrist|head|waist|neck|chest|foot)/iu.test(text) ||
    // "Tamaño 12 x 18 cm, cabe en el bolsillo": how large it is says only where it goes.
    /^(?:tamaño|medidas|dimensiones|taille|dimensions|größe|maße)\s/iu.test(text) ||
    /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft|kg|lbs?|g)$/iu.test(text)
  )
    return [];
  const parts = text.split(/,\s|\s(?:and|or|und|oder|y|et|ou)\s/iu).map((part) =>
    part
      .replace(/\s(?:to|through|bis|hasta|jusqu[’']à|–|-)\s\S+$/iu, '')
      // "Many Bosch, Siemens and Neff models": nobody types how many.
      .replace(
        /^(?:most|many|various|several|almost all|nearly all) |\s(?:models|machines|units|versions|makes)$/giu,
        '',
      )
      .trim(),
  );
  if (parts.length > 1 && parts.every((part) => namedThing.test(part))) return parts;
  // "Inducción, gas y vitrocerámica": each by itself, and nobody types the row.
  if (
    parts.length > 2 &&
    joinedAbroad.test(text) &&
    parts.every((part) => /^\p{L}+(?: \p{L}+)?$/u.test(part))
  )
    return parts;
  if (text.split(' ').length <= mostFittedWords) return [text];
  const front = carFront.exec(text)?.[0];
  return front === undefined ? [] : [...new Set([front, front.split(' ').slice(0, 2).join(' ')])];
}

const joinedAbroad = /\s(?:y|et|und|oder|ou)\s/iu;
const mostFittedWords = 4;
/** "VW Golf Mk7" of "VW Golf Mk7 1.4 TSI 2013-2019": maker and model, without engine and years. */
const carFront =
  /^\p{Lu}[\p{L}-]* [\p{Lu}\d][\p{L}\d-]*(?: (?:Series|Class|[Mm][Kk]\s?\d|\p{Lu}{1,3}\d{1,3}|\d{1,3}(?![\d.-])))?(?= )/u;
