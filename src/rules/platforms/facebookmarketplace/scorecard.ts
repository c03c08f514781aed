import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { ageStatement } from '#rules/checks/listing/age-statement.ts';
import { conditionStatement } from '#rules/checks/listing/condition-statement.ts';
import { descriptionWordCount } from '#rules/checks/listing/description-word-count.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { handoverStatement } from '#rules/checks/listing/handover-statement.ts';
import { hostilePhrases } from '#rules/checks/listing/hostile-phrases.ts';
import { measureStatement } from '#rules/checks/listing/measure-statement.ts';
import { titleFacts } from '#rules/checks/listing/title-facts.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { vendorMentions } from '#rules/checks/listing/vendor-mentions.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Facebook Marketplace: writing guide §2.9. A neighbour's honest note. */
export const facebookmarketplaceScorecard: Scorecard = [
  weigh(titleLength, 7, 'Tiles show about 40 characters.', {}),
  weigh(titleTypePosition, 7, 'Neighbors type the plain noun.', { before: 30 }),
  weigh(titleFacts, 10, 'Maker, material or color tells it from the next one.', {
    count: 1,
    kinds: ['brand', 'model', 'material', 'colour', 'size', 'capacity', 'condition'],
  }),
  weigh(conditionStatement, 16, 'State and flaws decide about a used thing.', {
    fields: ['productTitle', 'improvedBodyText', 'sellingPoints'],
  }),
  weigh(measureStatement, 14, 'Will it fit through the door?', {
    fields: ['productTitle', 'improvedBodyText', 'sellingPoints'],
  }),
  weigh(handoverStatement, 12, 'Place and pick-up are asked in every first message.', {
    fields: ['improvedBodyText', 'sellingPoints'],
  }),
  weigh(ageStatement, 8, 'Age tells what is left of it.', {
    fields: ['improvedBodyText', 'sellingPoints', 'productTitle'],
  }),
  weigh(descriptionWordCount, 8, 'Short enough for a phone, long enough to save questions.', {
    from: 40,
    to: 150,
    unit: 'words',
  }),
  weigh(hostilePhrases, 8, 'Refusals turn honest buyers away.', {}),
  weigh(vendorMentions, 6, 'Unrelated names are against the commerce policy.', {}),
  weigh(fillerWords, 3, 'Neighbors want facts.', {}),
  weigh(sentenceOpenings, 1, 'A neighbor does not write like a form.', { fields: ['improvedBodyText'] }),
];
