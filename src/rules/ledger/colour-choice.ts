import type { Fact, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { isStain } from './not-its-stuff.ts';
import { isColourStuff } from './stuff-as-colour.ts';

/** "Farben: salbei, altrosa, senf": the buyer picks one. */
const choices =
  /(?:^|[,.;]\s)(?:\d{1,2} |\p{L}{3,7} )?(?:farben?|colores|couleurs|coloris|teintes|teintures?|beiz(?:e|en|töne)|lasuren?|colou?rs|shades)(?: (?:au choix|zur (?:aus)?wahl|a elegir|disponibles))?\s?:?\s[^.]*(?:,|\s(?:oder|o|u|ou)\s)/iu;

const several =
  /(?:^|[,.;]\s)(?:\d{1,2} |\p{L}{3,7} )?(?:farben|colores|couleurs|coloris|colou?rs|shades)(?: (?:au choix|zur (?:aus)?wahl|a elegir|disponibles))?\s?:?\s[^.]*,/iu;

/** "Six satin scrunchies: black, cream, sage", "bowls in sage, clay and oat": three and more are all there are. */
const counted =
  /:\s\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?){2,}(?:,? and \p{L}+(?: \p{L}+)?)?[.!]?$|\sin \p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+,? and \p{L}+/iu;

/** "In Senf, Petrol, Beere und Grau", "blanc, bleu gris et moutarde": the same in the other languages. */
const row =
  /(?:\s(?:in|en)|,|:)\s\p{L}{1,24}(?: \p{L}{1,24})?(?:, \p{L}{1,24}(?: \p{L}{1,24})?){1,8},? (?:und|oder|et|ou|y|e|o|u) \p{L}/iu;

/** "Pink, black, ivory, green": a row of nothing but colours, in whose label stood that they are several. */
const bareRow = /^\p{L}{3,20}(?: \p{L}{3,20})?(?:, \p{L}{3,20}(?: \p{L}{3,20})?){3,12}[.!]?$/u;

/** "Mostaza, oliva, terracota": three and more that stood behind a label of theirs. */
const bareRowAbroad = /^\p{L}{2,20}(?: \p{L}{2,20})?(?:, \p{L}{2,20}(?: \p{L}{2,20})?){2,12}[.!]?$/u;

/** "Naranja, blanca o verde": a sentence of nothing else. */
const onlyColours =
  /^\p{L}{3,20}(?: \p{L}{2,20})?(?:, \p{L}{3,20}(?: \p{L}{2,20})?){0,8} (?:oder|ou|o|u) \p{L}{3,20}[.!]?$/iu;

/** "Available in white, ivory, and slate": one of several is no colour of the thing. */
export function isChoice({ value, quote }: Fact, language: WrittenLanguage): boolean {
  if (language !== 'en' && quote.includes(', ') && isStain(quote)) return true;
  if (
    !choices.test(quote) &&
    !(language === 'en' && (counted.test(quote) || bareRow.test(quote))) &&
    !(language !== 'en' && (row.test(quote) || onlyColours.test(quote) || bareRowAbroad.test(quote))) &&
    !/\b(?:available|comes?|choose|choice|pick)\b[^.]{0,40}\b(?:in|from|of|between)\b|^choose\s/iu.test(quote)
  )
    return false;
  // The plural says it, whatever the colours are called.
  if (several.test(quote)) return !value.includes(',');
  const colours = claimHits(quote, language).filter(
    ({ payload, start, end }) => payload.kind === 'colour' || isColourStuff(quote.slice(start, end)),
  );
  return colours.length > 1 && !value.includes(',');
}
