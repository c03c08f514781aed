import { appForm } from '#rules/platforms/app-form.ts';
import {
  allCapitals,
  callsToAction,
  controlCharacters,
  decorativeSymbols,
  emailAddresses,
  emoji,
  links,
  markup,
  percentOff,
  phoneNumbers,
  prices,
  promotionalWords,
  rankClaims,
  repeatedMarks,
} from '#rules/platforms/forbidden-everywhere.ts';
import { fieldsById, hard, readOn } from '#rules/platforms/limit.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { keywordList, metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';

const help = 'Google Play metadata policy, support.google.com as of Mar 2026 via marketingskills';
const shortFields: readonly FieldId[] = ['productTitle', 'shortDescription', 'titleTag'];

export const playstore: Platform = {
  id: 'playstore',
  name: 'Google Play',
  subject: 'app',
  titleCase: 'title',
  titleField: 'productTitle',
  fields: fieldsById([
    {
      kind: 'text',
      id: 'productTitle',
      label: 'App title',
      apiName: 'title',
      required: true,
      guidance: '"[App]: [head keyword]" or "[App] - [object] & [object]".',
      limit: hard(30, 'characters', 'third-party', `${help}; 50 before Sep 2021`),
      target: { from: 12, to: 30 },
      format: 'line',
      maxWordRepeats: 1,
    },
    {
      kind: 'text',
      id: 'shortDescription',
      label: 'Short description',
      apiName: 'shortDescription',
      required: true,
      guidance:
        'One phrase: verb, object, how. No final stop, no title words beyond the head, no call to action.',
      limit: hard(80, 'characters', 'third-party', help),
      target: { from: 50, to: 80 },
      format: 'line',
    },
    {
      kind: 'text',
      id: 'improvedBodyText',
      label: 'Full description',
      apiName: 'fullDescription',
      required: true,
      guidance:
        'Function and object in a first sentence of at most 20 words; the head keyword 2-4 times in all; each function under its own short heading. This text is searched.',
      limit: hard(4000, 'characters', 'third-party', help),
      target: { from: 500, to: 2500 },
      format: 'paragraphs',
    },
    keywordList({ from: 5, to: 8 }, 'Phrases that are woven into the full description.'),
    titleTag('App title and what it does.'),
    metaDescription('What the app does, for whom, with two functions.'),
  ]),
  forbidden: [
    controlCharacters({ source: help }),
    markup({ source: help }),
    links({ source: help, fields: [...shortFields, 'metaDescription'] }),
    emailAddresses({ source: help, fields: [...shortFields, 'metaDescription'] }),
    phoneNumbers({ source: help, fields: [...shortFields, 'metaDescription'] }),
    emoji({ source: help, fields: [...shortFields, 'keywords'] }),
    decorativeSymbols({ source: help, fields: [...shortFields, 'keywords'] }),
    repeatedMarks({ source: help }),
    allCapitals({ source: help, fields: ['productTitle'] }),
    prices({ source: help, fields: shortFields }),
    percentOff({ source: help, fields: shortFields }),
    promotionalWords({ source: help, fields: [...shortFields, 'improvedBodyText'] }),
    callsToAction({ source: help }),
    rankClaims({ source: help }),
    {
      id: 'performance-words',
      label: 'ranking and price words (best, top, #1, free, no ads)',
      // "sugar-free" and "tank top" are no praise: the word counts alone, or before app, game, rated.
      pattern:
        /(?<![\p{L}\p{N}-])(?:best(?!\s+(?:before|friend))|top(?=\s+(?:app|game|rated|ranked|\d))|free(?!\s+(?:an?|the|your|up|them)\s)(?![\s-]*(?:standing|style|hand|wheel|dive|diving))|no ads|ad-free|gratis|kostenlos|gratuit|million downloads)(?![\p{L}\p{N}])/giu,
      fields: ['productTitle', 'shortDescription'],
      repair: 'remove',
      allowedInBrand: true,
      source: help,
      date: readOn,
    },
    {
      id: 'emoticons',
      label: 'emoticons and repeated special characters',
      pattern: /[:;]-?[)(DP](?![\p{L}\p{N}])|([*~_=#|+-])\1+/gu,
      fields: ['productTitle', 'shortDescription'],
      repair: 'space',
      source: help,
      date: readOn,
    },
    {
      id: 'testimonials',
      label: 'quotations without a named source',
      pattern:
        /["“][^"“”\n]{3,120}["”]\s*[-–—]\s*(?:a |an |our )?(?:user|users|customer|player|review|reviewer)[^\n.]*/giu,
      fields: ['shortDescription', 'improvedBodyText'],
      repair: 'remove',
      source: help,
      date: readOn,
    },
  ],
  form: appForm,
  voice: 'Plain words for what the app does, a heading for each function, no store talk.',
  keywordCount: { from: 5, to: 8 },
  calledAs: ['google play', 'play store'],
  priceApart: true,
  keywordMix: [
    [['head'], 2],
    [['use'], 3],
    [['synonym'], 1],
    [['attribute', 'audience'], 2],
  ],
  keywordPlaces: {
    main: 'Use it in the title or short description, and naturally in the full description.',
    detail: 'Answer it with a sentence of the full description.',
  },
  indexedFields: ['productTitle', 'shortDescription', 'improvedBodyText'],
  importFormat:
    'fastlane supply, metadata/android/<locale>/title.txt, short_description.txt, full_description.txt',
};
