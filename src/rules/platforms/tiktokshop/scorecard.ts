import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { careStatement } from '#rules/checks/listing/care-statement.ts';
import { contentsStatement } from '#rules/checks/listing/contents-statement.ts';
import { descriptionLength } from '#rules/checks/listing/description-length.ts';
import { descriptionWordCount } from '#rules/checks/listing/description-word-count.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { hashtagCount } from '#rules/checks/listing/hashtag-count.ts';
import { hashtagTopic } from '#rules/checks/listing/hashtag-topic.ts';
import { titleBrandPosition } from '#rules/checks/listing/title-brand-position.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleMeasure } from '#rules/checks/listing/title-measure.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { warningStatement } from '#rules/checks/listing/warning-statement.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** TikTok Shop: writing guide §2.8. Its “Good” tier asks for use, size or ingredients, and specifications. */
export const tiktokshopScorecard: Scorecard = [
  weigh(titleLength, 12, 'Best between 40 and 90 characters.', {}),
  weigh(titleTypePosition, 5, 'A phone shows about 34 characters.', { before: 34 }),
  weigh(titleBrandPosition, 5, 'Brand, type, then traits is the shop’s own order.', { before: 34 }),
  weigh(titleMeasure, 8, 'Quantity belongs in the title.', {}),
  weigh(titleWording, 8, 'Offers, symbols and repeats get a title refused.', { repeats: 1 }),
  weigh(descriptionLength, 7, 'The shop advises 500 characters.', {}),
  weigh(descriptionWordCount, 7, 'Thirty words at least, eighty to be useful.', {
    from: 80,
    to: 250,
    unit: 'words',
  }),
  weigh(contentsStatement, 12, 'What is in the box is required.', { fields: ['improvedBodyText'] }),
  weigh(firstFacts, 12, 'The “Good” tier asks for them.', { fields: ['productTitle', 'improvedBodyText'] }),
  weigh(careStatement, 8, 'How it is used is half of the video.', { fields: ['improvedBodyText'] }),
  weigh(warningStatement, 6, 'Safety information is required.', { fields: ['improvedBodyText'] }),
  weigh(hashtagCount, 2, 'Five is the announced cap.', {}),
  weigh(hashtagTopic, 2, 'General hashtags bring no buyers.', {
    list: 'hashtags',
    topic: ['productTitle', 'improvedBodyText'],
    share: 0.5,
  }),
  weigh(fillerWords, 4, 'Superlatives and cures are refused.', {}),
  weigh(sentenceOpenings, 2, 'One beginning for every line reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
