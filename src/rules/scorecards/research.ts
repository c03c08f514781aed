import type { ResearchLine } from '#rules/checks/research-check.ts';
import { competitorsNamed } from '#rules/checks/research/competitors-named.ts';
import { intentsCovered } from '#rules/checks/research/intents-covered.ts';
import { longTailShare } from '#rules/checks/research/long-tail-share.ts';
import { offersCovered } from '#rules/checks/research/offers-covered.ts';
import { offersNamed } from '#rules/checks/research/offers-named.ts';
import { pagesDistinct } from '#rules/checks/research/pages-distinct.ts';
import { placeNamed } from '#rules/checks/research/place-named.ts';
import { volumesKnown } from '#rules/checks/research/volumes-known.ts';
import { winnableShare } from '#rules/checks/research/winnable-share.ts';

/** What makes a keyword research worth acting on. The points add to 100. */
export const researchScorecard: readonly ResearchLine[] = [
  { check: offersNamed, points: 15, reason: 'all else is derived from what is sold' },
  { check: offersCovered, points: 15, reason: 'a product without keywords is forgotten' },
  { check: volumesKnown, points: 20, reason: 'without numbers the order is a matter of judgment' },
  { check: longTailShare, points: 12, reason: 'narrow searches bring the first visitors' },
  { check: winnableShare, points: 10, reason: 'a plan has to begin with what can be won' },
  { check: intentsCovered, points: 10, reason: 'each step before buying needs its page' },
  { check: placeNamed, points: 8, reason: 'local searches are the nearest to a sale' },
  { check: competitorsNamed, points: 5, reason: 'a small group of searches, seldom decisive' },
  { check: pagesDistinct, points: 5, reason: 'mended by deciding, without new content' },
];
