import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { gemstoneLines } from './words/gemstones.ts';

/** English names, as claims are grouped by them, of what is set into a thing or strung: earrings are with garnets, not in garnet. */
const gemstones = new Set(
  gemstoneLines
    .trim()
    .split('\n')
    .map((line) => line.split(/[,;]/u)[0]!.trim()),
);

/** Whether the stuff that a phrase names is a gemstone. */
export function isGemstone(text: string, language: WrittenLanguage): boolean {
  const hit = claimHits(text, language).find(({ payload }) => payload.kind === 'material');
  return hit !== undefined && gemstones.has(hit.payload.group);
}
