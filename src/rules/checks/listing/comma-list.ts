import { clamp, type Check } from '#rules/checks/check.ts';
import { shorten } from '#rules/facts/field-length.ts';
import { commaLists } from '#rules/facts/comma-lists.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  fields: readonly FieldId[];
  /** Phrases in a row, without a sentence around them, from which it is a word list. */
  phrases: number;
}

export const commaList: Check<Params> = {
  id: 'comma-list',
  titleGood: 'The text is written in sentences',
  titleBad: 'The text is a list of search words',
  why: 'Search engines call lists of keywords spam and show something else instead.',
  applies: (context, params) => params.fields.some((field) => context.filled.includes(field)),
  judge: (context, params) => {
    const lists = params.fields.flatMap((field) =>
      commaLists(context.text(field).plain, params.phrases).map((text) => ({ text, field })),
    );
    return {
      score: clamp(1 - lists.length),
      found: lists[0] === undefined ? 'No word list' : `“${shorten(lists[0].text)}”`,
      expected: `No ${params.phrases} short phrases in a row without a sentence`,
      fix: 'Turn the list into a sentence that says something about the thing.',
      field: lists[0]?.field ?? params.fields[0] ?? null,
    };
  },
};
