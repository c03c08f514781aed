import { keywordList, type SupportEntry } from '#rules/support/entry.ts';
import { figures } from '#rules/support/facts.ts';

const { toolkit, toolkitRegular, toolkitSaving } = figures;

export const specialOffer: readonly SupportEntry[] = [
  {
    id: 'launch-price',
    category: 'special_offer',
    keywords:
      keywordList(`discount, offer, special offer, launch price, deal, deals, sale, early, early bird, percent off, half
      price, save, saving, locked, rate locked, price increase, rabatt, angebot, sonderangebot, descuento,
      oferta, remise, promotion, reduction, black friday`),
    question: 'Is there a special offer?',
    answer: `The launch price of one platform’s toolkit is ${toolkit} a month instead of ${toolkitRegular}, advertised as ${toolkitSaving} off. Early subscribers keep it for as long as they stay.`,
  },
  {
    id: 'coupon',
    category: 'special_offer',
    keywords:
      keywordList(`coupon, coupon code, promo code, voucher, discount code, gift card, student, nonprofit, gutschein,
      gutscheincode, rabattcode, cupon, codigo, code promo, bon de reduction, affiliate`),
    question: 'Do you take coupon codes?',
    answer: `No, checkout takes no codes. Everybody gets the same launch price: ${toolkit} a month for one platform’s toolkit.`,
  },
];
