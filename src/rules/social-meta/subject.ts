import type { SocialMetaForm } from '#contract/social-meta.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { cleanLine, withoutInstructions } from '#rules/ledger/clean.ts';
import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import type { Language } from '#rules/listing/listing.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { foldWord, wordsOf } from '#rules/text/words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { cleanName } from '#rules/writers/seo-content/name.ts';

/** Longest phrase that can name a page, in UTF-16 units. */
const longestName = 60;

/** What a page is about where only the form says it: its first phrase, else the first keyword, else its first sentence. */
export function subjectWithoutPage(form: SocialMetaForm, language: Language): string {
  const description = withoutInstructions(cleanLine(form.description));
  const first = bare(splitSentences(linesOf(description)[0] ?? '')[0] ?? description);
  const isPhrase =
    first.length <= longestName &&
    language.written !== 'other' &&
    shapeOf(first, language.written) === 'noun';
  if (isPhrase) return upperFirst(cleanName(first, language.written));
  const keyword = withoutInstructions(cleanLine(form.primaryKeywords?.[0] ?? ''));
  if (keyword !== '') return upperFirst(casedAs(keyword, description));
  return upperFirst(cleanName(shortenLine(first, titleTag('').limit, []), language.written));
}

function bare(sentence: string): string {
  return sentence.replace(/[.!?…。！？\s]+$/u, '');
}

/** Words of a search phrase as the description writes them: “plumber leeds” → “plumber Leeds”. */
function casedAs(phrase: string, description: string): string {
  const written = new Map(
    wordsOf(description)
      .filter(({ text, start }) => start > 0 && text !== text.toLowerCase())
      .map(({ text }) => [foldWord(text), text]),
  );
  return phrase
    .split(' ')
    .map((word) => written.get(foldWord(word)) ?? word)
    .join(' ');
}
