import type { Brief, Keyword } from '#rules/listing/listing.ts';

const withPlus = /(?<![\p{L}\p{N}+])(?=[\p{N}]*\p{L})([\p{L}\p{N}]{1,16}\+{1,2})(?![\p{L}\p{N}+])/gu;

/** "MV7+", "C++", "Disney+" as the text names them: without its sign the name is another one's. */
export function withPlusSigns(keywords: readonly Keyword[], { product, fields }: Brief): Keyword[] {
  const text = [product.name, fields['videoTitle'] ?? '', fields['appName'] ?? '', product.description].join(
    '\n',
  );
  if (!text.includes('+')) return [...keywords];
  const lower = text.toLowerCase();
  const signed = new Map(
    [...lower.matchAll(withPlus)].map(([named]): [string, string] => [named.replace(/\+/gu, ''), named]),
  );
  const isAlone = (bare: string): boolean => lower.split(/[^\p{L}\p{N}+]+/u).some((word) => word === bare);
  for (const bare of signed.keys()) if (isAlone(bare)) signed.delete(bare);
  if (signed.size === 0) return [...keywords];
  return keywords.map((keyword) => ({
    ...keyword,
    phrase: keyword.phrase
      .split(' ')
      .map((word) => signed.get(word) ?? word)
      .join(' '),
  }));
}
