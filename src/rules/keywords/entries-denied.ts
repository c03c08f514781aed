import type { Fact } from '#rules/listing/listing.ts';

/** A fact as it is told; of a row of what does not come along each entry too: "non fourni : ciseaux, mètre ruban" → "mètre ruban". */
export function entriesDenied({ kind, value }: Fact): string[] {
  return kind === 'exclusion' && value.includes(':') ? [value, ...value.split(/[:,]\s/u).slice(1)] : [value];
}
