import type { Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

export interface TopicParams {
  /** The list to judge. */
  list: FieldId;
  /** Fields that hold the topic. */
  topic: readonly FieldId[];
  /** Share of entries that should share a word with the topic, 0 to 1. */
  share: number;
}

type Words = Pick<Check<TopicParams>, 'id' | 'titleGood' | 'titleBad' | 'why'>;

/** A check of a list's entries against the topic of the text: tags and hashtags differ in their words only. */
export function topicCheck(words: Words): Check<TopicParams> {
  return {
    ...words,
    applies: (context, params) => context.entries(params.list).length > 0,
    judge: (context, params) => {
      const topic = context.together(params.topic);
      const letters = topic.plain.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
      const entries = context.entries(params.list);
      const off = entries.filter(({ contentStems, plain }) => {
        if ([...contentStems].some((stem) => topic.stems.has(stem) || context.facts.ownStems.has(stem)))
          return false;
        // A hashtag is written in one word: it is on topic when a word of four letters of the topic is in it.
        const joined = plain.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
        return (
          !letters.includes(joined) &&
          ![...topic.contentStems].some((stem) => stem.length >= 4 && joined.includes(stem))
        );
      });
      const on = 1 - off.length / entries.length;
      return {
        score: Math.min(1, on / params.share),
        found:
          off.length === 0
            ? 'All share a word with it'
            : `Off the topic: ${quoteList(off.map(({ plain }) => plain))}`,
        expected: `At least ${Math.round(params.share * 100)}% share a word with title or text`,
        fix: `Replace ${quoteList(
          off.map(({ plain }) => plain),
          3,
        )} by phrases with a word of the title.`,
        field: params.list,
      };
    },
  };
}
