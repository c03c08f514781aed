/** Pages as their owners wrote them, none of which was written for a rule. */
export const pagesOfStrangers = {
  wpa: {
    url: 'https://www.brackenridgekennels.co.uk/',
    html: `<html lang="en-GB"><title>Home - Brackenridge Boarding Kennels</title><header><a href="/"><img src="/logo.png"></a><nav><ul><li><a href="/">Home</a></li><li><a href="/kennels/">Kennels</a></li><li><a href="/cattery/">Cattery</a></li><li><a href="/prices/">Prices</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header> <h1>Welcome to our website!</h1><p>We are a family run boarding kennels and cattery set in four acres of Northumberland countryside, just ten minutes from Morpeth. We have been looking after dogs and cats since 1987.</p><h2>Our kennels</h2><p>Each kennel has its own heated sleeping area and a covered run. Dogs are walked twice a day in our secure paddocks. We can take dogs from the same household together in our larger family kennels. All dogs must be vaccinated, including kennel cough, and we will ask to see the card on arrival.</p><h2>Our cattery</h2><p>Twelve indoor pens with a window shelf and a scratching post. Cats never meet each other. Vaccination against cat flu and enteritis is required.</p><h3>Opening times</h3><p>Monday to Saturday 9am to 5pm, Sunday 4pm to 6pm for collections only. Closed Christmas Day.</p><a class="btn" href="/contact/">Click here</a><footer><p>© 2024 Brackenridge Boarding Kennels, Longhorsley, Morpeth NE65 8XX. Tel 01670 555 0142. <a href="https://www.facebook.com/brackenridge">Facebook</a></p></footer></html>`,
  },
  wpc: {
    url: 'http://www.osgoodpiano.com/',
    html: `<html><title>untitled</title><table width="100%"><tr><td><font size="+3">PIANO TUNING & REPAIR</font><br>by Walter Osgood, RPT<br><br>I have been tuning pianos in the Duluth - Superior area for over 30 years.<p>A standard tuning is $140. Pitch raise is an extra $60. I also do regulation, key leveling, and string replacement.<p>Churches, schools and homes. I can usually get to you within two weeks.<p><b>Call 218-555-0177</b> or email walt@osgoodpiano.example<p><a href="pianos4sale.htm">Used pianos for sale</a> | <a href="care.htm">How to care for your piano</a> | <a href="http://www.ptg.org">Piano Technicians Guild</a></td></tr></table></html>`,
  },
  wpd: {
    url: 'https://www.zimmerei-holzapfel.de/',
    html: `<html lang="de"><title>Zimmerei Holzapfel GmbH | Zimmerei Holzapfel GmbH</title><meta name="description" content="Zimmerei Holzapfel GmbH"><meta name="keywords" content="zimmerei,holzbau"><nav><a href="/">Start</a> <a href="/leistungen">Leistungen</a> <a href="/referenzen">Referenzen</a> <a href="/kontakt">Kontakt</a> <a href="/impressum">Impressum</a></nav><h1>Ihr Meisterbetrieb im Allgäu</h1><p>Seit 1978 bauen wir Dachstühle, Carports und ganze Holzhäuser in und um Kempten. Vom ersten Aufmaß bis zur letzten Schraube arbeiten bei uns neun Zimmerer und zwei Auszubildende.</p><h2>Dachsanierung</h2><p>Wir decken Ihr altes Dach ab, dämmen mit Holzfaser und decken neu ein. Auf Wunsch setzen wir Dachfenster ein. Die Arbeiten dauern meist zwei Wochen.</p><h2>Holzhäuser</h2><p>Unsere Häuser entstehen in Holzrahmenbauweise in unserer Halle in Durach und werden in zwei Tagen aufgestellt.</p><h2>Carports</h2><p>Aus heimischer Lärche, mit Flach- oder Satteldach, auch mit Abstellraum.</p><p>Telefon: 0831 555 0190</p></html>`,
  },
  wpe: {
    url: 'https://www.gretaskitchen.com/sourdough-tips',
    html: `<html lang="en"><title>10 Tips</title><meta name="description" content="In today's fast-paced world, it is more important than ever to look after your sourdough starter, and in this article we are going to go through everything that you could possibly want to know about keeping it alive, feeding it, and what to do when it goes wrong, so read on to find out more!!"><meta property="og:type" content="article"><article><h1>10 Tips</h1><p class="meta">By Greta Lund · March 3, 2026 · 7 min read</p><p>A sourdough starter is flour and water in which wild yeast and bacteria live. It wants to be fed, kept warm, and otherwise left alone.</p><h2>1. Weigh the flour</h2><p>Cups lie. A kitchen scale costs less than two bags of flour, and a starter fed by weight rises the same every day. Feed 1 part starter, 1 part water and 1 part flour.</p><h2>2. Use water that you would drink</h2><p>Chlorine slows a sourdough starter. Let tap water stand overnight, or filter it.</p><h2>3. Find a warm place</h2><p>Between 75 and 80 degrees Fahrenheit a starter doubles within six hours. On top of the refrigerator it is often warm enough.</p><h2>4. Feed rye when it is sluggish</h2><p>A spoon of rye flour in each feeding wakes a tired starter within two days.</p><h2>5. Do not throw the discard away</h2><p>Pancakes, crackers and pizza dough all take sourdough discard.</p><h2>6. Keep some in the refrigerator</h2><p>A starter in the refrigerator is fed once a week. Take it out the evening before you bake.</p></article><aside><h3>Related</h3><a href="/rye">Rye bread for beginners</a></aside></html>`,
  },
  wpg: {
    url: 'https://www.ferme-trois-tilleuls.fr/',
    html: `<html lang="fr"><title>Accueil</title><header><p>La Ferme des Trois Tilleuls</p><nav><a href="/gites">Nos gîtes</a><a href="/boutique">Boutique</a><a href="/acces">Accès</a></nav></header><h1>Bienvenue</h1><p>À la ferme des Trois Tilleuls, près de Cluny en Bourgogne, nous élevons une soixantaine de chèvres et nous fabriquons nos fromages nous-mêmes. Deux gîtes de quatre et six personnes vous accueillent toute l'année.</p><h2>Les fromages</h2><p>Frais, mi-secs, secs ou cendrés : nos fromages de chèvre au lait cru se vendent à la ferme du mardi au samedi, et le mercredi matin au marché de Cluny.</p><h2>Les gîtes</h2><p>Chaque gîte a sa cuisine équipée, un poêle à bois et une terrasse. Draps fournis. Les chiens sont acceptés.</p><h2>La traite</h2><p>Les enfants assistent à la traite tous les soirs à 17 h, d'avril à octobre.</p></html>`,
  },
  wph: {
    url: 'https://www.tampaplumber.com/',
    html: `<html lang="en-US"><title>Emergency Plumber Tampa FL | Plumber Tampa | Best Plumber in Tampa | Cheap Plumber Tampa Florida | 24/7</title><meta name="description" content="Plumber Tampa. Best plumber Tampa. Tampa plumbers. Call our Tampa plumber for Tampa plumbing."><meta name="robots" content="index,follow"><h1>Plumber Tampa</h1><h1>Best Tampa Plumber</h1><p>Looking for a plumber in Tampa? Our Tampa plumbers are the best plumbers in Tampa. We fix water heaters, slab leaks and clogged drains in Tampa, Brandon and Riverview.</p><h2>Water heater repair Tampa</h2><p>We repair and replace gas and electric water heaters the same day. Two-year warranty on labor.</p><h2>Slab leak detection Tampa</h2><p>Leaks under the slab are found with acoustic equipment, without breaking the floor first.</p><h2>Drain cleaning Tampa</h2><p>Drain cleaning from $99. Camera inspection included.</p><p>License CFC1430000. Call (813) 555-0110, day or night.</p></html>`,
  },
  wpj: {
    url: 'https://www.halloranspub.com/about',
    html: `<html lang="en"><title>About us</title><meta name="description" content=""><nav><a href="/">Home</a><a href="/about">About us</a><a href="/menu">Menu</a></nav><h1>About us</h1><p>Halloran's has poured pints on Commercial Street in Portland, Maine since 1994. Sean Halloran opened the pub with his sister Maeve, who still runs the kitchen.</p><p>Fish and chips is made with haddock off the boats at the pier across the street. Chowder is made each morning. We have sixteen beers on tap, ten of them from Maine.</p><h2>Music</h2><p>There is Irish music every Thursday and Sunday from seven, with no cover. Bring an instrument.</p><h2>Private parties</h2><p>The upstairs room seats fifty and has its own bar.</p></html>`,
  },
  wpk: {
    url: 'https://www.lacortedelsole.it/',
    html: `<html lang="it"><title>B&B</title><meta name="description" content="bed and breakfast"><h1>B&B La Corte del Sole</h1><p>La Corte del Sole è un bed and breakfast nel centro storico di Matera, a due passi dai Sassi. Tre camere ricavate nel tufo, ognuna con bagno privato, aria condizionata e Wi-Fi gratuito.</p><h2>La colazione</h2><p>Pane di Matera, marmellate fatte in casa, ricotta fresca e caffè, serviti nel cortile da maggio a settembre.</p><h2>Come arrivare</h2><p>Dalla stazione di Matera Centrale sono dieci minuti a piedi. Parcheggio convenzionato a 200 metri, 10 euro al giorno.</p><p>Check-in dalle 15 alle 20. Gli animali non sono ammessi.</p></html>`,
  },
  wpl: {
    url: 'https://www.oakhollowsawmill.co.uk/products',
    html: `<html lang="en"><title>Products | Oakhollow Sawmill Ltd</title><meta name="description" content="We have a huge range of products at great prices. Contact us today for more information."><header><nav><a href="/">Home</a><a href="/products">Products</a><a href="/services">Milling</a><a href="/find-us">Find us</a></nav></header><h1>Products</h1><h2>Oak beams</h2><p>Green oak beams cut to order from English logs, in lengths up to 9 metres and sections up to 400 by 400 mm. Air-dried beams for fireplaces are kept in stock.</p><h2>Cladding</h2><p>Feather-edge larch and cedar cladding, 150 and 200 mm wide. Sold by the metre.</p><h2>Fencing</h2><p>Sweet chestnut posts, cleft rails and oak gates made on site.</p><h2>Firewood</h2><p>Kiln-dried ash and beech, delivered in cubic metre bags within 20 miles of Ledbury.</p><table><tr><th>Item</th><th>Price</th></tr><tr><td>Oak beam 200 x 200</td><td>£62 per metre</td></tr><tr><td>Larch feather-edge 150</td><td>£2.40 per metre</td></tr></table></html>`,
  },
  wp2a: {
    url: 'https://www.mesaverdevet.com/',
    html: `<html lang="en-US"><title>Mesa Verde Veterinary Clinic</title><meta name="description" content="Mesa Verde Veterinary Clinic - your trusted partner in pet health. We are committed to providing the highest quality care."><header><a href="/">Mesa Verde Veterinary Clinic</a><nav><a href="/services">Services</a><a href="/team">Our team</a><a href="/new-clients">New clients</a></nav></header><h1>Caring for your pets like family</h1><p>Mesa Verde Veterinary Clinic is a small animal practice in Cortez, Colorado. Our three veterinarians see dogs, cats, rabbits and backyard chickens.</p><h2>Wellness exams</h2><p>A yearly exam with vaccines and bloodwork finds trouble while it is still small.</p><h2>Dentistry</h2><p>Cleanings under anesthesia, extractions and digital dental x-rays.</p><h2>Surgery</h2><p>Spays, neuters, mass removals and cruciate repairs are done in house on Tuesdays and Thursdays.</p><h2>Emergencies</h2><p>During office hours, call and come straight in. After hours call the emergency hospital in Durango.</p><footer>1420 E Main St, Cortez, CO 81321 · (970) 555-0123 · Mon-Fri 8-5:30</footer></html>`,
  },
  wp2d: {
    url: 'https://www.lannickfarm.co.uk/cottages/hayloft',
    html: `<html lang="en-GB"><title>Cottages - Lannick Farm</title><meta name="description" content="Stay at our lovely holiday cottages in beautiful Cornwall."><nav><a href="/">Lannick Farm</a></nav><h1>The Hayloft</h1><p>A snug cottage for two above the old cart shed, with a wood burner, a king-size bed and a view over the fields to the sea at Zennor.</p><ul><li>Sleeps 2</li><li>One well-behaved dog welcome</li><li>Wi-Fi</li><li>Walk to the coast path in 10 minutes</li></ul><h2>Prices</h2><p>£540 to £890 a week. Short breaks from November to March.</p><h2>What's included</h2><p>Linen, towels, logs for the first evening and a loaf from the bakery in St Just.</p></html>`,
  },
  wp2e: {
    url: 'https://www.sarl-vasseur.fr/',
    html: `<html lang="fr"><title>Plombier Chauffagiste - SARL Vasseur - Plombier Chauffagiste - Dépannage</title><meta name="description" content="SARL Vasseur, votre spécialiste de confiance, à votre écoute pour tous vos projets. Contactez-nous !"><h1>SARL Vasseur</h1><p>Plombier chauffagiste à Rennes depuis 1992, nous installons et entretenons chaudières gaz, pompes à chaleur et salles de bains.</p><h2>Pompes à chaleur</h2><p>Étude gratuite de votre logement, pose en deux jours, aide MaPrimeRénov' montée par nos soins.</p><h2>Salles de bains</h2><p>De la dépose au carrelage, un seul interlocuteur.</p><h2>Entretien de chaudière</h2><p>Contrat annuel à 149 €, dépannage sous 24 heures.</p><p>12 rue de Fougères, 35000 Rennes - Tél. 02 99 55 01 77</p></html>`,
  },
  wp2f: {
    url: 'https://inesbarlow.com/portfolio',
    html: `<html lang="en"><title>Portfolio</title><header><a href="/">Ines Barlow</a></header><h1>Portfolio</h1><p>I'm a wedding and portrait photographer based in Bath. I work with natural light and a lot of patience.</p><h2>Weddings</h2><p>From £1,400 for six hours, with an online gallery of at least 400 pictures.</p><h2>Portraits</h2><p>Families, couples and headshots, outdoors or at your home.</p><h2>Newborns</h2><p>In the first three weeks, at your house, at the baby's pace.</p></html>`,
  },
  wp2g: {
    url: 'https://www.quesoslaantigua.es/queso-curado-oveja',
    html: `<html lang="es"><title>Tienda online | Quesos La Antigua | Comprar quesos</title><meta name="description" content="Los mejores quesos. Calidad y servicio. Contáctanos."><header><a href="/">Quesos La Antigua</a><a href="/carrito">Carrito</a></header><h1>Queso curado de oveja</h1><p>Queso de leche cruda de oveja churra, curado nueve meses en bodega en Fuentesaúco, Zamora. Corteza natural untada con aceite de oliva.</p><p>Piezas de 1 kg y de 3 kg. También en cuñas al vacío de 250 g.</p><h2>Maridaje</h2><p>Va bien con vino tinto de Toro y con membrillo.</p><h2>Conservación</h2><p>En la nevera, envuelto en un paño. Sácalo una hora antes.</p></html>`,
  },
  wp2k: {
    url: 'https://www.hanksrental.com/log-splitter',
    html: `<html lang="en-US"><title>Log Splitter Rental - Rent a Log Splitter - Hank's Rental Hank's Rental Hank's Equipment Rental Store</title><h1>LOG SPLITTER RENTAL</h1><p>27-ton gas log splitter, splits logs up to 25 inches long. Tows behind any truck or SUV with a 2-inch ball.</p><table><tr><td>4 hours</td><td>$65</td></tr><tr><td>Day</td><td>$95</td></tr><tr><td>Week</td><td>$380</td></tr></table><p>Hank's Rental is on Route 9 in Keene, NH. Open Monday to Saturday, 7 to 5. A driver's license and a $100 deposit are required.</p><h3>Also rented</h3><p>Chain saws, wood chippers, stump grinders.</p></html>`,
  },
  wp2l: {
    url: 'https://www.fietsdokter-haarlem.nl/',
    html: `<html lang="nl"><title>Welkom</title><h1>Welkom bij De Fietsdokter</h1><p>De Fietsdokter repareert fietsen en e-bikes in Haarlem. Brengen kan zonder afspraak, de meeste fietsen zijn dezelfde dag klaar.</p><h2>Kleine beurt</h2><p>Remmen, versnellingen en banden, € 45.</p><h2>E-bike reparatie</h2><p>Accu's, motoren en displays van Bosch en Shimano.</p><h2>Tweedehands fietsen</h2><p>Nagekeken en met drie maanden garantie.</p></html>`,
  },
  wp2n: {
    url: 'https://www.flordotrigo.com.br/',
    html: `<html lang="pt-BR"><title>Início</title><meta name="description" content="Site oficial"><h1>Bem-vindo à Padaria Flor do Trigo</h1><p>A Padaria Flor do Trigo faz pão de fermentação natural em Curitiba desde 2011. O pão sai do forno às sete da manhã e às quatro da tarde.</p><h2>Pães</h2><p>Pão italiano, integral com nozes e ciabatta.</p><h2>Bolos e tortas</h2><p>Por encomenda, com dois dias de antecedência.</p><h2>Café da manhã</h2><p>Servido no salão de terça a domingo, das 7h às 11h.</p></html>`,
  },
  wp3c: {
    url: 'https://www.zahnarzt-reuter-goettingen.de/',
    html: `<html lang="de"><title>Zahnarztpraxis Dr. med. dent. Julia Reuter</title><meta name="description" content="Herzlich willkommen! Wir freuen uns auf Ihren Besuch."><h1>Herzlich willkommen in unserer Praxis</h1><p>Wir behandeln Erwachsene und Kinder in Göttingen-Geismar. Angstpatienten nehmen sich bei uns die Zeit, die sie brauchen.</p><h2>Prophylaxe</h2><p>Eine professionelle Zahnreinigung dauert eine Stunde und kostet 95 €.</p><h2>Implantate</h2><p>Wir setzen Implantate aus Titan und Keramik, auch unter Vollnarkose.</p><h2>Kinderzahnheilkunde</h2><p>Ab dem ersten Zahn. Beim ersten Termin schauen wir nur.</p><footer>Reinhäuser Landstraße 150, 37083 Göttingen, Telefon 0551 555 0166</footer></html>`,
  },
  wp3d: {
    url: 'https://www.roblesmarinabogados.es/',
    html: `<html lang="es"><title>Abogados - Despacho - Inicio</title><header><a href="/">Robles & Marín Abogados</a></header><h1>Defendemos tus derechos</h1><p>Robles & Marín Abogados es un despacho especializado en derecho laboral y de familia en Valladolid. La primera consulta es gratuita.</p><h2>Despidos</h2><p>Tienes 20 días hábiles para reclamar. Estudiamos tu carta de despido en 24 horas.</p><h2>Divorcios</h2><p>De mutuo acuerdo desde 350 euros por persona, procurador aparte.</p><h2>Herencias</h2><p>Declaración de herederos, particiones y testamentos.</p></html>`,
  },
  wp3f: {
    url: 'https://www.harborpinerealty.com/listing/2284471',
    html: `<html lang="en-US"><title>MLS# 2284471</title><meta name="description" content="MLS# 2284471"><header><a href="/">Harbor & Pine Realty</a></header><h1>48 Orchard Lane</h1><p>Three-bedroom Cape with an attached garage on two acres in Brunswick, Maine. New roof in 2023, heat pumps upstairs and down, and a mudroom with a dog shower.</p><ul><li>3 bedrooms</li><li>2 bathrooms</li><li>1,840 sq ft</li><li>$549,000</li></ul><h2>Schedule a showing</h2><p>Call Dana at 207-555-0114.</p></html>`,
  },
  wp3g: {
    url: 'https://www.comptoirdeshalles-dijon.fr/',
    html: `<html lang="fr"><title>Restaurant</title><meta name="description" content="Restaurant traditionnel, cuisine de qualité dans une ambiance chaleureuse. Réservez dès maintenant !!"><h1>Le Comptoir des Halles</h1><p>Au Comptoir des Halles, à deux pas du marché de Dijon, le chef Yann Perrot cuisine les produits de la saison : escargots, jambon persillé, bœuf bourguignon et poires au cassis.</p><h2>Menu du midi</h2><p>Entrée, plat, dessert : 22 €, du mardi au vendredi.</p><h2>Menu du marché</h2><p>Quatre plats pour 39 €, le soir et le samedi.</p><h2>Privatisation</h2><p>La salle du haut accueille jusqu'à 30 personnes.</p></html>`,
  },
  wp3i: {
    url: 'https://getdrift.app/',
    html: `<html lang="en"><title>Calm - Focus - Sleep</title><meta name="description" content="The #1 app for calm. Download free today!"><header><a href="/">Drift</a></header><h1>Sleep comes easier with Drift</h1><p>Drift is a sleep sounds app for iPhone and Android. Rain on a tent, a train at night, a fan in the next room: mix up to five sounds and set a timer.</p><h2>Forty sounds</h2><p>Recorded outdoors, without loops that you can hear.</p><h2>Works offline</h2><p>Sounds stay on your phone.</p><h2>No subscription</h2><p>$4.99 once.</p></html>`,
  },
  wp4d: {
    url: 'https://pawsofpima.org/dogs/biscuit',
    html: `<html lang="en"><title>Adopt Biscuit</title><meta name="description" content="Adopt Biscuit today! He's waiting for you! Share!"><header><a href="/">Paws of Pima</a></header><h1>Biscuit</h1><p>Biscuit is a four-year-old beagle mix who weighs 31 pounds. He is house trained, good with dogs and unsure about cats.</p><p>His adoption fee is $150 and covers neutering, vaccines and a microchip.</p><h2>How to adopt</h2><p>Fill in the form and visit us in Tucson on a Saturday.</p></html>`,
  },
  wp4e: {
    url: 'https://www.atelier-bleu-nantes.fr/cours',
    html: `<html lang="fr"><title>Cours de poterie - L'Atelier Bleu</title><meta name="description" content="Découvrez nos cours de poterie"><h1>Cours de poterie</h1><p>À Nantes, près du jardin des plantes, l'Atelier Bleu propose des cours de tournage et de modelage pour adultes et enfants dès six ans.</p><h2>Cours adultes</h2><p>Le mardi soir ou le jeudi matin, 30 séances de deux heures, 720 € par an, terre et cuisson comprises.</p><h2>Cours enfants</h2><p>Le mercredi après-midi, 1 h 30.</p><h2>Stages</h2><p>Deux jours de tournage pendant les vacances scolaires.</p></html>`,
  },
  wp4f: {
    url: 'https://www.marlowedyer.co.uk/services',
    html: `<html lang="en-GB"><title>Services</title><header><a href="/">Marlowe & Dyer Accountants</a></header><h1>Our services</h1><p>Marlowe & Dyer are chartered accountants in Bury St Edmunds for small companies, farms and people who let property.</p><h2>Year-end accounts</h2><p>Fixed fee, agreed before we start.</p><h2>VAT and payroll</h2><p>Monthly or quarterly, through Xero.</p><h2>Self assessment</h2><p>From £180.</p></html>`,
  },
  wp4h: {
    url: 'https://www.cuerodelsur.es/p/4471',
    html: `<html lang="es"><title>Producto 4471</title><header><a href="/">Cuero del Sur</a><a href="/carrito">Carrito</a></header><h1>Mochila de cuero para portátil de 15"</h1><p>Mochila de piel de vaca curtida con extractos vegetales, cosida a mano en Ubrique. Compartimento acolchado para portátil de 15 pulgadas y bolsillo exterior con cremallera.</p><ul><li>Medidas: 30 x 42 x 12 cm</li><li>Peso: 1,4 kg</li><li>Color: marrón coñac</li></ul><p>189 €</p></html>`,
  },
  wp4j: {
    url: 'https://www.zeveneiken.nl/',
    html: `<html lang="nl"><title>Home - Camping De Zeven Eiken</title><h1>Rust en ruimte</h1><p>Camping De Zeven Eiken ligt in Ommen, aan de rand van het bos. Er zijn 45 plaatsen op gras, met stroom en water.</p><h2>Kampeerplaatsen</h2><p>Vanaf € 24 per nacht voor twee personen.</p><h2>Trekkershutten</h2><p>Twee hutten voor vier personen, € 58 per nacht.</p><h2>Faciliteiten</h2><p>Nieuw sanitair, speeltuin en broodjesservice.</p></html>`,
  },
  wp4l: {
    url: 'https://www.studioferri.it/',
    html: `<html lang="it"><title>Benvenuti!</title><h1>Studio Dentistico Dott.ssa Carla Ferri</h1><p>Lo studio si trova in via Garibaldi 14 a Modena, al secondo piano con ascensore. Riceviamo su appuntamento dal lunedì al venerdì.</p><h2>Igiene orale</h2><p>Una seduta dura 45 minuti e costa 80 euro.</p><h2>Ortodonzia invisibile</h2><p>Mascherine trasparenti per adulti e ragazzi.</p><h2>Impianti</h2><p>Con carico immediato dove l'osso lo permette.</p></html>`,
  },
  wp4k: {
    url: 'https://harlowkitchens.com.au/brisbane',
    html: `<html lang="en-AU"><title>Kitchen Renovations Brisbane | Kitchen Renovations Brisbane Northside | Harlow Kitchens</title><meta name="description" content="Harlow Kitchens designs and builds kitchens in Brisbane's northern suburbs. Free measure and quote within a week, built in our Brendale workshop."><h1>Kitchen renovations in Brisbane</h1><p>We take out the old kitchen on a Monday and you cook in the new one twelve days later. Cabinets are built in our own workshop in Brendale.</p><h2>Cabinets</h2><p>Moisture-resistant board, soft-close drawers, 15-year warranty on hinges.</p><h2>Benchtops</h2><p>Laminate, timber and engineered stone alternatives.</p></html>`,
  },
  wp4n: {
    url: 'https://www.quintadovaleescuro.pt/',
    html: `<html lang="pt-PT"><title>Quinta do Vale Escuro - Quinta do Vale Escuro</title><h1>Quinta do Vale Escuro</h1><p>A Quinta do Vale Escuro é uma casa de turismo rural em Ponte de Lima, com seis quartos, piscina e vinha própria.</p><h2>Quartos</h2><p>Todos com casa de banho e vista para a vinha. Desde 85 € com pequeno-almoço.</p><h2>Provas de vinho</h2><p>Vinho verde loureiro da casa, aos sábados às 17h.</p></html>`,
  },
  wp5a: {
    url: 'https://www.thistleandthorn.co.uk/',
    html: `<html lang="en-GB"><title>Thistle & Thorn | Florist</title><meta name="description" content="Florist in Perth"><h1>Flowers for every occasion</h1><p>Thistle & Thorn is a flower shop on Tay Street in Perth. We arrange with what grows within thirty miles from April to October, and fly nothing in.</p><h2>Wedding flowers</h2><p>From £900. We take two weddings a week.</p><h2>Funeral flowers</h2><p>Wreaths, sheaves and letters, delivered to the funeral director.</p><h2>Workshops</h2><p>Wreath making in December, £55 with coffee.</p></html>`,
  },
  wp5d: {
    url: 'https://titaniron.com/excavators',
    html: `<html lang="en"><title>Used Excavators For Sale, Backhoes, Skid Steers, Dozers, Wheel Loaders, Telehandlers, Forklifts | TitanIron</title><meta name="description" content="Excavators for sale, backhoes for sale, skid steers for sale, dozers for sale"><header><a href="/">TitanIron</a></header><h1>Used excavators</h1><p>Mini excavators from 1.5 tons to crawler excavators of 35 tons, inspected in our yard in Tulsa. Each listing has the hours, a walk-around video and the inspection report.</p><h2>2019 Caterpillar 308 CR</h2><p>3,120 hours, $78,500.</p><h2>2021 Kubota KX040-4</h2><p>1,480 hours, $52,900.</p></html>`,
  },
  wp5e: {
    url: 'https://www.lucie-fabre-osteo.fr/',
    html: `<html lang="fr"><title>Ostéopathe</title><h1>Bienvenue au cabinet</h1><p>Je suis Lucie Fabre, ostéopathe D.O. à Annecy. Je reçois adultes, femmes enceintes, nourrissons et sportifs, du lundi au vendredi.</p><h2>Femmes enceintes</h2><p>Dès le quatrième mois, pour les douleurs du dos et du bassin.</p><h2>Nourrissons</h2><p>Une première séance dure 45 minutes.</p><h2>Tarifs</h2><p>60 € la séance.</p></html>`,
  },
  wp5h: {
    url: 'https://www.riverasautobody.com/',
    html: `<html lang="en-US"><title>HOME</title><h1>RIVERA'S AUTO BODY</h1><p>COLLISION REPAIR - PAINT - DENT REMOVAL</p><p>Family owned in El Paso since 1983. We work with all insurance companies and write estimates while you wait.</p><h2>COLLISION REPAIR</h2><p>Frame straightening and structural repair on a computerized bench.</p><h2>PAINT</h2><p>Color matched in our own booth.</p><h2>DENT REMOVAL</h2><p>Hail and door dings, without paint where possible.</p><p>4410 Montana Ave, El Paso, TX 79903. Open Mon-Fri 8-6. (915) 555-0188</p></html>`,
  },
  wp5i: {
    url: 'https://www.scuoladiceramica.it/corso',
    html: `<html lang="it"><title>Corso di ceramica Firenze - Corsi - Scuola</title><h1>Corso di ceramica per principianti</h1><p>Otto lezioni di due ore al tornio, il martedì alle 19, nel laboratorio di via dei Serragli a Firenze. Massimo sei allievi per corso.</p><h2>Programma</h2><p>Centratura, cilindri, ciotole, rifinitura e smalti.</p><h2>Costo</h2><p>280 euro, argilla e due cotture comprese.</p></html>`,
  },
  wp5j: {
    url: 'https://northmoorjoinery.co.uk/contact',
    html: `<html lang="en"><title>Contact</title><header><a href="/">Northmoor Joinery</a></header><h1>Get in touch</h1><p>Call 01865 555 0111 between 8 and 5, or write to office@northmoorjoinery.example. We answer within one working day.</p><p>Northmoor Joinery, Unit 6, Station Road, Northmoor, Oxfordshire OX29 5SX.</p></html>`,
  },
  wp6b: {
    url: 'https://www.steuerkanzlei-ohlsen.de/',
    html: `<html lang="de"><title>Steuerberater</title><meta name="description" content="Steuerberatung"><h1>Klar. Persönlich. Digital.</h1><p>Die Steuerkanzlei Ohlsen berät Handwerksbetriebe, Freiberufler und Vermieter in Flensburg. Belege kommen per App, Fragen klären wir am Telefon.</p><h2>Buchhaltung</h2><p>Monatlich, mit Auswertung bis zum 10.</p><h2>Jahresabschluss</h2><p>Festpreis nach dem ersten Gespräch.</p><h2>Lohnabrechnung</h2><p>14 € je Mitarbeiter.</p></html>`,
  },
  wp6c: {
    url: 'https://mossandmarrow.co.uk/shop',
    html: `<html lang="en-GB"><title>Shop | Moss & Marrow</title><meta name="description" content="Welcome to our shop"><header><a href="/">Moss & Marrow</a><a href="/basket">Basket</a></header><h1>Shop all</h1><p>Soaps, balms and candles made in small batches in a kitchen in Totnes, Devon, with plant oils and nothing from palm.</p><div><h2>Nettle & lime soap</h2><p>£6.50</p><h2>Calendula balm</h2><p>£11</p><h2>Beeswax candle, tall</h2><p>£14</p></div></html>`,
  },
  wp6d: {
    url: 'https://www.casaruralelmolino.es/',
    html: `<html lang="es"><title>Casa Rural El Molino</title><meta name="description" content="Descubre el encanto de nuestra casa rural. ¡Te esperamos!"><h1>Desconecta en la naturaleza</h1><p>Casa Rural El Molino es un antiguo molino de agua en Potes, al pie de los Picos de Europa. Tiene cinco habitaciones dobles, chimenea y un jardín junto al río.</p><h2>Habitaciones</h2><p>Todas con baño propio. Desde 75 € con desayuno.</p><h2>Rutas</h2><p>La Ruta del Cares empieza a 40 minutos en coche.</p></html>`,
  },
  wp6j: {
    url: 'https://www.thecuttingroomboise.com/',
    html: `<html lang="en-US"><title>The Cutting Room Salon | Hair Salon</title><meta name="description" content="Hair salon in Boise"><h1>Hair that behaves</h1><p>The Cutting Room is a hair salon in Boise's North End with six chairs and a colorist who trained in Portland. Book a cut, color or a blowout online.</p><h2>Cuts</h2><p>From $48.</p><h2>Color</h2><p>Single process from $95, balayage from $180.</p><footer>1611 N 13th St, Boise, ID 83702 · Tue-Sat · 208-555-0199</footer></html>`,
  },
  wp6i: {
    url: 'https://www.rijschooldebocht.nl/',
    html: `<html lang="nl"><title>Rijschool De Bocht | Autorijles | Motorrijles | Theorie | Rijexamen | Rijlessen Zwolle | Goedkope rijlessen</title><h1>Rijschool De Bocht</h1><p>Rijschool De Bocht geeft autorijles en motorrijles in Zwolle en Kampen. Gemiddeld slaagt 68 procent in één keer.</p><h2>Autorijles</h2><p>€ 62 per uur, pakketten vanaf 20 lessen.</p><h2>Motorrijles</h2><p>€ 70 per uur, motor en kleding inbegrepen.</p></html>`,
  },
  wp3m: {
    url: 'https://tallyhook.dev/docs/getting-started',
    html: `<html lang="en"><title>Getting Started | Docs</title><header><a href="/">Tallyhook</a><a href="/docs">Docs</a></header><h1>Getting started</h1><p>Tallyhook is a command line tool that counts words, lines and links in Markdown files. It runs on Linux, macOS and Windows.</p><h2>Install</h2><pre>npm install -g tallyhook</pre><h2>Count a folder</h2><p>Run tallyhook with a folder. It reads every .md file below it and prints a table.</p><h2>Configuration</h2><p>Put a file named tallyhook.json into the folder to leave files out.</p></html>`,
  },
} as const;
