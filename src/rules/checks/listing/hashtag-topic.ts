import { topicCheck } from '#rules/checks/topic-check.ts';

export const hashtagTopic = topicCheck({
  id: 'hashtag-topic',
  titleGood: 'The hashtags are on the topic',
  titleBad: 'Some hashtags are not about the topic',
  why: 'Hashtags off the topic bring people who leave at once, and platforms count that.',
});
