/**
 * English product nouns of two and more words that workshops, stables, boats, studios and clinics sell, by the rows of
 * `product-types.ts`. What stands last in them ("jack", "mask", "maker", "storage") says too little alone, and what stands
 * first ("bottle", "bed", "soap", "bread") is sold by itself: without the whole the listing would be that of another thing.
 */
export const tradeThings: Readonly<Record<string, string>> = {
  apparel: [
    'fencing mask, fencing glove, fencing jacket, fencing breeches, archery glove, karate belt, judo ' +
      'gi, karate gi, boxing headgear, groin guard, lifting straps, lifting belt, half chaps, hard ' +
      'hat, scrub top, nurse fob watch, dressing up costume, riding gloves, swim goggles, swimming ' +
      'goggles, ski goggles, riding breeches, tabard, chef apron, butcher apron',
  ].join(', '),
  electronics: [
    'air conditioner, portable air conditioner, fish finder, fishfinder, chartplotter, chart ' +
      'plotter, hair dryer diffuser, aquarium chiller, aquarium wavemaker, dehumidifier bags, patch ' +
      'cable, DI box, effects pedal, ukulele bag, bagpipe reed, practice chanter, harmonica holder, ' +
      'cello rock stop, power supply unit, barcode scanner, receipt printer, label printer, thermal ' +
      'printer, reading pen, pulse oximeter, game capture card, docking station, dash cam hardwire ' +
      'kit, turntable mat, stylus brush, record cleaner, record weight, valve amp, phono preamp, reel ' +
      'to reel recorder, tape deck head cleaner',
  ].join(', '),
  general: [
    'piano accordion, button accordion, melodeon, bagpipes, banjo, tenor banjo, banjolele, dulcimer, ' +
      'mountain dulcimer, autoharp, zither, bodhran, steel drum, vibraphone, tuba, trombone, ' +
      'flugelhorn, bassoon, oboe, french horn, euphonium, double bass, harpsichord, theremin, ' +
      'folding walker, rollator walker, drysuit, dry suit, typewriter, sextant, spectrum analyzer, ' +
      'address tiles, address tile, number tiles, address plaque, turnout rug, stable rug, horse rug, fly rug, horse blanket, turnout blanket',
    'flex track, firewood, kiln dried logs, firewood logs, extraction forceps, dental forceps, aquarium plant, aquarium plants, ' +
      'rivet nut kit, rivet nut tool kit, rivet nut setter, rivet nuts, rivet nuts assortment, lock ' +
      'nuts, wing nuts, hex nuts, dome nuts, nuts and bolts, nut and bolt assortment, neck tube, ' +
      'haynes manual, workshop manual, owners manual, repair manual, service manual, parts catalogue, ' +
      'rear derailleur, front derailleur, crankset, chainset, brake lever, brake caliper, bottom ' +
      'bracket, bottle jack, trolley jack, scissor jack, floor jack, farm jack, engine hoist, brake ' +
      'bleeder kit, oil filter wrench, breaker bar, feeler gauge, feeler gauge set, thread pitch ' +
      'gauge, radius gauge set, number plate holder, tailgate struts, door mirror glass, wing mirror ' +
      'cover, wiper motor, rear wiper motor, ignition lead set, intercooler hose, MAP sensor, CV boot ' +
      'kit, anti roll bar link, exhaust manifold, exhaust clamp, radiator fan, radiator grille, heater ' +
      'matrix, blower motor resistor, trailer light board, trailer hitch lock, roof rails, sun visor ' +
      'organiser, sun visor organizer, windshield sun shade, windscreen cover',
    'archery quiver, arm guard, bow stringer, quickdraw set, goggles case, surf leash, paddle board ' +
      'leash, paddle board fin, spray deck, boat fender, mooring rope, anchor chain, bilge pump, fish ' +
      'finder mount, keepnet, bait box, fly line, rod rest, dumbbell rack, barbell collars, gym chalk, ' +
      'rowing machine seat pad, bike trainer, turbo trainer mat, cycling computer mount, pannier rack, ' +
      'saddle cover, chain whip, cassette tool, pedal cleats, tubeless sealant, kids bike trailer, ' +
      'foam roller, massage ball, tennis racket overgrip, racket overgrip, cricket bat grip, hockey ' +
      'stick grip, golf club grip, trekking pole tips, walking pole tips, roller skate laces, ice ' +
      'hockey laces, poker chip set, telescope eyepiece, telescope mount, star chart, film developing ' +
      'tank, darkroom tray',
    'mane comb, jump pole cups, brooder lamp, nesting box, hen saddle, queen excluder, hive frame, foundation sheets',
    'hydraulic cylinder, hydraulic hose, hydraulic pump, pneumatic cylinder, air hose, air gun, ' +
      'solenoid valve, ball valve, gate valve, pressure gauge, pipe clamp, hose clip, hose barb, ' +
      'camlock coupling, pipe flange, weld neck flange, blind flange, gasket sheet, o-ring kit, roller ' +
      'bearing, cylindrical roller bearing, taper roller bearing, needle roller bearing, ball bearing, ' +
      'deep groove ball bearing, angular contact bearing, pillow block bearing, linear bearing, linear ' +
      'rail, ball screw, stepper motor, servo drive, servo motor, gearbox, gear motor, drive belt, ' +
      'timing belt pulley, roller chain, chain tensioner, shaft collar, shaft coupling, limit switch, ' +
      'proximity sensor, pressure sensor, level sensor, thermocouple, relay module, contactor, circuit ' +
      'breaker, terminal block, cable gland, cable tray, junction box, DIN rail, PLC module, HMI ' +
      'panel, frequency inverter, end mill, tap and die set, lathe tool holder, boring bar, collet ' +
      'chuck, bench vice, machine vice, dial indicator, digital caliper, height gauge, thread gauge, ' +
      'welding wire, welding magnet, plasma cutter tips, grinding wheel, flap disc, sanding belt, ' +
      'pallet truck, strapping tool, warehouse trolley, platform truck, sack truck, load binder, ' +
      'lifting sling, chain hoist, eye bolt, anchor bolt, threaded rod, hex nuts, self tapping screws, ' +
      'respirator filter, spill kit, drip tray, mannequin, cardboard boxes, pallet collar, storage ' +
      'bin, pegboard hooks, chalk line, plumb bob, brick hammer, pointing trowel, plaster float, grout ' +
      'float, wallpaper table, ladder stabiliser, ladder stabilizer, roof ladder, gutter guard, ' +
      'downpipe, log splitter, kinetic log splitter, electric log splitter, chimney cowl, router plane, smoothing plane, bench plane, jack plane, rebate plane, plough plane, shoulder plane, chimney ' +
      'balloon, ash vacuum, smoke test kit',
    'plant pot feet, plant support ring, leaf bag, grafting knife, potting mix, sun lounger cushion, ' +
      'garden screening, shed base, shed shelving, greenhouse staging, greenhouse heater, slug trap, ' +
      'mole trap, kiln dried logs, hardwood logs, seasoned logs, kindling, wood briquettes, smokeless ' +
      'coal, tomato plants, plug plants, bare root hedging',
  ].join(', '),
  food: 'chili crunch, chilli crunch, garlic crunch, chili garlic crunch, chilli garlic crunch, garlic oil, salt lick, kefir grains, smoking chips, calming chews, dental chews, steel cut oats, dog popping candy',
  beauty: [
    'beard grooming kit, lash curler, eyelash glue, lash glue, lash extension glue, eyelash ' +
      'extension glue, brow stencil kit, nail file set, nail art brush set, dermaplaning razor, foot ' +
      'peel mask, perfume atomiser, perfume atomizer, deodorant balm, sunscreen stick, tattoo stencil ' +
      'paper, hair straightener, hair straighteners, hair crimper, hair clips set, shaving brush, lip ' +
      'mask',
  ].join(', '),
  furniture:
    'massage table, massage couch, under bed storage, underbed storage, under bed storage box, under bed drawer, sand pit, trampoline cover, shoe storage bench, tool storage shed',
  kitchen: [
    'record bowl, vinyl record bowl, salt and pepper mill set, salt and pepper mills, salt and pepper grinder set, pepper mill, self ' +
      'stirring mug, key safe, fireplace screen, fire poker set, stove glove, roller blind chain, ' +
      'blackout lining, fly screen, radiator shelf, towel radiator, shower curtain rail, shower screen ' +
      'seal, clothes horse, washing line prop, rotary airer cover, drawer dividers, knife magnet, pan ' +
      'rack, pan lid holder, bin liners, baking stone, ravioli stamp, smoker box, grill basket, grill ' +
      'cover, grill brush, fermentation weights, fermentation crock, kombucha jar, yoghurt maker, ' +
      'yogurt maker, cheese mould, cheese mold, cheese cloth, butter churn, ice ball mould, ice ball ' +
      'mold, cold brew maker, cold brew coffee maker, cake leveller, cake leveler, silicone baking ' +
      'mat, bundt tin, popsicle mould, popsicle mold, bread lame, sourdough lame, matcha bowl, incense ' +
      'holder, incense burner, jar opener, crutch pads, walking frame bag, reacher grabber',
  ].join(', '),
  handmade: [
    'embroidery kit, cross stitch kit, crewel kit, needle felting kit, macrame kit, tapestry kit, ' +
      'aida cloth, blocking board, loom shuttle, warping board, rug tufting gun, felting needle set, ' +
      'bead mat, jewellery pliers, jewelry pliers, ring mandrel, silicone mould, silicone mold, resin ' +
      'mould, resin mold, soap cutter, soap stamp, wick holder, wax melter, melting pot, pouring ' +
      'pitcher, canvas panel, die cutting machine, embossing folder, washi tape set, craft knife, ' +
      'bookbinding kit, bone folder, rolling pin guide, glaze brush, punch needle, fly wallet, ' +
      'suncatcher, sun catcher, glass suncatcher, nostepinne, seating chart, seating chart template, ' +
      'taper candles, dog bandana',
  ].join(', '),
  toys: [
    'sylvanian families, cuttlefish bone, suet feeder, squirrel baffle, gravel vac, water bowl, ' +
      'litter tray, dog car harness, ferret harness, rabbit harness, cat harness, dog paddling pool, ' +
      'training clicker, puppy pen, kids cutlery set, weaning spoon set, silicone bib, breast pump ' +
      'bag, swaddle wrap, corner guards, cupboard locks, push walker, toy food set, map puzzle, baby ' +
      'bottle steriliser, baby bottle sterilizer, baby sleep bag, crib mattress',
  ].join(', '),
};
