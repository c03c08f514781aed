import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isCountry } from '#rules/text/regions.ts';

interface TradeWords {
  house: RegExp;
  /** What firms that buy put behind the goods and before them. */
  tails: readonly string[];
  fronts: readonly string[];
}

/** Who makes goods for firms, and who sells them on. */
const makers: Readonly<Partial<Record<WrittenLanguage, TradeWords>>> = {
  en: {
    house: /(?<!\p{L})(?:manufactur(?:ers?|ing)|fabricat(?:ors?|ion)|foundr(?:y|ies)|oem)(?!\p{L})/iu,
    tails: ['manufacturer', 'supplier', 'manufacturers', 'suppliers'],
    fronts: [],
  },
  de: {
    house: /(?:hersteller|herstellung|produzent|produktion|zulieferer|gießerei|fabrik)(?!\p{L})/iu,
    tails: ['hersteller', 'lieferant', 'nach maß'],
    fronts: [],
  },
  es: {
    house: /(?<!\p{L})(?:fabricantes?|fábricas?|fabricación)(?!\p{L})/iu,
    tails: ['fabricante'],
    fronts: ['fabricante de', 'fabricantes de', 'proveedor de'],
  },
  fr: {
    house: /(?<!\p{L})(?:fabricants?|fabrication|usines?|fonderies?)(?!\p{L})/iu,
    tails: ['fabricant', 'fournisseur'],
    fronts: ['fabricant'],
  },
};
const sellers: typeof makers = {
  en: {
    house: /(?<!\p{L})(?:wholesal(?:ers?|e)|distributors?|distribution|suppliers?|importers?)(?!\p{L})/iu,
    tails: ['supplier', 'wholesale', 'suppliers', 'distributor'],
    fronts: [],
  },
  de: {
    house: /(?:großhandel|großhändler|lieferant|importeur)(?!\p{L})/iu,
    tails: ['großhandel', 'lieferant', 'kaufen'],
    fronts: [],
  },
  es: {
    house: /(?<!\p{L})(?:mayoristas?|distribuidor(?:es|a)?|proveedor(?:es)?|importador(?:es|a)?)(?!\p{L})/iu,
    tails: ['al por mayor', 'proveedor'],
    fronts: ['proveedores de', 'distribuidor de'],
  },
  fr: {
    house: /(?<!\p{L})(?:grossistes?|distributeurs?|fournisseurs?|importateurs?)(?!\p{L})/iu,
    tails: ['grossiste', 'fournisseur', 'en gros'],
    fronts: [],
  },
};

/**
 * What people add to goods that a maker or a wholesaler offers to firms; `null` for every other house.
 * @param house what the business says it is
 */
export function makerWords(house: string, language: WrittenLanguage): Omit<TradeWords, 'house'> | null {
  return [makers[language], sellers[language]].find((words) => words?.house.test(house) === true) ?? null;
}

/** The country that stands in a location, as buyers of far-off goods type it: "uk" of "Redditch, UK"; empty without one. */
export function countryIn(location: string): string {
  const last = location.split(',').at(-1)!.trim();
  return isCountry(last) ? last.toLowerCase() : '';
}
