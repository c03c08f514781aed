import { descriptionLength } from '#rules/checks/listing/description-length.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { metaDescriptionLength } from '#rules/checks/listing/meta-description-length.ts';
import { openingFacts } from '#rules/checks/listing/opening-facts.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { tagCount } from '#rules/checks/listing/tag-count.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTagLength } from '#rules/checks/listing/title-tag-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from './scorecard.ts';

/**
 * For a platform without a card of its own: what every shop needs, in the lengths of its own file. Checks of fields that
 * it does not have give their points to the others.
 */
export const standardScorecard: Scorecard = [
  weigh(titleLength, 12, 'The title is what a search page shows.', {}),
  weigh(titleTypePosition, 10, 'Lists cut a title after 30 to 40 characters.', { before: 40 }),
  weigh(titleWording, 10, 'Shops refuse offers, symbols and repeats in titles.', { repeats: 2 }),
  weigh(descriptionLength, 12, 'The description answers what the title leaves open.', {}),
  weigh(openingFacts, 8, 'The first lines are read before “more”.', { characters: 160, facts: 1 }),
  weigh(firstFacts, 20, 'Facts that decide, over title and description.', {
    fields: ['productTitle', 'improvedBodyText'],
  }),
  weigh(tagCount, 8, 'Each tag is one more search.', {}),
  weigh(titleTagLength, 4, 'Search pages cut it.', {}),
  weigh(metaDescriptionLength, 4, 'Search pages print it below the title.', {}),
  weigh(fillerWords, 6, 'Praise without a fact sells nothing.', {}),
  weigh(sentenceLength, 3, 'Most buyers read on a phone.', { fields: ['improvedBodyText'], mean: 18 }),
  weigh(sentenceOpenings, 3, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
