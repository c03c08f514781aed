/**
 * `Sache, Sache: Wörter`, more of `related-words.ts` in German; the same rule holds for every word. A compound that is no
 * entry is looked up by the entry that it ends in: a "Kinderrucksack" is a "Rucksack".
 */
export const germanFamilies = `
halskette, kette, armband, ring, ohrringe, ohrstecker, anhänger, brosche, creolen, fußkettchen: schmuck schmuckstück accessoire geschenkidee halsschmuck collier
ehering, verlobungsring, trauring: schmuck hochzeit verlobung trauung fingerring
armbanduhr, uhr, wanduhr, wecker, tischuhr: zeit uhrzeit zeitmesser zifferblatt stunden
sonnenbrille, brille, lesebrille: augen gläser brillengestell sehhilfe
geldbörse, geldbeutel, kartenetui, portemonnaie, brieftasche: börse geldtasche münzen scheine karten kreditkarten kleingeld
handtasche, umhängetasche, schultertasche, tasche, beutel, shopper: tragetasche einkaufen henkeltasche alltag stadt begleiter
rucksack: tasche tragen wandern reise schule ausflug backpack ranzen daypack
reisetasche, koffer, kulturbeutel, kosmetiktasche, sporttasche: gepäck reisen urlaub wochenende weekender aufbewahrung
gürtel: hosengürtel riemen schnalle hose accessoire bund
schal, mütze, handschuhe, stirnband, tuch, halstuch: winter accessoire kopfbedeckung strick kälte
socken, strümpfe: strumpf füße fuß strumpfwaren bekleidung
pullover, strickjacke, hoodie, sweatshirt: oberteil kleidung bekleidung mode sweater pulli strick
kleid, rock, bluse, hemd, t-shirt, shirt, top: kleidung bekleidung mode oberteil outfit garderobe
hose, jeans, shorts, leggings: kleidung bekleidung mode beinkleid hosen outfit
jacke, mantel, regenjacke, weste, parka: oberbekleidung kleidung bekleidung outdoor überzieher wetter
schlafanzug, bademantel, nachthemd: nachtwäsche schlafen pyjama bekleidung hausmantel
badeanzug, bikini, badehose: bademode schwimmen strand baden
hausschuhe, sneaker, wanderschuhe, stiefel, sandalen, schuhe: schuhwerk fuß füße laufen gehen treter sohle
tasse, becher, henkelbecher, espressotasse: kaffee tee trinken geschirr kaffeebecher teetasse heißgetränk frühstück büro küche trinkgefäß
teller, schale, schüssel, salatschüssel, suppenteller, müslischale: geschirr essen servieren anrichten tisch küche tafel speisen
kanne, teekanne, karaffe, krug, wasserkaraffe: getränk ausgießen servieren tisch wasser tee
vase, blumenvase: blumen deko dekoration strauß trockenblumen wohnen tischdeko
weinglas, glas, trinkglas, whiskyglas, bierglas: trinken getränk bar gläser kelch servieren
trinkflasche, thermosflasche, isolierflasche, wasserflasche: flasche trinken getränk wasser sport schule unterwegs wandern büro fitness
brotdose, lunchbox, vorratsdose, frischhaltedose: brotbox behälter essen küche aufbewahrung vesper frühstück schule pausenbrot
schneidebrett, servierbrett, frühstücksbrettchen: küchenbrett schneiden küche kochen hacken servieren brot käse brettchen
kochmesser, messer, messerset, brotmesser, küchenmesser: klinge schneiden küche kochen schneide besteck hacken
pfanne, bratpfanne, topf, kochtopf, bräter, wok, kasserolle: kochen braten küche herd kochgeschirr schmoren bratgeschirr
backform, backblech, springform, muffinform, ausstechform: backen kuchen ofen teig küche bäcker gebäck plätzchen
rührschüssel, küchenwaage, messbecher, nudelholz, schneebesen, teigrolle: backen küche kochen teig abmessen küchenhelfer zubereiten
gewürzregal, gewürzmühle, pfeffermühle, salzstreuer, mörser: gewürze küche würzen salz pfeffer kräuter mahlen kochen
butterdose, brotkasten, brotkorb, keksdose, vorratsglas: aufbewahrung küche frühstück lebensmittel vorrat behälter
sieb, reibe, dosenöffner, korkenzieher, sparschäler, pfannenwender, kochlöffel: küchenhelfer küche kochen küchenutensil werkzeug zubehör
wasserkocher, kaffeemaschine, kaffeemühle, espressokocher, frenchpress: kaffee küche küchengerät aufbrühen heißgetränk zubereiten barista
toaster, mixer, heißluftfritteuse, standmixer, küchenmaschine: küchengerät küche kochen zubereiten haushaltsgerät
topflappen, schürze, geschirrtuch, ofenhandschuh, küchentuch: küche kochen backen grillen küchentextil haushalt
tischdecke, tischläufer, platzset, serviette, untersetzer, tablett: tisch tischwäsche tafel esstisch gedeck servieren deko
kerze, duftkerze, sojakerze, teelicht, stumpenkerze: wachs duft licht deko kerzenlicht gemütlichkeit wohnen docht raumduft
kerzenständer, kerzenhalter, windlicht, laterne: kerzen licht deko leuchter tischdeko wohnen
raumduft, diffuser, räucherstäbchen, duftöl: aroma duft wohnen raumspray lufterfrischer
blumentopf, übertopf, pflanztopf, pflanzgefäß, balkonkasten, pflanzkübel: pflanzen garten balkon zimmerpflanze kräuter terrasse topf gärtnern
trockenblumen, kranz, girlande, türkranz: deko floristik dekoration wohnen tür wand strauß
bilderrahmen, fotoalbum, gästebuch, fotorahmen: erinnerung fotos bilder andenken familie hochzeit aufhängen
spiegel, wandspiegel: bad flur schminken wand ankleide
wandbild, poster, kunstdruck, leinwandbild, gemälde: wanddeko bild druck kunst wohnzimmer dekoration wandschmuck
skulptur, figur, statue: deko kunst wohnen dekoration sammeln
wandbehang, makramee, traumfänger, windspiel: wanddeko deko aufhängen wohnen knüpfen
lampe, tischlampe, stehlampe, pendelleuchte, deckenleuchte, nachtlicht, leuchte, schreibtischlampe: leuchte licht beleuchtung wohnzimmer schlafzimmer lesen lichtquelle
lampenschirm, lichterkette: licht beleuchtung deko leuchte party weihnachten
teppich, fußmatte, läufer: bodenbelag boden wohnzimmer flur eingang vorleger matte
vorhang, gardine, rollo: fenster sichtschutz verdunkelung wohnzimmer stoff
kissen, kissenbezug, kissenhülle, sitzkissen, dekokissen: sofa couch deko wohnen polster bezug
decke, kuscheldecke, wolldecke, tagesdecke, plaid: sofa couch bett kuscheln überwurf wohndecke schlafzimmer
bettwäsche, matratze, spannbettlaken, bettdecke: bett schlafen schlafzimmer bezug bettzeug laken
bett, nachttisch, kommode, kleiderschrank, bücherregal, wandregal, regal, sideboard: möbel schlafzimmer wohnzimmer einrichtung stauraum aufbewahrung wohnen
schreibtisch, esstisch, couchtisch, beistelltisch, tisch: möbel büro arbeitszimmer wohnzimmer esszimmer küche einrichtung
bürostuhl, sofa, sessel, hocker, stuhl, sitzbank, barhocker: möbel sitzen sitzmöbel wohnzimmer einrichtung polster
aufbewahrungskorb, wäschekorb, korb, aufbewahrungsbox: aufbewahrung ordnung stauraum bad kinderzimmer regal behälter
schmuckkästchen, schmuckschale, schmuckständer: schmuck aufbewahrung ringe ketten ordnung
duschvorhang, badematte, seifenschale, seifenspender, zahnputzbecher: bad badezimmer dusche waschbecken zubehör wc
handtuch, badetuch, strandtuch, gästehandtuch: bad dusche abtrocknen frottee sauna badezimmer
seife, stückseife, handseife, duschgel: waschen bad dusche händewaschen körperpflege reinigung hautpflege
shampoo, haaröl, haarmaske, haarseife, spülung: haarpflege haare waschen kopfhaut dusche pflege
haarspange, haargummi, haarreif, haarklammer, scrunchie: frisur haare zopf haarschmuck haaraccessoire dutt
bartöl, rasierer, rasierseife, bartbalsam: bart pflege rasur rasieren bartpflege
gesichtscreme, gesichtsserum: hautpflege kosmetik pflege haut gesichtspflege gesicht feuchtigkeitspflege
serum, handcreme, körperlotion, creme, lippenbalsam, bodybutter: hautpflege kosmetik pflege haut körperpflege eincremen
parfüm, parfum, deo: duft duftwasser kosmetik spray
badesalz, badebombe, badekugel: baden badewanne wanne wellness spa badezusatz
yogamatte, faszienrolle, hanteln, springseil, fitnessband: training sport fitness gymnastik workout turnen pilates
zelt, schlafsack, campingstuhl, campingkocher, isomatte: camping outdoor trekking zelten wandern urlaub ausrüstung
stirnlampe, taschenlampe: licht leuchte outdoor nacht camping lampe
hängematte, kühlbox: garten camping balkon outdoor picknick ausflug
fahrrad, fahrradhelm, fahrradlicht, fahrradschloss, fahrradtasche: rad radfahren bike radtour pendeln zubehör radsport
angelrute, angel, köder: angeln fischen angelsport fisch
dinkelkissen, wärmekissen, kirschkernkissen, körnerkissen, traubenkernkissen, rapskissen: wärmflasche körner wärme kälte nacken entspannung
heizkissen, heizdecke, wärmedecke: wärme elektrisch nacken rücken entspannung
stillkissen, lagerungskissen: stillen baby schwangerschaft seitenschläfer
nackenkissen, reisekissen, nackenhörnchen: reise flugzeug schlafen nacken auto
meditationskissen, yogakissen: meditation yoga sitzen hocker
taschenlampe, stirnlampe: licht camping outdoor nacht
wärmflasche: wärme bettflasche bett
wickeltasche: baby windeln kinderwagen unterwegs
kühltasche, kühlbox: picknick kühlen camping getränke
picknickdecke: picknick park outdoor wiese
krabbeldecke, spieldecke: baby spielen kuscheln boden
schlüsselring, beißring: anhänger
sanduhr: zeit timer minuten
tragetuch: baby tragen trage
hundebett, hundekissen, katzenbett: haustier schlafplatz liegeplatz körbchen tierbett vierbeiner
hundehalsband, hundeleine, hundegeschirr, leine: haustier gassi spaziergang vierbeiner führung welpe
hundenapf, napf, futternapf: haustier futter fressen trinken futterschüssel
hundespielzeug, katzenspielzeug: haustier spielen beschäftigung kauen toben vierbeiner
katzenbaum, kratzbaum: kratzen klettern haustier kratzmöbel
vogelhaus, nistkasten, futterhaus, insektenhotel: garten vögel natur brutkasten füttern wildvögel
babydecke, strampler, body, lätzchen, babymütze, babyschuhe, krabbelschuhe: erstausstattung säugling neugeborene kleinkind geburt babykleidung
schnullerkette, beißring, rassel, greifling: säugling neugeborene zahnen babyspielzeug geburt
wickeltasche, kinderwagen, babytrage: unterwegs eltern windeln ausflug buggy
kuscheltier: plüschtier stofftier spielzeug spielen kinderzimmer kuscheln
puppe, puppenhaus: spielzeug spielen kinderzimmer
bauklötze, puzzle, brettspiel, kartenspiel, spielküche, holzspielzeug: spielzeug spielen spiel kinderzimmer familie beschäftigung lernen
malbuch, stifte, buntstifte: malen zeichnen basteln kunst ausmalen
notizbuch, tagebuch, kalender, planer, skizzenbuch: papeterie schreiben notizen schreibwaren büro heft termine
füller, kugelschreiber, federmäppchen, stiftebox: schreiben stifte schule büro schreibwaren
wolle, garn, strickanleitung, häkelanleitung, schnittmuster, stickset: handarbeit stricken häkeln nähen basteln selbermachen hobby
grußkarte, geburtstagskarte, weihnachtskarte, einladung, einladungskarte, postkarte: papeterie karte umschlag gruß feier anlass glückwunsch
adventskalender, christbaumkugel, weihnachtsstern: weihnachten advent deko weihnachtsdeko weihnachtsbaum fest
schlüsselanhänger: accessoire schlüssel schlüsselbund kleinigkeit mitbringsel taschenanhänger
lesezeichen, buchzeichen: buch bücher lesen lektüre roman seite kleinigkeit mitbringsel
magnet, kühlschrankmagnet: kühlschrank pinnwand magnettafel whiteboard büro
türschild, schild, hausnummer, namensschild: türdeko eingang haustür wand beschriftung
bohrmaschine, akkuschrauber, schraubendreher, hammer, säge, werkzeugkoffer: werkzeug heimwerker bohren schrauben werkstatt handwerk reparatur
handyhülle, handyhalter, handytasche: smartphone mobiltelefon schutzhülle telefon case zubehör
laptoptasche, laptophülle, laptopständer: notebook computer büro arbeit zubehör
tastatur, maus, monitor, webcam: computer pc büro schreibtisch tippen zubehör
kopfhörer, lautsprecher, plattenspieler: audio musik hören klang ton hifi
kamera, objektiv, stativ: fotografie foto fotografieren aufnahme optik
ladegerät, ladekabel, powerbank: laden strom handy akku netzteil stecker
gartenschere, gießkanne, gartenschlauch, hochbeet, spaten: garten gärtnern pflanzen beet gartenarbeit balkon
feuerschale, grill, grillzange: garten grillen terrasse feuerstelle bbq
kaffee, kaffeebohnen, espressobohnen: bohnen röstung getränk espresso filterkaffee aufbrühen heißgetränk
tee, kräutertee, grüntee, früchtetee: getränk aufguss heißgetränk kanne teekanne blätter trinken
honig, marmelade, fruchtaufstrich, senf: aufstrich frühstück brotaufstrich brot vorrat genuss
olivenöl, essig, gewürzmischung, gewürz: küche kochen würzen salat feinkost genuss
schokolade, kekse, pralinen, bonbons: süßigkeit süßwaren naschen genuss snack
nassfutter, trockenfutter, katzenfutter, hundefutter, leckerlis: tierfutter haustier fressen fütterung tiernahrung
wickelunterlage, wickelmatte: wickeln windeln unterwegs wickelkommode säugling
bohnenkaffee, kapseln: getränk
vitamin, kapseln, tabletten, tropfen, magnesium: nahrungsergänzung nahrungsergänzungsmittel supplement ergänzung einnahme
steckschlüsselsatz, ratschenkasten, knarrenkasten, schraubenschlüssel: ratsche knarre nüsse werkzeugkoffer werkstatt auto reparatur schrauben mechaniker
trinkrucksack, wanderrucksack: rucksack tasche tragen ausflug backpack daypack wandern radfahren laufen trekking wasser outdoor
scheibenwischer, wischerblätter, wischblätter: auto kfz windschutzscheibe frontscheibe ersatz regen wischgummi
hundeleine, hundegeschirr, hundehalsband: hund haustier gassi spaziergang welpe leine
trinkbrunnen, katzenbrunnen, futternapf, napf: haustier katze hund wasser fressen tränke
stirnlampe, taschenlampe: camping nacht outdoor licht leuchte angeln joggen
trinkflasche, thermosflasche, isolierflasche: trinken wasser sport schule büro wandern getränk
yogamatte, gymnastikmatte: fitness pilates training sport gymnastik turnmatte
handyhalterung, handyhalter: smartphone halter telefon halterung
aufbewahrungsbox, organizer, korb: aufbewahrung ordnung schrank regal haushalt
staubsauger, wischmopp, besen: reinigung haushalt putzen boden sauger
gartenhandschuhe, arbeitshandschuhe, rosenhandschuhe, montagehandschuhe: garten gärtnern gartenarbeit schutzhandschuhe werkstatt beet handwerk
ofenhandschuhe, grillhandschuhe, topfhandschuhe: backen grillen küche hitzeschutz topflappen ofen
boxhandschuhe: boxen kampfsport training sparring sandsack
fahrradhandschuhe, torwarthandschuhe, reithandschuhe, skihandschuhe: sport training schutz
kabelbinder, klettband, kabelkanal: kabel ordnung befestigung bündeln werkstatt elektrik büro
notenständer, notenpult: musik noten orchester musiker probe konzert instrument
gitarrengurt, gitarrenständer, plektrum, kapodaster, gitarrensaiten: gitarre musik instrument musiker zubehör
gitarre, ukulele, geige, blockflöte, klarinette, trompete, akkordeon: musik instrument musizieren orchester unterricht
angelrolle, angelschnur, köderbox, kescher, angelkoffer: angeln fischen angelsport angler fisch zubehör
fliegengitter, fliegennetz, moskitonetz, insektenschutz: mücken insekten mückenschutz sommer netz insektenschutz
schneeschieber, schneeschaufel, eiskratzer: winter schnee räumen einfahrt winterdienst
gärkörbchen, gärkorb, simperl: brot backen sauerteig teig bäcker brotteig
augenbrauengel, augenbrauenstift, wimperntusche, lidschatten, eyeliner: augen schminke makeup kosmetik augenbrauen wimpern
lippenstift, lipgloss, nagellack, rouge, puder: schminke makeup kosmetik beauty
kartenspiel, brettspiel, würfelspiel, gesellschaftsspiel, partyspiel: spieleabend spielen spiel familie freunde karten
trachtenhut, strohhut, filzhut, hut: kopfbedeckung hutmode krempe mode accessoire
dirndl, lederhose, trachtenjanker, trachtenhemd: tracht oktoberfest volksfest bayern wiesn
taufkerze, traukerze, hochzeitskerze, kommunionkerze: kerze wachs kirche feier zeremonie andenken
zirbenkissen, kräuterkissen, lavendelkissen, duftkissen: duft schlafen entspannung schlafzimmer kräuter
kinderski, ski, skischuhe, snowboard, skihelm: wintersport piste schnee skifahren berge
schlitten, rodel: winter schnee rodeln wintersport
vergaser, zündkerze, auspuff, kupplung, stoßdämpfer: ersatzteil motor werkstatt reparatur tuning
dachträger, dachbox, heckträger, anhängerkupplung: auto transport gepäck urlaub kfz
autositzbezug, kofferraumwanne, autofußmatten: auto kfz innenraum zubehör schutz
ersatzakku, knopfzelle, powerstation: strom energie ersatz zubehör laden
taschenkalender, wandkalender, terminplaner, wochenplaner: termine planen organisieren büro jahr woche planer papeterie
ordner, locher, tacker, heftgerät, briefablage, schreibtischunterlage: büro schreibtisch papier ablage bürobedarf
schulranzen, federmappe, turnbeutel, schultasche: schule grundschule einschulung schulanfang unterricht
espressotassen, espressotasse, cappuccinotasse: kaffee espresso barista geschirr kaffeegeschirr mokka
auflaufform, tarteform, kuchenform, gugelhupfform: backen ofen küche kuchen auflauf servieren
einmachglas, weckglas, vorratsglas: einkochen einmachen aufbewahrung küche vorrat marmelade
salatbesteck, besteck, besteckset: tisch essen servieren tafel gedeck
grillrost, grillplatte, grillbesteck, pizzastein: grillen bbq garten grillzubehör barbecue
liegestuhl, sonnenliege, gartenstuhl, gartenbank, gartentisch: garten terrasse balkon möbel gartenmöbel sommer
sonnenschirm, sonnensegel, markise: garten terrasse balkon schatten sommer
rasenmäher, heckenschere, laubbläser, vertikutierer: garten rasen gartenarbeit gartengerät hecke
gewächshaus, anzuchtschale, rankhilfe, pflanzstab: garten gärtnern pflanzen aussaat gemüse tomaten beet
kompost, dünger, blumenerde: garten pflanzen beet gärtnern boden
bohrer, bithalter, schraubzwinge, wasserwaage, zollstock: werkzeug heimwerker werkstatt handwerk messen schrauben
leiter, trittleiter: haushalt werkstatt stufen klappleiter renovieren
luftpumpe, fahrradpumpe, fahrradklingel, fahrradkorb: rad radfahren bike radtour zubehör
laufrad, dreirad, bobbycar, kinderroller: fahren spielen draußen kleinkind spielzeug
kinderbett, babybett, beistellbett, laufgitter: schlafen kinderzimmer möbel babyzimmer
fläschchen, schnuller, babyflasche: säugling neugeborene trinken baby stillen
kratzmatte, katzentunnel, katzenklo, katzentoilette: katze haustier spielen stubentiger
hundemantel, hundebox, hundedecke, transportbox: haustier gassi vierbeiner hund
aquarium, terrarium, aquariumfilter: fische wasser haustier becken
stoffe, baumwollstoff, jerseystoff, musselinstoff: nähen meterware schneidern nähprojekt handarbeit
nähmaschine, nähkasten, stoffschere, stecknadeln: nähen schneidern handarbeit schneiderei
filzstifte, aquarellfarben, acrylfarben, malpinsel, keilrahmen: malen zeichnen kunst basteln künstlerbedarf
stempel, siegelstempel, stempelkissen: basteln papier stempeln karten scrapbooking
traubensaft, apfelsaft, saft, sirup: getränk trinken durst limonade mischen
nudeln, pasta, reis, linsen, mehl: kochen küche vorrat lebensmittel gericht
kokosblütenzucker, rohrzucker, zucker, ahornsirup: süßen backen kochen vorrat süßungsmittel
käse, wurst, schinken, speck: brotzeit jause vesper aufschnitt genuss
wein, likör, gin, schnaps: getränk genuss aperitif flasche anstoßen
router, festplatte, speicherkarte, netzwerkkabel: computer pc internet daten netzwerk
fernbedienung, receiver, beamer, fernseher: heimkino wohnzimmer tv film
`;
