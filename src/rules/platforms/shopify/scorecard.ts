import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { altTextLength } from '#rules/checks/listing/alt-text-length.ts';
import { altTextNovelty } from '#rules/checks/listing/alt-text-novelty.ts';
import { descriptionFacts } from '#rules/checks/listing/description-facts.ts';
import { descriptionStructure } from '#rules/checks/listing/description-structure.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { handleForm } from '#rules/checks/listing/handle-form.ts';
import { metaDescriptionFacts } from '#rules/checks/listing/meta-description-facts.ts';
import { metaDescriptionLength } from '#rules/checks/listing/meta-description-length.ts';
import { metaDescriptionNovelty } from '#rules/checks/listing/meta-description-novelty.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { tagCount } from '#rules/checks/listing/tag-count.ts';
import { tagDuplicates } from '#rules/checks/listing/tag-duplicates.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTagDifference } from '#rules/checks/listing/title-tag-difference.ts';
import { titleTagLength } from '#rules/checks/listing/title-tag-length.ts';
import { titleTagTypePosition } from '#rules/checks/listing/title-tag-type-position.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Shopify: writing guide §2.4. A page of one's own: search result, then a list of facts. */
export const shopifyScorecard: Scorecard = [
  weigh(titleLength, 5, 'Collections and carts cut longer titles.', {}),
  weigh(titleTypePosition, 5, 'The product’s name alone tells a searcher nothing.', { before: 60 }),
  weigh(titleTagLength, 3, 'The theme appends the shop’s name.', { from: 40 }),
  weigh(titleTagTypePosition, 4, 'Search results are scanned by their first words.', { before: 35 }),
  weigh(titleTagDifference, 3, 'Two wordings are found by two searches.', {}),
  weigh(metaDescriptionLength, 6, 'Short ones are replaced by text from the page.', {}),
  weigh(metaDescriptionFacts, 6, 'Facts are clicked before praise.', { characters: 160, facts: 3 }),
  weigh(handleForm, 6, 'It is expensive to change later.', { words: 6 }),
  weigh(descriptionFacts, 12, 'The page has to answer what the shop assistant would.', { count: 5 }),
  weigh(descriptionStructure, 10, 'Shoppers scan lists.', { paragraph: 60, list: true }),
  weigh(firstFacts, 14, 'Each kind of thing has facts without which nobody buys.', {
    fields: ['productTitle', 'improvedBodyText', 'metaDescription', 'titleTag'],
  }),
  weigh(tagCount, 5, 'Tags are the shop’s filters.', {}),
  weigh(tagDuplicates, 3, 'Two forms of one filter split the collection.', {}),
  weigh(altTextLength, 5, 'Read out, and searched as a picture.', {}),
  weigh(altTextNovelty, 3, 'It says what is seen.', { most: 0.8 }),
  weigh(fillerWords, 3, 'Praise hides facts.', {}),
  weigh(metaDescriptionNovelty, 3, 'Title and description stand together.', {
    against: ['titleTag'],
    most: 0.6,
  }),
  weigh(sentenceLength, 3, 'Read on a phone.', { fields: ['improvedBodyText', 'metaDescription'], mean: 18 }),
  weigh(sentenceOpenings, 1, 'The page is the shop’s own voice.', { fields: ['improvedBodyText'] }),
];
