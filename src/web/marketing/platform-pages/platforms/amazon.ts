import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const amazon: PlatformPageContent = {
  key: 'amazon',
  plan: {
    name: 'Amazon',
    shortName: 'Amazon',
    description:
      'Short titles, item highlights, bullets and search terms that pass Amazon’s list of refused words.',
    line: 'Titles, bullets and search terms for Amazon',
    features: [
      'Titles of {productTitle} characters with item highlights of {itemHighlights}',
      '{bulletPoints} bullet points, each inside {bulletPoints.each} characters',
      'Search terms of up to {searchTerms.total} bytes, no word twice',
      'Refused words, prices and rank claims taken out',
    ],
    popular: true,
  },
  title: 'Amazon listing generator · Shelfmark',
  description:
    'Amazon titles of {productTitle} characters, five bullets, item highlights and {searchTerms.total} bytes of search terms from your own facts, scored out of 100.',
  heading: 'Cut to {productTitle} characters before Amazon does it',
  lead: 'Since July 2026 Amazon cuts titles at {productTitle} characters and moves the rest to item highlights. Shelfmark writes both, five bullets, the description and the search terms, and leaves out the words that get a listing suppressed.',
  fields: [
    { label: 'Product name', value: 'Gooseneck Pour Over Kettle', into: 'name' },
    { label: 'Category', value: 'Kitchen & Dining > Kettles', into: 'amazonCategory' },
    {
      label: 'Target keywords',
      value: 'gooseneck kettle, pour over kettle, coffee kettle',
      into: 'targetKeywords',
    },
    { label: 'Brand', value: 'Steadpour', into: 'amazonBrand' },
    {
      label: 'Key features',
      value:
        '34 oz stainless steel body. Thermometer in the lid shows 100 to 220 °F. Flat base for gas and induction stoves. Gooseneck spout with a 6 mm opening for a slow pour. Walnut handle. Hand wash only. In the box: kettle, lid, measuring spoon.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Competitor ASINs', value: 'B0EXAMPLE1, B0EXAMPLE2', into: 'competitors', long: true },
    { label: 'Price range', value: '$39 to $45', into: 'priceRange' },
    { label: 'Target customer', value: 'people who brew coffee by hand at home', into: 'targetAudience' },
  ],
  identity: { businessName: 'Steadpour', industry: 'Retail' },
  outputs: [
    { label: 'Optimized title', field: 'productTitle' },
    { label: 'Bullet points', field: 'bulletPoints' },
  ],
  points: [
    {
      title: 'Title and highlights share the work',
      text: 'Brand, type and the one attribute that buyers filter by go into {productTitle} characters. What no longer fits goes into the {itemHighlights} characters of highlights, not into the bin.',
    },
    {
      title: 'Five bullets, one fact each',
      text: 'Each stays inside {bulletPoints.each} characters and opens with the fact. No emoji, no closing stop, no guarantee: the marks that Amazon strips are gone before you paste.',
    },
    {
      title: '{searchTerms.total} bytes without a wasted one',
      text: 'Words that stand in the title are searched already. The search terms take only new ones, counted in bytes, since going over can void the whole field.',
    },
  ],
  shop: { seller: 'Steadpour', price: '$42.00', site: '', place: '' },
};
