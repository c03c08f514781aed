import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Brief } from '#rules/listing/listing.ts';

/** "Calcula las horas extra" of "Calcula las horas extra y exporta a Excel": a verb with its object, before whatever joins it to more. */
const deeds: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^((?!(?:Cada|Toda|Esta|Nuestra|Tienda|Nuestro|Este|Para|Además|Desde|Entre|Sobre|Siempre|Contra)\s)\p{Lu}\p{Ll}{3,}[ae]n? (?:(?:las?|los|el|tus?|sus?|una?|todos los|todas las) )\p{Ll}{4,}(?: (?:de \p{Ll}{3,}|\p{Ll}{5,}))?)(?=[.,;:]|\s(?:y|e|o|con|para|en|sin|por|cuando|antes|entre|desde|según|que|a|al)\s)/u,
  fr: /^((?!(?:Cette|Chaque|Toute|Notre|Votre|Entre|Comme|Contre|Quelque|Outre|Une|Même|Simple)\s)\p{Lu}\p{Ll}{3,}(?:ez|e) (?:(?:les?|la|vos|votre|des|une?|tous les|toutes les) )\p{Ll}{4,}(?: (?:de \p{Ll}{3,}|\p{Ll}{5,}))?)(?=[.,;:]|\s(?:et|ou|avec|pour|en|sans|par|quand|avant|entre|depuis|selon|qui|à|au|sur|dans)\s)/u,
};
const fewest = 14;
const mostSentences = 8;

/** What a Spanish or French sentence of an app says first that is done; the first that fits, empty where none does. */
export function deedAtStart({ language, product }: Brief, fits: (text: string) => boolean): string {
  const { written } = language;
  if (written !== 'es' && written !== 'fr') return '';
  return (
    splitSentences(product.description)
      .slice(0, mostSentences)
      .map((sentence) => deeds[written].exec(sentence)?.[1] ?? '')
      .find((text) => text.length >= fewest && fits(text)) ?? ''
  );
}
