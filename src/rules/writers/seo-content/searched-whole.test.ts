import { describe, expect, it } from 'vitest';
import { type BriefFields, writeForm, writeOne } from '#tests/golden/run-brief.ts';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay: BriefFields = { platform: 'ebay' };
const shopify: BriefFields = { platform: 'shopify' };

describe('What a thing is searched by is whole', () => {
  expectReadings([
    [
      'a colour of two words is not halved, and no tag has two of the choices',
      'Leather cord organizer, set of 3',
      'Three cable tidies cut from vegetable tanned leather offcuts. Colours: tan, black, forest green.',
      {},
      /^black cord organizer$/mu,
      /forest (?:cord )?organizer|tan forest/u,
    ],
    [
      'each of the colours between which a buyer chooses is searched',
      'Crochet bucket hat',
      'Cotton bucket hat in cream, rust or forest green. One size, 56-59 cm. Foldable.',
      {},
      /^(?=[\s\S]*^rust hat$)[\s\S]*^forest green hat$/mu,
      /forest hat/u,
    ],
    [
      'what is done with a thing is no end of its name',
      'Macrame plant hanger',
      'Plant hanger knotted by hand from 4 mm recycled cotton cord, 95 cm long. Natural or rust. Brass ring.',
      {},
      /^(?=[\s\S]*^macrame hanger$)(?=[\s\S]*^plant holder$)[\s\S]*^rust hanger$/mu,
      /hanger knotted$/mu,
    ],
    [
      'a tree that is named by a colour has none',
      'Walnut key hook rail',
      'Wall key rail milled from black walnut with five brass hooks. 40 cm wide, 8 cm tall. Oiled finish.',
      {},
      /^walnut key rail$/mu,
      /^black (?:key )?rail$|rail, black/imu,
    ],
    [
      'the opening of the text calls a cuff a cuff bracelet',
      'Silver hammered cuff',
      'Sterling silver cuff bracelet, hammered by hand, 8mm wide, fits wrists 15-18 cm.',
      {},
      /^cuff bracelet$/mu,
      /^wrists? 15/mu,
    ],
    [
      'a model number stops inside no name of the thing',
      'Makita DHP453 combi drill body only',
      '18V LXT. Used, works well, chuck grips fine. Paint marks on casing. No battery or charger.',
      ebay,
      /^makita dhp453 combi drill$/mu,
      /^makita dhp453 combi$|^body combi drill$/mu,
    ],
    [
      'what a seal belongs to is not cut in half',
      'Bosch WTW85231GB heat pump dryer door seal',
      'Genuine Bosch door seal 00754129 for dryers WTW85231GB and WTW87560GB. New, in original bag.',
      ebay,
      /^dryer door seal$/mu,
      /^pump dryer|heat pump$/mu,
    ],
    [
      'a capital among small words belongs to the name before it',
      'Patagonia Better Sweater mens M',
      "Patagonia Better Sweater fleece jacket, quarter zip, men's medium, navy. Worn a handful of times.",
      ebay,
      /^better sweater$/mu,
      /^patagonia better$/mu,
    ],
    [
      'a scent of two words is one',
      'Peat Smoke & Heather Candle 220g',
      'Rapeseed and soy wax candle with peat smoke and heather fragrance. Burns about 45 hours.',
      shopify,
      /^peat smoke candle$/mu,
      /^smoke candle$/mu,
    ],
    [
      'what the thing describes stands before it',
      'Wick trimmer',
      'Matt black steel wick trimmer, 18 cm, angled head catches the trimmings.',
      shopify,
      /^steel wick trimmer$/mu,
      /steel wick$/mu,
    ],
    [
      'a vacuum for gravel cleans no floor',
      'Aquarium gravel vacuum',
      'Siphon cleaner for tanks up to 55 gallons. 6 ft hose, clear tube 10 in. Bulb starts the siphon.',
      { platform: 'walmart' },
      /^gravel vacuum$/mu,
      /floor cleaner/u,
    ],
  ]);

  it('finds twelve tags and more for a brief of three lines', () => {
    const { tags } = writeOne(
      'Felted wool cat cave',
      'Wet felted in one piece from Gotland sheep wool, slate grey with white inside. 45 cm across, for cats up to 6 kg.',
      {},
    );
    expect(tags!.length).toBeGreaterThan(11);
    expect(tags).toEqual(expect.arrayContaining(['wool cat bed', 'felted cat house', 'slate grey cave']));
  });
});

describe('The fields of a form are shared by its products', () => {
  const tagsOf = (form: BriefFields, products: readonly [string, string][]): string[][] =>
    writeForm({
      platform: 'etsy',
      businessName: 'Fern & Thread',
      industry: 'Retail',
      ...form,
      products: products.map(([name, description]) => ({ name, description })),
    }).map(({ item }) => [...(item.tags ?? []), ...(item.keywords ?? [])]);

  it('gives nobody a plant hanger for being a parent', () => {
    const [bib, hanger] = tagsOf({ targetAudience: 'new parents' }, [
      ['Linen baby bib', 'Bib sewn from washed linen. Closes with a wooden button.'],
      ['Macrame plant hanger', 'Knotted by hand from cotton cord, 95 cm long, for pots up to 20 cm.'],
    ]);
    expect(bib).toContain('parent gift');
    expect(hanger).not.toContain('parent gift');
  });

  it('searches a cooling rack by no loaf pan', () => {
    const [pan, rack] = tagsOf({ platform: 'amazon', targetKeywords: 'loaf pan, bread pan' }, [
      ['Loaf Pan Set of 2', 'Two carbon steel loaf pans, 9 x 5 x 2.75 inches. Oven safe to 450 F.'],
      ['Cooling Rack', 'Stainless steel cooling rack, 16 x 11 inch. Dishwasher safe. Oven safe to 575 F.'],
    ]);
    expect(pan).toContain('bread pan');
    expect(rack!.join('\n')).not.toMatch(/pan$/mu);
  });
});
