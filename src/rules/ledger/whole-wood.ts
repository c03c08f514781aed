import type { Language } from '#rules/listing/listing.ts';

const trees: Readonly<Record<'es' | 'fr' | 'de', string>> = {
  es: 'haya|roble|nogal|pino|olivo|cerezo|fresno|arce|abedul|castaño|cedro|teca|acacia|encina|abeto|paulownia|mango|caoba|ciprés|boj|sabina',
  fr: 'hêtre|chêne|noyer|pin|olivier|frêne|érable|merisier|bouleau|châtaignier|cèdre|teck|acacia|sapin|tilleul|manguier|acajou|buis|peuplier|robinier',
  de: 'Buche|Eiche|Nussbaum|Walnuss|Kiefer|Fichte|Esche|Ahorn|Birke|Lärche|Zirbe|Linde|Erle|Akazie',
};
const apart: Readonly<Record<'es' | 'fr' | 'de', RegExp>> = {
  es: new RegExp(
    `(?<!\\p{L})(madera)(?:,|:| -| \\()\\s?(${trees.es})\\)?(?=$|[.,;\\n]|\\s(?:y|o|con|maciz[oa]|natural|\\d))`,
    'giu',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(bois)(?:,|\\s?:| -| \\()\\s?(${trees.fr})\\)?(?=$|[.,;\\n]|\\s(?:et|ou|avec|massif|naturel|\\d))`,
    'giu',
  ),
  de: new RegExp(
    `(?<!\\p{L})Holz(?:,|:| -| \\()\\s?(${trees.de})\\)?(?=$|[.,;\\n]|\\s(?:und|oder|mit|massiv|geölt|natur|\\d))`,
    'gu',
  ),
};
/** "Lindenholz", but "Ahornholz". */
const joinedGerman = (tree: string): string =>
  `${tree.endsWith('e') ? `${tree}n` : tree}${tree === 'Kiefer' ? 'n' : ''}holz`;

/** "Madera, haya", "bois : hêtre", "Holz, Buche": a stuff with its kind behind a comma is one stuff. */
export function withWholeWood(text: string, { written }: Language): string {
  if (written === 'de') return text.replace(apart.de, (_whole, tree: string) => joinedGerman(tree));
  if (written !== 'es' && written !== 'fr') return text;
  return text.replace(apart[written], (_whole, wood: string, tree: string) =>
    written === 'fr' && /^[aeiouéêh]/iu.test(tree) && !/^hêtre/iu.test(tree)
      ? `${wood} d’${tree.toLowerCase()}`
      : `${wood} de ${tree.toLowerCase()}`,
  );
}
