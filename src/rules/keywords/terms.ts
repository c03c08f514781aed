import type { FactKind } from '#rules/listing/listing.ts';

/** Facts that tell handling, faults or terms: their words find no buyer. */
export const kindsOfTerms: readonly FactKind[] = [
  'care',
  'flaw',
  'limit',
  'exclusion',
  'shipping',
  'contact',
  'hours',
  'guarantee',
  'price',
];
