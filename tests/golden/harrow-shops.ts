/** Fields of one seller's form on the platforms where rows of strangers' goods are read. */
export const amazon = { platform: 'amazon', amazonBrand: 'Harrow', businessName: 'Harrow' } as const;
export const ebay = { platform: 'ebay', businessName: 'Harrow', itemCondition: 'Used' } as const;
export const etsy = { platform: 'etsy', businessName: 'Harrow' } as const;
export const shopify = { platform: 'shopify', businessName: 'Harrow' } as const;
export const tiktok = { platform: 'tiktokshop', businessName: 'Harrow' } as const;
export const marketplace = {
  platform: 'facebookmarketplace',
  businessName: 'Harrow',
  facebookLocation: 'Leeds',
  facebookCondition: 'Used - good',
} as const;
