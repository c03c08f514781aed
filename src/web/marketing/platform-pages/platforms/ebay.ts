import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const ebay: PlatformPageContent = {
  key: 'ebay',
  plan: {
    name: 'eBay',
    shortName: 'eBay',
    description:
      'Titles that use their whole length, item specifics that buyers filter by, and an honest condition.',
    line: 'Titles, item specifics and condition for eBay',
    features: [
      'Titles that use eBay’s {productTitle} characters',
      'Up to {itemSpecifics} item specifics read from your description',
      'A subtitle of {subtitle} characters and a condition description',
      'No noise words, no fraction signs that eBay spells wrong',
    ],
    popular: false,
  },
  title: 'eBay title and item specifics generator · Shelfmark',
  description:
    'eBay titles of up to {productTitle} characters, item specifics that buyers filter by, and a plain condition text. From your own facts, scored out of 100.',
  heading: 'Eighty characters, all of them searched',
  lead: 'On eBay the title of {productTitle} characters and the item specifics decide who finds you. Shelfmark fills both from what you know about the item, and says its condition so that it does not come back.',
  fields: [
    { label: 'Item name', value: 'Marantz PM6006 Integrated Amplifier', into: 'name' },
    { label: 'Category', value: 'Stereo Amplifiers', into: 'category' },
    { label: 'Brand', value: 'Marantz', into: 'productDescription', told: 'Brand: Marantz.' },
    { label: 'Condition', value: 'Used - Very Good', into: 'itemCondition' },
    {
      label: 'Description',
      value:
        'Stereo amplifier with 45 watts per channel into 8 ohms. Black aluminum front, 17.3 x 14.6 x 4.1 in, 16.8 lb. All inputs were tested. The top cover has two light scratches. Comes with remote, power cord and manual.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Selling format', value: 'Fixed price' },
    { label: 'Price range', value: '$240 to $260', into: 'priceRange' },
    { label: 'Similar items', value: 'Denon PMA-600NE', into: 'competitors' },
    {
      label: 'Model number',
      value: 'PM6006',
      into: 'productDescription',
      told: 'Model: PM6006.',
    },
    {
      label: 'Special features',
      value: 'Phono input, optical input, headphone jack',
      into: 'productDescription',
      told: 'It has a phono input, an optical input and a headphone jack.',
    },
  ],
  identity: {
    businessName: 'Second Spin Audio',
    industry: 'Retail',
    ebayStoreName: 'Second Spin Audio',
    shippingDetails: 'Ships within 1 business day',
  },
  outputs: [
    { label: 'Title (80 chars)', field: 'productTitle', printed: 80 },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Item specifics', field: 'itemSpecifics' },
  ],
  points: [
    {
      title: 'The whole {productTitle} used',
      text: 'Brand, model, what it fits, size and state, in the order in which buyers type them. No L@@K, no WOW: noise words are taken out.',
    },
    {
      title: 'Specifics that filters find',
      text: 'Up to {itemSpecifics} name and value pairs are read out of your description. A buyer who ticks a filter sees only listings that filled it in.',
    },
    {
      title: 'A condition that holds',
      text: 'Marks and missing parts that you name stand in the condition text, in plain words. The buyer reads them before paying, not after.',
    },
  ],
  shop: { seller: 'Second Spin Audio', price: '$249.00', site: '', place: '' },
};
