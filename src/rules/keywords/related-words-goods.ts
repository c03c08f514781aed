/**
 * Words for everyday goods of the large shops, `thing, thing: words`, beside those of the other tables. The same rule holds:
 * each is true of every such thing, and what is only true of some is left out. English.
 */
export const relatedGoods = `
hand saw, handsaw, panel saw, tenon saw, pull saw, japanese saw, dovetail saw, back saw: woodworking carpentry carpenter joinery timber lumber cutting cutter sawing woodwork handsaw workshop
hacksaw, junior hacksaw: cutting cutter metalwork plumbing blade workshop sawing
pruning saw, folding saw: cutting branch tree limb garden sawing trimming camping bushcraft
sanding pad, sanding pads, sanding sponge, sanding block, sanding foam pads: sandpaper abrasive grit sander finishing smoothing woodwork wall paint prep
sanding disc, sanding discs, sandpaper, sanding sheets: abrasive grit sander woodworking smoothing finishing polishing
chisel, wood chisel, chisel set, wood chisels: woodworking carving carpentry joinery carpenter timber mortise
hammer, claw hammer, mallet, rubber mallet: nail pounding carpentry carpenter framing striking workshop
screwdriver, screwdriver set: driver screw phillips slotted repair bit workshop mechanic
pliers, needle nose pliers, plier set: gripping cutter wire electrician plumber mechanic workshop
clamp, bar clamp, clamps, spring clamps: woodworking gluing holding grip vise carpentry workshop
utility knife, box cutter: blade cutting cutter carton opener craft workshop
staple gun, stapler: staples fastening upholstery tacker fastener
spirit level, laser level: levelling leveling alignment builder construction carpenter
work light, closet light, cabinet light, under cabinet lights, puck lights, wardrobe light: lighting illumination lamp cupboard kitchen wardrobe shelf pantry stair night
motion sensor light, motion sensor closet light: lighting illumination lamp cupboard wardrobe hallway stair night detector
wall light, wall sconce, sconce: lamp lighting bedroom bedside hallway fixture illumination
ceiling light, pendant light, chandelier: lamp lighting fixture dining bedroom illumination hanging
solar lights, solar light, path lights, garden lights: outdoor pathway yard patio driveway lamp lighting landscape
hanger, hangers, clothes hangers, coat hangers, velvet hangers, suit hangers: closet wardrobe clothing garment shirt dress suit coat jacket organizer space
hook, hooks, wall hooks, coat hooks, towel hooks: hanger hanging hang rack coat towel robe wall holder peg
clip, clips, binder clips, bag clips, chip clips: clamp fastener holder holding sealing grip
plant clips, plant support clips, tomato clips, trellis clips: gardening vine stem tomato tie climbing vegetable greenhouse fastener
plant stakes, garden stakes, tomato cage, plant cage: gardening vine stem support climbing vegetable pole greenhouse
kneeling pad, garden kneeler, kneeler, kneeling mat: gardening kneel cushion weeding planting knee gardener floor protector work
bath kneeler, baby bath kneeler, bath kneeling pad: bathtub tub knee cushion mat bathing bathtime parent washing kneeling pad
garden gloves, gardening gloves: gardener planting weeding digging yard hand protection work
leaf rake, rake, hoe, garden fork, hand fork, trowel, hand trowel, spade, shovel: gardening gardener planting weeding digging soil yard lawn allotment bed
wheelbarrow, garden cart: hauling yard wagon trolley barrow carrying soil
plant pot, plant pots, planter pot, planter pots, self watering pots, flower pot, nursery pots, seed trays, seed tray: gardening planter seedling growing planting houseplant germination herb
tie down straps, ratchet straps, ratchet tie down straps, cam straps, cargo straps: cargo trailer truck roof rack hauling lashing securing moving load tiedown
bungee cords, bungee cord: elastic strap cargo tie luggage tarp securing camping
cargo net, trunk organizer, boot organiser, car trunk organizer: car boot cargo grocery groceries storage
car seat covers, seat cover, seat protector, back seat organizer: car auto interior vehicle cushion protector kick mat
sun shade, windshield sun shade, windscreen cover: car window heat visor uv protector interior
ice scraper, snow brush: car windshield window winter frost snow removal
jump starter, tire inflator, tyre inflator: car battery emergency roadside pump compressor auto
bike light, bike lights, bicycle light: cycling headlight taillight safety commuter handlebar lamp
bike lock, bicycle lock, cable lock: security theft cycling chain commuter
bike pump, bicycle pump, floor pump, mini pump: tire tyre inflator cycling valve inflation
bike bell, bicycle bell: ring ringer handlebar cycling horn
draft stopper, door draft stopper, draught excluder, door snake: weatherstrip seal gap bottom window winter cold air insulation noise blocker draught
window film, window insulation kit, privacy film: glass winter cold sealing weatherization shrink
weather stripping, weatherstrip, door seal: draft gap insulation sealing tape window
measuring spoons, measuring cups, measuring spoon set: baking cooking kitchen teaspoon tablespoon ingredient recipe baker
meal prep containers, food containers, food storage containers, glass meal prep containers: lunch leftovers kitchen pantry fridge freezer portion bento lid storage
cast iron skillet, cast iron pan, frying pan, skillet: cooking searing stovetop campfire steak egg breakfast kitchen fry cookware
baking sheet, cookie sheet, sheet pan, baking tray: baking oven cookie roasting pastry baker tray
cake pan, cake tin, loaf pan, bread pan, muffin pan, muffin tin: baking baker bread cake cupcake brownie oven pastry bakeware dessert
cooling rack, wire rack: baking cookie cake roasting bacon oven tray grid
silicone baking mat, baking mat: pastry dough cookie macaron oven liner sheet parchment
dish rack, dish drying rack, drying rack: drainer kitchen sink countertop dishes draining plates
kitchen scale, food scale: weighing baking ingredient diet portion coffee cooking gram ounce balance nutrition
bathroom scale, body scale: weighing weight fitness diet health bath body balance
luggage scale: weighing travel suitcase baggage airport handheld balance hanging
coffee grinder, burr grinder, manual coffee grinder: bean espresso barista pour brewing mill french press
knife sharpener, sharpening stone, whetstone: kitchen chef sharpening blade honing whetstone scissors
wine aerator, wine pourer, wine aerator pourer, decanter: wine red bar drink pouring bottle spout barware sommelier decanting
jar opener, lid opener: jar lid bottle twist grip kitchen gadget gripper senior
can opener, bottle opener, corkscrew: kitchen gadget bar utensil tin wine beer
paper towel holder, utensil holder, utensil crock: kitchen countertop storage organizer dispenser cooking
spice rack, spice organizer: kitchen pantry seasoning herb jar cabinet storage shelf
trash can, bin, waste bin, wastebasket, trash bin: garbage rubbish waste kitchen bathroom office recycling basket
trash bags, bin liners, garbage bags: rubbish waste kitchen liner refuse disposal
laundry basket, laundry hamper, hamper, laundry bag: clothes dirty washing bedroom bathroom clothing storage
clothes drying rack, clothes airer, clothesline, washing line: laundry airer hanging drying clothes dryer
ironing board, iron, steam iron: laundry clothes pressing wrinkle garment
broom, mop, dustpan, dustpan set, floor mop: cleaning floor sweeping sweeper housework kitchen dust
cleaning cloths, cleaning cloth, microfiber cloths, microfiber cleaning cloths, dust cloths: cleaning dusting polishing kitchen window car glass duster towel rag wiping household
scrub brush, cleaning brush, dish brush: scrubbing scrubber kitchen bathroom sink cleaning dish grout
storage cabinet, bathroom cabinet, over the toilet storage, over the toilet storage cabinet: bathroom organizer shelf shelving cupboard furniture toilet space towel
shoe organizer, shoe box, shoe boxes: footwear sneaker closet storage entryway rack
vacuum storage bags, space saver bags: clothes bedding compression travel closet blanket duvet
key holder, key rack, key hooks: keys entryway hallway wall organizer hanging mail
wall clock, alarm clock, desk clock: time timepiece hour bedroom office kitchen analog
throw pillow, cushion cover, pillow cover, throw pillow covers: couch sofa living bedroom cushion decor bed
mattress topper, mattress pad, mattress protector: bed bedding sleep sleeping bedroom cover pad
bed sheets, sheet set, fitted sheet: bedding bedroom bed linen sleep mattress pillowcase
weighted blanket, throw blanket, fleece blanket: bed couch sofa bedding sleep bedroom cover
step stool, kids step stool, toddler stool: stepping toilet potty sink bathroom kitchen foot reach climb
baby gate, safety gate, stair gate: toddler stairs doorway safety child barrier pet
bottle brush, bottle warmer, bottle drying rack: baby feeding nursing infant newborn milk
diaper bag, changing mat, changing pad: baby diaper nappy newborn infant travel parent
art apron, kids apron, kids art apron, painting apron: smock painting craft art paint messy school classroom child toddler
whiteboard markers, dry erase markers, dry wipe markers: whiteboard dry erase marker pen classroom office school teacher board calendar
whiteboard, dry erase board: office school classroom marker planning memo
desk organizer, pen holder, file organizer, letter tray: office stationery desktop supplies storage pencil paper holder workspace
mouse pad, desk pad, desk mat: computer office keyboard gaming desktop workspace laptop
phone stand, phone holder, tablet stand, tablet holder: desk smartphone cellphone mobile cradle dock video desktop
charging cable, charger cable, wall charger, usb charger: phone charging power adapter cord plug
packing cubes, compression packing cubes, travel organizer, luggage organizer: suitcase luggage travel organizer clothes trip carry bag compression
luggage tag, luggage tags, luggage straps: suitcase travel baggage airport label identifier
travel steamer, garment steamer, clothes steamer, mini travel steamer: clothes wrinkle ironing iron fabric clothing garment portable steaming handheld
toiletry bag, dopp kit, wash bag: travel cosmetic bathroom shaving organizer hygiene
ski goggles, snow goggles, snowboard goggles: snow snowboard winter skiing snowboarding eyewear lens helmet mask skier snowboarder slope mountain
swim goggles, swimming goggles: swimming swimmer pool eyewear lens water triathlon
sunglasses: eyewear shades glasses sun uv eyeglasses summer beach driving
cooling mat, dog cooling mat, pet cooling mat, cooling pad: summer heat bed pad crate kennel pet dog sleeping car hot
scratching post, cat scratching post, scratcher: kitten claw feline pet climbing scratch furniture pole
poop bags, dog poop bags, dog waste bags: pet walking refill dispenser puppy pickup waste cleanup
cat toy, cat toys, catnip toys, catnip mice: kitten kitty play chase feline pet indoor pounce
dog toy, dog toys, chew toy, dog chew toy: puppy fetch tug play canine pet chewing ball
tackle box, fishing tackle box: fishing angling lure bait hook storage organizer tray freshwater saltwater
fishing rod, fishing pole, fishing reel: angling angler fish casting freshwater saltwater spinning
rain poncho, poncho, raincoat: rain rainwear coat festival hiking theme park outdoor camping
umbrella, travel umbrella: rain parasol canopy wind weather
headlamp, head torch: flashlight camping running hiking night light lamp caving
cooler, cooler bag, cool box, ice chest: picnic beach camping lunch drinks ice travel
sleeping bag, sleeping pad, camping mat: camping backpacking hiking tent outdoor bed travel
camping chair, folding camping chair, folding chair, beach chair: camp outdoor seat lawn beach picnic patio sports festival
resistance loop bands, loop bands, mini bands, booty bands: glute leg hip workout squat pilates home gym stretching
dumbbell, dumbbells, adjustable dumbbell, kettlebell: weights strength lifting workout muscle training home gym arm fitness
foam roller, massage ball: muscle massage stretching recovery back workout yoga
beard scissors, beard trimming scissors, moustache scissors, hair scissors: grooming shears trimmer moustache mustache barber facial hair cutting haircut
nail clippers, nail file, cuticle pusher, nail kit, manicure set: manicure pedicure grooming fingernail toenail trimmer
press-on nails, false nails, fake nails: manicure fingernail stick artificial glue tips salon
cuticle oil, nail oil, cuticle oil pen: manicure nail care moisturizer pedicure fingernail
makeup bag, makeup brushes, makeup brush set, makeup organizer: cosmetics cosmetic beauty vanity travel
jewelry box, jewellery box, jewelry organizer: ring earring necklace bracelet watch case storage organizer vanity trinket
`;
