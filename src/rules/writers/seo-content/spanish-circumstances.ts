import { withoutDenied } from '#rules/ledger/condition-patterns.ts';
import { cutFlaws } from '#rules/ledger/spanish-had.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Why and where somebody sells, and how long it was used: told in the text, and no point that speaks for the thing. */
const ofSeller = longPattern('iu')`
  ^(?:viv(?:o|imos)|est(?:oy|amos)|me (?:mudo|voy|queda|quedan|l[oa]s? )|nos (?:mudamos|vamos|l[oa]s? )|por (?:mudanza|traslado|cambio|falta|no)|(?:ya )?no (?:l[oa]s? )?(?:us|necesit|cabe|tengo|tenemos)
    |(?:l[oa]s? |se )?(?:vend[oí]|vendemos|compré|compramos|usé|usamos|us[oa]ba|hemos|he (?:usado|tenido)|tengo|tenemos|dejo|regalo|cambio)|es un (?:primero|segundo|tercero|cuarto|quinto|bajo)
    |nuestr[oa]s? (?:hij[oa]s?|niñ[oa]s?)|\d[\d.,]* ?(?:€|euros)|se recoge|sol[oa] (?:en mano|recogida)|mi (?:hij[oa]|marido|mujer|madre|padre|niñ[oa]))(?!\p{L})|^\d[\d.,]* ?€
`;

const hardlyUsed = /(?<!\p{L})(?:veces|una vez|poco|apenas)(?!\p{L})/iu;
const soldSince = /,\s(?:l[oa]s? )?vend(?:o|emos) (?:por|porque)(?!\p{L})/iu;

/** Whether a Spanish text tells of the seller's life or of a fault, and of nothing that speaks for the thing. */
export function tellsOfSeller(text: string): boolean {
  // "La usamos 5 veces" speaks for it.
  return (
    (ofSeller.test(text) && !hardlyUsed.test(text)) ||
    soldSince.test(text) ||
    cutFlaws.test(withoutDenied(text, 'es'))
  );
}
