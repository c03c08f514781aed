/** `name: other names`, one thing a line. Additions must hold for every such thing, whatever it is made of. */
export const englishSynonyms = `
mug: cup
coffee mug: coffee cup
cup: mug
water bottle: drinking bottle, drinks bottle, flask
bottle: drinks bottle
lunch box: bento box, food container, lunchbox, meal box
bento box: lunch box, food container
cutting board: chopping board
chopping board: cutting board
serving board: serving tray
frying pan: skillet, fry pan
skillet: frying pan
saucepan: cooking pot
pot: cooking pot
spatula: turner
spatula set: kitchen utensil set, turner set
kitchen towel: tea towel, dish towel, dishcloth
tea towel: kitchen towel, dish towel
bath towel: shower towel
towel: bath towel
bath mat: bathroom mat, bathroom rug, shower mat
dish cloth: dishcloth
apron: kitchen apron, cooking apron
jar: storage jar
basket: storage basket
laundry basket: laundry hamper
trash can: waste bin, garbage can
bin: waste bin
vase: flower vase
planter: plant pot, flower pot
plant pot: planter, flower pot
flower pot: planter, plant pot
teapot: tea pot
kettle: tea kettle
grinder: mill
coffee bean: coffee
decaf: decaf coffee
granola: breakfast cereal, muesli
jam: fruit spread, preserve
sofa: couch, settee
couch: sofa, settee
armchair: accent chair, easy chair
chair: seat
high chair: feeding chair, baby chair
stool: footstool
desk: writing desk, work table, office desk
standing desk: sit stand desk, height adjustable desk, stand up desk
dining table: kitchen table, dinner table
bookcase: bookshelf, book shelf, shelving unit
bookshelf: bookcase, book shelf
shelf: shelving unit
wardrobe: closet, armoire
chest of drawers: dresser
dresser: chest of drawers
nightstand: bedside table
bedside table: nightstand
lamp: light
desk lamp: table lamp, reading lamp, desk light
floor lamp: standing lamp
table lamp: desk lamp
led strip: light strip, led tape, rope light
led strip light: light strip, led tape, rope light
strip light: light strip, led tape
rug: carpet, floor rug, area rug
carpet: rug
curtain: drape
blanket: throw
throw: blanket
baby blanket: pram blanket, cot blanket, baby wrap
duvet cover: quilt cover
pillow: cushion
cushion: throw pillow
mattress: bed mattress
dog bed: pet bed, dog mat, puppy bed
cat bed: pet bed
dog bowl: pet bowl, dog dish, puppy bowl
slow feeder bowl: dog bowl, puzzle bowl
dog leash: dog lead, pet leash, puppy leash
dog lead: dog leash, pet lead
leash: lead, dog lead
dog collar: pet collar
dog bandana: dog neckerchief, dog scarf, pet bandana
bandana: neckerchief, scarf
dog toy: pet toy
hat: cap
baby hat: baby beanie, baby bonnet
beanie: knit hat
booty: baby shoe
baby booties: baby shoes, crib shoes, baby slippers
booties: crib shoes, baby slippers
sneakers: trainers
trainers: sneakers
shirt: top
t-shirt: tee, tshirt
tee: t-shirt, tshirt
sweater: jumper, pullover
jumper: sweater, pullover
trousers: pants
pants: trousers
coat: jacket
raincoat: rain jacket
scarf: neck scarf
bag: carry bag
handbag: purse, shoulder bag
crossbody bag: shoulder bag
tote bag: shopping bag
backpack: rucksack, daypack
wallet: billfold
ring: finger ring
stacking ring: stackable ring, stack ring
necklace: pendant necklace
bracelet: wristband
watch: wristwatch
lip balm: lip salve, lip butter
hand cream: hand lotion
lotion: body lotion
soap: soap bar, bar soap
shampoo: hair wash
hair clip: hair claw, claw clip
hair mask: hair treatment
phone stand: phone holder, mobile stand, tablet stand
phone case: phone cover
charger: power adapter
headphones: headset
earbuds: earphones
bike light: bicycle light, cycle light, bike lamp
front bike light: bicycle headlight, front bicycle light
bike: bicycle, cycle
mountain bike: mtb, bicycle
balance bike: running bike, no pedal bike
kids bike: childrens bicycle
helmet: safety helmet
tent: camping tent, shelter
sleeping bag: camping sleep bag
resistance band: exercise band, workout band, stretch band
resistance bands: exercise bands, workout bands, fitness bands, stretch bands
resistance bands set: exercise bands, workout bands
yoga mat: exercise mat
dumbbell: hand weight
camera: photo camera
camera lens: photo lens
portrait lens: camera lens, photo lens
lens: camera lens, photo lens
turntable: record player, vinyl player
record player: turntable
record: vinyl record, lp record
lp: vinyl record, album
vinyl record: lp record, vinyl album
phone: smartphone, mobile phone, cell phone
iphone: smartphone, mobile phone
laptop: notebook computer
headlight: headlamp, front light
tire: tyre
tire inflator: air compressor, tire pump, air pump, tyre inflator
air pump: inflator
humidifier: air humidifier, mist maker, room humidifier
cool mist humidifier: air humidifier, room humidifier
fan: cooling fan
vacuum cleaner: vac
washing machine: washer, clothes washer
washer: washing machine
fridge: refrigerator
tool set: tool kit
drill: power drill
lawn mower: lawnmower, grass cutter
lawn mowing: grass cutting, mowing service
hedge trimming: hedge cutting
notebook: journal, writing book, note pad
dotted notebook: bullet journal, dot grid journal, dotted journal
journal: notebook, diary
planner: diary, organizer
puzzle: jigsaw, jigsaw puzzle
floor puzzle: jigsaw puzzle
board game: family game
toy: plaything
soft toy: stuffed animal, stuffed toy
print: art print, wall art
poster: wall art, art print
wall art: wall decor
activity book: science book, project book
book: paperback book
greeting card: note card
sticker: decal
baby monitor: babyphone, nursery monitor, video monitor
stroller: pushchair, pram
pram: stroller, pushchair
crib: cot
electrician: electrical contractor, electrical services
fuse box replacement: consumer unit replacement, fuse board replacement
fuse box: consumer unit, fuse board
plumber: plumbing services
bookkeeping: accounting, accounts
accountant: bookkeeper
tax return: tax filing
yoga class: yoga lesson
yoga course: yoga classes, yoga lessons
flat: apartment
apartment: flat
studio: studio apartment, studio flat
terrace: terraced house
house: home
sourdough starter: sourdough culture, natural yeast, wild yeast starter
spreadsheet: worksheet
pivot table: spreadsheet tutorial
tutorial: lesson, guide
habit tracker: habit app, routine tracker, goal tracker
budget app: budget planner, expense tracker, money tracker
budget: expense, spending, money
medication reminder: pill reminder, medicine reminder
bird identification: bird id, birding
flashlight: torch, torchlight
torch: flashlight
timer: countdown, stopwatch
alphabet: abc, letters
freeze-dried strawberries: dried strawberries, strawberry snack, fruit snack
freeze-dried fruit: dried fruit, fruit snack
strawberries: strawberry snack, fruit snack
mango chunks: dried mango, mango pieces, fruit snack
raspberry powder: fruit powder, berry powder
spice: seasoning
`;
