/** More of `synonyms-english.ts`: what is named by what it does to something. The same rule holds for every entry. */
export const englishDoers = `
weed puller: weeder, weeding tool, weed remover
weeder: weeding tool, weed puller
boot scraper: shoe scraper, boot cleaner
boot brush: shoe brush
cable tidy: cable organizer, cord organizer, wire organizer
cable tidy box: cable management box, cable box, cord organizer box
cable management box: cable tidy box, cable box, cord organizer box
cable organizer: cable tidy, cord organizer
cable clips: cord clips, cable holders
windscreen cover: windshield cover, car windscreen cover
windshield cover: windscreen cover, car windshield cover
windscreen frost cover: windshield frost cover, windscreen cover
egg poacher: poached egg maker, egg poaching pan
egg slicer: egg cutter
egg timer: kitchen timer, cooking timer
apple corer: apple core remover, fruit corer
cherry pitter: cherry stoner, cherry stone remover
cherry stoner: cherry pitter, cherry stone remover
garlic crusher: garlic press, garlic mincer
garlic press: garlic crusher, garlic mincer
potato ricer: potato press, potato masher
lemon squeezer: citrus squeezer, citrus press, lemon juicer
nut cracker: nutcracker, nut opener
jar opener: lid opener, jar lid opener
tin opener: can opener
can opener: tin opener
pizza cutter: pizza wheel, pizza slicer
cheese slicer: cheese cutter
herb stripper: herb leaf stripper
tea strainer: tea filter, loose leaf strainer
tea infuser: tea strainer, tea filter
wine stopper: bottle stopper
bottle stopper: wine stopper
wine aerator: wine pourer
salad spinner: salad dryer, lettuce spinner
fish turner: fish spatula
bowl scraper: dough scraper
dough scraper: bench scraper, dough cutter
bench scraper: dough scraper, dough cutter
candle snuffer: candle extinguisher
wick trimmer: candle wick cutter, wick cutter
log carrier: firewood carrier, wood carrier
log holder: firewood holder, log rack, firewood rack
log rack: firewood rack, log holder
kindling splitter: kindling cutter
fire starter: firelighter, fire lighter
firelighters: fire starters, fire lighters
leaf grabber: leaf collector, leaf scoop
litter picker: litter grabber, trash picker, reacher grabber
bulb planter: bulb planting tool
seed dibber: dibber, planting tool
dibber: dibbler, planting tool
gutter cleaner: gutter cleaning tool
hose reel: garden hose reel, hose pipe reel
fruit picker: apple picker, fruit picking tool
draught excluder: door draught stopper, draft stopper, draft excluder
door stop: door stopper, door wedge
door stopper: door stop, doorstop
door wedge: door stop, door stopper
paint scraper: paint remover tool
ice scraper: windscreen scraper, windshield scraper
wire stripper: cable stripper, wire stripping tool
pipe bender: tube bender
pipe cutter: tube cutter
tile cutter: tile cutting machine
stud finder: stud detector, wall scanner
bearing puller: gear puller
tyre inflator: tire inflator, tyre pump, car air pump
tyre lever: tire lever
seat belt cutter: seatbelt cutter
furniture slider: furniture glides, furniture mover
bed raisers: bed risers, furniture risers
bed risers: bed raisers, furniture risers
ring sizer: finger sizer, ring gauge
needle threader: needle threading tool
seam ripper: stitch unpicker, stitch ripper
stitch unpicker: seam ripper
yarn winder: wool winder, ball winder
ball winder: yarn winder, wool winder
hair remover: lint remover
lint remover: fabric shaver, lint shaver
fabric shaver: lint remover, lint shaver
dog hair remover: pet hair remover
ball thrower: ball launcher
ball launcher: ball thrower
poo bag holder: poop bag holder, poo bag dispenser
poop bag holder: poo bag holder, poop bag dispenser
nail clippers: nail cutters, nail trimmer
pill crusher: tablet crusher
pill organiser: pill box, pill organizer, medication organizer
pill organizer: pill box, medication organizer
back scratcher: back itch scratcher
shoe horn: shoehorn
shoe stretcher: shoe expander
page holder: book page holder
book holder: book stand, reading stand
bag sealer: chip bag sealer, bag clip
toilet roll holder: toilet paper holder, loo roll holder
toilet paper holder: toilet roll holder
kitchen roll holder: paper towel holder
paper towel holder: kitchen roll holder
mop holder: broom holder
broom holder: mop holder
key holder: key rack, key hook
golf ball retriever: golf ball picker
makeup brush cleaner: makeup brush washer, cosmetic brush cleaner
brush cleaner mat: brush cleaning mat, brush cleaning pad
makeup brush cleaner mat: makeup brush cleaning mat, brush cleaning pad
mug rug: coaster
bike repair stand: bike stand, bicycle repair stand, bike work stand, bike maintenance stand
garden kneeler: kneeling pad, garden knee pad, garden kneeling pad
sheet fastener: sheet strap, sheet gripper, sheet holder
sheet fasteners: sheet straps, sheet grippers, sheet holders
bed sheet fasteners: sheet straps, sheet grippers, bed sheet holders
litter mat: litter trapping mat, litter catcher mat
cat litter mat: litter mat, litter trapping mat, litter catcher mat
bottle drying rack: bottle rack, bottle drainer
under cabinet lights: under cupboard lights, cupboard lights, cabinet lights
under cabinet light: under cupboard light, cupboard light, cabinet light
`;
