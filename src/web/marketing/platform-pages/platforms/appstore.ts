import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const appstore: PlatformPageContent = {
  key: 'appstore',
  plan: {
    name: 'Apple App Store',
    shortName: 'App Store',
    description: 'Name, subtitle and keyword field filled without saying the same word twice.',
    line: 'Name, subtitle and keywords for the App Store',
    features: [
      'Name and subtitle of {productTitle} characters each',
      'A keyword field of {keywordField} bytes, no word repeated',
      'Promotional text of up to {promotionalText} characters',
      'Descriptions without the claims that App Review sends back',
    ],
    popular: false,
  },
  title: 'App Store name and keyword generator · Shelfmark',
  description:
    'App name and subtitle of {productTitle} characters each and a keyword field of {keywordField} bytes without a repeated word. For Apple’s App Store, scored out of 100.',
  heading: 'Three fields, no word twice',
  lead: 'Apple searches name, subtitle and keyword field as one. A word that stands in two of them is wasted. Shelfmark spreads your words over {productTitle}, {subtitle} and {keywordField}, and writes a description without what App Review refuses.',
  fields: [
    { label: 'App name', value: 'Fernly', into: 'name' },
    { label: 'Category', value: 'Lifestyle', into: 'appCategory' },
    {
      label: 'Main function',
      value: 'Reminds you when each houseplant needs water',
      into: 'productDescription',
      told: 'Fernly is a plant watering reminder. It reminds you when each houseplant needs water.',
      long: true,
    },
    { label: 'Users', value: 'people with houseplants', into: 'targetAudience' },
    {
      label: 'Features',
      value:
        'plant watering reminder, watering schedule for 400 species, photo diary, light meter with the camera, calendar widget, works offline',
      into: 'appFeatures',
      long: true,
    },
    {
      label: 'Keywords',
      value: 'plant watering reminder, houseplant care, plant care app',
      into: 'targetKeywords',
      long: true,
    },
    { label: 'Competitors', value: 'other plant care apps', into: 'competitors' },
    {
      label: 'Value proposition',
      value: 'The schedule follows the light in your own room',
      into: 'uniqueSellingProposition',
      long: true,
      told: 'The schedule follows the light in your own room.',
    },
    {
      label: 'Benefits',
      value: 'One list a day, no account, photos stay on the phone',
      into: 'productDescription',
      told: 'It shows one list a day. It needs no account. Photos stay on the phone.',
      long: true,
    },
    {
      label: 'Story',
      value: 'Made by a gardener and a programmer in Leiden.',
      into: 'brandStory',
      long: true,
    },
  ],
  identity: {
    businessName: 'Leafline Studio',
    industry: 'Technology',
    appName: 'Fernly',
    deviceCompatibility: 'iPhone and iPad, iOS 17 or newer',
  },
  outputs: [
    { label: 'Title (30)', field: 'productTitle', printed: 30 },
    { label: 'Subtitle (30)', field: 'subtitle', printed: 30 },
    { label: 'Keywords (100)', field: 'keywordField', printed: 100 },
    { label: 'Description', field: 'improvedBodyText' },
  ],
  points: [
    {
      title: 'Every word pays once',
      text: 'Singular and plural, name and subtitle are compared before the keyword field is packed. What your company name or category already covers is left out.',
    },
    {
      title: 'Bytes, not letters',
      text: 'The keyword field ends at {keywordField} bytes; an accented letter takes two. Commas stand without spaces, so that nothing is spent on air.',
    },
    {
      title: 'What App Review refuses is out',
      text: 'Prices, other platforms’ names and rank claims are taken out of every field, and you are told which.',
    },
  ],
  shop: { seller: 'Leafline Studio', price: '', site: '', place: '' },
};
