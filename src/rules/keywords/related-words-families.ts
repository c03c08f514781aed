/**
 * More of `related-words.ts` in English, by family: `thing, thing: words`. A name of several words goes before its
 * single words, so that a coloring book is no novel and a book stand no bookshop. The same rule holds for every word.
 */
export const relatedFamilies = `
dress, skirt, blouse, romper, jumpsuit, kimono, sarong, poncho, cape: clothing apparel garment outfit wear wardrobe attire fashion
shirt, tee, polo, tank top, crop top, bodysuit: clothing apparel garment outfit wear wardrobe attire top
sweatshirt, cardigan, hoodie, sweater, pullover, jumper: clothing apparel garment outfit wear wardrobe layer pullover knitwear
jeans, trousers, pants, shorts, leggings, chinos: clothing apparel garment outfit wear wardrobe bottoms legwear
jacket, coat, vest, waistcoat, parka, blazer: clothing apparel garment outfit wear wardrobe outerwear layer
raincoat, rain jacket: outerwear weather hooded shell rainwear clothing apparel garment
pajamas, pyjamas, nightgown, bathrobe, robe: sleepwear nightwear loungewear bedtime sleeping bedroom clothing apparel
swimsuit, bikini, swim shorts, swim trunks: swimwear beachwear swimming beach pool bathing clothing apparel
bra, sports bra, underwear, boxer briefs, bralette: underwear lingerie undergarment clothing apparel intimates
sock, socks: hosiery footwear legwear feet foot stocking clothing apparel
hat, cap, beanie, baseball cap, bucket hat, sun hat: headwear head clothing apparel accessory accessories headgear
glove, gloves, mittens: handwear hand finger clothing apparel accessory
scarf, shawl, snood, cowl: neckwear neck wrap clothing apparel accessory accessories shawl
belt, leather belt: waist strap buckle jeans trousers pants accessory accessories wardrobe dress clothing apparel
tie, necktie, bow tie, pocket square, cufflinks: formalwear suit dress shirt neckwear accessory accessories clothing
costume, wig: dressup cosplay outfit party halloween fancy character
sneaker, sneakers, trainers, loafers, flip flops, high heels, sandals, boots, shoes: footwear shoe feet foot walking wear sole
running shoes: footwear trainers sneakers jogging jog marathon sport sports gym workout feet
hiking boots, hiking shoes, walking boots: footwear trekking trail outdoor backpacking mountain walking feet
slippers: footwear house home indoor feet foot bedroom lounging
earrings, necklace, bracelet, ring, pendant, bangle, anklet, brooch, choker, locket: jewelry jewellery accessory accessories trinket adornment wear outfit
engagement ring, wedding ring, wedding band: bridal marriage proposal jewelry jewellery
watch: wristwatch timepiece wrist time clock accessory accessories hour minute
smart watch, smartwatch, fitness tracker: wristwatch wearable wrist activity step counter fitness exercise health
watch strap, watch band: wristwatch bracelet replacement wristband band strap
sunglasses, reading glasses: eyewear eyeglasses spectacles shades glasses lens frame
wallet, card holder, coin purse, money clip: billfold purse cash money coin card banknote pocket accessory accessories
purse, handbag, crossbody bag, shoulder bag, clutch bag: bag handbag carry strap accessory accessories satchel pocketbook
tote, tote bag: shopper shopping carry grocery market beach shoulder handbag carryall
backpack, rucksack, daypack: rucksack daypack bag carry pack bookbag knapsack school travel
hiking backpack: rucksack daypack trekking trail outdoor camping backpacking pack bag carry
duffel bag, weekender bag, gym bag, weekend bag, overnight bag: holdall luggage carry travel trip overnight weekend carryall
laptop bag, laptop sleeve, laptop case: notebook computer carrying cover pouch briefcase office
fanny pack, belt bag, bum bag: waist hip pouch pack travel running walking
suitcase, packing cubes, luggage tag, passport holder: luggage travel trip baggage vacation holiday journey flight
travel pillow, neck pillow: cushion flight plane airplane neck rest sleep headrest
makeup bag, cosmetic bag, toiletry bag, wash bag: cosmetics organizer travel pouch bathroom toiletries storage
pencil case: pen pencil pouch school stationery organizer storage desk
mug, cup, travel mug: coffee tea drink drinkware beverage breakfast morning kitchen office crockery tableware
tumbler: drinkware drinking cup beverage drink coffee iced mug
wine glass, whiskey glass, whisky glass, beer glass, decanter: drinkware barware glassware drinking bar stemware beverage cocktail
thermos, flask, water bottle: drinking drink beverage hydration flask drinkware canteen hydrate
teapot, kettle: tea brewing brew drink beverage kitchen boiling steeping
cutting board, chopping board: chopping kitchen food prep slicing carving serving cheese block cooking
chef knife, kitchen knife, bread knife, knife set: cutlery cutting slicing chopping kitchen blade cook cooking carving chopper
knife sharpener, whetstone, sharpening stone: knives sharpening blade edge honing grinding kitchen grit
frying pan, saucepan, wok, dutch oven, skillet: cookware cooking kitchen stovetop frying pan pot cook stove hob
baking sheet, baking tray, cake tin, cake pan, muffin tin, loaf tin: bakeware baking bake oven kitchen pan tray cake bread cookie
mixing bowl, measuring spoons, measuring cup: baking kitchen cooking prep utensil bake ingredients recipe
kitchen scale: weighing weigh food baking cooking measuring ingredients balance
spice rack, spice jar, spice jars: seasoning kitchen spices herbs storage condiment organizer cooking
spice grinder, pepper mill, salt mill, salt shaker: seasoning kitchen peppercorn grinding spice cooking shaker table condiment
butter dish, bread bin, bread basket, cookie jar: kitchen storage container countertop food keeper pantry tableware
cake stand, cookie cutter, rolling pin, whisk: baking bake kitchen pastry dough dessert baker utensil tool cake cookie
colander, sieve, grater, peeler, can opener, corkscrew, spatula, ladle, tongs: kitchen utensil tool cooking gadget cook cookware kitchenware
spoon, wooden spoon: utensil cutlery eating stirring cooking kitchen serving cook stir
lunch box, food container: lunchbox container bento food storage meal school office snack prep tiffin
coffee maker, espresso machine, french press, moka pot: brewer brewing brew kitchen appliance beverage drink cafe barista
toaster, blender, air fryer, food processor, stand mixer, slow cooker, rice cooker, pressure cooker, waffle maker: kitchen appliance cooking countertop cook cooker food home meal
oven mitt, oven glove, pot holder, apron: kitchen cooking baking cook baker heat linen textile bbq
napkins, placemat, tablecloth, table runner: table linen dining tableware dinner setting kitchen textile decor
trivet, trivets, pot stand, pot rest: table hot pan pot mat holder heat protection kitchen cookware dish
coaster, coasters: table drink drinks cup mug mat barware protection surface tableware
serving tray, platter, cheese board: serving tableware party platter dining hosting food appetizer breakfast
plate, bowl, dinnerware: dish tableware dinnerware serving dining kitchen crockery table eating
pitcher, jug, carafe, vase: pouring pour tableware decor
candle, soy candle, scented candle, beeswax candle, wax melts: wax decor home scent aroma fragrance wick ambience
candle holder, candlestick: decor home table centerpiece light stand wedding dinner
reed diffuser, incense, incense holder, diffuser, room spray, essential oil: aromatherapy scent fragrance aroma home air freshener smell
planter, plant pot, flower pot, hanging planter, plant stand, plant hanger: flowerpot gardening plant houseplant succulent indoor outdoor patio garden decor herb
dried flowers, bouquet, wreath, garland: floral flower decor home arrangement bouquet wall door decoration
picture frame, photo frame, photo album, guest book: photograph picture memory keepsake display wedding family
wall clock, alarm clock, desk clock: timepiece time hour decor home bedroom
mirror, wall mirror: reflection vanity bathroom bedroom hallway decor makeup dressing
wall art, art print, poster, canvas print, painting, portrait: print wall art decor home artwork picture hanging gallery decoration
sculpture, figurine, statue: statue art decor home shelf decoration ornament collectible display
wall hanging, tapestry, macrame: decor home wall art textile decoration hanging tassel
dream catcher, wind chime, suncatcher: hanging decor home window garden ornament decoration
desk lamp: light lighting reading study work office workspace illumination
lamp, table lamp, floor lamp, night light: light lighting bedside bedroom reading living illumination office home
pendant light, ceiling light, chandelier, wall sconce, wall light: lighting lamp fixture illumination hanging luminaire kitchen hallway bedroom
string lights, fairy lights, led strip: lighting decor party bedroom garden patio decoration lamp christmas
rug, carpet: carpet floor decor mat flooring bedroom living hallway runner
doormat: entrance welcome rug entryway porch entry floor carpet home outdoor
curtain, curtains, blinds: drape drapery panel window treatment bedroom living decor
cushion cover, pillow cover, throw pillow, cushion: pillow pillowcase couch sofa seating decor bedroom living sham
blanket, throw blanket, throw, quilt: cover bedding bed couch sofa bedspread coverlet bedroom living afghan
weighted blanket: heavy throw bedding bed sleep cover bedroom couch
duvet cover, bed sheets, pillowcase, sheet set: bedding linen bedroom bedclothes comforter cover sleep bed sham
mattress, mattress topper, bed frame, headboard: bedding bedroom sleep bed sleeping furniture pad
nightstand, dresser, wardrobe, bookshelf, bookcase, floating shelf, shelf: furniture storage bedroom shelving living cabinet unit home display
desk, standing desk: table workstation office furniture computer work writing study home
office chair, gaming chair: seat seating desk computer furniture swivel work home
dining table, coffee table, side table, console table, tv stand: furniture living room dining home kitchen entryway
sofa, armchair, ottoman, bar stool, stool, chair: furniture seating seat living room home
bean bag: seating lounger chair pouf gaming bedroom lounge
coat rack, shoe rack, hook, hooks: hallway entryway hanger storage organizer wall hanging closet holder
storage basket, storage bin, laundry basket, storage box, hamper: organizer organizing container bin box closet nursery laundry toy tidy
drawer organizer, desk organizer: tray divider tidy storage stationery office holder box
jewelry box, jewelry dish, ring dish, trinket dish, jewelry stand: jewelry jewellery organizer tray storage holder dresser necklace earring bracelet
key holder, key rack: wall entryway hallway hook organizer hanger rack home
shower curtain, bath mat, shower caddy, toilet brush, soap dispenser, soap dish, toothbrush holder: bathroom bath shower washroom toilet home sink
towel, bath towel, beach towel, hand towel: cloth drying linen bathroom bath shower body wash
soap, shower gel, body wash: cleansing washing bath shower hand body cleanser wash skincare bathroom
air conditioner, portable air conditioner: cooling cooler ac summer room unit
shampoo, shampoo bar, conditioner, hair oil, hair mask: hair wash washing haircare scalp shower cleansing treatment
hair clip, scrunchie, headband, hair tie, hair bow, claw clip: hairstyle accessory accessories ponytail bun updo hairdo styling barrette
hair dryer, curling iron, hair straightener, hairbrush, comb: hairstyle styling haircare blowout salon beauty detangling style
beard grooming kit, beard oil, beard balm, razor, shaving cream, safety razor: grooming facial moustache shave shaving shaver barber skincare
face cream, face serum, serum, face oil, eye cream, cleanser, face wash: skincare skin facial beauty cosmetic moisturizer treatment care
face mask: skincare facial skin beauty cosmetic treatment spa
lip balm, lipstick, lip gloss: lips lip makeup cosmetic beauty care chapstick
mascara, eyeliner, foundation, eyeshadow, makeup brushes, makeup brush: makeup cosmetic cosmetics beauty eye face lash applicator
nail polish, press on nails: manicure varnish lacquer cosmetic beauty fingernail
perfume, cologne: fragrance scent spray eau toilette parfum aroma smell
body lotion, body butter, body scrub, hand cream, body oil, massage oil: skincare skin body moisturizer lotion cream care spa bath
bath bomb, bath bombs, bath salts: bathtub spa tub soak fizzy bathing fizz relaxation
massage gun, foam roller: muscle massager exercise gym back leg
yoga mat, yoga block: exercise pilates fitness workout gym floor stretching pad
dumbbell, dumbbells, kettlebell, barbell: weight lifting exercise workout gym strength training fitness
jump rope, skipping rope: cord skipping fitness cardio exercise workout boxing training gym
pull up bar, exercise bike, treadmill: fitness workout exercise gym cardio training equipment home
boxing gloves: sparring punching training gym martial
basketball, soccer ball, football: sport sports game play training team match court
tent, sleeping bag: camping shelter outdoor campsite hiking backpacking camp trekking
camping chair, camping stove, camp stool, camp stove: outdoor camp campsite picnic fishing hiking backpacking
headlamp, flashlight: light lamp camping running hiking outdoor night emergency torch lantern
hammock underquilt, underquilt: hammock camping insulation backpacking sleeping quilt blanket winter outdoor hanging
hammock: garden camping hanging swing outdoor backyard tree patio lounging
cooler, cool box: icebox chilled ice picnic camping beach food drinks
bike, bicycle: bicycle cycling cycle riding ride cyclist commuting
bike helmet: cycling bicycle cycle headgear protective riding cyclist safety
bike light, bike lock, bike pump: bicycle cycling cycle cyclist accessory commuting
bike bag, pannier, handlebar bag, saddle bag: bicycle cycling cycle touring bikepacking luggage carrier
skateboard, scooter, roller skates: skating riding skate wheels ride outdoor sport
surfboard, paddle board: water sport surfing beach
fishing rod, fishing lure, fishing lures: angling angler tackle bait casting fish gear reel
dog bed, cat bed, pet bed: pet canine puppy sleeping bedding rest mattress cushion lounge
dog collar, dog leash, dog harness, dog lead: pet canine walking puppy lead strap neck walk doggy
dog toy: pet play playing canine interactive puppy
cat toy: pet play playing feline interactive kitten
dog treats, dog food: pet canine puppy snack chew reward training feed doggy
cat food: pet feline kitty kitten feed meal
cat tree, scratching post, cat scratcher: kitten kitty feline scratcher climbing tower condo pet furniture
pet carrier: travel crate transport dog cat kitten puppy vet bag
bird feeder, bird house, bird bath: wild bird garden backyard seed nesting feeding wildlife nature outdoor
aquarium, fish tank: tank fish aquatic
baby blanket, swaddle: infant nursery crib stroller cot baby wrap swaddle pram
baby bottle, pacifier, pacifier clip, teether, rattle, bib: infant baby nursery teething soother feeding dummy
onesie, baby romper, bodysuit: infant clothing outfit baby toddler
diaper bag, stroller, car seat, baby carrier: infant toddler travel baby parent
crib, crib sheet, baby mobile: nursery infant cot bedding baby crib
stuffed animal, teddy bear, plush: plush toy cuddly doll cuddle playtime plushie bear
doll, dollhouse, play kitchen: toy pretend play playing roleplay playset figure
building blocks, wooden toy, stacking toy, train set, busy board: play playing game motor learning playroom
puzzle, jigsaw puzzle: jigsaw game activity brain teaser
board game, card game: tabletop play playing family party games night
playing cards: deck poker game gaming table
coloring book: colouring drawing pages activity crayon pencil art creative
sticker, stickers, sticker sheet: decal label scrapbook planner laptop journal stationery
stamp, rubber stamp, ink pad: stamping craft ink stationery scrapbooking cardmaking
notebook, journal: diary writing stationery paper notes notepad office school log
planner, calendar: agenda schedule organizer diary date month week appointment stationery office
pen, fountain pen: writing ballpoint ink stationery calligraphy nib office desk signature
paint set, watercolor set, paint brushes, sketchbook: art artist painting drawing craft supplies sketching
yarn, knitting needles, crochet hook: knitting crochet craft knit skein weaving
knitting pattern, crochet pattern, sewing pattern, quilt pattern: pdf tutorial craft instructions diy making handmade design
cross stitch kit, embroidery kit, embroidery hoop: needlework sewing stitching needlepoint craft thread diy
fabric: textile cloth sewing material quilting craft upholstery yardage
sewing machine, sewing kit: stitching needle thread tailor quilting craft mending
beads, bead kit: beading jewelry making craft bracelet stringing supplies
greeting card, birthday card, christmas card, thank you cards: stationery note greeting paper envelope message celebration
invitation, wedding invitation, wedding invitations: stationery invite event ceremony celebration card
cake topper, party banner, balloons, party favors: celebration birthday decoration party event supplies decor
ornament, christmas ornament, christmas stocking, advent calendar: christmas xmas holiday decoration hanging decor festive
keychain, keyring: keyring fob charm key ring bag holder accessory purse car
enamel pin, patch, brooch: lapel badge jacket backpack accessory collectible button
fridge magnet: refrigerator kitchen locker whiteboard decor souvenir
bookmark: reading book reader page marker literary bookworm library
sign, house sign: plaque wall decor door plate hanging board display
drill, power drill, screwdriver, hammer, saw, wrench: tool diy hardware repair workshop carpentry construction toolbox
tape measure: tool measuring ruler diy construction carpentry sewing
toolbox, tool bag, tool box: tool storage organizer case chest hardware workshop garage carrier
ladder: step climbing folding household garage diy painting
faucet, shower head: bathroom kitchen plumbing tap sink fixture water
light bulb: lamp lighting light fixture socket home
smart plug: outlet socket wifi home automation switch timer power
phone case: cover shell protective bumper cellphone mobile smartphone skin
phone stand, phone holder, phone mount: cellphone mobile smartphone desk dock cradle holder mount
screen protector: film guard cover display shield cellphone tablet
charger, wireless charger, car charger: charging power adapter plug phone cable station dock
usb cable, usb c cable, charging cable: cord charging wire connector lead data charger adapter
power bank: charger battery portable charging phone external backup travel
laptop stand: notebook computer riser desk holder mount office
keyboard, mechanical keyboard: computer typing pc desk keys peripheral office
mouse pad, desk mat: computer desk office surface keyboard
monitor, webcam: computer screen pc display desk office video
headphones, earbuds: headset audio listening earphones sound music earpiece
speaker, bluetooth speaker, soundbar: audio sound music loudspeaker stereo playback
turntable, vinyl record, record player: lp album music audio player hifi
guitar, ukulele, violin, harmonica: music instrument musical string player practice song
guitar strap, guitar picks, guitar pedal: guitarist music instrument bass plectrum accessory
camera, film camera: photo photography photographer picture shooting photograph
camera strap, camera bag: photography photographer shoulder carry
tripod: stand photography camera phone video mount
memory card, sd card, ssd, hard drive, external ssd: storage drive memory computer data backup disk
game console, video game, game controller: gaming gamer console play games player
car seat cover, car seat covers, floor mats, steering wheel cover: auto vehicle interior automotive protector accessory
brake pads, wiper blades, car wax, dash cam, jump starter, tire inflator: auto vehicle automotive car replacement maintenance truck
garden hose, watering can: watering garden plant lawn yard sprinkler outdoor
garden gloves, pruning shears, garden tools, garden trowel: gardening garden yard plant pruning gardener trimming
seeds, flower seeds, vegetable seeds: gardening garden planting grow sowing plant grower
fertilizer, plant food, potting soil: plant garden gardening houseplant nutrient feed grow lawn
greenhouse, compost bin: garden gardening plant grow backyard allotment
fire pit, grill, bbq: barbecue outdoor backyard patio cooking garden camping
umbrella, parasol: brolly rain weather shade canopy
coffee beans, ground coffee, coffee: beverage brew drink bean roast espresso brewing cafe barista
green tea, herbal tea, tea, matcha, loose leaf tea: drink beverage brew infusion leaf teapot cup hot iced
hot chocolate: cocoa drink beverage mix hot sweet cup
honey, maple syrup, jam, marmalade: spread breakfast toast pantry sweet pancake condiment
olive oil: cooking salad dressing kitchen pantry dipping
hot sauce, salsa, chili crisp: condiment dip topping seasoning pepper dressing marinade
spice, spice mix, seasoning: cooking kitchen herb rub pantry blend flavour
granola, cereal: breakfast muesli oat yogurt topping snack
protein bar, protein powder: fitness workout shake snack gym nutrition supplement
vitamin, multivitamin, collagen, probiotic, magnesium, capsules: supplement dietary nutrition health wellness
chocolate, chocolate bar, chocolates: cocoa candy confectionery sweet treat snack dessert
candy, gummies, cookies, popcorn, crackers: snack sweet treat munch party sharing
first aid kit: emergency medical bandage travel car home safety
heating pad, ice pack: muscle back neck shoulder
pill organizer: medicine medication tablet box case dispenser
knee brace, back brace, compression socks: support sleeve sports
sleep mask, earplugs: sleeping travel bedtime rest night plane nap
humidifier, dehumidifier: air home bedroom room moisture appliance
air purifier: air home bedroom room filter dust pollen allergy smoke appliance
vacuum, robot vacuum, mop: cleaning cleaner floor household home dust sweeping
steamer, ironing board, clothes iron: clothes laundry pressing household garment wrinkle
drying rack, clothes airer: laundry clothes airer hanging indoor washing
dish soap, laundry detergent, cleaning cloth, sponge: cleaning household kitchen washing cleaner home
security camera, smoke detector: security home safety protection
terrarium kit, terrarium: plant miniature garden indoor gardening bottle craft
dog bowl, cat bowl, pet bowl, slow feeder, slow feeder bowl: pet feeder feeding food dish eating
pet fountain, cat water fountain, cat fountain: pet drinking feline kitty bowl dispenser kitten hydration
candle making kit: craft hobby diy wax activity
baking mat: baking bake kitchen pastry oven dough cookie tray liner sheet
vacuum storage bags: compression packing clothes bedding closet travel space saver organizer
storage bags: organizer packing closet clothes
salt pig, salt cellar: kitchen seasoning cooking storage pot jar cook spices
backpacking tent: camping shelter trekking camp campsite outdoor hiking
stacking rainbow, rainbow stacker: toy play nesting arch building nursery playroom
hydration vest, running vest: runner trail backpack pack race marathon jogging ultra cycling water
coffee dripper: brewer brewing brew pour filter cone cafe barista kitchen
tarot cards: deck divination fortune reading
graphics card: gpu video computer pc display
dog coat, dog jacket, dog sweater: pet canine puppy clothing apparel outfit walking
cable tie, cable ties: cord management organizer wrap fastener
license plate, number plate: car vehicle tag
computer mouse, wireless mouse, gaming mouse: pc laptop desk click cursor scroll
baby monitor: nursery infant video audio camera
ring light: photo video lighting selfie makeup
book stand, book holder: reading reader cookbook desk rest display
recipe book: cooking kitchen cookbook journal notebook
key ring: keychain fob holder
`;
