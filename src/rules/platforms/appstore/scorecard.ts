import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { descriptionFacts } from '#rules/checks/listing/description-facts.ts';
import { descriptionStructure } from '#rules/checks/listing/description-structure.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { keywordCount } from '#rules/checks/listing/keyword-count.ts';
import { keywordFieldForm } from '#rules/checks/listing/keyword-field-form.ts';
import { keywordFieldLength } from '#rules/checks/listing/keyword-field-length.ts';
import { openingSentence } from '#rules/checks/listing/opening-sentence.ts';
import { subtitleLength } from '#rules/checks/listing/subtitle-length.ts';
import { subtitleNovelty } from '#rules/checks/listing/subtitle-novelty.ts';
import { termsStatement } from '#rules/checks/listing/terms-statement.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { vendorMentions } from '#rules/checks/listing/vendor-mentions.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** App Store: writing guide §2.6. Three indexed fields of 30, 30 and 100 share the work. */
export const appstoreScorecard: Scorecard = [
  weigh(titleLength, 6, 'The name weighs most in the store’s search.', {}),
  weigh(titleTypePosition, 6, 'A name alone is searched by nobody yet.', { before: 30 }),
  weigh(subtitleLength, 6, 'Indexed and shown in every result.', {}),
  weigh(subtitleNovelty, 6, 'The store joins words of both by itself.', { most: 0 }),
  weigh(keywordFieldLength, 14, 'The only hidden field that is searched.', {}),
  weigh(keywordFieldForm, 10, 'Repeats and spaces cost bytes.', {}),
  weigh(keywordCount, 6, 'Single words join to many searches.', { count: 10 }),
  weigh(openingSentence, 12, 'The rest is folded away.', { words: 20 }),
  weigh(descriptionFacts, 10, 'People install for what it does.', { count: 4 }),
  weigh(descriptionStructure, 8, 'Read between two taps.', { paragraph: 50, list: true }),
  weigh(termsStatement, 6, 'Price and account are the reasons for one-star reviews.', {
    fields: ['improvedBodyText', 'promotionalText'],
  }),
  weigh(fillerWords, 3, 'Claims without proof are against the guidelines.', {}),
  weigh(vendorMentions, 5, 'Other apps’ names are refused.', {}),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
