import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const walmart: PlatformPageContent = {
  key: 'walmart',
  plan: {
    name: 'Walmart Marketplace',
    shortName: 'Walmart',
    description:
      'Product names, key features and site descriptions in the plain order that Walmart asks for.',
    line: 'Product names, key features and site descriptions for Walmart',
    features: [
      'Product names inside {productTitle} characters, brand and type first',
      'Up to {keyFeatures} key features of {keyFeatures.each} characters',
      'Site descriptions of up to {improvedBodyText} characters',
      'Retailer names and sales talk taken out before Walmart does',
    ],
    popular: false,
  },
  title: 'Walmart Marketplace listing generator · Shelfmark',
  description:
    'Walmart product names, key features, site descriptions and search keywords in the order that Walmart asks for, without refused words. Scored out of 100.',
  heading: 'Item pages in Walmart’s own order',
  lead: 'Walmart takes {productTitle} characters of product name and recommends half of that, 3 to {keyFeatures} key features, and no word about other shops. Shelfmark writes to what is recommended, not to what is just allowed.',
  fields: [
    { label: 'Product Name', value: 'Rechargeable LED Camping Lantern', into: 'name' },
    { label: 'Category', value: 'Camping Lanterns', into: 'category' },
    {
      label: 'Key Features',
      value:
        'Three brightness modes up to 1,000 lumens, runs 30 hours on low, charges by USB-C in 4 hours, charges a phone from its 4,400 mAh battery, IPX4 water resistant, folding hook for hanging, ABS plastic body, 7.4 in tall, 1.1 lb, wipe clean with a damp cloth',
      into: 'keyFeatures',
      long: true,
    },
    { label: 'Target Audience', value: 'families, campers', into: 'targetAudience' },
    { label: 'Price Range', value: '$29 to $35', into: 'priceRange' },
    { label: 'Brand Information', value: 'Harrowgate', into: 'businessName' },
  ],
  identity: { industry: 'Retail' },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Features', field: 'keyFeatures' },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Keywords', field: 'keywords' },
  ],
  points: [
    {
      title: 'The order that Walmart asks for',
      text: 'Brand, type, key attribute, size, color: the product name follows it, and the type stands early enough to be seen on a phone.',
    },
    {
      title: 'Features that are facts',
      text: 'Up to {keyFeatures} lines of about {keyFeatures.each} characters, one fact each. Praise and claims without backing are left out, as Walmart’s own policy asks.',
    },
    {
      title: 'No other shop’s name',
      text: 'Retailers, prices, guarantees and “in stock” are refused in Walmart’s content. They are found and taken out before you submit the item.',
    },
  ],
  shop: { seller: 'Harrowgate', price: '$32.00', site: '', place: '' },
};
