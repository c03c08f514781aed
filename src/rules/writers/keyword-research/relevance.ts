import { unbackedClaims, type Claim } from '#rules/ledger/claims.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { ResearchBrief } from './brief.ts';
import type { Candidate } from './candidates.ts';

/** What a searched thing may be that the offer is not. Praise and prices are the searcher's words, no property. */
const properties: ReadonlySet<Claim['kind']> = new Set([
  'material',
  'colour',
  'place',
  'certificate',
  'medical',
  'environmental',
  'origin',
]);

/** How well a keyword that came from outside fits what is sold. */
export interface Relevance {
  /** Whether it names one of the offers, by the word that says what the thing is. */
  namesOffer: boolean;
  /** A property in it that the brief does not name, in the keyword's words; null when there is none. */
  unsaid: string | null;
}

/** The rules' own wordings are made from the brief and fit it; what sources and models bring is looked at. */
export function relevanceOf({ keyword, origin }: Candidate, brief: ResearchBrief): Relevance {
  if (origin === 'rules' || origin === 'brief') return { namesOffer: true, unsaid: null };
  const stems = new Set(stemsOf(keyword));
  const first = brief.language.written === 'es' || brief.language.written === 'fr';
  const heads = brief.offers.flatMap(({ name }) => stemsOf(name).at(first ? 0 : -1) ?? []);
  const unsaid = brief.found.map(({ ledger }) =>
    unbackedClaims(keyword, ledger).filter(({ kind }) => properties.has(kind)),
  );
  // One product of which it holds is enough.
  const claim = unsaid.some((claims) => claims.length === 0) ? undefined : unsaid[0]?.[0];
  return { namesOffer: heads.some((head) => stems.has(head)), unsaid: claim?.text ?? null };
}
