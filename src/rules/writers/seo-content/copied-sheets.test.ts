import { expectReadings } from '#tests/golden/readings.ts';

/** Sheets and lists as sellers copy them: parts with a heading, numbered points, brackets in names. */
expectReadings([
  [
    'the headings of a sheet are no facts, and what is in the box stands below its own',
    '12V 5A Power Supply Adapter AC 100-240V to DC 12V 60W Transformer for LED Strip CCTV Router 5.5x2.1mm',
    'Specification:\nInput: AC 100-240V 50/60Hz\nOutput: DC 12V 5A 60W\nCable length: 1.2m\nMaterial: ABS\n\nFeature:\nOver current, over voltage and short circuit protection.\n\nPackage included:\n1 x Power adapter\n\nNote: Please allow 1-2 cm measuring deviation. Indoor use only.',
    { platform: 'ebay', ebayStoreName: 'topdeals', itemCondition: 'New' },
    /^In the box: 1 x Power adapter\.?$/mu,
    /Feature,|^Feature\.?$|: package\.|deviation/mu,
  ],
  [
    'numbered points are points',
    'Ceramic Non-Stick Cookware Set 12 Piece Pots and Pans with Lids',
    '1. CERAMIC COATING: made without PFOA, lead or cadmium, easy to clean.\n2. ALL STOVES: gas, electric, ceramic and induction.\n3. OVEN SAFE: up to 350°F, lids not oven safe.\n4. 12 PIECES: 8" and 10" fry pans, 1.5 qt and 2.5 qt saucepans with lids, 5 qt Dutch oven with lid, steamer, 3 utensils.',
    { platform: 'walmart' },
    /^All stoves: gas, electric, ceramic and induction$/mu,
    /SAFE|^Lids, /mu,
  ],
  [
    'stars before a heading hide no label',
    'Yoga mat',
    '★ NON SLIP: textured both sides, stays put on wood and tile floors.\n★ 6 MM CUSHION: for knees and elbows.\n★ SIZE: 72 x 24 inches, 1.9 lb.\n★ TPE: free from PVC, latex and phthalates.',
    { platform: 'amazon', amazonBrand: 'Zentura' },
    /^Non slip: textured both sides, stays put on wood and tile floors$/mu,
    /NON SLIP|, Size(?:,|$)|Size: 1\.9 lb/mu,
  ],
  [
    'brackets in a name set nothing off',
    '【2 Pack】Silicone Sink Strainer Hair Catcher Drain Cover for Bathroom Kitchen Tub Shower',
    'Food grade silicone, 5.1 x 5.1 inch, 4 suction cups. Fits drains up to 4 inch.',
    { platform: 'tiktokshop' },
    /2 Pack Silicone Sink Strainer, /u,
    /2 Pack:/u,
  ],
  [
    'what goes on a pram is no pram',
    'Helmi Kinderwagen Organizer Kinderwagentasche Universal Buggy Tasche mit Getränkehalter Schultergurt Wasserabweisend Wickeltasche Grau',
    '2 isolierte Getränkehalter, 1 Reißverschlussfach fürs Handy. Polyester 600D, wasserabweisend. 34 x 13 x 17 cm, 380 g.',
    { platform: 'amazon', amazonBrand: 'Helmi' },
    /^Helmi Kinderwagen Organizer, /mu,
    /^Kinderwagen$/mu,
  ],
  [
    'nothing is made of how its contacts were treated',
    'HDMI Kabel 2.1 Ultra High Speed 8K 60Hz 4K 120Hz 48Gbps eARC 1m 2m 3m 5m vergoldet',
    'HDMI 2.1, 48 Gbit/s, 8K bei 60 Hz, eARC. Vergoldete Kontakte, Nylon-Geflecht. Lieferumfang: 1 Kabel.',
    { platform: 'ebay', ebayStoreName: 'kabelwelt', itemCondition: 'Neu' },
    /^HDMI Kabel/mu,
    /aus [Vv]ergoldet|Material: [Vv]ergoldet/u,
  ],
  [
    'a French row of what is not in it closes with “ni”',
    'Coffret soin barbe',
    'Huile 30 ml et baume 50 ml, parfum bois de cèdre. Sans paraben, silicone, ni huile minérale.',
    { platform: 'amazon', amazonBrand: 'Tresor' },
    /Sans paraben, silicone, ni huile minérale/u,
    /^Silicone|paraben ; ni/mu,
  ],
]);
