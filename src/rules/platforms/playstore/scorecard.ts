import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { commaList } from '#rules/checks/listing/comma-list.ts';
import { descriptionFacts } from '#rules/checks/listing/description-facts.ts';
import { descriptionLength } from '#rules/checks/listing/description-length.ts';
import { descriptionStructure } from '#rules/checks/listing/description-structure.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { keywordDensity } from '#rules/checks/listing/keyword-density.ts';
import { openingSentence } from '#rules/checks/listing/opening-sentence.ts';
import { shortDescriptionLength } from '#rules/checks/listing/short-description-length.ts';
import { shortDescriptionNovelty } from '#rules/checks/listing/short-description-novelty.ts';
import { termsStatement } from '#rules/checks/listing/terms-statement.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Google Play: writing guide §2.7. The whole description is searched; repetition counts as spam. */
export const playstoreScorecard: Scorecard = [
  weigh(titleLength, 6, 'Thirty characters, all of them searched.', {}),
  weigh(titleTypePosition, 6, 'The head keyword belongs in the title.', { before: 30 }),
  weigh(shortDescriptionLength, 8, 'Shown before the page is opened.', {}),
  weigh(shortDescriptionNovelty, 6, 'It says what the title cannot.', { most: 0.4 }),
  weigh(titleWording, 8, 'Capitals, repeats and praise get a title refused.', { repeats: 1 }),
  weigh(openingSentence, 10, 'Search weighs the beginning.', { words: 20 }),
  weigh(descriptionLength, 10, 'Enough to be found, short enough to be read.', {}),
  weigh(keywordDensity, 10, 'Two to four times in all.', { from: 2, to: 4, share: 0.025 }),
  weigh(descriptionFacts, 12, 'People install for what it does.', { count: 5 }),
  weigh(descriptionStructure, 8, 'One function, one short part.', { paragraph: 50, list: true }),
  weigh(termsStatement, 6, 'Offline, account and price decide about uninstalling.', {
    fields: ['improvedBodyText', 'shortDescription'],
  }),
  weigh(fillerWords, 3, 'Praise is against the metadata policy.', {}),
  weigh(commaList, 5, 'Keyword lists are against the metadata policy.', {
    fields: ['shortDescription', 'improvedBodyText'],
    phrases: 4,
  }),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
