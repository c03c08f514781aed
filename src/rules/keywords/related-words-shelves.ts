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
`;
