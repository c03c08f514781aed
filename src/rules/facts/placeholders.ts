import { finds } from '#rules/text/pattern-finds.ts';

/** What a template leaves where a word was to stand; "[M]" and "[2 pack]" are the seller's own. */
const gapWords =
  'insert|your|add|enter|brand|product|company|shop|store|name|link|price|colou?r|size|material|xx+|…|\\.\\.\\.|ihr|ihre|dein|deine|marke|produkt|firma|preis|farbe|größe|einfügen|hier|tu|su|nombre|marca|producto|empresa|tienda|enlace|precio|talla|insertar|aquí|votre|nom|marque|produit|entreprise|boutique|lien|prix|couleur|taille|insérer|ici';
const gap = new RegExp(
  `\\{\\{[^{}\\n]{1,60}\\}\\}|\\[(?:${gapWords})(?!\\p{L})[^\\][\\n]{0,60}\\]|<(?!link)(?:${gapWords})(?!\\p{L})[^<>\\n="]{0,60}>|[{%](?:${gapWords})(?!\\p{L})[\\w ]{0,30}[}%]|(?<!\\p{L})(?:lorem ipsum|x{3,}\\s?(?:mm|cm|m|ml|l|g|kg|in|oz|€|%)|(?:insert|add|enter|write|put) (?:your |the |a )?(?:story|text|name|brand|link|description|price|details?|photo|image|features?|keywords?) here)(?!\\p{L})`,
  'giu',
);

/** "$XX.XX", "€__": an amount that nobody filled in. */
const blankAmount =
  /[$€£]\s?(?:x{1,4}|_{2,6})(?:[.,](?:x{1,2}|_{1,2}))?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])x{2,4}[.,]x{2}(?!\p{L})\s?[$€£]?|(?<!_)_{3,20}(?!_)/giu;

/** Written large: "todo el proceso" is Spanish. */
const marker = /(?<!\p{L})(?:TO[D]O|TBD|FIX[M]E)(?=\s?:|\s?$)/gu;

/** What stands in a text until its writer knows better: gaps of templates, dummy text and notes to oneself. */
export const placeholders: readonly RegExp[] = [gap, marker, blankAmount];

const sign =
  /[{[]|<(?:your|insert|enter|brand|product|company|shop|store|name|price|colou?r|size|material|marke|marca|marque)|%\p{L}|lorem ipsum|todo|tbd|fixme|xxx|xx[.,]xx|[$€£]\s?[x_]|___| here(?!\p{L})/iu;

/** A first look, cheap enough for every text: without its signs there is no placeholder. */
export function mayBePlaceholder(text: string): boolean {
  return sign.test(text);
}

/** Placeholders of a text with their places in UTF-16 units. */
export function placeholdersIn(text: string): { text: string; start: number }[] {
  return placeholders.flatMap((pattern) => finds(pattern, text));
}
