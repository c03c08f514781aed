import type { SeoFormInput } from '#contract/seo-content.ts';

/** What the load asks to be written: one product, as a seller would describe it. */
export const listingForm: SeoFormInput = {
  platform: 'etsy',
  businessName: 'Kiln & Co.',
  industry: 'Retail',
  etsyShopName: 'KilnAndCo',
  description: 'Stoneware for the table.',
  products: [
    {
      name: 'Speckled Stoneware Mug',
      category: 'Home & Living',
      description:
        'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol. 9 cm tall, 8 cm wide. Dishwasher and microwave safe. Made to order in 2 weeks.',
    },
  ],
};
