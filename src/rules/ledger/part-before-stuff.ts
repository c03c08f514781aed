import { claimHits } from './claim-index.ts';

/**
 * Data sheets name the part first and then of what it is: "upper recycled mesh", "lens brown", "flysheet 75D polyester". Buyers
 * read and type it the other way round. English.
 */
const part =
  /^(uppers?|outer|inner|outsoles?|midsoles?|soles?|lens|frames?|lining|body|base|handles?|blades?|lid|seat|legs?|shaft|nib|strap|wheels?|cover|filling|flysheet|inner tent|groundsheet|poles?|cap|case|top|back|cuffs?|collar|hood|buckle|cord|chain|clasp|shade|housing|bezel|dial|grip|bowl|stand|insole)\s(?:is |are )?(?=\p{L}|\d{2,4}D\s)([^,;:()]{3,32})$/iu;
const noTrait = /(?<!\p{L})(?:and|or|with|in|of|for|is|are|no|not|from|to|on)(?!\p{L})/iu;

/** "Recycled mesh upper" of "upper recycled mesh"; any other phrase as it is. */
export function partBehindStuff(phrase: string): string {
  const [, name = '', told = ''] = part.exec(phrase) ?? [];
  if (name === '' || noTrait.test(told)) return phrase;
  const isTold = claimHits(told, 'en').some(
    ({ payload, end }) => (payload.kind === 'material' || payload.kind === 'colour') && end === told.length,
  );
  if (!isTold) return phrase;
  const text = `${told} ${name.toLowerCase()}`;
  return /^\p{Lu}/u.test(name) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}
