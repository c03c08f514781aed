/**
 * More of `related-words-families.ts`: the things of several words, which keep their single words from another sense (a grow
 * bag is no tote), and trades that no family held. The same rule holds for every word.
 */
export const relatedThings = `
nail powder, nail powder set, chrome nail powder, nail foil, gel polish, nail dip powder: manicure nails art pigment polish beauty salon
nail art kit, nail stickers, nail wraps, dotting tool, nail dotting tool: manicure nails decal pedicure beauty salon polish
door knocker: entrance front hardware doorbell knock entry porch
sourdough starter kit, starter kit: baking bread ferment culture loaf baker
bee hotel, bug hotel, insect hotel, bee house, butterfly house: garden pollinator wildlife nesting nature habitat house solitary outdoor
bat box, hedgehog house, nest box, bird house, nesting box: garden wildlife nesting nature habitat animal roosting outdoor
bird bath, bird table, bird feeding station, hummingbird feeder: garden wildlife feeder wild outdoor nature lawn seed
excavation kit, dinosaur excavation kit, science kit, chemistry set, volcano kit, crystal growing kit: stem experiment learning educational discovery activity dig science
plant labels, plant markers, plant tags: garden herb seedling marker tag stake vegetable allotment
facial roller, face roller, jade roller: massage massager skincare face beauty tool
food wraps, beeswax wraps, bowl covers: sandwich storage kitchen leftovers cover cling wrap
snow globe: dome ornament shaker souvenir collectible decoration glitter
proving basket, bread proving basket, proofing basket, banneton: sourdough bread dough baking proofing loaf baker brotform rising
train track, toy train, train set, train table: railway railroad engine wagon rail play
log basket, log holder, log store: firewood fireplace kindling stove hearth fireside
tarot deck, tarot cards, oracle deck, oracle cards: divination reading spiritual fortune arcana cards
cordial, lemonade, squash: drink beverage mixer syrup refreshment
garden obelisk, obelisk, trellis, rose arch, garden arch, plant support: climbing climber plant support frame sweet pea rose garden
aquarium gravel, aquarium decoration, aquarium plant: fish tank substrate aquascape freshwater tropical betta
fly mask, horse fly mask: equine horse pony stable ear eye insect turnout
horse rug, saddle pad, saddle cloth, bridle, lead rope, halter rope, hay net, horse grooming kit: equine equestrian horse pony stable riding tack
chicken feeder, chicken drinker, poultry feeder: hen poultry coop chook feeding grain run
chicken coop, chicken run: hen poultry house ark henhouse backyard
hamster wheel, hamster house, hamster cage: rodent pet gerbil mouse exercise cage
rabbit hutch, rabbit run, rabbit bed: bunny pet cage house animal
heat mat, reptile heat mat, basking lamp, heat lamp: reptile terrarium vivarium gecko snake tortoise warming pad heater
hay rack, hay feeder: rabbit guinea pig hay feeder bunny grass cage
shoulder rest, chin rest, violin bow: violin viola fiddle strings orchestra music support
practice pad, drum pad, drum sticks, snare drum: drum drummer percussion sticks music rudiments
guitar strings, guitar picks, plectrums, guitar capo, guitar pickup, guitar stand, guitar case: guitarist music instrument accessory
guitar, electric guitar, acoustic guitar, bass guitar, ukulele: instrument music strings player musician band song
violin, piano, digital piano, keyboard, midi keyboard, trumpet, flute, saxophone, drum kit, harmonica: instrument music musician player play lesson band song
microphone, mic stand, microphone stand, pop filter, boom arm: mic recording audio vocal podcast singing studio voice
slipmat, turntable mat, record brush, record cleaning brush: vinyl record turntable lp platter dj
vinyl record, record, lp: album music lp pressing turntable vinyl sleeve
carrying case, hard case, travel case: storage pouch bag travel holder zip
charging dock, charging station, charging stand, charging pad, charger: charging power dock holder cable station
usb c hub, usb hub, docking station, usb c cable: adapter port splitter dongle laptop computer type connector
blue light glasses, computer glasses, reading glasses: eyewear spectacles frames eyeglasses lens
sunglasses: eyewear shades frames sun uv lens
doorbell mount, doorbell camera, security camera: entry home wall bracket video wedge surveillance
washi tape: masking decorative journaling scrapbook craft planner sticky
flower girl basket, flower basket: wedding petal bridal ceremony aisle
icing nozzles, icing nozzle, piping nozzles, piping bags, piping set: cake decorating cupcake buttercream frosting tips baking pastry
cake topper, cupcake toppers, cake stencil: birthday celebration decoration party cupcake pick wedding
cake tin, cake mould, loaf tin, baking tray, muffin tin, cake pan, loaf pan: baking bakeware oven cake bread baker
mandoline, mandoline slicer, vegetable slicer, vegetable chopper, spiralizer: cutter potato julienne kitchen gadget food cutting prep
salad spinner, colander, sieve, strainer: vegetable lettuce washing drainer kitchen pasta rinse
cocktail shaker, cocktail set, jigger, cocktail strainer, bar spoon: bar bartender mixing drink barware martini mixology cocktail
decanter, carafe, wine decanter, whisky decanter: barware wine drink serving pourer whiskey bar
wine opener, bottle opener, corkscrew: bar wine beer bartender kitchen opener
bottle stopper, wine stopper: wine sealer bar plug preserver
wine glass, wine glasses, champagne glasses, champagne flutes, cocktail glasses, gin glasses, whisky glass, shot glass, pint glass, beer glass: barware drinkware stemware drinking bar party toast
earl grey, black tea, loose leaf tea, green tea, herbal tea, chai, matcha, rooibos, oolong: brew infusion leaf teapot drink beverage cuppa
coffee beans, ground coffee, espresso beans: roast brew arabica espresso filter drink barista
hot chocolate, drinking chocolate, cocoa powder: cocoa drink beverage mug winter cacao
capsules, magnesium capsules, multivitamin, vitamin c, vitamin d, omega 3, probiotic, ashwagandha: supplement dietary nutrition daily vitamin pill
protein powder, whey protein, creatine, pre workout: supplement gym shake nutrition sport fitness muscle workout
hot sauce, chilli sauce, chilli jam, chutney, ketchup, salsa, mustard: condiment relish dip food pantry cooking
honey, raw honey, jam, marmalade, lemon curd: spread toast breakfast jar sweet preserve
olive oil, rapeseed oil, cooking oil, coconut oil, sesame oil: cooking frying kitchen pantry
brownie mix, cake mix, pancake mix, bread mix, baking mix: baking flour dessert batter oven
crackers, crisps, popcorn, pretzels, mixed nuts, nut mix: snack party nibbles food savoury
brownies, cookies, biscuits, shortbread, fudge, macarons, cupcakes: treat dessert bakery sweet snack baked
chocolate, chocolate bar, chocolate box, chocolate truffles, sweets, candy: confectionery treat dessert snack sweet
gift hamper, hamper, food hamper, snack box: basket food treats selection box present
spice mix, spice blend, spice kit, bbq rub, curry powder, seasoning mix: cooking seasoning herbs flavour kitchen marinade rub
draught excluder, draft stopper, door draught excluder: door window draft guard cold cushion blocker
doormat, door mat: entrance welcome entryway porch mat outdoor indoor
log splitter, wood splitter, axe, hatchet, splitting maul: firewood chopping kindling wedge logs tool
garden kneeler, kneeler seat: gardening kneeling knee weeding seat pad planting
hose reel, garden hose, hose pipe, hose nozzle, sprinkler, watering can: garden watering lawn irrigation water yard plants
secateurs, loppers, garden shears, pruning saw, hedge trimmer, hedge cutter: pruning cutting garden hedge branch shrub trimming bush
garden fork, garden spade, hand trowel, trowel, hand fork, rake, garden tool set, garden tools: gardening digging planting soil weeding tool allotment
lawnmower, lawn mower, strimmer, leaf blower, garden shredder: grass lawn garden cutting yard cutter mowing
grow bags, grow bag, raised bed, raised garden bed, cold frame, greenhouse, cloche: vegetable planter growing gardening plants allotment seedling
bonsai tree, bonsai, bonsai kit: plant indoor miniature houseplant pot
house plant, houseplant, succulent, monstera plant, air plant, snake plant, fern plant: indoor plant potted greenery foliage home decor
plant holder, plant stand, plant hanger, hanging planter, wall planter, plant pot, flower pot, plant pot holder: flowerpot indoor houseplant planter succulent display garden pot
seeds, vegetable seeds, flower seeds, wildflower seeds, herb seeds, sweet pea seeds, seed bombs: sowing growing garden planting plant grow packet
tulip bulbs, daffodil bulbs, dahlia tuber, dahlia tubers, bare root roses: planting garden flower spring perennial bloom tuber
grow kit, herb kit, herb garden kit, seed kit, mushroom growing kit: growing gardening windowsill indoor sowing plant kitchen
garden gnome, garden ornament, garden statue, wind spinner, sundial: lawn yard outdoor decor sculpture figure decoration
wind chime, suncatcher, sun catcher, stained glass panel: hanging window garden decor ornament light mobile
fire pit, fire bowl, fire pit bowl, chiminea, patio heater: garden patio outdoor heater camp burner flame
barbecue, bbq, barbecue grill, bbq tools, bbq tongs, bbq set: grilling grill outdoor cooking utensils cookout
dry bag: kayak swimming beach sack boating roll paddle
chalk bag, chalk ball, climbing chalk: climbing bouldering climber gym grip rock
climbing harness, climbing shoes, climbing rope, carabiner: bouldering climber rock gym mountaineering belay
tent, family tent, pop up tent, dome tent, beach tent: camping shelter outdoor campsite festival hiking camp canopy
sleeping bag, sleeping mat, sleeping pad, camping mat: camping camp outdoor hiking bivvy backpacking festival
camping stove, camp stove, gas stove, camping cookset, mess kit: camp cooking hiking outdoor burner cooker backpacking
camping table, camping chair, folding chair, folding table, beach chair: camp outdoor picnic garden seat fishing festival
cool box, cool bag, cooler bag, ice box: picnic camping cooler ice beach food drink
yoga wheel, yoga block, yoga blocks, yoga strap, yoga mat, yoga bolster: pilates stretching exercise workout pose backbend studio fitness
pilates ring, exercise ball, ab wheel, ab roller, foam roller, massage ball: exercise workout fitness training gym core muscle
dumbbells, dumbbell, kettlebell, barbell, weight plates, weight bench, squat rack: gym workout strength training lifting fitness exercise weights
treadmill, exercise bike, rowing machine, cross trainer, walking pad: gym cardio fitness workout home exercise machine training
swim goggles, swimming goggles, swim cap, swim fins, kickboard: swimming pool swimmer training lap
wetsuit, rash vest, rash guard, wetsuit boots, dry suit: surfing swimming water surf dive paddle
surfboard fins, surfboard, bodyboard, surf wax: surf surfing board wave beach water sport
paddle board, paddle board pump, sup board, sup paddle, kayak, inflatable kayak, kayak paddle, canoe: sup water sport lake boating river paddling inflatable
life jacket, buoyancy aid, tow float: swimming boating sailing kayak water vest
head covers, golf club head covers, golf balls, golf tees, golf glove, golf bag, golf towel, golf rangefinder, putter: golf golfer club driver course putting
dart flights, darts, dart board, dartboard: dart board pub game shaft barrel throw
football goal, football boots, goalkeeper gloves, shin pads, training cones, football: soccer training pitch match goalie sport
tennis racket, tennis balls, badminton set, padel racket, table tennis bat: sport court game match play player
cricket bat, rugby ball, basketball, volleyball, netball, hockey stick: sport ball match training game team play
ski goggles, ski gloves, ski jacket, snowboard, snowboard boots, skis, ski boots: snow winter skiing snowboarding mountain slope sport
chain lube, motorcycle chain lube, bike chain, chain cleaner: bicycle motorbike oil drivetrain lubricant maintenance grease
bike pump, bike bell, bike basket, bike lights, bike light, bike lock, pannier bag, bike pannier, saddle bag, inner tube, puncture repair kit, bottle cage, mudguards: cycling bicycle cyclist commuter cycle accessory
mountain bike, road bike, kids bike, folding bike, electric bike, balance bike, gravel bike: bicycle cycling cycle ride pedal
scooter, skateboard, longboard, roller skates, inline skates: ride wheels park street skating
motorcycle helmet, motorcycle gloves, motorcycle jacket, motorcycle boots: motorbike biker riding gear scooter
fishing rod, fishing reel, fishing lure, fishing line, fishing net, tackle box, rod holder, rod pod, bite alarm, fishing chair: angling angler tackle bait fish
roof box, roof bag, roof rack, roof bars: car luggage cargo travel carrier vehicle top
jump leads, car battery, car battery charger, jump starter, battery tester: vehicle booster cables start breakdown emergency charger
tyre inflator, tire inflator, air compressor, tyre pressure gauge: pump air compressor car bike tire pressure
brake pads, brake discs, brake caliper, wheel bearing, control arm, coil springs: vehicle braking axle replacement spare auto part
oil filter, air filter, fuel filter, spark plugs, wiper blades, headlight bulb, headlight bulbs: vehicle service replacement spare auto part engine
wing mirror, wing mirror glass, mirror glass, door mirror, tail light: car vehicle replacement spare auto part driver passenger
boot liner, car boot liner, car mats, car seat cover, seat covers: vehicle interior auto protector trunk floor
car phone mount, phone mount, car phone holder: dashboard cradle cell mobile windscreen vent handlebar holder
car organiser, boot organiser, seat organiser, trunk organizer, gap filler: vehicle storage tidy pocket interior travel
car wash kit, car shampoo, car wax, car polish, wash mitt: valeting detailing vehicle cleaning bodywork shine auto
dash cam, car charger, reversing camera: vehicle driving recorder auto driver windscreen
socket set, spanner set, screwdriver set, ratchet set, torque wrench, allen key set, hex key set: mechanic garage wrench tool workshop toolbox diy repair
spirit level, laser level, tape measure, combination square, marking gauge, stud finder: diy measuring tool builder carpenter joiner wall workshop
wood chisel, wood chisels, wood chisel set, chisel set, wood carving set, carving knife, whittling knife, hand plane, spokeshave: carving woodworking joiner carpenter whittling tool joinery workshop
tool roll, chisel roll, tool bag, tool box, toolbox, tool belt, tool organiser: workshop carpenter mechanic pouch storage holder tools carry
sharpening stone, whetstone, knife sharpener, honing rod: knife sharpen blade edge grit honing kitchen chisel
drill, cordless drill, combi drill, impact driver, circular saw, angle grinder, sander, jigsaw tool: power tool diy workshop drilling builder
drill bits, drill bit set, saw blade, sanding discs, hole saw, router bits: drilling power tool diy workshop accessory
masking tape, duct tape, electrical tape, gaffer tape, double sided tape: adhesive sticky roll painter decorating diy
paint roller, paint roller set, paint brush, paint tray, dust sheet: decorating decorator wall painting emulsion diy home
wallpaper, peel and stick wallpaper, wall decal, wall stickers, wall decals, wall panel: wall decor decorating mural bedroom feature room
wall paint, chalk paint, spray paint, wood stain, furniture wax: decorating upcycling furniture finish diy brush coat
door handles, door handle, door knob, cabinet knobs, cabinet handles, drawer pulls, drawer knobs: hardware cupboard pull furniture kitchen knob fitting wardrobe
door lock, padlock, cylinder lock, door bolt, smart lock: security hardware home gate key keyless
ceiling rose, pendant light, pendant lamp, ceiling light, lampshade, wall light, chandelier: lighting fitting lamp ceiling hanging light shade home
string lights, fairy lights, festoon lights, led strip lights, strip lights, rope light: lighting decoration party bedroom garden christmas
desk lamp, table lamp, floor lamp, bedside lamp, reading lamp, night light, salt lamp, lava lamp: lighting light bedroom reading glow home
grandmother clock, grandfather clock, mantel clock, carriage clock, cuckoo clock: timepiece time chime pendulum movement hour home
sideboard, chest of drawers, dresser, cabinet, wardrobe, display cabinet, tv unit, tv stand, blanket box, console table: furniture storage cupboard living bedroom unit home
side table, coffee table, dining table, bedside table, end table, desk: furniture living room home surface stand
armchair, dining chair, dining chairs, stick back chair, rocking chair, nursing chair, bar stool, bar stools, stool, bench: furniture seat seating living kitchen home
mirror, wall mirror, vanity mirror, dressing table mirror: hallway bathroom bedroom dressing hanging reflection
shelf, wall shelf, floating shelf, shelf unit, bookcase, bookshelf, ladder shelf, shelving unit: storage display bookshelf wall ledge living furniture
coat hooks, coat hook, key holder, key rack, wall hooks, coat rack: hallway entryway hanger hanging storage peg organizer
umbrella stand, boot tray, boot rack, shoe rack, shoe cabinet, shoe storage, shoe organiser: hallway entryway storage boots shoes organizer porch
storage box, storage bags, storage tins, under bed storage, vacuum storage bags: organizer wardrobe closet container clothes tidy bedding
drawer organiser, drawer organizer, cutlery tray, desk organiser, desk tidy: storage tidy divider utensil holder insert kitchen compartment
muslin cloths, muslin squares, burp cloth, burp cloths, swaddle, swaddle blanket: baby infant nursery feeding wrap shower
nappy caddy, nappy bin, nappy bag, changing mat, changing bag, diaper bag: baby diaper nursery storage organiser parent
pram, pushchair, stroller, pram organiser, pram liner, footmuff, buggy board: baby buggy infant travel parent walk
stair gate, baby gate, playpen, highchair, high chair, cot, cot bed, moses basket, moses basket stand: baby toddler nursery infant child home
car seat, baby car seat: infant toddler travel baby child booster parent
potty, potty seat, potty training seat, training seat, training pants: toddler toilet child bathroom loo
teething ring, teether, teething toy, dummy clip, baby rattle, comforter: baby infant chew nursery sensory
baby blanket, baby hat, baby booties, baby cardigan, baby dress, romper, babygrow, sleepsuit, baby romper: infant nursery shower layette outfit clothes
bib, bandana bib, weaning set, weaning bowl, sippy cup, suction plate: baby feeding toddler infant mealtime dribble
jigsaw puzzle, jigsaw, wooden puzzle, floor puzzle, 3d puzzle: game activity family brain rainy
lego set, building bricks, building blocks, magnetic tiles, construction set: bricks build toy minifigure construction play stem
remote control car, rc car, model car, toy car, diecast car: vehicle toy racing hobby track drive model
model kit, model train, locomotive, model railway, model ship: hobby modelling scale railway gauge collector train
kite: flying wind beach outdoor fly sport string
water table, sandpit, paddling pool, climbing frame, swing set, trampoline, slide set: outdoor garden play summer backyard
play dough kit, play dough, kinetic sand, slime, slime kit, sensory kit: sensory modelling activity play craft
play kitchen, play food, play food set, tea set toy, toy kitchen, doctor set: pretend cooking role
doll, rag doll, baby doll, doll house, dolls house, dolls house furniture, doll's house furniture: dollhouse toy miniature play figure pretend
teddy bear, soft toy, plush toy, stuffed animal, plush: cuddly toy stuffed plushie cuddle animal nursery
marble run, busy board, shape sorter, stacking toy, rainbow stacker, stacking rainbow, wooden rainbow, sensory toy: learning motor play toy educational
night light projector, star projector: nursery bedroom sleep lamp bedtime galaxy
board game, card game, party game, quiz game, chess set, dominoes: family players night tabletop play fun
dice set, dice tray, dice tower: rpg roleplay tabletop polyhedral gaming roll
trading cards, trading card, booster box, booster pack, card sleeves, card binder: collectible tcg collector deck game
action figure, action figures, vinyl figure, minifigure: collectible collector toy character figurine
felt sheets, wool felt, felt fabric, fat quarters, cotton fabric, fabric bundle, linen fabric: craft sewing patchwork quilting textile crafting sheet
knitting needles, crochet hook, crochet hooks, yarn, wool yarn, sock yarn, knitting kit, crochet kit: knitter knit crocheting yarn craft skein
embroidery hoop, embroidery kit, cross stitch kit, embroidery thread, tapestry kit, punch needle kit: stitching needlework sewing thread fabric craft sampler
sewing machine, sewing machine needles, sewing box, sewing kit, fabric scissors, pin cushion: dressmaking tailoring thread fabric quilting craft haberdashery
sewing pattern, crochet pattern, knitting pattern, quilt pattern, embroidery pattern: tutorial instructions template
svg bundle, svg file, cut file, clip art, png file, digital paper: vector craft commercial
vinyl bundle, heat transfer vinyl, vinyl roll, transfer tape: craft decal sheets cutting adhesive
digital planner, planner, weekly planner, daily planner, budget planner: organizer schedule diary agenda calendar goals productivity
lightroom presets, photoshop actions, procreate brushes: photo editing filter photographer
invitation template, wedding invitation, wedding invitations, baby shower invitation, birthday invitation, party invitation: invite card stationery rsvp celebration
guest book, guest book alternative, vow books, wedding sign, welcome sign, table plan, seating chart, place cards, table numbers: wedding bride ceremony reception marriage keepsake party
wedding dress, bridal robe, wedding veil, wedding garter: bride bridal ceremony marriage bridesmaid
bunting, party banner, balloon arch kit, balloon garland, balloon garland kit, garland kit, balloons: party decoration birthday celebration garland decor backdrop
party bag fillers, party bags fillers, party bags, party favors, pinata: birthday loot treats party favours
christmas stocking, christmas bauble, christmas ornament, tree topper, christmas tree, christmas tree skirt, christmas tree collar, advent calendar: xmas festive holiday decoration seasonal
halloween lantern, pumpkin carving kit, carving stencils, halloween wreath: spooky pumpkin autumn decoration party october
door wreath, wreath, dried flowers, flower crown, bouquet: front decoration hanging flowers home wall
easter egg, egg hunt kit, easter basket: spring hunt bunny decoration
canvas, stretched canvas, easel, tabletop easel, paint set, acrylic paint set, gouache, gouache paint set, watercolour set, paint brushes: painting artist art studio brush painter drawing
sketchbook, drawing pad, coloured pencils, brush pens, fineliners, markers: drawing art artist sketch colouring illustration
fountain pen, fountain pen ink, pen ink, dip pen, calligraphy set, calligraphy starter set, calligraphy pen: writing stationery lettering nib handwriting ink
notebook, dotted notebook, journal, travel journal, sketch pad: writing stationery diary bullet planner notes pages
stickers, sticker sheet, vinyl stickers, sticker pack: decal laptop planner journal stationery bottle
greeting card, birthday card, anniversary card, thank you cards, wedding card, christmas card: stationery envelope greetings celebration note
camera strap, camera bag, lens hood, lens cap, tripod, phone tripod, ring light: photography photographer photo dslr shooting camera gear
film camera, instant camera, camera body, camera, action camera: photography photographer photo shooting lens
binoculars, telescope, spotting scope: birdwatching astronomy stargazing optics viewing wildlife nature
microscope, microscope set, microscope slides: science biology lab specimen school stem magnify
first aid kit, plasters kit, bandages: emergency medical travel car home
blood pressure monitor, pulse oximeter, forehead thermometer: health home medical cuff reading
knee support, knee brace, knee support brace, ankle support, wrist brace, back support, compression sleeves, compression socks: sports running joint sleeve strap
wheat bag, heating pad, heat pack, hot water bottle, hot water bottle cover: warmer heat neck bed winter
acupressure mat, acupressure pillow, massage gun, back massager, neck massager: massage pressure muscle back spike
scrunchies, scrunchie, hair tie, hair bow, hair clip, claw clip, hair claw clip, hair slide, headband: hair accessory ponytail bun styling
nose stud, nose ring, septum ring, belly bar, ear cuff: piercing jewelry jewellery body
kilt pin, brooch, pin badge, enamel pin, lapel pin, hat pin: jewelry lapel jacket badge accessory scarf
dressing gown, bathrobe, robe, kimono robe: loungewear nightwear sleepwear bath lounging spa
compression sleeve, arm warmers, leg warmers, gaiters: sleeve legwear calf cycling running
dungarees, overalls, boiler suit, pinafore: clothing apparel workwear bib trousers
rain suit, wellies, wellington boots, rain boots, raincoat: rainwear outdoor puddle wet weather muddy
flat cap, bowler hat, top hat, trilby, fedora, panama hat, cowboy hat, beret: headwear hat accessory brim style
passport cover, passport holder, luggage tag, packing cubes, travel pillow, toiletry bag, wash bag: travel luggage suitcase holiday flight trip
handbag organiser, bag organiser, handbag organizer: purse tote insert liner divider pocket
wallet, card holder, card wallet, coin purse, money clip: billfold cardholder cash pocket
letterbox, mailbox, letter box: post mail front door porch entrance
house sign, house number, door sign, name sign, wooden sign: plaque address door wall home number entrance
lantern, candle lantern, tealight holder, candle holder, candlestick, hurricane lamp: candle decor table light centerpiece
egg cup, egg holder, toast rack: breakfast kitchen table brunch
butter dish, salt pig, salt cellar, sugar bowl, milk jug, oil bottle, oil dispenser: kitchen table dining tableware pantry countertop
cheese board, charcuterie board, serving board, serving tray, serving platter: entertaining party platter tapas kitchen hosting
spoon rest: ladle utensil stove cooker hob countertop kitchen cooking holder
spatula, wooden spoon, ladle, whisk, tongs, utensil set: kitchen cooking utensil tool gadget baking stirring
garlic press, potato masher, peeler, grater, can opener, lemon squeezer, pizza cutter: kitchen gadget utensil cooking tool food prep
air fryer liners, fryer liners, baking mat, parchment paper: basket cooking kitchen oven accessory
knife rack, knife block, magnetic knife rack, knife roll, knife holder: kitchen chef storage holder blades
spice rack, spice tins, spice jars, spice jar, storage jars: pantry kitchen herbs organizer container seasoning
lunch box, lunch bag, bento box, food containers: meal prep school work office snack picnic container
air fryer, slow cooker, rice cooker, toaster, kettle, food processor, stand mixer, blender: kitchen appliance cooking cooker countertop
steamer basket, bamboo steamer, vegetable steamer: cooking vegetable dumpling pot kitchen insert steaming rack
crepe pan, frying pan, wok, saucepan, casserole, dutch oven, grill pan, pancake pan: cookware cooking hob stove kitchen frying
pet food container, pet food containers, treat jar: storage kibble dog cat bin
dog poo bags, poo bags, poop bags, poo bag holder: waste walking pet refill dispenser
training pads, puppy pads, puppy training pads: toilet potty house wee dog absorbent
cat litter, cat litter tray, litter box, litter mat, cat litter box: kitty toilet tray scoop pet feline
cat scratching post, scratching post, cat tree, cat scratcher: kitten claw climbing furniture tower pet
fish tank, aquarium, tank starter kit, fish tank filter, aquarium filter: aquatic freshwater tropical goldfish filter betta
dog crate, dog ramp: canine pet travel vehicle journey doggy
dog harness, dog collar, dog lead, dog leash, dog coat, dog jumper, dog bandana: pet walking canine accessory
pillow mist, pillow spray, room spray, linen spray, room mist: sleep bedtime scent fragrance home aromatherapy bedroom
wax melts, wax melt burner, wax burner, oil burner, reed diffuser, essential oil diffuser: scent fragrance home aroma warmer aromatherapy
teeth whitening powder, teeth whitening kit, tooth powder, toothpaste: oral dental smile brushing hygiene teeth
night cream, day cream, face cream, moisturiser, eye cream, face serum, retinol serum, vitamin c serum, vitamin c cream, vitamin c lotion, vitamin c toner, vitamin e cream, vitamin e oil, collagen cream, collagen serum: skincare face facial moisturizer routine beauty
sunscreen, sun cream, face sunscreen, after sun: spf sunblock sun uv skincare holiday beach
false lashes, lash glue, eyelash curler, mascara, eyeliner, lipstick, lip gloss: makeup cosmetics beauty eye lips party
makeup brush roll, brush roll, makeup bag, makeup brush set, cosmetic bag: cosmetics travel beauty pouch organizer holder
shampoo bar, solid shampoo bar, conditioner bar, solid shampoo: hair wash travel washing
beard grooming kit, beard oil, beard balm, beard wax, beard comb, shaving brush, safety razor, shaving soap: grooming barber moustache shave facial
hair oil, hair serum, hair growth serum, scalp serum, hair mask: haircare scalp strands styling
bath bombs, bath bomb, bath salts, bubble bath, bath soak, bath bomb set: bathtub soak spa tub
shower filter, shower head, shower hose, shower caddy: bathroom water hose rail
bath caddy, bath tray, bath mat, shower curtain, towel rail, toilet brush, soap dish: bathroom tub bath accessories spa home
duvet cover, bed sheet, fitted sheet, pillowcase, bedding set, throw, bedspread: bedding bedroom bed cover sleep
curtains, blackout curtains, roman blind, roller blind, blackout blind, window blind: window drapes bedroom shade living
rug, sheepskin rug, runner rug, carpet runner: floor living bedroom carpet mat home decor
old map, os map, road map, map print, world map, city map: map travel cartography wall hiking geography
film poster, movie poster, gig poster, art print, poster, linocut print, print: wall art decor frame picture gallery artwork
coin, silver coin, coin set, banknote, stamp album, postage stamps, first day cover: collector numismatic collectible currency collection philately
ammonite, geode, amethyst cluster, amethyst, crystal set, tumbled stones, agate slice: mineral stone specimen rock collector
enamel sign, tin sign, metal sign, shop sign, street sign, pub sign: wall advertising garage bar plaque decor
teapot, coffee pot, tea set, tea cups, tea service, cup and saucer: tableware brewing serving afternoon tea
vintage radio, radio, record player, turntable, cassette player: audio music speaker listening
console, game console, xbox, playstation, nintendo switch, video game, pc game: gaming gamer controller game play
game controller, charging dock controller, gaming headset, gaming mouse, gaming keyboard, mechanical keyboard: gaming pc gamer computer console esports
iphone, smartphone, phone, ipad, tablet, apple watch: mobile cell handset screen device
phone case, phone strap, phone grip, phone stand, screen protector, laptop sleeve, laptop stand: mobile smartphone cell accessory holder cover
mouse, vertical mouse, mouse mat, mouse pad, keyboard, webcam, monitor: computer pc desk office laptop
monitor stand, monitor arm, desk mat, desk converter, standing desk converter, standing desk: office workspace workstation screen computer riser
office chair, desk chair, lumbar cushion, lumbar pillow, seat cushion: back office sitting posture work seat desk
tv, smart tv, television, projector, mini projector, soundbar: home cinema movie screen entertainment film
earplugs, headphones, earbuds, sleep headphones: ear audio music travel
battery, battery charger, power bank, vacuum battery: power cell replacement charge
vacuum cleaner, hoover, vacuum bags, hoover bags, stick vacuum, cordless vacuum, robot vacuum: dust cleaning household floor carpet suction
washing machine, tumble dryer, dishwasher, fridge, freezer, door seal, oven element: appliance kitchen household spare laundry
meat thermometer, oven thermometer, meat probe thermometer, thermometer: cooking temperature kitchen probe
book, novel, cookbook, children's book, picture book, comic, annual book, atlas: reading read library literature author
stained glass, mosaic kit, pottery kit, clay kit, air dry clay, polymer clay: craft hobby sculpting modelling art diy
candle making kit, soap making kit, craft kit, macrame kit, resin kit, needle felting kit: diy hobby craft activity making
candle mould, soap mould, resin mould, coaster mould, chocolate mould: casting mold craft tray making
love spoon, spoon carving, paper knife: carved keepsake token craft
door, internal door, quarry tiles, floor tiles, wall tiles, reclaimed tiles, belfast sink, bath, roll top bath: renovation house bathroom kitchen salvage building
decking boards, fence panel, fence post spikes, shed felt, chicken wire, trellis panel: garden fencing outdoor building landscaping
patio cleaner, weed killer, moss killer: path driveway slabs algae outdoor decking
resin printer, 3d printer, printer filament, 3d printer filament: printing maker spool model hobby
label maker, label printer, shipping labels, mailing bags, bubble wrap: postage packing parcel office packaging business
gift set, pamper box, pamper hamper, bath gift set: present birthday treat box
dog treats, dog biscuits, dog chews, dog food, puppy food: canine snack training chew reward
bird seed, bird food, fat balls, seed mix, bird seed mix: wild garden feeder birds feeding
`;
