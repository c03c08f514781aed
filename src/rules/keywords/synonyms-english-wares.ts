/** More of `synonyms-english.ts`: what makers, kitchens, pets, phones and gardens sell. The same rule holds for every entry. */
export const englishWares = `
mug: coffee mug, tea mug, coffee cup, tea cup
kettle: hot water kettle, water kettle
electric kettle: hot water kettle, tea kettle
gooseneck kettle: pour over kettle, drip kettle, coffee kettle
coffee grinder: coffee mill, bean grinder
coffee maker: coffee brewer
french press: coffee press, coffee maker, cafetiere
dutch oven: casserole pot
chef knife: kitchen knife, cooks knife
linocut print: lino print, lino art print, block print
screen print: silkscreen print
spoon rest: utensil rest
cutlery: flatware, silverware
jar: storage jar, canister
storage box: storage container, storage bin
storage basket: storage bin
basket: storage basket
lunch bag: lunch tote, lunch carrier
water bottle: drink bottle
bottle: drinking bottle, drink bottle
candle holder: candlestick, candle stand
candlestick: candle holder, candle stand
coaster: drink coaster, cup coaster, drink mat
napkins: table napkins, serviettes
tablecloth: table cover, table linen
placemats: table mats
pillow: bed pillow
pillowcase: pillow cover, pillow slip
cushion: couch pillow, sofa cushion
baby blanket: baby throw, crib blanket, nursery blanket
shower curtain: bath curtain, bathroom curtain
wall clock: hanging clock
picture frame: photo frame
lantern: candle lantern
fairy lights: string lights, led string lights, twinkle lights
string lights: fairy lights, light string
storage bags: storage sacks
wiper blades: windscreen wipers, windshield wipers, wipers
building tiles: building blocks, construction toy
desert boots: chukka boots
ice roller: face roller, facial roller
stand mixer: kitchen mixer
down jacket: puffer jacket
travel mug: travel cup
name sign: name plaque
sheet set: bed sheets, bed sheet set
queen sheet set: queen bed sheets
candy mix: candy assortment, sweets mix
electrolyte drink mix: electrolyte powder, hydration drink mix, hydration powder
drink mix: drink powder
jump starter: battery booster, jump pack
car jump starter: battery booster, jump pack
weighted blanket: heavy blanket
food storage containers: meal prep containers, food containers
raised garden bed: planter box, raised planter, raised bed
raised bed kit: raised garden bed kit, garden bed kit, planter box kit
cuticle oil pen: nail oil pen
bacon press: burger press, grill press
cat water fountain: cat drinking fountain, pet water fountain
stitch markers: knitting markers
hoe: garden hoe
hammock underquilt: hammock quilt, camping underquilt
bath board: bath tray, bath caddy, bathtub tray
desk clock: table clock
alarm clock: bedside clock
thank you cards: thank you notes, note cards, greeting cards
thank you card: thank you note, note card, greeting card
spoon set: cooking spoons, kitchen spoons
salad bowl: serving bowl
pannier bag: bike bag, bicycle bag, cycling bag
pannier: bike bag, bicycle bag
city bike: commuter bike
curling rod: hair curler
dome tent: camping tent, camp tent
macrame wall hanging: macrame wall decor, macrame decor, macrame art
wall hanging: wall decor, wall art
budget planner: budget tracker, finance planner, expense tracker, money planner
monthly planner: month planner
lip stain: lip tint
water flosser: oral irrigator
garden shears: pruning shears, hand shears
pruner: secateurs, pruning shears
secateurs: pruning shears, pruners
wheelbarrow: garden cart
sun lounger: garden lounger, patio lounger
patio heater: outdoor heater
fire pit: fire bowl
bbq: barbecue, grill
grill: barbecue, bbq
cot bed: toddler bed
baby bottle: feeding bottle
nappy bag: diaper bag, changing bag
diaper bag: nappy bag, changing bag
play mat: baby mat, activity mat
wall shelf: floating shelf, shelf
clothes rail: garment rack, clothing rack
clothes airer: drying rack, laundry rack
drying rack: clothes airer, laundry rack
shower head: showerhead
bath caddy: bath tray, bathtub tray
toilet brush: wc brush
phone charger: mobile charger
screen protector: screen guard
bluetooth speaker: wireless speaker
gaming chair: computer chair
office chair: desk chair, computer chair
mouse: computer mouse
webcam: web camera
dash cam: car camera, dashboard camera
jump starter: battery booster
roof rack: roof bars
hair straightener: flat iron
curling iron: curling wand
electric toothbrush: power toothbrush
razor: shaver
beard oil: beard conditioner
body lotion: body moisturizer, body cream
sunscreen: sun cream, sunblock
lunch box: snack box
food container: storage container
chopping board: kitchen board
measuring cups: cup measures
salad spinner: salad dryer
ice cream scoop: ice cream spoon
wine rack: bottle rack
bread knife: serrated knife
tea infuser: tea strainer, loose leaf tea infuser
dog crate: dog cage
cat litter box: litter tray
litter box: litter tray
fish tank: aquarium
bird cage: birdcage
doormat: welcome mat, entry mat, front door mat
hook: wall hook, hanging hook
coat rack: coat hanger rack, coat stand
shoe rack: shoe shelf, shoe organizer
coffee table: living room table
sideboard: buffet cabinet
headboard: bed headboard
anklet: ankle bracelet
brooch: pin, lapel pin
enamel pin: lapel pin, badge pin, pin badge
cufflinks: cuff links, shirt cufflinks
hair clip: barrette, hair barrette, hair slide
keychain: keyring, key ring, key fob
keyring: keychain, key chain, key fob
card holder: card wallet, card case
tote bag: shopper bag, carry bag, shoulder tote
tote: tote bag, shopper
cosmetic bag: makeup bag, toiletry bag, makeup pouch
backpack: back pack
suitcase: luggage case, travel case
belt: waist belt
scarf: neck scarf
shawl: wrap
beanie: beanie hat, beanie cap
mittens: mitts
hoodie: hooded sweatshirt, hooded sweater
sweatshirt: pullover
cardigan: cardigan sweater
leggings: stretch pants
slippers: house shoes
rain boots: rain shoes, wellies, wellington boots
robe: dressing gown
apron: bib apron
house sign: house plaque, home sign, home plaque
door sign: door plaque, name plaque
name sign: name plaque, name plate
ornament: hanging ornament, decoration
christmas ornament: tree ornament, christmas decoration, xmas ornament
wreath: hanging wreath, door wreath
dreamcatcher: dream catcher
wall hanging: wall art, wall decor, hanging wall art
painting: wall art, artwork
print: poster print, wall print
poster: wall poster, poster print
portrait: portrait art
illustration: art print, drawing
sculpture: statue
figurine: statuette, small statue
invitation: invite, invitation card
sticker: label, decal
stickers: decals, sticker labels
notebook: paper notebook
journal: writing journal, blank book
planner: agenda, day planner
pen: writing pen, ink pen
bookmark: page marker, book marker
embroidery: needlework, stitched art
embroidery kit: needlework kit, stitching kit, sewing craft kit
sewing pattern: dressmaking pattern, sewing template
digital download: instant download, printable
printable: digital download, printable file
soap dish: soap holder, soap tray
bath bomb: bath fizzer, bath fizzy
bath salts: bath soak, soaking salts
lip balm: lip butter, lip care
perfume: fragrance, scent
hairbrush: hair brush
face cream: facial cream, face moisturizer, skin cream
shower gel: body wash
dog harness: pet harness
cat toy: kitty toy, pet toy
cat tree: cat tower, scratching tree
bird feeder: feeding station, wild bird feeder
doll: toy doll, play doll
teddy bear: stuffed bear
plush: stuffed toy, soft toy
blocks: building blocks
rattle: baby rattle
teether: teething toy, chew toy
dice: gaming dice
fishing pole: fishing rod, angling rod, casting rod
fishing rod: fishing pole, angling rod, casting rod
stick vacuum: vacuum cleaner, stick vac
vacuum: vacuum cleaner, vac
vacuum cleaner: vacuum
air fryer: hot air fryer
toaster: bread toaster
blender: smoothie maker, food blender
air purifier: air cleaner, air filter machine
hair dryer: blow dryer, hairdryer
cordless drill: battery drill, power drill, drill driver
toolbox: tool box, tool case, tool chest
garden hose: water hose, hosepipe
umbrella: rain umbrella, brolly
speaker: loudspeaker, music speaker
microphone: mic
laptop: notebook pc, portable computer
laptop stand: notebook stand, laptop riser, laptop holder
tablet: tablet computer
power bank: portable charger, battery pack
cable: cord
usb c cable: charging cable, charger cord
film camera: analog camera, analogue camera
smartwatch: smart watch, fitness watch
phone holder: phone mount, phone stand
bicycle: bike, cycle
chili crisp: chilli crisp, chili oil
hot sauce: chili sauce, pepper sauce
coffee beans: whole bean coffee, coffee
cookies: biscuits
biscuits: cookies
jerky: meat snack, dried meat
dog treats: dog snacks, dog biscuits, pet treats
mattress topper: bed topper, mattress pad
cutting board: kitchen board, carving board
rolling pin: dough roller, baking pin
yoga mat: pilates mat, workout mat, fitness mat
dumbbells: hand weights, free weights
tent: camp tent
hiking pole: trekking pole, walking stick
trekking pole: hiking pole, walking stick, hiking stick
blanket: throw blanket
soap bar: bath soap, hand soap, body soap
bar soap: soap bar, bath soap, hand soap
sign: plaque
bowl: dish
quilt: coverlet, quilted blanket
glass tumbler: drinking glass, water glass
`;
