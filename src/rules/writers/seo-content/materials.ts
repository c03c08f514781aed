import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Draft } from './draft.ts';

/** Names of the real materials of the brief, without figures, each once, at most 13. */
export function materialNames(draft: Draft): string[] {
  const names: string[] = [];
  for (const fact of draft.ledger.facts) {
    if (fact.kind !== 'material') continue;
    for (const hit of claimHits(fact.value, draft.language.written)) {
      if (hit.payload.kind !== 'material') continue;
      const name = fact.value
        .slice(hit.start, hit.end)
        .replace(/[^\p{L}\p{N}\s]/gu, ' ')
        .trim();
      const cased = draft.language.written === 'de' ? name : name.toLowerCase();
      if (!names.some((known) => known.toLowerCase() === cased.toLowerCase())) names.push(cased);
    }
  }
  return names.slice(0, 13);
}
