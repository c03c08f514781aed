import { topicCheck } from '#rules/checks/topic-check.ts';

export const tagTopic = topicCheck({
  id: 'tag-topic',
  titleGood: 'The tags are on the topic',
  titleBad: 'Some tags are not about the topic',
  why: 'Tags off the topic bring people who leave at once, and platforms count that.',
});
