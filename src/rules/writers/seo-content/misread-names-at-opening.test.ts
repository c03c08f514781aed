import { expectReadings } from '#tests/golden/readings.ts';

const shop = { platform: 'amazon', businessName: 'Kelsow', amazonBrand: 'Kelsow' } as const;
const web = { platform: 'shopify', businessName: 'Kelsow' } as const;
const craft = { platform: 'etsy', businessName: 'Kelsow' } as const;
const used = { platform: 'ebay', businessName: 'Kelsow', itemCondition: 'Used' } as const;
const neighbour = { platform: 'facebookmarketplace' } as const;

// What the first words call the thing: its maker, its series, its model, and what its parts are made of.
expectReadings([
  [
    'a model and a kind behind an article',
    'Label maker',
    'The Tagwell M220 is a handheld Bluetooth label maker that prints from your phone without ink. The battery lasts about four hours. It does not print in colour.',
    shop,
    /^Kelsow Tagwell M220 Handheld Bluetooth Label Maker/mu,
    /^Kelsow Label Maker/mu,
  ],
  [
    'a series before the name',
    'Pasta maker',
    'The Fernello pasta maker is made of chromed steel and rolls dough up to 15 cm wide. The drying rack is sold separately.',
    shop,
    /^Kelsow Fernello Pasta Maker, Chromed Steel/mu,
    /^Kelsow Pasta Maker/mu,
  ],
  [
    'another maker is named by what it is, and names nothing of this one',
    'Moka pot',
    'The Bialetti moka pot is a classic of every kitchen. Ours is made of stainless steel and makes four cups.',
    shop,
    /^Kelsow Moka Pot/mu,
    /^.*Bialetti Moka Pot, /mu,
  ],
  [
    'a nation is no series',
    'Pasta maker',
    'The Italian pasta maker has two cutters and a clamp. It weighs 2 kg.',
    shop,
    /^Kelsow Pasta Maker/mu,
    /^Kelsow Italian/mu,
  ],
  [
    'the model between maker and kind, with the age that the name tells',
    'Vintage Anglepoise lamp',
    'Anglepoise Model 75 desk lamp in cream, made in England in the 1970s. Rewired last year. Some paint loss around the shade rim.',
    used,
    /^Vintage Anglepoise Model 75 Desk Lamp, Cream/mu,
    /Anglepoise Model 75 Vintage|Vintage Vintage/u,
  ],
  [
    'a maker that is spelled in two ways',
    'Skywatcher telescope',
    'Sky-Watcher Heritage 130P tabletop Dobsonian telescope with a 130 mm mirror. Used about ten times. Small scratch on the tube.',
    used,
    /^Sky-Watcher Heritage 130P Tabletop Dobsonian Telescope, 130 mm Mirror$/mu,
    /130P Skywatcher/u,
  ],
  [
    'a lens with its opening, and an adapter beside it',
    'Fujifilm X-T2',
    'Fujifilm X-T2 mirrorless camera with the 18-55mm f/2.8-4 lens and a Fringer EF adapter. Shutter count 14,200. The rubber grip has lifted slightly at one corner.',
    used,
    /^Fujifilm X-T2 Mirrorless Camera with 18-55mm f\/2\.8-4 Lens, Shutter Count 14,200$[\s\S]*^Flaws: Rubber grip has lifted slightly/mu,
    /f\/2,|Features: Rubber grip|camera with rubber grip/u,
  ],
  [
    'a maker in small letters behind an article',
    'Wood burner',
    'A stovax wood burning stove, 5 kW, multifuel. One door hinge squeaks. Flue pipe not included. £250.',
    neighbour,
    /^Stovax Wood Burning Stove/mu,
    /flue pipe included/iu,
  ],
  [
    'a maker that is a colour as well, before a measure',
    'Trampoline',
    'Plum 8ft trampoline with safety net and ladder. The padding has split in two places. Collect from Thame.',
    neighbour,
    /^Plum 8ft Trampoline, Safety Net and Ladder$/mu,
    /^Trampoline, Plum/mu,
  ],
  [
    'a part by what it is turned from',
    'Shaving brush',
    'Our shaving brush has a handle turned from olive wood and a knot of synthetic fibre. The brush is 11 cm tall. The stand is available separately.',
    web,
    /^Shaving Brush, Olive Wood Handle/mu,
    /handle turned$|^handle-turned$|, Handle Turned/imu,
  ],
  [
    'a stuff behind "made of" that opens its sentence, and a trait before the noun',
    'Rabbit hutch cover',
    "Waterproof cover for two-storey rabbit hutches up to 122 cm wide. Made of 420D oxford polyester with taped seams. The hutch isn't included.",
    web,
    /^Waterproof Rabbit Hutch Cover, 420D Oxford Polyester/mu,
    /^Waterproof Waterproof|Made of 420D[^.]*hutch is/mu,
  ],
  [
    'what is not waterproof is called so nowhere',
    'Rabbit hutch cover',
    'Not a waterproof cover for rabbit hutches. Made of cotton, 122 cm wide.',
    web,
    /^Rabbit Hutch Cover/mu,
    /^Waterproof/mu,
  ],
  [
    'what a picture shows',
    'Cross stitch kit',
    'Modern cross stitch kit of a fox in a forest. The kit includes white Aida cloth, a needle and a 6 inch bamboo hoop. The finished piece measures 5 x 5 inches.',
    craft,
    /^Modern cross stitch kit of a fox in a forest/mu,
    /^Modern cross stitch kit,/mu,
  ],
]);

