import type { Fact, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';

/**
 * The language of a fact's sentence, the sentence before it in the same text (empty when it is the first, undefined when the
 * fact stands in no sentence) and the one stuff that the name of the thing tells, empty where it tells none or several.
 */
export function sentenceContext(
  { source, quote }: Pick<Fact, 'source' | 'quote'>,
  { sentences, language, facts }: Pick<Ledger, 'sentences' | 'language' | 'facts'>,
): { language: WrittenLanguage; before: string | undefined; stuff: string } {
  const at = sentences.findIndex(({ path, text }) => path === source && text.includes(quote));
  const before = sentences[at - 1];
  return {
    language: language.written,
    before: at === -1 ? undefined : before?.path === source ? before.text : '',
    stuff: stuffOfName(facts),
  };
}

function stuffOfName(facts: readonly Fact[]): string {
  const named = facts.filter(({ kind, source }) => kind === 'material' && source.endsWith('.name'));
  return named.length === 1 ? named[0]!.value : '';
}
