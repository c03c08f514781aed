/**
 * German nouns of sellers' texts in lower case, beside the things of `product-types.ts`: parts, materials, measures, states,
 * uses, people, times. They give a text that is written all small its capitals back. A word that is more often a verb
 * or an adjective stays out ("waren", "stecken", "wert").
 */
export const germanNouns =
  // Parts and what belongs to things
  'magnet neodym akku batterie netzteil ladekabel stecker buchse anschluss schalter knopf taste ' +
  'regler motor antrieb riemen gehäuse rahmen griff henkel stiel deckel boden fuß füße bein beine ' +
  'platte tischplatte sitzfläche rückenlehne lehne armlehne sitz polster bezug bezüge füllung kern ' +
  'hülle tasche fach fächer schublade tür tore scheibe glas spiegel rolle räder reifen felge ' +
  'schlauch sattel lenker bremse scheibenbremse kette ritzel kurbel pedal gabel speiche schutzblech ' +
  'licht lampe leuchtmittel birne fassung schirm lampenschirm kabel leitung rohr düse filter sieb ' +
  'einsatz aufsatz adapter halter halterung haken öse ring riegel schloss schlüssel schnalle ' +
  'verschluss reißverschluss knöpfe druckknopf klett klettverschluss band bändchen gurt schultergurt ' +
  'träger gummizug bund saum naht nähte ärmel kragen kapuze ausschnitt bündchen innenfutter futter ' +
  'sohle absatz schaft zunge schnürsenkel krempe bommel quaste borte spitze stickerei muster motiv ' +
  'aufdruck druck etikett anhänger siegel schild schrift beschriftung gravur name namen text wort ' +
  'wörter seite seiten rückseite vorderseite innenseite außenseite oberseite unterseite kante ecke ' +
  'rand ränder oberfläche lack lackierung farbe farbton glasur schicht beschichtung messing schraube ' +
  'schrauben dübel nagel nägel mutter bolzen scharnier feder federn klinge scheide bohrer bohrfutter ' +
  'bit bits sägeblatt messer pumpe kompressor zylinder kolben zündkerze getriebe kupplung vergaser ' +
  'tank auspuff stoßstange kotflügel motorhaube windschutzscheibe rückleuchte scheinwerfer display ' +
  'bildschirm tastatur maus speicher festplatte arbeitsspeicher prozessor grafikkarte objektiv ' +
  'sucher blitz auslöser stativ linse sensor lautsprecher kopfhörer mikrofon fernbedienung antenne ' +
  'nadel tonarm plattenteller saite saiten steg korpus hals bogen mundstück' +
  // Parts of machines, bicycles, clocks and instruments
  ' gestell untergestell standfuß standfuss ausziehtisch esstisch stauraum heizer saugnapf saugnäpfe ' +
  'ausströmer brenner seitentisch beistelltisch couchtisch klapptisch nachttisch mahlwerk laufwerk ' +
  'uhrwerk schlagwerk schaltwerk triebwerk kühlfach gefrierfach bohnenfach deckelfach druckminderer ' +
  'topper ottomane récamiere liegefläche armatur spüle dunstabzug blech milchschaum mahlgrad bügel ' +
  'klinke vorbau kurbelgarnitur kassette umwerfer bremsbelag bremsbeläge bremshebel schlauchreifen ' +
  'klingel dynamo frontlicht rücklicht deichsel blinker tacho krümmer achse taille ferse karabiner ' +
  'punze creole zeiger krone lünette pendel kuckuck schnitzerei intarsie sockel passepartout ' +
  'kolophonium ventil posaune fahne gestänge hering emaille guss schwert benzin messerbalken ' +
  'mähroboter beitel raspel handrad spule nähfuß knäuel gesteck blumenampel troddel knoten ' +
  'bettkasten bullauge' +
  // Contents, papers, parcels
  ' karton schachtel verpackung originalverpackung tüte beutel sack koffer etui box kiste dose ' +
  'zubehör ersatzteil ersatzteile ersatzdichtung dichtung anleitung gebrauchsanweisung ' +
  'bedienungsanleitung aufbauanleitung handbuch rechnung kaufbeleg quittung beleg garantie ' +
  'gewährleistung rückgabe rücknahme umtausch versand versandkosten porto paket päckchen brief ' +
  'warensendung abholung lieferung lieferzeit lieferumfang umfang inhalt vorrat lager bestellung ' +
  'anfrage wunsch angebot preis festpreis verhandlungsbasis stückpreis mindestmenge bezahlung ' +
  'überweisung vorkasse barzahlung konto kunde kunden kundin käufer verkäufer' +
  // Materials and stuffs
  ' holz buche buchenholz eiche eichenholz kiefer fichte lärche lärchenholz nussbaum ahorn esche ' +
  'birke linde kirsche teak bambus kork rattan weide weidengeflecht massivholz sperrholz furnier ' +
  'pressspan papier kraftpapier pappe filz wolle merinowolle schurwolle schafwolle baumwolle ' +
  'bio-baumwolle leinen seide samt cord jeans denim jersey musselin frottee flanell fleece filzwolle ' +
  'kaschmir alpaka mohair viskose polyester polyamid nylon elasthan acryl mikrofaser tüll gaze leder ' +
  'rindsleder wildleder kunstleder veloursleder lackleder fell kunstfell metall edelstahl stahl ' +
  'eisen gusseisen aluminium alu kupfer bronze zinn zink titan silber sterlingsilber gold weißgold ' +
  'roségold platin kunststoff plastik silikon gummi latex kautschuk harz epoxidharz kristall ' +
  'kristallglas porzellan keramik steingut steinzeug ton terrakotta gips beton stein marmor granit ' +
  'schiefer perle perlen holzperlen glasperlen muschel muscheln horn knochen stroh bast jute ' +
  'jutekordel kordel schnur faden garn seil draht wachs sojawachs bienenwachs rapswachs docht duft ' +
  'öl öle ätherisches essenz wasser salz zucker mehl milch honig butter sahne ei eier kräuter ' +
  'gewürze blüte blüten blätter blatt samen kerne frucht früchte obst gemüse fleisch fisch kaffee ' +
  'tee kakao schokolade nuss nüsse mandel mandeln vanille zimt minze lavendel rose rosen zitrone ' +
  'orange apfel äpfel beere beeren lavendelblüten kerze kerzen teelicht teelichter seife creme salbe ' +
  'balsam schaumstoff styropor stoff stoffe stoffrest reste' +
  // Measures and numbers of
  ' stück stücke set sets pack packung meter zentimeter millimeter kilo kilogramm gramm liter ' +
  'milliliter volt watt ampere grad prozent zoll euro cent minute minuten stunde stunden sekunde ' +
  'sekunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren uhr größe größen maß umlaufmaß umlaufmass innenmaß außenmaß ' +
  'maße maßen länge höhe durchmesser gewicht volumen fassungsvermögen füllmenge menge anzahl gang ' +
  'gänge stufe stufen leistung spannung drehzahl umdrehungen geschwindigkeit reichweite laufzeit ' +
  'ladezeit kapazität auflösung tragkraft traglast belastbarkeit temperatur lautstärke stärke format ' +
  'konfektionsgröße schuhgröße kopfumfang taillenweite schulterbreite beinlänge baujahr modell typ ' +
  'serie marke hersteller artikel artikelnummer seriennummer zustand neuzustand bestzustand neuware ' +
  'gebrauch punkt punkte teil teile hälfte rest portion portionen' +
  // States, flaws
  ' gebrauchsspuren gebrauchsspur kratzer delle dellen beule beulen riss risse haarriss sprung ' +
  'abplatzung abplatzungen abrieb fleck flecken verfärbung loch löcher lücke schramme schrammen ' +
  'macke macken rost flugrost patina schaden schäden mangel mängel defekt fehler problem probleme ' +
  'geräusch geräusche geruch staub schmutz haar haare tierhaare nichtraucherhaushalt raucherhaushalt ' +
  'haushalt tierhaushalt haustier haustiere privatverkauf dachbodenfund nachlass flohmarkt erbstück ' +
  'sammlerstück sammlung rarität umzug platzmangel fehlkauf geschenk schnäppchen service wartung ' +
  'reparatur reinigung pflege politur' +
  // Use, places, people
  ' küche bad badezimmer wohnzimmer schlafzimmer kinderzimmer babyzimmer esszimmer arbeitszimmer ' +
  'büro homeoffice flur diele keller dachboden garage werkstatt atelier laden garten balkon terrasse ' +
  'hof wiese wald berg berge see meer strand urlaub reise reisen ausflug wanderung camping alltag ' +
  'arbeit schule kita kindergarten universität sport sauna yoga fitness training spiel spaß freude ' +
  'liebe herz glück tradition handarbeit handwerk familie mama papa oma opa vater eltern kind kinder ' +
  'kindern baby babys mädchen frau frauen mann männer herr herren damen dame freund freunde freundin ' +
  'anfänger fortgeschrittene einsteiger profi profis erwachsene gast gäste mensch menschen person ' +
  'personen hund hunde katze katzen pferd pferde vogel vögel tier tiere hase lehrer lehrerin ' +
  'erzieherin braut bräutigam brautpaar trauzeugin patenkind pate taufe hochzeit geburt geburtstag ' +
  'verlobung jubiläum einzug einschulung kommunion konfirmation weihnachten ostern advent silvester ' +
  'nikolaus halloween muttertag vatertag valentinstag party feier jahreszeit frühling sommer herbst ' +
  'winter abend nacht mittag wochenende feiertag montag dienstag mittwoch donnerstag freitag samstag ' +
  'sonntag januar februar märz april mai juni juli august september oktober november dezember haut ' +
  'kopf kopfhaut gesicht hand hände finger arm rücken schulter schultern nacken bauch knie auge ' +
  'augen ohr ohren nase mund zahn zähne lippe lippen nagelbett körper wimper wimpern knick allergie ' +
  'waschmaschine spülmaschine geschirrspüler backofen ofen mikrowelle herd induktion trockner ' +
  'handwäsche schonwaschgang wäsche bügeleisen wand decke fußboden fenster tisch haus wohnung zimmer ' +
  'gebäude raum räume dach regen sonne wind schnee kälte wärme hitze feuchtigkeit luft feuer strom ' +
  'energie schutz sicherheit komfort idee ideen tipp tipps trick anfang ende mitte art form stil ' +
  'design look optik qualität vorteil auswahl option variante varianten version ausführung ' +
  'ausstattung funktion funktionen eigenschaft einstellung einstellungen modus programm programme ' +
  'app apps gerät geräte smartphone handy bluetooth internet netz daten datei dateien foto fotos ' +
  'bild bilder video videos film musik lied lieder buch bücher heft kapitel kurs kurse lektion ' +
  'unterricht aufgabe aufgaben übung übungen rezept rezepte zutat zutaten anmeldung termin termine studio ' +
  'beratung kosten gebühr kasse werbung abo kontakt adresse telefon mail email nachricht antwort ' +
  'frage fragen meinung erfahrung werkzeug werkzeuge kabelbinder klebstoff kleber farbeimer pinsel ' +
  'schere nähmaschine entwurf entwürfe umschlag umschläge karte karten postkarte klappkarte ' +
  'einladung banderole vorlage datum ort stadt land deutschland österreich schweiz bayern europa ' +
  'italien handgelenk reinigungstuch lappen schwamm bürste borsten besen eimer korb körbe topf töpfe ' +
  'blumentopf pflanze pflanzen blume blumen erde dünger baum bäume strauch wurzel zweig zweige ast ' +
  'kranz kränze stern sterne mond wolke wolken regenbogen engel' +
  // Made for words of the street
  ' haargummi haargummis haarband haarspange schnuller schnullerkette lätzchen strampler body mütze ' +
  'schal loop socken stulpen handschuhe pullover pulli jacke weste hose rock kleid bluse hemd shirt ' +
  'schuh schuhe sneaker stiefel sandalen rucksack geldbeutel geldbörse portemonnaie gürtel ' +
  'armbanduhr halskette ohrringe ohrstecker creolen armband ringe brosche schmuck fahrrad ' +
  'fahrradkette kettenschloss kettennieter kettenzange kettenlehre verschleiß roller auto wagen ' +
  'motorrad lkw fahrt bremsen schaltung puppe puppenhaus puppenwagen kuscheltier teddy spielzeug ' +
  'spielfigur figur figuren bausteine eisenbahn lok schaukel rutsche sandkasten brett brettspiel ' +
  'puzzle würfel kreuzstich stoffbeutel jutebeutel einkaufstasche teller tasse tassen becher kanne ' +
  'krug schüssel schale schalen vase gläser besteck löffel pfanne kaffeemaschine wasserkocher ' +
  'toaster mixer bügelbrett staubsauger stuhl stühle sessel sofa couch bett matratze schrank regal ' +
  'kommode hocker bank teppich vorhang vorhänge gardine gardinen kissen kissenbezug bettwäsche ' +
  'handtuch handtücher leuchte stehlampe tischlampe kerzenständer windlicht laterne bilderrahmen ' +
  'wanduhr wecker radio fernseher plattenspieler schallplatte verstärker kamera zeitung magazin ' +
  'comic münze münzen briefmarke briefmarken orden urkunde gemälde aquarell zeichnung skulptur' +
  // Programs, nature, people, services, kitchens, sports
  ' tücher tuch feuchttücher taschentücher windel bett wickel sohn tochter söhne töchter bauart ' +
  'machart tablet computer datenbank konten passwort verbindung netzwerk widget favorit favoriten ' +
  'liste listen eintrag einträge notiz notizen diagramm diagramme statistik tabelle tabellen route ' +
  'routen strecke strecken standort kompass warnung meldung hinweis hinweise nachrichten erinnerung ' +
  'timer kauf update übersetzung wortschatz vokabel vokabeln grammatik lösung lösungen rätsel quiz ' +
  'spritzer punktestand gegner spieler mannschaft verein vereine turnier ergebnis ergebnisse filme clip ' +
  'akkord akkorde takt stimmen podcast kanal sendung vorlagen überblick übersicht verlauf verwaltung ' +
  'planung dienstplan schichten schwellenwert grenzwert messwert code fluss flüsse pegel wasserstand ' +
  'insel küste ufer hafen schleuse bach teich quelle tal gipfel hügel hütte pfad brücke straße ' +
  'straßen plätze städte dorf dörfer länder gemeinde region umgebung nähe landschaft himmel frost ' +
  'sturm gewitter pilz pilze moos insekt insekten biene bienen hummel schmetterling fische frosch ' +
  'igel eichhörnchen fuchs wolf reh hirsch schwein kuh kühe rind ente gans huhn kompost beet beete ' +
  'hochbeet gewächshaus saatgut steckling ableger wurzeln zimmerpflanze ernte anbau aussaat ' +
  'balkonkasten kanute kanuten angler anwohner nutzer besucher teilnehmer schüler student studenten ' +
  'lehrling azubi kollege kollegen chef mitarbeiter nachbar nachbarn mieter besitzer züchter sammler ' +
  'bastler heimwerker gärtner imker jäger reiter läufer radfahrer wanderer taucher segler fahrer ' +
  'camper koch köchin bäcker friseur arzt ärztin zahnarzt hebamme therapeut trainer coach musiker ' +
  'sänger chor künstler maler fotograf handwerker schreiner tischler elektriker klempner senior ' +
  'senioren enkel enkelin bruder schwester schwestern cousin tante onkel leute gruppen behandlung ' +
  'therapie massage schulung seminar workshop probestunde buchung kostenvoranschlag rabatt steuer ' +
  'vertrag kündigung versicherung kredit zins zinsen häuser wohnungen umbau renovierung sanierung ' +
  'montage einbau ausbau entsorgung räumung transport umzugskarton reinigungskraft wäscherei ' +
  'bügelservice fassade wände böden fliese fliesen parkett laminat malerarbeiten anlage photovoltaik ' +
  'wärmepumpe teig brot brötchen sauerteig hefe suppe soße sauce salat nudel nudeln käse wurst ' +
  'schinken speck pute lachs gerichte mahlzeit nachtisch limonade sirup marmelade gelee senf essig ' +
  'rapsöl sonnenblumenöl kühlschrank gefrierschrank backblech backform springform kuchenform ' +
  'gugelhupf förmchen keks kekse waffel waffeln pfannkuchen wasserfall bewegung muskel muskeln ' +
  'dehnung atmung schlaf traum stress ruhe gesundheit medizin medikament tablette tabletten kapsel ' +
  'kapseln pulver vitamin vitamine eiweiß protein mineralstoffe nährwerte kalorien gelenk gelenke ' +
  'wirbelsäule hüfte brust blutdruck puls herzfrequenz fieber schmerz schmerzen gitarre geige ' +
  'klavier flöte trompete trommel schlagzeug bass notenblatt klang melodie lampen technik tricks ' +
  'schluss ziel ziele methode schritt schritte vergleich test nachteil grund gründe ursache wirkung ' +
  'beispiel projekt projekte skizze plan pläne bau bauplan aufbau abbau ablauf wechsel einsatzgebiet ' +
  'montageanleitung aktionsradius radius abstand winkel fläche flächen rauminhalt saugschlauch ' +
  'bodendüse fugendüse drehgriff kurbelwelle kugellager getriebeöl bremsflüssigkeit inspektion tüv ' +
  'hauptuntersuchung zulassung fahrzeugschein kennzeichen kilometerstand laufleistung vorbesitzer ' +
  'scheckheft klimaanlage sitzheizung anhängerkupplung dachträger navi' +
  // Behind these no head is looked for, so that their compounds stand here
  ' nachtlicht rücklicht tageslicht sonnenlicht kerzenlicht bremslicht standlicht couchtisch ' +
  'esstisch beistelltisch gartentisch klapptisch holztisch hauptfach seitenfach innenfach außenfach ' +
  'laptopfach handyfach münzfach kartenfach batteriefach reißverschlussfach winterreifen ' +
  'sommerreifen ganzjahresreifen allwetterreifen autoreifen ohrring ehering fingerring schlüsselring ' +
  'nasenring trauring fahrrad zahnrad laufrad hinterrad vorderrad lenkrad dreirad motorrad einrad ' +
  'zeit lieferzeit spielzeit bauzeit brenndauer brennzeit ziehzeit backzeit standzeit ' +
  'weihnachtsstern wandregen gepäck handgepäck verdeck regenverdeck sonnenverdeck wetter sand matte ' +
  'watte mode ware meterware sellerie soja sesam gluten laktose weizen roggen dinkel hafer gerste ' +
  'zwiebel zwiebeln knoblauch pfeffer paprika chili kürbis kartoffel kartoffeln tomate tomaten gurke ' +
  'spinat erdbeere erdbeeren himbeere himbeeren kokos kokosöl sheabutter zeder zedernholz moschus ' +
  'bergamotte jasmin patschuli sandelholz eukalyptus rosmarin thymian kamille ringelblume ' +
  'zusatzstoffe konservierungsstoffe farbstoffe aroma aromen röstung bohnen espresso geschmack sorte ' +
  'sorten hersteller laptop tastatur gerät zelt schlafsack isomatte luftmatratze boot angel ball ' +
  'schläger ski schlitten helm brille handschuh leine maulkorb napf futter streu käfig aquarium ' +
  'terrarium hühner ziege schaf esel anfahrt umkreis parkplatz aufzug treppe treppenhaus stockwerk ' +
  'stock miete kaution nebenkosten heizung einbauküche keller stellplatz quadratmeter nachmieter ' +
  'besichtigung vermieter makler sprache sprachen deutsch englisch zertifikat prüfung platz ' +
  'sitzplatz arbeitsplatz empfang feige probe album alben radio hilfe pause kraft gefühl kleidung ' +
  'hobby gruppe team spaziergang natur umwelt zukunft musikschule note noten stimme gesang tanz ' +
  'konzert bühne theater museum hotel restaurant café bar kneipe frühstück mittagessen abendessen ' +
  'brunch buffet menü gericht vorspeise nachspeise dessert kuchen torte plätzchen eis saft bier wein ' +
  'abitur mathe klasse lehrbuch lernkarten arbeitsblatt arbeitsblätter drucker ausdruck din-a4 ' +
  'aufgabenheft hülle schutzhülle schutzfolie panzerglas ladegerät ladekabel powerbank ' +
  'kopfhöreranschluss taschenlampe zange hammer säge schleifpapier leiter schubkarre gießkanne ' +
  'spaten rasen hecke zaun pavillon liege hängematte schirmständer schrauber maschine automat kocher ' +
  'bläser schneider reiniger wärmer kühler öffner spender streuer ständer aufsteller ablage wanne ' +
  'becken brunnen presse mühle gitter netz kelle schaufel hobel fräse schleifer sauger wischer ' +
  'lüfter melder zähler tester mischer leser schreiber kopierer ordner mappe locher stift block ' +
  'planer kalender zarge haube system bissspuren gebrauchsspur spuren sprosse sprossen blase ' +
  'trinkblase betrag grundbetrag schein führerschein gutschein schule fahrschule holzzarge ' +
  'verkleidung blende leiste leisten auflage unterlage einlage einlagen bezugsstoff tonabnehmer ' +
  'nachhaltigkeit grill kohle gas propan holzkohle rauch asche kamin ofenrohr schornstein ' +
  // What is rubbed in, printed on, worn and played with
  'lichtfarbe lichtfarben wandfarben acrylfarben fingerfarben tube charge tiegel pipette paraben parabene locken ' +
  'freizeit mitbringsel andenken deko strauß knauf dimmer jalousie rollo strümpfe lupe verlag autor krimi schienen ' +
  'trafo lasur rosinen stückzahl tunnelzug schriftzug logo initialen heizstab manufaktur heimat zirbe hanf sisal ' +
  'tierversuch tierversuche lebensmittel waschlappen wäscheklammer wäscheklammern schraubenzieher nordsee ostsee alpen ' +
  'isofix waggon lumen buchstabe buchstaben ' +
  // Of workshops, stables, churches and stages
  'gießform backform gussform spindel ziffer ziffern zacken kröseleisen steigeisen hufeisen flussmittel fluss moor mooreiche schaber ' +
  'kasten pfeife schmiede dorn amboss meißel schraubzwinge fräser nieten kessel trichter schärfe kies knolle staude ' +
  'flechte stange pfosten bohle balken kachel ziegel giebel gaube markise zwirn vlies loden zaumzeug gebiss schabracke ' +
  'gamasche bandage huf hufe mähne geweih kralle daunen küken gatter pfahl litze raufe heu spreu kleie brezel semmel ' +
  'tortenring lineal zirkel beize kitt lauge wabe waben beuten rähmchen schwarm königin krippe hirte ochse leuchter ' +
  'glocke klöppel treichel schelle schlägel bratsche wirbel zither balg harmonika oboe orgel kulisse marionette maske ' +
  'larve perücke mieder stulpe pickel kufe kufen rodel kegel kugel medaille pokal tinte radierer haspel kescher ' +
  'paddel segel boje trailer sattelstütze okular widerstand membran sicke skala sense sichel schubkarre kübel spalier ' +
  'folie mäher kanister blei sache visier abholer';

/** Short last parts of compounds: "haustür", "sonnenhut". */
export const germanShortHeads = 'tür hut uhr seil zeug rock topf korb bad kopf maß mass';

/** Nouns that stand at the end of other words too, so that they tell nothing of them: "einfach", "beweisen", "gemeinsamen". */
export const germanNoHeads =
  'ente fisch fische test takt igel ernte wind reis regen eiche esche ecke erde öse auge augen ende ' +
  'reste eisen leine leinen linde name namen eier eltern ofen samen reifen bogen regen lappen rücken ' +
  'kern stern licht tisch fach ring rad zeit form gang bund mal mode ware asche stock leiter gas ' +
  'klasse angel liege deutsch rasen stoff ton grad art ast uhr matte idee reis ei öl tee';
