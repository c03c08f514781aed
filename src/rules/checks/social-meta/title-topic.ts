import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

export const titleTopic: SocialCheckRule = {
  id: 'title-topic',
  titleGood: 'The title says what the page is about',
  titleBad: 'The title does not say what the page is about',
  why: 'A reader decides by the title alone whether the link is meant for them.',
  applies: ({ topics }) => topics.length > 0,
  judge: ({ title, topics }) => ({
    score: Math.max(...topics.map((topic) => shareIn(topic, title))),
    found: title === '' ? 'No title' : title,
    expected: topics.slice(0, 3).join(' / '),
    fix: `Name the topic in the title, such as “${topics[0] ?? ''}”.`,
    field: 'title',
  }),
};

/** Share of a topic's words that stand in a text; half of them name it. */
function shareIn(topic: string, text: string): number {
  if (foldWord(text).includes(foldWord(topic))) return 1;
  const have = new Set(stemsOf(text));
  const stems = [...new Set(stemsOf(topic))].filter((stem) => stem.length > 2 && !isFunctionWord(stem));
  if (stems.length === 0) return 0;
  return Math.min(1, (stems.filter((stem) => have.has(stem)).length / stems.length) * 2);
}
