import type { FactKind } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { businessKind } from './business-kind.ts';
import { type Context, kindByPattern } from './clause-kind.ts';
import { defaultKind, forcedKind } from './default-kinds.ts';
import { withoutItsArticle } from './measured-side.ts';
import { measureKind } from './measures.ts';
import { storyOfOthers } from './not-its-own.ts';
import { withPoundsWeighed } from './pounds.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Unit } from './units.ts';

/** A sentence of the seller while it is cut into its units. */
export interface Sentence {
  sentence: string;
  plain: string;
  /** Once: a list of thousands of entries would cut the sentence anew for each. */
  quotes: readonly string[];
  path: string;
  label: string;
  forced: FactKind | null;
  context: Context;
}

/** A clause of a sentence as a unit. */
export function unitOf(
  { sentence, quotes, path, label, forced, context }: Sentence,
  text: string,
  shape: Shape,
  whole: boolean,
): Unit {
  const { language, platform } = context;
  const { subject } = platforms[platform];
  const [quote = ''] = quotes;
  const read = subject === 'product' && language === 'en' ? withPoundsWeighed(text) : text;
  return {
    text: whole ? text : withoutItsArticle(text),
    kind:
      storyOfOthers(sentence, language, context.name) ??
      forcedKind(forced, text, language) ??
      businessKind(kindByPattern(read, context, shape), text, path, subject) ??
      defaultKind(path, platform),
    shape,
    path,
    quote:
      sentence.length <= quote.length
        ? sentence
        : (quotes.find((part) => part.includes(text.slice(0, 40))) ?? quote),
    label: forced === 'size' && measureKind(text, language) === 'weight' ? '' : label,
    whole,
  };
}

/** A part of a sentence, in the shape that it has alone. */
export const partOf = (said: Sentence, part: string): Unit =>
  unitOf(said, part, shapeOf(part, said.context.language), false);

/** The sentence as one unit. */
export function wholeOf(said: Sentence, shape: Shape, kind?: FactKind): Unit[] {
  return [{ ...unitOf(said, said.plain, shape, true), ...(kind !== undefined && { kind }) }];
}
