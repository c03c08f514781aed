import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { bulletCount } from '#rules/checks/listing/bullet-count.ts';
import { bulletFacts } from '#rules/checks/listing/bullet-facts.ts';
import { bulletLength } from '#rules/checks/listing/bullet-length.ts';
import { bulletVariety } from '#rules/checks/listing/bullet-variety.ts';
import { descriptionLength } from '#rules/checks/listing/description-length.ts';
import { descriptionNovelty } from '#rules/checks/listing/description-novelty.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { firstFacts } from '#rules/checks/listing/first-facts.ts';
import { highlightsLength } from '#rules/checks/listing/highlights-length.ts';
import { highlightsNovelty } from '#rules/checks/listing/highlights-novelty.ts';
import { searchTermLength } from '#rules/checks/listing/search-term-length.ts';
import { searchTermNovelty } from '#rules/checks/listing/search-term-novelty.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { titleBrandPosition } from '#rules/checks/listing/title-brand-position.ts';
import { titleFacts } from '#rules/checks/listing/title-facts.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Amazon: writing guide §2.1. The 75-character title and the highlights under it are searched as one. */
export const amazonScorecard: Scorecard = [
  weigh(titleLength, 6, 'Since 27 Jul 2026 a title has 75 characters; each unused one is a search lost.', {}),
  weigh(titleTypePosition, 6, 'Phones show about the first 40 characters.', { before: 40 }),
  weigh(titleBrandPosition, 8, 'Amazon’s own title order begins with the brand.', { before: 1 }),
  weigh(titleFacts, 10, 'Title words weigh most in Amazon’s search.', { count: 3 }),
  weigh(titleWording, 6, 'Repeats, capitals and filler get titles suppressed.', { repeats: 1 }),
  weigh(highlightsLength, 4, 'Searched with the same standing as the title.', {}),
  weigh(highlightsNovelty, 4, 'They must not repeat the title.', { most: 0.1 }),
  weigh(bulletCount, 4, 'Five are shown.', { field: 'bulletPoints' }),
  weigh(bulletLength, 4, 'Long bullets are folded, short ones say nothing.', { field: 'bulletPoints' }),
  weigh(bulletFacts, 4, 'Bullets are read before the description.', { field: 'bulletPoints' }),
  weigh(bulletVariety, 8, 'The same bullet twice is against the bullet rules.', { field: 'bulletPoints' }),
  weigh(firstFacts, 12, 'What decides has to stand above the fold.', {
    fields: ['productTitle', 'itemHighlights', 'bulletPoints'],
  }),
  weigh(descriptionLength, 4, 'Room for use and limits.', {}),
  weigh(descriptionNovelty, 4, 'It adds to the bullets.', { against: ['bulletPoints'], most: 0.6 }),
  weigh(searchTermLength, 4, 'Hidden words that buyers type.', {}),
  weigh(searchTermNovelty, 4, 'Title and highlights are indexed already.', {
    against: ['productTitle', 'itemHighlights'],
    most: 0,
  }),
  weigh(sentenceLength, 2, 'Scanned on a phone.', { fields: ['improvedBodyText'], mean: 18 }),
  weigh(fillerWords, 4, 'Subjective wording is against the detail page rules.', {}),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
