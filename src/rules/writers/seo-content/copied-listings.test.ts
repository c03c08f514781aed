import { describe, expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from './prepared.ts';

/**
 * Listings as sellers copy them out of their shops, with whatever stood around the text: what was read wrong in some that were
 * found by reading, each told here in other words.
 */
function listingOf(name: string, description: string, category = '', platform = 'etsy') {
  const [item] = writeByRules(
    SeoForm.parse({
      platform,
      businessName: 'Hook House',
      industry: 'Crafts',
      products: [{ name, description, category }],
    }),
  );
  return item!;
}

describe('a listing copied out of a shop', () => {
  it('asks its reader and tells no trait by it', () => {
    const { improvedBodyText } = listingOf(
      'Floating charm',
      'A purple hippo charm. Would you like to build a locket for somebody? You can pick any plate.',
    );
    expect(improvedBodyText).toContain('Would you like to build a locket for somebody?');
    expect(improvedBodyText).not.toMatch(/charm (?:has|would)|It would/u);
  });

  it('keeps one of two adjectives without a comma', () => {
    const { improvedBodyText } = listingOf(
      'Phone case',
      'If you want an unusual, high-quality case with a print, this is for me. Clear TPU, fits iPhone 12.',
    );
    expect(improvedBodyText).toContain('an unusual case with a print');
  });

  it('says a word in capitals as a word', () => {
    expect(listingOf('Rag rug', 'RUG RAG braided round rug in cotton, 8 ft.').improvedBodyText).toContain(
      'A RUG RAG',
    );
    expect(listingOf('Desk lamp', 'LED desk lamp in steel, 40 cm tall.').improvedBodyText).toMatch(/An LED/u);
  });

  it('is searched by no allergen that it warns of', () => {
    const { tags } = listingOf(
      'Chocolate lollipops',
      'Belgian chocolate lollipops tied with a ribbon. Allergy advice: may contain eggs, fish, milk, mustard.',
    );
    expect(tags.join(' ')).not.toMatch(/fish|egg|mustard/u);
  });

  it('is plated and not made of a plating', () => {
    const { improvedBodyText, titleTag } = listingOf(
      'Hammered ring',
      'A ring with a soft edge. Gold plated, 1 mm thick.',
    );
    expect(improvedBodyText).toContain('is gold plated');
    expect(titleTag).toMatch(/^Hammered ring, gold plated/u);
  });

  it('has no item', () => {
    const { improvedBodyText } = listingOf(
      'Hammered ring',
      'Very trendy rings with a hammered edge. Modern and minimalist item. 1 mm thick.',
    );
    expect(improvedBodyText).not.toMatch(/(?:has|have) (?:a modern|very trendy)/u);
  });

  it('keeps the formats of a file in capitals', () => {
    expect(
      listingOf('Hippo embroidery file', 'For the 4x4 hoop. Formats: EXP, DST, HUS, JEF, PES and VP3.')
        .improvedBodyText,
    ).toContain('EXP, DST, HUS, JEF, PES and VP3');
  });

  it('is called by no offer of some days', () => {
    const { productTitle } = listingOf(
      'Waldorf doll called Ida, Summer Sale 10% off',
      'Stuffed with wool, 40 cm.',
    );
    expect(productTitle).toMatch(/^Waldorf doll called Ida/iu);
    expect(productTitle).not.toMatch(/sale|%/iu);
    expect(listingOf('Yard sale sign', 'Painted on pine, 30 cm.').productTitle).toMatch(/^Yard sale sign/iu);
  });

  it('is called by the whole of a figure and its article', () => {
    expect(
      listingOf(
        'She found the 12 lost lambs svg, Faith svg, Religious svg, Bible verse svg, Cut file',
        '1 SVG file and 1 PNG file at 300 dpi.',
        'Die cuts',
      ).productTitle,
    ).toMatch(/^She found the 12 lost lambs/u);
  });

  it('tells the devices that a case is for', () => {
    const { productTitle, improvedBodyText } = listingOf(
      'Fox clear iphone case iPhone X XS XR 6/7/8 Plus Samsung S8/S9 case Google Pixel 3 case',
      'UV printed, light and easy to put on.',
      'Phone cases',
    );
    expect(productTitle).toMatch(/^Fox clear iphone case/iu);
    expect(improvedBodyText).toMatch(/fits iPhone X XS XR 6\/7\/8 Plus, Samsung S8\/S9, Google Pixel 3/u);
    expect(improvedBodyText).not.toContain('Samsung S8/S9 case');
  });

  it('goes to places in days and is none of them', () => {
    const { improvedBodyText } = listingOf(
      'Fox phone case',
      'Printed on clear TPU.\nUSA and Canada from 7 to 21 days.\nSent to anywhere in the world.',
    );
    expect(improvedBodyText).toMatch(/\n\n(?:Sent to [^\n]+)?USA and Canada from 7 to 21 days\./u);
    expect(improvedBodyText).toContain('anywhere in the world');
  });

  it('is tired of nothing', () => {
    const { improvedBodyText } = listingOf(
      'Garlic press',
      'Tired of chopping garlic? Steel press, 18 cm long.',
    );
    expect(improvedBodyText).not.toMatch(/(?:It|press) is tired/u);
    expect(improvedBodyText).toMatch(/^A steel press/u);
  });

  it('keeps what stands before a stroke out of what is not included', () => {
    const { improvedBodyText } = listingOf(
      'Pine bookcase',
      'Five shelves in pine. Assembly required - tools not included.',
      '',
      'walmart',
    );
    expect(improvedBodyText).toContain('Assembly required - tools not included.');
  });

  it('has no places to which it is not sent', () => {
    const { productTitle, improvedBodyText } = listingOf(
      'Tail light for a Subaru Outback',
      'Used lamp, all tabs intact. No shipping to PO boxes, AK, HI.',
      '',
      'ebay',
    );
    expect(productTitle).not.toMatch(/AK|HI/u);
    expect(improvedBodyText).toContain('No shipping to PO boxes, AK, HI.');
  });

  it('tells all ingredients as such', () => {
    const { improvedBodyText, productTitle } = listingOf(
      'Vitamin C serum',
      'A light serum with ferulic acid.\nApply 3 drops to clean, dry skin.\nIngredients: Water (Aqua), Ascorbic Acid, Ferulic Acid.',
      'Serums',
      'shopify',
    );
    expect(improvedBodyText).toMatch(/Ingredients: water \(Aqua\), Ascorbic Acid, Ferulic Acid/iu);
    expect(improvedBodyText).not.toMatch(/In the box|Care:/u);
    expect(productTitle).not.toMatch(/aqua/iu);
  });

  it('is measured by its length', () => {
    expect(
      listingOf('Suede jacket', 'Fringe jacket in suede. Length: 27". Sleeve: 24".').improvedBodyText,
    ).toContain('Length: 27"');
  });

  it('is one of a kind and no kind portrait', () => {
    const { tags } = listingOf(
      'Pet portrait from a photo',
      'A one of a kind portrait of your dog. Digital file.',
    );
    expect(tags).not.toContain('kind portrait');
  });

  it('has a microphone that is no colour', () => {
    const { improvedBodyText } = listingOf(
      'Wireless Earbuds Bluetooth 5.3 Headphones 50H Playtime with LED Display Case IPX7 Earphones with Mic for iPhone Android, Black',
      'One-step pairing, up to 33 ft. 13 mm drivers. Two ear tips.',
      'Earbuds',
      'amazon',
    );
    expect(improvedBodyText).not.toMatch(/in mic/u);
  });

  it('bears a name without a cry and without what became of it', () => {
    const titleOf = (name: string, platform: string): string =>
      listingOf(name, 'White shelf, 147 x 147 cm, a few scuffs.', '', platform).productTitle;
    expect(titleOf('IKEA Kallax shelf white *PENDING PICKUP*', 'facebookmarketplace')).not.toMatch(
      /pending/iu,
    );
    expect(titleOf('🔥VIRAL🔥 Curling rod headband', 'tiktokshop')).not.toMatch(/viral/iu);
    expect(titleOf('SALE Mid Century Mug', 'etsy')).toMatch(/^Mid Century Mug/u);
  });

  it('says the whole of what a supplement has to say', () => {
    const { improvedBodyText } = listingOf(
      'Ashwagandha capsules',
      '120 vegan capsules, take 2 daily with food. Third party tested. This product is not intended to diagnose, treat, cure or prevent any disease.',
      'Supplements',
      'amazon',
    );
    expect(improvedBodyText).toContain('not intended to diagnose, treat, cure or prevent any disease.');
  });

  it('begins with no question but in a film', () => {
    const text = 'Where do your jars stand? Solid oak, 60 cm wide, two screws. Hand oiled.';
    expect(listingOf('Oak shelf', text).improvedBodyText).not.toContain('?');
    expect(listingOf('Oak shelf', text, '', 'tiktokshop').improvedBodyText).toContain('jars stand?');
  });

  it('quotes no buyer of a page', () => {
    const { improvedBodyText } = listingOf(
      'Ghost pepper sauce',
      'Carrots, garlic and vinegar, 5 oz.\nPeople are saying: "Best sauce ever!" – Mike T.',
      'Sauces',
      'shopify',
    );
    expect(improvedBodyText).not.toMatch(/Mike|saying/u);
  });

  it('comes with nothing that it is charged by', () => {
    const { platformFields } = listingOf(
      'Mini blender',
      'Six blades, 350 ml. USB charging, can be charged by computer, power bank, car charger. Pink or blue.',
      'Kitchen',
      'shopify',
    );
    expect(JSON.stringify(platformFields)).not.toContain('power bank');
  });

  it('says of a colour alone what it is', () => {
    const text = 'Solid mango wood and natural cane.\nColour: Brown\nHand wipe only.';
    expect(listingOf('Cane side table', text).improvedBodyText).toContain('Colour: Brown.');
  });

  it('tells in rows what is listed behind the hours that it charges', () => {
    const { platformFields } = listingOf(
      'LED lantern',
      'Runs 30 hours on low, charges by USB-C in 4 hours, folding hook for hanging, 7.4 in tall.',
      'Camping Lanterns',
      'walmart',
    );
    expect(platformFields['keyFeatures']).toContain('Runs 30 hours on low');
  });

  it('warns to its end', () => {
    const { improvedBodyText } = listingOf(
      'Cordless drill',
      '20 V, 3/8 in chuck. WARNING: This product can expose you to chemicals which are known to the State of California to cause cancer.',
      'Tools',
      'walmart',
    );
    expect(improvedBodyText).toContain('to cause cancer.');
  });

  it('has no girl and no boy', () => {
    const { improvedBodyText } = listingOf(
      'Baby Blanket Personalized Name, Swaddle, Newborn Gift, Baby Shower Gift, Girl Boy, Minky',
      'Plush minky, printed on one side, white back. 30x40 inches.',
    );
    expect(improvedBodyText).not.toMatch(/girl boy/iu);
  });

  it('bears no label of its sheet in its title', () => {
    const { productTitle } = listingOf(
      'Yoga leggings',
      'Season: Spring, Summer, Autumn, Winter\nOccasion: Gym, Running, Yoga, Daily wear\nFit type: Slim and high waisted cut\nFeature: Breathable, Quick Dry, High Elastic',
      'Activewear',
      'tiktokshop',
    );
    expect(productTitle).not.toMatch(/season|occasion|fit type/iu);
  });
});
