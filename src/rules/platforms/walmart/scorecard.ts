import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { bulletCount } from '#rules/checks/listing/bullet-count.ts';
import { bulletFacts } from '#rules/checks/listing/bullet-facts.ts';
import { bulletLength } from '#rules/checks/listing/bullet-length.ts';
import { bulletVariety } from '#rules/checks/listing/bullet-variety.ts';
import { contentsStatement } from '#rules/checks/listing/contents-statement.ts';
import { descriptionNovelty } from '#rules/checks/listing/description-novelty.ts';
import { descriptionWordCount } from '#rules/checks/listing/description-word-count.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { keywordDensity } from '#rules/checks/listing/keyword-density.ts';
import { openingFacts } from '#rules/checks/listing/opening-facts.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { titleBrandPosition } from '#rules/checks/listing/title-brand-position.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Walmart: writing guide §2.10. Its own content score weighs name, features and description. */
export const walmartScorecard: Scorecard = [
  weigh(titleLength, 5, 'Walmart recommends 50 to 75 characters.', {}),
  weigh(titleBrandPosition, 5, 'Brand, item, traits is the required order.', { before: 1 }),
  weigh(titleTypePosition, 4, 'Lists cut the name.', { before: 45 }),
  weigh(titleWording, 8, 'Repeats and promotional words break the product details policy.', { repeats: 1 }),
  weigh(bulletCount, 5, 'Three to ten are shown.', { field: 'keyFeatures' }),
  weigh(bulletLength, 4, 'About 80 characters are read.', { field: 'keyFeatures' }),
  weigh(bulletFacts, 5, 'Features are facts.', { field: 'keyFeatures' }),
  weigh(bulletVariety, 6, 'The same feature twice lowers Walmart’s own score.', { field: 'keyFeatures' }),
  weigh(descriptionWordCount, 14, 'Walmart asks for 150 words or more.', {
    from: 150,
    to: 300,
    unit: 'words',
  }),
  weigh(openingFacts, 5, 'The first sentence names it.', { characters: 160, facts: 1 }),
  weigh(keywordDensity, 5, 'Two or three times reads well and is found.', { from: 2, to: 4, share: 0.03 }),
  weigh(firstFacts, 14, 'Facts that decide, over all fields.', {
    fields: ['productTitle', 'keyFeatures', 'improvedBodyText'],
  }),
  weigh(contentsStatement, 6, 'Contents prevent returns.', {
    fields: ['keyFeatures', 'improvedBodyText', 'productTitle'],
  }),
  weigh(descriptionNovelty, 6, 'It is no list of the features again.', {
    against: ['keyFeatures'],
    most: 0.7,
  }),
  weigh(fillerWords, 4, 'Unproven praise breaks the policy.', {}),
  weigh(sentenceLength, 2, 'Scanned on a phone.', { fields: ['improvedBodyText'], mean: 18 }),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
