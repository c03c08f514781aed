import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const website: PlatformPageContent = {
  key: 'website',
  plan: {
    name: 'Website',
    shortName: 'Website',
    description: 'Title tag, meta description, heading, introduction and body text for any page of your own.',
    line: 'Title tags, meta descriptions and texts for your own website',
    features: [
      'Title tags of {titleTag} characters, measured in pixels too',
      'Meta descriptions of {metaDescription} characters',
      'A main heading and an introduction that opens with the facts',
      'Body text with up to {bulletPoints} key points',
    ],
    popular: false,
  },
  title: 'Website SEO text generator · Shelfmark',
  description:
    'Title tags measured in pixels, meta descriptions of {metaDescription} characters, headings and body text for any page of your own site. Scored out of 100.',
  heading: 'Pages that say it in the result',
  lead: 'Google cuts a title tag by its width, at about {titleTag} characters, and a description at about {metaDescription}. Shelfmark writes both to fit, and a page below them that opens with the facts people searched for.',
  fields: [
    { label: 'Business name', value: 'Cedar & Spoke', into: 'businessName' },
    { label: 'Industry', value: 'Professional Services', into: 'industry' },
    { label: 'Page or service', value: 'Bike Repair and Tune-Up', into: 'name' },
    { label: 'Location', value: 'Minneapolis', into: 'location' },
    {
      label: 'Body text',
      value:
        'Bike repair in a workshop by the Midtown Greenway. A tune-up takes 2 days and costs $95. Flat tires are mended in 20 minutes while you wait. We repair road bikes, cargo bikes and e-bikes. The workshop is open Tuesday to Saturday. Parts are charged at list price. Repairs carry a warranty of 6 months.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Target audience', value: 'bike commuters and families', into: 'targetAudience' },
    {
      label: 'Target keywords',
      value: 'bike repair Minneapolis, bike tune-up, e-bike repair',
      into: 'targetKeywords',
    },
    { label: 'Website', value: 'cedarandspoke.example', into: 'website' },
  ],
  identity: {},
  outputs: [
    { label: 'Title tag', field: 'titleTag' },
    { label: 'Meta description', field: 'metaDescription' },
    { label: 'Main heading', field: 'h1' },
    { label: 'Introduction', field: 'intro' },
    { label: 'Body text', field: 'improvedBodyText' },
  ],
  points: [
    {
      title: 'Measured as Google measures',
      text: 'A title tag of {titleTag} narrow letters fits where as many wide ones are cut. The width in pixels is checked beside the count.',
    },
    {
      title: 'An opening that can be quoted',
      text: 'The introduction says who, what, where and for how much in the first sentences. That is the passage that is easiest to quote.',
    },
    {
      title: 'Your facts, in order',
      text: 'Hours, prices, times and places come out of your own text. Filler that says nothing is found and cut.',
    },
  ],
  shop: { seller: 'Cedar & Spoke', price: '', site: 'cedarandspoke.example', place: '' },
};
