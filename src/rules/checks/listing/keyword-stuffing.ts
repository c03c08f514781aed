import type { Check } from '#rules/checks/check.ts';
import type { ListingContext } from '#rules/checks/listing-context.ts';
import { shorten } from '#rules/facts/field-length.ts';
import {
  pastedPhrases,
  stuffedLine,
  stuffedList,
  stuffedText,
  type StuffingSign,
} from '#rules/facts/stuffing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Times that one word may stand in a title or another single line before it is stuffing. */
  repeats: number;
}

/** Lists of search phrases. Bullets and chapters are lists of sentences and are judged as text. */
const phraseLists: readonly FieldId[] = ['tags', 'keywords', 'searchTerms', 'hashtags', 'materials'];

/** Texts that a buyer reads and into which tags are pasted. */
const proseFields: readonly FieldId[] = ['improvedBodyText', 'shortDescription', 'metaDescription'];

/** Lists whose entries share a form by nature: "Step 1", "Shot 2", "Lens width". */
const formLists: readonly FieldId[] = ['chapters', 'videoIdeas', 'itemSpecifics'];

function stuffedField(context: ListingContext, field: FieldId, params: Params): StuffingSign | null {
  if (formLists.includes(field)) return null;
  if (phraseLists.includes(field)) return stuffedList(context.entries(field));
  const rule = context.rule(field);
  const line =
    rule?.kind === 'text' &&
    (rule.format === 'line' || rule.format === 'comma-list' || rule.format === 'handle');
  return line && field !== 'metaDescription'
    ? stuffedLine(context.text(field), params.repeats)
    : stuffedText(context.text(field));
}

/**
 * Whether a row is what the seller's own description says in this order. Where a language is told in the seller's phrases, its
 * search phrases are pieces of that text, and nobody pasted them.
 */
function isOwnRow(row: readonly string[], { ledger }: ListingContext): boolean {
  if (ledger.language.written !== 'other') return false;
  const said = ledger.sentences
    .filter(({ path }) => path.endsWith('.description'))
    .flatMap(({ text }) => text.split(/[,;|\n、，；؛،.。!！]/u))
    .map((piece) => foldWord(piece.trim()))
    .filter((piece) => piece !== '');
  const wanted = row.map((phrase) => foldWord(phrase));
  return said.some((_piece, at) => wanted.every((phrase, place) => said[at + place] === phrase));
}

/** Search phrases pasted into a running text, with the text's field. */
function pastedRow(context: ListingContext): { field: FieldId; row: readonly string[] } | null {
  const phrases = phraseLists.flatMap((list) => context.entries(list));
  for (const field of proseFields) {
    if (!context.filled.includes(field)) continue;
    const row = pastedPhrases(context.text(field), phrases);
    if (row !== null && !isOwnRow(row, context)) return { field, row };
  }
  return null;
}

export const keywordStuffing: Check<Params> = {
  id: 'keyword-stuffing',
  titleGood: 'No keyword is repeated to be found',
  titleBad: 'A keyword is repeated to be found',
  why: 'Search takes repetition for spam and ranks the listing down; buyers stop reading.',
  judge: (context, params) => {
    const signs = context.filled.flatMap((field) => {
      const sign = stuffedField(context, field, params);
      return sign === null ? [] : [{ field, ...sign }];
    });
    const [first] = signs;
    const pasted = first === undefined ? pastedRow(context) : null;
    if (pasted !== null) {
      const { field, row } = pasted;
      return {
        score: 0,
        found: `${row.length} search phrases in a row in ${context.rule(field)?.label ?? field}: “${shorten(row.join(', '))}”`,
        expected: 'Search phrases in their own field, sentences in the text',
        fix: 'Take the row out: the search phrases stand in their field already.',
        field,
      };
    }
    return {
      score: signs.length === 0 ? 1 : 0,
      found:
        first === undefined
          ? 'None found'
          : `“${shorten(first.word)}” stands ${first.count} times in ${context.rule(first.field)?.label ?? first.field}`,
      expected: 'Each keyword where it says something, not again',
      fix: first === undefined ? '' : `Name “${shorten(first.word)}” once and use the room for other facts.`,
      field: first?.field ?? null,
    };
  },
};
