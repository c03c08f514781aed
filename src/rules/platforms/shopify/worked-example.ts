import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const shopifyExample: WorkedExample = {
  platform: 'shopify',
  productName: "Marlo women's linen shirt",
  ledger: ledgerFrom([
    ['type', 'shirt', "women's shirt “Marlo”"],
    ['brand', 'Fenwold'],
    ['name', 'Marlo', "women's shirt “Marlo”"],
    ['audience', 'women', "women's shirt “Marlo”"],
    ['material', '100% linen', '100% linen, 160 g/m2'],
    ['weight', '160 g/m2', '100% linen, 160 g/m2'],
    ['feature', 'relaxed fit'],
    ['feature', 'band collar'],
    ['feature', 'mother-of-pearl buttons'],
    ['size', 'XS to XXL', 'sizes XS-XXL'],
    ['colour', 'sage green'],
    ['size', 'model 175 cm wears S'],
    ['care', 'wash at 30 C, do not tumble dry'],
    ['origin', 'sewn in Portugal'],
  ]),
  good: {
    productTitle: 'Marlo Linen Shirt, Band Collar, Sage Green',
    handle: 'marlo-linen-shirt-sage-green',
    titleTag: "Women's Linen Shirt in Sage Green, Relaxed Fit | Fenwold",
    metaDescription:
      "Relaxed women's shirt in 160 g/m2 linen with a band collar and mother-of-pearl buttons. Sizes XS to XXL. Sewn in Portugal. Wash at 30 C, do not tumble dry.",
    improvedBodyText:
      '<p>The Marlo is a relaxed linen shirt with a band collar and mother-of-pearl buttons.</p><ul><li>Fabric: 100% linen, 160 g/m2</li><li>Fit: relaxed; the model is 175 cm and wears S</li><li>Sizes: XS to XXL</li><li>Care: wash at 30 C, do not tumble dry</li><li>Origin: sewn in Portugal</li></ul>',
    tags: ['linen', 'shirt', 'women', 'band-collar', 'relaxed-fit', 'sage-green', 'mother-of-pearl'],
    imageAltText: 'Sage green linen shirt with band collar, worn by a model 175 cm tall',
  },
  spoiled: [
    {
      name: 'title as slogan',
      change: { productTitle: 'Elevate Your Summer Wardrobe' },
      reasons: ['title-substance', 'filler-words', 'title-type-position'],
    },
    {
      name: 'same text thrice',
      change: {
        titleTag: 'Marlo Linen Shirt, Band Collar, Sage Green',
        imageAltText: 'Marlo Linen Shirt, Band Collar, Sage Green',
      },
      reasons: ['title-tag-difference', 'alt-text-novelty'],
    },
    {
      name: 'wall of text',
      change: {
        improvedBodyText: `<p>${'The shirt is sewn in Portugal from linen and has a band collar and mother-of-pearl buttons and a relaxed fit and comes in sage green and in sizes from XS to XXL and can be washed at 30 C and should not be tumble dried '.repeat(2)}</p>`,
      },
      reasons: ['description-structure', 'sentence-length'],
    },
    {
      name: 'tag soup',
      change: { tags: ['best', 'cheap', 'sale', 'shirt', 'shirts', 'SHIRT'] },
      reasons: ['tag-duplicates', 'invented-claims'],
    },
    {
      name: 'unbacked green claim',
      change: { imageAltText: 'Eco-friendly, sustainable, non-toxic linen shirt in sage green' },
      reasons: ['invented-claims'],
    },
  ],
};
