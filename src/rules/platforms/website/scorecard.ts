import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { commaList } from '#rules/checks/listing/comma-list.ts';
import { descriptionFacts } from '#rules/checks/listing/description-facts.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { headingWording } from '#rules/checks/listing/heading-wording.ts';
import { introLength } from '#rules/checks/listing/intro-length.ts';
import { keywordPlacement } from '#rules/checks/listing/keyword-placement.ts';
import { metaDescriptionFacts } from '#rules/checks/listing/meta-description-facts.ts';
import { metaDescriptionLength } from '#rules/checks/listing/meta-description-length.ts';
import { nextStep } from '#rules/checks/listing/next-step.ts';
import { readability } from '#rules/checks/listing/readability.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { titleBrandEnding } from '#rules/checks/listing/title-brand-ending.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titlePixels } from '#rules/checks/listing/title-pixels.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Any website: writing guide §2.11. Search result first, then the visitor's questions. */
export const websiteScorecard: Scorecard = [
  weigh(titleLength, 5, 'Results cut longer titles.', {}),
  weigh(titlePixels, 3, 'Google cuts at about 580 pixels on a desktop.', { most: 580 }),
  weigh(titleTypePosition, 6, 'Results are scanned by their first words.', { before: 35 }),
  weigh(titleBrandEnding, 6, 'Subject first, name last.', {}),
  weigh(metaDescriptionLength, 7, 'Short ones are replaced by text from the page.', {}),
  weigh(metaDescriptionFacts, 7, 'Google’s good examples give hours, place, options.', {
    characters: 160,
    facts: 2,
  }),
  weigh(commaList, 6, 'Google names word lists as a bad description.', {
    fields: ['metaDescription'],
    phrases: 4,
  }),
  weigh(headingWording, 10, 'The heading tells visitors that they are right here.', {}),
  weigh(introLength, 6, 'Visitors decide in one paragraph.', { from: 40, to: 90, unit: 'words' }),
  weigh(firstFacts, 8, 'Who, what, where, how much.', {
    fields: ['intro', 'metaDescription', 'h1', 'titleTag'],
  }),
  weigh(keywordPlacement, 8, 'The four places that search reads first.', {
    fields: ['titleTag', 'metaDescription', 'h1', 'intro'],
  }),
  weigh(nextStep, 8, 'A convinced visitor needs the next step.', {
    fields: ['intro', 'metaDescription', 'improvedBodyText', 'bulletPoints'],
  }),
  weigh(descriptionFacts, 6, 'The page has to answer more than the result.', {
    count: 5,
    fields: ['intro', 'improvedBodyText', 'bulletPoints'],
  }),
  weigh(sentenceLength, 4, 'Read on a phone.', { fields: ['intro', 'improvedBodyText'], mean: 18 }),
  weigh(fillerWords, 4, 'Praise costs trust.', {}),
  weigh(readability, 4, 'Read at age 12 to 14.', { fields: ['intro', 'improvedBodyText'], ease: 60 }),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['intro', 'improvedBodyText'],
  }),
];
