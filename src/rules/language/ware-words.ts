/**
 * What shops sell and what it is made of, by language: a name and a line of facts ("Butter dish, blue. Stoneware,
 * 18 cm.") have no function words to be told by. Words that Dutch, Danish, Italian or Portuguese share are left out
 * where they would decide alone; German nouns count with their capital only.
 */
export const wareWords = {
  en:
    'terrarium phone case sweatshirt shirt dress skirt shorts leather belt socks beanie scarf gloves hat cap ' +
    'baseball bucket sun hoodie cardigan jacket denim rain fleece pajamas pyjamas bathrobe swimsuit bikini ' +
    'leggings sports running shoes hiking boots sneakers sandals flip flops slippers high heels loafers ' +
    'ankle earrings hoop stud necklace pendant bangle wedding engagement signet anklet brooch watch strap ' +
    'sunglasses reading glasses wallet card holder purse handbag crossbody bag tote backpack duffel ' +
    'weekender laptop sleeve fanny pack suitcase travel pillow packing cubes passport luggage tag mug ' +
    'tumbler wine glass whiskey beer decanter teapot tea towel cutting board chef knife sharpener frying pan ' +
    'saucepan dutch oven baking sheet cake tin muffin mixing bowl measuring spoons kitchen scale spice rack ' +
    'jar grinder pepper mill shaker butter dish bread bin basket cookie stand cutter rolling pin whisk ' +
    'colander grater peeler can opener corkscrew ice cube tray lunch thermos bottle coffee maker french ' +
    'press espresso machine kettle air fryer blender food processor slow cooker rice pressure waffle ' +
    'electric mitt apron napkins placemat tablecloth runner coaster coasters trivet serving salad plate ' +
    'dinner candle soy scented beeswax reed diffuser incense essential oil room spray planter hanging plant ' +
    'pot flower dried flowers bouquet wreath garland picture frame guest book wall clock alarm mirror art ' +
    'print canvas painting watercolor portrait bookends globe map tapestry macrame dream catcher wind chime ' +
    'suncatcher floor light ceiling chandelier sconce night lampshade string lights strip rug doormat ' +
    'curtain blackout curtains blinds cushion cover throw blanket weighted quilt duvet bed sheets pillowcase ' +
    'mattress topper headboard nightstand dresser wardrobe bookshelf floating shelf desk standing office ' +
    'chair dining side console armchair bean bar stool bench ottoman coat shoe storage laundry hamper drawer ' +
    'organizer jewelry trinket key umbrella shower bath mat beach soap dispenser toothbrush toilet brush ' +
    'caddy conditioner hair mask clip scrunchie headband dryer curling iron straightener hairbrush comb ' +
    'beard balm razor shaving cream face cleanser toner sunscreen lip lipstick mascara eyeliner foundation ' +
    'eyeshadow palette makeup brushes nail polish perfume cologne deodorant lotion scrub bomb salts massage ' +
    'gun foam roller yoga block dumbbells kettlebell resistance bands jump rope pull exercise bike treadmill ' +
    'boxing soccer ball basketball tennis racket balls fishing rod lure camping tent sleeping stove ' +
    'headlamp flashlight trekking poles cooler hammock helmet lock pump skateboard scooter skates surfboard ' +
    'paddle snowboard ski goggles climbing dog collar leash harness toy treats pet carrier cat tree litter ' +
    'scratching post bird feeder house hamster cage horse halter baby pacifier bib romper onesie diaper ' +
    'stroller car seat crib rattle teether play swaddle nursing growth chart stuffed animal teddy bear doll ' +
    'dollhouse building blocks train jigsaw game playing cards dice remote control drone wooden stacking ' +
    'sandbox trampoline swing kite slime dough craft coloring sticker stickers stamp ink washi notebook ' +
    'planner calendar pen fountain pencil pencils markers paint sketchbook yarn crochet hook knitting ' +
    'needles pattern sewing cross stitch embroidery fabric buttons ribbon beads bead resin mold greeting ' +
    'birthday christmas invitation thank you place numbers balloons party banner favors gift wrap ornament ' +
    'stocking advent sign veil bow tie cufflinks pocket square suit blouse tank top kimono sarong ' +
    'poncho cape costume wig enamel patch keychain lanyard bookmark fridge number doorbell door knob cabinet ' +
    'handles hooks brackets power drill screwdriver saw measure wrench tool work safety ladder wallpaper ' +
    'tile faucet head sink bulb smart plug extension cord hub cable charger wireless mount screen protector ' +
    'tablet keyboard mechanical mouse webcam microphone headphones earbuds bluetooth speaker soundbar ' +
    'turntable vinyl record guitar ukulele picks pedal drum sticks violin harmonica lens tripod memory hard ' +
    'drive graphics video controller fitness tracker projector router printer calculator reader dash cam ' +
    'mats steering wheel brake pads wiper blades wax tire inflator starter roof motorcycle garden hose ' +
    'pruning shears lawn mower tools seeds vegetable raised greenhouse fertilizer potting soil compost ' +
    'watering statue outdoor patio furniture fire pit shade pool float beans ground green herbal loose leaf ' +
    'matcha hot honey maple syrup jam peanut olive sauce salsa mix pasta granola protein powder collagen ' +
    'vitamin multivitamin fish probiotic melatonin candy gummies cookies popcorn nuts fruit beef jerky chips ' +
    'crackers vanilla extract cider first aid heating blood thermometer pill knee brace compression back ' +
    'hearing wheelchair walker cane earplugs sleep humidifier dehumidifier purifier fan space heater vacuum ' +
    'cleaner robot mop broom steamer ironing clothes drying detergent cleaning cloth sponge trash bags ' +
    'batteries security safe smoke detector pig scoop cosy stopper sling snuffer poop trailer arm warmer ' +
    'roll dipper slicer lame pizza peel stone washer egg timer poacher garlic lemon squeezer potato masher ' +
    'herb scissors horn boot jack scraper stay glove liner darning sizer winder earring backs extender ' +
    'atomizer saver grip headphone amp hood filter capo tuner rosin computer freshener chocks flap seed ' +
    'chicken coop rabbit hutch mister saucer feet kneeler twine reel edging pegs footprint needle thimble ' +
    'thread button easel paper trimmer nook bookplate tieback switch wick seal cones gate bumper chest tower ' +
    'sleeves strainer sugar milk jug canister tamper papers brewing cheese server pie soup ladle servers ' +
    'pourer vinegar mustard spoon labels cereal sushi ramen nut cracker proofer sourdough flour sifter ' +
    'keeper onion sandwich snack lid hanger cone chain coin display pins base filler frog insert canopy rail ' +
    'legs bracket bookcase stoneware steel brushed silver sterling gold brass copper wood oak walnut cotton ' +
    'linen wool ceramic plastic rubber black white red blue yellow grey gray brown pink purple orange beige ' +
    'navy teal pieces piece pair pairs small large medium tall wide long handmade washable used new boxed ' +
    'size sizes colour color weight height width length inches inch solid polished matte soft thick round',
  de:
    'Halskette Armband Ohrringe Ohrstecker Ehering Anhänger Brosche Armbanduhr Sonnenbrille Geldbörse ' +
    'Kartenetui Handtasche Umhängetasche Rucksack Reisetasche Kulturbeutel Kosmetiktasche Gürtel Schal Mütze ' +
    'Handschuhe Socken Pullover Strickjacke Kleid Bluse Hemd Shirt Hose Jacke Regenjacke Schlafanzug ' +
    'Bademantel Badeanzug Hausschuhe Wanderschuhe Stiefel Sandalen Tasse Becher Teller Schale Schüssel ' +
    'Salatschüssel Kanne Teekanne Karaffe Weinglas Trinkflasche Thermosflasche Brotdose Schneidebrett ' +
    'Kochmesser Messerset Pfanne Bratpfanne Topf Kochtopf Bräter Backform Backblech Rührschüssel Küchenwaage ' +
    'Gewürzregal Gewürzmühle Pfeffermühle Salzstreuer Butterdose Brotkasten Brotkorb Keksdose Tortenplatte ' +
    'Ausstechform Nudelholz Schneebesen Sieb Reibe Dosenöffner Korkenzieher Wasserkocher Kaffeemaschine ' +
    'Kaffeemühle Heißluftfritteuse Topflappen Schürze Geschirrtuch Serviette Tischdecke Tischläufer Platzset ' +
    'Untersetzer Kerze Duftkerze Kerzenständer Raumduft Blumentopf Übertopf Pflanzgefäß Blumenvase ' +
    'Trockenblumen Kranz Girlande Bilderrahmen Fotoalbum Gästebuch Wanduhr Wecker Spiegel Wandbild ' +
    'Leinwandbild Skulptur Wandbehang Makramee Traumfänger Windspiel Tischlampe Stehlampe Pendelleuchte ' +
    'Deckenleuchte Nachtlicht Lampenschirm Lichterkette Teppich Fußmatte Vorhang Kissen Kissenbezug Decke ' +
    'Kuscheldecke Bettwäsche Matratze Bett Nachttisch Kommode Kleiderschrank Bücherregal Wandregal ' +
    'Schreibtisch Bürostuhl Esstisch Couchtisch Beistelltisch Sessel Hocker Garderobe Schuhregal ' +
    'Aufbewahrungskorb Wäschekorb Schmuckkästchen Schlüsselbrett Duschvorhang Badematte Handtuch Strandtuch ' +
    'Seifenschale Seifenspender Seife Haaröl Haarspange Haargummi Stirnband Haarbürste Bartöl Rasierer ' +
    'Gesichtscreme Lippenbalsam Nagellack Parfüm Körperlotion Badesalz Badebombe Massageöl Faszienrolle ' +
    'Yogamatte Hanteln Springseil Zelt Schlafsack Campingstuhl Stirnlampe Taschenlampe Hängematte Kühlbox ' +
    'Fahrrad Fahrradhelm Fahrradlicht Fahrradschloss Fahrradtasche Angelrute Hundebett Hundehalsband ' +
    'Hundeleine Hundegeschirr Hundenapf Hundespielzeug Hundemantel Katzenbaum Kratzbaum Katzenspielzeug ' +
    'Vogelhaus Futterhaus Nistkasten Babydecke Babyflasche Schnullerkette Lätzchen Strampler Wickeltasche ' +
    'Kinderwagen Babyschuhe Babymütze Rassel Beißring Spielmatte Kuscheltier Puppe Puppenhaus Bauklötze ' +
    'Brettspiel Kartenspiel Spielküche Malbuch Aufkleber Stempel Notizbuch Tagebuch Wandkalender Füller ' +
    'Kugelschreiber Federmäppchen Wolle Strickanleitung Häkelanleitung Schnittmuster Stickset Stickrahmen ' +
    'Stoff Perlen Grußkarte Geburtstagskarte Weihnachtskarte Einladung Hochzeitseinladung Tischkarten ' +
    'Tortentopper Geschenkbox Geschenkpapier Christbaumkugel Adventskalender Schlüsselanhänger Lesezeichen ' +
    'Türschild Hausnummer Bohrmaschine Akkuschrauber Schraubendreher Säge Werkzeugkoffer Leiter Handyhülle ' +
    'Handyhalter Laptoptasche Tastatur Maus Kopfhörer Lautsprecher Plattenspieler Schallplatte Gitarre ' +
    'Stativ Ladegerät Powerbank Gartenschere Gießkanne Gartenschlauch Hochbeet Saatgut Dünger Feuerschale ' +
    'Kaffeebohnen Kaffee Tee Kräutertee Marmelade Olivenöl Gewürzmischung Schokolade Kekse Müsli Senf Essig ' +
    'Steinzeug Edelstahl Stahl Silber Gold Messing Kupfer Holz Eiche Nussbaum Buche Leder Baumwolle Leinen ' +
    'Glas Keramik Papier Kunststoff Gummi schwarz weiß rot blau grün gelb grau braun lila beige Stück Stücke ' +
    'Paar klein groß handgemacht waschbar gebraucht neu Größe Farbe Gewicht Höhe Breite Länge massiv poliert ' +
    'matt weich rund',
  es:
    'filtro filtros recambio recambios collar pulsera pendientes anillo alianza broche reloj gafas sol cartera tarjetero bolso bandolera ' +
    'mochila bolsa viaje neceser cinturón bufanda gorro guantes calcetines jersey chaqueta falda blusa ' +
    'camiseta pantalón abrigo albornoz bañador zapatillas sandalias taza plato cuenco ensaladera jarra ' +
    'tetera jarrón botella agua fiambrera tabla cortar cuchillo cocina sartén olla cazuela molde horno ' +
    'báscula especiero molinillo pimienta salero panera cortador galletas rodillo colador rallador abrelatas ' +
    'sacacorchos hervidor cafetera tostadora batidora freidora aire manopla delantal paño servilletas camino ' +
    'salvamanteles posavasos aromática portavelas ambientador maceta macetero corona guirnalda marco firmas ' +
    'pared despertador espejo cuadro lámina escultura figura tapiz macramé atrapasueños viento pie aplique ' +
    'luces alfombra felpudo cortina cojín nórdica sábanas colchón mesita noche cómoda armario estantería ' +
    'escritorio silla oficina comedor centro sillón taburete perchero zapatero cesta cesto ropa joyero ducha ' +
    'toalla playa jabonera jabón champú aceite pelo horquilla coletero diadema cepillo barba crema facial ' +
    'bálsamo labial esmalte uñas perfume corporal sales baño bomba masaje esterilla yoga mancuernas comba ' +
    'tienda campaña dormir camping linterna frontal hamaca nevera portátil bicicleta casco bici candado ' +
    'alforja caña pescar perro correa arnés comedero juguete rascador pájaros acuario bebé biberón chupetero ' +
    'babero pelele carrito cuna sonajero mordedor peluche muñeca muñecas bloques construcción puzle baraja ' +
    'cocinita colorear pegatinas sello cuaderno diario pluma bolígrafo estuche patrón ganchillo costura ' +
    'bordado bastidor cuentas tarjeta felicitación invitación boda topper tarta caja regalo adorno navideño ' +
    'adviento llavero marcapáginas imán placa taladro destornillador martillo sierra herramientas escalera ' +
    'soporte teclado ratón auriculares altavoz tocadiscos cámara objetivo trípode cargador batería externa ' +
    'tijeras podar regadera manguera semillas abono barbacoa grano infusión mermelada oliva especias vinagre ' +
    'gres acero inoxidable plata oro latón cobre madera roble nogal cuero piel algodón lino vidrio cerámica ' +
    'plástico goma negro negra blanco blanca rojo roja azul amarillo gris marrón piezas pieza pequeño hecho ' +
    'usado nuevo talla tallas peso altura ancho largo macizo suave redondo',
  fr:
    'boucles oreilles bague alliance broche pendentif montre lunettes soleil portefeuille porte cartes sac ' +
    'main bandoulière dos voyage trousse toilette ceinture écharpe bonnet gants chaussettes pull jupe ' +
    'chemisier chemise shirt pantalon jean veste manteau peignoir maillot bain chaussons baskets bottes ' +
    'sandales tasse mug assiette bol saladier carafe théière verre vin gourde boîte lunch planche découper ' +
    'couteau cuisine poêle casserole cocotte moule gâteau balance étagère épices moulin poivre salière ' +
    'beurrier pain corbeille emporte pièce rouleau pâtisserie fouet passoire râpe ouvre tire bouchon ' +
    'bouilloire cafetière grille mixeur friteuse air gant tablier torchon serviettes nappe chemin dessous ' +
    'plateau bougie parfumée bougeoir diffuseur pot fleurs cache jardinière séchées couronne guirlande cadre ' +
    'livre horloge murale réveil miroir tableau affiche tenture macramé attrape rêves carillon lampadaire ' +
    'suspension applique veilleuse abat jour lumineuse tapis paillasson rideau coussin housse plaid ' +
    'couverture couette parure lit matelas chevet commode armoire bureau chaise manger basse canapé fauteuil ' +
    'tabouret meuble chaussures panier linge bijoux douche serviette plage savon shampoing huile capillaire ' +
    'barrette chouchou bandeau brosse cheveux barbe crème visage lèvres vernis ongles parfum lait corporel ' +
    'sels bombe massage yoga haltères corde sauter tente couchage camping frontale torche hamac glacière ' +
    'vélo casque éclairage antivol sacoche canne pêche chien laisse harnais gamelle jouet arbre chat ' +
    'griffoir nichoir bébé biberon attache tétine bavoir barboteuse poussette hochet anneau dentition ' +
    'peluche doudou poupée maison cubes bois jeu société dînette coloriage autocollants tampon carnet ' +
    'calendrier stylo plume laine patron crochet couture broderie tambour broder tissu perles vœux faire ' +
    'part topper coffret cadeau boule noël avent clés marque page aimant plaque perceuse tournevis marteau ' +
    'scie outils échelle coque téléphone support ordinateur clavier souris écran audio enceinte platine ' +
    'vinyle disque guitare appareil objectif trépied chargeur batterie externe sécateur arrosoir tuyau ' +
    'arrosage graines engrais grains thé tisane confiture olive chocolat biscuits vinaigre moutarde grès ' +
    'acier inoxydable argent laiton cuivre chêne noyer hêtre cuir coton lin céramique papier plastique noir ' +
    'noire blanc blanche rouge bleu bleue vert verte jaune gris marron pièces petit petite grand lavable ' +
    'filetage câble thermique normalement fermé ouvert chauffant plancher actionneur ' +
    'occasion neuf neuve taille tailles poids hauteur largeur longueur massif doux ronde',
} as const;
