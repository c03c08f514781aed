import type { GoldenBrief } from '#tests/golden/brief.ts';

export const walmartBriefs: readonly GoldenBrief[] = [
  {
    id: 'walmart-humidifier',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Mistwell',
      industry: 'Retail',
      description: 'Mistwell makes small appliances for bedrooms.',
      keyFeatures: '2.5 L tank, up to 24 hours on low, 28 dB, auto shut-off, night light in 7 colors',
      targetAudience: 'bedrooms, nurseries, offices',
      products: [
        {
          name: 'Cool Mist Humidifier 2.5 L',
          category: 'Humidifiers',
          description:
            'Cool mist ultrasonic humidifier for rooms up to 270 sq ft. Top-fill tank of 2.5 L, runs up to 24 hours on low. Three mist levels and a timer for 2, 4 or 8 hours. Shuts off when the tank is empty. 28 dB on low. White ABS body, 7.3 x 7.3 x 11 in, 3.1 lb. Use with distilled water; clean weekly with vinegar. In the box: humidifier, cleaning brush, manual. No filter needed. 120 V plug.',
        },
      ],
    },
  },
  {
    id: 'walmart-granola',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Oat Harbor',
      industry: 'Food & Beverage',
      description: 'Granola baked in small ovens in Vermont.',
      keyFeatures: '12 oz bag, whole grain oats, maple syrup, 9 g protein per serving, no artificial colors',
      products: [
        {
          name: 'Maple Pecan Granola 12 oz, Pack of 3',
          category: 'Granola',
          description:
            'Granola with whole grain oats, pecans, maple syrup and pumpkin seeds. Three bags of 12 oz, 11 servings a bag. 9 g protein and 5 g fiber per 1/3 cup. Contains pecans; made in a facility with peanuts and milk. Resealable bags. Store in a cool dry place, best within 30 days of opening. Eat with milk or yogurt or as a topping.',
        },
      ],
    },
  },
  {
    id: 'walmart-puzzle',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Bright Badger',
      industry: 'Retail',
      description: 'Puzzles and board games for families.',
      keyFeatures:
        '48 large pieces, thick cardboard, 24 x 18 in when finished, for ages 4 to 7, storage box with handle',
      targetAudience: 'kids ages 4 to 7',
      products: [
        {
          name: 'Ocean Animals Floor Puzzle, 48 Pieces',
          category: 'Floor Puzzles',
          description:
            'Floor puzzle with 48 large pieces and 22 ocean animals. 24 x 18 in when finished. Pieces of 0.08 in thick recycled cardboard with a matte finish. For ages 4 to 7. Comes in a box with a handle and a poster of the animals. Meets ASTM F963. Wipe with a dry cloth. Choking hazard: not for children under 3 years.',
        },
      ],
    },
  },
  {
    id: 'walmart-towels-three',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Harbor Linen',
      industry: 'Retail',
      description: 'Bath and kitchen textiles.',
      products: [
        {
          name: 'Cotton Bath Towels, 4-Pack',
          category: 'Bath Towels',
          description:
            'Four bath towels in 100% ring-spun cotton, 500 GSM, 27 x 54 in each. Navy blue. Hanging loop on one side. Machine wash warm, tumble dry low, no bleach. Wash before first use. OEKO-TEX Standard 100 certified.',
        },
        {
          name: 'Waffle Kitchen Towels, 6 Count',
          category: 'Kitchen Towels',
          description:
            'Six kitchen towels in cotton waffle weave, 16 x 26 in, gray and white stripes. For drying dishes and hands. 280 GSM, dries fast on a hook. Machine washable. Hanging loop in the corner. Expect about 5% shrinkage in the first wash.',
        },
        {
          name: 'Memory Foam Bath Mat',
          category: 'Bath Mats',
          description:
            'Bath mat with a memory foam core of 0.6 in, 20 x 32 in, light gray coral fleece cover. Non-slip PVC dots on the back. Machine wash cold, air dry. For bathrooms and laundry rooms. Let it dry before standing on it again. One mat per pack.',
        },
      ],
    },
  },
  {
    id: 'walmart-tire-inflator',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Roadhand',
      industry: 'Automotive',
      description: 'Tools for the trunk.',
      keyFeatures: '12 V plug, 150 PSI, digital gauge, auto stop, LED light, 10 ft cord',
      products: [
        {
          name: 'Portable Tire Inflator 12V',
          category: 'Tire Inflators',
          description:
            'Tire inflator for the 12 V socket of cars, SUVs and pickups. Up to 150 PSI, fills a 205/55 R16 tire from 0 to 35 PSI in 6 minutes. Digital gauge stops at the pressure you set. LED light for the night. 10 ft cord, 2 ft hose. 8.1 x 3 x 6 in, 2.2 lb. Comes with 3 nozzles for balls and air beds, a fuse and a carry bag. Let it cool 10 minutes after 15 minutes of use. Not for truck tires.',
        },
      ],
    },
  },
  {
    id: 'walmart-notebook',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Inkwell & Oak',
      industry: 'Retail',
      description: 'Paper goods for school and office.',
      keyFeatures: 'dotted pages, 160 pages, 100 gsm paper, lies flat, elastic band, pen loop',
      targetAudience: 'students, journaling',
      products: [
        {
          name: 'Dotted Notebook A5 Hardcover',
          category: 'Notebooks',
          description:
            'A5 dotted notebook with 160 numbered pages of 100 gsm ivory paper. 5.8 x 8.3 in. Hard cover in forest green faux leather. Sewn binding lies flat. Elastic band, pen loop, two ribbon markers, back pocket and index pages. No bleed with gel pens; fountain pens may show through. One notebook.',
        },
      ],
    },
  },
  {
    id: 'walmart-book',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Juniper Lane Press',
      industry: 'Retail',
      description: 'Independent publisher of activity books.',
      products: [
        {
          name: 'Kitchen Science: 40 Experiments for Kids',
          category: 'Activity Books',
          description:
            'Paperback with 40 experiments that use things from the kitchen, such as vinegar, ice and string. 112 color pages, 8.5 x 11 in. For ages 7 to 12, with an adult for the 6 experiments that need heat. Each one has a list of materials, time needed and a short explanation. Written by two primary school teachers. English. ISBN on the back cover.',
        },
      ],
    },
  },
  {
    id: 'walmart-caps-promo',
    language: 'en',
    neverSay: ['BEST SELLER', 'best seller', 'Free Shipping', 'free shipping', 'Amazon', 'CLEARANCE'],
    form: {
      platform: 'walmart',
      businessName: 'CHEFMATTO',
      industry: 'Retail',
      description: 'KITCHEN TOOLS',
      products: [
        {
          name: '*** BEST SELLER *** CHEFMATTO SILICONE SPATULA SET 4 PCS!!!',
          category: 'KITCHEN UTENSILS',
          description:
            'CLEARANCE!!! FREE SHIPPING!!! SILICONE SPATULA SET OF 4 RED HEAT RESISTANT TO 480 F STEEL CORE ONE PIECE DESIGN NO SEAMS DISHWASHER SAFE 11 IN AND 8 IN LONG FOR NONSTICK PANS BPA FREE BETTER THAN AMAZON ONES',
        },
      ],
    },
  },
  {
    id: 'walmart-peanut-butter',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Harper Pantry',
      industry: 'Food & Beverage',
      products: [
        {
          name: 'Creamy Peanut Butter 16 oz',
          category: 'Groceries',
          description:
            'Creamy peanut butter, 16 oz jar. Two ingredients: roasted peanuts and salt. 14 servings, 7 g protein per serving. Contains peanuts. Stir before use. No added sugar, no palm oil.',
        },
      ],
    },
  },
];
