import { advice, fieldsById, hard, ownBound } from '#rules/platforms/limit.ts';
import {
  controlCharacters,
  emailAddresses,
  links,
  markup,
  repeatedMarks,
} from '#rules/platforms/forbidden-everywhere.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { keywordList, metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';

const search = 'Google Search Central, titles and snippets';
const headFields: readonly FieldId[] = ['titleTag', 'metaDescription', 'h1', 'keywords', 'productTitle'];

export const website: Platform = {
  id: 'website',
  name: 'Website',
  subject: 'page',
  titleCase: 'sentence',
  titleField: 'titleTag',
  fields: fieldsById([
    titleTag(
      '"[service or product] in [place]: [2-3 kinds] | [brand]" or "[head keyword] for [audience] | [brand]". The brand last, once.',
    ),
    metaDescription(
      'What, for whom or where; one fact; price basis or next step. A sentence with a verb, no word list.',
    ),
    {
      kind: 'text',
      id: 'h1',
      label: 'Main heading (H1)',
      apiName: 'h1',
      required: true,
      guidance: 'The topic in other words than the title tag.',
      limit: ownBound(90, 'characters', 'two lines on a phone'),
      target: { from: 20, to: 70 },
      format: 'line',
      maxWordRepeats: 2,
    },
    {
      kind: 'text',
      id: 'intro',
      label: 'Introduction',
      required: true,
      guidance:
        '40-90 words that answer who, what, where, how much and how soon, with the head keyword one to three times.',
      limit: ownBound(800, 'characters', 'one paragraph'),
      target: { from: 220, to: 600 },
      format: 'paragraphs',
    },
    {
      kind: 'text',
      id: 'improvedBodyText',
      label: 'Body text',
      required: true,
      guidance:
        "Short paragraphs in the order of the reader's questions; a list from three parallel facts on; the next step last.",
      limit: ownBound(10_000, 'characters', 'longer pages are better split'),
      target: { from: 300, to: 2500 },
      format: 'paragraphs',
    },
    {
      kind: 'text',
      id: 'productTitle',
      label: 'Name in lists and feeds',
      required: false,
      guidance: 'The product or service as it stands in a list of the site: name and one trait.',
      limit: hard(150, 'characters', 'confirmed', 'Google Merchant Center 6324415, title'),
      target: { from: 20, to: 70 },
      format: 'line',
      maxWordRepeats: 2,
    },
    {
      kind: 'list',
      id: 'bulletPoints',
      label: 'Key points',
      required: false,
      guidance: 'Three to six points of the page, one fact each.',
      count: ownBound(8, 'items', 'more is a page of its own'),
      countTarget: { from: 3, to: 6 },
      each: advice(160, 'characters', 'memory', 'Own bound: two lines'),
      eachTarget: { from: 20, to: 120 },
      separator: '\n',
    },
    keywordList({ from: 8, to: 15 }, '1 head, 4 attribute, 3 place, 3 question, 2 brand phrases.'),
  ]),
  forbidden: [
    controlCharacters({ source: search }),
    markup({ source: 'Texts are inserted by the site; markup would show' }),
    links({ source: search, fields: headFields }),
    emailAddresses({ source: search, fields: headFields }),
    repeatedMarks({ source: search }),
  ],
  form: [],
  voice:
    'Answers the visitor\'s questions in order, in the words of the trade. "We" for services, the next step at the end.',
  keywordCount: { from: 8, to: 15 },
  calledAs: [],
  ownSite: true,
  titleOrder: ['service', 'feature', 'material', 'place', 'number', 'size', 'capacity', 'function'],
  keywordMix: [
    [['head'], 1],
    [['place'], 3],
    [['attribute', 'synonym'], 4],
    [['question', 'use', 'audience'], 3],
    [['brand'], 2],
  ],
  keywordPlaces: {
    main: 'Give it a page of its own: title tag, main heading and first sentence.',
    detail: 'Answer it in a section of the main page, with a heading that says it.',
  },
  indexedFields: ['titleTag', 'h1', 'intro', 'improvedBodyText'],
  importFormat: 'Copy and paste, or HTML export',
};
