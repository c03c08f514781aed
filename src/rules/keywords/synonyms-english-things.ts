/** More of `synonyms-english.ts`: the things of several words that shops head their shelves with. The same rule holds for every entry. */
export const englishThingNames = `
door knocker: front door knocker
snow globe: water globe, snow dome
boot jack: boot remover, boot puller
love spoon: carved spoon
rod holder: rod rest
guitar pickup: guitar pick up
boot liner: boot mat, boot tray
log basket: firewood basket, kindling basket
watch chain: fob chain
garden obelisk: plant obelisk, climbing plant support
hanging chair: swing chair, hammock chair
wax melt burner: wax melt warmer, wax burner, wax warmer
cat scratching post: cat scratcher, scratch post
fly mask: horse fly mask
chicken feeder: poultry feeder, hen feeder
heat mat: heating mat, heat pad
hay rack: hay feeder
practice pad: drum practice pad
record cleaning brush: vinyl brush, record brush
slipmat: turntable mat, platter mat
charging dock: charging station, charging stand
carrying case: travel case, carry case
usb c hub: usb c adapter, usb hub
blue light glasses: computer glasses, screen glasses
desk converter: standing desk riser, sit stand desk
lumbar cushion: lumbar pillow, back cushion, lumbar support
fountain pen ink: bottled ink, writing ink
guest book alternative: wedding guest book
flower girl basket: wedding basket, petal basket
icing nozzles: piping tips, piping nozzles
mandoline slicer: vegetable slicer, mandolin slicer
cocktail shaker: drink shaker, bar shaker
facial roller: face roller, face massager
brush roll: brush holder, brush case
makeup brush roll: makeup brush holder, makeup brush case
draught excluder: draft stopper, door draft stopper
log splitter: wood splitter
garden kneeler: kneeling pad
hose reel: hosepipe reel, garden hose reel
grow bags: planter bags, grow pots
plant holder: plant stand
chalk bag: climbing chalk bag, chalk pouch
yoga wheel: back wheel, yoga roller
surfboard fins: surf fins
head covers: golf club covers, golf head covers
dart flights: dart feathers
jump leads: jumper cables, booster cables
tyre inflator: tire inflator, air pump
socket set: ratchet set, socket wrench set
spirit level: bubble level
masking tape: painters tape
ceiling rose: ceiling medallion
moses basket stand: bassinet stand
baby sleeping bag: baby sleep sack, infant sleep sack
muslin cloths: muslin squares, burp cloths
teething ring: teether, teething toy
nappy caddy: diaper caddy, nursery organiser
pram organiser: stroller organiser, pushchair organiser
stair gate: baby gate, safety gate
water table: water play table
excavation kit: dig kit
felt sheets: felt squares
calligraphy set: hand lettering set
blood pressure monitor: bp monitor
knee support: knee brace, knee sleeve
hot water bottle cover: hot water bottle sleeve
wheat bag: heat pack, wheat pack
flat cap: ivy cap, newsboy cap
tie clip: tie bar, tie clasp
nose stud: nose pin, nose piercing
dressing gown: bathrobe, robe
hiking socks: walking socks
compression sleeves: leg sleeves
rash vest: rash guard, swim shirt
boot tray: shoe tray
letterbox: mailbox, letter box
balloon arch kit: balloon garland kit, balloon arch
party bag fillers: party favours, loot bag fillers
film poster: movie poster
stamp album: stamp collection book
tool roll: tool pouch, tool wrap, tool holder
chisel roll: chisel pouch, chisel case
blender bottle: portable blender, travel blender
dog lead chain: chain dog lead, metal dog lead
tea strainer: tea filter
tea cosy: teapot cosy, teapot cover
bread bag: loaf bag, bread keeper
bread lame: dough scorer, scoring tool
proving basket: banneton, bread proofing basket
oven gloves: oven mitts, oven mitt
place mats: table mats, placemats
table plan: seating chart, seating plan
save the date: save the date cards
huggie hoops: huggies, huggie earrings
charm bracelet: charm jewelry
name necklace: nameplate necklace
initial necklace: letter necklace, initial pendant
hair slide: hair clip, barrette
dog jumper: dog sweater
dog tag: pet tag, dog id tag
slow feeder: slow feeder bowl, slow feed bowl
poo bag holder: poop bag holder, dog bag dispenser
treat pouch: treat bag, dog training pouch
cat collar: kitten collar
litter mat: cat litter mat
seed bombs: seed balls
flower press: pressed flower kit
air plant: tillandsia
grow kit: growing kit
herb kit: herb growing kit, herb garden kit
wildflower seeds: wild flower seeds
baby rattle: infant rattle
baby nest: baby lounger
play gym: baby gym, activity gym
toy vegetables: play food, pretend food
toy fruit: play food, pretend food
toy food set: play food set, pretend food set
toy food: play food, pretend food
play food: toy food, pretend food
play tent: kids tent, tent for play
balance board: wobble board
busy book: quiet book
quiet book: busy book, felt book
doll house: dollhouse, dolls house
finger puppets: puppet set
hand puppet: glove puppet
memory game: matching game, pairs game
chess set: chess game
dice tray: dice rolling tray
fidget toy: fidget
needle felting kit: felting set
soap making kit: soap kit
colouring book: coloring book
desk organiser: desk tidy, desk organizer
log book: logbook, record book
botanical print: plant print
map print: map poster, wall map
house portrait: home portrait
garden gnome: garden ornament
garden stakes: plant stakes, garden markers
wind spinner: garden spinner
stained glass panel: glass panel, window hanging
pillow mist: pillow spray, linen spray
nail powder: nail dip, nail art powder
chrome nail powder: mirror nail powder, nail chrome
press-on nails: stick on nails, fake nails, false nails
card wallet: card holder, card case
key fob: keychain, keyring
phone strap: phone lanyard, phone charm
plectrums: guitar picks
music stand: sheet music stand
coat hooks: wall hooks, coat pegs
key holder: key rack, key hooks
floating shelf: wall shelf, ledge
monitor riser: monitor stand, screen stand
blanket box: blanket chest
knife rack: knife holder
milk jug: creamer, milk pitcher
garlic press: garlic crusher, garlic mincer
bench scraper: dough scraper
food wraps: food covers, reusable wraps
picnic blanket: picnic rug, outdoor blanket
cool bag: cooler bag, insulated bag
peg bag: clothespin bag
ice grips: ice cleats, shoe spikes, snow grips
ice cleats: ice grips, shoe spikes, snow grips
lap quilt: throw quilt, quilted throw
hooded towel: baby towel
reading lamp: reading light
seam ripper: stitch ripper, stitch unpicker
pin cushion: pincushion, pin holder
pincushion: pin cushion, pin holder
needle book: needle case, needle holder
bias binding: bias tape
tape measure: measuring tape
invisible zip: concealed zip
snap fasteners: press studs, snap buttons
aquarium air pump: fish tank air pump, aquarium bubbler
aquarium heater: fish tank heater
aquarium light: fish tank light
aquarium filter: fish tank filter
gravel cleaner: gravel vacuum, aquarium siphon
air stone: bubble stone
reptile hide: reptile cave
car boot organiser: boot tidy, boot storage
trunk organizer: cargo organizer, trunk storage
car floor mats: car mats
wing mirror: door mirror, side mirror
wiper blades: windscreen wipers, windshield wipers
tail light: rear light
kalimba: thumb piano
tin whistle: penny whistle
handpan: hang drum
dummy clip: pacifier clip, soother clip, dummy chain
pacifier clip: dummy clip, soother clip
cot mobile: crib mobile, nursery mobile
breast pads: nursing pads
nursing cover: breastfeeding cover
bath thermometer: bath water thermometer
puddle suit: rain suit, splash suit
gilet: body warmer
leaf blower: garden blower, yard blower
hedge trimmer: hedge cutter
strimmer: grass trimmer, string trimmer
scarifier: lawn raker, lawn dethatcher
soil sieve: garden sieve, compost sieve, garden riddle
pet hair remover: fur remover, lint remover
cat flap: cat door
wax seal kit: sealing wax kit, wax stamp kit
letterpress card: greeting card, note card
suncatcher: window ornament
dungarees: overalls, bib overalls
coffee scoop: coffee measure, coffee spoon
berry bowl: fruit colander, colander bowl
sticky tabs: page markers, index tabs, page flags
stacking ring: stackable ring
wrist warmers: wristwarmers, fingerless mitts
letter opener: envelope opener
record sleeves: vinyl sleeves, lp sleeves
bubble mailers: padded envelopes, bubble envelopes
poly mailers: mailing bags, shipping bags
packing tape: parcel tape
bin bags: rubbish bags, trash bags
hair ties: hair bobbles, hair elastics
bath salts: bath soak
`;
