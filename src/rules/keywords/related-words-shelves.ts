/**
 * More words for things that most shops of goods sell, `thing, thing: words`, beside those of the other tables. The same rule
 * holds: each is true of every such thing. English.
 */
export const relatedShelves = `
cat water fountain, dog water fountain, pet water fountain, pet fountain, cat fountain: waterer drinker drinking drink bowl dispenser pet hydration
slow feeder, slow feeder bowl, slow feeder dog bowl: pet dish eating feeding eater puzzle maze meal kibble dinner
dog bowl, cat bowl, pet bowl: pet dish feeder feeding eating food water meal dinner kibble
dog leash, dog lead: pet walking lead walk puppy strap tether rope training
dog harness: pet walking walk lead puppy vest strap chest training
dog bed, cat bed, pet bed: pet cushion mattress pillow sleeping sleep basket lounger nest
cat tree, cat scratcher, scratching post: pet feline kitty climbing tower claw furniture activity
cat litter mat, litter mat: pet feline kitty litterbox tray catcher rug scatter
bird feeder: birdseed seed wild backyard birding birdwatching nature lover
secateurs, pruning shears, pruners, bypass secateurs: gardening garden hand clipper cutter snips trimmer pruning pruner plant branch stem flower rose shrub hedge scissors
watering can: houseplant gardening indoor outdoor flower pot spout sprinkler plant garden
garden hose, hose pipe: watering yard lawn patio outdoor irrigation gardening plant
wiper blades, windscreen wipers, windshield wipers: car auto vehicle automotive replacement rain window glass screen arm refill wipe
floor mats, car mats: carpet footwell interior protector auto vehicle liner rug
phone mount, bike phone mount, car phone holder: cellphone mobile smartphone cell cradle clamp bracket
hdmi cable, usb c to hdmi cable: cord wire lead connector plug connection television monitor screen display video projector computer
usb cable, charging cable, usb c cable: cord wire lead connector plug connection charger charging data computer
cable clips, cable organizer, cable holder: wire cord lead management tidy keeper router desk fastener
laptop stand, notebook stand: computer riser holder desk mount workstation office
garlic press: crusher mincer squeezer cooking kitchen gadget utensil clove chopper tool
steamer basket, vegetable steamer: cooking steaming pot insert kitchen veggie dumpling cookware food strainer
can opener: tin kitchen gadget utensil lid cooking tool camping
cutlery tray, cutlery organiser, cutlery organizer, drawer organizer: flatware silverware utensil divider insert kitchen storage tidy tray spoon fork knife
shoe rack, shoe stand: footwear sneaker trainers boots storage shelf hallway closet entryway organizer wardrobe
shower caddy, shower shelf, shower basket: bathroom bath organizer storage shampoo soap holder rack shelf toiletries
ice cube tray: freezer mold mould maker cocktail drink frozen whisky party bar
kitchen timer: countdown cooking baking alarm clock stopwatch cook homework egg reminder
door stop, door stopper: wedge doorstop stopper floor holder home office doorstopper
step stool: ladder kitchen bathroom footstool climbing reach seat step household
produce bags: vegetable fruit grocery shopping market supermarket storage net sack tote veggie
lunch bag, lunch box: bento picnic meal prep work office school food snack container carrier cooler
water bottle: drinking drink beverage gym sport school work travel hiking flask hydration office
tablecloth: table cover linen dining kitchen party dinner cloth textile picnic decor furniture protector
chalk markers: pen chalkboard blackboard window glass menu sign lettering liquid art drawing
sleep mask, eye mask: sleeping travel bedtime night rest eye cover blindfold nap plane eyeshade flight
travel pillow, neck pillow: cushion plane flight airplane headrest nap sleep car train head
jump rope, skipping rope: skipping cardio exercise workout training gym cord speed fitness sport jumping
yoga block: brick pilates stretching exercise fitness workout gym support prop pose stretch
yoga mat, exercise mat: pilates fitness workout gym stretching floor exercise training pad
resistance bands, exercise bands: workout fitness training gym stretching strength exercise pilates yoga home loop
knee pads: kneeling kneeler cushion protector guard work floor tiler gardener
alphabet puzzle, wooden puzzle: jigsaw learning letter abc game toddler kid toy preschool shape educational
baby bib, bibs: feeding eating toddler infant newborn weaning mealtime drool food catcher dribble kid child mess
pill organizer, pill box: medicine medication tablet vitamin dispenser case weekly daily travel planner storage
socket set, socket wrench set: ratchet wrench mechanic tool car repair garage automotive spanner bit
combi drill, cordless drill, drill driver: power tool drilling screwdriver screw wood diy battery hole
air filter, furnace filter, hvac filter: hvac furnace ac air conditioner replacement dust home heating ventilation
soy candle, scented candle, candle: aroma fragrance home decor wick jar scent aromatherapy
backpack, kids backpack, school backpack: rucksack bookbag bag school travel daypack knapsack nursery
picture frame, photo frame: photo print wall display decor image tabletop
storage basket, storage box, storage bin: organizer container shelf closet toys laundry nursery tidy
bath mat, shower mat: bathroom rug floor bathtub tub toilet carpet
desk lamp, table lamp: light reading bedside office lighting study work bedroom
string lights, fairy lights: decoration party bedroom lighting decor indoor
face cream, moisturizer, moisturiser: skin skincare lotion facial beauty care
hand cream: skin lotion moisturizer moisturiser care skincare nail beauty
shampoo bar: hair wash soap solid haircare travel washing cleansing
beard oil: beard grooming moustache facial hair mens shaving care
trombone stand, trumpet stand, saxophone stand, clarinet stand, violin stand, cello stand, ukulele stand: music instrument holder band orchestra player display rest
reed case, mandolin case, ukulele case, banjo case, trumpet case, flute case, clarinet case, gig bag, guitar gig bag: music instrument musician carrying storage travel protection band
accordion strap, accordion straps: squeezebox folk shoulder harness music instrument player band
piano lamp, piano dust cover: pianist music keyboard upright grand
string winder, guitar string winder, guitar tool kit: restringing tuning peg guitarist music instrument bass ukulele luthier
microphone windscreen, microphone foam cover, microphone cover, shock mount: mic recording podcast vocal studio singing audio broadcast
xbox controller, ps4 controller, ps5 controller, switch controller: gamepad joypad gaming gamer console joystick video game
game console, retro game console, handheld console, game cartridge: video gaming gamer retro games gameplay
watch strap, smart watch strap, watch band: wristwatch bracelet replacement wrist wearable wristband spare
camera battery, camera cage, lens adapter, lens cloth: photography photographer dslr mirrorless photo video
light stand, softbox, backdrop stand, green screen: photography studio photographer video photo shoot lighting
film camera, instant camera, disposable camera: photography analogue photo photographer snapshot picture 35mm
cassette player, cassette deck, cassette tapes, blank cassettes: audio music tape retro recorder stereo hifi
laminator, laminating pouches, paper shredder, label maker tape: office stationery document paper business desk school
wifi extender, wifi booster, powerline adapter: internet network signal repeater range wireless router broadband
koi pond net, pond net, pond cover net: garden fish leaves heron netting protection water cover
pond liner, pond filter, pond fountain: garden fish koi water feature goldfish
betta hammock, betta fish leaf hammock: fish tank aquarium resting bed siamese fighter leaf decor
basking platform, turtle basking platform, turtle dock: terrapin aquarium tank tortoise floating dock terrarium
co2 regulator, aquarium co2 regulator: planted fish tank plants aquascape solenoid valve
feeding tongs, reptile feeding tongs, snake hook: gecko lizard snake terrarium vivarium tweezers handling
water conditioner, tap water conditioner: fish tank aquarium treatment chlorine remover tropical goldfish
fish tank stand, aquarium stand, aquarium lid: cabinet tank tropical freshwater hood
car battery, alternator, starter motor: vehicle engine auto replacement spare part electrical automotive
chain lube, motorcycle chain lube, bike chain lube: lubricant oil spray drivetrain grease maintenance motorbike cycling
motorbike cover, motorcycle cover: bike scooter moped garage storage rain dust protection sheet
motorbike lock, disc lock: motorcycle security scooter anti theft bike
trailer board, trailer lights, jockey wheel: towing tow caravan lamp vehicle
caravan step, caravan cover, caravan awning, awning carpet: camping motorhome campervan touring camper holiday
car cover: vehicle garage storage dust sheet protection auto tarp
touch up paint, scratch remover, windscreen repair kit: car vehicle bodywork chip repair auto detailing
chicken waterer, bird waterer, poultry drinker: hen poultry coop chook drinking water dispenser duck quail
dog toothbrush, dog toothpaste: canine dental teeth oral care pet brushing hygiene puppy
paw balm, dog paw balm: canine pet pad nose moisturiser care puppy protector salve
horse treats, horse feed: equine pony snack reward stable feeding riding
hoof pick, hoof oil, fly spray: equine horse pony stable grooming farrier
riding hat, riding gloves, stirrup leathers, stirrup irons, girth, numnah: equestrian horse pony saddle tack rider
hutch cover, guinea pig cage: rabbit pet small animal
water butt, rain barrel, water butt stand, water butt pump: rainwater garden collection storage harvesting tank watering downpipe
hedge shears, garden shears, topiary shears, lawn shears, edging shears: pruning clippers trimming cutting bush shrub box garden pruner
pole saw, tree pruner, long reach pruner: branch tree pruning cutting garden high limb lopper
garden vacuum, garden vacuum bag, leaf vacuum bag: leaf blower collection leaves shredder
mower blades, lawn mower blades, robot lawn mower blades: lawnmower grass replacement cutting spare knife garden
potting bench, potting tray: gardening greenhouse seedling repotting soil compost plant shed
raised bed kit, raised garden bed: planter vegetable gardening growing planting allotment patio herb outdoor
cloche tunnel, grow tunnel, fruit cage, bean frame: vegetable gardening allotment seedling protection plant growing
pea netting, garden netting, bird netting, frost fleece, garden fleece: vegetable allotment plant protection crop fruit gardening
garden twine, garden string, plant ties, plant clips: gardening tomato support climbing stake allotment
hose connector, hose nozzle, soaker hose, drip irrigation kit: hosepipe watering garden tap lawn sprinkler
pallet wrap, stretch wrap, shrink wrap: packing film cling shipping packaging moving warehouse roll
glass jars, cosmetic jars: container lid storage candle spice honey favour preserve
dropper bottles, spray bottles, pump bottles: refillable container oil aromatherapy cosmetic travel dispenser toiletry
candle tins, tin containers, aluminium tins: container lid round storage balm making empty
lanyards: neck strap badge holder conference event staff pass key
till rolls, thermal labels, price tags, price gun, receipt book: retail shop business stationery store
medal, war medal, military medal, cap badge, military badge, regimental badge: army collectible militaria collector soldier war
banknote, bank note, coin lot, coin set: collector numismatic collectible currency money collection
tin sign: wall plaque metal advertising garage bar man cave decor
toby jug, character jug: collectible figurine pottery ornament collector ceramic
paperweight, glass paperweight: desk ornament collectible office decor
inkwell, ink well: desk writing fountain pen antique
carriage clock, mantel clock: timepiece mantelpiece shelf clockwork
protein bar, protein bars, energy bars: snack gym fitness sport workout nutrition healthy
energy gels: running cycling sport endurance marathon triathlon fuel nutrition
vitamin gummies, kids vitamins, elderberry gummies: supplement chewable dietary nutrition daily
elderberry syrup: sambucus cordial winter berry elder
apple cider vinegar: acv cooking salad dressing mother unfiltered
fudge, toffee, honeycomb, marshmallows, pick and mix, sweet hamper: sweets confectionery treat candy sweet
hot chocolate bombs, cocoa bombs: drink cocoa winter marshmallow milk treat
loose leaf tea, tea sampler, tea gift set: brew infusion teapot drink cuppa
shampoo bar, conditioner bar: hair solid wash haircare plastic free travel
deodorant, deodorant cream, deodorant stick, natural deodorant: antiperspirant underarm body odour armpit
bath bomb gift set, bath gift set, pamper gift set: spa present bathing relaxation birthday treat
hair brush, detangling brush, boar bristle brush, scalp massager, scalp brush: hairbrush haircare grooming styling comb
heatless curlers, hair curlers, hair rollers: curling curl styling overnight wave haircare
uv nail lamp, nail drill, gel nail kit, nail tips: manicure nails salon gel polish pedicure
drawer liners: cupboard shelf kitchen wardrobe dresser paper lining
shower curtain hooks: bathroom ring rail bath hanger rod
dressing table mirror: vanity makeup bedroom cosmetic tabletop
wine rack: bottle storage holder cellar bar shelf kitchen organizer
cake stand, cake board, cake box, cupcake cases: baking party birthday wedding dessert display
kilner jars, swing top bottles: preserving jam pickling storage kitchen preserve
fleece blanket, fleece throw: sofa bed couch cosy bedding warm
quilting ruler: patchwork sewing template measuring cutting acrylic rotary square craft
fabric glue: adhesive textile sewing craft no sew hemming cloth
dressmaking pins, quilting pins, glass head pins: sewing straight needle tailoring haberdashery fabric patchwork craft
sewing pattern, dress pattern: dressmaking template tailoring fabric craft
satin ribbon, grosgrain ribbon, velvet ribbon, ribbon: craft gift wrapping bow sewing trim hair wedding decoration haberdashery
fusible interfacing, interfacing: sewing iron fabric stabiliser dressmaking backing craft stiffener
scrapbook: album memory photo craft journal scrapbooking paper pages
geometry set, maths set, protractor set, compass set: school ruler mathematics drawing stationery pencil student
paper guillotine, paper trimmer, paper cutter: office craft cutting photo card trim
fountain pen ink cartridges, ink cartridges: refill pen writing stationery
pencil sharpener: stationery school drawing art desk colouring makeup
watercolour paint set, watercolor paint set, watercolour paints, watercolor paints, gouache set, acrylic paint set, oil paint set: art artist painting palette craft pigment colour pan
sketchbook, sketch pad: drawing art artist paper pad journal sketching
sticker sheet, sticker sheets, sticker book: decal label scrapbook planner journal craft
baby gym, play gym: infant activity newborn sensory play mat hanging arch
teething ring: baby infant teether chew nursery sensory soother newborn gum
pushchair rain cover, buggy rain cover, pram rain cover: stroller pram waterproof shield wet weather baby wind
toddler harness backpack, toddler reins, baby reins: child safety walking strap leash kid rucksack
ear thermometer, baby ear thermometer: fever temperature infrared medical health child family
car seat mirror, baby car mirror: rear view back seat infant safety headrest
shape sorter, stacking cups, pull along toy, push along toy: baby toddler play learning activity
nappy cake, diaper cake: baby shower newborn present mum nursery
photo album, memory box, keepsake box: memory picture keepsake family scrapbook storage
wax melts snap bar, wax melt bar, snap bar: scent fragrance aroma burner warmer home
lavender bag, lavender bags, scented sachets: drawer wardrobe fragrance dried flower linen sleep
car diffuser: scent fragrance vehicle freshener aroma hanging
work boots: footwear shoe safety workwear builder construction
wetsuit boots, ski socks: winter skiing snow snowboard sport boot
tea strainer, tea infuser, tea filter, tea ball: loose leaf brewing brew steeping infusion teapot mug diffuser
camping lantern, led lantern, rechargeable lantern, camping light, work lantern: camp light lamp torch tent outdoor hiking emergency night campsite
sink strainer, sink plug: kitchen drain plug basket catcher basin
shower drain, hair catcher: bathroom drain plug bath trap
towel rack, towel ring, towel rail, towel bar: bathroom bath hanging holder hanger wall
toilet roll holder, toilet paper holder: bathroom tissue loo wc dispenser
kitchen roll holder: paper towel kitchen countertop storage organizer dispenser
gym ball, exercise ball, medicine ball, slam ball: exercise workout fitness gym strength training core pilates
gym rings, ankle weights, wrist weights: calisthenics workout fitness exercise training strength
cricket ball, bowling ball, lacrosse ball, ping pong balls, snooker balls, golf balls, tennis balls: sport sports game play training match
disco ball: party mirror light decor dance
moss ball: aquarium fish tank plant marimo shrimp
ball pit balls: play pool toddler playpen toy kids
spiky ball: massage trigger point foot fitness
wine cooler, wine fridge: drinks chiller chilling bottle cellar bar
air cooler: fan evaporative cooling room conditioner
cpu cooler, case fan: processor fan heatsink computer pc cooling
engine oil, motor oil, gear oil: car lubricant vehicle automotive motorcycle
chain oil: bicycle lubricant bike cycling cycle lube
danish oil, teak oil, linseed oil, tung oil: wood finish furniture worktop woodworking
bath oil, body oil, massage oil: skincare bathing body massage skin
beard oil, beard balm: grooming facial moustache
hair oil: haircare scalp hair
cbd oil, fish oil: supplement drops
face cream, hand cream, foot cream, body cream: lotion skincare skin moisturizer moisturiser
nappy cream, nipple cream: baby infant nursing newborn
hair cream: haircare styling curl
tattoo cream: aftercare ink balm skin
licence plate, license plate, number plate: car vehicle registration frame
name plate: door office desk sign plaque
curtain rings, curtain hooks, curtain clips: drapery rod pole hanging window drape
swim ring, pool float: inflatable swimming pool beach water
rear view mirror, side mirror, wing mirror, motorcycle mirrors, bar end mirrors: vehicle view replacement driving
shower curtain, shower curtain liner, shower liner: bathroom bath tub hanging washroom
hub caps, centre caps, wheel trims: car wheel alloy rim
fuel cap: car petrol tank vehicle filler
shower cap: bath hair bathing bathroom
swimming cap, swim cap: swimmer pool hair hat
ski helmet: snow winter skiing snowboard protective headgear
welding helmet: welder mask protective welding
flea comb: pet grooming lice fur
mane comb: horse grooming equine pony
room thermometer, indoor thermometer: temperature humidity gauge reading
sugar thermometer, candy thermometer, jam thermometer: cooking temperature kitchen probe caramel
record weight: vinyl turntable stabilizer clamp
fermentation weights: fermenting pickle jar crock sauerkraut kimchi
steam cleaner: mop floor steaming household upholstery
screen cleaner: laptop phone monitor lens cleaning wipe
bench scraper, dough scraper: dough baking bread pastry cutter kitchen
boot scraper: door mud doorstep brush outdoor
tongue scraper: oral dental teeth mouth
hair towel, hair turban: drying turban wrap bath
shower steamer, shower steamers: aromatherapy bath fizzy scent
luggage rack, roof rack: car luggage carrier travel
pan rack, pot rack, pan lid holder: kitchen cookware storage organizer hanging
magazine rack, magazine holder: storage newspaper living organizer
power rack, squat rack: gym weightlifting barbell strength training
licence holder, pass holder: card wallet id
mooring rope, guy ropes, tow rope: line cord marine tent
ceiling shade, lamp shade: lighting fitting lamp ceiling light
motorcycle helmet, scooter helmet: motorbike rider protective headgear
horse riding helmet, riding hat: equestrian equine rider protective
grow tent: indoor plant hydroponic growing greenhouse
play tent: kids playhouse teepee den indoor
turmeric gummies, curcumin gummies, vitamin gummies, collagen gummies, ashwagandha gummies, elderberry gummies, magnesium gummies, melatonin gummies, probiotic gummies, biotin gummies, iron gummies, sleep gummies: supplement dietary nutrition chewable chew daily health
tincture, herbal tincture, ashwagandha tincture, echinacea tincture, elderberry tincture, mushroom tincture: herbal extract drops liquid supplement herb dropper
puppy pads, dog training pads, training pads, pee pads: puppy pee potty toilet wee pet housebreaking
mattress protector: bed cover bedding pad sheet
lash serum, eyelash serum, brow serum: eyelash eyelashes brow eyebrow eye beauty
`;
