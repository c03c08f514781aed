import type { Draft } from './draft.ts';

const withCode = /(?<=^|[.:\n]\s?|,\s)\p{Lu}\p{Ll}{2,} \p{Lu}{1,3}(?=,|\.|$|\sand\s)/gu;

/** "Canon EF, Nikon F, Leica M": a row of makers with what they call their own. */
export function isOneOfMounts(text: string, { brief }: Draft): boolean {
  if (!/^\p{Lu}\p{Ll}{2,} \p{Lu}{1,3}(?!\p{L})/u.test(text)) return false;
  const row = brief.product.description.match(withCode) ?? [];
  return (
    new Set(row.map((entry) => entry.split(' ')[0])).size > 1 && row.some((entry) => text.startsWith(entry))
  );
}
