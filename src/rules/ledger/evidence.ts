import type { Evidence } from '#contract/report.ts';
import type { Fact, Ledger } from '#rules/listing/listing.ts';
import { type Token, tokensOf } from '#rules/text/words.ts';

interface PreparedFact {
  fact: Fact;
  stems: string[];
  /** The same for facts of the same words of the seller. */
  statement: number;
}

const prepared = new WeakMap<Ledger, Map<string, PreparedFact[]>>();
const maxGap = 2;
const noFacts: readonly PreparedFact[] = [];

/** Facts by the first stem of their value, longest first. */
function factsByStem(ledger: Ledger): Map<string, PreparedFact[]> {
  const known = prepared.get(ledger);
  if (known !== undefined) return known;
  const map = new Map<string, PreparedFact[]>();
  const statements = new Map<string, Map<string, number>>();
  let lastStatement = 0;
  const statementOf = ({ source, quote }: Fact): number => {
    let bySource = statements.get(quote);
    if (bySource === undefined) statements.set(quote, (bySource = new Map()));
    let statement = bySource.get(source);
    if (statement === undefined) bySource.set(source, (statement = lastStatement += 1));
    return statement;
  };
  for (const fact of ledger.facts) {
    const stems = tokensOf(fact.value).map((token) => token.stem);
    const first = stems[0];
    if (first === undefined) continue;
    const statement = statementOf(fact);
    const list = map.get(first);
    if (list === undefined) map.set(first, [{ fact, stems, statement }]);
    else list.push({ fact, stems, statement });
  }
  for (const list of map.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  prepared.set(ledger, map);
  return map;
}

/** Index after the last token of the fact when its words stand here in order with small gaps, else -1. */
function endOfMatch(tokens: readonly Token[], from: number, stems: readonly string[]): number {
  let position = from + 1;
  for (let word = 1; word < stems.length; word += 1) {
    const stem = stems[word];
    let found = -1;
    for (let gap = 0; gap <= maxGap; gap += 1) {
      if (tokens[position + gap]?.stem === stem) {
        found = position + gap;
        break;
      }
    }
    if (found === -1) return -1;
    position = found + 1;
  }
  return position;
}

/**
 * Which facts of the seller a text rests on: each phrase of the text that says a fact, with the form field and the
 * seller's words. Longest facts first at each place, no overlaps, every fact once.
 */
export function evidenceOf(text: string, ledger: Ledger): Evidence[] {
  const byStem = factsByStem(ledger);
  const tokens = tokensOf(text);
  const evidence: Evidence[] = [];
  const used = new Set<string>();
  for (let index = 0; index < tokens.length;) {
    let next = index + 1;
    for (const { fact, stems, statement } of byStem.get(tokens[index]!.stem) ?? noFacts) {
      // A description as one fact, looked for in what is left of it at each of its words, would take the square of its length.
      if (stems.length > tokens.length - index) continue;
      const to = endOfMatch(tokens, index, stems);
      if (to === -1) continue;
      const phrase = text.slice(tokens[index]!.start, tokens[to - 1]!.end);
      const key = `${statement} ${phrase.toLowerCase()}`;
      if (!used.has(key)) {
        used.add(key);
        evidence.push({ text: phrase, source: fact.source, quote: fact.quote });
      }
      next = to;
      break;
    }
    index = next;
  }
  return evidence;
}
