import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const shopify: PlatformPageContent = {
  key: 'shopify',
  plan: {
    name: 'Shopify',
    shortName: 'Shopify',
    description:
      'Product pages for your own shop: title, handle, search texts, description, tags and alt text.',
    line: 'Product pages and search texts for Shopify',
    features: [
      'Title tags of {titleTag} and meta descriptions of {metaDescription} characters',
      'Product title and a clean URL handle',
      'Alt text for the picture and tags for your filters',
      'A product description that search pages can quote',
    ],
    popular: true,
  },
  title: 'Shopify product page generator · Shelfmark',
  description:
    'Product titles, descriptions, handles and alt text for Shopify, with page titles of {titleTag} and meta descriptions of {metaDescription} characters. Scored out of 100.',
  heading: 'Product pages that Google shows whole',
  lead: 'Shopify lets you type as much as you like. Google does not: past about {titleTag} characters it cuts the page title, past {metaDescription} the description. Shelfmark writes the product page and both search texts together.',
  fields: [
    { label: 'Product name and type', value: 'Merino Hiking Socks, 2 pairs', into: 'name' },
    { label: 'Collection', value: 'Hiking', into: 'shopifyCollections' },
    { label: 'Price', value: '$34', into: 'priceRange' },
    {
      label: 'Benefits',
      value:
        '68% merino wool, 30% nylon, 2% elastane. Charcoal gray. Terry cushion under heel and toe. Flat toe seam that does not rub. Knit in North Carolina. Sizes S to XL. Machine wash cold, dry flat.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Brand name', value: 'Ridgeknit', into: 'shopifyStoreName' },
    { label: 'Target market', value: 'day hikers and backpackers', into: 'targetAudience' },
    {
      label: 'USP',
      value: 'A pair that wears through in the first year is replaced.',
      into: 'uniqueSellingProposition',
      long: true,
    },
    {
      label: 'SEO keywords',
      value: 'merino hiking socks, wool hiking socks, cushioned hiking socks',
      into: 'targetKeywords',
      long: true,
    },
    {
      label: 'Brand story',
      value: 'Ridgeknit is a sock mill with 12 machines, run by the third generation.',
      into: 'brandStory',
      long: true,
    },
  ],
  identity: {
    businessName: 'Ridgeknit',
    industry: 'Retail',
    shopifyProductType: 'Hiking Socks',
    shopifyDomain: 'ridgeknit.example',
  },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Meta description', field: 'metaDescription' },
  ],
  points: [
    {
      title: 'Search texts of their own',
      text: 'Left empty, the search texts are whatever stands first on the page. You get a page title and a meta description that end where Google ends them.',
    },
    {
      title: 'A handle before the first link',
      text: 'Changing a URL later breaks links. The handle is made with the title: lower case, words joined by hyphens, no filler.',
    },
    {
      title: 'Alt text and filter tags',
      text: 'The picture gets a text that names what is on it, and tags that your collection filters can use. Both have a field of their own in Shopify.',
    },
  ],
  shop: { seller: 'Ridgeknit', price: '$34.00', site: 'ridgeknit.example', place: '' },
};
