import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { fragmentsOf } from './clauses.ts';
import { lowerTitle } from './row-parts.ts';
import { opensWithOrder, shapeOf } from './shape.ts';
import type { Unit } from './units.ts';

const mostInHead = 4;
const mostInThing = 7;
/** What says something only of what stands behind it. */
const empty = longPattern('iu')`
  ^(?:(?:super|ultra|very|extra) .*|(?:wide|universal|broad|high)(?:ly)? compatib\p{L}+
    |compatib\p{L}+(?: \p{L}+)?|(?:large|big|high) capacity|features?|details?|specifications?|specs
    |function|design|quality|usage|scents?|lasts|best for|free (?:from|of)|battery(?: life)?|run[- ]?time|play[- ]?time|charging(?: time)?|(?:(?:\d+|one|two|three)[- ](?:year|month)s? )?(?:warranty|guarantee)|application|assembly|install\p{L}*|installation|aufbau|montage|montaje
    |holds|works|fits|use it(?: \p{L}+)?|pratique|práctic[oa]|fácil(?: de \p{L}+)?|gentle|soft|strong|light
    |hell|leicht|robust|sicher|multi-?(?:purpose|functional)|easy(?: to \p{L}+)?|comfortable|versatile
    |practical|convenient|safe|durable|stable|sturdy|wide use|widely used|note|tips?|usage|usage scenarios?
    |seasons?|occasions?|(?:fit|product|item|sleeve|neck|collar|closure|clothing|fabric|shoe|heel|sole) types?|fit|styles?|types?|genders?|departments?|patterns?
    |(?:key |main )?(?:feature|material|ingredient|component)s?|finish(?:es)?|items?|item names?|age(?: group| range)?|themes?|shape|water(?:ing)?|humidity|temperature|soil
    |fertili[sz]er|toxicity|pet[- ]friendly|hardiness|turnaround|engrav\p{L}+|non-engraved|personali[sz]ation|licen[cs]e|formats?|files?
    |vielseitig(?: einsetzbar| verwendbar)?|komfortabel|bequem|universell|multifunktional|langlebig|hochwertig|modern|elegant|zeitlos|stilvoll|einfach|komplett
    |versátil|cómod[oa]|polivalente|multifuncional|durader[oa]|elegante|modern[oa]|complet[oa]|polyvalente?|confortable|multifonctions?|moderne|élégante?|compl(?:et|ète)
    |verwendung|anwendung|funktion\p{L}*|uso|usos|utilisation|stabil|praktisch
    |(?:(?:primary|main|product|item|package|overall|total|net|gross|max(?:imum)?|min(?:imum)?|available) )?(?:materials?
      |dimensions?|measurements?|sizes?|weight|colou?rs?|finish|style|shape|type|theme|pattern|model|names?|brand|origin
      |height|width|length|depth|capacity|volume|voltage|wattage|power|occasions?|season|fit|ingredients|directions|benefits
      |includes?|contents|inspiration|detailing|details|pieces?)(?:\s?\((?:inch(?:es)?|in|cm|mm|l x w x h|approx\.?)\))?)$
`;

/** "Style: romantic, polished and refined": praise by another name. */
const manners = /^(?:style|design|inspiration|mood|vibe|look|theme|aesthetic)s?$/iu;
const fitsOthers =
  /(?<!\p{L})(?:compatib|kompatib)|^(?:it )?(?:fits?|works? with|suitable|suits|for|passend|passt|geeignet|für|para|pour|apto|convient)(?!\p{L})/iu;

/** "Für Hunde bis 45 kg wie Labrador, Golden Retriever": examples of what was said are things of nothing. */
const examples = /,?\s(?:wie|z\. ?B\.|como|comme|such as)\s(?=\p{Lu}|les? |des |un )[^.;]*/u;

/** What a point with a heading tells in a few words: its heading and the things that its text lists. */
export function thingsOfPoint({ point, kind }: Unit, language: WrittenLanguage): string[] {
  if (point === undefined || kind === 'story' || manners.test(point.head)) return [];
  const isPlain = (text: string): boolean => {
    const shape = shapeOf(text, language);
    return shape === 'noun' || shape === 'adjective';
  };
  // "Flow: the pump makes a flow": its text says the heading again.
  const isAgain =
    language === 'en' &&
    !point.head.includes(' ') &&
    point.body.toLowerCase().includes(point.head.toLowerCase());
  const head =
    !isAgain && countPieces(point.head) <= mostInHead && !empty.test(point.head) && isPlain(point.head);
  // "Fit for all phones, Galaxy S26, Pixel": what it fits is none of its own.
  if (fitsOthers.test(point.head) || fitsOthers.test(point.body)) return head ? [point.head] : [];
  const things = fragmentsOf(point.body.replace(examples, '')).filter(
    (part) =>
      countPieces(part) > 1 &&
      // "Press side button" is an order.
      !(language === 'en' && opensWithOrder(part)) &&
      // "Unidades g": a letter is half of something.
      !/\s\p{L}$/u.test(part) &&
      countPieces(part) <= mostInThing &&
      isPlain(part),
  );
  return [...(head ? [lowerTitle(point.head, language)] : []), ...things];
}
