import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const tiktokshop: PlatformPageContent = {
  key: 'tiktokshop',
  plan: {
    name: 'TikTok Shop',
    shortName: 'TikTok Shop',
    description:
      'Product titles and descriptions for the shop, with hashtags and ideas for the videos that sell it.',
    line: 'Titles, descriptions and hashtags for TikTok Shop',
    features: [
      'Product titles inside {productTitle} characters',
      'Up to {hashtags} hashtags that name the product',
      'Ideas for short videos from what the product can do',
      'Look-alike and health claims taken out',
    ],
    popular: true,
  },
  title: 'TikTok Shop listing generator · Shelfmark',
  description:
    'Product titles, descriptions, hashtags and ideas for short videos for TikTok Shop, from your own facts and without the claims that take a product down.',
  heading: 'A shop listing and the videos for it',
  lead: 'In the feed about 34 characters of a TikTok Shop title stay visible. Shelfmark puts what it is into them, and turns the same facts into hashtags and ideas for the videos that sell it.',
  fields: [
    { label: 'Product name', value: 'Heatless Curling Rod Set', into: 'name' },
    { label: 'Category', value: 'Beauty & Personal Care > Hair Styling', into: 'tiktokCategory' },
    {
      label: 'Description',
      value:
        'Heatless curling rod of satin over foam, 35 in long. For shoulder-length hair and longer. Put it in damp hair in the evening, take it out after 6 hours. Sleep on it without pins, since the foam is soft. Comes with 2 satin scrunchies and 1 claw clip. Hand wash. Colors: sage, blush and black.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Audience', value: 'students and early risers', into: 'tiktokAudience' },
    { label: 'Content style', value: 'before and after', into: 'tiktokContentStyle' },
    { label: 'Hashtags', value: '#heatlesscurls, #curlyhair, #hairstyling', into: 'tiktokHashtags' },
    { label: 'Price', value: '$12.99', into: 'priceRange' },
  ],
  identity: {
    businessName: 'Overnight Curl Co.',
    industry: 'Beauty & Wellness',
    tiktokShopName: 'Overnight Curl Co.',
  },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Hashtag strategy', field: 'hashtags' },
    { label: 'Video script ideas', field: 'videoIdeas' },
  ],
  points: [
    {
      title: 'The first 34 characters',
      text: 'The product’s name stands whole before the feed cuts it. The other characters, up to {productTitle}, carry what search needs.',
    },
    {
      title: 'Video ideas out of facts',
      text: 'Each idea shows one thing that the product does, with the figure that you gave. No trend that is over by the time you film it.',
    },
    {
      title: 'Hashtags that belong to it',
      text: 'Up to {hashtags}, each about the product. Tags of other people’s trends are left out, since they bring viewers who do not buy.',
    },
  ],
  shop: { seller: 'Overnight Curl Co.', price: '$12.99', site: '', place: '' },
};
