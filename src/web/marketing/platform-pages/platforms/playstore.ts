import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const playstore: PlatformPageContent = {
  key: 'playstore',
  plan: {
    name: 'Google Play Store',
    shortName: 'Google Play',
    description: 'App title, short and full description that search finds and the metadata policy allows.',
    line: 'Title and descriptions for Google Play',
    features: [
      'App titles of {productTitle} characters',
      'Short descriptions of {shortDescription} characters',
      'Full descriptions of up to {improvedBodyText} characters',
      'Rank and price words that Google refuses taken out',
    ],
    popular: false,
  },
  title: 'Google Play store listing generator · Shelfmark',
  description:
    'App titles of {productTitle} characters, short descriptions of {shortDescription} and full descriptions that Google Play search reads, within its metadata policy.',
  heading: 'A Play listing written to the policy',
  lead: 'Google Play has no keyword field: it searches the text. Titles end at {productTitle} characters, and words such as “best”, “free” or “#1” get an update refused. Shelfmark writes all three texts without them.',
  fields: [
    { label: 'App name', value: 'Pennyrow', into: 'name' },
    { label: 'Category', value: 'Finance', into: 'appCategory' },
    {
      label: 'Description',
      value:
        'Pennyrow is a shared expense tracker for households. It splits rent, groceries and bills between up to 8 people. It shows who owes whom at the end of the month. Receipts are read with the camera. Exports to CSV. Works offline and syncs later.',
      into: 'productDescription',
      long: true,
    },
    {
      label: 'Features',
      value:
        'shared expense tracker, split bills by share or amount, receipt scanner, 40 currencies, monthly summary, CSV export',
      into: 'appFeatures',
      long: true,
    },
    { label: 'Target users', value: 'roommates and couples', into: 'targetAudience' },
    { label: 'Keywords', value: 'expense tracker, split bills, shared expenses', into: 'targetKeywords' },
  ],
  identity: {
    businessName: 'Tallow Street Software',
    industry: 'Technology',
    appName: 'Pennyrow',
    deviceCompatibility: 'Android 10 or newer',
  },
  outputs: [
    { label: 'Title (50)', field: 'productTitle', printed: 50 },
    { label: 'Short description (80)', field: 'shortDescription', printed: 80 },
    { label: 'Full description', field: 'improvedBodyText' },
  ],
  points: [
    {
      title: 'The search term in the title',
      text: 'Name and what it does share {productTitle} characters. Google shortened the field from 50; texts written for the old one are cut in the store.',
    },
    {
      title: 'The line above the fold',
      text: 'The short description of {shortDescription} characters is what is read before “Install”. Yours says verb, object and how, and repeats nothing of the title.',
    },
    {
      title: 'Keywords where they are read',
      text: 'The full description may take {improvedBodyText} characters. Your main phrase stands in it two to four times, under headings that name each function.',
    },
  ],
  shop: { seller: 'Tallow Street Software', price: '', site: '', place: '' },
};
