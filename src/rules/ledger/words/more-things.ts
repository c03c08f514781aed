/**
 * Further product nouns by the rows of `product-types.ts`. Only words that name what is
 * sold: no part ("Griff", "manche") and no word that is more often something else. German compounds end in these words.
 */
export const moreThings: Readonly<
  Record<string, Readonly<Partial<Record<'en' | 'de' | 'es' | 'fr', string>>>>
> = {
  apparel: {
    en:
      'bathrobe, sarong, scrunchie, hair tie, hair bow, hair claw, claw clip, pocket square, ' +
      'cufflinks, tie clip, compression socks, thermal underwear, base layer, fingerless gloves, work ' +
      'gloves, ear warmers, arm warmers, leg warmers, cowl, beret, fascinator, cummerbund, leotard, ' +
      'tutu, tracksuit, joggers, chinos, bralette, sports bra, boxer briefs, nightgown, swim trunks, ' +
      'board shorts, cover up, puffer jacket, gilet, anorak, windbreaker',
    de: 'krabbelschuhe, babyschuhe, latzhose, pumphose, halstuch, loopschal, stulpen, cardigan, parka, blazer, sakko, hosenträger, bikini, badehose, ballerinas, clogs, babymütze, regenjacke, softshelljacke, wickelkleid, haarband, turban, fliege',
    es: 'albornoz, cazadora, americana, parka, gabardina, bikini, braga, sujetador, tirantes, mocasines, zuecos, body, peto, ranita, capota, pajarita, fular, boina, abarcas, mitones, bermudas, chubasquero, camisón',
    fr: 'blouson, blazer, parka, trench, imperméable, bikini, culotte, soutien-gorge, bretelles, mocassins, sabots, body, bloomer, barboteuse, nœud papillon, snood, béret, moufles, bermuda, caban, jogging, chaussons bébé, sandale, chemise de nuit',
  },
  electronics: {
    en:
      'electric grill, extension cord, extension lead, tablet case, tablet stand, laptop sleeve, mouse ' +
      'pad, desk mat, guitar pedal, guitar capo, guitar tuner, guitar strap, drum sticks, drum pad, ' +
      'harmonica, camera strap, camera bag, lens hood, lens cap, lens filter, printer ink, ink ' +
      'cartridge, car seat cover, steering wheel cover, roof box, smoke detector, pasta maker, popcorn ' +
      'maker, bread maker, phone grip, phone mount, ring light, light bar, monitor light bar, monitor ' +
      'stand, graphics tablet, card reader, usb hub, docking station, wrist rest, earplugs, pendant ' +
      'light, ceiling light, wall light, wall sconce, motion sensor, window fan, bike computer, tool ' +
      'box, tool bag, tool belt, tape measure, screwdriver set, wrench set, hammer, paint roller, ' +
      'pruning shears, hose reel, brake pads, floor mats, dash mat',
    de:
      'wischerblätter, scheibenwischer, bremsbeläge, bremsscheiben, zündkerzen, ölfilter, luftfilter, ' +
      'innenraumfilter, keilriemen, stoßdämpfer, fahrradcomputer, bordcomputer, spülmaschine, ' +
      'rauchmelder, autobatterie, küchenmaschine, standmixer, stabmixer, mixer, toaster, waffeleisen, ' +
      'kaffeemaschine, kaffeevollautomat, mikrowelle, backofen, kochfeld, fritteuse, dampfgarer, ' +
      'winkelschleifer, exzenterschleifer, bandschleifer, bohrhammer, lötkolben, multimeter, ' +
      'hochdruckreiniger, rasentrimmer, heckenschere, dampfreiniger, bügeleisen, heizkörper, ' +
      'klimaanlage, luftentfeuchter, luftbefeuchter, grafikkarte, mainboard, netzteil, prozessor, ' +
      'subwoofer, receiver, soundbar, blitzgerät, spielekonsole, controller, wecker, wetterstation, ' +
      'türklingel, überwachungskamera, kompressor, fräse, oberfräse, keyboard, synthesizer, mischpult, ' +
      'dashcam, kettensäge, laubbläser, häcksler, vertikutierer, zeitschaltuhr, mehrfachsteckdose',
    es:
      'game boy, flexo, flexo led, lámpara de escritorio, lámpara de mesa, robot de cocina, licuadora, ' +
      'sandwichera, gofrera, microondas, horno, freidora, freidora de aire, lijadora, soldador, ' +
      'multímetro, desbrozadora, cortasetos, plancha, aire acondicionado, deshumidificador, ' +
      'humidificador, tarjeta gráfica, placa base, fuente de alimentación, procesador, subwoofer, ' +
      'barra de sonido, flash, videoconsola, mando, despertador, timbre, compresor, fresadora, ' +
      'sintetizador, caladora, soplador, regleta',
    fr:
      'game boy, machine à laver, machine à café, robot de cuisine, blender, mixeur, grille-pain, gaufrier, ' +
      'machine à café, micro-ondes, four, friteuse, ponceuse, fer à souder, multimètre, taille-haie, ' +
      'débroussailleuse, fer à repasser, climatiseur, déshumidificateur, humidificateur, carte ' +
      'graphique, carte mère, processeur, caisson de basses, barre de son, flash, console de jeux, ' +
      'manette, réveil, sonnette, compresseur, défonceuse, synthétiseur, scie sauteuse, souffleur, ' +
      'autoradio, multiprise, robot pâtissier, lampe de bureau, lampe de chevet, rallonge électrique, ' +
      'lampe frontale, lampe torche, lampe de poche, lampe solaire, casque antibruit, casque anti-bruit, casque audio, souffleuse à neige',
  },
  food: {
    en: 'gummies, cake mix, baking mix, pancake mix, brownie mix, latte mix, chai mix, smoothie mix, apple butter, pumpkin butter, pear butter, fruit butter, vanilla extract, whiskey, trail mix, rice cakes, nut butter, almond butter, bone broth, chili crisp, chilli oil, garlic salt, everything seasoning, herbal tea, tea bags, cold brew, multivitamin, probiotic, melatonin, fish food, cat treats',
    de:
      'kürbiskernmus, nussmus, mandelmus, erdnussmus, cashewmus, haselnussmus, apfelmus, pflaumenmus, ' +
      'fruchtmus, tahin, hummus, kräutertee, früchtetee, rooibostee, grüntee, schwarztee, beuteltee, gebäck, pralinen, bonbons, gummibärchen, trockenfrüchte, ' +
      'datteln, linsen, kichererbsen, gewürzmischung, chutney, ketchup, likör, schnaps, obstbrand, ' +
      'rum, whisky, sekt, kombucha, schinken, salami, speck, leberwurst, espresso, backmischung, ' +
      'zucker, kauknochen, gelee, granola, tomatensauce',
    es: 'bombones, dátiles, lentejas, garbanzos, licor, ron, whisky, vermut, cava, kombucha, salchichón, lomo, mojama, anchoas, conservas, azúcar, confitura, membrillo, pimentón, azafrán, infusión, magdalenas, polvorones, mazapán, encurtidos, paté, alubias',
    fr: 'pralines, nougat, dattes, lentilles, pois chiches, liqueur, rhum, whisky, champagne, cidre, kombucha, jambon, terrine, rillettes, foie gras, sucre, gelée, safran, madeleines, sablés, tapenade, conserves, macarons, calissons, pain d’épices',
  },
  beauty: {
    en:
      'body bar, bath bar, face bar, facial bar, cleansing bar, shaving bar, lip mask, lip scrub, sugar scrub, shower steamer, shower steamers, bath bombs, bath soak, ' +
      'massage oil, wax melts, room spray, shampoo bars, conditioner bar, soap saver, cuticle oil, ' +
      'cuticle oil pen, nail oil pen, cuticle pen, lash serum, brow gel, concealer pen, teeth whitening pen, ' +
      'hand soap, sleep mask, eye pillow, heating pad, hair towel wrap, shaving brush, beard brush, ' +
      'beard kit, nail clippers, tweezers, makeup sponge, perfume atomizer',
    de: 'rasierseife, gesichtswasser, tagescreme, nachtcreme, badeöl, massageöl, zahnpasta, haarkur, rasierhobel, rasiermesser, haarschneidemaschine, parfum, körperöl, fußcreme, salbe, balsam, körpermilch, haarserum, gesichtspeeling',
    es: 'crema de noche, crema de día, aceite de masaje, aceite corporal, pasta de dientes, maquinilla, colonia, ungüento, leche corporal, agua de colonia, espuma de afeitar, crema corporal',
    fr: 'crème de jour, crème de nuit, huile de massage, huile corporelle, dentifrice, rasoir de sûreté, eau de parfum, eau de toilette, lait corporel, lait pour le corps, mousse à raser, crème corps, huile visage, savon d’alep, eau florale, hydrolat',
  },
  furniture: {
    en:
      'plant stand, blanket ladder, coat stand, hat rack, shelf bracket, quilt rack, bed rail, bed ' +
      'canopy, monitor riser, patio furniture, bistro set, step stool, bean bag, pouf, console table, ' +
      'end table, media console, wall shelf, floating shelf, shoe cabinet, laundry hamper, garden ' +
      'bench, rocking chair',
    de: 'gartenliege, laufstall, kronleuchter, tresor, wohnwagen, pavillon, planschbecken, rutsche, werkbank, vitrine, anrichte, truhe, lattenrost, paravent, raumteiler, wandboard, liegestuhl, sitzsack, eckbank, sekretär',
    es: 'estufa, caja fuerte, caballete, parque infantil, vitrina, baúl, somier, canapé, biombo, butaca, mecedora, puf, recibidor, mesilla, mesita, litera, tumbona, consola recibidor, cabecero, sillas',
    fr: 'carré potager, bac potager, lustre, établi, parc bébé, chevalet, vitrine, coffre, sommier, paravent, rocking-chair, pouf, console, table de nuit, lits superposés, chaise longue, tête de lit, desserte, méridienne, chaises, enfilade, bonnetière',
  },
  kitchen: {
    en:
      'incense, incense sticks, comb, globe, blinds, horse halter, oven mitt, oven glove, salt shaker, ' +
      'butter bell, butter keeper, mug rug, mug rugs, salt pig, salt cellar, butter dish, candle holder, tealight holder, candle snuffer, reed ' +
      'diffuser, incense holder, incense burner, lampshade, pillow cover, duvet cover, jewelry dish, ' +
      'ring dish, trinket dish, soap dispenser, toilet brush, trekking poles, hiking poles, pet ' +
      'carrier, litter box, cat litter box, cat tunnel, cat flap, cat fountain, dog ramp, packing ' +
      'cubes, passport holder, passport cover, luggage tag, card holder, key holder, knife roll, knife ' +
      'block, wine stopper, wine rack, tea caddy, tea cosy, coffee scoop, coffee dripper, coffee ' +
      'canister, moka pot, milk frother, honey dipper, honey pot, cake stand, cake server, pie dish, ' +
      'pizza peel, pizza cutter, potato masher, lemon squeezer, egg timer, egg poacher, flour sifter, ' +
      'oil dispenser, olive oil dispenser, oil bottle, spice rack, spice jar, spice jars, utensil ' +
      'holder, mug tree, mug rack, pot rack, plate rack, dish rack, sink caddy, shower caddy, towel ' +
      'rack, towel ring, towel warmer, curtain rod, curtain tieback, chair cover, sofa cover, garden ' +
      'gloves, garden kneeler, plant mister, plant saucer, watering globe, grow bag, bird bath, garden ' +
      'statue, wind chime, sun shade, pool float, ski goggles, pull up bar, yoga block, swim goggles, ' +
      'first aid kit, ice pack, thermometer, knee brace, back brace, hearing aid, soccer ball, ' +
      'basketball, baking mat, proofing basket, banneton, mortar and pestle, cheese board, charcuterie ' +
      'board, serving board, serving tray, salad servers, napkin rings, table runner, advent calendar, ' +
      'christmas stocking, gift box, gift bag, gift tags, photo album, guest book, wall calendar, ' +
      'magnifying glass, faucet, toilet seat, wallpaper, dream catcher, dreamcatcher, suncatcher, ' +
      'tapestry',
    de:
      'messerset, salzstreuer, ausstechform, serviette, pflanzgefäß, trockenblumen, nachtlicht, ' +
      'lampenschirm, schlüsselbrett, seifenspender, geschenkbox, geschenkpapier, christbaumkugel, ' +
      'tortentopper, tischkarten, stickset, bügelperlen, spielküche, brotkasten, brotkorb, reibe, ' +
      'sieb, topflappen, kochlöffel, pfannenwender, kelle, mörser, eierbecher, teesieb, windlicht, ' +
      'raumduft, diffuser, räucherstäbchen, tagesdecke, spannbettlaken, bettlaken, tischläufer, ' +
      'tischset, platzset, serviettenring, weinregal, flaschenöffner, korkenzieher, käseglocke, ' +
      'tortenplatte, thermobecher, isolierflasche, einkaufskorb, kosmetiktasche, kulturbeutel, ' +
      'turnbeutel, brieftasche, kartenetui, etui, koffer, trolley, wandhaken, kleiderbügel, mülleimer, ' +
      'wäscheständer, bügelbrett, besen, federmäppchen, mäppchen, schulranzen, füllfederhalter, ' +
      'kugelschreiber, zelt, isomatte, luftmatratze, sonnenschirm, sonnensegel, feuerschale, grill, ' +
      'vogelhaus, nistkasten, futterhaus, insektenhotel, hochbeet, gewächshaus, gartenschlauch, ' +
      'spaten, schaufel, harke, axt, beil, schere, rosenschere, gartenschere, zange, hammer, ' +
      'schraubendreher, schraubenschlüssel, schraubstock, werkzeugkoffer, brotmesser, salzmühle, ' +
      'butterdose, sparschäler, stövchen, saftpresse, einmachglas, kissenhülle, handyhalter, nähset, ' +
      'nähkästchen',
    es:
      'cortador de galletas, manopla de horno, paño de cocina, ambientador, macetero, flores secas, ' +
      'juego de sábanas, cesto de ropa, cepillo de pelo, bomba de baño, luz de bici, topper para ' +
      'tarta, caja de regalo, soporte de móvil, funda de móvil, vajilla, batería de cocina, navaja, ' +
      'panera, mortero, huevera, tabla de quesos, especiero, botellero, quemador, difusor, incienso, ' +
      'sábana bajera, salvamanteles, individuales, servilletero, funda nórdica, edredón nórdico, ' +
      'estuche, tarjetero, bandolera, riñonera, maletín, perchas, cubo, escurreplatos, pluma ' +
      'estilográfica, bolígrafo, saco de dormir, colchoneta, sombrilla, barbacoa, casita para pájaros, ' +
      'comedero, huerto urbano, invernadero, manguera, pala, rastrillo, hacha, tijeras, tijeras de ' +
      'podar, alicates, martillo, destornillador, llave inglesa, caja de herramientas, abrebotellas, ' +
      'cuchillo jamonero, delantal de cocina, paellera, cazuela, puchero, ensaladera, sopera, ' +
      'azucarero, salero, aceitera, cantimplora, frasco, cenicero, tetera de hierro, toallero, ' +
      'cojines, bolso de mano, mochila escolar, neceser de viaje',
    fr:
      'emporte-pièce, fleurs séchées, veilleuse, abat-jour, parure de lit, porte-manteau, brosse à ' +
      'cheveux, bombe de bain, éclairage vélo, kit broderie, topper gâteau, support téléphone, housse ' +
      'd’ordinateur, service à thé, boîte à pain, mortier, coquetier, planche à fromage, ' +
      'porte-bouteilles, diffuseur, encens, drap housse, dessous de plat, set de table, rond de ' +
      'serviette, housse de couette, étui, porte-cartes, sacoche, cartable, cintres, poubelle, ' +
      'égouttoir, stylo plume, stylo, tente, sac de couchage, matelas gonflable, parasol, barbecue, ' +
      'brasero, nichoir, mangeoire, hôtel à insectes, potager, serre, tuyau d’arrosage, bêche, pelle, ' +
      'râteau, hache, ciseaux, sécateur, pince, marteau, tournevis, clé à molette, boîte à outils, ' +
      'décapsuleur, tajine, plat à tarte, soupière, sucrier, salière, poivrier, beurrier, carafe à ' +
      'vin, flacon, cendrier, porte-serviettes, pochette, trousse, trousse de toilette, sac à main, ' +
      'cabas, sac cabas, tote bag, besace, valise, housse de coussin, photophore, bougeoir, chemin de ' +
      'table, jardinière, moule à gâteau, gant de cuisine, manique, bouillotte, pot à lait, ' +
      'repose-cuillère, vide-poche, patère, mobile',
  },
  handmade: {
    en:
      'calendar, pencils, markers, ribbon, balloons, bangle, cuff bracelet, hoop earrings, watch ' +
      'strap, ring box, ring cone, jewelry box, jewelry stand, earring holder, dried flowers, bouquet, ' +
      'growth chart, party banner, party favors, cake topper, table numbers, place cards, wax seal, ' +
      'washi tape, ink pad, bead kit, craft kit, sewing kit, knitting needles, cross stitch kit, ' +
      'needle case, thimble, yarn bowl, yarn winder, book sleeve, book light, book stand, bookplate, ' +
      'pocket mirror, key fob, lanyard',
    de:
      'ticket, tickets, eintrittskarten, konzertkarten, schmuckkästchen, kästchen, kostüm, staffelei, ' +
      'globus, füller, füllhalter, briefmarke, armbanduhr, herrenuhr, damenuhr, taschenuhr, standuhr, ' +
      'kuckucksuhr, kinderuhr, traumfänger, mobile, schnullerkette, gästebuch, ringkissen, ' +
      'geldgeschenk, wimpelkette, türkranz, stickrahmen, ohrstecker, creolen, ohrhänger, fußkettchen, ' +
      'kettchen, ehering, trauring, verlobungsring, armreif, manschettenknöpfe, haarreif, haargummi, ' +
      'scrunchie, häkeltier, fensterbild, lesezeichen, fotoalbum, adventskalender, weihnachtskugel, ' +
      'christbaumschmuck, teelichthalter, windspiel, untersetzer, namensschild, wandbild, tischkarte, ' +
      'dankeskarte, trauanhänger, buchstütze',
    es:
      'entradas, joyero, disfraz, globo terráqueo, moneda, reloj de pulsera, atrapasueños, móvil de ' +
      'cuna, chupetero, cadena chupete, libro de firmas, guirnalda de banderines, aros, tobillera, ' +
      'esclava, alianza, gargantilla, gemelos, coletero, horquilla, marcapáginas, álbum de fotos, ' +
      'calendario de adviento, bola de navidad, carillón, placa, tarjetas, recordatorio, imán, ' +
      'alfiler, gancho de pelo, pasador, tocado, corona de flores, ramo, abanico',
    fr:
      'déguisement, coffret cadeau, corbeille, attrape-rêves, mobile bébé, attache-tétine, livre d’or, ' +
      'guirlande de fanions, créoles, puces d’oreilles, bracelet de cheville, alliance, jonc, sautoir, ' +
      'boutons de manchette, chouchou, barrette, marque-page, album photo, calendrier de l’avent, ' +
      'boule de noël, carillon, plaque de porte, faire-part, magnet, épingle, pince à cheveux, ' +
      'headband, couronne de fleurs, bouquet, éventail, attrape-soleil, médaille, serre-tête, peigne à ' +
      'cheveux, plaque',
  },
  toys: {
    en: 'stuffed animal, dollhouse, doll clothes, dice set, dice tower, dice tray, sandbox, slime, play dough, baby mobile, swaddle, pacifier clip, teether, rattle, busy board, puzzle mat, card sleeves, tea party set, baby gate, baby bath, bottle brush, bottle warmer, nursing cover, crib bumper',
    de:
      'laufband, ergometer, hanteln, kindersitz, fahrradträger, hundehütte, hasenstall, kaninchenstall, katzenbrunnen, ' +
      'trinkbrunnen, faszienrolle, schlitten, skateboard, e-bike, schlauchboot, lego, utensilo, ' +
      'bauklötze, kugelbahn, murmelbahn, holzeisenbahn, steckspiel, gesellschaftsspiel, würfelspiel, ' +
      'puppenhaus, kaufladen, kinderküche, schaukelpferd, dreirad, stapelturm, spieluhr, schnuller, ' +
      'babyflasche, tragetuch, babytrage, krabbeldecke, babywippe, wickeltasche, katzenhöhle, ' +
      'katzenklo, napf, hundemantel, transportbox, hundespielzeug, schnuffeltuch, fahrradanhänger, ' +
      'trampolin, schaukel, sandkasten, handpuppe, kratzbrett, heunetz, halfter, trense, pferdedecke, ' +
      'lernturm',
    es:
      'trampolín, cama elástica, tobogán, piscina, cinta de correr, monopatín, carrito de bebé, ' +
      'remolque, caravana, esquís, lego, bloques de madera, caballito, tren de madera, cocinita, casa ' +
      'de muñecas, caja de música, chupete, biberón, fular portabebés, mochila portabebés, hamaca ' +
      'bebé, gimnasio de bebé, comedero para gatos, transportín, collar antiparasitario, correa para ' +
      'perro, arnés para perro, cama elástica, columpio, marioneta, bicicleta sin pedales, torre de ' +
      'aprendizaje, juego de cartas, dou dou, sacos de dormir',
    fr:
      'trampoline, toboggan, piscine, skateboard, remorque, caravane, skis, luge, porte-vélo, cadenas, ' +
      'lego, cubes en bois, cheval à bascule, train en bois, dînette, maison de poupée, boîte à ' +
      'musique, tétine, biberon, écharpe de portage, porte-bébé, transat bébé, gamelle, caisse de ' +
      'transport, balançoire, marionnette, tour d’observation, panier chat, niche, tricycle, jeu de ' +
      'construction, tapis de jeu, gigoteuse, tour de lit, sac à langer, matelas à langer, harnais ' +
      'pour chien, laisse pour chien, licol, cerfs-volants, toupie, boîte à formes',
  },
  service: {
    de:
      'maniküre, pediküre, fußpflege, kosmetikbehandlung, gesichtsbehandlung, zahnreinigung, ' +
      'autoaufbereitung, ölwechsel, reifenwechsel, gartengestaltung, baumfällung, heckenschnitt, ' +
      'polsterei, schneiderei, bewerbungsfotos, fotoshooting, haushaltsauflösung, winterdienst, ' +
      'steuererklärung, akupunktur, osteopathie, logopädie, ernährungsberatung, grabpflege, hufpflege, ' +
      'tierbetreuung, katzenbetreuung, umzüge, malerarbeiten',
    es: 'manicura, pedicura, limpieza facial, depilación, cambio de aceite, poda, tapizado, sesión de fotos, declaración de la renta, acupuntura, osteopatía, logopedia, nutricionista, quiropráctica, ortodoncia, implantes dentales, guardería canina, adiestramiento canino, podología, blanqueamiento dental',
    fr:
      'manucure, pédicure, soin du visage, épilation, vidange, élagage, tapisserie, séance photo, ' +
      'déclaration d’impôts, acupuncture, ostéopathie, orthophonie, diététique, orthodontie, ' +
      'détartrage, garde de chats, éducation canine, podologie, ramonage, pose de parquet, taille de ' +
      'haies, isolation des combles, tonte de pelouse, cours de piano, cours de guitare',
  },
  general: {
    de:
      'waschtischarmatur, badarmatur, küchenarmatur, spültischarmatur, duscharmatur, wasserhahn, hantel, kurzhanteln, hantelbank, yogamatte, gymnastikball, springseil, fußball, handball, ' +
      'schlittschuhe, inliner, sattel, fahrradschloss, luftpumpe, auspuff, turbolader, getriebe, ' +
      'stoßstange, rückleuchte, katalysator, motorradhelm, aquarium, terrarium, käfig, blockflöte, ' +
      'trommel, cajon, akkordeon, mundharmonika, saxophon, saxofon, klarinette, notenständer, ' +
      'mikroskop, rollstuhl, rollator, bastelset, malbuch, leinwand, bilderbuch, kinderbuch, ' +
      'vogeltränke, regentonne, rankgitter, gartenzwerg, sonnenliege, pool, kanu, schlauchboot, ' +
      'surfbrett, kompass, dachbox, wagenheber, batterieladegerät, felgen, winterreifen, sommerreifen, ' +
      'rosenstock, stauden, wildblumen, kräuterset, tretroller, e-book, lokomotive, dampflok, diesellok',
    es:
      'mancuernas, pesas, balón, patines, sillín, candado, escape, turbo, caja de cambios, ' +
      'parachoques, catalizador, casco de moto, acuario, jaula, flauta, tambor, cajón flamenco, ' +
      'acordeón, armónica, saxofón, clarinete, atril, microscopio, silla de ruedas, lienzo, tienda de ' +
      'campaña, tabla de surf, brújula, cuadernillo, bonsái, bulbos, cuento, cómic, motor de arranque, ' +
      'amortiguador, piloto trasero, retrovisor, discos de freno, filtro de aceite, llantas, ' +
      'neumáticos, ebook, raqueta de pádel, pala de pádel, locomotora',
    fr:
      'haltères, ballon, patins, selle, antivol, pot d’échappement, turbo, boîte de vitesses, ' +
      'pare-chocs, catalyseur, casque moto, aquarium, cage, flûte, tambour, cajón, accordéon, ' +
      'harmonica, saxophone, clarinette, pupitre, microscope, fauteuil roulant, toile, planche de ' +
      'surf, boussole, bonsaï, bulbes, bande dessinée, démarreur, amortisseur, feu arrière, ' +
      'rétroviseur, disques de frein, filtre à huile, jantes, pneus, ebook, raquette de tennis, tapis ' +
      'de yoga, vélo d’appartement, récupérateur d’eau, composteur, tondeuse à gazon, rosier, livre ' +
      'pour enfants, cahier de recettes, locomotive, autorail',
  },
};
