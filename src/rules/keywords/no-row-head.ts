import type { Brief } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

/** "Medidas disponibles:", "Extra Wünsche?", "Conseils d’entretien :": what stands over a row or asks. */
const head =
  /(?:^|[\n.!?]\s*)(?:[-–•*]\s?|\p{Extended_Pictographic}\uFE0F?\s?)?(\p{L}[^\n:.!?]{2,40}?)\s?[:?](?=\s|$)/gu;
/** A phrase that the text goes on from with an article ends in a verb: "régulier diffuse [une lumière]". */
const article = /^\s(?:une?|la|le|les|des|l['’]|el|los|las|una?|unos|unas)(?!\p{L})/u;
/** "Suspension s’adapte": done by the thing, and no part of its name. */
const reflexive = /(?:^|\s)s['’]\p{L}+$/iu;
/** "Color a cualquier rincón", "en toutes saisons": where or when it goes, behind half of what is said. */
const anyWhere =
  /\s(?:a|en|à|dans|pour|para) (?:cualquier|cada|tod[oa]s?|chaque|tou(?:te|s|tes)|n['’]importe)(?!\p{L})/iu;
/** Words that open a thought and name nothing. */
const idle =
  /^(?:ahora|luego|además|siempre|entonces|también|incluso|maintenant|ensuite|toujours|également|aussi|jetzt|dann|außerdem|zudem|immer)$/iu;

/** Whether a phrase names nothing that is searched: an adverb alone, or half of where something goes. */
export const namesNothing = (phrase: string): boolean => idle.test(phrase) || anyWhere.test(phrase);

/** "Pc core" of a Core i5: the chip without its number; "LED de alta" of high efficiency. */
const endsInChip = /\s(?:core|ryzen|celeron|pentium)$|\sde (?:alta|alto|gran|buena|primera)$/iu;
/** Words of heads over rows; "Acero inoxidable: fácil de limpiar" heads a point, and is one. */
const ofRows =
  /(?<!\p{L})(?:disponibles?|recomendad[oa]s?|aproximad[oa]s?|medidas|dimensiones|tallas|tamaños|edad|modo|instrucciones|conseils?|dimensions|entretien|livraison|envoi|approximatives?|tailles|âge|éditeur|editeur|wünsche|fragen|maße|größen|versand|lieferumfang|pflege|hinweise?|contenido|contenu|precio|prix|preis)(?!\p{L})/iu;

/** Tells phrases that are the heads of rows, end in a verb or name nothing. Spanish, French and German goods. */
export function noRowHead({ product, language }: Brief): (candidate: Candidate) => boolean {
  const { description } = product;
  const name = foldWord(product.name);
  const heads = new Set<string>();
  for (const [, text = ''] of description.matchAll(head))
    if (ofRows.test(text)) heads.add(foldWord(text.trim()));
  const isRomance = language.written !== 'de';
  const low = description.toLowerCase();
  const endsInVerb = (phrase: string): boolean => {
    let at = low.indexOf(phrase);
    if (at === -1) return false;
    for (; at !== -1; at = low.indexOf(phrase, at + phrase.length))
      if (!article.test(description.slice(at + phrase.length, at + phrase.length + 6))) return false;
    return true;
  };
  return ({ phrase, source }) => {
    if (source === 'targetKeywords') return false;
    const folded = foldWord(phrase);
    if (idle.test(phrase) || endsInChip.test(phrase)) return true;
    if (heads.has(folded) && !name.includes(folded) && folded.includes(' ')) return true;
    if (!isRomance || name.includes(folded)) return false;
    const behind = /\s(?:con|avec) (.+)$/iu.exec(phrase)?.[1];
    if (behind !== undefined && heads.has(foldWord(behind))) return true;
    return (
      reflexive.test(phrase) ||
      anyWhere.test(phrase) ||
      (phrase.includes(' ') && endsInVerb(phrase.toLowerCase()))
    );
  };
}
