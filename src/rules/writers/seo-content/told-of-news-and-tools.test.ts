import { expectReadings } from '#tests/golden/readings.ts';

/** Apps with the news of their versions, films with their tools, and the heading of a page. */
expectReadings([
  [
    'what a version mends is no function, below whatever else stands first',
    'Tidelog',
    "Tidelog is a tide and swim journal for people who get in the sea.\n\nWHAT'S NEW IN 2.3\n- Widgets for the lock screen\n- Fixed a crash when importing from Strava\n- Small bug fixes\n\nFEATURES\n• Tide times for 600+ UK and Irish harbours, works offline\n• Log water temperature, how long you were in and who came\n• Apple Watch app starts a swim with one tap\n• Export your log as CSV\n\nPRICE\nFree for one harbour. Tidelog Plus £14.99/year unlocks all harbours and graphs. No ads, no account.\n\nTide predictions are for guidance only, not for navigation.\n\nQuestions? hello@tidelog.example\nTerms: https://tidelog.example/terms",
    { platform: 'appstore', appName: 'Tidelog', appCategory: 'Sports' },
    /New in version 2\.3: Widgets for the lock screen; fixed: a crash when importing from Strava\./u,
    /[Ss]mall bug fixes|^- Fixed|^crash$/mu,
  ],
  [
    'what users say of an app is none of its functions, German',
    'Haushaltsbuch Pfennig',
    'Pfennig – das Haushaltsbuch ohne Schnickschnack.\n\n✔ Ausgaben in 3 Sekunden eintragen\n✔ Budgets pro Kategorie\n✔ gemeinsam nutzen: bis zu 4 Personen im Haushalt\n✔ wiederkehrende Buchungen (Miete, Abos)\n✔ Auswertung als Diagramm oder PDF\n\nDeine Daten bleiben auf dem Gerät. Kein Bankzugang nötig, keine Werbung.\n\nPfennig ist kostenlos für 30 Buchungen im Monat. Die Vollversion kostet einmalig 7,99 €.\n\nBewertungen\n"Endlich eine App ohne Abo!" – Jonas\n"Super übersichtlich" – Mia\n\nFolge uns auf Instagram @pfennigapp',
    { platform: 'playstore', language: 'de', appName: 'Pfennig', appCategory: 'Finance' },
    /^- Auswertung als Diagramm oder PDF$/mu,
    /Bewertungen|Jonas|Mia\b/u,
  ],
  [
    'the news of a version open nothing, French',
    'Fiches Bac Philo',
    "Révise la philo du bac en 10 minutes par jour.\n\n• 17 notions du programme, 1 fiche par notion\n• 340 citations avec explication\n• Quiz et répétition espacée\n• Sujets corrigés des annales depuis 2015\n• Mode hors ligne\n\nL'appli est gratuite pour 5 notions. Accès complet : 6,99 € en une fois, sans abonnement.\n\nCréée par une prof de philo de Rennes. Pas de compte, pas de pub.\n\nVersion 3.1 : correction du mode sombre et ajout de la notion « L'État ».",
    { platform: 'appstore', language: 'fr', appName: 'Fiches Bac Philo', appCategory: 'Education' },
    /^- Sujets corrigés des annales depuis 2015$/mu,
    /Version 3\.1|mode sombre|^état$/mu,
  ],
  [
    'the tools of a film are one sentence, and who lent one is thanked elsewhere',
    'How I restored a 1970s Record No. 52 vice',
    'Picked up this seized Record 52 woodworking vice at a car boot for a tenner. In this video I strip it, remove the rust with electrolysis, repaint it in Record blue and fit new oak jaws.\n\n0:00 Intro\n1:12 Taking it apart\n4:40 Electrolysis setup (washing soda)\n9:05 Paint\n13:20 New oak jaws\n16:48 Mounting it on the bench\n\nTOOLS I USED\nBattery charger 6A\nWire wheel\nHammerite smooth blue\n\nThanks to Dave for lending me the charger!\nSubscribe for a new restoration every Sunday. \nInstagram: @shedandrust',
    { platform: 'youtube', channelName: 'Shed & Rust' },
    /Tools I used: Battery charger 6A, Wire wheel, Hammerite smooth blue\./u,
    /Thanks to Dave|Tools I used\./u,
  ],
  [
    'how much flour goes in heads no title, Spanish',
    'Pan de masa madre sin amasar',
    'Receta de pan de masa madre sin amasar, paso a paso y sin robot.\n\nIngredientes:\n- 500 g de harina de fuerza\n- 350 g de agua\n- 100 g de masa madre activa\n- 10 g de sal\n\n00:00 Mezclar\n02:10 Pliegues\n05:45 Fermentación en frío (12 horas en la nevera)\n08:30 Formado\n11:00 Horneado en olla a 250 ºC\n\nSi no tienes olla de hierro usa una bandeja con agua.\n\n¿Te ha salido? Cuéntamelo en los comentarios. Suscríbete y activa la campanita 🔔',
    { platform: 'youtube', language: 'es', channelName: 'Miga a Miga' },
    /Ingredientes: 500 g de harina de fuerza, 350 g de agua/u,
    /sin amasar, 500 g/u,
  ],
  [
    'the heading over what somebody does is none of it, German',
    'Hufpflege Anna Brandt',
    'Barhufpflege und Hufbearbeitung im Raum Lüneburg\n\nIch bin Anna, geprüfte Hufpflegerin (DHG). Seit 2014 bearbeite ich Barhufe von Freizeit- und Sportpferden, auch bei Rehe und Hufrollenproblemen in Absprache mit dem Tierarzt.\n\nLeistungen\n- Ausschneiden alle 6–8 Wochen: 45 €\n- Erstbearbeitung mit Befund und Fotos: 60 €\n- Klebebeschlag auf Anfrage\n\nIch fahre Ställe im Umkreis von 40 km um Lüneburg an, ab drei Pferden ohne Anfahrtskosten.\n\nEisen nagele ich nicht.\n\nTermine unter 04131 555 0123 oder per WhatsApp.',
    { platform: 'website', language: 'de', location: 'Lüneburg' },
    /Ausschneiden alle 6–8 Wochen: 45 €/u,
    /Leistungen/u,
  ],
]);
