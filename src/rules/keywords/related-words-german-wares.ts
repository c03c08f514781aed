/** `Sache, Sache: Wörter`, more of `related-words-german.ts`; the same rule holds for every word. */
export const germanWareFamilies = `
salzmühle, pfeffermühle, gewürzmühle, muskatmühle, mühle: gewürz gewürze mahlen würzen küche tisch mahlwerk kochen zubehör
kaffeemaschine, espressomaschine, kaffeevollautomat: kaffee espresso küche küchengerät brühen barista büro heißgetränk haushaltsgerät
trinkflasche, thermosflasche, isolierflasche: trinken getränk unterwegs sport büro reise wandern fahrrad ausflug freizeit
brotdose, lunchbox, vesperdose: pausenbrot frühstück snack unterwegs büro ausflug picknick proviant
pfanne, bratpfanne, topf, kochtopf: küche herd kochgeschirr kochen haushalt zubereiten küchenzubehör
schneidebrett, küchenbrett: küche hacken zubereiten gemüse obst fleisch brot küchenzubehör unterlage
messer, kochmesser, küchenmesser: schneiden klinge küche gemüse fleisch zubereiten hacken küchenzubehör
yogamatte, gymnastikmatte, sportmatte: yoga pilates fitness gymnastik turnen training studio workout boden meditation dehnen
hantel, hanteln, kurzhantel, kettlebell: krafttraining training fitness gewichte gym kraftsport workout
zelt, campingzelt, wurfzelt: camping outdoor zelten festival urlaub reise schlafen campingplatz
campingtisch, campingstuhl, klapptisch, klappstuhl: camping outdoor garten balkon terrasse picknick zelten reise
schlafsack, isomatte, luftmatratze: camping zelten outdoor schlafen reise wandern trekking übernachtung festival
rucksack, wanderrucksack, daypack: wandern reise ausflug outdoor schule uni freizeit alltag gepäck
koffer, trolley, reisetasche: reise reisen gepäck urlaub flugzeug kurztrip reisegepäck
fahrradtasche, satteltasche, lenkertasche, gepäckträgertasche: fahrrad rad radtour pendeln radfahren gepäck zubehör transport
hundegeschirr, hundehalsband, hundeleine: hund gassi spazieren welpe haustier hundezubehör tierbedarf erziehung
hundebett, hundekissen, hundekorb: hund schlafplatz haustier liegeplatz welpe tierbedarf körbchen schlafen
kratzbaum, kratztonne, katzenbaum: katze kratzen katzenmöbel haustier klettern krallen spielen tierbedarf
trinkbrunnen, futterautomat, futternapf: haustier hund katze fressen wasser tierbedarf fütterung
gießkanne, gartenschlauch, gartenbrause: garten balkon bewässern pflanzen terrasse gießen blumen bewässerung
gartenschere, astschere, rosenschere, heckenschere: garten schneiden äste sträucher hecke gärtnern pflanzen rückschnitt gartenwerkzeug
hochbeet, pflanzkübel, blumenkasten, balkonkasten: garten balkon terrasse kräuter gemüse blumen pflanzen anbau gärtnern
sonnenschirm, sonnensegel, markise: garten terrasse balkon schatten sommer sonnenschutz camping
stehlampe, tischlampe, schreibtischlampe, nachttischlampe: licht beleuchtung leuchte lampe wohnzimmer schlafzimmer lesen büro
lichterkette, led streifen, lichtschlauch: licht beleuchtung deko weihnachten party garten balkon stimmung
bettwäsche, bettbezug, bettdecke, kopfkissen: bett schlafen schlafzimmer bettzeug wohnen kissenbezug
handtuch, badetuch, duschtuch, saunatuch: bad badezimmer dusche abtrocknen strand
badematte, duschmatte, badteppich, duschvorhang: bad badezimmer dusche badewanne vorleger wc nass
seifenspender, seifenschale, zahnputzbecher, klobürste: bad badezimmer waschbecken wc zubehör hygiene waschtisch
aufbewahrungsbox, aufbewahrungskorb, kiste: ordnung stauraum regal kleiderschrank kinderzimmer organizer sortieren behälter
wäschekorb, wäschesammler: bad schmutzwäsche waschen wäsche haushalt schlafzimmer sortieren
kleiderbügel, kleiderständer, kleidersack: garderobe kleidung schrank aufhängen ordnung kleiderschrank
handyhalterung, handyhalter: smartphone befestigung mobiltelefon halter zubehör
ladegerät, ladekabel, powerbank: strom aufladen smartphone laden akku tablet reise stecker
kopfhörer, ohrhörer, headset: musik hören audio sound smartphone podcast
mauspad, tastatur, maus: computer pc büro schreibtisch homeoffice laptop arbeitsplatz
laptopständer, monitorständer, laptophülle: notebook computer büro schreibtisch homeoffice arbeitsplatz
schreibtischlampe, schreibtischunterlage, stifthalter: büro arbeitsplatz homeoffice schreibtisch ordnung
schraubendreher, schraubenzieher, bitsatz, akkuschrauber: werkzeug schrauben heimwerker werkstatt reparatur montage handwerker
bohrmaschine, schlagbohrmaschine, bohrer: werkzeug bohren heimwerker werkstatt handwerker renovieren montage
kindersitz, kinderwagen, babytrage, buggy: baby kind kleinkind unterwegs eltern erstausstattung spazieren
puzzle, brettspiel, gesellschaftsspiel, kartenspiel: spielen familie spieleabend freizeit beschäftigung spaß denken
scheibenwischer, autofußmatten, autositzbezug: auto pkw kfz fahrzeug zubehör autozubehör innenraum
garderobe, wandhaken, kleiderhaken: flur diele aufhängen eingang haken ordnung kleidung
schlüsselbrett, schlüsselboard, schlüsselkasten: flur diele eingang ordnung schlüssel aufbewahrung hausflur
schuhregal, schuhschrank, schuhbank: schuhe flur diele eingang ordnung aufbewahrung schuhablage schuhständer möbel
ventilator, tischventilator, standventilator, turmventilator: luft lüfter kühlung sommer hitze abkühlung windmaschine büro schlafzimmer
heizlüfter, heizgerät, heizstrahler: wärme heizung winter heizen elektroheizung
luftbefeuchter, luftentfeuchter, luftreiniger: raumluft luft raumklima schlafzimmer wohnung luftfeuchtigkeit
regenwassersammler, regensammler, regentonne, regenfass: regenwasser garten bewässerung gießwasser dachrinne fallrohr gießen
kaffeeservice, teeservice, tafelservice, kaffeegeschirr: geschirr porzellan kaffeetafel tischgeschirr gedeck kaffeetisch tassen teller
platzset, tischset: tisch esstisch gedeck tischdeko unterlage
bettlaken, spannbettlaken, matratzenschoner, matratzenauflage, topper: bett schlafen matratze schlafzimmer bettwäsche laken schoner
kopfkissen, seitenschläferkissen: bett schlafen schlafzimmer bettzeug nacken liegen
sofabezug, sofaüberwurf, sesselschoner, sofahusse, stuhlhusse: sofa couch überzug schutz husse schonbezug wohnzimmer möbel überwurf
wäscheständer, wäscheleine, bügelbrett, bügeleisen: wäsche trocknen haushalt bügeln kleidung waschen
mülleimer, abfalleimer, papierkorb: abfall müll küche haushalt bad entsorgung tonne
teppichläufer, fußabtreter, türmatte: eingang haustür flur boden vorleger schmutzfangmatte
kerzenset, teelichter, teelichthalter: kerze licht deko kerzenschein tischdeko wohnen
bilderleiste, pinnwand, whiteboard, magnettafel: wand büro notizen fotos aufhängen organisation
dampfgarer, reiskocher, waffeleisen, raclette, fondue, sandwichmaker: küche kochen küchengerät zubereiten essen haushalt
stabmixer, pürierstab, handmixer, zerkleinerer: küche kochen suppe smoothie rühren pürieren küchengerät
sparschäler, gemüseschäler, gemüsehobel, knoblauchpresse, salatschleuder: gemüse küche kochen küchenhelfer schälen obst schneiden
messerschärfer, wetzstein, schleifstein, messerblock: messer klinge schärfen küche schleifen
thermobecher, isolierbecher, thermoskanne, isolierkanne: kaffee tee unterwegs trinken reise büro heißgetränk warmhalten
flaschenöffner, kapselheber, weinregal, weinkühler: flasche bar bier wein getränk feier öffnen
geschirrtrockner, abtropfgestell, abtropfmatte, spülbürste, spülschwamm: geschirr spüle abwasch spülen küche abtropfen teller
bauchtasche, gürteltasche, hüfttasche, brustbeutel: reise joggen wandern festival unterwegs tasche wertsachen
turnschuhe, laufschuhe, halbschuhe, gummistiefel: schuhe schuhwerk fuß füße laufen gehen sohle freizeit
unterwäsche, boxershorts, slip, bh, unterhemd: wäsche bekleidung kleidung darunter
regenschirm, taschenschirm: regen wetter schutz unterwegs nass herbst
haarbürste, kamm, haarschneider, lockenstab, glätteisen, föhn: haare frisur haarpflege styling friseur stylen
zahnbürste, zahnpasta, mundspülung, munddusche: zähne zahnpflege mundhygiene putzen mund zahnreinigung
rasierhobel, rasierpinsel, rasierapparat: rasur bart rasieren nassrasur klinge
sonnencreme, sonnenmilch, sonnenschutz: sonne haut strand urlaub sommer uv
nagelfeile, nagelschere, nagelknipser, pinzette: nägel maniküre pediküre pflege fingernägel
hörspiel, hörbuch, roman, kinderbuch, bilderbuch, sachbuch: lesen buch geschichte lektüre bücher
schallplatte, vinyl, cd, kassette: musik plattenspieler album sammler hören tonträger
digitalkamera, spiegelreflexkamera, systemkamera, balgenkamera, sofortbildkamera: fotografie fotografieren foto fotoapparat kamera aufnahme
fernglas, teleskop, mikroskop, lupe: optik beobachten vergrößerung natur sehen
smartwatch, fitnessuhr, fitnesstracker: uhr sport training schritte puls armband
mauspad, mousepad, handgelenkauflage: maus computer büro schreibtisch unterlage
usb kabel, ladekabel, verlängerungskabel, steckdosenleiste, mehrfachsteckdose: strom kabel stecker anschluss elektronik steckdose
drucker, scanner, druckerpatrone, toner: büro drucken papier tinte computer
spielkonsole, konsole, controller, gamepad: gaming spielen videospiele zocken spiel
modellbahn, modellauto, modellbausatz, lokomotive: modellbau sammler hobby sammeln miniatur spielzeug
münze, briefmarke, medaille, banknote: sammeln sammler numismatik sammlung
schraubstock, werkbank, schleifmaschine, kreissäge, stichsäge, winkelschleifer: werkzeug werkstatt heimwerker handwerk basteln maschine
hammer, zange, schraubenschlüssel, meißel, feile: werkzeug handwerk werkstatt heimwerker reparatur
dübel, schrauben, nägel, beschlag, scharnier: befestigung montage baumarkt eisenwaren heimwerker
wasserhahn, armatur, duschkopf, brause, siphon: bad küche sanitär wasser installation waschbecken dusche
wasserhahnverlängerung, perlator: bad waschbecken wasser sanitär hahn
türstopper, türgriff, türklinke, briefkasten, klingel: haustür tür eingang haus wohnung
rauchmelder, überwachungskamera, bewegungsmelder, türspion: sicherheit haus alarm schutz wohnung überwachung
gartenhaus, pavillon, gartenzaun, sichtschutz, pergola: garten terrasse balkon außenbereich outdoor
rasensprenger, bewässerung, wassersprenger, schlauchtrommel: garten rasen gießen bewässern wasser beet
unkrautstecher, hacke, rechen, harke, schaufel, blumenkelle: garten gartenarbeit beet gärtnern gartengerät
saatgut, samen, blumenzwiebel, setzling, stauden: garten pflanzen aussaat beet balkon gärtnern anzucht
zimmerpflanze, sukkulente, kaktus, monstera: pflanze grün wohnung deko topfpflanze fensterbank
vogeltränke, vogelbad, meisenknödel, igelhaus, bienentränke: garten vögel tiere natur futterstelle wildtiere
pferdedecke, halfter, trense, sattel, schabracke: pferd reiten reitsport stall pony reiter
hamsterkäfig, kaninchenstall, meerschweinchenhaus, hühnerstall: tier nager haltung gehege käfig stall
fahrradsattel, fahrradpedale, fahrradreifen, lenkergriffe, rahmentasche: rad bike radfahren ersatzteil radsport tour fahrrad
motorradhelm, motorradjacke, motorradhandschuhe: motorrad biker fahren schutz tour
wanderstock, trekkingstöcke, kletterseil, karabiner: wandern berge outdoor tour bergsteigen
schwimmbrille, badekappe, taucherbrille, schnorchel: schwimmen wasser schwimmbad tauchen baden strand
fußball, basketball, handball, volleyball, tischtennisschläger, tennisschläger: sport ball spielen training mannschaft verein
wimpelkette, luftballons, partydeko, konfetti, caketopper, tortenstecker: feier party fest geburtstag deko dekoration
tischnummern, sitzplan, platzkarten, ringkissen, brautstrauß: hochzeit trauung feier tischdeko gäste
osterdeko, ostereier, osterhase: ostern frühling deko osternest dekoration
weihnachtsdeko, weihnachtskrippe, krippe, nussknacker, räuchermännchen: weihnachten advent deko winter
stickpackung, stickbild, kreuzstich, stickrahmen: sticken handarbeit nadel garn faden motiv basteln
strickset, häkelset, bastelset, makramee set: handarbeit selbermachen basteln diy hobby anleitung
kugelkette, perlen, perlenset, schmuckzubehör: basteln fädeln schmuck selbermachen hobby
espresso, bohnen, filterkaffee: kaffee röstkaffee kaffeebohnen barista siebträger kaffeevollautomat
müsli, granola, porridge, haferflocken: frühstück cerealien essen zubereiten schale snack
nüsse, trockenfrüchte, studentenfutter, riegel: snack knabbern essen naschen
hustenbonbons, lakritz, gummibärchen, fruchtgummi: süßigkeiten naschen süßes süßwaren
`;
