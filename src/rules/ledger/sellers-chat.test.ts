import { describe, expect, test } from 'vitest';
import { withoutSellersChat } from './sellers-chat.ts';

describe('what a seller tells the buyer of anything but the thing', () => {
  test.each([
    'Feel free to email me with any questions!',
    "Please don't hesitate to contact us.",
    'Please contact us if there is any question.',
    'Please message us for a better bundle price!',
    'Any questions just ask away.',
    'Questions welcome.',
    'Any question ask me first.',
    'Manual measurement size - approximately',
    'TQ',
    'Be sure to visit my shop for more.',
    'Please check my other auctions for coins and stamps.',
    'VIEW MY OTHER AUCTION ITEMS',
    'Check back soon for more lots.',
    'Bundle and save!',
    'Bundles are most welcome',
    'Bundle other items in my closet for a discount.',
    'New to Poshmark?',
    'Sign up with my code OAKMILL and get $5 off.',
    'KINDLY READ & UNDERSTAND CAREFULLY THE DESCRIPTIONS BELOW',
    'Compare measurements to a similar garment that fits you well.',
    'For best accuracy, compare measurements with your own jacket.',
    '|All measurements are approximate|',
    'Measurements in photos.',
    'We try to list every flaw that we see.',
    'I accept PayPal & M/O only.',
    '1.Payment by Paypal only',
    'Please leave your phone number with the order.',
    'Have a nice day',
    'Thanks for stopping by!',
    '@oakmill_finds on Instagram for first looks.',
    'We are eBay PowerSellers - your satisfaction is guaranteed!',
    'SKU7450',
    'Please inspect all photos carefully, what you see is what you will receive.',
    'What you see in the pictures is what you get.',
    'Any flaws will be noted in the photos.',
    'Please verify compatibility before buying.',
    "It is the buyer's responsibility to check.",
    'Please do not buy just to find a fault in your car.',
    'Please ask questions prior to purchasing.',
    'Leave a comment below!',
    'We are US sellers who post fast.',
    'Like and add to bundle for a discount!',
    'Reasonable offers welcome!',
    'No trades, please.',
    'Payment by money order or personal check.',
    'Payment details see item description.',
    'Sign up and get $10 off with my invitation code: OAKMILL9',
    'It goes nicely with the oak chair which is also up for auction.',
    'Please see all our other deals.',
    'CLICK ON THE PICTURES TO ENLARGE',
  ])('%s', (chat) => {
    expect(withoutSellersChat(`Oak stool, 45 cm high. ${chat}`)).toBe('Oak stool, 45 cm high.');
    expect(withoutSellersChat(`Oak stool, 45 cm high\n${chat}\nNo chips`)).toMatch(
      /^Oak stool, 45 cm high\n+No chips$/u,
    );
  });

  test.each([
    'Message me to have it engraved with your name.',
    'Contact me for other colours.',
    'Please check the measurements: 45 x 30 cm.',
    'Cash only, pick up in Leeds.',
    'Measurements are approximate: 45 x 30 cm.',
    'Write the name for the tag in the note.',
    'We do our own dyeing.',
    'New to sewing? This kit has all you need.',
    'A question mark is embroidered on it.',
    'Please note: dry clean only.',
    'See the stitching through the clear lid.',
    'Check the oil before each use.',
    'No trade tools are needed.',
    'A classic, casual coat in red.',
  ])('%s is told', (said) => expect(withoutSellersChat(said)).toBe(said));

  test.each([
    ['You are bidding on one large tin. It is red.', 'One large tin. It is red.'],
    ['This auction is for two oak chairs.', 'Two oak chairs.'],
    ['Up for auction is this brass bell.', 'This brass bell.'],
    ['*Please note that this item is pre-owned.', 'This item is pre-owned.'],
    ['Red coat\nStyle tags: boho, tunic, shirt, linen, blouse, beach, work\nSize M', 'Red coat\nSize M'],
    ['Red coat\nSize M\nclassic, preppy, spring, linen, closet staple, wardrobe basic', 'Red coat\nSize M'],
    ['Red coat\nTags: casual everyday trendy classic style basic fall winter coat', 'Red coat'],
    ['Elevate your wardrobe with these red linen shorts.', 'These red linen shorts.'],
    ['I am offering this set of nine cutters.', 'This set of nine cutters.'],
    ['Red coat\n✨More Details✨\nSize M', 'Red coat\n\nSize M'],
    ['Red coat 🔥Bundles welcome🔥 Size M', 'Red coat 🔥 Size M'],
  ])('%s', (said, told) => expect(withoutSellersChat(said)).toBe(told));

  test('a text that is nothing else stays', () =>
    expect(withoutSellersChat('Questions welcome.')).toBe('Questions welcome.'));
});
