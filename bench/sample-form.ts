import type { SeoFormInput } from '#contract/seo-content.ts';

const kinds = [
  'Mug',
  'Bowl',
  'Vase',
  'Plate',
  'Jug',
  'Teapot',
  'Tray',
  'Planter',
  'Candle Holder',
  'Butter Dish',
];
const glazes = ['Speckled Cream', 'Ash Grey'];

/** An Etsy form with so many different products. */
export function sampleForm(products: number): SeoFormInput & { products: { name: string }[] } {
  return {
    platform: 'etsy',
    businessName: 'Kiln & Co.',
    industry: 'Retail',
    etsyShopName: 'KilnAndCo',
    description: 'Stoneware thrown on the wheel in Bristol. Made to order in 2 weeks.',
    products: Array.from({ length: products }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'Mug';
      const glaze = glazes[Math.floor(index / kinds.length) % glazes.length] ?? 'Plain';
      return {
        name: `${glaze} Stoneware ${kind}`,
        category: 'Home & Living',
        description: `A stoneware ${kind.toLowerCase()} with a ${glaze.toLowerCase()} glaze, thrown on the wheel in Bristol. It is ${8 + index} cm tall and ${7 + index} cm wide. Dishwasher and microwave safe. A name of up to 8 letters can be stamped by hand. Each piece differs a little. Comes in a gift box.`,
      };
    }),
  };
}
