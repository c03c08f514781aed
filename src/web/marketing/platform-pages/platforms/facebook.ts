import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const facebook: PlatformPageContent = {
  key: 'facebook',
  plan: {
    name: 'Facebook Marketplace',
    shortName: 'Facebook Marketplace',
    description: 'Listings that answer what neighbors ask: what it is, its condition, and how to get it.',
    line: 'Titles, selling points and tags for Facebook Marketplace',
    features: [
      'Titles inside {productTitle} characters, the thing itself first',
      'Up to {sellingPoints} key selling points',
      'Up to {tags} product tags',
      'Condition, pickup and delivery said plainly',
    ],
    popular: false,
  },
  title: 'Facebook Marketplace listing generator · Shelfmark',
  description:
    'Facebook Marketplace titles, descriptions and selling points that answer what buyers nearby ask: what it is, its condition, its size and how to get it.',
  heading: 'Listings that answer before they ask',
  lead: '“Is this still available?” starts most chats, and size, condition and pickup fill the rest. Shelfmark writes a Marketplace listing that has said it all, so that the next message is a time to come by.',
  fields: [
    { label: 'Item name', value: 'Oak Dining Table with 6 Chairs', into: 'name' },
    { label: 'Category', value: 'Home & Garden > Dining Sets', into: 'facebookCategory' },
    { label: 'Condition', value: 'Used - Good', into: 'facebookCondition' },
    { label: 'Location', value: 'Ann Arbor, Michigan', into: 'facebookLocation' },
    { label: 'Delivery', value: 'Pickup, two people needed to carry', into: 'facebookDeliveryMethod' },
    {
      label: 'Description',
      value:
        'Solid oak dining table of 71 x 35 in. Seats 6, with the leaf 8. Six chairs with new gray seat covers. One leg has a scratch of 2 in. From a home without smokers or pets. The legs come off for the car.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Price', value: '$380', into: 'priceRange' },
  ],
  identity: { businessName: 'Elm Street Resale', industry: 'Retail' },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Key selling points', field: 'sellingPoints' },
  ],
  points: [
    {
      title: 'Two lines in the tile',
      text: 'Marketplace shows price and two lines of title. What it is, its size and its state stand in them; {productTitle} characters is the end, not the aim.',
    },
    {
      title: 'The questions, answered',
      text: 'Measures, flaws, pickup and who has to carry: what you name is said once, plainly. What you forgot is asked of you before a buyer asks.',
    },
    {
      title: 'Nothing that is taken down',
      text: 'Links, phone numbers and “message me on …” are taken out: the chat is where buyers reach you.',
    },
  ],
  shop: { seller: 'Elm Street Resale', price: '$380', site: '', place: 'Ann Arbor, Michigan' },
};
