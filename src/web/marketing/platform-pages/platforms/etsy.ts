import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const etsy: PlatformPageContent = {
  key: 'etsy',
  plan: {
    name: 'Etsy',
    shortName: 'Etsy',
    description:
      'Titles that say what it is, tags that buyers type, and a description made of your own facts.',
    line: 'Titles, tags and descriptions for Etsy',
    features: [
      'Up to {tags} tags, none longer than {tags.each} characters',
      'Titles inside {productTitle} characters, what it is first',
      'Materials and a description from what you told us',
      'No two tags that say the same',
    ],
    popular: true,
  },
  title: 'Etsy title and tag generator · Shelfmark',
  description:
    'Up to {tags} Etsy tags of {tags.each} characters, a title that says what it is, and a description from your own facts. Each listing is scored out of 100.',
  heading: 'Tags that buyers type, and a title people read',
  lead: 'Etsy gives you {tags} tags of {tags.each} characters and a title of {productTitle}. Shelfmark makes of your facts as many phrases that buyers type as they give, and keeps the title to what the thing is.',
  fields: [
    { label: 'Item name', value: 'Refillable Leather Journal', into: 'name' },
    { label: 'Category', value: 'Journals', into: 'category' },
    {
      label: 'Materials',
      value: 'vegetable-tanned cowhide, linen thread, cotton paper',
      into: 'productDescription',
      told: 'Made of vegetable-tanned cowhide, linen thread and cotton paper.',
    },
    {
      label: 'Style',
      value: 'plain',
      into: 'productDescription',
      told: 'The cover is plain.',
    },
    {
      label: 'Description',
      value:
        'A5 leather journal with 192 pages of 120 gsm cotton paper. The cover is cut and sewn by hand in Asheville. A strap closes it; refills slide out without tools. Initials of up to 3 letters are stamped free of charge. Made to order in 5 days.',
      into: 'productDescription',
      long: true,
    },
    {
      label: 'Search terms',
      value: 'leather journal, refillable notebook, personalized journal',
      into: 'targetKeywords',
      long: true,
    },
    { label: 'Occasion', value: 'graduation', into: 'seasonalRelevance' },
    { label: 'Recipient', value: 'writers and travelers', into: 'targetAudience' },
    {
      label: 'Size and color',
      value: '8.3 x 5.8 in, saddle brown',
      into: 'productDescription',
      told: 'Saddle brown, 8.3 x 5.8 in.',
    },
    {
      label: 'Shop story',
      value: 'Two people at one bench, sewing leather since 2014.',
      into: 'handmadeStory',
      long: true,
    },
  ],
  identity: { businessName: 'Bench & Awl', industry: 'Retail', etsyShopName: 'BenchAndAwl' },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Tags (13 max)', field: 'tags', printed: 13 },
  ],
  points: [
    {
      title: 'Tags out of your facts',
      text: '{tags} tags of {tags.each} characters is a packing problem. Phrases of two and three words are fitted in whole, never cut, and none says what another says. The more you tell, the more there are.',
    },
    {
      title: 'A title for people',
      text: 'Etsy asks for the item first and advises against strings of keywords. Yours names the thing, its material and its size, inside {productTitle} characters.',
    },
    {
      title: 'Only what you said',
      text: 'Materials, sizes and times come out of your own words. What is missing comes back as a question, so that no buyer finds a claim that you never made.',
    },
  ],
  shop: { seller: 'BenchAndAwl', price: '$64.00', site: '', place: '' },
};
