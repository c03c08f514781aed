import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';

const attributeKinds = new Set(['material', 'feature', 'method', 'colour']);
/** Behind or before these nothing is named: a verb, a participle, a joint. */
const noAttribute: Readonly<Record<'de' | 'es' | 'fr', RegExp>> = {
  de: /(?:^|\s)(?:\p{Ll}\S*$|mit|ohne|aus|für|in|im|auf|bei|von|zum|zur|und|oder|nicht|ca|max|pro|je)(?:\s|$)|^(?:Nicht|Kein)|^\p{Ll}+(?:en|em|er|es|e)\s/u,
  es: /^(?:se|no|sin|con|para|por|en|un|una|el|la|los|las|\p{L}+(?:[aeií]r|[aeií]rse|ando|iendo))(?:\s|$)|^(?:hech|fabricad|entregad|enviad|vendid|cosid|pintad|apt|incluid)\p{L}+/iu,
  fr: /^(?:se|ne|pas|sans|avec|pour|en|un|une|le|la|les|l|d|\p{L}+(?:er|ir|oir))(?:\s|[’']|$)|^(?:fait|fabriqu|livr|vend|coulé|cous|peint|expédi|inclus|lavable)\p{L}*/iu,
};

/**
 * Short attributes of the product in the seller's words ("pierres de lune", "ojos bordados", "Lesebändchen"), typed
 * alone where a tag has no room for the thing beside them. Without figures, since a measure alone finds nothing.
 */
export function ownAttributes(ledger: Ledger, language: WrittenLanguage): string[][] {
  if (language === 'en' || language === 'other') return [];
  const found: string[][] = [];
  for (const { kind, value, source } of ledger.facts) {
    if (!source.startsWith('products.') || !attributeKinds.has(kind)) continue;
    const words = piecesOf(value);
    const most = 3;
    const fewest = language === 'de' ? 1 : 2;
    if (words.length < fewest || words.length > most || /\d/.test(value) || value.length > 24) continue;
    if (language === 'de' && !/\p{Lu}\p{L}{3,60}$/u.test(value)) continue;
    if (!/^[\p{L}\s’'-]+$/u.test(value) || noAttribute[language].test(value)) continue;
    found.push(words);
  }
  return found;
}
