import { expectReadings } from '#tests/golden/readings.ts';

/** Forms that careful people fill in whole sentences: what their titles, searches and rows said at first sight. */
expectReadings([
  [
    'a German verb that stands behind its noun governs the whole list',
    'Gemüsehobel mit Auffangbehälter',
    'Der Gemüsehobel schneidet Scheiben, Stifte und Spiralen direkt in den Behälter. Die fünf Klingen sind aus Edelstahl.',
    { platform: 'amazon', amazonBrand: 'Haldern' },
    /schneidet Scheiben, Stifte und Spiralen/u,
    /Scheiben; Stifte/iu,
  ],
  [
    'what is said against a thing is no part of it, and a town with a year is no country',
    'Radio de válvulas Invicta 5333',
    'Radio de válvulas Invicta modelo 5333, fabricada en Madrid en 1957. El ojo mágico se ilumina, aunque con poca intensidad.',
    { platform: 'ebay', itemCondition: 'Used' },
    /aunque con poca intensidad/u,
    /, poca intensidad|Características: Poca|País de fabricación/u,
  ],
  [
    'a maker of two names before the letters and figures of its model, and what sentences measure',
    'Bandsäge Elektra Beckum BAS 315',
    'Gebrauchte Bandsäge. Der Motor hat 0,9 kW und läuft an 230 V. Die Durchlasshöhe beträgt 170 mm, die Durchlassbreite 305 mm.',
    { platform: 'ebay', itemCondition: 'Used', language: 'de' },
    /^(?=[\s\S]*Marke: Elektra Beckum)(?=[\s\S]*Modell: BAS 315)(?=[\s\S]*Leistung: 0,9 kW)(?=[\s\S]*Spannung: 230 V)[\s\S]*Durchlassbreite: 305 mm/u,
    /, die Durchlassbreite 305 mm(?!\.)/u,
  ],
  [
    'a compound is spoken of by its last part, and what lies beside it is told once',
    'Tragbare Hunde-Trinkflasche 500 ml mit Napf',
    'Die Trinkflasche hat einen Napf aus Silikon. Sie fasst 500 ml. Ein Karabiner zum Anhängen ist dabei.',
    { platform: 'tiktokshop', tiktokShopName: 'Pfotenglück', language: 'de' },
    /^Die Trinkflasche hat einen Napf/mu,
    /Das ist dabei: .* dabei|mit Napf: /u,
  ],
  [
    'a list behind its verb stays whole in a language without a writer',
    'Boxkleed van wafelkatoen met naam',
    'Dit boxkleed is gemaakt van wafelkatoen. Het kleed meet 75 x 95 cm. Je kiest uit zandkleur, oudroze en saliegroen.',
    { platform: 'etsy', etsyShopName: 'AtelierWolkje' },
    /Je kiest uit zandkleur, oudroze en saliegroen/u,
    /cm, oudroze/u,
  ],
  [
    'behind the name of an app and its comma stands what it is, as much of it as has room',
    'Carnéo, le carnet de santé des enfants',
    'Carnéo garde le carnet de santé de vos enfants. L’application trace les courbes de croissance et un rappel arrive avant chaque vaccin.',
    {
      platform: 'appstore',
      appName: 'Carnéo',
      appFeatures:
        'carnet de santé des enfants, courbes de croissance, rappels, partage entre parents, export PDF',
    },
    /^(?=[\s\S]*^Carnéo : Carnet de santé$)[\s\S]*^Courbes de croissance, rappels$/mu,
    /Carnéo : Carnéo/u,
  ],
  [
    'an app is named by what its maker wants it found by, where no more than half of its name has room',
    'Cuadrilla: organiza tus partidos',
    'Cuadrilla sirve para organizar partidos entre amigos. Creas la convocatoria y cada jugador confirma con un toque.',
    { platform: 'playstore', appName: 'Cuadrilla', targetKeywords: 'organizar partidos, fútbol con amigos' },
    /^Cuadrilla: Organizar partidos$/mu,
    /^Cuadrilla: Partidos$/mu,
  ],
  [
    'a short film title is closed by a search of its creator, and the first hashtags are his own',
    'Turn a paperback into a hardcover',
    'I take an old paperback and give it a new cloth cover. I take the cover off with a hair dryer. The materials cost about 9 pounds.',
    {
      platform: 'youtube',
      channelName: 'The Quiet Bindery',
      targetKeywords: 'rebind a paperback, bookbinding for beginners',
    },
    /^(?=[\s\S]*^Turn a Paperback into a Hardcover: Bookbinding for Beginners$)[\s\S]*#bookbindingforbeginners/mu,
    /^materials cost$/mu,
  ],
  [
    'nights are spent with something, which the film shows',
    'Trois nuits en bivouac avec un sac de 8 kg',
    'Je pars trois nuits en bivouac dans le Vercors, au mois de juin, avec un sac de 8 kg. La tente pèse 1,1 kg.',
    { platform: 'youtube', channelName: 'Aiguilles et Sentiers' },
    /bivouac/u,
    /#moisdejuin|^trois nuits 8 kg$/mu,
  ],
]);
