import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * With what a seller's next thought begins who sets no stops: "marque Lumo Bon état, peu portées Convient aussi …". The
 * capital and the small letter behind it show that no title is read. German is left out but for its small words, because every
 * noun has a capital there.
 */
const nextThought = longPattern('gu')`
  (?<=(?:\p{L}{2}|[\d)%"”€]) )(?=(?:(?:Très bon|Bon|Excellent|Parfait) état|Vendue?s? (?:sans|avec|en l['’]état)
    |Convien(?:t|nent)|Paiement (?:en|par)|Remise en main|[AÀ] venir (?:récupérer|chercher)|Livraison possible|Envoi (?:possible|par)
    |Jamais (?:portée?s?|utilisée?s?|servi)|Quasi neu(?:fs?|ves?)|Prix (?:ferme|à débattre)
    |Nur (?:Abholung|(?:an )?Selbstabhol\p{L}+)|Kein(?:e)? (?:Garantie|Versand|Rücknahme|Gewährleistung)|Leichte Gebrauchsspuren
    |(?:Muy buen|Buen) estado|Envío (?:gratis|por|incluido|a toda)|Solo (?:recogida|entrega)|Recogida en|Precio negociable
    |Se (?:entrega|vende|envía))(?!\p{L}))
`;
/** Behind these the sentence goes on. */
const leads =
  /(?<!\p{L})(?:en|in|de|des|du|le|la|les|un|une|est|sont|et|mit|im|mein|und|el|los|las|una|está|están|muy|très|sehr|por|para|pour|y|con|avec|of)$/iu;

/** "… open bottom for drainage, does not include soil": behind a row of commas what is missing is a sentence of its own. English. */
const missingBehind =
  /(?<=, [^.!?\n]{3,200}[\p{L}\d)]),? (?:it )?(does(?: not|n[’']t) (?:include|come with)) (?=\p{L})/giu;

const deniesSome = /\bdoes(?: not|n[’']t) (?:include|come with)\s/iu;

/** A text with a full stop before each thought that stands behind another one without any. */
export function withMissingStops(text: string): string {
  const parted = text
    .replace(nextThought, (_found, at: number) => {
      const before = text.slice(Math.max(0, at - 12), at - 1);
      return leads.test(before) ? '' : '\u0000';
    })
    .replaceAll(' \u0000', '. ');
  return deniesSome.test(parted)
    ? parted.replace(
        missingBehind,
        (_found, denied: string) => `. ${denied.charAt(0).toUpperCase()}${denied.slice(1)} `,
      )
    : parted;
}
