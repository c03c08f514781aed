/**
 * Nouns that buyers type, by category (rows of writing guide §2.0), in four languages. They tell the category of
 * a product and where its noun stands. Several words form one entry; German entries also match as the last part
 * of a compound ("Edelstahlbrotdose").
 */
export const productTypes: Readonly<Record<string, Readonly<Record<'en' | 'de' | 'es' | 'fr', string>>>> = {
  apparel: {
    en:
      'booties, baby booties, midi dress, shirt, t-shirt, tee, blouse, dress, skirt, trousers, pants, ' +
      'jeans, shorts, leggings, jacket, coat, parka, blazer, vest, waistcoat, cardigan, jumper, ' +
      'sweater, pullover, hoodie, sweatshirt, top, tunic, jumpsuit, dungarees, overalls, pyjamas, ' +
      'pajamas, nightdress, robe, underwear, boxers, bra, sock, socks, tights, scarf, shawl, hat, ' +
      'beanie, cap, glove, gloves, mittens, belt, tie, bow tie, suit, swimsuit, bikini, sneakers, ' +
      'trainers, shoes, shoe, boots, boot, sandals, slippers, loafers, heels, clogs, apron, poncho, ' +
      'kimono, uniform, raincoat, suspenders, bandana, headband, veil, wedding veil, wedding dress, ' +
      'dressing gown, onesie, romper, embroidered sweatshirt, sleepsuit, bodysuit, babygrow, polo ' +
      'shirt, tank top, crop top, snood, bucket hat, baseball cap, flip flops, high heels, ankle ' +
      'boots, chelsea boots, hiking boots, running shoes, sunglasses, lingerie, saree, sari, hijab, ' +
      'abaya',
    de: 'sport-bh, bh, bustier, hemd, t-shirt, bluse, kleid, rock, hose, jeans, shorts, leggings, jacke, mantel, weste, strickjacke, pullover, pulli, hoodie, sweatshirt, top, tunika, overall, schlafanzug, nachthemd, bademantel, unterwäsche, socken, strumpfhose, schal, tuch, hut, mütze, kappe, handschuhe, gürtel, krawatte, anzug, badeanzug, sneaker, turnschuhe, schuhe, stiefel, sandalen, hausschuhe, pantoffeln, schürze, poncho, stirnband, schleier, brautschleier, brautkleid, strampler, babybody, poloshirt, fleecejacke, sonnenbrille, gummistiefel, wanderschuhe, dirndl, lederhose',
    es: 'camisa, camiseta, blusa, vestido, falda, pantalón, pantalones, vaqueros, leggings, chaqueta, abrigo, chaleco, cárdigan, jersey, sudadera, top, túnica, mono, pijama, bata, calcetines, medias, bufanda, pañuelo, sombrero, gorro, gorra, guantes, cinturón, corbata, traje, bañador, zapatillas, zapatos, botas, sandalias, pantuflas, delantal, poncho, diadema, velo, velo de novia, vestido de novia, pelele, forro polar, gafas de sol, botines, alpargatas, chanclas',
    fr: 'chemise, t-shirt, tee-shirt, chemisier, blouse, robe, jupe, pantalon, jean, short, legging, veste, manteau, gilet, cardigan, pull, sweat, top, tunique, combinaison, salopette, pyjama, peignoir, chaussettes, collants, écharpe, foulard, chapeau, bonnet, casquette, gants, ceinture, cravate, costume, maillot de bain, baskets, chaussures, bottes, bottines, sandales, chaussons, tablier, poncho, bandeau, voile, voile de mariée, robe de mariée, grenouillère, polaire, lunettes de soleil, espadrilles, tongs, sandalettes',
  },
  electronics: {
    en:
      'microwave, dehumidifier, dashcam, dash cam, sat nav, fitness tracker, massage gun, smoke alarm, ' +
      'strimmer, desktop pc, outboard motor, washing machine, tumble dryer, cordless vac, stick vac, ' +
      'vac, vacuum, fridge, refrigerator, freezer, dishwasher, microwave oven, oven, cooker, lawn ' +
      'mower, lawnmower, hedge trimmer, sewing machine, baby monitor, iphone, ipad, macbook, ' +
      'playstation, headlight, tire inflator, inflator, air compressor, jump starter, car jump ' +
      'starter, coffee machine, espresso machine, game console, console, game boy, gameboy, handheld ' +
      'console, walkie talkies, walkie talkie, gps, metal detector, led strip lights, string lights, ' +
      'night light, lamp, desk lamp, headphones, earbuds, earphones, headset, speaker, soundbar, ' +
      'microphone, charger, power bank, cable, adapter, hub, keyboard, mouse, monitor, laptop, tablet, ' +
      'phone, smartphone, smartwatch, watch, camera, film camera, lens, webcam, drone, router, ' +
      'printer, projector, television, tv, radio, turntable, amplifier, console, controller, e-reader, ' +
      'ssd, hard drive, memory card, usb stick, flashlight, torch, battery, light bulb, led strip, ' +
      'doorbell, thermostat, sensor, dash cam, phone case, phone stand, laptop stand, vacuum cleaner, ' +
      'hair dryer, shaver, trimmer, toothbrush, air purifier, fan, heater, humidifier, drill, cordless ' +
      'drill, saw, sander, multimeter, scale, game, video game, guitar, synthesizer, calculator, bike ' +
      'light, headlamp, combi drill, impact driver, angle grinder, circular saw, jigsaw tool, ' +
      'multitool, heat gun, glue gun, soldering iron, pressure washer, leaf blower, chainsaw, ' +
      'generator, extension lead, surge protector, milk frother, rice cooker, slow cooker, pressure ' +
      'cooker, food processor, stand mixer, hand mixer, juicer, ice cream maker, bread maker, sandwich ' +
      'maker, waffle maker, electric kettle, electric toothbrush, robot vacuum, bluetooth speaker, ' +
      'wireless charger, usb hub, docking station, graphics card, motherboard, screen protector, car ' +
      'charger, smart plug, security camera, ring light, instant camera, camcorder, record player, ' +
      'cassette player, dvd player, notebook computer, ereader',
    de:
      'waschmaschine, trockner, kühlschrank, gefrierschrank, geschirrspüler, rasenmäher, nähmaschine, ' +
      'babyphone, scheinwerfer, schlagbohrmaschine, lampe, leuchte, kopfhörer, ohrhörer, headset, ' +
      'lautsprecher, mikrofon, ladegerät, powerbank, kabel, adapter, tastatur, maus, monitor, laptop, ' +
      'tablet, handy, smartphone, smartwatch, uhr, kamera, objektiv, webcam, drohne, router, drucker, ' +
      'beamer, fernseher, radio, plattenspieler, verstärker, konsole, festplatte, speicherkarte, ' +
      'taschenlampe, stirnlampe, akku, glühbirne, thermostat, sensor, handyhülle, staubsauger, föhn, ' +
      'rasierer, zahnbürste, luftreiniger, ventilator, heizlüfter, bohrmaschine, akkuschrauber, säge, ' +
      'waage, gitarre, fahrradlicht, notebook, akkubohrer, winkelschleifer, kreissäge, stichsäge, ' +
      'heißluftpistole, heißklebepistole, lötkolben, hochdruckreiniger, laubbläser, kettensäge, ' +
      'generator, milchaufschäumer, reiskocher, küchenmaschine, entsafter, brotbackautomat, ' +
      'waffeleisen, saugroboter, grafikkarte, ringlicht, camcorder, e-reader, spiegelreflexkamera',
    es: 'lavadora, secadora, nevera, frigorífico, congelador, lavavajillas, cortacésped, máquina de coser, faro, lámpara, auriculares, altavoz, micrófono, cargador, batería externa, cable, adaptador, teclado, ratón, monitor, portátil, tableta, tablet, móvil, teléfono, reloj, cámara, objetivo, dron, router, impresora, proyector, televisor, radio, tocadiscos, amplificador, consola, disco duro, tarjeta de memoria, linterna, pila, bombilla, termostato, sensor, funda, aspiradora, secador, afeitadora, purificador, ventilador, calefactor, taladro, sierra, báscula, guitarra, ordenador portátil, atornillador, amoladora, sierra circular, pistola de calor, hidrolimpiadora, motosierra, generador, espumador de leche, arrocera, robot de cocina, licuadora, panificadora, gofrera, robot aspirador, tarjeta gráfica, videocámara, lector electrónico',
    fr:
      'lave-linge, sèche-linge, réfrigérateur, congélateur, lave-vaisselle, tondeuse, machine à ' +
      'coudre, babyphone, phare, lampe, casque, écouteurs, enceinte, micro, chargeur, batterie ' +
      'externe, câble, adaptateur, clavier, souris, écran, ordinateur, tablette, téléphone, montre, ' +
      'appareil photo, objectif, drone, routeur, imprimante, projecteur, téléviseur, radio, platine, ' +
      'amplificateur, console, disque dur, carte mémoire, torche, frontale, pile, ampoule, thermostat, ' +
      'capteur, coque, aspirateur, sèche-cheveux, rasoir, purificateur, ventilateur, radiateur, ' +
      'perceuse, scie, balance, guitare, ordinateur portable, visseuse, meuleuse, scie circulaire, ' +
      'pistolet à colle, nettoyeur haute pression, tronçonneuse, générateur, mousseur à lait, cuiseur ' +
      'à riz, robot de cuisine, extracteur de jus, machine à pain, gaufrier, aspirateur robot, carte ' +
      'graphique, caméscope, liseuse, suspension, applique, lampadaire',
  },
  food: {
    en:
      'strawberries, mango chunks, raspberry powder, freeze-dried fruit, dried fruit, coffee, ' +
      'espresso, espresso blend, coffee beans, tea, green tea, honey, jam, marmalade, chocolate, ' +
      'chocolate bar, biscuits, cookies, cookie, drink mix, electrolyte drink mix, electrolyte powder, ' +
      'protein powder, granola, muesli, olive oil, oil, vinegar, sauce, hot sauce, pesto, salt, sea ' +
      'salt, spice, spices, spice mix, pasta, rice, flour, bread, sourdough, cake, cupcakes, cheese, ' +
      'sausage, jerky, nuts, almonds, snack, snacks, crisps, chips, sweets, candy, syrup, juice, wine, ' +
      'beer, cider, gin, whisky, lemonade, kombucha, protein powder, dog treats, dog food, cat food, ' +
      'salsa, mustard, chutney, peanut butter, hamper, brownies, brownie, cat litter, dry dog food, ' +
      'wet cat food, cereal, oats, oatmeal, soup, broth, stock cubes, ketchup, mayonnaise, butter, ' +
      'yogurt, cream cheese, popcorn, pretzels, crackers, protein bar, protein bars, energy drink, ' +
      'sparkling water, maple syrup, curry paste, tahini, hummus, tortilla chips, baby food, fish oil, ' +
      'collagen powder, creatine, electrolytes, matcha, yerba mate, cocoa',
    de: 'kaffee, kaffeebohnen, tee, honig, marmelade, konfitüre, schokolade, kekse, plätzchen, müsli, olivenöl, öl, essig, soße, sauce, pesto, salz, gewürz, gewürze, nudeln, reis, mehl, brot, kuchen, käse, wurst, nüsse, mandeln, snack, chips, süßigkeiten, sirup, saft, wein, bier, gin, limonade, senf, hundefutter, katzenfutter, lebkuchen, aufstrich, nassfutter, trockenfutter, futter, haferflocken, suppe, brühe, butter, joghurt, popcorn, cracker, proteinriegel, proteinpulver, ahornsirup, currypaste, kollagen, kreatin, matcha, kakao, oliven',
    es: 'café, té, miel, mermelada, chocolate, galletas, granola, aceite, aceite de oliva, vinagre, salsa, pesto, sal, especias, pasta, arroz, harina, pan, tarta, queso, embutido, jamón, chorizo, frutos secos, almendras, aperitivo, caramelos, sirope, zumo, vino, cerveza, ginebra, mostaza, turrón, pienso, comida para gatos, comida para perros, avena, sopa, caldo, mantequilla, yogur, palomitas, barritas, proteína en polvo, colágeno, creatina, matcha, cacao, aceitunas',
    fr: "café, thé, miel, confiture, chocolat, biscuits, granola, huile, huile d'olive, vinaigre, sauce, pesto, sel, épices, pâtes, riz, farine, pain, gâteau, fromage, saucisson, noix, amandes, bonbons, sirop, jus, vin, bière, gin, moutarde, caramels, croquettes, tisane, infusion, pâtée, avoine, flocons d'avoine, soupe, bouillon, beurre, yaourt, popcorn, barres protéinées, protéine en poudre, collagène, créatine, matcha, cacao, sirop d'érable",
  },
  beauty: {
    en:
      'shampoo, shampoo bar, conditioner, soap, soap bar, face cream, cream, moisturiser, moisturizer, ' +
      'serum, face serum, lotion, body lotion, body butter, ice roller, face roller, jade roller, ' +
      'facial roller, lip balm, balm, lipstick, mascara, foundation, cleanser, toner, scrub, face ' +
      'mask, sunscreen, perfume, eau de toilette, deodorant, nail polish, hair oil, beard oil, ' +
      'essential oil, bath bomb, bath salts, shower gel, face gel, hair gel, eye gel, hand cream, ' +
      'makeup brush, hairbrush, razor, shaving soap, face oil, hair mask, press-on nails, false nails, ' +
      'false lashes, eyelashes, nail glue, nail file, eyeshadow, eyeshadow palette, eyeliner, ' +
      'concealer, setting spray, lip gloss, lip oil, lip stain, lip tint, lip liner, face wash, ' +
      'micellar water, eye cream, sheet mask, clay mask, body scrub, body wash, gua sha stone, gua ' +
      'sha, jade roller, face roller, hair spray, hair dye, dry shampoo, beard balm, aftershave, ' +
      'cologne, makeup remover, cotton pads, hair straightener, curling iron',
    de: 'shampoo, haarseife, spülung, seife, creme, gesichtscreme, handcreme, serum, lotion, bodylotion, körperbutter, lippenbalsam, lippenpflege, lippenstift, wimperntusche, peeling, gesichtsmaske, sonnencreme, parfüm, deo, deodorant, nagellack, haaröl, bartöl, badebombe, badesalz, duschgel, gesichtsgel, haargel, haarbürste, gesichtsöl, kunstnägel, wimpern, lidschatten, eyeliner, concealer, rouge, lipgloss, mizellenwasser, augencreme, tuchmaske, körperpeeling, haarspray, haarfarbe, trockenshampoo, bartbalsam, rasierwasser, glätteisen, lockenstab',
    es: 'champú, champú sólido, acondicionador, jabón, crema, sérum, loción, manteca corporal, bálsamo, bálsamo labial, protector labial, hidratante labial, brillo labial, pintalabios, limpiador, tónico, exfoliante, mascarilla, protector solar, perfume, desodorante, esmalte de uñas, aceite capilar, aceite facial, sales de baño, gel de ducha, crema de manos, crema facial, uñas postizas, pestañas, sombra de ojos, delineador, corrector, colorete, brillo de labios, agua micelar, contorno de ojos, tinte, champú seco, plancha de pelo, rizador',
    fr: 'shampoing, shampooing, shampoing solide, après-shampoing, savon, crème, sérum, lotion, beurre corporel, baume, baume à lèvres, rouge à lèvres, nettoyant, tonique, gommage, masque, crème solaire, parfum, déodorant, vernis, huile capillaire, sels de bain, gel douche, huile à barbe, crème pour les mains, crème visage, faux ongles, faux cils, fard à paupières, eyeliner, anticernes, gloss, eau micellaire, contour des yeux, coloration, shampoing sec, lisseur, fer à boucler',
  },
  furniture: {
    en: 'inflatable pool float, pool float, pool noodle, trampoline, greenhouse, garden shed, gazebo, parasol, barbecue, bbq, fire pit, hot tub, paddling pool, sandpit, rowing machine, barbell, chandelier, roller blind, stair gate, playpen, toy box, highchair, workbench, bookends, magazine rack, umbrella stand, whiteboard, noticeboard, filing cabinet, motorhome, dinghy, table, coffee table, side table, dining table, desk, standing desk, chair, office chair, armchair, stool, bar stool, bench, sofa, couch, bed, bed frame, mattress, wardrobe, dresser, chest of drawers, cabinet, sideboard, bookcase, bookshelf, shelf, shelves, shelving unit, nightstand, bedside table, tv stand, cot, crib, headboard, ottoman, footstool, hammock, coat rack, shoe rack, room divider',
    de: 'tisch, couchtisch, esstisch, schreibtisch, stuhl, bürostuhl, sessel, hocker, bank, sofa, couch, bett, bettgestell, matratze, kleiderschrank, schrank, kommode, sideboard, bücherregal, regal, nachttisch, wickeltisch, hängematte, garderobe, schuhregal',
    es: 'mesa, mesa de centro, escritorio, silla, silla de oficina, sillón, taburete, banco, sofá, cama, colchón, armario, cómoda, aparador, estantería, estante, mesita de noche, hamaca, perchero, zapatero, cuna',
    fr: 'table, table basse, bureau, chaise, fauteuil, tabouret, banc, canapé, lit, matelas, armoire, commode, buffet, bibliothèque, étagère, table de chevet, hamac, portemanteau, meuble à chaussures, berceau',
  },
  kitchen: {
    en:
      'decanter, cocktail shaker, cool box, camping stove, penknife, pocket knife, padlock, bike lock, ' +
      'bike pump, stapler, shredder, microscope, mug, cup, tumbler, glass, glasses, wine glasses, ' +
      'carafe, jug, pitcher, teapot, coffee maker, french press, kettle, plate, plates, bowl, bowls, ' +
      'platter, tray, cutting board, chopping board, knife, chef knife, knives, cutlery, spoon, fork, ' +
      'pan, frying pan, pot, saucepan, wok, casserole, dutch oven, baking tray, cake tin, lunch box, ' +
      'bento box, container, storage box, jar, jars, water bottle, bottle, flask, thermos, grinder, ' +
      'coffee grinder, mill, pepper mill, spatula, whisk, rolling pin, scales, apron, tea towel, ' +
      'tablecloth, napkins, placemats, coaster, coasters, candle, candles, vase, planter, plant pot, ' +
      'cushion, pillow, pillowcase, blanket, throw, duvet, bedding, bed sheet, sheets, sheet set, bed ' +
      'sheet set, towel, towels, bath mat, curtain, curtains, rug, mirror, clock, wall clock, picture ' +
      'frame, basket, laundry basket, storage basket, lantern, doormat, watering can, soap dish, ' +
      'toothbrush holder, shower curtain, hook, hooks, trivet, bread bin, egg cup, corkscrew, lunch ' +
      'bag, backpack, bag, tote bag, tote, wallet, purse, handbag, suitcase, pouch, cosmetic bag, ' +
      'umbrella, yoga mat, dumbbells, bicycle, bike, tent, sleeping bag, garden hose, bird feeder, ' +
      'toolbox, tool, notebook, journal, planner, pen, keyring, keychain, organizer, organiser, phone ' +
      'holder, hanger, air fryer, toaster, blender, mixer, skillet, cast iron skillet, griddle, stock ' +
      'pot, steamer, colander, strainer, sieve, measuring cups, mixing bowl, mixing bowls, cookie ' +
      'cutter, cookie sheet, muffin tin, pizza stone, peeler, grater, garlic press, can opener, ice ' +
      'cube tray, vacuum flask, spin mop, mop, broom, dustpan, squeegee, ironing board, drying rack, ' +
      'trash can, bin, mattress protector, mattress topper, weighted blanket, bath towel, shower head, ' +
      'hair towel, foam roller, jump rope, camping chair, hiking backpack, fanny pack, belt bag, ' +
      'duffel bag, diaper backpack, pencil case, sketchbook, watercolour set, paint brushes, sake set, ' +
      'tea set, cushion cover, throw blanket, bedspread, picture hooks',
    de:
      'tasse, becher, glas, gläser, karaffe, kanne, krug, teekanne, kaffeebereiter, wasserkocher, ' +
      'teller, schale, schüssel, platte, tablett, schneidebrett, messer, kochmesser, besteck, löffel, ' +
      'pfanne, topf, wok, bräter, backform, backblech, brotdose, brotbox, lunchbox, dose, box, ' +
      'behälter, vorratsglas, trinkflasche, flasche, thermosflasche, mühle, kaffeemühle, pfeffermühle, ' +
      'nudelholz, geschirrtuch, tischdecke, servietten, untersetzer, kerze, kerzen, vase, übertopf, ' +
      'blumentopf, kissen, kissenbezug, decke, wolldecke, bettwäsche, handtuch, handtücher, badematte, ' +
      'vorhang, vorhänge, teppich, spiegel, wanduhr, bilderrahmen, korb, wäschekorb, laterne, ' +
      'fußmatte, gießkanne, seifenschale, haken, brotkasten, korkenzieher, rucksack, tasche, ' +
      'geldbörse, geldbeutel, handtasche, koffer, beutel, regenschirm, yogamatte, fahrrad, velo, rennrad, damenrad, herrenrad, kinderrad, hollandrad, klapprad, zelt, ' +
      'schlafsack, vogelhaus, notizbuch, kalender, stift, schlüsselanhänger, toaster, mixer, ' +
      'gusseisenpfanne, dampfgarer, sieb, messbecher, rührschüssel, ausstecher, muffinform, ' +
      'pizzastein, schäler, reibe, dosenöffner, eiswürfelform, wischmopp, mopp, besen, bügelbrett, ' +
      'wäscheständer, mülleimer, gewichtsdecke, badetuch, springseil, campingstuhl, kühlbox, ' +
      'bauchtasche, reisetasche, federmäppchen, skizzenbuch, kissenhülle, plaid, tagesdecke, ' +
      'tischläufer, kerzenständer, kerzenhalter, teelichthalter, kaffeeservice, teeservice, tafelservice, ' +
      'speiseservice, essservice, kaffeegeschirr, teegeschirr',
    es:
      'taza, vaso, copa, jarra, tetera, cafetera, hervidor, plato, platos, cuenco, bol, bandeja, tabla ' +
      'de cortar, cuchillo, cubertería, cuchara, sartén, olla, cacerola, wok, molde, fiambrera, ' +
      'recipiente, tarro, botella, termo, molinillo, rodillo, mantel, servilletas, posavasos, vela, ' +
      'velas, jarrón, maceta, cojín, almohada, manta, edredón, ropa de cama, sábanas, toalla, toallas, ' +
      'alfombrilla, cortina, alfombra, espejo, reloj de pared, marco, cesta, farol, felpudo, regadera, ' +
      'jabonera, gancho, sacacorchos, mochila, bolso, bolsa, cartera, monedero, maleta, neceser, ' +
      'paraguas, esterilla, bicicleta, tienda de campaña, cuaderno, agenda, llavero, tostadora, ' +
      'batidora, sartén de hierro, vaporera, colador, tazas medidoras, rallador, pelador, abrelatas, ' +
      'fregona, escoba, tabla de planchar, tendedero, cubo de basura, manta con peso, comba, silla de ' +
      'camping, nevera portátil, riñonera, bolsa de viaje, funda de cojín, colcha, camino de mesa, ' +
      'candelabro, portavelas',
    fr:
      'tasse, mug, gobelet, verre, verres, carafe, pichet, théière, cafetière, bouilloire, assiette, ' +
      'assiettes, assiettes creuses, assiettes plates, assiettes à dessert, assiettes à soupe, ' +
      'assiette creuse, assiette plate, bol, saladier, plateau, planche à découper, couteau, couverts, ' +
      'cuillère, poêle, casserole, marmite, cocotte, wok, moule, boîte à lunch, boîte à repas, lunch ' +
      'box, boîte, bocal, gourde, bouteille, thermos, moulin, moulin à café, rouleau à pâtisserie, ' +
      'torchon, nappe, serviettes, dessous de verre, bougie, bougies, vase, pot de fleurs, cache-pot, ' +
      'coussin, oreiller, plaid, couverture, couette, linge de lit, draps, serviette, tapis de bain, ' +
      'rideau, rideaux, tapis, miroir, horloge, cadre, panier, lanterne, paillasson, arrosoir, ' +
      'porte-savon, crochet, tire-bouchon, sac à dos, sac, sac à main, portefeuille, porte-monnaie, ' +
      'valise, trousse, parapluie, tapis de yoga, vélo, tente, carnet, agenda, porte-clés, ' +
      'grille-pain, mixeur, poêle en fonte, cuiseur vapeur, passoire, tamis, râpe, éplucheur, ' +
      'ouvre-boîte, serpillière, balai, planche à repasser, étendoir, poubelle, couverture lestée, ' +
      'corde à sauter, chaise de camping, glacière, sac de voyage, housse de coussin, couvre-lit, jeté ' +
      'de lit, chemin de table, bougeoir, photophore, chandelier',
  },
  handmade: {
    en:
      'paperback, hardback book, hardcover book, action figure, banknote, postcard, wax melts, ' +
      'costume, wig, fridge magnet, tankard, bookmark, wrapping paper, bunting, cake topper, jewellery ' +
      'box, jewelry box, music box, photo album, wall art, house number, doormat, door mat, boot ' +
      'scraper, easel, abacus, stacking ring, necklace, earrings, ring, bracelet, pendant, brooch, ' +
      'anklet, print, art print, poster, painting, watercolour, watercolor, sculpture, figurine, wall ' +
      'hanging, macrame, embroidery, embroidery hoop, quilt, card, thank you card, thank you cards, ' +
      'birthday card, birthday cards, note cards, place cards, greeting card, invitation, stickers, ' +
      'sticker, pattern, sewing pattern, digital download, printable, ornament, wreath, garland, ' +
      'dreamcatcher, portrait, sign, stamp, yarn, sock yarn, wool yarn, crochet pattern, knitting ' +
      'pattern, knitting kit, crochet kit, embroidery kit, fabric bundle, quilting fabric, beads, ' +
      'template, seating chart, seating chart template, invitation template, planner template, resume ' +
      'template, spreadsheet, clip art, svg file, candle making kit, resin mold, amigurumi, crochet ' +
      'toy, cufflinks, hair clip, dice, charm, patch, enamel pin, illustration, suncatcher, sun ' +
      'catcher, wind chime, windchime, plant hanger, baby mobile, cot mobile, crib mobile, nursery mobile, ' +
      'crane mobile, hanging mobile, paper mobile, felt mobile, kinetic mobile',
    de: 'haarklammer, haarklammern, kette, halskette, ohrringe, ring, armband, anhänger, brosche, druck, kunstdruck, poster, gemälde, aquarell, skulptur, figur, wandbehang, makramee, stickerei, quilt, karte, grußkarte, einladung, aufkleber, sticker, schnittmuster, ornament, kranz, girlande, porträt, schild, stempel, haarspange, garn, sockengarn, sockenwolle, strickwolle, häkelanleitung, strickanleitung, vorlage, amigurumi',
    es: 'collar, pendientes, anillo, pulsera, colgante, broche, lámina, póster, pintura, cuadro, acuarela, ilustración, escultura, figura, tapiz, macramé, bordado, colcha, tarjeta, invitación, pegatinas, pegatina, patrón, adorno, corona, guirnalda, retrato, cartel, sello, amigurumi, ovillo, madeja, plantilla, kit de bordado',
    fr: "collier, boucles d'oreilles, bague, bracelet, pendentif, broche, affiche, illustration, poster, tableau, peinture, aquarelle, sculpture, figurine, tenture, macramé, broderie, carte, invitation, autocollants, autocollant, patron, ornement, couronne, guirlande, portrait, pancarte, tampon, amigurumi, pelote, écheveau, patron de couture, patron de tricot, modèle imprimable",
  },
  toys: {
    en: 'locomotive, diesel loco, steam loco, loco, tank engine, model train, nest box, bird bath, bird table, dog kennel, rabbit hutch, fish tank, hamster cage, chicken coop, dog crate, roller skates, ice skates, sledge, skipping rope, wetsuit, saxophone, cat tunnel, bouncer, walker, dog bowl, toy, toys, doll, teddy bear, teddy, plush, soft toy, puzzle, jigsaw, board game, card game, building blocks, blocks, rattle, teether, play mat, baby blanket, bib, bibs, baby carrier, stroller, pram, pushchair, car seat, high chair, changing mat, nappy bag, diaper bag, dog bed, dog collar, dog leash, dog lead, dog toy, puzzle toy, dog puzzle toy, cat tree, cat toy, scratching post, pet bed, aquarium, litter box, play kitchen, balance bike, kite, train set, stacking rings, harness, dog harness, baby bottle, pacifier, sleeping sack',
    de: 'spielzeug, puppe, teddy, kuscheltier, puzzle, brettspiel, kartenspiel, bausteine, rassel, beißring, spielmatte, babydecke, lätzchen, kinderwagen, autositz, hochstuhl, wickelunterlage, hundebett, hundehalsband, hundeleine, hundegeschirr, katzenbaum, katzenspielzeug, kratzbaum, laufrad, drachen, greifling, schlafsack',
    es: 'juguete, juguetes, muñeca, peluche, puzle, puzzle, juego de mesa, bloques, sonajero, mordedor, manta de juego, babero, cochecito, silla de coche, trona, cambiador, cama para perro, collar para perro, correa, arnés, rascador, triciclo, cometa',
    fr: "jouet, jouets, poupée, peluche, doudou, puzzle, jeu de société, jeu de cartes, cubes, hochet, anneau de dentition, tapis d'éveil, bavoir, poussette, siège auto, chaise haute, panier pour chien, collier pour chien, laisse, harnais, arbre à chat, griffoir, draisienne, cerf-volant",
  },
  service: {
    en:
      'lawn mowing, hedge trimming, rewiring, tax return, tax returns, plumber, plumbing, electrician, ' +
      'cleaning, cleaning service, boiler service, repair service, repairs, gardening, landscaping, ' +
      'lawn care, painting service, decorating, roofing, removals, moving service, dog walking, pet ' +
      'sitting, babysitting, catering, photography, wedding photography, portrait photographer, ' +
      'wedding photographer, family photographer, newborn photographer, event photographer, pet ' +
      'photographer, food photographer, boudoir photographer, school photographer, photographer, ' +
      'boiler repair, boiler service and repair, consulting, consultancy, accounting, bookkeeping, tax ' +
      'advice, legal advice, massage, haircut, hairdressing, physiotherapy, dental care, tutoring, ' +
      'coaching, web design, graphic design, translation, car wash, car repair, mobile mechanic, ' +
      'locksmith, pest control, window cleaning, carpet cleaning, handyman, installation, delivery ' +
      'service, taxi, rental, hosting, maintenance, inspection, design service, editing, proofreading, ' +
      'drain clearing, bathroom fitting, kitchen fitting, tiling, plastering, flooring, loft ' +
      'conversion, driveway, fencing, tree surgery, tree surgeon, arborist, piano teacher, guitar ' +
      'teacher, maths tutor, driving instructor, makeup artist, nail technician, dog walker, dog ' +
      'trainer, window cleaner, wedding planner, interior designer, massage therapist, face painter, ' +
      'private chef, plasterer, roofer, landscaper, bricklayer, gutter cleaning, roof survey, drone ' +
      'survey, building survey, house survey, damp survey, aerial photography, drone photography, ' +
      'house clearance, car valeting, mobile car valeting, valeting, car detailing, mobile car ' +
      'detailing, ironing service, personal training, nail salon, tattoo, dog grooming, wedding ' +
      'planning, video production, copywriting, interior design, immigration advice, mortgage advice, ' +
      'tuition, maths tuition, alterations, clothing alterations, dress alterations, wedding dress ' +
      'alterations, curtain alterations, piano tuning, chimney sweeping, chimney sweep, knife ' +
      'sharpening, bike servicing, caravan servicing, boiler servicing, car servicing, furniture ' +
      'restoration, french polishing, stump grinding, pressure washing, jet washing, airport ' +
      'transfers, dog boarding, bridal hair, bridal makeup, man and van, van hire, skip hire, marquee ' +
      'hire, bouncy castle hire, photo booth hire, boat hire, tool hire, costume hire, chair hire, ' +
      'equipment hire, bike hire, car hire, suit hire, pa hire, wedding dj, mobile disco, tree ' +
      'felling, hedge cutting, fence painting, reupholstery, chair reupholstery, cat sitting, house ' +
      'sitting, mobile hairdresser, dog groomer, mobile dog groomer, lash extensions, eyebrow ' +
      'threading, reiki, pat testing, key cutting, engraving service, calligraphy service, picture ' +
      'framing, curtain making, blind fitting, carpet fitting, kitchen fitter, septic tank emptying, ' +
      'horse clipping, sheep shearing, kayak tours, cv writing, ebook formatting, voice over, logo ' +
      'design, website audit, seo audit',
    de: 'escape room, escape game, unternehmen, handwerksbetrieb, malerbetrieb, kanzlei, fahrschule, musikschule, klempner, sanitär, elektriker, reinigung, gebäudereinigung, wartung, reparatur, gartenpflege, gartenbau, malerarbeiten, dachdecker, umzug, umzugsservice, hundebetreuung, kinderbetreuung, catering, fotografie, beratung, buchhaltung, steuerberatung, rechtsberatung, massage, friseur, physiotherapie, nachhilfe, coaching, webdesign, übersetzung, autowäsche, kfz-werkstatt, schlüsseldienst, schädlingsbekämpfung, fensterreinigung, hausmeisterservice, installation, vermietung, montage, rohrreinigung, badsanierung, fliesenarbeiten, dachreparatur, hochzeitsfotografie, entrümpelung, haushaltshilfe, personal training, hundefriseur, hochzeitsplanung, videoproduktion, innenarchitektur, nachhilfeunterricht',
    es:
      'escape room, sala de escape, fontanero, fontanería, electricista, limpieza, servicio de ' +
      'limpieza, reparación, jardinería, pintura de pisos, mudanzas, paseo de perros, cuidado de ' +
      'niños, catering, fotografía, consultoría, contabilidad, asesoría, masaje, peluquería, ' +
      'fisioterapia, clases particulares, coaching, diseño web, traducción, lavado de coches, taller ' +
      'mecánico, cerrajero, control de plagas, instalación, alquiler, mantenimiento, apertura de ' +
      'puertas, cerrajería, desatascos, reformas, alicatado, fotografía de bodas, entrenamiento ' +
      'personal, peluquería canina, organización de bodas, diseño de interiores',
    fr: "escape game, escape room, plombier, plomberie, électricien, nettoyage, ménage, réparation, jardinage, paysagiste, peinture intérieure, couvreur, déménagement, promenade de chiens, garde d'enfants, traiteur, photographie, conseil, comptabilité, massage, coiffure, kinésithérapie, soutien scolaire, coaching, création de site, traduction, lavage auto, garage automobile, serrurier, installation, location, entretien, dépannage, débouchage, rénovation de salle de bain, carrelage, photographie de mariage, débarras, coach sportif, toilettage, organisation de mariage, décoration d'intérieur, ouverture de porte",
  },
  course: {
    en: 'course, online course, workshop, class, classes, masterclass, bootcamp, lesson, lessons, training, webinar, tutorial series, certification course, retreat, seminar',
    de: 'kurs, onlinekurs, workshop, seminar, lehrgang, schulung, unterricht, webinar, fortbildung',
    es: 'curso, taller, clase, clases, formación, seminario, masterclass',
    fr: 'cours, atelier, formation, stage, masterclass, séminaire, leçons',
  },
  property: {
    en: 'terrace, terraced house, maisonette, duplex, apartment, flat, house, studio, cottage, bungalow, villa, condo, townhouse, holiday home, holiday cottage, cabin, office space, plot of land, garage, room to rent, bed and breakfast, guest house',
    de: 'wohnung, haus, einfamilienhaus, ferienwohnung, ferienhaus, bungalow, villa, reihenhaus, büroraum, grundstück, garage, zimmer, pension',
    es: 'piso, apartamento, casa, estudio, chalet, villa, adosado, casa rural, oficina, terreno, garaje, habitación',
    fr: "appartement, maison, studio, villa, pavillon, gîte, chalet, bureau à louer, terrain, garage, chambre d'hôtes",
  },
  general: {
    en:
      'fat quarter, fat quarters, fat quarter bundle, fabric bundle, jelly roll fabric, charm pack, ' +
      'garden bed, raised garden bed, raised bed, book, novel, cookbook, children’s book, activity ' +
      'book, comic, magazine, lp, vinyl record, record, cd, dvd, car, van, campervan, motorbike, ' +
      'motorcycle, moped, caravan, trailer, car part, bumper, wheel, tyre, tire, exhaust, resistance ' +
      'bands, resistance band, loop bands, resistance loop bands, booty bands, kettlebell, treadmill, skateboard, scooter, surfboard, kayak, ladder, ' +
      'wheelbarrow, software, e-book, ebook, gift card, fishing lure, lure, crankbait, fishing rod, ' +
      'fishing reel, brake pads, brake pad, leather saddle, bike saddle, saddle, water fountain, cat ' +
      'water fountain, pet fountain, door handle, door handles, door knob, cabinet knobs, drawer ' +
      'pulls, paddle board, terrarium kit, terrarium, wine rack, spice rack, key holder, name tag, dog ' +
      'tag, salad spinner, cake stand, plant hanger, tea infuser, garlic press, knife sharpener, ' +
      'shower caddy, laundry hamper, door stopper, table runner, picture ledge, phone mount, bike ' +
      'rack, laptop sleeve, guitar strap, compost bin, levitating plant pot, brake disc, brake discs, ' +
      'alternator, starter motor, radiator, shock absorber, spark plug, spark plugs, oil filter, air ' +
      'filter, wiper blades, car mat, car mats, roof rack, tow bar, house plant, houseplant, ' +
      'succulent, bonsai, seeds, fertiliser, fertilizer, potting soil, trading card, trading cards, ' +
      'model kit, skis, snowboard, golf club, golf clubs, golf balls, tennis racket, helmet, bike ' +
      'helmet, cable clips, cable ties, wall paint, pocket knife, wall mount, tv wall mount, tripod, ' +
      'binoculars, telescope, wheelchair, walking stick, piano, violin, ukulele, drum kit, trumpet, ' +
      'flute, keyboard stand',
    de: 'samen, saatgut, buch, roman, kochbuch, schallplatte, schallplatten, cd, dvd, ersatzteil, felge, reifen, fitnessband, leiter, roller, kajak, schubkarre, lp, lichtmaschine, anlasser, bremsbeläge, bremsscheibe, bremsscheiben, stoßdämpfer, kotflügel, zündkerze, ölfilter, luftfilter, dachträger, anhängerkupplung, autoteil, zimmerpflanze, pflanze, sukkulente, blumenzwiebeln, saatgut, dünger, blumenerde, sammelkarte, ski, snowboard, golfschläger, tennisschläger, fahrradhelm, helm, angelrute, köder, wobbler, angelrolle, stativ, fernglas, teleskop, klavier, geige, ukulele, schlagzeug, trompete, wandhalterung, wandfarbe',
    es: 'libro, novela, vinilo, disco, cd, dvd, recambio, llanta, neumático, bandas elásticas, escalera, patinete, kayak, carretilla, señuelo, caña de pescar, carrete, pastillas de freno, alternador, radiador, bujía, planta de interior, planta, suculenta, semillas, fertilizante, sustrato, casco, raqueta, trípode, prismáticos, telescopio, piano, violín, ukelele, batería musical, soporte de pared, pintura de pared',
    fr: 'livre, roman, vinyle, disque, cd, dvd, pièce auto, jante, pneu, bandes élastiques, échelle, trottinette, kayak, brouette, leurre, canne à pêche, moulinet, plaquettes de frein, alternateur, radiateur auto, bougie d’allumage, plante d’intérieur, plante, graines, engrais, terreau, pièce de monnaie, casque de vélo, raquette, trépied, jumelles, télescope, piano, violon, ukulélé, support mural, peinture murale, atlas',
  },
};
