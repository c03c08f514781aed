/** "TV spares or repair": in what state it is sold. */
const forSpares =
  /\s(?:for\s)?(?:spares?|parts)(?:\s(?:or|and|&|n)\s|\s?\/\s?)(?:repairs?|parts|spares?|not working).*$/iu;

/** "Knife holder!!! BEST QUALITY": what is cried behind the name. */
const cry = /(?<=.{8})!+\s.*$/u;
/** "Girls clothes age 5-6", "jeans size 12": whom or what it fits. */
const ofSize =
  /\s(?:aged?|ages|size|sizes|uk|eu)\s\d[\d\s/-]*(?:\s?(?:years?|yrs?|months?|mths?|cm|xl|uk|us|eu))?$/iu;

/** An English name without the state, the cry and the size behind the thing. */
export function withoutTerms(name: string): string {
  return name.replace(cry, '').replace(forSpares, '').replace(ofSize, '');
}