// What was cut or told wrongly.
expectReadings([
  [
    'feet and inches are one measure',
    'Inflatable kayak',
    'Two-person inflatable kayak made of 0.75 mm PVC. It measures 10 feet 3 inches by 3 feet and holds up to 400 pounds. Three air chambers.',
    { ...shop, platform: 'walmart' },
    /10 feet 3 inches by 3 feet/u,
    /, 10 Feet(?:,|$)/mu,
  ],
  [
    'what "plus" adds stays one list',
    '4 slice toaster',
    'Four-slice toaster in stainless steel. Six browning levels, plus defrost, reheat and cancel buttons. 1500 watts.',
    { ...shop, platform: 'walmart' },
    /^Six browning levels, plus defrost, reheat and cancel buttons$/mu,
    /plus defrost$|^Reheat and cancel/mu,
  ],
  [
    'what does not come along is in no box',
    'Hammock chair',
    'Hanging hammock chair woven from recycled cotton. Comes with a rope but without ceiling hardware. It holds up to 120 kg.',
    web,
    /Comes with: a rope but without ceiling hardware|comes with a rope but without/u,
    /In the box: a rope but/u,
  ],
  [
    'a size, a pack and an order are nothing that a thing has',
    'Hose reel',
    'Wall-mounted hose reel with 65 feet of hose. Drain before frost. Pack of two. Adult size.',
    { ...shop, platform: 'walmart' },
    /comes? in a pack of two/u,
    /has a (?:drain|pack)|have an adult|has an adult|Drain Before Frost,|, Drain/u,
  ],
  [
    'a list behind a colon is not cut, and a bracket is kept whole',
    'Baby mobile',
    'Felt baby mobile with five woodland animals: fox, owl, hedgehog, rabbit and deer. Each one is cut and stitched by hand. Total drop 50 cm.',
    craft,
    /^Felt baby mobile, .*five woodland animals/mu,
    /, cut,|, rabbit and deer$/mu,
  ],
  [
    'a bracket in what comes along',
    'Makita router',
    'Makita RT0700C trimming router, 710 watts. Comes with the straight guide, plunge base and two collets (6 mm and 8 mm). The carry bag has a broken zip.',
    used,
    /two collets \(6 mm and 8 mm\)/u,
    /\(6 mm$/mu,
  ],
  [
    'a thing is no part of itself in one word',
    'Brompton saddle bag',
    'Carradice Barley saddlebag, black cotton duck with white leather straps. Seven litres. Used for one tour in 2022, a few scuffs on the base.',
    used,
    /Carradice Barley saddlebag, black cotton duck/u,
    /has a Carradice Barley saddlebag/u,
  ],
]);

expectReadings([
  [
    'what is not sold with it is no content',
    'Saddle bag',
    "Carradice Barley saddlebag, black cotton duck. Used for one tour in 2022, a few scuffs on the base. Saddle in the last picture isn't part of the sale.",
    used,
    /^Saddle in the last picture (?:is not|isn't) part of the sale\.?$/mu,
    /In the box: saddle/iu,
  ],
  [
    'a coded stuff keeps its letters where a picture is told',
    'Rabbit hutch cover',
    'Waterproof cover for rabbit hutches up to 122 cm wide. Made of 420D oxford polyester with taped seams. Dark green.',
    web,
    /420D oxford polyester rabbit hutch cover/u,
    /420d/u,
  ],
]);

expectReadings([
  [
    'who seals coasters sells no seals',
    'Concrete coasters',
    'Set of four hexagonal concrete coasters, 10 cm wide and 8 mm thick. I cast them in my garage in Leeds and seal them against water and coffee rings. Cork feet protect the table.',
    { platform: 'etsy' },
    /^concrete coasters$/mu,
    /^seal /mu,
  ],
  [
    'how it is packed and sent is one sentence',
    'Denby dinner plates',
    'Set of six Denby Imperial Blue dinner plates, 26 cm across. Stoneware, made in England. Four are perfect, two have light cutlery marks. Will be wrapped well and sent by courier.',
    used,
    /will be wrapped well and sent by courier/iu,
    /^And sent/mu,
  ],
  [
    'how long its cord is stands behind what a hand blender does',
    'Hand blender',
    'Orvelle 4-in-1 hand blender with an 800 watt motor and 12 speeds plus turbo. The shaft and blades are stainless steel. Cord length 1.2 m. Not suitable for crushing ice.',
    { platform: 'amazon' },
    /Hand Blender, 800 Watt Motor/u,
    /Hand Blender, (?:Cord Length )?1\.2 m/u,
  ],
]);
