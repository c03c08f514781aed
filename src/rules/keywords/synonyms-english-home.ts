/** More of `synonyms-english.ts`: kitchen, table, rooms, bath and garden. The same rule holds for every entry. */
export const englishHome = `
wine glass: wine goblet, stemware
wine glasses: wine goblets, stemware
whiskey glass: whisky glass, rocks glass, old fashioned glass
whisky glass: whiskey tumbler, rocks glass
beer glass: pint glass
beer mug: beer stein
decanter: carafe, drinks decanter
espresso cup: demitasse, coffee cup
travel mug: commuter mug, coffee tumbler
thermos: vacuum flask, insulated flask
knife set: kitchen knives
knife sharpener: blade sharpener, knife grinder
knife block: knife holder, knife stand
sharpening stone: whetstone, honing stone
whetstone: sharpening stone, honing stone
baking sheet: baking tray, cookie sheet, oven tray
baking tray: baking sheet, cookie sheet, oven tray
cake tin: cake pan, baking tin
cake pan: cake tin, baking pan
loaf tin: loaf pan, bread tin
loaf pan: loaf tin, bread pan
muffin tin: muffin pan, cupcake pan, cupcake tin
mixing bowl: kitchen bowl, prep bowl
mixing bowls: kitchen bowls, prep bowls
measuring cup: measuring jug
kitchen scale: food scale, cooking scale
kitchen scales: food scales, cooking scales
spice rack: spice organizer, spice holder, spice shelf
spice jar: seasoning jar, spice bottle
spice jars: seasoning jars, spice bottles
spice grinder: spice mill
pepper mill: pepper grinder
pepper grinder: pepper mill
salt shaker: salt cellar
salt cellar: salt pot, salt keeper
salt pig: salt cellar, salt keeper, salt jar
oil dispenser: oil bottle, oil pourer
olive oil dispenser: olive oil bottle, oil dispenser, oil bottle, oil cruet
oil bottle: oil dispenser, oil cruet
mortar and pestle: spice grinder, herb grinder
butter dish: butter keeper, butter holder
bread bin: bread box
bread box: bread bin
bread basket: proofing basket
banneton: proofing basket, bread proofing basket
cookie jar: biscuit jar, cookie canister
cake stand: cake plate, dessert stand
cookie cutter: biscuit cutter, pastry cutter
cookie cutters: biscuit cutters, pastry cutters
whisk: egg beater
colander: strainer
sieve: strainer, sifter
cheese grater: food grater, cheese shredder
cheese board: charcuterie board, serving board, cheese platter
charcuterie board: cheese board, serving board, grazing board
can opener: tin opener
corkscrew: wine opener, bottle opener
bottle opener: cap opener, beer opener
ice cube tray: ice mold, ice maker tray
ice tray: ice mold, ice cube maker
espresso machine: coffee machine, espresso maker
espresso maker: coffee maker
moka pot: stovetop espresso maker, coffee pot
coffee dripper: pour over dripper, coffee filter holder
milk frother: milk foamer
food processor: food chopper
waffle maker: waffle iron
waffle iron: waffle maker
electric grill: indoor grill, tabletop grill
hand mixer: kitchen mixer
immersion blender: hand blender, stick blender
hand blender: stick blender, immersion blender
water filter: water purifier
oven mitt: oven glove, baking mitt, pot holder
oven mitts: oven gloves, baking mitts
oven glove: oven mitt, baking mitt
pot holder: hot pad
cloth napkins: table napkins, dinner napkins, serviettes
placemat: table mat
table runner: table scarf, table linen
trivet: hot pad, pot stand
serving tray: serving platter, drinks tray
serving platter: serving dish, serving plate
serving bowl: serving dish
soup bowl: cereal bowl
cereal bowl: breakfast bowl, soup bowl
pasta bowl: dinner bowl
ramen bowl: noodle bowl, soup bowl
matcha bowl: tea bowl, chawan
dinnerware set: tableware set, dish set, dinner set
egg cup: egg holder
pitcher: jug, carafe
jug: pitcher
carafe: pitcher, jug
gravy boat: sauce boat
spoon rest: spoon holder
utensil holder: utensil crock, utensil pot
soy candle: soy wax candle
scented candle: fragrance candle, aroma candle
beeswax candle: bees wax candle
pillar candle: block candle
taper candles: dinner candles
tea lights: tealights
tealight holder: tea light holder, votive holder
candle snuffer: candle extinguisher
wax melts: wax tarts, wax cubes
reed diffuser: scent diffuser, fragrance diffuser, home fragrance
essential oil diffuser: aroma diffuser, oil diffuser
incense holder: incense burner, incense stand
incense burner: incense holder, incense stand
incense sticks: joss sticks
room spray: room mist, air freshener
hanging planter: plant hanger, hanging plant pot, hanging flower pot
plant hanger: hanging planter, plant holder
plant stand: plant holder
terrarium kit: bottle garden kit, miniature garden kit
dried flowers: dried bouquet, preserved flowers
dried flower bouquet: dried flowers, preserved flowers
bouquet: flower bouquet
photo frame: picture frame
photo album: picture album, memory book, photo book
guest book: visitor book, sign in book
wall mirror: hanging mirror
art print: wall print, wall art, wall decor
canvas print: canvas wall art, canvas art
watercolor painting: watercolour painting, watercolor art
oil painting: oil on canvas, fine art painting
bookends: book holders, book stops
book stand: book holder, book rest
tapestry: wall tapestry, wall hanging
dream catcher: dreamcatcher
wind chime: wind bell
wind chimes: wind bells
suncatcher: sun catcher, window hanging
table lamp: bedside lamp, desk lamp
pendant light: hanging light, pendant lamp, hanging lamp
pendant lamp: hanging lamp, pendant light
ceiling light: ceiling lamp, ceiling fixture
chandelier: ceiling light, hanging light
wall sconce: wall light, wall lamp
wall light: wall sconce, wall lamp
wall lamp: wall light, wall sconce
night light: nightlight
lampshade: lamp shade, light shade
lamp shade: lampshade, light shade
pendant shade: lampshade, light shade
pendant light shade: pendant shade, lampshade
light shade: lampshade, lamp shade
blackout curtains: room darkening curtains, blackout drapes
blinds: window shades
cushion cover: pillow cover, throw pillow cover, cushion case
pillow cover: cushion cover, pillow case
throw pillow: accent pillow, couch pillow
throw pillow cover: cushion cover, pillow case
floor cushion: floor pillow
bed sheets: bedding sheets, bed linen
bedding set: bed linen set, duvet set
duvet cover set: bedding set, quilt cover set
duvet: comforter
bed frame: bedstead
bedspread: coverlet, bed cover
side table: end table, accent table
end table: side table, accent table
console table: entryway table, hallway table, sofa table
tv stand: tv unit, media console, tv cabinet
media console: tv stand, tv unit
bean bag: beanbag, bean bag chair
bar stool: counter stool, kitchen stool
step stool: foot stool, kitchen steps
footstool: foot rest, ottoman
ottoman: footstool, pouf
pouf: footstool, ottoman
rocking chair: rocker
bunk bed: double decker bed
laundry hamper: laundry basket, clothes hamper
drawer organizer: drawer divider, drawer tray
desk organizer: desk tidy, pen holder
desk tidy: desk organizer, pen holder
pen holder: pencil holder, pen pot
jewelry box: jewellery box, trinket box
jewellery box: jewelry box, trinket box
jewelry dish: ring dish, trinket dish, trinket tray
ring dish: jewelry dish, trinket dish, ring holder
trinket dish: jewelry dish, ring dish, trinket tray
trinket box: keepsake box, jewelry box
jewelry stand: jewelry holder, jewelry tree
jewelry holder: jewelry stand, jewelry organizer
keepsake box: memory box, treasure box
memory box: keepsake box
key rack: key holder, key hanger
umbrella stand: umbrella holder
magazine rack: magazine holder
beach towel: pool towel, swim towel
hand towel: face towel, guest towel
washcloth: face cloth, face flannel
soap dispenser: soap pump, lotion dispenser
toothbrush holder: toothbrush cup, toothbrush stand
shower caddy: shower shelf, shower organizer
toilet paper holder: toilet roll holder
towel rack: towel rail, towel holder
towel rail: towel rack, towel holder
clothes hanger: coat hanger
hangers: clothes hangers, coat hangers
house number: address number, door number
house numbers: address numbers, door numbers
doorbell: door chime
door knob: door handle
cabinet handles: cabinet pulls, drawer pulls
cabinet knobs: drawer knobs, drawer pulls
drawer pulls: cabinet pulls, cabinet handles
shelf brackets: shelf supports
door stop: doorstop, door wedge
doorstop: door stop, door wedge
door wreath: front door wreath
wallpaper: wall covering
wall decal: wall sticker
wall stickers: wall decals
faucet: tap
toilet seat: wc seat
light bulb: lamp bulb
light bulbs: lamp bulbs
space heater: room heater, electric heater
robot vacuum: robot vacuum cleaner, robotic vacuum
handheld vacuum: hand vacuum, hand vac
mop: floor mop
garment steamer: clothes steamer, fabric steamer
ironing board: ironing table
clothes drying rack: clothes airer, laundry rack
laundry detergent: washing detergent, laundry soap
dish soap: washing up liquid, dishwashing liquid
dish brush: scrub brush, washing up brush
cleaning cloth: cleaning rag, wiping cloth
dishcloth: dish cloth, kitchen cloth
beeswax wrap: food wrap, reusable food wrap
beeswax wraps: food wraps, reusable food wraps
trash bags: garbage bags, bin bags, bin liners
compost bin: composter, compost caddy
smoke detector: smoke alarm
garden gloves: gardening gloves
gardening gloves: garden gloves
garden tools: gardening tools, hand tools
garden tool set: gardening tools, gardening kit
garden trowel: hand trowel
flower seeds: garden seeds
seed packets: garden seeds
greenhouse: grow house, plant house
fertilizer: plant food, plant feed
plant food: fertilizer, plant feed
potting soil: potting mix, plant soil
plant markers: plant labels, garden markers
plant labels: plant markers, garden markers
bird bath: garden bird bath
bird house: birdhouse, nest box, nesting box
birdhouse: bird house, nest box, nesting box
bee hotel: bee house, insect hotel
bug hotel: insect hotel, insect house
garden statue: garden ornament, garden sculpture
garden ornament: yard decor, garden decor
outdoor rug: patio rug, garden rug
patio furniture: garden furniture, outdoor furniture
garden chair: patio chair, outdoor chair
garden bench: outdoor bench, patio bench
parasol: sun umbrella, patio umbrella
patio umbrella: parasol, sun umbrella
sun shade: shade sail, awning
pool float: pool inflatable
rain barrel: water butt
garden sieve: soil sieve, riddle
`;
