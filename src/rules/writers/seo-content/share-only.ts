import type { Fact } from '#rules/listing/listing.ts';
import { minorShare } from './title-words.ts';

/** "100%" of a cotton bag. */
const bareShare = /^[\d.,\s]+%$/u;

/** Shares of several stuffs, of a small one, or of nothing that is named. */
export function isShareOnly({ value }: Fact): boolean {
  const first = value.indexOf('%');
  if (first === -1) return false;
  return first !== value.lastIndexOf('%') || bareShare.test(value) || minorShare.test(value);
}
