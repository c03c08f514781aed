/** `Name: andere Namen`, eine Sache je Zeile. */
export const germanSynonyms = `
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
Seife: Seifenstück, Stückseife, Körperseife
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
`;
