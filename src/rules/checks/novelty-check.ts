import { quoteList } from '#rules/facts/facts-named.ts';
import { overlapOf, sharedWords } from '#rules/facts/overlap.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { atMost, type Check } from './check.ts';
import type { ListingContext } from './listing-context.ts';

const none: ReadonlySet<string> = new Set();

export interface NoveltyParams {
  /** Fields whose words should not come again; the platform's title field when absent. */
  against?: readonly FieldId[];
  /** Share of words that may come again, 0 to 1. */
  most: number;
}

/** With fewer details than this a text has to say again what stands beside it. */
const fewestDetails = 4;

/** A check that one field brings other words than the fields beside it (writing guide §1.8). */
export function noveltyCheck(text: {
  id: string;
  noun: string;
  /** "the title", "the bullets": whose words should not come again. */
  other: string;
  why: string;
  field: FieldId;
  /** `counts`: even type and brand may not come again (hidden and second title fields); `ignored`: they may. */
  typeAndBrand: 'counts' | 'ignored';
}): Check<NoveltyParams> {
  const againstOf = (context: ListingContext, params: NoveltyParams): readonly FieldId[] =>
    params.against ?? [context.platform.titleField];
  return {
    id: text.id,
    titleGood: `The ${text.noun} adds to ${text.other}`,
    titleBad: `The ${text.noun} repeats ${text.other}`,
    why: text.why,
    applies: (context, params) =>
      context.rule(text.field) !== undefined &&
      (text.typeAndBrand === 'counts' || context.detailCount >= fewestDetails) &&
      context.filled.includes(text.field) &&
      againstOf(context, params).some((field) => context.filled.includes(field)),
    judge: (context, params) => {
      const field = context.text(text.field);
      const against = context.together(againstOf(context, params));
      const own = text.typeAndBrand === 'ignored' ? context.facts.ownStems : none;
      const same = field.plain.trim().toLowerCase() === against.plain.trim().toLowerCase();
      const share = same ? 1 : overlapOf(field, against, own);
      const { count, phrases } = sharedWords(field, against, own);
      // One word of a very short field is a large share of it; a single shared word is never held against it.
      const score =
        !same && count < 2 && share < 0.5 && params.most > 0
          ? 1
          : atMost(share, params.most, (1 + params.most) / 2);
      return {
        score,
        found: same
          ? `The ${text.noun} is the same as ${text.other}`
          : `${Math.round(share * 100)}% of its words stand in ${text.other}${count > 0 ? `: ${quoteList(phrases)}` : ''}`,
        expected: `At most ${Math.round(params.most * 100)}%`,
        fix: `Use the ${text.noun} for facts that ${text.other} ${text.other.endsWith('s') ? 'do' : 'does'} not name${
          count > 0 ? `, instead of ${quoteList(phrases, 3)}` : ''
        }.`,
        field: text.field,
      };
    },
  };
}
