/**
 * More of `related-words-families.ts`: plain things of house, desk, car and garage that no family held, or that their last word
 * would take for another thing (safety glasses hold no drink). The same rule holds for every word.
 */
export const relatedEveryday = `
knee pads, knee pad, gardening knee pads: kneeling kneeler protector guard cushion flooring work tiling decorating kneepad
garden kneeler, kneeling pad, kneeling mat: kneeling knee cushion gardening weeding planting seat stool pad
kitchen timer, egg timer, cooking timer: countdown alarm clock cooking baking reminder cook minute counter stopwatch
camping pillow, travel pillow, inflatable pillow: cushion headrest sleep sleeping rest backpacking hiking camp tent bedding flight
neck pillow: cushion headrest sleep rest flight plane airplane car train nap head travel
ice cube tray, ice tray, ice mold: freezer maker mould cocktail drink drinks whiskey frozen cube freezing kitchen
car trash can, car bin, car trash bag: garbage rubbish litter waste bin bag vehicle auto interior organizer tidy accessory
bike phone mount, bike phone holder, motorcycle phone mount: handlebar bicycle cycling cycle holder cell cellphone mobile smartphone cradle clamp bracket stem navigation
produce bags, produce bag, veg bags: grocery shopping market vegetable vegetables fruit supermarket storage fridge pouch
chalk markers, chalk marker, chalk pens: pen liquid chalkboard blackboard window glass menu sign lettering writing drawing
hdmi cable, displayport cable, video cable: cord wire lead connector tv television monitor screen display video
cable clips, cable clip, cord clips, cable ties, cable organizer, cable management: cord wire organizer management holder tidy desk lead charger keeper computer office wall
sleep mask, eye mask: blindfold eyeshade sleeping eye travel bedtime rest night plane nap cover
dog booster seat, dog car seat, pet car seat, pet booster seat: puppy pup canine pet doggy doggie travel traveling vehicle auto automobile carrier basket bed ride journey trip passenger
dog seat cover, dog car harness, dog hammock: puppy canine pet doggy travel vehicle auto backseat journey trip
litter mat, cat litter mat: kitty kitten feline pet toilet trap catcher trapping pad rug floor
litter box, litter tray: kitty kitten feline pet toilet pan tray scoop
luggage scale: weighing weigh weight suitcase baggage travel balance hanging airport digital
umbrella, rain umbrella: brolly rain weather rainy storm compact
pasta drying rack, pasta rack, noodle rack: noodle fresh kitchen stand hanging dryer
herb drying rack, flower drying rack, hop drying rack: hanging dryer net herb flower leaf harvest
dish drying rack, plate rack, bottle drying rack: dish drainer kitchen sink plate cup bottle stand
drying rack, clothes airer, laundry rack: laundry clothes airer hanging indoor washing dryer clotheshorse folding stand
vacuum bags, vacuum cleaner bags: dust cleaning household floor carpet suction hoover replacement
extension lead, extension cord, extension cable, power strip: outlet socket plug mains power electric electrical outlets sockets home office appliance
file folder, document folder, document wallet: filing document paper office stationery organizer storage paperwork
sticky notes, sticky note: memo pad reminder office stationery desk adhesive bookmark page note
whiteboard, dry erase board: dry erase marker board planner office classroom magnetic wall writing memo
packing tape, parcel tape: parcel shipping moving box sealing carton package adhesive sticky roll
gift bags, gift bag, party bags: present presents wrapping wrap party favor favour goody paper packaging
space heater, fan heater, room heater: heating heat warm room portable electric bedroom office radiator
tower fan, desk fan, pedestal fan, table fan, box fan: cooling cooler cool air breeze summer bedroom office oscillating electric
utility knife, box cutter, stanley knife: cutter blade cutting box carton opener trimming diy craft tool retractable
safety glasses, safety goggles: goggles eyewear protective eye protection workshop lab construction work spectacles
ear plugs, earplugs: earplug sleeping noise ear sleep hearing concert travel snoring swimming
dust mask, dust masks: face respirator mouth sanding workshop diy woodworking painting
caulking gun, caulk gun, sealant gun: sealant caulk silicone sealing applicator bathroom diy tool cartridge
helmet, bike helmet, cycling helmet: headgear protective head cycling bicycle cycle riding scooter
swim goggles, swimming goggles: swimming pool swimmer training lap underwater water eyewear diving
snorkel set, snorkel mask, snorkelling set, diving mask: snorkeling snorkelling diving dive scuba underwater swimming swim sea ocean fin goggles
cooler bag, cool bag: picnic camping cooler cool ice beach food drink lunch shopping outdoor
hiking poles, trekking poles, walking poles: trekking walking sticks stick hike trail mountain outdoor nordic hiker backpacking
tackle box, fishing box: fishing angling angler tackle bait lure lures hook hooks storage organizer
golf balls, golf ball: golf golfer golfing club course driving putting practice
tennis racket, tennis racquet, badminton racket: racquet sport court game match play player raquet
dog brush, pet brush, grooming brush, deshedding brush: grooming groom hair fur bristle coat pet canine doggy shedding comb
poop bags, dog waste bags, dog poop bags: dog waste walking pet puppy canine pickup pick refill dispenser disposal
hamster bedding, rabbit bedding, small animal bedding: cage nesting litter rodent gerbil guinea pig pet substrate
baby monitor: nursery infant newborn video audio camera crib sleep parent
high chair, highchair: baby toddler nursery infant feeding mealtime eating dining seat weaning
sun shade, car sun shade, windshield sun shade, windscreen shade, windshield cover, windscreen cover: car sunshade vehicle auto window windscreen windshield visor cover sun blind
tire gauge, tyre gauge, tire pressure gauge, tyre pressure gauge: tyre tire pressure wheel car vehicle psi checker air motorcycle bike
seat cushion, chair cushion: chair pad back office sitting sit desk car pillow seating
back support, back brace, lumbar support: lumbar brace belt back waist sitting chair posture support
ice pack, cold pack, gel pack: cold gel cool freezer reusable cooling compress muscle
nail clippers, nail clipper, toenail clippers: nail cutter toenail fingernail trimmer manicure pedicure grooming clipper
beard trimmer, hair clippers, hair trimmer, electric razor: hair clipper clippers shaver grooming mustache moustache haircut barber cordless face
toilet seat: bathroom lavatory loo wc lid bath replacement
weed barrier, weed membrane, landscape fabric, weed control fabric: landscape landscaping fabric membrane garden gardening weed ground cover mulch flower bed
solar lights, solar light, solar garden lights, solar lanterns: garden outdoor lamp lighting path pathway patio yard lantern landscape night
patio umbrella, garden parasol, garden umbrella: parasol garden outdoor shade sun patio yard canopy
water gun, water pistol, water blaster: pistol squirt soaker blaster toy summer pool beach shooter kids outdoor
capo, guitar capo: guitar guitarist acoustic clamp music string strings instrument fretboard
music stand, sheet music stand: sheet score notation orchestra violin guitar musician folding holder concert
vase, bud vase, flower vase: flower floral bouquet decor stem stems centerpiece dried table
curtain rod, curtain pole, curtain rail: window drapery drape drapes pole rail hanging hardware
picture hooks, picture hook, picture hangers: hanging hanger frame art wall nail hook hardware mirror
can opener, tin opener: tin kitchen gadget utensil tool opener manual
vegetable peeler, potato peeler: potato peeling carrot fruit kitchen utensil gadget peel apple
pizza cutter, pizza wheel: slicer wheel kitchen utensil pastry slice dough
pill organizer, pill organiser, pill box: medicine medication tablet tablets vitamin box case dispenser weekly daily planner holder travel
phone case: cell cellphone mobile smartphone cover protective bumper shell
bike lock, bicycle lock: bicycle cycle cycling security padlock chain theft scooter
bike pump, bicycle pump: bicycle cycle cycling tire tyre inflator air valve
bike light, bicycle light: bicycle cycle cycling lamp riding night road
`;
