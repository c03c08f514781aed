import type { Brief } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Language = 'de' | 'es' | 'fr';

/** A label that names what is to choose, and its list: "Name und Motiv nach Wunsch: Dino, Einhorn, Bagger oder Fuchs". */
const choices: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})Farben(?:\s[\p{L}\s]{1,30})?\ssind\s([^.:;!?\n]{3,160})|(?<!\p{L})(?:Motive?|Designs?|Muster|Düfte|Duft|Sorten?|Geschmacksrichtungen|Varianten|Tiere|Farben)(?:\s[\p{L}\s]{1,30})?:\s([^.:;!?\n]{3,160})/gu,
  es: /(?<!\p{L})(?:colores|motivos?|diseños?|dibujos?|aromas?|fragancias?|sabores|variedades|modelos)(?:\s[\p{L}\s]{1,30})?:\s([^.:;!?\n]{3,160})/giu,
  fr: /(?<!\p{L})(?:couleurs|coloris|motifs?|designs?|dessins?|parfums?|senteurs?|saveurs?|variétés|modèles)(?:\s[\p{L}\s]{1,30})?:\s([^.:;!?\n]{3,160})/giu,
};
const between = /,\s(?:und\s|oder\s|y\s|o\s|et\s|ou\s)?|\s(?:und|oder|y|o|u|et|ou)\s/u;
/** One noun; in Spanish and French two words may name it ("flor de sal" keeps its joint). */
const oneChoice: Readonly<Record<Language, RegExp>> = {
  de: /^\p{Lu}[\p{L}-]{2,}$/u,
  es: /^\p{L}{3,}(?:\s\p{L}{3,})?$/u,
  fr: /^\p{L}{3,}(?:\s\p{L}{3,})?$/u,
};
const mostChoices = 4;

/** A Spanish or French colour in one word agrees with its noun and is left; "rosa palo" and "vert sauge" never change. */
function isShade(list: string, entry: string, language: Language): boolean {
  return language !== 'de' && /^(?:colores|couleurs|coloris)/iu.test(list) && !entry.includes(' ');
}

/** The thing with each motif or scent that the seller lets people choose: "Schultüte Dino", "bougie figue". */
export function motifChoices(brief: Brief, slots: Slots, language: Language): Candidate[] {
  const head = slots.heads[0];
  if (head === undefined) return [];
  const name = language === 'de' ? head.text : head.text.toLowerCase();
  const source = `products.${brief.product.index}.description`;
  return matchesOf(choices[language], firstWords(brief.product.description, 800)).flatMap((match) => {
    const entries = (match[1] ?? match[2] ?? '').trim().split(between);
    if (entries.length < 2 || !entries.every((entry) => oneChoice[language].test(entry))) return [];
    return entries
      .filter((entry) => !isShade(match[0], entry, language))
      .slice(0, mostChoices)
      .map((entry) =>
        built(`${name} ${language === 'de' ? entry : entry.toLowerCase()}`, 'attribute', source),
      );
  });
}
