import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';

/** Things that smell of what their clauses name. German joins the noun to its compound. */
const scented: Record<Exclude<WrittenLanguage, 'other'>, RegExp> = {
  en: longPattern('u')`
    (?:^|\s)(?:candles?|tealights?|wax melts?|soaps?|soap bars?|perfumes?|parfum|colognes?|diffusers?
      |incense(?: sticks?)?|bath bombs?|bath salts?|(?:room|linen|pillow|body) (?:sprays?|mists?)
      |(?:body|beard|massage|essential) oils?|lotions?|balms?|body butters?|scrubs?|potpourri|shampoos?
      |body wash|deodorants?)$
  `,
  de: /(?:kerzen?|seifen?|parfum|parfums|raumdufte?|duftol|diffusore?n?|raucherwerk|raucherstabchen|badesalz|badekugeln?|korperol|bartol|shampoos?|lotion)$/u,
  es: /^(?:velas?|jabon(?:es)?|perfumes?|colonias?|difusor(?:es)?|inciensos?|sales de bano|aceites?|brumas?|champus?)(?:\s|$)/u,
  fr: /^(?:bougies?|savons?|parfums?|eau de (?:parfum|toilette|cologne)|diffuseurs?|encens|sels de bain|huiles?|brumes?|shampo(?:o|ing)s?)(?:\s|$)/u,
};

/** Materials, by their group, that perfumers also name a note after. Glass, wax and tin never are one. */
const noteGroups = new Set([
  'cedar',
  'pine',
  'oak',
  'birch',
  'spruce',
  'walnut wood',
  'cherry wood',
  'olive wood',
  'maple',
  'teak',
  'acacia',
  'bamboo',
  'cotton',
  'linen',
  'cashmere',
  'silk',
  'velvet',
  'leather',
  'suede',
  'amber',
  'driftwood',
]);

/** Parts that are made of something: "cotton wick", "lid of oak". */
const part =
  /(?:wick|lid|jar|box|cord|rope|handle|tray|stand|base|holder|sleeve|bag|pouch|sticks?|reeds?|docht|deckel|schale|beutel|griff|stabchen|mecha|tapa|caja|bandeja|varillas?|meche|couvercle|boite|plateau|batonnets?)(?!\p{L})/u;

/** Whether a thing of this type is bought for how it smells. */
export function isScented(type: string, language: WrittenLanguage): boolean {
  return language !== 'other' && scented[language].test(foldWord(type));
}

/** Whether every material that a clause of a scented thing names is a note of its scent. */
export function namesNotes(clause: string, language: WrittenLanguage): boolean {
  const materials = claimHits(clause, language).filter(({ payload }) => payload.kind === 'material');
  return (
    materials.length > 0 &&
    materials.every(({ payload }) => noteGroups.has(payload.group)) &&
    !part.test(foldWord(clause))
  );
}

const notesOfSmell =
  /^(?:(?:top|head|heart|middle|base)(?: notes?)?|notes?|kopfnote|herznote|basisnote|notas?(?: de (?:salida|corazón|fondo))?|notes? de (?:tête|cœur|coeur|fond))\s?:/iu;

/** What a thing smells or tastes of, in the words of the languages that shops are written in. */
const smellOrTaste = longPattern('iu')`
  ^(?:scents?|fragrances?|flavou?rs?|aromas?|duft|düfte|duftnoten?|duftrichtung|geruch|geschmack|geschmacksrichtung|olor
    |sabor(?:es)?|parfums?|senteurs?|arômes?|saveurs?|goûts?|profum[oi]|profumazione|fragranz[ae]|aromi|gust[oi]
    |geur(?:en)?|smaak|smaken|fragrâncias?|perfume|zapach(?:y)?|smak(?:i|er)?|doft(?:er)?|dufter|smag|tuoksu|maku
    |vůně|chuť|запах|аромат|вкус|άρωμα|γεύση|koku|illat|íz|miros|aromă|香り|香味|香气|口味)\s?[:：]
`;

/**
 * Whether a sentence is a row that names scents or tastes ("Zapach: mech, sosna", "Parfum : mousse, pin"), whatever
 * stuffs and colours these are called by. "Notes" are only those of a thing that is bought for how it smells.
 */
export function tellsNotes(sentence: string, smells: boolean): boolean {
  if (!sentence.includes(':') && !sentence.includes('：')) return false;
  return smellOrTaste.test(sentence) || (smells && notesOfSmell.test(sentence));
}
