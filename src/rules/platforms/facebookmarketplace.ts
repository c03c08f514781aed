import {
  contactData,
  controlCharacters,
  decorativeSymbols,
  emoji,
  healthClaims,
  markup,
  prices,
  repeatedMarks,
} from './forbidden-everywhere.ts';
import { hostilePhrases, offerPhrases, phrasePattern } from './forbidden-words.ts';
import { fieldsById, hard, ownBound, readOn } from './limit.ts';
import type { Platform } from './platform.ts';
import { keywordList, metaDescription, titleTag } from './search-page-fields.ts';

const sheet = 'Facebook Marketplace bulk-upload sheet, public bulk-editor sources';
const commerce = 'Meta commerce policies';

export const facebookmarketplace: Platform = {
  id: 'facebookmarketplace',
  name: 'Facebook Marketplace',
  subject: 'product',
  titleCase: 'title',
  titleField: 'productTitle',
  fields: fieldsById([
    {
      kind: 'text',
      id: 'productTitle',
      label: 'Title',
      apiName: 'TITLE',
      required: true,
      guidance: 'Brand and type, material or colour, size, condition.',
      // 100 is the figure that is quoted; some forms stop at 99, so 99 is what always fits.
      limit: hard(99, 'characters', 'third-party', `${sheet}: 100, of which 99 are safe`),
      target: { from: 25, to: 65 },
      format: 'line',
      maxWordRepeats: 2,
    },
    {
      kind: 'text',
      id: 'improvedBodyText',
      label: 'Description',
      apiName: 'DESCRIPTION',
      required: true,
      guidance:
        'Line 1 type, measures and age; line 2 condition and every flaw; line 3 extras and home; line 4 pick-up area, access, payment. 40-120 words, neutral.',
      limit: hard(5000, 'characters', 'memory', `${sheet}; the form itself is said to take 9,999`),
      target: { from: 200, to: 900 },
      format: 'paragraphs',
    },
    {
      kind: 'list',
      id: 'sellingPoints',
      label: 'Key selling points',
      required: false,
      guidance: 'Three to five points, one fact each.',
      count: ownBound(5, 'items', 'more is a description'),
      countTarget: { from: 3, to: 5 },
      each: ownBound(80, 'characters', 'one line on a phone'),
      eachTarget: { from: 8, to: 60 },
      separator: '\n',
    },
    {
      kind: 'list',
      id: 'tags',
      label: 'Product tags',
      required: false,
      guidance: 'Five to ten plain nouns, with a synonym.',
      count: hard(20, 'items', 'memory', 'Marketplace form, product tags'),
      countTarget: { from: 5, to: 10 },
      each: ownBound(50, 'characters', 'a tag is a noun, no sentence'),
      eachTarget: { from: 3, to: 25 },
      separator: ', ',
    },
    keywordList({ from: 5, to: 10 }, 'Plain nouns that neighbours type.'),
    titleTag('Type, brand and size, then the place.'),
    metaDescription('What it is, its condition and where it can be picked up.'),
  ]),
  forbidden: [
    controlCharacters({ source: commerce }),
    markup({ source: commerce }),
    ...contactData({ source: 'Marketplace advice: no links or contact outside the platform' }),
    repeatedMarks({ source: commerce }),
    emoji({
      source: 'Own rule: emoji are not searched for',
      fields: ['productTitle', 'titleTag', 'tags', 'keywords'],
    }),
    decorativeSymbols({
      source: 'Own rule: symbols are not searched for',
      fields: ['productTitle', 'titleTag', 'tags', 'keywords'],
    }),
    prices({
      source: 'The price has its own field',
      fields: ['productTitle', 'titleTag', 'tags', 'keywords'],
    }),
    {
      id: 'promotional-words',
      label: 'promotional words',
      pattern: phrasePattern([...offerPhrases, 'for sale', 'must go', 'quick sale']),
      fields: ['productTitle', 'titleTag', 'tags', 'keywords'],
      repair: 'remove',
      source: commerce,
      date: readOn,
    },
    {
      id: 'hostile-phrases',
      label: 'phrases that turn buyers away',
      pattern: phrasePattern(hostilePhrases),
      repair: 'remove',
      advice: true,
      source: 'Marketplace selling advice',
      date: readOn,
    },
    healthClaims({ source: commerce }),
  ],
  form: [
    {
      name: 'facebookLocation',
      label: 'Facebook Location',
      placeholder: 'Leeds LS6',
      hint: 'The area, never the address.',
      input: 'line',
      required: true,
    },
    {
      name: 'facebookCategory',
      label: 'Facebook Category',
      placeholder: 'Home & Garden > Furniture',
      input: 'line',
      required: false,
    },
    {
      name: 'facebookCondition',
      label: 'Condition',
      input: 'choice',
      choices: ['New', 'Used - Like New', 'Used - Good', 'Used - Fair'],
      required: false,
    },
    {
      name: 'facebookDeliveryMethod',
      label: 'Delivery Method',
      input: 'choice',
      choices: [
        'Local pickup',
        'Local pickup or delivery',
        'Local delivery',
        'Shipping',
        'Pickup or shipping',
      ],
      required: false,
    },
    {
      name: 'facebookCommunityFocus',
      label: 'Community Focus',
      placeholder: 'Students furnishing a first flat',
      input: 'line',
      required: false,
    },
  ],
  voice:
    'A neighbour who describes the thing honestly: measures, age, flaws, where to collect it. Neutral, no refusal lists.',
  keywordCount: { from: 5, to: 10 },
  indexedFields: ['productTitle', 'improvedBodyText'],
  importFormat:
    'Bulk-upload sheet (TITLE, PRICE, CONDITION, DESCRIPTION, CATEGORY, OFFER SHIPPING), or copy and paste',
};
