import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Words of condition and flaws; they count only for goods that the form or the text calls used. */
export const conditionPatterns: Readonly<Record<WrittenLanguage, { flaw: RegExp; condition: RegExp }>> = {
  en: {
    flaw: longPattern('iu')`
      \b(?:scratch(?:es|ed|y)?|wood ?worm|(?:paint|varnish|lacquer|gilt|enamel|finish|plating|silver|veneer|pile) (?:loss|wear)|(?<!no )(?:a bit of|a little|bit of|some|slight|light|minor) (?:\p{L}+ )?wear (?:on|in|to|at|around)|loss of (?:paint|shine|colou?r|gloss|finish|silver|plating)|ring ?wear
        |(?:manual|instructions|remote|box|straps?|caps?|knob|part|piece|dongle|stylus|receipt|keys?|lid|charger|cable|cover|stand|screws?|papers?
          |paperwork) (?:is |are |was |were |got )?lost|split ends|hum(?:s|ming)? (?:on|in|at|from)
        |crackl\p{L}+|buzzing|intermittent|seized|perished|dents?|dented|stains?(?<!\b(?:white|black|ebony|oak|walnut|pine|teak|mahogany|cherry|dark|light|medium|natural|honey|antique|wood) stain(?=$|[,.;]))|stained|staining
        |craz(?:ed|ing)|(?<!\b\p{L}\d{1,2} )chip(?:s|ped)?|cracks?|cracked|(?:signs of|light|some|normal|slight|minor) wear
        |wear (?:on|to|at|marks)|(?<!\bnever )worn(?! (?:once|twice|only|maybe|about|approx|around|max|less
            |under|very|barely|a (?:few|couple|handful)|handful|for|by|(?:two|three|four|five|six|eight|ten|twelve) times|\d))
        |(?:tiny|small|slight|minor|one|light) pulls?|pulls? (?:near|on|at|in)|darken(?:ed|ing)
        |shows? (?:some |light |a little )?wear|nicks?|nicked|scuffs?|scuffed|tears?|torn
        |fad(?:ed|ing)(?! (?:black|blue|gr[ae]y|denim|indigo|wash|red|green|pink|glory|look|print))
        |is missing|missing|damaged?|broken(?! in)|rusty?|marks? (?:on|at|near)|creas(?:es?|ed|ing)
        |(?:small|tiny|little) holes?|pilling|holes? in|pin[- ]?holes?|(?:few|some|small|tiny|slight|minor) picks|(?:broke|came|fell|snapped) off|yellow(?:ed|ing)|glaze (?:pits?|pops?|faults?)
        |has (?:some |a bit of )?(?:pen|marker|ink|crayon|biro|paint) on
        |(?:pen|marker|ink|crayon|biro) marks?|(?:a (?:bit|little)|slightly|bit) (?:stiff|noisy|loud|blunt
          |dull|temperamental|wobbly|crooked)|tarnish\w*|blemish\w*|flaws?|defects?
        |(?:has|have|is) (?:also )?split|splits? (?:in|at|on|to|near|along)|crackl(?:e|es|ing)|pitting|pitted
        |(?:few|some|small|tiny|pin) pits|(?:a|very) (?:little|bit of) (?:dust|dirt)|glued repair|old repair
        |(?:\p{L}{2,12} )?burn (?:marks?|holes?)|(?:an?|one|few|some|nail|screw|cigarette) holes?
        |moth holes?|bobbl(?:es|ing)|(?:a |some )?play in|(?:drawers?|doors?|one|buttons?|keys?|lid|window
          |zip) sticks?|sticks (?:a (?:bit|little)|slightly)|fading|cosmetic|frayed(?! hems?\b)|peeling|squeaks?
        |squeals?|rips?|snags?|dirty|grubby|tatty|lines? (?:(?:at|on|across|down) )?(?:the )?(?:bottom|top
          |side|middle|left|right)(?: side)? of (?:the )?screen|water rings?|dings?|brassing|bite marks?
        |crushed|bent(?! ?(?:wood|ply|willow|wire|glass|cane|neck|shaft|nose|tip|handle|spout|arm)\p{L}*)|warped|sun fad\w*|slightly off(?! white)|(?:light|slight|bit of) rub|foxing
        |dust (?:inside|in|behind|under)|stuck|jammed|faulty|no (?:power|sound|picture|display|signal)
        |cuts out|(?:probably|prob|maybe|possibly|completely|totally|is|are) dead
        |dead (?:battery|batteries|cells?|motor|screen|pixels?)|(?:won|doesn)['’]t (?:turn|power|start|work)
        |small repairs?|mended|hem let down|ring ?wear|shelf wear|edge wear|corner wear|surface marks?
        |lifting (?:at|on|from|off|in)|(?:has|have) (?:slightly )?(?:lifted|sagged|peeled|warped|yellowed|gone|come) (?:slightly|a (?:bit|little)|at|on|in|from|off|away|loose)|(?:few|some|minor|small|odd|light) (?:\p{L}+ )?marks?
        |(?:stick|joystick|joy-?con|pad|controller)s?\b[^.,;]{0,20} drifts?
        |could (?:use|do with) (?:(?:an?|some|new) |\p{L}{3,}ing\b)|couple of (?:\p{L}+ )?marks
        |nibbled|chewed|gnawed|gone (?:a (?:bit|little) |slightly )?(?:shiny|cloudy|yellow|brown|stiff|dull|soft)
        |leaks? (?:slightly|a (?:bit|little))|someone (?:wrote|drew|has (?:written|drawn))|corner knocks?|(?:has|some
          |bit of) (?:some |a bit of )?mou?ld(?!\p{L})|mouldy|moldy|veneer lifting
        |(?:slightly|lightly|bit) rubbed|rubbed (?:on|at|in)|decal wear|knocks? (?:on|to|at)|bumped
        |hairlines?|loose(?! (?:bricks?|minifig\p{L}*|lego|fit|fitting)\b)|sticky|discolou?red|one stop under|corro(?:sion|ded)
        |(?:few|some|small|tiny) splash(?:es)? (?:on|to|in)|paint (?:flecks?|splash(?:es)?|spots?|drips?|spatters?)|splashe?s? of paint|pulled threads?
        |wobbl(?:y|es)|oxidi[sz](?:ed|ation)|water ?marks?|ring marks?
        |(?:a|one|small|slight|tiny|little|hairline) split|(?<!\bnever )needs? (?:(?:a|some|new
            |its) )?(?:painting|spraying|re-?(?:wax|proof|paint|gluing|glue|cover|uphols)\p{L}*|new \p{L}+
          |(?:deep )?clean(?:ing)?|repairs?|fixing|attention|tlc|servicing|adjust\p{L}*|restor\p{L}*
          |polish(?:ing)?|replac\p{L}*))\b(?![- ](?:resistant|proof|free))
    `,
    condition: longPattern('iu')`
      \b(?:worn|used|ridden|played) (?:maybe|about|approx\.?|around|max|only|just) (?:\d+|two|three|four|five|six|eight|ten|twelve|a dozen) times|worn (?:maybe|about|approx\.?|around|max) \d+|sold as seen|has had (?:an?|its|new|one|two|the)|\b(?:(?<!\bbe )used|pre-?owned|refurbished|second[- ]hand
        |like new|brand new|new in|mint|condition|tested|(?<!\b(?:for|at|to|from|hard) |\/)works?(?! (?:x ?\d|up to \d|from home)|\/)|working|functional|for parts|(?:for )?spares (?:or|and|&|\/) repairs?|serviced
        |repaired|replaced|unused|unopened|sealed|unworn|never (?:worn|used|opened|ridden|fitted
          |been \p{L}+)|worn (?:once|twice|only|a (?:few|couple|handful))
        |(?:built|assembled|opened|played|read|ridden) once|displayed (?:in|on)|(?:is|are|still) tight
        |factory reset|wiped and reset|(?:spins?|turns?|rotates?|moves|slides|winds?) freely|charging at
        |holds (?:a |its )?charge|(?:vinyl|record|disc|media|sleeve|cover|lp)s? (?:is |are |grades? )?(?:vg
          |nm|ex|near mint|mint)\b|starts (?:first time|easily|up)|runs (?:well|fine|smoothly|perfectly
          |quietly)|fires up|plays (?:well|fine|great|perfectly)|no (?:drift|leaks?|faults?|play)|no (?:chips|cracks)(?: or (?:cracks|chips|scratches))?(?=$|[.,;]))\b
    `,
  },
  de: {
    flaw: longPattern('iu')`
      \b(?:kratzern?|abgerieben\p{L}*|berieben|bestoßen|bestossen|abgestoßen|abgestossen|(?<=mit |hat einen |hat einen kleinen )chip
        |flackert|hakt|klemmt|quietscht|tropft|eiert|knackt|springt nicht an|geht nicht|\p{L}{2,20}spuren
        |putzspur|lose(?=$|[\s,.;])|etwas zu langsam|(?:etwas|leicht|ziemlich|recht|stark) (?:laut|stumpf|matt|trüb|verkalkt|verstaubt|verschmutzt|verdreckt|verrußt|dreckig|schmutzig)
        |delle|beule|(?:wasser|rost|kalk|farb|fett|stock|öl)?flecke?n?\p{L}*|riss\p{L}*|gebrauchsspuren
        |abgenutzt|abnutzung|verblasst|fehl(?:t|en)|unvollständig|bespielt|beschädig\p{L}*|defekt
        |(?:flug|kanten)?rost|macken?|haarlinien?|haarrisse?|risschen|ringwear|einrisse?|angenagt|angeknabbert|angekaut|knicke?|gesprungen|eingerissen
        |vergilbt\p{L}*|verbogen|verkratzt\p{L}*|zerkratzt\p{L}*|schramme\p{L}*|stempel|abgeplatzt
        |(?:leicht |etwas )?(?:gelöst|gelockert|locker|wackelt)|kratzspur\p{L}*|bordstein\p{L}*|dellen
        |beulen|schürf\p{L}*|abrieb|verschleiß\p{L}*|lackschäden|lackabplatzer|abplatzer|abplatzung\p{L}*
        |angelaufen|angestoßen|eingedellt|oxid\p{L}*|geknickt|verfärb\p{L}*|ausgeblichen|kaputt|klemmt
        |quietscht|rostig\p{L}*|rostspur\p{L}*|angerostet|(?:klein|winzig|minimal)e[rnsm]? chips?
        |chips? (?:am|an der|an den|im|auf)|absplitterung\p{L}*|bestoßen\p{L}*|berieben\p{L}*
        |(?:stock|wasser|rost|kalk)fleck\p{L}*|läuft (?:etwas |leicht |ein wenig )?schwer|undicht\p{L}*|bleibt (?:aber |dann |manchmal )?(?:nach \p{L}+ \p{L}+ )?stehen|(?:glas|zeiger|krone|zifferblatt|rückwand|netzteil|fernbedienung|abdeckung) fehl(?:t|en)|wurmloch|wurmlöcher|(?:ab|an|durch|aus)?gebrochen|mangel|mängel|(?<!\d[ -]?)loch
        |\p{L}{0,20}ergänzung(?:en)?|\p{L}{0,20}fehlstellen?|hält nicht (?:mehr|lange)
        |nicht mehr (?:so|ganz|richtig)|löst sich|lässt nach|(?:etwas |leicht |ziemlich )?abgefahren\p{L}*|bröckelt|blättert|kaum (?:zu sehen|sichtbar|zu erkennen)|abgegriffen|abgewetzt|schwergängig|eingelaufen
        |korrodier\p{L}*|hat (?:noch )?\p{L}{3,16}reste|angeschlagen|angeknackst|angerissen|eingebeult|verbeult|ausgefranst|verfilzt|springt (?:\p{L}+ ){0,4}schlecht an
        |geflickt|gestopft|schwächelt|scheuerstelle\p{L}*|abschürfung\p{L}*|druckstelle\p{L}*|hakt|hakelt
        |hakelig|leiert|ausgeleiert|wackelig|eiert|tropft|knarrt|knarzt|schleift|stottert|zieht nicht
        |hängt manchmal|geht (?:etwas |ein bisschen |leicht )?schwer|schließt (?:schlecht|nicht)
        |(?:läuft|lädt|leuchtet|geht|startet|funktioniert) nicht|mottenl(?:och|öcher)|(?:hat|haben) (?:einen |einige )?\p{L}{0,9}flecke?n?|(?:hat|mit) eine[nm] (?:kleinen |feinen |winzigen )?sprung
        |müssten? (?:\p{Ll}+ )?(?:repariert|erneuert|geklebt|ausgetauscht|überholt|ausgebessert|gereinigt|neu gemacht)|naht (?:ist |etwas |ein stück )?(?:offen|aufgegangen)|sprung i[nm]|sinkt (?:\p{Ll}+ ){0,2}ab|verzogen|angefault\p{L}*|morsch\p{L}*|müsste man (?:was|etwas|noch)|(?:trocken|haar)riss\p{L}*|wurmstich\p{L}*|\p{L}{2,14}reste (?:an|am|auf|in|im|kleben)(?!\p{L}))\b
    `,
    condition:
      /^(?:\p{Lu}\p{L}+ )?ohne (?:sprung|sprünge|risse?|kratzer|dellen|rost|beschädigung(?:en)?|macken|chips)$|\b(?:gebraucht\p{L}*|neuwertig|wie neu|neu\b|getestet|funktioniert|funktionsfähig|zustand|generalüberholt|ersetzt|repariert|restauriert|erneuert|aufgearbeitet|gewartet|unbenutzt|tadellos|licht geht|(?<=^|[,.;]\s)läuft(?=$|[,.;]))\b/iu,
  },
  es: {
    flaw: longPattern('iu')`
      \b(?:(?:un poco|algo) (?:dur|mate|opac|nublad|turbi|rayad|picad|calcificad|suci|amarill|gastad|rot|suelt|oxidad|floj|descolorid|desgastad|ruidos)\p{L}*
        |poco de (?:polvo|óxido|holgura|juego|moho|humedad)|polvo interior
        |(?:micro)?arañazos?|(?:un|el|algún|algun|pequeño|leve|mini|tiene) (?:mini |pequeño |leve )?ray[oó]n(?:cito)?|ray[oó]n(?:cito)? (?:en|sobre|de uso)|fisur\p{L}*|melladura\p{L}*|mellad[oa]s?|enmohecid[oa]s?|rayas? (?:fin|lev|liger|pequeñ|superficial|profund)\p{L}*|(?:leves?|ligeras?|pequeñas?|finas?) rayas?|rayas? en (?:la|el|los|las) (?:pantallas?|cristal|lentes?|carcasa|tapa|caja|esfera|mesa|cuadro|puertas?|chasis)|descentrad[oa]s?|descuadrad[oa]s?|pinchad[oa]s?|chirría\p{L}*|rasguños?|golpes?|manchas?
        |desgast\p{L}*|grietas?|roto|rota|desconchad\p{L}*|faltan?(?! de (?:sitio|espacio|uso
            |tiempo)(?!\p{L}))|óxido|defectos?|marcas? de \p{L}+ en|una marca de|marcas? de uso
        |marcas? (?:leves?|ligeras?|superficiales|estéticas?)|(?:leves?|ligeras?|pequeñas?) marcas?|corte|rajad[oa]
        |rozadura\p{L}*|marquitas?|manchitas?|golpecitos?|rayones|rayad[oa]s?|(?:cristal|pantalla|lente|carcasa|chasis|superficie) con (?:algunas |unas |pequeñas )?rayas|descascarillad[oa]s?|desportillad[oa]s?|sillín rasgado|enredad[oa]s?|descosid[oa]s?
        |oxidad[oa]s?|desteñid[oa]s?|bolitas|pelotillas|roces?|rozad[oa]s?|podrid[oa]s?|rayitas|piquetito|cuartead[oa]s?|desconchón|restos de \p{L}+|(?:flores|hojas|pétalos|cinta|etiquetas?|pegatinas?|restos)(?: \p{L}+)? pegad[oa]s?|abollad\p{L}*|ruiditos?|amarille\p{L}+
        |descolorid\p{L}*|agujeros?|gastad[oa]s?|carcoma|quemad[oa]s?|rasgad[oa]s?|toques? reparad[oa]s?
        |repar(?:ad[oa]|aci[oó]n)es|doblad[oa]s?|partid[oa]s?|despegad[oa]s?|floj[oa]s?|trizad[oa]s?
        |no (?:funciona|prende|enciende|carga)|piquetes?|detallitos?|drift|se (?:atasca|engancha|afloja)n?
        |(?:a veces|no siempre) (?:no )?(?:marca|va|funciona|responde|enciende|carga|lee|dispara)
        |no (?:frena|marca|responde|dispara|calienta|enfría|gira)|chirrían?|gotean?|cojean?
        |bailan? (?:un poco|algo)|tambalean?|se mueven? un poco|no (?:lee|cierra|arranca|carga|va)
        |para piezas|suelt[oa]s?|(?:hace|mete) ruido|moho|(?:a|por|para) reparar)\b
    `,
    condition:
      /\b(?:usad[oa]s?|segunda mano|como nuev[oa]|nuev[oa]|probad[oa]|funciona|estado|reacondicionad[oa]|reparad[oa]|cambiad[oa]s?|sin estrenar|s\/estrenar)\b/iu,
  },
  fr: {
    flaw: longPattern('iu')`
      (?:^|[^\p{L}])(?:chromes? piqu\p{L}+|pneus? morts?|rayures?|rayé\p{L}*|bosses?|taches?|usure|usé\p{L}*|fissures?|cassé\p{L}*
        |ébréch\p{L}*|éclats?|manque|manquant\p{L}*|rouille|défauts?|déchir\p{L}*|rousseurs?|craquements?|tachée?s?|drifte?(?:nt)?|écaillé\p{L}*
        |auréoles?|recollé\p{L}*|jauni\p{L}*|enfoncé\p{L}*|émoussé\p{L}*|gribouill\p{L}*|corné\p{L}*|cabossé\p{L}*
        |égrenures?|eraflures?|egratignures?|traces? de calcaire|ne tien(?:t|nent) plus|effiloché\p{L}*|boulochée?s?|éraflé\p{L}*|éraflures?|écorné\p{L}*|défraîchi\p{L}*|distendu\p{L}*|à (?:régler|resserrer|purger|remplacer|revoir|réviser|réparer|recoller|changer
          |restaurer|nettoyer)|grésill\p{L}*|griff(?:es?|ures?)|fêl(?:ure|é)\p{L}*|poques?|chocs?
        |décollé\p{L}*|enfoncements?|accrocs?|(?:du|un léger|un petit) jeu (?:dans|sur|à|au)|poussières? (?:à|sur|dans|sous)
        |(?<=(?:une|deux|trois|quatre|quelques|légères?|fines?|petites?|\d) )poussières?|ébréch\p{L}*
        |(?:traces?|taches?|marques?) (?:\p{L}+ ){0,5}qui ne (?:part|partent|s[’']en v\p{L}+|s[’']enlèvent?) (?:pas|plus)|traces? d[’']us(?:age|ure)|marques? d[’']us(?:age|ure)|(?:légères|petites|quelques) marques|(?:traces?|un peu|taches?|restes?) de (?:peinture|colle|rouille|chocs?|stylo|feutre|doigts?|propolis|cire|fart|ruban|scotch|humidité|rongeurs?)|(?:cuir|collier|sangle|selle|siège|vernis|caoutchouc|simili) craquelée?s?|(?:un peu de|quelques|qq) \p{L}+ collée?s?|vermoulu\p{L}*|pourrie?s?|à reprendre(?=$|[.,;])|décoloré\p{L}*
        |(?<![4-9] |\d\d )trous?|frottements?|fondue?s?(?= (?:d|à|sur|par))|brûlé\p{L}*|(?:dé|re)cousu\p{L}*|(?:un peu|assez) dure?s?|abîmé\p{L}*|fendu\p{L}*|tordue?s?
        |terni\p{L}*|piqûres? de|troué\p{L}*|coups?|égratignures?|ne (?:fonctionne|marche|tient|ferme
          |démarre|charge) (?:pas|plus|mal)|à refaire|couine\p{L}*|grince\p{L}*|coince\p{L}*|frotte un peu
        |boite un peu|(?:tient|dure|marche|charge) moins (?:bien|longtemps)|tient mal
        |(?:essorage|moteur|ventilateur|un peu|assez|très) bruyante?|fait du bruit|branl\p{L}*|bouge un peu
        |(?:un peu|légèrement|assez|très) (?:entartr|encrass|oxyd|corrod|sale)\p{L}*|goutte un peu|accroche (?:un peu|parfois)|ferme mal|bloquée?s?|grippée?s?|voilée?s?)(?![\p{L}])
    `,
    condition:
      /(?:^|[^\p{L}])(?:d[’']occasion|occasion|seconde main|comme neu(?:fs?|ves?)|neuf|neuve|testée?|fonctionne|état|(?:marche|tourne) (?:nickel|bien|parfaitement|impec\p{L}*)|(?:servi|sorti)e?s? \d{1,2} \p{L}+|reconditionné\p{L}*|remplacé\p{L}*|réparé\p{L}*|révisé\p{L}*)(?![\p{L}])/iu,
  },
  other: {
    flaw: longPattern('iu')`
      (?<!\p{L})(?:graffi\p{L}*|ammaccatur\p{L}*|macchi[ae]|segni (?:d[’']uso|del tempo)|usura|difett\p{L}*
        |rott[oaie]|crep(?:[ae]|at[oaie])|stuccat\p{L}*|piccol[oi] stucc\p{L}+|manca(?:n\p{L}*|(?= (?:il|la|lo|un|una|i|le|gli)\b))|graffi\p{L}*
        |marcas de (?:dentes|uso)|da revisionare|riscos?|arranh\p{L}*|mossas?|manchas?|desgast\p{L}*
        |defeitos?|rachad\p{L}*|partid[oa]s?|solt[oa]s?|kras(?:sen|je|jes)?|deuk(?:en|je|jes)?
        |vlek(?:ken|je|jes)?|slijtage|gebruikssporen|beschadig\p{L}*|barst(?:en)?|ontbreekt|kapot|roest
        |scheur\p{L}*|rys(?:[yak]\p{L}*)?(?!\p{L})|porysowan\p{L}*|zarysowan\p{L}*|wgniecen\p{L}*|plam[ay]|uszkodz\p{L}*
        |ślady użytkowania|odrapa\p{L}*|zadrapa\p{L}*|obtłucz\p{L}*|przetarci\p{L}*|odprysk\p{L}*|pęknięc\p{L}*|brakuje|repor|repa|buckl\p{L}*|(?:färg)?flagning\p{L}*|fläck\p{L}*|slitage|sprick\p{L}*
        |märken? på|skad(?:a|or|ad)|ripe[r]?|bulk(?:er)?|ridser?|pletter?|slitasje|nie działa\p{L}*
        |потёртост\p{L}*|потертост\p{L}*|царапин\p{L}*|скол\p{L}*|трещин\p{L}*|пятн[оа]|не работает
        |не проверен\p{L}*|škrábanc\p{L}*|odřen\p{L}*|prasklin\p{L}*|çizik\p{L}*|leke\p{L}*
        |çatlak\p{L}*)(?!\p{L})|划痕|磨损|瑕疵|破损|掉漆|污渍|[傷キ]ズ?(?:あり|が)|キズ|汚れ|擦れ|欠け|シミ(?!ュ)|色あせ|(?<!防)錆(?:び)?(?:あり|が)|스크래치|흠집|얼룩|خدش|خدوش|كسر
      |عيب|تلف|שריט|סדק|כתם|פגם
    `,
    condition: longPattern('iu')`
      (?<!\p{L})(?:usat[oaie]|seconda mano|come nuov[oa]|funziona\p{L}*|revisionat[oa]|usad[oa]s?
        |segunda mão|como nov[oa]|testad[oa]|gebruikt|tweedehands|zo goed als nieuw|werkt|getest
        |używan\p{L}*|jak now[yae]|sprawn[yae]|działa|begagnad|fungerar|nyskick|brukt|brugt|virker|fungerer
        |brukt|käytetty|použit[éýá]|ikinci el|μεταχειρισμέν[οηα]|б\/у|работает|funguje|çalışıyor)(?!\p{L})|中古
    `,
  },
};

/** "New line head last summer", "new tyres": a part that was renewed says that the rest is not. */
export const renewedPart =
  /\bnew (?:\p{L}+ ){0,2}(?:batter(?:y|ies)|tyres?|tires?|chain|blades?|strings?|brakes?|pads|plugs?|cable|belt|filter|head|seals?|inner tubes?|laces|strap)(?!\p{L})/giu;

/** "Glass is clean", "zip fine", "no fungus": how a used thing is, not how it is cleaned. */
const soundState =
  /\b(?:is|are|looks?|still) (?:very |perfectly )?(?:clean|clear|intact|spotless)\b|^(?:only )?worn (?:once|twice|only|a (?:few|couple))\b|\bno (?:fungus|haze|dust|scratch(?:es)?|dents?|stains?|cracks?|marks?|rust|holes?)\b/iu;
/** "Glass fine": how a part is, on its own. */
const partInOrder =
  /^(?!extra|very|super|ultra|so |(?:bright|warm|clear|rich|loud|full|surround|stereo|clean|crisp|deep|big|mellow|natural|even|dark|sweet|great|live|spatial) sound|dishwasher|microwave|oven|freezer|fridge|machine|tumble|washer|dryer)\p{L}{3,20} (?:all )?(?:fine|ok(?:ay)?|intact|undamaged|unmarked|sound|perfect)\.?$/iu;
const deniedFlaw = /\bno \p{L}+(?:(?:,| or| and) (?:no )?\p{L}+)*/giu;

/** Whether an English clause says nothing but that a part is in order: it is then made of nothing by it. */
export function isPartInOrder(text: string): boolean {
  return partInOrder.test(text);
}

/** Whether an English clause says that a used thing is in order, and of no flaw beside it. */
export function isSound(text: string): boolean {
  return soundState.test(text) && !conditionPatterns.en.flaw.test(text.replace(deniedFlaw, ''));
}

const traces = longPattern('iu')`
  (?:^|[,.;]\s?)(?:slightly |a bit )?worn (?:at|on|around|along) (?:the |one )?(?:hems?|edges?|corners?
    |heels?|elbows?|cuffs?|collars?|seams?|toes?|knees?|handles?|soles?)(?!\p{L})
  |(?:^|[.;]\s?|, (?:but )?)(?!(?:no|none|not|neither|nothing|if|when|where|until|unless|before|once|that|which|what|as|because) )(?:(?:(?:one|two|three|some|a few|most|both) of )?(?:the|its|their) |one |two |both |some )(?:\p{L}+ ){1,2}(?:is|are)\s
      (?:(?:slightly|a bit|a little|badly|partly|also) )?(?:cracked|torn|ripped|chipped|dented|scratched|frayed|broken)(?=$|[.,;!]|\s(?:but|and|at|on|near|along|in) )
  |(?:^|[,.;:(\n]\s?
    |\bwith |\bhas |\bgot |\band (?=one |two |an? ))(?:an? |one |two |just |only |very |the )?(?:few|some
    |couple of|small|minor|slight|light|tiny|little|usual|normal|odd) (?:\p{L}+ )?(?:scuffs?|scratch(?:es)?
    |marks?|dents?|dings?|nicks?|scrapes?|wear|stains|rips?|tears?|chips?|holes?)(?!\p{L})
  |\b(?:some|few|one|two|three) \p{L}+ (?:chipped|cracked|scratched|damaged|torn|stained|faded|broken
    |missing|worn)(?!\p{L})|\bpin[- ]?holes?\b|\b(?:heat|water|burn) marks?\b|\b(?:built|assembled|opened|played|ridden) once\b|\bdisplayed in\b
  |\b(?:light|slight|bit of) rub\b|\bshutter count\b|(?:^|[,.;]\s?)\p{L}+ missing(?=$|[,.;])|\bink stains\b
  |(?:^|[,.;]\s?)(?:\p{L}+ )?(?:scratches|scuffs|marks|stains|dents|chips|cracks) (?:on|to|in|at)\b
  |\b(?:has|have) (?:a few |some |small )?(?:cracks|scratches|marks|stains|chips|dents|holes)\b
  |\bhas an? (?:(?:small|tiny|hairline|slight|little|\d{1,2} ?(?:cm|mm|inch|in)) )?(?:crack|scratch|stain|dent|scuff|tear|rip|chip)(?=$|[,.;]|\s(?:on|in|at|near|to|and|but|across|along)\s)
  |\b(?:small|tiny|slight|minor) thins? (?:at|on|to|in)\b
  |\b(?:spines?|covers?|corners?|pages?) (?:are |is )?(?:slightly |a bit )?creased\b|\breading cop(?:y|ies)\b
  |(?:^|[,.;:]\s?|\band )(?:the |its |one )?(?:\p{L}+ )?(?:interior|enamel|claws?|cuffs?|soles?|lid|knob|rim|casing|tray|strap|clasp|buckle|zip|lining|grips?) (?:is|are) (?:slightly |a bit |a little |quite |rather )?(?:worn
    |stained|crazed|loose|cracked|chipped|torn|stiff|faded|scratched|scuffed|perished|bent)(?!\p{L})
  |(?:^|[,.;:]\s?|\band |\bhas )(?:an? |one |two |some )?(?:small |tiny |little )?chips? (?:to|out of) the\b|\bcould do with (?:an? )?(?:new|sand|paint|clean|polish|wash|service|bit of|good|repair|touch)
  |\bprice[- ]clipped\b|\bprevious owner[’']?s (?:name|inscription)\b
  |\bslightly off\b|\bbought new (?:for )?[£$€]|\b(?:slightly|bit) bent\b
  |(?:^|[,.;]\s?)(?:about |approx |only |just )?\d{1,2} (?:years?|yrs?|months?) old(?=$|[,.;])
  |\bneeds (?:re-?)?(?:painting|waxing|proofing|gluing|covering)\b
  |\bremoved from (?:an? |my )?(?:19|20)\d\d\b|\bbought (?:new )?(?:in )?20\d\d\b
  |(?:^|[,.;]\s?)(?:the )?(?:hood|cover|seat|fabric|paint|frame|cushions?|leather|screen|box|sleeve|spine
    |tyres?|handle|finish) (?:is |are |a bit |slightly |a little )?(?:faded|worn|torn|scratched|scuffed
    |marked|stained|chipped|cracked|dented|rusty|ripped)(?!\p{L})|\b(?:kids?|son|daughter|boys?
    |girls?) (?:has |have )?outgr[eo]wn?\b
`;

/** The same in other languages: what a used thing has or lacks, and when it was bought. */
const tracesElsewhere: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  de: longPattern('iu')`
    (?<!\p{L})(?:ha(?:t|ben) (?:\p{Ll}+ ){0,4}(?:risse?n?|sprung|sprünge|kratzer|dellen?|macken?|\p{L}{0,9}flecke?n?
      |löcher|gebrauchsspuren)|(?:hat|haben|weist|weisen|gibt es) (?:[\p{L}-]+ ){0,7}?(?:einen?|einige|mehrere|paar|kleine|leichte|zwei|drei)\s
      (?:\p{Ll}+ )?(?:kratzer|schrammen?|dellen?|macken?|risse?|fleck|lackabplatzer|kerben?)|klemmt (?:etwas|leicht|ein wenig)
      |abgeplatzt|flecken zu sehen|(?:ein paar|einige|deutliche|leichte|kleine) \p{L}{0,14}spuren|mottenl(?:och|öcher)|(?:ist|sind) (?:etwas |leicht )?(?:geflickt|abgewetzt|verkratzt|zerkratzt|ausgeblichen)|ringwear|einrisse?|(?:platte|cover|vinyl|hülle|scheibe|lp) (?:ist )?(?:vg|nm|ex)(?=[+,.;\s-]|$)|(?:angenagt|angeknabbert|angekaut)|wasserringe|bestoßen|bestossen|(?:knöpfe|knopf|glas|zeiger|krone|zifferblatt|rückwand|schrauben?|schlüssel|deckel|teile?
      |anleitung) fehl(?:t|en)|(?:neu )?gekauft (?:19|20)\d\d|eingerissen|gebrauchsspuren
      |(?:visier|glas|deckel|griff|scheibe|gehäuse|lack|display) (?:ist )?(?:stark |leicht )?(?:zerkratzt|verkratzt|gerissen)|hat einen \p{L}{3,14}riss|wurmstich\p{L}*|(?<=(?:^|[,.;]\s?)(?:ein |eine |der |die |das )?)(?!hier|mir|uns|noch|nichts|worte|dort|sonst)\p{L}{5,20} fehlt(?=$|[,.;])
      |(?:\d+ (?:jahre?|saisons?|winter|mal)|\d+ ?x|einmal|zweimal) (?:benutzt|getragen|gefahren|aufgebaut)
      |\d{1,2} jahre? alt(?=$|[,.;]))(?!\p{L})
  `,
  es: longPattern('iu')`
    (?<!\p{L})(?:presentan? (?:leves|ligeras|ligeros|pequeñas|pequeños|algunas|algunos|unas|unos) (?:\p{Ll}+ )?(?:marcas|rayas|rayones|arañazos|golpes|manchas|roces|rozaduras|desperfectos)|tienen? (?:un|una|algunos?|algunas?|varios|varias) (?:\p{Ll}+ )?(?:golpes?|arañazos?|manchas?
      |rozaduras?|roces?|marcas?|grietas?|agujeros?|rayas? (?:fin|lev|liger|pequeñ|superficial|profund)\p{L}*)|comprad[oa]s? (?:nuev[oa]s? )?en (?:19|20)\d\d
      |tienen? (?:el|la|los|las) \p{Ll}+ (?:\p{Ll}+ ){0,3}?(?:suelt|rot|gastad|rayad|rajad|oxidad)[oa]s?
      |(?:le|les) faltan? (?:un|una|el|la|los|las|dos|tres|algun[oa]s?)|(?<=(?:^|[,.;]\s?))faltan? (?:un|una|el|la|los|las|\d{1,2}) \p{L}+(?=$|[,.;])|carcoma tratada
      |(?:collar|cuero|correa|asiento|piel) cuartead[oa]|(?:visera|pantalla|cristal|esfera|carcasa|tapa|mango|vidrio) (?:rayad|rajad|rot)[oa]|tienen? (?:un|unos) piquetes?|(?:una )?pequeñ[oa]s? (?:marcas?|golpes?|desconch\p{L}{1,4}|rozaduras?|roces?|rayas?) (?:en|de|por)
      |(?:trae|tiene|quedan?) (?:\p{Ll}+ ){1,3}pegad[oa]s?|\d{1,2} usos?(?=$|[,.;])
      |\d{1,2} (?:temporadas?|navidades|inviernos?|veranos?) de uso|un arañazo|(?:cristal|pantalla|lente|carcasa|chasis|superficie) con (?:algunas |unas |pequeñas )?rayas|(?:algo|un poco) picad[oa]s?|est[áa]n? (?:algo |un poco |muy )?(?:gastad|rayad|desgastad|descolorid|oxidad)[oa]s?)(?!\p{L})
  `,
  fr: longPattern('iu')`
    (?<!\p{L})(?:achetée?s? (?:neu(?:fs?|ves?) )?(?:chez \p{L}+(?: \p{L}+)? )?en (?:19|20)\d\d
      |(?:utilisée?s?|portée?s?|servie?s?|sortie?s?) (?:\d+|une?|deux|trois|quatre|quelques) (?:mois|ans?|fois|semaines|saisons?|hivers?|noëls?)
      |(?<=(?:^|[,.;]\s?)(?:l[ae] |une? |les |\d ))\p{L}{3,20} manquent?(?=$|[,.;])|trous? de vers|(?:visière|vitre|écran|verre|cadran|coque|boîtier|peinture|manche|poignée|lame) (?:est )?(?:rayée?|fêlée?|fendue?|cassée?|ébréchée?)|(?:petits?|légers?) (?:éclats?|chocs?|accrocs?|trous?|enfoncements?) (?:sur|à|au|dans|en)
      |(?:collier|cuir|sangle|selle) craquelée?s?
      |rouille légère|légère rouille|(?:un peu|légèrement) (?:fend|rouill|déchir|ray|us|tach|jauni|abîm|ébréch|décolor|entartr|encrass|oxyd|corrod|piqu|moisi)\p{L}*|(?<=\p{L} )manquante?s?
      |recollée?s?|(?:une?|deux|quelques) (?:auréoles?|éclats?|accrocs?|égratignures?|ébréchures?)|il (?:lui )?manque (?:une?|les?|la|deux|trois|quelques)|(?:une|deux|quelques|petites?|légères?) (?:petites? )?(?:rayures?|taches?|bosses?|déchirures?))(?!\p{L})
  `,
  other: longPattern('iu')`
    (?<!\p{L})(?:(?:klein\p{L}{0,2}|lichte|piccol[oaie]|lievi?|pequen[oa]s?|lev?es?|liten|litet|små|lätt|lille|lett|drobn\p{L}{1,2}|niewielk\p{L}{1,3}|mał[yaeą])\s
      (?:scheur\p{L}*|kras\p{L}*|deuk\p{L}*|barst\p{L}*|vlek\p{L}*|graffi\p{L}*|ammaccatur\p{L}*|stucc\p{L}+|crep[ae]|scheggiatur\p{L}*|macchi[ae]
        |riscos?|arranh\p{L}*|mossas?|manchas?|lascas?|trincas?|färgflagning\p{L}*|repor?|sprick\p{L}*|fläck\p{L}*|nagg\p{L}*|rift\p{L}*|ridser?
        |rys\p{L}*|odprysk\p{L}*|pęknięci\p{L}*|zarysowani\p{L}*|przetarci\p{L}*)
      |1x gedragen|crepat[oaie])(?!\p{L})|小さな(?:錆|傷|キズ|欠け)
  `,
};

/** Whether a text tells traces of use without a word that the thing is used: "few scuffs on the left side", "Haube hat einen Sprung". */
export function saysWorn(text: string, language: WrittenLanguage): boolean {
  const told = language === 'en' ? traces : tracesElsewhere[language];
  return told?.test(withoutDenied(text, language)) === true;
}

const denied: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  // "Removed from a working machine which was scrapped due to a cracked cyclone": what ailed the one that it came from.
  en: /(?<=(?:removed|taken|pulled|salvaged|stripped|rescued|recovered|came|comes) (?:from|off|out of) (?:an?|the|my|our) [^,.;]{2,60}) (?:(?:that|which) (?:was|had|has|is|got)|with an? (?:blown|dead|cracked|broken|failed|faulty|smashed)|due to|because of) [^,.;]+/giu,
  de: /(?<!\p{L})(?:ohne|keine?|keinerlei) (?:\p{Ll}+ )?\p{Lu}\p{L}+/gu,
  es: /(?<!\p{L})(?:sin|ningún|ninguna) \p{L}+(?: (?:ni|o|y) \p{L}+)?/giu,
  fr: /(?<!\p{L})(?:sans|aucune?) \p{L}+(?: (?:ni|ou|et) \p{L}+)?/giu,
  other:
    /(?<!\p{L})(?:sem|nenhum\p{L}?|senza|nessun\p{L}?|zonder|geen|utan|inga?|uden|uten|ingen|bez|žádn\p{L}+|без|нет|fără|ilman|χωρίς|δίχως|ללא|בלי|без) \p{L}+(?: (?:nem|e|né|of|en|eller|och|og|ani|i|и|ни|sau|tai) \p{L}+)?/giu,
};

/** "Klappdisplay ohne Kratzer" has none. A thing that lacks a part is left out too, which is for other patterns to say. */
export function withoutDenied(text: string, language: WrittenLanguage): string {
  const pattern = denied[language];
  return pattern === undefined ? text : text.replace(pattern, '');
}

/** "Schwert hat leichten Flugrost" of "Messer nachgeschliffen, Schwert hat …": the piece of a clause that tells its flaw. */
export function flawIn(text: string, language: WrittenLanguage): string {
  const pieces = text.split(', ');
  return pieces.find((piece) => conditionPatterns[language].flaw.test(piece)) ?? pieces[0]!;
}
