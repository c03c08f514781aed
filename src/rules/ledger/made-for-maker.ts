import type { Brief } from '#rules/listing/listing.ts';

/** "Bremsbeläge Set Shimano", said to be "passend für Shimano": what the maker before all made is not sold. */
export function fitsMaker(maker: string, name: string, description: string): boolean {
  const named = maker.replace(/[^\p{L}\p{N}&’'-]/gu, '.');
  return (
    !name.toLowerCase().startsWith(maker.toLowerCase()) &&
    new RegExp(
      `(?:passend für|passt (?:für|zu|an)|geeignet für|kompatibel mit|compatible con|válido para|compatibles? avec|convient aux?|adaptée?s? aux?)(?: ?:)?(?: (?:las? |los |les )?\\p{Ll}{3,20}){0,2}(?: \\p{Lu}[\\p{L}-]{1,20}(?:,| y| et| und| o| ou| oder)?){0,4} ${named}(?!\\p{L})`,
      'iu',
    ).test(description)
  );
}

/** "Kein Original von Dyson", "neuf pour Renault Clio 4": the maker whom the text names is that of what it fits. */
export function isMadeFor(maker: string, { product: { name, description } }: Brief): boolean {
  const named = maker.replace(/[^\p{L}\p{N}&’'-]/gu, '.');
  return (
    fitsMaker(maker, name, description) ||
    new RegExp(
      `(?:[Kk]ein(?:e[ns]?)? (?:Original\\p{L}*|Produkt|Artikel)|[Nn]icht|[Nn]o (?:es )?original|[Nn]on d[’']origine|[Pp]as d[’']origine) (?:von|der Firma|de) ${named}(?!\\p{L})`,
      'u',
    ).test(description) ||
    (!name.toLowerCase().includes(maker.toLowerCase()) &&
      new RegExp(
        `(?:^|[.;]\\s)[^.;]{4,50}\\s(?:neu[fe]?s?|neuves?|nuev[oa]s?|adaptables?|kompatibel|recambio|rechange|à peindre)?\\s?(?:pour|para|für) ${named} \\p{Lu}`,
        'u',
      ).test(description))
  );
}
