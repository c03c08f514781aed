/** `Name: andere Namen`, eine Sache je Zeile. */
export const germanSynonyms = `
Kerzenständer: Kerzenhalter
Schultüte: Zuckertüte
Wärmflasche: Bettflasche
Tasse: Becher, Kaffeetasse
Becher: Tasse
Brotdose: Brotbox, Lunchbox, Vesperdose, Butterbrotdose
Lunchbox: Brotdose, Brotbox
Trinkflasche: Wasserflasche
Schneidebrett: Küchenbrett, Schneidbrett, Brettchen, Servierbrett
Pfanne: Bratpfanne
Topf: Kochtopf
Geschirrtuch: Küchentuch
Sofa: Couch
Couch: Sofa
Sessel: Polstersessel
Schreibtisch: Bürotisch, Arbeitstisch
Lampe: Leuchte
Decke: Kuscheldecke
Kissen: Dekokissen
Geldbörse: Portemonnaie, Geldbeutel
Pullover: Pulli
Seife: Seifenstück, Stückseife
Olivenölseife: Stückseife, Olivenseife
Stückseife: Seifenstück, Handseife
Handcreme: Handpflege
Haarklammer: Haarklemme, Haarspange
Haarspange: Haarklammer
Fahrrad: Rad, Bike
Kinderwagen: Babywagen
Kombikinderwagen: Kinderwagen, Babywagen
Bohrmaschine: Bohrer, Elektrobohrer
Schlagbohrmaschine: Bohrmaschine, Schlagbohrer
Handy: Smartphone, Mobiltelefon
Notizbuch: Notizheft, Kladde
Puzzle: Legespiel
Spielzeug: Spielsachen
Waschmaschine: Waschautomat
Zahnarzt: Zahnärztin, Zahnarztpraxis
Zahnreinigung: PZR, Prophylaxe
professionelle Zahnreinigung: PZR, Prophylaxe, Zahnreinigung
Vokabeltrainer: Vokabel App, Sprachtrainer, Vokabeln lernen
Fahrplan: Abfahrtszeiten, Abfahrtsmonitor
Scheibenbremse: Fahrradbremse, Bremse
Schlüsselanhänger: Anhänger
Schale: Schüssel, Servierschale
Schüssel: Schale
Vase: Blumenvase
Duftkerze: Kerze, Raumduft
Sojakerze: Kerze
Halskette: Kette, Kettchen
Kette: Halskette
Ohrringe: Ohrschmuck
Armband: Armschmuck
Poster: Wandbild, Kunstdruck
Kunstdruck: Poster, Wandbild
Schild: Wandschild
Schal: Halstuch
Einkaufstasche: Stoffbeutel, Einkaufsbeutel
Geldbeutel: Geldbörse, Portemonnaie, Brieftasche
Grußkarte: Karte
Karte: Grußkarte
Korb: Aufbewahrungskorb
Blumentopf: Pflanztopf, Übertopf
Übertopf: Blumentopf, Pflanztopf
Lätzchen: Babylatz, Latz
Kuscheltier: Stofftier, Plüschtier
Hundeleine: Leine, Führleine
Hundehalsband: Halsband
Hundebett: Hundekissen, Hundekorb
Kissenbezug: Kissenhülle
Tischdecke: Tischtuch
Angelrute: Angel
Wickelunterlage: Wickelmatte, Wickelauflage
Brotkasten: Brotaufbewahrung, Brotkiste, Brotbehälter
Brotkorb: Brotkörbchen
Rosenschere: Gartenschere
Rucksack: Backpack
Kosmetiktasche: Schminktasche
Kulturbeutel: Kulturtasche, Waschtasche
Mäppchen: Federmäppchen, Stiftemäppchen
Federmäppchen: Stiftemappe, Federtasche
Hausschuhe: Puschen, Schlappen
Schnullerkette: Nuckelkette, Schnullerband
Greifling: Babyspielzeug
Rassel: Babyrassel
Puppe: Spielpuppe
Schaukelpferd: Schaukeltier
Lernturm: Küchenturm
Puzzle: Puzzlespiel
Ring: Fingerring
Ohrstecker: Ohrringe
Creolen: Ohrringe
Ohrhänger: Ohrringe, Hängeohrringe
Anhänger: Kettenanhänger
Ehering: Trauring
Trauring: Ehering
Fußkettchen: Fußkette
Haarreif: Haarreifen
Lesezeichen: Buchzeichen
Gästebuch: Erinnerungsbuch
Fotoalbum: Erinnerungsalbum
Kranz: Dekokranz
Girlande: Dekogirlande
Traumfänger: Dreamcatcher
Windlicht: Teelichthalter, Kerzenglas
Badebombe: Badekugel, Sprudelbad
Lippenbalsam: Lippenpflege, Lippenpflegestift
Gesichtscreme: Gesichtspflege
Shampoo: Haarshampoo
Teppich: Wohnteppich
Kissenhülle: Kissenbezug
Bettwäsche: Bettgarnitur
Sockenwolle: Sockengarn, Strumpfwolle
Sockengarn: Sockenwolle, Strumpfwolle
Vorhang: Gardine
Hocker: Sitzhocker
Esstisch: Esszimmertisch, Tisch
Couchtisch: Wohnzimmertisch, Sofatisch
Kommode: Schubladenschrank
Nachttisch: Nachtkästchen
Kratzbaum: Kletterbaum
Napf: Futternapf
Hundemantel: Hundejacke
Sonnenschirm: Gartenschirm
Feuerschale: Feuerkorb
Akkuschrauber: Akkubohrschrauber, Bohrschrauber
Handkreissäge: Kreissäge
Winkelschleifer: Flex
Rasenmäher: Mäher
Kopfhörer: Headphones
Fernseher: TV
Kaffeevollautomat: Kaffeemaschine
Staubsauger: Sauger
Kochbuch: Rezeptbuch
Katzenbaum: Kratzbaum
Haargummi: Zopfgummi
Insektenhotel: Insektenhaus
Nistkasten: Vogelhaus
Krabbelschuhe: Babyschuhe
Umhängetasche: Schultertasche
Kaffeemühle: Mühle
Häkelanleitung: Häkelmuster
Strickanleitung: Strickmuster
Schnittmuster: Schnittvorlage
Blumenampel: Hängeampel, Pflanzenhänger
Nudelholz: Teigrolle, Teigroller
Kochlöffel: Rührlöffel
Servierbrett: Anrichtebrett
Türkranz: Kranz, Türdeko
Wandbehang: Wanddeko, Wandteppich
Schultertuch: Dreieckstuch, Stola
Dreieckstuch: Halstuch
Babydecke: Kuscheldecke
Krabbeldecke: Spieldecke, Babydecke
Strampler: Babyoverall, Spieler
Pumphose: Babyhose, Mitwachshose
Babymütze: Mütze
Turnbeutel: Sportbeutel
Schürze: Kochschürze, Küchenschürze
Stirnband: Haarband
Loop: Schlauchschal, Rundschal
Socken: Strümpfe
Türschild: Namensschild, Schild
Namensschild: Türschild
Kinderküche: Spielküche
Schmuckkästchen: Schmuckschatulle, Schmuckbox
Messerblock: Messerhalter
Garderobe: Kleiderhaken
Wandregal: Hängeregal
Hochbeet: Pflanzkasten
Futterhaus: Vogelhaus, Vogelfutterhaus
Vogelhaus: Vogelhäuschen
Marmelade: Fruchtaufstrich, Konfitüre
Badesalz: Badezusatz
Lippenöl: Lippenpflege
Deocreme: Deo, Cremedeo
Bartöl: Bartpflege
Adventskalender: Weihnachtskalender
Weihnachtskugel: Baumkugel, Christbaumkugel
Einladung: Einladungskarte
Einladungskarte: Einladung
Fototasse: Tasse
Hundegeschirr: Brustgeschirr
Katzenbett: Katzenkorb
Kinderfahrrad: Kinderrad
Thermobecher: Isolierbecher
Thermoskanne: Isolierkanne
Zirbenkissen: Zirbelkissen, Duftkissen
Traukerze: Hochzeitskerze
Hochzeitskerze: Traukerze
Notenständer: Notenpult
Fliegengitter: Fliegennetz, Insektenschutzgitter
Gärkörbchen: Gärkorb
Gärkorb: Gärkörbchen
Schneeschieber: Schneeschaufel
Schneeschaufel: Schneeschieber
Espressotassen: Mokkatassen
Espressotasse: Mokkatasse
Augenbrauengel: Brauengel
Wimperntusche: Mascara
Kabelbinder: Kabelstraps
Taschenkalender: Terminkalender
Terminplaner: Terminkalender
Fahrradpumpe: Luftpumpe
Fahrradtasche: Radtasche
Gepäckträgertasche: Fahrradtasche
Sonnenliege: Gartenliege, Liegestuhl
Hängematte: Hängeliege
Pflanzkübel: Blumenkübel
Balkonkasten: Blumenkasten
Auflaufform: Backofenform
Einmachglas: Einweckglas, Weckglas
Topflappen: Ofenlappen
Küchenwaage: Haushaltswaage
Handmixer: Handrührer
Wäscheständer: Wäschetrockner
Bügelbrett: Bügeltisch
Nähkästchen: Nähkasten
Stoffbeutel: Jutebeutel, Baumwolltasche
Brillenetui: Brillentasche
Lichterkette: Lichtkette
Stehlampe: Standleuchte, Stehleuchte
Pendelleuchte: Hängelampe, Pendellampe
Tischlampe: Tischleuchte
Wandlampe: Wandleuchte
Deckenlampe: Deckenleuchte
Hemd: Oberhemd
Leinenhemd: Hemd aus Leinen
Strickjacke: Cardigan
Schulranzen: Schultasche, Ranzen
Bobbycar: Rutschauto
Schneidematte: Schneideunterlage
Wasserwaage: Richtwaage
Velo: Fahrrad
`;
