import { sentenceOpenings } from '#rules/checks/listing/sentence-openings.ts';
import { buyerDetails } from '#rules/checks/listing/buyer-details.ts';
import { fillerWords } from '#rules/checks/listing/filler-words.ts';
import { materialStatement } from '#rules/checks/listing/material-statement.ts';
import { openingFacts } from '#rules/checks/listing/opening-facts.ts';
import { openingNovelty } from '#rules/checks/listing/opening-novelty.ts';
import { tagCount } from '#rules/checks/listing/tag-count.ts';
import { tagDuplicates } from '#rules/checks/listing/tag-duplicates.ts';
import { tagForm } from '#rules/checks/listing/tag-form.ts';
import { tagKinds } from '#rules/checks/listing/tag-kinds.ts';
import { tagPhrases } from '#rules/checks/listing/tag-phrases.ts';
import { titleFacts } from '#rules/checks/listing/title-facts.ts';
import { titleLength } from '#rules/checks/listing/title-length.ts';
import { titleTypePosition } from '#rules/checks/listing/title-type-position.ts';
import { titleWordCount } from '#rules/checks/listing/title-word-count.ts';
import { titleWording } from '#rules/checks/listing/title-wording.ts';
import { weigh, type Scorecard } from '#rules/scorecards/scorecard.ts';

/** Etsy: writing guide §2.2. Short, plain titles; phrases as tags. */
export const etsyScorecard: Scorecard = [
  weigh(titleLength, 6, 'Long lists of phrases count against a title since 2025.', {}),
  weigh(titleWordCount, 6, 'Etsy asks for fewer than 15 words.', { from: 5, to: 14 }),
  weigh(titleTypePosition, 10, 'Search pages show little more than the beginning.', { before: 30 }),
  weigh(titleWording, 8, 'The thing once; gift and occasion words belong in tags.', { repeats: 1 }),
  weigh(titleFacts, 10, 'Etsy asks for type, material, color and size first.', {
    count: 2,
    kinds: ['material', 'colour', 'size', 'capacity', 'weight', 'method', 'feature', 'pack', 'quantity'],
  }),
  weigh(tagCount, 12, 'Thirteen tags are thirteen searches.', {}),
  weigh(tagPhrases, 10, 'Phrases beat single words.', { count: 10 }),
  weigh(tagKinds, 8, 'Thirteen shades of one phrase answer one search.', { kinds: 5 }),
  weigh(tagForm, 5, 'A shuffled phrase matches nothing.', { share: 0.9 }),
  weigh(tagDuplicates, 3, 'Etsy reads plural and order alike.', {}),
  weigh(openingFacts, 6, 'The first 160 characters are the search snippet.', { characters: 160, facts: 2 }),
  weigh(openingNovelty, 2, 'Etsy advises against copying the title below.', { characters: 160, most: 0.8 }),
  weigh(fillerWords, 2, 'Handmade sells by how, not by praise.', {}),
  weigh(buyerDetails, 7, 'Size, care and making time are asked first.', { fields: ['improvedBodyText'] }),
  weigh(materialStatement, 4, 'Materials are searched.', { fields: ['materials', 'improvedBodyText'] }),
  weigh(sentenceOpenings, 1, 'Handmade should not sound made by a machine.', {
    fields: ['improvedBodyText'],
  }),
];
