/**
 * The commoner name of what some sellers call otherwise, where both name the same thing whatever it is made of: the other
 * tables go from the commoner name. A name that is wider than the other ("pet bed" of a dog bed) stands nowhere here.
 */
export const englishTurned = `
lunchbox: lunch box; fry pan: frying pan, skillet; cast iron frying pan: cast iron skillet; camping stool: camp stool;
dish towel: tea towel, kitchen towel; bathroom mat: bath mat; kitchen apron: apron; waste bin: trash can; garbage can:
trash can; flower vase: vase; tea pot: teapot; tea kettle: kettle; settee: sofa, couch; easy chair: armchair; writing
desk: desk; office desk: desk; sit stand desk: standing desk; height adjustable desk: standing desk; dinner table:
dining table; book shelf: bookshelf, bookcase; armoire: wardrobe; desk light: desk lamp; standing lamp: floor lamp;
led tape: led strip, led strip light; area rug: rug; quilt cover: duvet cover; dog dish: dog bowl; tshirt: t-shirt,
tee; pullover: sweater, jumper; rucksack: backpack; back pack: backpack; billfold: wallet; finger ring: ring; lip
salve: lip balm; hand lotion: hand cream; phone cover: phone case; earphones: earbuds; headset: headphones; bicycle
light: bike light; cycle light: bike light; mountain bicycle: mountain bike; mtb: mountain bike; camping tent: tent;
camp tent: tent; exercise band: resistance band; exercise bands: resistance bands; workout bands: resistance bands;
hand weight: dumbbell; hand weights: dumbbells; cell phone: mobile phone; notebook computer: laptop; clothes washer:
washing machine; refrigerator: fridge; tool kit: tool set; lawnmower: lawn mower; note pad: notebook; notepad:
notebook; stuffed toy: soft toy, plush toy; cuddly toy: soft toy, stuffed animal; pushchair: stroller, buggy;
flatware: cutlery; silverware: cutlery; coffee mill: coffee grinder; coffee brewer: coffee maker; coffee press: french
press; cafetiere: french press, coffee press; lino print: linocut print; silkscreen print: screen print; lunch tote:
lunch bag; candle stand: candle holder; drink coaster: coaster; drink coasters: coasters; table napkins: napkins;
serviettes: napkins; table cover: tablecloth; table mats: placemats; table mat: placemat; pillow slip: pillowcase;
sofa cushion: cushion; bath curtain: shower curtain; hanging clock: wall clock; twinkle lights: fairy lights, string
lights; windscreen wipers: wiper blades; windshield wipers: wiper blades; name plaque: name sign; house plaque: house
sign; raised bed: raised garden bed; raised planter: raised garden bed; table clock: desk clock; garden lounger: sun
lounger; patio lounger: sun lounger; outdoor heater: patio heater; fire bowl: fire pit; barbecue: bbq, grill; feeding
bottle: baby bottle; changing bag: nappy bag, diaper bag; activity mat: play mat; garment rack: clothes rail, clothes
rack; clothing rack: clothes rail; laundry rack: clothes airer, drying rack; showerhead: shower head; bath tray: bath
caddy; bathtub tray: bath caddy; wc brush: toilet brush; mobile charger: phone charger; screen guard: screen
protector; desk chair: office chair; computer chair: office chair; web camera: webcam; car camera: dash cam; dashboard
camera: dash cam; roof bars: roof rack; flat iron: hair straightener; curling wand: curling iron; power toothbrush:
electric toothbrush; body moisturizer: body lotion; sun cream: sunscreen; sunblock: sunscreen; kitchen board: chopping
board, cutting board; salad dryer: salad spinner; dog cage: dog crate; litter tray: litter box, cat litter box;
aquarium: fish tank; birdcage: bird cage; welcome mat: doormat; coat stand: coat rack; shoe organizer: shoe rack;
buffet cabinet: sideboard; neck chain: necklace; ankle bracelet: anklet; pin badge: enamel pin; cuff links: cufflinks;
barrette: hair clip, hair slide; key ring: keyring, keychain; card case: card holder, card wallet; makeup pouch:
makeup bag, cosmetic bag; mitts: mittens; hooded sweatshirt: hoodie; house shoes: slippers; wellies: rain boots,
wellington boots; wellington boots: rain boots, wellies; xmas ornament: christmas ornament; statuette: figurine;
invitation card: invitation; day planner: daily planner, planner; ink pen: fountain pen; book marker: bookmark;
needlework kit: embroidery kit, cross stitch kit; soap holder: soap dish; soap tray: soap dish; bath fizzer: bath
bomb; bath fizzers: bath bombs; bath soak: bath salts; hair brush: hairbrush; facial cream: face cream; face
moisturizer: face cream; body wash: shower gel; cat tower: cat tree; bird feeding station: bird feeder; stuffed bear: teddy
bear; angling rod: fishing rod, fishing pole; air cleaner: air purifier; blow dryer: hair dryer; hairdryer: hair
dryer; tool box: toolbox; tool chest: toolbox; step ladder: stepladder, ladder; hosepipe: garden hose; water hose:
garden hose; rain umbrella: umbrella; loudspeaker: speaker; loudspeakers: speakers; mic: microphone; notebook stand:
laptop stand; laptop riser: laptop stand; laptop holder: laptop stand; portable charger: power bank; analog camera:
film camera; analogue camera: film camera; fitness watch: smartwatch; chilli crisp: chili crisp; dog biscuits: dog
treats; bed topper: mattress topper; mattress pad: mattress topper; dough roller: rolling pin; pilates mat: yoga mat;
hiking stick: trekking pole, hiking pole; throw blanket: blanket; bath soap: soap bar, bar soap; hand soap bar: soap
bar; coverlet: bedspread, quilt; denim trousers: jeans; baseball hat: baseball cap; jean jacket: denim jacket; padded
jacket: puffer jacket; bridal veil: wedding veil; bridal gown: wedding dress; wedding gown: wedding dress; cable knit
jumper: cable knit sweater; sleepwear: pajamas, pyjamas; nightwear: pajamas, pyjamas; nightdress: nightgown; bathing
suit: swimsuit; swim trunks: swim shorts; running trainers: running shoes; running sneakers: running shoes; trekking
boots: hiking boots, walking boots; walking shoes: hiking shoes; studs: stud earrings; ear studs: stud earrings;
hoops: hoop earrings; bowtie: bow tie; shades: sunglasses; readers: reading glasses; watchband: watch strap, watch
band; hairband: headband; hair elastic: hair tie, scrunchie; hair elastics: hair ties; neck warmer: snood, cowl;
evening bag: clutch bag; clutch purse: clutch bag; change purse: coin purse; coin pouch: coin purse; waist bag: bum
bag, fanny pack; hip bag: bum bag, fanny pack; duffle bag: duffel bag, holdall; holdall: duffel bag; overnight bag:
weekender bag; weekender: weekend bag; sports bag: gym bag; passport wallet: passport holder; passport case: passport
holder; bag tag: luggage tag; baggage tag: luggage tag; cinch bag: drawstring bag; pencil pouch: pencil case; pen
pouch: pencil case; fabric patch: iron on patch; baby vest: baby bodysuit; baptism gown: christening gown; receiving
blanket: swaddle blanket; safety goggles: safety glasses; support socks: compression socks; long johns: thermal
underwear; wine goblet: wine glass; wine goblets: wine glasses; rocks glass: whisky glass, whiskey glass; drinks
decanter: decanter; vacuum flask: thermos flask, insulated flask; knife holder: knife block; honing stone: sharpening
stone, whetstone; cookie sheet: baking sheet, baking tray; oven tray: baking tray; baking tin: cake tin; bread tin:
loaf tin; bread pan: loaf pan; cupcake tin: muffin tin; cupcake pan: muffin pan; food scale: kitchen scale; spice
organizer: spice rack; salt pot: salt cellar; oil pourer: oil dispenser; butter keeper: butter dish; proofing basket:
banneton, proving basket; biscuit jar: cookie jar; cake plate: cake stand; biscuit cutter: cookie cutter; biscuit
cutters: cookie cutters; tin opener: can opener; wine opener: corkscrew; stovetop espresso maker: moka pot; milk
foamer: milk frother; stick blender: hand blender, immersion blender; baking mitt: oven mitt, oven glove; pot stand:
trivet; hot pad: pot holder, trivet; serving platter: serving plate; dinner set: dinnerware set; egg holder: egg cup;
sauce boat: gravy boat; spoon holder: spoon rest; utensil pot: utensil holder; utensil crock: utensil holder; wax
tarts: wax melts; wax cubes: wax melts; tealights: tea lights; tea light holder: tealight holder; candle extinguisher:
candle snuffer; fragrance diffuser: reed diffuser; joss sticks: incense sticks; room mist: room spray; hanging plant
pot: hanging planter; picture album: photo album; photo book: photo album; book stops: bookends; book rest: book
stand; wind bell: wind chime; sun catcher: suncatcher; hanging lamp: pendant light; ceiling lamp: ceiling light;
nightlight: night light; cushion case: cushion cover; couch pillow: throw pillow; bed linen: bed sheets; comforter:
duvet; bedstead: bed frame; accent table: side table; hallway table: console table; tv unit: tv stand; tv cabinet: tv
stand; beanbag: bean bag; foot rest: footrest, footstool; clothes hamper: laundry hamper; drawer divider: drawer
organizer; pen pot: pen holder; pencil holder: pen holder; trinket tray: trinket dish; jewelry organizer: jewelry
holder; key hanger: key rack; umbrella holder: umbrella stand; magazine holder: magazine rack; face cloth: washcloth,
face flannel; face flannel: face cloth, washcloth; toothbrush cup: toothbrush holder; shower shelf: shower caddy;
toilet roll holder: toilet paper holder; towel holder: towel rail, towel rack; coat hangers: clothes hangers; door
number: house number; door numbers: house numbers; door chime: doorbell; door wedge: door stop, doorstop; cabinet
pulls: cabinet handles, drawer pulls; wall sticker: wall decal; tap: faucet; lamp bulb: light bulb; robotic vacuum:
robot vacuum; fabric steamer: garment steamer, clothes steamer; ironing table: ironing board; dish cloth: dishcloth;
bin liners: trash bags, bin bags; rubbish bags: bin bags; smoke alarm: smoke detector; gardening tools: garden tools;
plant feed: plant food, fertilizer; potting mix: potting soil; nest box: bird house, birdhouse; insect hotel: bug
hotel; patio chair: garden chair; patio bench: garden bench; outdoor bench: garden bench; sun umbrella: parasol, patio
umbrella; water butt: rain barrel; knitting pins: knitting needles; embroidery ring: embroidery hoop; drawing pad:
sketchbook; ink stamp: rubber stamp; colouring pages: coloring pages; hanging calendar: wall calendar; week planner:
weekly planner; recipe journal: recipe book; xmas card: christmas card; holiday card: christmas card; wedding invites:
wedding invitations; flag banner: bunting; party favours: party favors; xmas stocking: christmas stocking; countdown
calendar: advent calendar; resume design: resume template; playing card deck: playing cards; deck of cards: playing
cards; gaming dice: dice set; rc car: remote control car; quadcopter: drone; toy kitchen: play kitchen; sand pit:
sandbox; playdough: play dough; soother: pacifier, dummy; dummy: pacifier, soother; breastfeeding pillow: nursing
pillow; chin up bar: pull up bar; spin bike: exercise bike; stationary bike: exercise bike; running machine:
treadmill; massage roller: foam roller; yoga brick: yoga block; camp chair: camping chair; camp burner: camping stove,
camp stove; head light: headlamp; multi tool: multitool; penknife: pocket knife; ice chest: cool box; bicycle helmet:
bike helmet, cycling helmet; cycling helmet: bike helmet; bicycle lock: bike lock; bicycle pump: bike pump; bicycle
bell: bike bell; bike seat: bike saddle; ebike: electric bike, e-bike; snowboard goggles: ski goggles; swimming
goggles: swim goggles; plectrum: guitar pick; effects pedal: guitar pedal; mouth organ: harmonica; solid state drive:
ssd; hard disk: hard drive; video card: graphics card; gamepad: game controller; activity tracker: fitness tracker;
ebook reader: e-reader; mouse mat: mouse pad; sound bar: soundbar; extension lead: extension cord; smart outlet: smart
plug; cctv camera: security camera; roof carrier: roof box; motorbike helmet: motorcycle helmet; measuring tape: tape
measure; spanner set: wrench set; kitty bed: cat bed; scratch post: scratching post, cat scratching post; poop bags:
dog waste bags; licking mat: lick mat; solid shampoo: shampoo bar; solid conditioner: conditioner bar; shave brush:
shaving brush; shave cream: shaving cream; facial serum: face serum; facial oil: face oil; facial cleanser: face wash;
nail lacquer: nail polish, nail varnish; shower tablets: shower steamers; sleeping mask: sleep mask; medicine
organizer: pill organizer; ear plugs: earplugs; herbal infusion: herbal tea; drinking chocolate: hot chocolate;
vanilla essence: vanilla extract; snow dome: snow globe; rod rest: rod holder; swing chair: hanging chair; wax burner:
wax melt burner; record brush: record cleaning brush; turntable mat: slipmat; draft stopper: draught excluder;
hosepipe reel: hose reel; grow pots: grow bags; jumper cables: jump leads; bubble level: spirit level; safety gate:
stair gate; baby gate: stair gate; heat pack: wheat bag; ivy cap: flat cap; tie bar: tie clip; rash guard: rash vest;
mailbox: letterbox; movie poster: film poster; tea filter: tea strainer; teapot cosy: tea cosy; huggies: huggie hoops;
slow feed bowl: slow feeder; seed balls: seed bombs; glove puppet: hand puppet; chess game: chess set; logbook: log
book; garlic crusher: garlic press; dough scraper: bench scraper; picnic rug: picnic blanket; cooler bag: cool bag;
stitch ripper: seam ripper; pin holder: pin cushion; press studs: snap fasteners; side mirror: wing mirror; door
mirror: wing mirror; rear light: tail light; thumb piano: kalimba; penny whistle: tin whistle; hang drum: handpan;
body warmer: gilet; hedge cutter: hedge trimmer; string trimmer: strimmer; cat door: cat flap; overalls: dungarees;
envelope opener: letter opener; parcel tape: packing tape; padded envelopes: bubble mailers
`
  .trim()
  .replaceAll(/\s+/gu, ' ')
  .split('; ')
  .join('\n');
