import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Peel & Pane', location: 'Hexham' } as const;

/** Pages of firms, programs and articles: what stood in the wrong place, lost its half or asked the wrong thing. */
expectReadings([
  [
    'a name of its own before what it is stays in front, and is what the page is about',
    "Gantry: delivery slot booking for builders' merchants",
    'Customers pick a delivery slot online and drivers get the route on their phone. £180 per yard a month, no setup fee. Hosted in the UK.',
    { platform: 'website', businessName: 'Gantry Labs' },
    /^(?=[\s\S]*^Delivery slot booking for builders' merchants$)[\s\S]*^£180 per yard a month, no setup fee$/mu,
    /gantry: delivery|, software$|^No setup fee/mu,
  ],
  [
    'what a quote is made for stands in its title with a capital',
    'Ruddle - quotes and invoices for tree surgeons',
    'Write a quote on site and turn it into an invoice when the job is done. Works offline. Free for one user, £14 per user a month after that.',
    { platform: 'website', businessName: 'Ruddle' },
    /^Quotes and invoices for tree surgeons \| Ruddle$/mu,
    /^quotes and invoices for tree surgeons \||^£14 per user/mu,
  ],
  [
    'a price keeps what it holds for, and no title ends with a half of it',
    'Sash window draught proofing',
    'We take the sashes out, fit brush seals and put them back the same day. From £245 a window, less from the fifth. Call or send a photo for a price.',
    page,
    /^From £245 a window, less from the fifth$/mu,
    /proofing, less|^Less from/mu,
  ],
  [
    'the firm’s own first sentence stands in the introduction',
    'Emergency dentist appointments',
    'Same day slots kept every weekday at 8.30 and 14.00 for toothache and broken teeth. New patients welcome. Examination with X-ray £55, treatment quoted before we start. Parking behind the surgery.',
    { platform: 'website', businessName: 'Tollgate Dental', location: 'Stroud', industry: 'Healthcare' },
    /appointments in Stroud\. Same day slots kept every weekday/u,
    /^Treatment quoted/mu,
  ],
  [
    'the last of a row opens no point with its “and”, and no heading joins two sentences',
    'Sourdough bakery in Totnes',
    'We bake from 3 am, Wednesday to Saturday. Six breads, croissants, and a cardamom bun that sells out by ten.',
    { platform: 'website', businessName: 'Batch No. 9', location: 'Totnes' },
    /^A cardamom bun that sells out by ten$/mu,
    /^And a|Totnes, We bake|How much does it weigh/mu,
  ],
  [
    'an article tells its questions in one breath and is asked as one',
    'How to wash a down jacket without clumps',
    'Which soap, which programme, how long in the dryer and why tennis balls help. Takes about 4 hours.',
    { platform: 'website', businessName: 'Larch & Line' },
    /^How to wash a down jacket without clumps: which soap, which programme, how long/mu,
    /Which material|, which soap$|^Larch & Line: how to/mu,
  ],
  [
    'what a minute costs is a price',
    'Sports massage',
    '30, 45 or 60 minutes with a chartered physiotherapist. 60 minutes £58. Evenings until 8 pm on Tuesday.',
    { platform: 'website', businessName: 'Moss Street Physio', location: 'Leamington Spa' },
    /Price: 60 minutes £58/u,
    /Time: 60 minutes £58|What is the price/u,
  ],
  [
    'a warranty needs no label that says its word',
    'Reconditioned stairlifts',
    'Straight and curved stairlifts, fitted within 5 days across Yorkshire. 2 year warranty, 24 hour call out. We buy back lifts you no longer need.',
    { platform: 'website', businessName: 'Fenwick Lifts' },
    /24 hour call out/u,
    /warranty: 2 year warranty/iu,
  ],
]);
