import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Good' } as const;
const near = { platform: 'facebookmarketplace', facebookLocation: 'York' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'haldis' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Tidewell' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'haldis' } as const;

describe('Sizes in letters', () => {
  expectReadings([
    [
      'one of them ends its sentence',
      "Vintage Levi's denim jacket 70506",
      'Made in USA, size M fits like S. 100% cotton, 2 chest pockets. faded wash, small paint fleck on left sleeve.',
      used,
      /^Size: M fits like S$(?=[\s\S]*small paint fleck on left sleeve)/mu,
      /fits like S\. 100%/u,
    ],
    [
      'a row of them is a size, and no part in the picture',
      'Everyday Tee',
      'Boxy fit, 220gsm organic cotton, made in Portugal. S M L XL 2XL. Ecru, Ink, Moss. Pre-shrunk.',
      shopify,
      /Size: S M L XL 2XL/u,
      /with S M L|How big is it/u,
    ],
  ]);
});

describe('Where a thing goes', () => {
  expectReadings([
    [
      'an under sink organizer is no sink organizer',
      'Under sink organizer 2 tier',
      'sliding pull out, 2 pack, carbon steel, 15.6 x 8 x 12 inch, white',
      amazon,
      /^under sink organizer$/mu,
      /^(?:white |tidewell )?sink organizer/mu,
    ],
    [
      'over door hooks are no door hooks',
      'Over door hooks',
      'steel, pack of 6',
      amazon,
      /^over door hooks$/mu,
      /^door hooks/mu,
    ],
    [
      'an amber jar makes no amber candle',
      'Soy candle in amber jar',
      'Hand poured in Norwich, 180ml. Fig & cassis, Sea salt, or Unscented. Cotton wick.',
      etsy,
      /Fig & cassis, Sea salt, or Unscented/u,
      /amber candle|, sea salt$/mu,
    ],
  ]);
});

describe('What a thing does not have', () => {
  expectReadings([
    [
      'the home of the seller',
      '3 seater leather sofa brown',
      'Real leather. Cat scratches on one arm, still comfy. pet home.',
      near,
      /Pet home\./u,
      /has a pet home/u,
    ],
    [
      'the stock that it lies in',
      'M6 stainless coach bolts 50mm x 20',
      'A2 304 stainless, pack of 20. UK stock',
      { ...used, itemCondition: 'New' },
      /UK stock/iu,
      /have a UK stock/u,
    ],
    [
      'the shelf that it stands on, the lab that tested it',
      'Calm drops',
      'CBD oil 1000mg in 30ml MCT oil, 0% THC lab tested. 33mg per ml dropper. Food supplement.',
      shopify,
      /Food supplement\./u,
      /have a food supplement|thc-lab|ml-dropper|How is it cleaned/iu,
    ],
    [
      'two run times make no two functions',
      'Bike light set USB',
      'Front 400 lumen rear 80 lm, IPX5, 5 modes, run time 2h high / 12h flash.',
      shopify,
      /Run time 2h high \/ 12h flash/iu,
      /lumen-rear|2h High,/u,
    ],
    [
      'what is sent as a file is made of nothing',
      'Custom pet portrait digital',
      'I draw your dog or cat in watercolour style. You get a 300dpi JPG and PNG, 8x10 and A4. No print is shipped.',
      etsy,
      /No print is shipped/u,
      /Which material|How is it cleaned/u,
    ],
  ]);
});
