import type { Check } from '#rules/checks/check.ts';
import { countCharacters } from '#rules/text/count.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Title fields that have to say more than one word; empty ones are judged as empty fields. */
  fields: readonly FieldId[];
  /** Fewest letters of a title in a script that puts no space between words. */
  unspacedCharacters: number;
}

export const titleSubstance: Check<Params> = {
  id: 'title-substance',
  titleGood: 'The title says more than one word',
  titleBad: 'The title is one word',
  why: 'One word names neither kind nor trait, so no search and no buyer can tell it from a thousand others.',
  judge: (context, params) => {
    const bare = params.fields.filter((field) => {
      if (!context.filled.includes(field)) return false;
      const title = context.text(field);
      if (title.unspaced)
        return title.wordCount < 2 && countCharacters(title.plain.trim()) < params.unspacedCharacters;
      return title.tokens.filter(({ small }) => !small).length < 2 && title.wordCount < 3;
    });
    const [first] = bare;
    return {
      score: bare.length === 0 ? 1 : 0,
      found: first === undefined ? 'More than one word' : `Only “${context.text(first).plain}”`,
      expected: 'What it is and at least one trait',
      fix: `Write what it is, then material, size, colour or use.`,
      field: first ?? null,
    };
  },
};
