import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', businessName: 'Stone Lane', etsyShopName: 'Stone Lane' } as const;

/** Trades that no brief had named before: names, rows and search words that were misread. */
expectReadings([
  [
    'a word that the description sets behind the stone stands behind it in the name too',
    'Labradorite bracelet',
    'Labradorite bead bracelet with 8 mm beads on elastic cord. Fits wrists of 16 to 18 cm. Sterling silver spacer.',
    etsy,
    /^Labradorite bead bracelet, sterling silver spacer$/mu,
    /Bead labradorite/iu,
  ],
]);
