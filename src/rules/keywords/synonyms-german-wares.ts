/** `Name: andere Namen`, more of `synonyms-german.ts`; the same rule holds for every name. */
export const germanWares = `
Schlüsselbrett: Schlüsselboard, Schlüsselhalter, Schlüsselleiste
Schuhregal: Schuhablage, Schuhständer
Stickpackung: Stickset
Schemel: Hocker
Melkschemel: Schemel, Hocker
Fußhocker: Fußbank
Barhocker: Tresenhocker, Barstuhl
Bilderrahmen: Fotorahmen
Fotorahmen: Bilderrahmen
Teelichthalter: Kerzenhalter
Platzset: Tischset, Platzdeckchen
Tischset: Platzset
Spültuch: Spüllappen
Brotbeutel: Brotsack
Obstschale: Obstschüssel, Früchteschale
Obstkorb: Früchtekorb
Weidenkorb: Flechtkorb
Einkaufskorb: Marktkorb
Salatschüssel: Salatschale
Müslischale: Müslischüssel
Sparschäler: Gemüseschäler
Flaschenöffner: Kapselheber, Bieröffner
Korkenzieher: Weinöffner
Pfannenwender: Wender
Vorratsdose: Vorratsbehälter, Aufbewahrungsdose
Frischhaltedose: Frischhaltebox
Kaffeeservice: Kaffeegeschirr
Teeservice: Teegeschirr
Tafelservice: Essservice, Speiseservice
Badetuch: Badehandtuch
Waschlappen: Waschtuch
Seifenschale: Seifenablage, Seifenhalter
Wäschekorb: Wäschesammler
Mülleimer: Abfalleimer
Fußmatte: Türmatte, Fußabtreter
Bettlaken: Betttuch
Spannbettlaken: Spannbetttuch
Tagesdecke: Bettüberwurf
Nachtlicht: Schlummerlicht, Nachtlampe
Schreibtischlampe: Schreibtischleuchte
Stirnlampe: Kopflampe
Bücherregal: Regal
Schuhschrank: Schuhkommode
Kleiderständer: Garderobenständer
Wandbord: Wandregal
Armbanduhr: Uhr
Brosche: Anstecknadel
Armreif: Armreifen, Armspange
Zopfgummi: Haargummi
Fäustlinge: Fausthandschuhe
Pulswärmer: Handstulpen, Armstulpen
T-Shirt: Shirt, Tshirt
Schlafanzug: Pyjama
Gummistiefel: Regenstiefel
Sneaker: Turnschuhe
Turnschuhe: Sneaker
Regenschirm: Schirm
Bauchtasche: Gürteltasche, Hüfttasche
Gürteltasche: Bauchtasche, Hüfttasche
Reisetasche: Weekender
Koffer: Reisekoffer
Sporttasche: Trainingstasche
Kartenetui: Kartenhalter
Kreditkartenetui: Kartenetui
Handyhülle: Handycase, Schutzhülle
Handykette: Handyband
Laptoptasche: Notebooktasche
Laptophülle: Notebookhülle
Mauspad: Mousepad
Kugelschreiber: Kuli
Füller: Füllfederhalter
Buntstifte: Farbstifte, Malstifte
Kirschkernkissen: Körnerkissen, Wärmekissen
Dinkelkissen: Körnerkissen
Traubenkernkissen: Körnerkissen, Wärmekissen
Schnuller: Nuckel
Laufrad: Lauflernrad
Bauklötze: Bausteine
Brettspiel: Gesellschaftsspiel
Hundenapf: Futternapf
Katzenklo: Katzentoilette
Hundepullover: Hundepulli
Gartenschlauch: Wasserschlauch
Pflanzenstecker: Pflanzschild, Pflanzenschild
Rankgitter: Rankhilfe, Spalier
Vogeltränke: Vogelbad
Regentonne: Wassertonne
Regenwassersammler: Regensammler, Regendieb
Komposter: Kompostbehälter
Schraubendreher: Schraubenzieher
Zollstock: Meterstab, Gliedermaßstab
Werkzeugkoffer: Werkzeugkasten
Fahrradhelm: Radhelm
Fahrradschloss: Radschloss
Fahrradklingel: Fahrradglocke
Fahrradlampe: Fahrradlicht
Springseil: Hüpfseil, Sprungseil
Sonnencreme: Sonnenschutz
Zahnpasta: Zahncreme
Körperlotion: Bodylotion, Körpermilch
Bodylotion: Körperlotion, Körpermilch
Kekse: Plätzchen, Gebäck
Konfitüre: Marmelade, Fruchtaufstrich
Brotaufstrich: Aufstrich
Gewürzmischung: Würzmischung
Heißluftfritteuse: Airfryer
Stabmixer: Pürierstab
Heizlüfter: Heizgerät
Luftbefeuchter: Raumbefeuchter
Kamera: Fotoapparat
Digitalkamera: Digicam, Kamera
Balgenkamera: Faltkamera, Klappkamera
Fernglas: Feldstecher
Schallplatte: Vinyl, LP
Wimpelkette: Wimpelgirlande
Caketopper: Tortenstecker, Tortendeko
Messlatte: Messleiste
Christbaumschmuck: Weihnachtsschmuck, Baumschmuck
Schmuckschale: Schmuckteller
Lederpflege: Lederfett
Umstandskleid: Schwangerschaftskleid
Spieluhr: Musikspieluhr
Trinkbecher: Becher
Wasserkaraffe: Karaffe
Strohhut: Sonnenhut
Strandtuch: Badetuch
Handyhalter: Handyhalterung
Handyhalterung: Handyhalter
Ladekabel: Datenkabel
Powerbank: Zusatzakku
`;
