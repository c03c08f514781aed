import { describe, expect, it } from 'vitest';
import { withoutShopTalk } from './shop-talk.ts';

/** What a seller pastes with the text of the thing, and what is left of it. */
const talk: readonly (readonly [given: string, told: string])[] = [
  ['Brass hook. See https://example.com/hooks?utm_source=a for more. Painted.', 'Brass hook. Painted.'],
  ['Brass hook. Please visit my shop for more hooks: https://www.etsy.com/shop/HookHouse', 'Brass hook.'],
  ['Brass hook.\n\nMore hooks:\nhttp://etsy.me/1abcDE\nhttp://etsy.me/2abcDE', 'Brass hook.'],
  ['Brass hook.\nVISIT OUR SHOP\nhttp://hookhouse.etsy.com', 'Brass hook.'],
  ['Brass hook.\nBe sure to look in my shop for:\nHookHouse.etsy.com', 'Brass hook.'],
  [
    'Brass hook. The screws are told at https://example.com/screws in full.',
    'Brass hook. The screws are told at in full.',
  ],
  ['Brass hook.\n✤ FOLLOW ME ON PINTEREST\n✤JOIN US ON FACEBOOK', 'Brass hook.'],
  ['Brass hook. Thank you so much for visiting Hook House!', 'Brass hook.'],
  ['Brass hook. Thanks for looking in. Enjoy shopping!', 'Brass hook.'],
  ['Welcome to our little shop!\nBrass hook.', 'Brass hook.'],
  ['Hello, my name is Olga. Brass hook.', 'Brass hook.'],
  ['Brass hook. If you have any questions please do not hesitate to contact me.', 'Brass hook.'],
  ['Brass hook. Have any questions? Contact the shop owner.', 'Brass hook.'],
  ['Brass hook. Check my other items frequently.', 'Brass hook.'],
  ['Brass hook. Please read our shop policies before purchasing.', 'Brass hook.'],
  ['Brass hook.\n(c) 2024, Hook House and its licensors\nAll rights reserved', 'Brass hook.'],
  ['Brass hook.\n- Looking for other hooks? Check out my shop!\n- Two screws', 'Brass hook.\n\n- Two screws'],
  ['Brass hook.\nProceed to checkout.', 'Brass hook.'],
  ['Brass hook.\nFollow @hookhouse for more', 'Brass hook.'],
  ['Brass hook.\nIG: @hookhouse', 'Brass hook.'],
  ['Brass hook. If this post is up its still available - no holds! Cross posted.', 'Brass hook.'],
  ['Our brass hook is here to save your day! Two screws.', 'Two screws.'],
  ['Up for sale is a brass hook. From my collection to yours ♥ Thanks for looking!!', 'A brass hook. ♥'],
  ['Brass hook. Bid with confidence, 100% feedback since 2004!', 'Brass hook.'],
  ['Stuff sack and brass hook.', 'Stuff sack and brass hook.'],
  ['Brass hook. Positive feedback is very important for us!', 'Brass hook.'],
  [
    'Brass hook.\nDue to the different monitor and light effect, the actual color may be slightly different.',
    'Brass hook.',
  ],
  ['Brass hook.\n>>> Set of six (save 30%): www.etsy.com/listing/1234567', 'Brass hook.'],
  // What is an offer, or a fact of the thing, stays.
  ['Message me for other lengths.', 'Message me for other lengths.'],
  ['Please message us a name of up to 8 letters.', 'Please message us a name of up to 8 letters.'],
  ['A welcome sign for our porch.', 'A welcome sign for our porch.'],
  ['A thank you card for the best teacher.', 'A thank you card for the best teacher.'],
  [
    'If you need another date please do not hesitate to contact me and I will engrave it.',
    'If you need another date please do not hesitate to contact me and I will engrave it.',
  ],
  ['Thanks for visiting!', 'Thanks for visiting!'],
];

describe('what a seller says of the shop', () => {
  it.each(talk)('%s', (given, told) => {
    expect(withoutShopTalk(given)).toBe(told);
  });
});
