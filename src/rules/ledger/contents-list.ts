import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { fragmentsOf } from './clauses.ts';
import { opensWithDimension } from './dimension-words.ts';
import { measuresIn } from './measures.ts';
import { shapeOf } from './shape.ts';

const dimensionWord =
  /\b(?:height|width|depth|length|diameter|weight|volume|size|sizes|thickness|span|höhe|breite|tiefe|länge|durchmesser|gewicht|altura|ancho|largo|fondo|peso|hauteur|largeur|profondeur|longueur|poids)\b/iu;

/** "Pojemność 350 ml", and no "vekt 650 g i str. M": a label and its measure. */
const isNearlyAll = (text: string, covered: number): boolean =>
  covered + Math.max(0, text.search(/[\s:]/u)) + 3 >= text.length;

/** A measure with little around it; "tested to 480 lb pull" is something else. */
export function isMostlyMeasure(text: string): boolean {
  const covered = measuresIn(text).reduce((sum, measure) => sum + measure.end - measure.start, 0);
  return (
    covered >= text.length * 0.55 ||
    (covered > 0 && (dimensionWord.test(text) || (isNearlyAll(text, covered) && opensWithDimension(text))))
  );
}

const noContents =
  /^(?:it|they|you|we|i|this|these|each|every|made|hand-?made|machine|dishwasher|vegan|waterproof|washable|suitable|ideal|perfect|great|fits|from|for)\s/iu;

/**
 * What comes with a thing, apart from what else a seller says in the same breath: "Comes with a pouch, it stays warm for
 * hours, 24 cm, holds 450 ml" lists one thing and tells three.
 */
export function cutContents(text: string, language: WrittenLanguage): { contents: string; behind: string[] } {
  const parts = text.includes(',') ? fragmentsOf(text) : [];
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      // "The lens covers" among what is included do nothing.
      !/^(?:the|an?|its) \p{Ll}+(?: \p{Ll}+)?$/u.test(part) &&
      (noContents.test(part) ||
        isMostlyMeasure(part) ||
        ['sentence', 'verb', 'order'].includes(shapeOf(part, language))),
  );
  return at === -1
    ? { contents: text, behind: [] }
    : { contents: parts.slice(0, at).join(', '), behind: parts.slice(at) };
}

/** A list of what is in the box stays one clause. */
export const opensContents = longPattern('iu')`
  ^(?:in the box|what[’']?s in the box|box contents|you (?:get|receive)|includes?|included|comes?(?: complete)? with|complete with
    |set contains|package includes|lieferumfang|im (?:paket|karton)|enthalten|inklusive|incluye|contenido
    |en la caja|comprend|contenu|livré|inclus|vous recevez|(?:may )?contains? (?:milk|soya?|nuts|gluten
      |wheat|eggs?|fish|sesame|celery|mustard|peanuts|almonds|hazelnuts|sulphites))\b
`;

const contentsList =
  /^(?:(?:it|they) )?(?:comes? with|includes?|complete with|supplied with)\s[^,]{2,60},\s[^,]{2,60}(?:,|\sand\s)/iu;

/** "Comes with case, a chipped bobbin cover and the manual": one worn part in an English list is no fault of the thing. */
export function listsContents(text: string): boolean {
  return contentsList.test(text);
}
