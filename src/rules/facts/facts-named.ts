import type { FactKind } from '#rules/listing/listing.ts';
import type { MeasuredText } from './measured-text.ts';
import {
  factsOfKinds,
  isTold,
  namesFact,
  type PreparedFact,
  type PreparedLedger,
} from './prepared-ledger.ts';

/** `facts(t)`: details of the ledger that a text names; of the given kinds only, when some are given. */
export function factsNamed(
  text: MeasuredText,
  ledger: PreparedLedger,
  kinds?: readonly FactKind[],
): PreparedFact[] {
  const candidates = kinds === undefined ? ledger.details : factsOfKinds(ledger, kinds);
  return candidates.filter((fact) => namesFact(text, fact));
}

/** Details of the ledger that none of the texts names. */
export function factsMissing(
  text: MeasuredText,
  ledger: PreparedLedger,
  kinds?: readonly FactKind[],
): PreparedFact[] {
  const candidates = kinds === undefined ? ledger.details : factsOfKinds(ledger, kinds);
  return candidates.filter((fact) => !namesFact(text, fact));
}

/** Values of some facts for a sentence: `“350 ml”, “stoneware”`, at most four. */
export function quoteFacts(facts: readonly PreparedFact[]): string {
  return quoteList(facts.map(({ fact }) => fact.value));
}

/** The same of facts that are asked for, each once: “rust” is asked for by “surface rust on some”. */
export function quoteWanted(facts: readonly PreparedFact[]): string {
  return quoteFacts(facts.filter((fact, index) => !isTold(fact, index, facts)));
}

/** `“a”, “b” and 3 more`. */
export function quoteList(values: readonly string[], most = 4): string {
  const different = [...new Set(values)];
  const shown = different.slice(0, most).map((value) => `“${value}”`);
  const rest = different.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`;
}
