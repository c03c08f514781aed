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
Grußkarte: Karte, Klappkarte
Karte: Grußkarte, Klappkarte
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
`;
