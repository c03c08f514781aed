import { expectReadings } from '#tests/golden/readings.ts';

/** What a maker tells of himself: his kiln, his dog and his grandfather are no facts of the thing, and open no text about it. */
expectReadings([
  [
    'stuffs of a story that nobody works there are none of the thing',
    'Personalised leather dog collar',
    'Handmade leather collar, 25 mm wide, solid brass buckle. I started this after our lab ate his third nylon collar. Tan or black.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /leather[\s\S]*third nylon collar/u,
    /dog collar, nylon|nylon$/mu,
  ],
  [
    'what the maker works into it is its stuff',
    'Walking hat',
    'A walking hat with a turn-up brim. I knit each one from Shetland wool in my kitchen.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /^(?:shetland )?wool$/imu,
    /^kitchen/u,
  ],
  [
    'a kiln is no stuff of the dish, and its sentence stays whole',
    'Salt glazed butter dish',
    'Hi! I am a potter near Hay-on-Wye. My kiln is a little wood and soda kiln that I built myself with the help of my brother and a lot of second hand bricks. This butter dish holds a 250 g block of butter. It is stoneware.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /^This butter dish holds a 250 g block of butter\.[\s\S]*kiln that I built myself/mu,
    /kiln that\.|^(?:wood|clay)$|little wood$/mu,
  ],
  [
    'the text opens with the sentence that says what the thing is, and tells the story behind it',
    'The Harbour Smock',
    'My grandfather wore a smock like this on the boats out of Brixham every day. The Harbour Smock is cut from 10 oz cotton canvas, with two patch pockets. Sewn in Plymouth. Machine wash at 30.',
    { platform: 'shopify', category: 'Smocks' },
    /<p>The Harbour Smock is cut from[\s\S]*<p>My grandfather/u,
    /^<p>My grandfather/mu,
  ],
  [
    'what somebody never found is nothing that must not be done',
    'The Slow Apron',
    'I have worn aprons every day for eleven years. First in a kitchen in Copenhagen and then in my own bakery, and I have never found one that I liked. The Slow Apron is a cross back apron. Washed linen, 280 gsm.',
    { platform: 'shopify', category: 'Aprons' },
    /<p>The Slow Apron is a cross back apron/u,
    /Please note: first/u,
  ],
  [
    'what leans back on a story stands behind it and opens nothing',
    'Hand thrown speckled mug',
    'I dig my own clay from a field in Devon and it drives me mad. These mugs are not made from it though! They are thrown from a smooth white stoneware which I speckle with iron oxide. Holds 12 oz.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /drives me mad\. These mugs are not made from it/u,
    /^These mugs are not|^(?:clay|iron)$/mu,
  ],
]);
