import type { Check } from '#rules/checks/check.ts';
import type { ListingContext } from '#rules/checks/listing-context.ts';
import { factsNamed } from '#rules/facts/facts-named.ts';
import type { MeasuredText } from '#rules/facts/measured-text.ts';
import { positionOf } from '#rules/facts/position.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { countCharacters } from '#rules/text/count.ts';

interface Params {
  /** Title fields that have to say what the thing is; empty ones are judged as empty fields. */
  fields: readonly FieldId[];
  /** Fewest letters of a title in a script that puts no space between words. */
  unspacedCharacters: number;
}

/** One word beside small ones; in scripts without spaces, one short run of letters. */
function isOneWord(title: MeasuredText, context: ListingContext, params: Params): boolean {
  if (title.unspaced) {
    const letters = countCharacters(title.plain.trim());
    const type = context.ledger.productType;
    // A name that holds the type and more ("しずく瞑想", with 瞑想) already says two things.
    const holdsType = type !== '' && title.plain.includes(type) && letters > countCharacters(type);
    // An app's name is short by its nature, also where one character is a syllable.
    const fewest =
      context.platform.subject === 'app' ? params.unspacedCharacters / 2 : params.unspacedCharacters;
    return title.wordCount < 2 && letters < fewest && !holdsType;
  }
  // A hyphenated word counts one: its parts begin at the same place.
  const words = new Set(title.tokens.filter(({ small }) => !small).map(({ start }) => start));
  return words.size < 2 && title.wordCount < 3;
}

/** Not one word of type, product name, brand or any fact: a slogan that fits a thousand products. */
function isSlogan(title: MeasuredText, context: ListingContext): boolean {
  if (title.unspaced || context.facts.facts.length === 0) return false;
  for (const stem of title.contentStems) {
    if (context.nameStems.has(stem) || context.facts.typeStems.has(stem)) return false;
  }
  if (context.ledger.productType !== '' && positionOf(context.ledger.productType, title) !== null)
    return false;
  return factsNamed(title, context.facts).length === 0;
}

const fixOf: Record<Platform['subject'], string> = {
  product: 'Write what it is, then material, size, color or use.',
  page: 'Write what is offered, then where or for whom.',
  video: 'Write what the video shows, then its result or for whom it is.',
  app: 'Write the name, then what kind of app it is, in the word people search for.',
};

export const titleSubstance: Check<Params> = {
  id: 'title-substance',
  titleGood: 'The title says what it is in more than one word',
  titleBad: 'The title is one word or does not say what it is',
  why: 'A title that names neither kind nor trait is found by no search and tells no buyer anything.',
  judge: (context, params) => {
    const titles = params.fields.filter((field) => context.filled.includes(field));
    const short = titles.find((field) => isOneWord(context.text(field), context, params));
    const slogan = titles.find((field) => isSlogan(context.text(field), context));
    const field = short ?? slogan ?? null;
    const title = field === null ? '' : context.text(field).plain;
    return {
      score: field === null ? 1 : 0,
      found:
        short !== undefined
          ? `Only “${title}”`
          : slogan !== undefined
            ? `“${title}” names neither the thing nor a fact of it`
            : 'It says what it is',
      expected: 'What it is and at least one trait',
      fix: fixOf[context.platform.subject],
      field,
    };
  },
};
