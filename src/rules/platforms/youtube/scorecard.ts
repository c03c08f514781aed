import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { chapterForm } from '#rules/checks/listing/chapter-form.ts';
import { descriptionWordCount } from '#rules/checks/listing/description-word-count.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { hashtagCount } from '#rules/checks/listing/hashtag-count.ts';
import { hashtagTopic } from '#rules/checks/listing/hashtag-topic.ts';
import { openingFacts } from '#rules/checks/listing/opening-facts.ts';
import { openingNovelty } from '#rules/checks/listing/opening-novelty.ts';
import { tagCount } from '#rules/checks/listing/tag-count.ts';
import { tagPhrases } from '#rules/checks/listing/tag-phrases.ts';
import { tagRoom } from '#rules/checks/listing/tag-room.ts';
import { tagTopic } from '#rules/checks/listing/tag-topic.ts';
import { titleFacts } from '#rules/checks/listing/title-facts.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** YouTube: writing guide §2.5. Topic first; the opening and the chapters keep what the title promises. */
export const youtubeScorecard: Scorecard = [
  weigh(titleLength, 7, 'About 60 to 70 characters are shown.', {}),
  weigh(titleTypePosition, 7, 'Topic words first, channel last.', { before: 40 }),
  weigh(titleWording, 8, 'Bait and capitals lose viewers who stay.', { repeats: 2, capitals: 1 }),
  weigh(titleFacts, 8, 'A number, a result or a scope is a promise that can be kept.', { count: 1 }),
  weigh(openingFacts, 14, 'The first lines are shown without a tap and searched.', {
    characters: 150,
    facts: 2,
  }),
  weigh(descriptionWordCount, 8, 'Enough to be found, not a transcript.', {
    from: 60,
    to: 400,
    unit: 'words',
  }),
  weigh(chapterForm, 14, 'YouTube shows chapters only in this form.', { count: 3, seconds: 10, words: 6 }),
  weigh(hashtagCount, 4, 'Three are shown above the title.', {}),
  weigh(hashtagTopic, 4, 'Misleading hashtags can get a video removed.', {
    list: 'hashtags',
    topic: ['productTitle', 'improvedBodyText'],
    share: 0.6,
  }),
  weigh(tagCount, 3, 'Variants that the title has no room for.', {}),
  weigh(tagRoom, 4, 'The list has one length for all tags.', {}),
  weigh(tagPhrases, 3, 'People type phrases.', { count: 5 }),
  weigh(tagTopic, 8, 'Tags off the topic are against the metadata policy.', {
    list: 'tags',
    topic: ['productTitle', 'chapters', 'improvedBodyText'],
    share: 0.5,
  }),
  weigh(fillerWords, 3, 'Say what is shown.', {}),
  weigh(openingNovelty, 4, 'The title stands right above.', { characters: 150, most: 0.8 }),
  weigh(sentenceOpenings, 1, 'Viewers know a filled-in form.', { fields: ['improvedBodyText'] }),
];
