/** More of `related-words.ts` in English; the same rule holds for every word. */
export const englishRelated = `
wall clock, alarm clock: timepiece time hour home
kettle: boiler boil boiling water heater hot beverage brewing brew drink kitchen appliance jug pour
gooseneck: pourover drip barista brewing spout precision
electric: powered plug
grinder: mill milling grind crusher
maker: machine
fishing: angling angler tackle casting fish gear rod pole
vacuum: vac cleaner cleaning sweeper dust suction floor household
cleaner: cleaning household
fan: cooling cooler air breeze
heater: heating warm room
purifier: cleaner filter filtration air
fryer: frying cooking crisp kitchen appliance
toaster: toast bread breakfast slice kitchen appliance
blender: smoothie mixing shake puree kitchen appliance
stand mixer, hand mixer, kitchen mixer: mixing baking whisk
oven: bake roast
wok: pan cookware cooking frying stir fry kitchen
skillet: frying cookware cooking fry
saucepan: cookware cooking
casserole: cookware cooking braising stew
spoon: utensil cutlery eating
fork: utensil cutlery eating
cutlery: flatware silverware utensil
jar: canister container storage pantry
basket: bin storage organizer organizing
organizer: storage tidy holder organiser
organiser: storage tidy holder organizer
rack: holder storage organizer shelf
shelf: rack storage display shelving
hook: hanger hanging holder
hanger: hanging closet wardrobe
curtain: drape drapery panel window
duvet: comforter quilt bedding
quilt: bedding coverlet bedspread
pillowcase: sham bedding cover
cushion: pillow seating decor
mirror: reflection vanity
clock: timepiece time hour
lantern: light lamp decor
doormat: entrance welcome rug entryway
umbrella: brolly parasol rain
wallet: billfold purse money cash
purse: handbag wallet
handbag: purse shoulder carry
tote: bag shopper shopping carry
suitcase: luggage travel trolley baggage
pouch: bag case organizer
belt: waist strap buckle
scarf: shawl wrap neckwear
glove: handwear hand
jacket: coat outerwear
coat: jacket outerwear overcoat
hoodie: sweatshirt hooded pullover top
sweater: jumper pullover knitwear
jeans: trousers pants
trousers: pants bottoms
pants: trousers bottoms
legging: tights activewear pants
boot: footwear shoe
rain: wet weather
sneaker: trainer footwear shoe
slipper: footwear house shoe
sandal: footwear shoe
watch: strap wrist time
bracelet: bangle wrist jewelry jewellery
earring: jewelry jewellery ear
pendant: necklace jewelry jewellery charm
phone: cellphone mobile smartphone cell
laptop: notebook computer pc
keyboard: typing keys computer
speaker: audio sound music loudspeaker
microphone: mic recording audio
earbud: earphone headset audio listening
charger: plug power supply
battery: power cell
lock: security secure
ladder: step climbing
saw: cutting tool blade
screwdriver: tool driver
wrench: spanner tool
toolbox: tool storage case chest
hose: watering garden pipe
gardening: garden yard plant
rake: garden yard leaf lawn
mower: lawn grass cutting garden
feeder: feeding food
bird: backyard wild garden
litter: cat kitty pet
brush: bristle
hairbrush: hair detangle detangling styling
razor: shaver shaving
serum: skincare skin facial
lotion: skincare skin moisturizer
moisturizer: skincare skin lotion cream
sunscreen: sunblock skincare sun
perfume: fragrance scent cologne
deodorant: antiperspirant underarm
toothbrush: dental teeth oral brushing
yoga: pilates stretching exercise workout
dumbbell: weight lifting exercise workout gym
weight: lifting exercise workout gym
rope: cord skipping
ball: sport play
helmet: headgear protective
goggle: eyewear
sunglasses: shades eyewear
stroller: pushchair pram buggy baby
crib: cot baby nursery
bib: baby feeding eating
doll: toy figure play
block: building construction toy
game: play playing
pen: writing ballpoint ink
pencil: writing drawing
marker: pen coloring drawing
paper: sheet craft
sticker: decal label
poster: print wall art
print: wall art poster
painting: art wall picture
vitamin: supplement
honey: sweetener bee spread
jam: spread preserve fruit breakfast
chocolate: cocoa candy confectionery sweet
cookie: biscuit snack sweet treat
snack: snacking munch treat
sauce: condiment dip dressing topping
chili: chilli pepper condiment spicy
spice: seasoning cooking herb
oil: cooking
pasta: noodle italian
rice: grain
mixed nuts, roasted nuts, salted nuts, spiced nuts, cashew nuts, cashews, almonds, pistachios, pecans, macadamia nuts, brazil nuts: snack
jerky: snack dried meat protein
thermometer: temperature gauge reading
scale: weighing balance weight
flask: bottle hydration
jug: pitcher carafe pouring
carafe: pitcher jug pouring decanter
glass: drinkware drinking
tumbler: drinkware drinking cup
cooler: icebox chilled ice
peeler: vegetable kitchen utensil
opener: bottle can kitchen
scissors: shears cutting snips
tape: adhesive sticky
glue: adhesive
bulb: light lamp lighting
projector: beamer movie cinema screen
router: wifi internet network
cable: connector adapter
adapter: converter connector
stand: rest base
mount: bracket holder
tire: tyre wheel
`;
