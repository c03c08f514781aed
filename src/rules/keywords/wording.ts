import type { KeywordKind } from '#rules/listing/listing.ts';

/** How a buyer types what a sentence says: before the name of the thing, behind it, or without it. */
export interface Wording {
  front?: string;
  tail?: string;
  alone?: string;
  kind: KeywordKind;
}

export const before = (front: string, kind: KeywordKind = 'attribute'): Wording => ({ front, kind });
export const behind = (tail: string, kind: KeywordKind = 'attribute'): Wording => ({ tail, kind });
