import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const playstoreExample: WorkedExample = {
  platform: 'playstore',
  productName: 'Tidewise',
  ledger: ledgerFrom([
    ['type', 'tide times', 'tide times, heights and charts for 4,200 ports'],
    ['brand', 'Tidewise', 'app Tidewise'],
    ['function', 'heights and charts for 4,200 ports', 'tide times, heights and charts for 4,200 ports'],
    ['function', 'works offline for saved ports', 'works offline, without a connection, for saved ports'],
    ['function', '7-day table', '7-day table, 7 days'],
    ['function', 'sunrise and moon phase', 'sunrise, sunset and moon phase'],
    ['use', 'beach walks, swimming, boating', 'for beach walks, swimming, boating'],
    ['function', 'alerts before high water', 'alerts before high water'],
    ['limit', 'no ads'],
    ['feature', 'data from national hydrographic offices'],
  ]),
  good: {
    productTitle: 'Tidewise: Tide Times & Charts',
    titleTag: 'Tidewise: tide times and charts for 4,200 ports',
    metaDescription:
      'Tidewise shows high and low water for 4,200 ports, with a 7-day table, a tide chart and alerts before high water. It works offline and shows no ads.',
    shortDescription: 'High and low water for 4,200 ports, with alerts and offline tables',
    improvedBodyText:
      'Tidewise shows when the water is high and how high it will be, for 4,200 ports.\n\nPick a ' +
      'port to see a 7-day table and a tide chart. Save it, and the table stays available without a ' +
      'connection. Set an alert before high water and the phone tells you in time.\n\nChoose the ' +
      'ports you use most and keep them in one place, at home or away from the network. Every tide ' +
      'has its time and its height, so you can plan a walk on the beach, a swim or a trip by ' +
      'boat.\n\nTides\n- Times and heights for 7 days\n- Chart of the day\n- Alerts before high ' +
      'water\n\nSky\n- Sunrise and sunset\n- Moon phase\n\nData comes from national hydrographic ' +
      'offices. The app shows no ads.',
  },
  spoiled: [
    {
      name: 'store talk',
      change: { productTitle: '#1 Best Tide App FREE' },
      reasons: ['forbidden-content', 'title-wording'],
    },
    {
      name: 'call to action',
      change: { shortDescription: 'Download now and never miss a tide again!' },
      reasons: ['forbidden-content'],
    },
    {
      name: 'repeat',
      change: { shortDescription: 'Tide charts and tide times: Tidewise' },
      reasons: ['short-description-novelty', 'short-description-length'],
    },
    {
      name: 'keyword list',
      change: { shortDescription: 'tide, tides, tide chart, tide app, tide times, tidal' },
      reasons: ['comma-list'],
    },
    {
      name: 'claim',
      change: { shortDescription: 'Most accurate tide app in the world, with alerts and tables' },
      reasons: ['invented-claims'],
    },
  ],
};
