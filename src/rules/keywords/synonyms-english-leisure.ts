/** More of `synonyms-english.ts`: crafts, paper, play, sport, music, devices, vehicles, pets, care and pantry. The same rule holds for every entry. */
export const englishLeisure = `
yarn: knitting yarn, crochet yarn
sock yarn: knitting yarn
crochet hook: crochet needle
knitting needles: knitting pins
knitting pattern: knit pattern
cross stitch kit: counted cross stitch, needlework kit
cross stitch pattern: cross stitch chart, needlepoint chart
embroidery hoop: embroidery ring
quilt pattern: quilting pattern, patchwork pattern
sewing kit: mending kit
knitting kit: knit kit, knitting set
crochet kit: crochet set
craft kit: craft set, hobby kit
candle making kit: candle craft kit
paint by numbers: painting kit, number painting
paint set: painting set
watercolor set: watercolour set, watercolor paints
paint brushes: artist brushes, art brushes
sketchbook: drawing book, drawing pad
bead kit: beading kit, jewelry making kit
silicone mold: silicone mould
stamp set: rubber stamps
rubber stamp: ink stamp
washi tape: masking tape, decorative tape
sticker sheet: sticker set, planner stickers
sticker pack: sticker set
coloring book: colouring book
coloring pages: colouring pages, coloring sheets
wall calendar: hanging calendar
weekly planner: week planner
daily planner: day planner
planner pages: planner inserts, planner sheets
guided journal: prompt journal
recipe book: cookbook, recipe journal
address book: contact book
fountain pen: ink pen
dip pen: calligraphy pen
birthday card: bday card, birthday greeting
christmas card: holiday card, xmas card
christmas cards: holiday cards, xmas cards
postcard: post card
wedding invitation: wedding invite
wedding invitations: wedding invites
seating chart: seating plan, table plan
seating plan: seating chart, table plan
seating chart template: seating plan, table plan
place cards: name cards, seating cards
table numbers: table cards
cake topper: cake decoration
party banner: hanging banner
bunting: pennant banner, flag banner
garland: hanging decor
balloons: party balloons
party favors: favours, guest gifts
wedding favors: wedding favours, guest gifts
gift wrap: wrapping paper
wrapping paper: gift wrap
gift tags: present tags, gift labels
gift bag: present bag
christmas stocking: xmas stocking, holiday stocking
advent calendar: christmas countdown, countdown calendar
christmas lights: fairy lights, xmas lights
christmas bauble: tree ornament, tree bauble
baubles: tree ornaments, christmas balls
wedding sign: wedding board, ceremony sign
welcome sign: entrance sign
ring box: ring holder, proposal box
ring pillow: ring cushion
resume template: cv template, resume design
cv template: resume template, cv design
svg file: cut file, vector file
svg bundle: cut files, vector bundle
clip art: clipart, digital images
digital planner: tablet planner
spreadsheet template: budget spreadsheet
sewing patterns: dressmaking patterns
stuffed animal: plush toy, soft toy, cuddly toy
teddy bear: soft toy, plush bear
plush toy: stuffed animal, soft toy, cuddly toy
dollhouse: dolls house, doll house
dolls house: dollhouse, doll house
wooden blocks: building blocks, toy blocks
building blocks: toy blocks, stacking blocks
train set: toy train
jigsaw puzzle: puzzle, jigsaw
party game: group game
playing cards: deck of cards, card deck
tarot deck: tarot cards
tarot cards: tarot deck
dice set: gaming dice
toy car: toy vehicle
remote control car: rc car
drone: quadcopter
play kitchen: toy kitchen
stacking toy: nesting toy, stacking game
stacking rainbow: rainbow stacker, rainbow toy
rainbow stacker: stacking rainbow, rainbow toy
busy board: sensory board, activity board
sandbox: sand pit
play dough: modelling dough, playdough
slime: putty
baby mobile: crib mobile, cot mobile, nursery mobile
pacifier: dummy, soother
pacifier clip: dummy clip, pacifier holder, soother clip
dummy clip: pacifier clip, dummy chain
baby carrier: baby sling
baby wrap: baby sling, baby carrier
nursing pillow: feeding pillow, breastfeeding pillow
growth chart: height chart, growth ruler
height chart: growth chart, height ruler
milestone cards: baby cards, milestone discs
crib sheet: cot sheet
changing pad: changing mat
changing mat: changing pad
kettlebell: kettle bell weight
jump rope: skipping rope
skipping rope: jump rope
pull up bar: chin up bar
exercise bike: stationary bike, spin bike
treadmill: running machine
foam roller: muscle roller, massage roller
massage gun: muscle massager, percussion massager
yoga block: yoga brick
yoga mat bag: yoga bag, mat carrier
tennis racket: tennis racquet
fishing lure: fishing bait, lure
fishing lures: fishing baits, lures
camping chair: camp chair, folding chair
camping stove: camp stove, camp burner
camp stove: camping stove, camp burner
headlamp: head torch, head light
head torch: headlamp
multitool: multi tool
pocket knife: folding knife, penknife
cool box: cooler, ice chest
dry bag: waterproof bag
bike helmet: cycling helmet, bicycle helmet
bike lock: bicycle lock, cycle lock
bike pump: bicycle pump, cycle pump
bike bell: bicycle bell, cycle bell
bike saddle: bicycle seat, bike seat
handlebar bag: bike bag, bicycle bag
saddle bag: seat bag
electric bike: e-bike, ebike
e-bike: electric bike, ebike
roller skates: quad skates
paddle board: sup board, stand up paddle board
snowboard: snow board
ski goggles: snow goggles, snowboard goggles
swim goggles: swimming goggles
climbing shoes: rock climbing shoes
guitar picks: plectrums, guitar plectrums
guitar pick: plectrum, guitar plectrum
guitar pedal: effects pedal, stompbox
drum sticks: drumsticks
harmonica: mouth organ
camera strap: camera sling
camera bag: camera case
tripod: camera stand
sd card: memory card
ssd: solid state drive
external ssd: portable ssd, external drive
hard drive: hard disk, disk drive
graphics card: video card, gpu
game console: gaming console
game controller: gamepad, gaming controller
fitness tracker: activity tracker, fitness band
smart watch: smartwatch
tv: television
television: tv
e-reader: ebook reader
printer ink: ink cartridge
ink cartridge: printer ink
usb hub: usb splitter, port hub
usb cable: usb cord
wireless charger: charging pad, charge pad
charging station: charging dock, charger stand
phone mount: phone holder
car phone mount: car phone holder, phone cradle
tablet case: tablet cover
tablet stand: tablet holder
airpods case: earbud case
mouse pad: mouse mat
desk mat: desk pad, mouse mat
monitor stand: monitor riser, screen riser
wrist rest: wrist pad
soundbar: sound bar, tv speaker
light ring: ring light
extension cord: extension lead, extension cable
smart plug: wifi plug, smart outlet
security camera: surveillance camera, cctv camera
car seat cover: seat cover, car seat protector
car seat covers: seat covers, car seat protectors
steering wheel cover: steering cover, wheel cover
car mats: floor mats
brake pads: disc brake pads
roof box: cargo box, roof carrier
motorcycle helmet: motorbike helmet
power drill: electric drill
screwdriver set: screwdriver kit
tape measure: measuring tape
wrench set: spanner set
tool bag: tool carrier
tool belt: tool pouch
dog food: pet food
cat food: pet food
dog coat: dog jacket, pet coat
dog jacket: dog coat, pet jacket
dog sweater: dog jumper, pet sweater
dog shampoo: pet shampoo
pet tag: pet id tag, collar tag
pet carrier: pet travel crate, animal carrier
cat bed: kitty bed
cat cave: cat house, cat bed
cat scratcher: scratching pad
scratching post: cat scratcher, scratch post
fish tank: aquarium
poop bags: dog waste bags, doggy bags
snuffle mat: sniffing mat, dog puzzle mat
lick mat: licking mat
shampoo bar: solid shampoo, bar shampoo
conditioner bar: solid conditioner
hair oil: hair treatment oil
shaving cream: shave cream
shaving brush: shave brush
safety razor: double edge razor, wet shaver
face serum: facial serum, skin serum
face mask: facial mask
face oil: facial oil
face wash: facial cleanser
eye cream: under eye cream
mascara: lash mascara
eyeliner: eye liner
eyeshadow palette: eye palette, makeup palette
makeup brushes: cosmetic brushes
nail polish: nail varnish, nail lacquer
nail varnish: nail polish, nail lacquer
press on nails: false nails, stick on nails
cologne: eau de cologne
body butter: body cream
body scrub: exfoliating scrub
sugar scrub: body scrub, exfoliating scrub
massage oil: body oil
bath bombs: bath fizzers, bath fizzies
shower steamers: shower bombs, shower tablets
sleep mask: eye mask, sleeping mask
eye pillow: relaxation pillow
heating pad: heat pad, heat pack
ice pack: cold pack, gel pack
pill organizer: pill box, medicine organizer
knee brace: knee support
back brace: back support, lumbar support
earplugs: ear plugs
first aid kit: emergency kit, medical kit
green tea: tea leaves
herbal tea: herb tea, herbal infusion
loose leaf tea: leaf tea
tea blend: tea mix
hot chocolate: drinking chocolate, hot cocoa
peanut butter: nut butter, nut spread
olive oil: cooking oil
spice mix: seasoning blend, spice blend
spice blend: seasoning mix, spice mix
seasoning: spice blend
tomato sauce: pasta sauce
protein bar: nutrition bar, snack bar
protein bars: nutrition bars, snack bars
protein powder: protein shake mix, shake powder
collagen powder: collagen peptides, collagen supplement
multivitamin: vitamin supplement
fish oil: omega 3 supplement
probiotic: probiotic supplement
chocolate bar: candy bar
chocolates: chocolate candy, chocolate sweets
chocolate truffles: truffle chocolates, chocolate candy
candy: sweets
popcorn: popped corn
trail mix: nut mix, snack mix
dried fruit: fruit snack
cake mix: baking mix
brownie mix: baking mix
vanilla extract: vanilla essence
marshmallows: mallows
`;
