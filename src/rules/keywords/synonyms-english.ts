/**
 * `name: other names`, one thing a line. An addition must hold for every such thing, whatever it is made of,
 * how big it is and whom it is for: a baby hat is not always a beanie, a dog bed not always for a puppy.
 */
export const englishSynonyms = `
mug: cup
coffee mug: coffee cup
water bottle: drinking bottle, drinks bottle
lunch box: bento box, food container, lunchbox, meal box
bento box: lunch box, food container
cutting board: chopping board
chopping board: cutting board
serving board: serving tray
frying pan: skillet, fry pan
skillet: frying pan, fry pan
cast iron skillet: cast iron pan, cast iron frying pan
camp stool: camping stool, camping seat
puzzle toy: puzzle game
saucepan: cooking pot
spatula: kitchen utensil, cooking utensil
spatula set: kitchen utensil set, cooking utensils
kitchen towel: tea towel, dish towel
tea towel: kitchen towel, dish towel
bath mat: bathroom mat, bathroom rug, shower mat
apron: kitchen apron, cooking apron
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
espresso blend: espresso coffee, coffee blend
decaf: decaf coffee
granola: breakfast cereal
jam: fruit spread, preserve
sofa: couch, settee
couch: sofa, settee
armchair: easy chair
high chair: feeding chair, baby chair
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
led strip: light strip, led tape
led strip light: light strip, led tape
strip light: light strip, led tape
rug: floor rug, area rug, carpet
carpet: rug
curtain: drape
blanket: throw
throw: blanket
duvet cover: quilt cover
cushion: throw pillow
mattress: bed mattress
dog bed: pet bed
cat bed: pet bed
dog bowl: pet bowl, dog dish
slow feeder bowl: dog bowl
dog leash: dog lead, pet leash
dog lead: dog leash, pet lead
leash: dog lead
dog collar: pet collar
bandana: neckerchief, scarf
dog bandana: dog neckerchief, dog scarf, pet bandana
dog toy: pet toy
baby booties: baby shoes, crib shoes
booties: crib shoes
sneakers: trainers
trainers: sneakers
t-shirt: tee, tshirt
tee: t-shirt, tshirt
sweater: jumper, pullover
jumper: sweater, pullover
trousers: pants
pants: trousers
raincoat: rain jacket
handbag: purse
crossbody bag: shoulder bag
tote bag: shopping bag
backpack: rucksack
wallet: billfold
stacking ring: stackable ring
lip balm: lip salve
hand cream: hand lotion
soap bar: bar soap
hair mask: hair treatment
phone stand: phone holder, mobile stand
phone case: phone cover
charger: power adapter
headphones: headset
earbuds: earphones
bike light: bicycle light, cycle light, bike lamp
front bike light: bicycle headlight, front bicycle light
bike: bicycle, cycle
mountain bike: mtb, mountain bicycle
balance bike: no pedal bike, running bike
tent: camping tent
resistance band: exercise band, workout band, stretch band
resistance bands: exercise bands, workout bands, fitness bands, stretch bands
resistance bands set: exercise bands, workout bands
yoga mat: exercise mat
dumbbell: hand weight
portrait lens: camera lens
lens: camera lens
turntable: record player
record player: turntable
vinyl record: record album
lp: vinyl record, record album
phone: mobile phone, cell phone
iphone: smartphone, mobile phone
laptop: notebook computer
headlight: headlamp, front light
tire: tyre
tire inflator: air compressor, tire pump, air pump, tyre inflator
humidifier: air humidifier, room humidifier
cool mist humidifier: air humidifier, room humidifier
vacuum cleaner: vac
washing machine: washer, clothes washer
washer: washing machine
fridge: refrigerator
tool set: tool kit
lawn mower: lawnmower, grass cutter
lawn mowing: grass cutting, mowing service
hedge trimming: hedge cutting
notebook: journal
dotted notebook: dot grid journal, dotted journal
journal: notebook, diary
planner: diary, organizer
floor puzzle: jigsaw puzzle
board game: family game
soft toy: stuffed animal, stuffed toy
print: art print, wall art
poster: wall art, art print
wall art: wall decor
activity book: project book
greeting card: note card
sticker: decal
baby monitor: nursery monitor
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
terrace: terraced house
house: home
sourdough starter: sourdough culture, natural yeast, wild yeast starter
pivot table: spreadsheet tutorial
habit tracker: habit app, routine tracker
budget app: budget planner, expense tracker, money tracker
budget: expense, spending, money
medication reminder: pill reminder, medicine reminder
bird identification: bird id, birding
bird song id: birding, bird call identifier
flashlight: torch, torchlight
torch: flashlight
alphabet: abc, letters
freeze-dried strawberries: dried strawberries, strawberry snack, fruit snack
strawberries: strawberry snack, fruit snack
mango chunks: dried mango, mango pieces, fruit snack
raspberry powder: fruit powder, berry powder
spice: seasoning
`;
