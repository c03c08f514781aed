import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const websiteExample: WorkedExample = {
  platform: 'website',
  productName: 'Plumber in Leeds',
  ledger: ledgerFrom([
    ['type', 'plumber', 'plumber, Leeds'],
    ['brand', 'Aldergate Plumbing'],
    ['place', 'Leeds', 'plumber, Leeds'],
    ['service', 'boiler service', 'boiler service, leak repair, bathroom fitting'],
    ['service', 'leak repair', 'boiler service, leak repair, bathroom fitting'],
    ['service', 'bathroom fitting', 'boiler service, leak repair, bathroom fitting'],
    ['limit', 'within 15 miles'],
    ['hours', 'Monday to Saturday, 7 am to 7 pm', 'Mon-Sat 7 am to 7 pm'],
    ['duration', 'returns calls within 1 hour', 'returns calls within 1 hour in opening hours'],
    ['price', '95 pounds fixed', 'boiler service 95 pounds fixed price'],
    ['certificate', 'Gas Safe registered'],
    ['age', 'since 2009'],
  ]),
  good: {
    titleTag: 'Plumber in Leeds: Boilers, Leaks, Bathrooms | Aldergate',
    metaDescription:
      'Leeds plumber for boiler service, leak repair and bathroom fitting within 15 miles. Gas Safe registered. Fixed price for a boiler service: 95 pounds.',
    h1: 'Plumber in Leeds and within 15 miles',
    intro:
      'Aldergate Plumbing repairs leaks, services boilers and fits bathrooms in Leeds and up to 15 miles around it. We are Gas Safe registered and have worked here since 2009. Call Monday to Saturday, 7 am to 7 pm; we return calls within one hour.',
    improvedBodyText:
      'We look after boilers, find and repair leaks, and fit bathrooms from the first pipe to the ' +
      'last tap.\n\nA boiler service has one fixed price of 95 pounds. Our plumber is Gas Safe ' +
      'registered.\n\nWe come to you in Leeds and within 15 miles. Lines are open Monday to ' +
      'Saturday, 7 am to 7 pm. If you leave a message in these hours, we return the call within 1 ' +
      'hour.',
    keywords: [
      'plumber leeds',
      'boiler service leeds',
      'leak repair leeds',
      'bathroom fitter leeds',
      'gas safe plumber',
      'fixed price boiler service',
    ],
  },
  spoiled: [
    {
      name: 'boilerplate title',
      change: { titleTag: 'Home | Welcome to our website' },
      reasons: ['title-type-position', 'keyword-placement', 'title-brand-ending'],
    },
    {
      name: 'keyword meta',
      change: { metaDescription: 'plumber, plumbers, plumbing, Leeds plumber, best plumber' },
      reasons: ['comma-list', 'meta-description-length', 'invented-claims'],
    },
    {
      name: 'unbacked claims',
      change: {
        intro:
          'Aldergate Plumbing repairs leaks, services boilers and fits bathrooms in Leeds. We are award-winning, fully insured and number one in Yorkshire. Call Monday to Saturday, 7 am to 7 pm; we return calls within one hour.',
      },
      reasons: ['invented-claims', 'forbidden-content'],
    },
    {
      name: 'no slots of a service',
      change: {
        intro:
          'Our plumbers are friendly people who like what they do and who will be glad to help you with whatever you need help with, wherever you happen to be and whenever you feel that the time has come for it.',
        metaDescription:
          'Our plumbers are friendly people who like what they do and who will be glad to help you with whatever you happen to need help with today.',
      },
      reasons: ['first-facts', 'meta-description-facts'],
    },
    {
      name: 'one sentence in three places',
      change: {
        titleTag: 'Plumber in Leeds and within 15 miles',
        h1: 'Plumber in Leeds and within 15 miles',
        metaDescription: 'Plumber in Leeds and within 15 miles',
      },
      reasons: ['heading-wording', 'meta-description-length', 'title-brand-ending'],
    },
  ],
};
