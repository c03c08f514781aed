import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in English', () => {
  expectOffers([
    [
      'Maple & Mortar',
      'Construction',
      'We build decks, pergolas and screened porches. We also fix rotten joists and rails. Family crew of five, twenty years in the mountains.',
      'deck | pergola | screened porch | rotten joist repair | rail repair',
    ],
    [
      'The Copper Kettle',
      'Food & Beverage',
      'tea room on the harbour, cream teas, crab sandwiches and proper scones. dogs welcome. upstairs room for christenings and wakes',
      'tea room | cream tea | crab sandwich | scone',
    ],
    [
      'Bright Minds Tutoring',
      'Education',
      'Maths and science tutoring for GCSE and A level, in person or online. 11+ preparation from year 4. All our tutors are qualified teachers.',
      'tutoring',
    ],
    [
      'Hollis Family Dental',
      'Healthcare',
      'Gentle dentistry for kids and adults. Cleanings, crowns, clear aligners and same-day emergencies. Most insurance accepted, evening hours on Wednesdays.',
      'gentle dentistry | dental cleaning | dental crown | clear aligner | same-day emergency',
    ],
    [
      'Fernbank Cottages',
      'Hospitality',
      'Three self catering cottages with wood burners, sleeping 2 to 6. Short walk to Derwentwater. Hot tub in the biggest one, dogs stay free.',
      'self catering cottage | cottage',
    ],
    [
      'Tally Desk',
      'Technology',
      'Tally Desk keeps stock counts right for small warehouses: scan items in, print labels and see what to reorder. Works with cheap barcode scanners.',
      'stock count | item scanner | label printing',
    ],
    [
      'Green Thumb Gardens',
      'Other',
      'Gardener for the over 60s and anyone too busy. I mow lawns, cut hedges, clear gutters and plant borders. No job too small, no VAT.',
      'lawn mowing | hedge cutting | gutter clearance | border planting | gardener',
    ],
    [
      'Old Dog New Coat',
      'Pets',
      'Mobile dog grooming van that comes to your driveway. Full grooms, nail trims, deshedding and flea baths. Seniors and nervous dogs are our favorites.',
      'full groom | dog nail trim | dog deshedding | dog flea bath',
    ],
    [
      'Hive & Honey',
      'Retail',
      'We keep 40 hives and sell raw honey, beeswax candles and lip balm. Hive tours in summer and beekeeping courses for beginners.',
      'raw honey | beeswax candle | lip balm',
    ],
    [
      'Swift Sign Co',
      'Manufacturing',
      'Shop signs, vehicle wraps and window graphics, designed and fitted by us. Banners printed same day. Planning permission advice.',
      'shop sign | vehicle wrap | window graphic',
    ],
    [
      'Toddle Inn Nursery',
      'Education',
      'Day nursery for babies to age 5, open 7.30 to 6. Forest school every week, cooked lunches and a big garden. Funded places for 2 and 3 year olds.',
      'forest school | cooked lunch | day nursery',
    ],
    [
      'Harbor Lights Inn',
      'Hospitality',
      'A nine room inn two blocks from the harbor. Breakfast on the porch, fireplaces in winter, bikes to borrow. Adults only.',
      'inn',
    ],
    [
      'Paws & Pals',
      'Other',
      "Dog daycare with a two acre field, overnight boarding in our home and solo walks for dogs that don't like other dogs. Fully insured, DBS checked.",
      'dog daycare | overnight boarding | solo walk for dogs',
    ],
    [
      'Summit Garage Doors',
      'Construction',
      'Broken spring? We replace springs, cables and openers the same day. New garage doors installed in a day. Locally owned since 1998.',
      'spring replacement | cable replacement | opener replacement',
    ],
    [
      'Clear View Opticians',
      'Healthcare',
      "Eye tests, varifocals and contact lens fittings. Children's frames from £20. Home visits for people who can't get out.",
      'eye test | varifocal | contact lens fitting | optician',
    ],
    [
      'Ledger & Lane',
      'Professional Services',
      'Tax returns for freelancers, small LLCs and landlords. We answer IRS letters, fix late filings and set up QuickBooks. Flat fees.',
      'tax return | tax return for freelancers | tax return for small llcs | tax return for landlords | quickbooks',
    ],
    [
      'Anvil Ironworks',
      'Manufacturing',
      'We forge gates, railings and fire pits and restore old ironwork. Blacksmith courses for two people on Fridays.',
      'blacksmith courses | gate | railing | fire pit | old ironwork restoration',
    ],
    [
      "Rosie's Rescue Rovers",
      'Other',
      'Dog training for rescue dogs: recall, reactivity, lead walking. One to one at your home or group classes in the park. No choke chains, ever.',
      'dog training | dog training for rescue dogs',
    ],
    [
      'Pulse Physio',
      'Healthcare',
      'Physio, massage and acupuncture under one roof. We treat runners, desk workers and people after surgery. Direct billing.',
      'physio | massage | acupuncture',
    ],
    [
      'Keystone Piano',
      'Other',
      'Piano tuning, voicing and repairs. I also move uprights within the county and buy old grands. Member of the guild since 2003.',
      'piano tuning | piano voicing | piano repair | upright removal',
    ],
    [
      'Tidepool',
      'Technology',
      'Tidepool sends surf reports to your phone every morning, compares beaches and stores your sessions. For iPhone.',
      'surf report | beach comparison | session storage',
    ],
    [
      'Tidewater Plumbing',
      'Construction',
      'Water heaters, repipes and sewer line repair by licensed plumbers. We clear drains and fix toilets the same day. Senior discount.',
      'drain clearance | toilet repair | plumbing | plumber',
    ],
    [
      'Granite & Grain',
      'Manufacturing',
      'We cut and polish granite countertops, vanities and hearths. Templates made on site, installed within two weeks.',
      'granite countertop cutting | granite countertop polishing | vanity cutting | vanity polishing | hearth cutting | hearth polishing',
    ],
    [
      'Ledbury Locksmiths',
      'Other',
      'Locked out? I open doors without damage, change locks and fit window locks. No call out fee. Car keys cut.',
      'lock change | window lock fitting | locksmith',
    ],
    [
      'Rowan Tree Care Home',
      'Healthcare',
      'Residential and dementia care for 28 people in a Victorian villa. Respite stays, day care and end of life care. Visitors any time.',
      'respite stay | day care | end of life care',
    ],
    [
      'Ashby Upholstery',
      'Other',
      'I reupholster chairs, sofas and window seats, and make loose covers. Fabric books to borrow. Thirty years in the trade.',
      'chair reupholstery | sofa reupholstery | window seat reupholstery | loose cover | upholstery | upholsterer',
    ],
    [
      'Pine & Prosper',
      'Professional Services',
      'Financial planning for teachers and nurses. Retirement plans, college savings and insurance reviews. Fee only, no commissions.',
      'financial planning | retirement plan | college saving | insurance review',
    ],
    [
      'The Old Dairy',
      'Events',
      'Barn wedding venue for up to 140 guests with a bridal suite and orchard for tipis. Exclusive use for three days.',
      'barn wedding venue',
    ],
    [
      'Copper Canyon Coffee',
      'Food & Beverage',
      'We roast single origin beans in small batches and run a walk up espresso bar. Wholesale to cafes. Subscriptions ship Mondays.',
      'single origin beans | walk up espresso bar',
    ],
    [
      'Beeline Couriers',
      'Other',
      'Same day deliveries for printers, labs and law firms. Small vans and bikes, tracked. Contract runs every evening.',
      'same day delivery | same day delivery for printers | same day delivery for labs',
    ],
    [
      'Turf & Timber',
      'Construction',
      'Decks, retaining walls and artificial turf. We design it, build it and take the rubbish away. Licensed builder.',
      'deck | retaining wall | artificial turf',
    ],
    [
      'Quillmark',
      'Technology',
      'Quillmark checks contracts for missing clauses and tracks renewal dates. Built for small legal teams.',
      'contract checker | renewal date tracker',
    ],
  ]);
});
