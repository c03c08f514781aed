import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { conditionStatement } from '#rules/checks/listing/condition-statement.ts';
import { contentsStatement } from '#rules/checks/listing/contents-statement.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { measureStatement } from '#rules/checks/listing/measure-statement.ts';
import { openingFacts } from '#rules/checks/listing/opening-facts.ts';
import { sentenceLength } from '#rules/checks/listing/sentence-length.ts';
import { specificsCount } from '#rules/checks/listing/specifics-count.ts';
import { specificsCoverage } from '#rules/checks/listing/specifics-coverage.ts';
import { titleBrandPosition } from '#rules/checks/listing/title-brand-position.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { vendorMentions } from '#rules/checks/listing/vendor-mentions.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** eBay: writing guide §2.3. Buyers filter by specifics and read the condition. */
export const ebayScorecard: Scorecard = [
  weigh(titleLength, 12, 'eBay searches title words; spend them.', {}),
  weigh(titleTypePosition, 6, 'Lists show the front of a title.', { before: 40 }),
  weigh(titleBrandPosition, 6, 'Buyers type maker and model.', { before: 40 }),
  weigh(titleWording, 8, 'Noise words take the room of searched ones.', { repeats: 1 }),
  weigh(specificsCount, 7, 'Filters read nothing else.', {}),
  weigh(specificsCoverage, 7, 'What you know should be filterable.', {}),
  weigh(conditionStatement, 14, 'Most disputes are about condition.', {
    fields: ['conditionDescription', 'improvedBodyText', 'productTitle', 'subtitle'],
  }),
  weigh(openingFacts, 10, 'A phone shows about 200 characters before the fold.', {
    characters: 200,
    facts: 2,
  }),
  weigh(contentsStatement, 8, '“Included” and “not included” prevent returns.', {
    fields: ['improvedBodyText', 'subtitle', 'conditionDescription'],
  }),
  weigh(measureStatement, 8, 'Size decides and is asked for.', {
    fields: ['improvedBodyText', 'itemSpecifics', 'productTitle'],
  }),
  weigh(vendorMentions, 6, 'Other makers’ names are a policy breach (policy 4243).', {}),
  weigh(fillerWords, 4, 'Collectors trust facts.', {}),
  weigh(sentenceLength, 2, 'Scanned on a phone.', { fields: ['improvedBodyText'], mean: 18 }),
  weigh(sentenceOpenings, 2, 'One beginning for every sentence reads like a form.', {
    fields: ['improvedBodyText'],
  }),
];
