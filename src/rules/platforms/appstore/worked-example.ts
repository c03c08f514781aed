import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const appstoreExample: WorkedExample = {
  platform: 'appstore',
  productName: 'Pantrio',
  ledger: ledgerFrom([
    ['type', 'pantry tracker', 'pantry tracker app: tracks food at home'],
    ['brand', 'Pantrio', 'app Pantrio for iPhone and iPad'],
    ['compatibility', 'iPhone and iPad', 'app Pantrio for iPhone and iPad'],
    ['use', 'list of food at home', 'keeps a list of the food you have at home'],
    ['function', 'barcode scan'],
    ['function', 'expiry reminders', 'reminds of expiry dates'],
    ['function', 'shared shopping list', 'shopping list shared in a household'],
    ['feature', 'works offline'],
    ['limit', 'no account needed'],
    ['price', 'free for up to 100 items', 'free, one-off purchase for over 100 items'],
    ['feature', 'home-screen widgets', "version 2.3 adds home-screen widgets with this week's expiry dates"],
  ]),
  good: {
    productTitle: 'Pantrio: Pantry Tracker',
    titleTag: 'Pantrio: a pantry tracker for iPhone and iPad',
    metaDescription:
      'Pantrio keeps a list of the food at home, scans barcodes and reminds you of expiry dates. One shopping list for the household. Works offline.',
    subtitle: 'Expiry dates, shopping list',
    keywordField:
      'food,inventory,grocery,fridge,freezer,barcode,scanner,kitchen,waste,stock,household,reminder,meal',
    promotionalText:
      "Version 2.3 adds home-screen widgets: this week's expiry dates without opening the app.",
    improvedBodyText:
      'Pantrio keeps a list of the food you have at home and reminds you before it expires.\n\nScan ' +
      'a barcode to add an item. Pantrio reminds you of its date. One shopping list is shared by the ' +
      'whole household.\n\nWhat it does\n- Barcode scan\n- Expiry reminders\n- Shared shopping ' +
      'list\n- Works offline, no account needed\n\nFree for up to 100 items. One purchase removes ' +
      'the limit.',
  },
  spoiled: [
    {
      name: 'generic name',
      change: { productTitle: 'The Best Food App' },
      reasons: ['forbidden-content', 'title-type-position'],
    },
    {
      name: 'spaces and repeats',
      change: { keywordField: 'pantry, pantrio, tracker, expiry, apps, free' },
      reasons: ['keyword-field-form', 'keyword-field-length', 'keyword-count'],
    },
    {
      name: 'slow opening',
      change: {
        improvedBodyText:
          'Welcome to the future of kitchens! We are thrilled to share what our team has been dreaming about all these years with each and every one of you out there today.\n\n- Barcode scan\n- Expiry reminders',
      },
      reasons: ['opening-sentence'],
    },
    {
      name: 'superlative in the subtitle',
      change: { subtitle: 'World’s best pantry tracker' },
      reasons: ['forbidden-content', 'subtitle-novelty'],
    },
  ],
};
