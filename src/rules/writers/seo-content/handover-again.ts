import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Paragraph } from './realise.ts';

const fetched =
  /(?:ab(?:zu)?hol|recog|retirar|chercher|retrait|récupér|enlèvement|main propre|pick(?:ed)?[- ]?up|collect)/iu;
/** A way that leaves the buyer another one. */
const orSent = /versand|liefer|env[ií]|entrega|envoi|livr|deliver|shipp|post|(?:^|\s)(?:oder|o|ou|or)\s/iu;

/**
 * Paragraphs without the form's bare way of handing over ("Abholung.", "Retrait.") where the seller's own text says already that the
 * thing is fetched, and where.
 */
export function withoutHandoverAgain(
  paragraphs: readonly Paragraph[],
  { brief: { fields, product } }: Draft,
): readonly Paragraph[] {
  const way = fields['facebookDeliveryMethod'] ?? '';
  if (!fetched.test(way) || orSent.test(way) || !fetched.test(product.description)) return paragraphs;
  const bare = foldWord(way);
  return paragraphs
    .map(({ topic, sentences }) => ({
      topic,
      sentences: sentences.filter((sentence) => foldWord(sentence.replace(/\.$/u, '')) !== bare),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}
