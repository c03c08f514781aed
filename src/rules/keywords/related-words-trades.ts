/**
 * Words for the goods of single trades (instruments and their parts, fish tanks, cars, sewing, paper, machines of the garden,
 * pets, babies, collectors, food supplements, packing), `thing, thing: words`, beside those of the other tables. The same rule
 * holds: each is true of every such thing, and what is only true of some is left out. English.
 */
export const relatedTrades = `
guitar strap: guitarist player playing musician shoulder sling gig stage neck support wear band
ukulele strings, bass strings, cello strings, mandolin strings, banjo strings, harp strings: music instrument replacement restring restringing luthier player musician string spare tuning
clarinet reeds, saxophone reeds, oboe reeds: woodwind music instrument mouthpiece band orchestra wind player student
saxophone mouthpiece, clarinet mouthpiece, saxophone neck strap, saxophone ligature: woodwind sax music instrument band orchestra wind player reed
trumpet mouthpiece, trombone mouthpiece, valve oil, trombone slide oil: brass music instrument band orchestra horn wind player
trumpet mute, violin mute: quiet practice silent music instrument orchestra player damper
violin rosin, cello rosin: bow strings music instrument orchestra fiddle viola bowing grip player hair
cello endpin stop, endpin stop, endpin rest: anchor holder floor slip cellist bass orchestra music pin protector
drum key, drum skins, drum head, drum heads, drum rug, drum mat, drum dampeners, drum mutes, bass drum pedal, kick drum pedal, hi hat stand, cymbal stand: drummer drumming percussion music instrument kit band
guitar slide: blues bottleneck guitarist music finger lap strings playing
guitar wall hanger, guitar wall mount, guitar hanger: guitarist music instrument hook holder display storage bass bracket rack hanging
guitar foot stool, guitar footstool: classical guitarist music footrest player posture foot rest
guitar humidifier: guitarist music instrument moisture humidity case care soundhole
guitar nut, guitar bridge, tuning pegs, guitar tuning pegs, machine heads, guitar pickguard: luthier guitarist music instrument repair replacement spare part parts
pedal board, pedalboard, guitar pedal: guitarist effects stompbox music gig stage effect rig
keyboard stand, keyboard bag, piano stand, sustain pedal: music instrument synth synthesizer pianist keys player band gig
music folder, sheet music folder, sheet music clips, music stand, sheet music: musician notes score orchestra choir band holder player piano practice
clip on tuner, chromatic tuner, guitar tuner, tuning fork: tuning pitch music instrument musician ukulele violin bass
kalimba: thumb piano mbira finger instrument music percussion tines marimba musician sansula
tongue drum, steel tongue drum, handpan: meditation percussion instrument music sound healing yoga hand tank
singing bowl: meditation sound healing yoga chakra mindfulness tibetan gong chime spiritual altar
cajon, bongo drums, bongos, djembe, tambourine, maracas, castanets: percussion hand drum instrument music rhythm drummer beat band
glockenspiel, xylophone: percussion instrument music bells mallets bars school band
tin whistle, penny whistle, ocarina, melodica, recorder, descant recorder, treble recorder: wind instrument music flute woodwind folk school pipe
speaker stands, ear pads, headphone pads, headphone cushions: audio sound music hifi replacement listening
aquarium air pump, air pump, aquarium pump: fish tank oxygen aerator bubbler aeration bubble hydroponic tropical freshwater goldfish
water pump, pond pump: fountain waterfall garden submersible koi circulation feature
aquarium filter, canister filter, sponge filter, internal filter, external filter, filter media, filter wool: fish tank water cleaning filtration aquatic tropical freshwater goldfish shrimp aquascape
aquarium light, aquarium led light: fish tank lamp lighting hood plant aquascape tropical freshwater planted lid
aquarium thermometer: fish tank temperature gauge water tropical turtle terrarium
aquarium net, fish net: tank catching aquatic scoop goldfish shrimp pond landing fishing
aquarium siphon, gravel cleaner, gravel vacuum: fish tank cleaning pump water change changer hose sand substrate sludge
air stone, air stones, air line tubing, check valve: fish tank bubbler oxygen aeration aquarium pump aerator hydroponic bubble
co2 diffuser, co2 kit: planted aquarium fish tank plants aquascape carbon dioxide atomizer
water test kit, aquarium test kit, pond test kit: fish tank aquarium quality testing tester chemistry freshwater
algae scraper, algae magnet, magnetic algae cleaner: fish tank aquarium glass cleaning brush window
fish feeder, automatic fish feeder: tank aquarium feeding food dispenser holiday goldfish timer
aquarium background, aquarium driftwood, terrarium background: fish tank decor aquascape reptile decoration vivarium scenery
reptile hide, reptile hide cave: terrarium vivarium gecko snake lizard tortoise shelter house den decor
reptile lamp, uvb bulb, uvb lamp, vivarium thermostat: terrarium vivarium gecko tortoise lizard bearded dragon basking heat
car floor mats, floor mats, rubber car mats: carpet footwell vehicle auto interior rug protection liner
tow bar cover, tow ball cover, tow bar ball cover, tow rope: towing towbar hitch caravan trailer vehicle car
seat belt cover, seat belt covers, seat belt pads, seat belt extender, seat belt cover pads: car vehicle strap shoulder safety auto harness travel
tail light, rear light, brake light, fog light, indicator light: car vehicle lamp auto replacement spare part lens bulb
wheel nuts, wheel bolts, locking wheel nuts, wheel brace: car vehicle alloy tyre lug rim auto garage
valve caps, dust caps, tyre valves, tyre levers: wheel tire bike car bicycle motorcycle inflation
car sun shade, car window shade, car window shades, windscreen sun shade: sunshade blind vehicle auto sun heat glare protector visor interior
car seat organiser, car seat organizer, back seat organiser, back seat organizer: vehicle storage pocket travel kids tidy auto hanging backseat interior holder
car air freshener: scent fragrance vehicle hanging smell odor interior auto
clay bar, car wax, car shampoo, wash mitt, wheel brush, microfibre cloths, microfiber cloths: detailing valeting cleaning polish washing vehicle auto bodywork
microfibre cloths, microfiber cloths, cleaning cloths: duster dusting kitchen window towel wipe household polishing
brake pads, brake discs, clutch kit, cam belt kit, timing belt kit, wheel bearing kit, drop links, ball joint, track rod end, shock absorbers, coil springs: car vehicle replacement spare auto part mechanic garage service
bonnet struts, boot struts, exhaust gasket, radiator cap, thermostat housing, maf sensor, lambda sensor, throttle body, egr valve, instrument cluster, door card, window regulator, window switch, boot lid, tailgate, front bumper, rear bumper, radiator grille, front grille, parcel shelf, gear knob, gear gaiter, gear stick gaiter, parking sensors: car vehicle replacement spare auto part breaker
mud flaps, mudflaps, wind deflectors: car vehicle auto exterior splash guard
seam ripper, seam rippers, seam ripper set, stitch ripper, quick unpick: sewing unpicker thread cutter remover tailoring dressmaking stitching haberdashery embroidery notion needlework
bias binding, bias tape, bias tape maker: sewing trim edging quilting hem ribbon dressmaking fabric seam haberdashery bunting
invisible zip, dress zip, zipper pulls, zip pulls, zip sliders, zipper repair kit: sewing dressmaking fastener fastening haberdashery bag skirt tailoring replacement slider
snap fasteners, press studs, snap kit, hook and eye tape, hooks and eyes: sewing poppers button dressmaking clothing haberdashery popper fastening closure
sewing clips, quilting clips: fabric binding dressmaking craft pins crafting haberdashery crochet patchwork notion
tailor's chalk, tailors chalk, fabric marker, fabric marker pen, tracing wheel: sewing dressmaking marking quilting pattern haberdashery tailoring pencil notion
pattern weights, magnetic pin dish, pin dish: sewing dressmaking haberdashery quilting craft holder notion tailoring
pin cushion, pincushion, needle case, needle book, needle minder, needle threader, thimble: sewing embroidery haberdashery quilting needlework craft stitching notion dressmaking cross stitch
sewing elastic, elastic band roll, knicker elastic, elastic cord: sewing dressmaking waistband stretch haberdashery trouser skirt knit
darning mushroom, darning egg, darning loom: mending sock repair visible sewing knitwear haberdashery hole wool
tape measure, retractable tape measure: measuring ruler sewing tailor dressmaking length dimension
sewing machine feet, sewing machine bobbins, sewing bobbins, sewing machine cover, thread spools, overlocker thread: dressmaking quilting haberdashery tailoring craft thread embroidery
pom pom maker: craft wool yarn knitting crochet hat garland bobble tassel pompom
buttons, wooden buttons, shell buttons, coconut buttons, toggle buttons: sewing knitting cardigan clothing craft haberdashery coat fastening dressmaking
yarn bowl, stitch counter, yarn swift, ball winder, yarn winder, blocking mats, blocking pins, circular needles, cable needles, stitch markers: knitting crochet wool knitter crafting notion tool project
wax seal kit, wax sticks, sealing wax: envelope letter stamp invitation wedding stationery calligraphy snail mail
envelopes, padded envelopes: mailing letter post postage stationery card invitation mailer
ring binder, lever arch file, document wallet, display book, punched pockets, clipboard, hole punch, stapler, correction tape: office stationery school paper filing folder document desk
index cards, flash cards: revision study note record stationery exam school learning memo
highlighters, gel pens, fineliners, brush pens: marker stationery school bullet journal study colouring writing drawing note
letter opener: envelope mail desk stationery office knife post slitter
dip pen, dip pen nibs, calligraphy nibs: lettering handwriting ink stationery writing copperplate script
rubber stamp alphabet, alphabet stamps, date stamp, return address stamp, ink pad: stamping craft stationery scrapbooking cardmaking letter
pencil case roll, pen roll, pencil roll, pencil wrap, pen case: stationery artist holder storage school drawing organiser pouch brush
postcard, vintage postcard, postcard set: mail stationery travel letter deltiology collectible correspondence
leaf blower, leaf vacuum: garden yard lawn patio driveway autumn sweeper clearing debris outdoor hedge
strimmer, grass trimmer, string trimmer: weed lawn edging brushcutter garden outdoor edger whacker
scarifier, lawn scarifier, lawn aerator, lawn edger, lawn roller: moss thatch grass garden raker dethatcher turf outdoor
chainsaw chain, chainsaw bar: saw logging blade replacement cutting wood tree spare firewood link
strimmer line, trimmer line, strimmer head, strimmer spool, strimmer harness: grass cord weed garden lawn spool edge replacement brushcutter
mower blade, lawn mower blade, mower belt, mower cover, lawn mower cover: lawnmower grass garden replacement spare part cutting
garden shredder, wood chipper: branch hedge mulch chipper compost pruning garden waste
rotavator, tiller, cultivator: soil garden digging allotment ground plough vegetable
pressure washer hose, pressure washer lance: jet wash cleaning power car patio extension replacement
soil sieve, garden sieve, garden riddle: compost gardening potting stone sifter riddle allotment seed
wheelbarrow wheel, wheelbarrow tyre: garden barrow replacement puncture spare tire cart
plant pot saucers, plant saucer, plant saucers: flowerpot drip tray gardening houseplant patio dish plate water
log splitter axe, splitting axe, splitting maul: firewood chopping kindling wedge logs hatchet wood woodcutting
bird perch, parrot perch, bird cage perch, budgie swing, bird swing, parrot toy: parakeet cockatiel cage canary finch stand pet aviary lovebird
cat collar, breakaway cat collar: kitten pet feline kitty safety neck
dog crate cover, crate cover: kennel cage pet puppy den canine blanket
dog towel, dog drying coat: bath pet robe drying puppy muddy wet swimming canine
pet hair remover, pet hair roller, pet hair remover roller: fur lint dog cat sofa carpet cleaning upholstery furniture clothes
pet grooming glove, cat brush, deshedding brush: fur hair shedding dog kitten comb coat grooming pet
dog car hammock, dog car seat cover: vehicle protector travel pet back seat liner boot canine backseat
dog tag, dog id tag, pet id tag, cat id tag: collar name puppy engraved disc identification pet
catnip toy, catnip, cat wand, cat laser: kitten feline play pet kitty interactive
guinea pig bed: cavy hamster rabbit hideout cuddle snuggle sleeping cage small animal cosy house hedgehog
steering wheel cover: car grip sleeve vehicle interior automotive protector wrap driving accessory
lick mat: slow feeder pet puppy calming bath treat grooming feeding bowl licky
snuffle mat: dog puzzle foraging nosework pet puppy feeding enrichment treat sniffing
dog seat belt: car harness travel pet vehicle safety restraint lead tether puppy
dog bandana: scarf neckerchief puppy neckwear outfit canine
baby nail clippers, baby nail file, baby nail care set: manicure newborn infant grooming trimmer scissors fingernail toddler
dummy clip, dummy clips, dummy chain, pacifier clip, pacifier clips, pacifier chain, dummy holder: soother binky baby infant strap newborn teether nursery
bath thermometer, baby bath thermometer: water temperature tub infant newborn bathing nursery
baby bath seat, bath seat, baby bath support: bathtub infant newborn bathing tub toddler chair safety
nursing cover, nursing pillow, breast pads, nursing pads, breast pump: breastfeeding feeding mum maternity baby newborn mother infant
cot mobile, baby mobile, nursery mobile: crib hanging infant newborn decor bedroom cradle baby
baby food containers, baby food maker, baby food pouches: weaning puree freezer storage pot infant snack tub toddler
pram clips, pram hook, pram hooks: pushchair stroller buggy baby hanging bag peg holder
baby bundle, baby clothes bundle: infant newborn outfit clothing wardrobe babygrow sleepsuit
comforter, baby comforter, lovey: baby soother cuddle newborn infant security toy soft
silver coin, gold coin, coin capsules, coin album: collector numismatic collectible collecting collection bullion mint
stamp album, stamp stockbook, first day cover: philately postage collector collection collecting philatelic
trading cards, trading card, card sleeves, card binder, top loaders: collector collectible tcg collecting game deck protector
comic bags, comic boards: comics storage protector collector sleeve collector archive magazine
record sleeves, vinyl record sleeves, inner sleeves: lp album protector outer storage disc music turntable
football programme, match programme, ticket stub: soccer collectible memorabilia club souvenir collector
cigarette cards, cigarette card, tea cards: collector collectible trade ephemera collecting album
die cast car, diecast car, diecast model, model car, model bus: collector collectible toy vehicle miniature scale hobby
shunter, tender engine, dmu, wagon pack, model railway track, model buildings: locomotive train railway model hobby rail layout collector gauge
linocut, linocut print, lino print: printmaking wall decor block relief picture artwork gallery hanging
art print, giclee print, fine art print, riso print, risograph print: wall decor picture artwork gallery hanging poster illustration framing
map print, city map print, star map: wall decor poster picture artwork hanging gallery cartography
taper candles, dinner candles, pillar candle, pillar candles: candlelight table centrepiece decor home wick mantel
candle wick trimmer, wick trimmer: scissors cutter snuffer care tool accessory jar
bath salts, salt soak, foot soak: tub bathing spa soaking relaxing bathroom
soap bar, bar soap, castile soap, goat milk soap: wash cleansing bath body hand shower cleanser bathing
magnesium glycinate capsules, magnesium glycinate, magnesium capsules, magnesium tablets, magnesium citrate, magnesium powder, zinc tablets, zinc capsules, iron tablets, calcium tablets: mineral supplement dietary nutrition daily food health
vitamin d drops, vitamin d3 drops, vitamin d3 capsules, vitamin d3 tablets, vitamin d tablets, vitamin c tablets, vitamin c powder, vitamin b12 tablets, vitamin b12 drops, vitamin b complex: supplement dietary nutrition daily food vitamins health
omega 3 capsules, fish oil capsules, fish oil softgels, cod liver oil capsules, krill oil capsules: supplement dietary nutrition daily fatty acid health
collagen powder, collagen peptides, collagen capsules: supplement protein dietary nutrition daily drink beauty
electrolyte powder, electrolyte tablets, electrolyte sachets: hydration drink sport mix gym rehydration salts running training workout
creatine monohydrate, creatine powder, creatine monohydrate powder, bcaa powder, pre workout: supplement gym sport fitness training workout bodybuilding nutrition shake
pea protein, vegan protein powder, whey protein: supplement shake gym fitness sport workout training nutrition smoothie
bubble mailers, poly mailers, mailing bags, mailing boxes, postal boxes: shipping envelope packaging postage parcel posting ecommerce business packing
paper bags, kraft paper bags, carrier bags, gift bags: shop retail packaging party takeaway market sack carrier
cello bags, cellophane bags, organza bags, zip bags, grip seal bags: packaging sweet favour craft jewellery pouch party retail
aa batteries: battery power cell replacement torch remote toy clock household
gilet, fleece gilet: bodywarmer vest sleeveless jacket waistcoat outerwear layer clothing
rain suit, toddler rain suit, puddle suit, splash suit: waterproof overall kids outdoor wet weather child coat muddy nursery
maternity leggings, maternity jeans, maternity dress: pregnancy pregnant bump mum clothing mother
number plate holder, license plate frame: car vehicle registration tag auto surround bracket bumper
attic tent, attic ladder tent, attic stair cover: loft hatch insulation insulator stairs stairway draft
stove fan, log burner fan: fireplace woodburner log burner hearth warm circulation heater
letter board: message sign felt changeable word quote display
cable ties: zip wrap fastener cord wire tie management fixing electrical garden
bin bags, rubbish bags, trash bags, refuse sacks: garbage bin liner waste kitchen household recycling trash disposal
car boot organiser, boot organiser, trunk organizer: vehicle storage tidy pocket interior travel cargo grocery groceries shopping box bag
`;
