import type { Fact, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';

/**
 * The language of a fact's sentence, and the sentence before it in the same text: empty when it is the first, undefined when the
 * fact stands in no sentence.
 */
export function sentenceContext(
  { source, quote }: Pick<Fact, 'source' | 'quote'>,
  { sentences, language }: Pick<Ledger, 'sentences' | 'language'>,
): { language: WrittenLanguage; before: string | undefined } {
  const at = sentences.findIndex(({ path, text }) => path === source && text.includes(quote));
  const before = sentences[at - 1];
  return {
    language: language.written,
    before: at === -1 ? undefined : before?.path === source ? before.text : '',
  };
}
