import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Ravna' } as const;
const film = { platform: 'youtube', businessName: 'Ravna', videoType: 'Tutorial' } as const;

// Ordinary briefs of apps, films, pages and goods in several languages, at first sight.
expectReadings([
  [
    'what is published is no public thing',
    'Vecindario',
    'Vecindario sirve para que una comunidad de vecinos se organice. El presidente publica las actas y abre votaciones. Hay un calendario para los turnos de limpieza.',
    {
      platform: 'playstore',
      businessName: 'Ravna',
      appName: 'Vecindario',
      appFeatures: 'tablón de anuncios, votaciones, incidencias con foto, calendario de turnos',
    },
    /El presidente publica las actas/u,
    /pública|^Vecindario: (?:Calendario|Comunicación)$/mu,
  ],
  [
    'how many knots are tied is no end of what is asked',
    'Knotwise',
    'Knotwise shows you how to tie 142 knots, one step at a time. Each animation can be mirrored for left-handers. Everything works offline. One payment of 4.99.',
    {
      platform: 'appstore',
      businessName: 'Ravna',
      appName: 'Knotwise',
      appFeatures: 'favourites, works offline',
    },
    /^Knotwise: How to Tie Knots$/mu,
    /^(?:hander|work)$|,work,/mu,
  ],
  [
    'a calendar among other parts is not what the app is',
    'Pilzkorb',
    'Mit Pilzkorb merkst du dir deine Fundstellen. Du machst ein Foto, die App speichert Ort und Datum dazu. Ein Kalender zeigt, welche Pilze gerade Saison haben.',
    {
      platform: 'playstore',
      businessName: 'Ravna',
      appName: 'Pilzkorb',
      appFeatures: 'Fundorte speichern, Fototagebuch, Saisonkalender',
      targetAudience: 'Pilzsammler',
    },
    /^Pilzkorb: Fundorte speichern$/mu,
    /^Korb für|Pilzkorb: Kalender/mu,
  ],
  [
    'what is imported is no name of the app, and how it is paid no word of it',
    'Seatplan',
    'Seatplan helps you work out who sits where at a wedding. Import your guest list from a spreadsheet. Larger weddings need a single purchase of 9.99.',
    {
      platform: 'appstore',
      businessName: 'Ravna',
      appName: 'Seatplan',
      appFeatures: 'drag and drop table plan, guest list import, meal choices, PDF export',
    },
    /^Seatplan: Table Plan$/mu,
    /,(?:purchase|single|larger),/u,
  ],
  [
    'the damage is no topic of the film that mends it',
    'How to repair a gap in a dry stone wall',
    'A stretch of our wall came down. I strip it out and build it back up without mortar. The wall is limestone.',
    film,
    /^how to repair a dry stone wall$/mu,
    /^(?:gap tutorial|repairing gap|dry repair|limestone repair)$/mu,
  ],
  [
    'what ails one thing of a title ails no other',
    'Kintsugi with real urushi: mending a broken bowl',
    'I mend a broken tea bowl the traditional way, with urushi lacquer and gold powder. No epoxy in this one.',
    film,
    /^broken tea bowl$/mu,
    /broken kintsugi|broken tea kintsugi/u,
  ],
  [
    'prices that start somewhere keep their subject',
    'Escape room in Norwich',
    'Lockbox Lane is an escape room in the centre of Norwich with three rooms. Each game takes 60 minutes and is for two to six players. Children from 10 can play with an adult. All rooms are step-free except Cold Harbour. We are open Wednesday to Sunday, from 10 am to 9.30 pm. Prices start at 24 pounds a person. Book online; cancellations are free up to 48 hours before.',
    { ...page, location: 'Norwich' },
    /Prices start at 24 pounds a person/u,
    /^Start at/mu,
  ],
  [
    'a town that ends as a verb does is a town',
    'Ramonage de cheminées et poêles à Quimper',
    'Nous entretenons les cheminées, inserts et poêles à bois ou à granulés à Quimper. Le certificat de ramonage est remis le jour même. Comptez 65 euros pour un conduit.',
    { ...page, location: 'Quimper' },
    /^ramonage de cheminées Quimper$/mu,
    /ramonage de cheminées à$|Prix : comptez/mu,
  ],
  [
    'what holds even then hangs on what it is said of',
    'Tapete de ioga em cortiça',
    'Tapete de ioga em cortiça natural com base de borracha. Mede 183 x 61 cm e tem 4 mm de espessura. A superfície não escorrega, mesmo com as mãos suadas.',
    { platform: 'amazon', businessName: 'Ravna' },
    /não escorrega, mesmo com as mãos suadas/u,
    /(?:^|; |cm, )[Mm]esmo com as mãos/mu,
  ],
  [
    'the wax of its face is none of its stuffs, and its making time is told',
    "Scacchiera in legno d'ulivo",
    "Scacchiera in legno d'ulivo e noce, fatta a mano. Misura 40 x 40 cm. La superficie è trattata con cera d'api. Tempi di lavorazione: 10 giorni.",
    { platform: 'etsy', businessName: 'Ravna' },
    /^noce$/mu,
    /^(?:api|cera d api)$/mu,
  ],
  [
    'the label of a making time is searched by nobody',
    'Nichoir en bois pour mésanges',
    'Nichoir pour mésanges bleues, fabriqué à la main. Dimensions : 16 x 18 x 28 cm. Délai de fabrication : 5 jours.',
    { platform: 'etsy', businessName: 'Ravna' },
    /^nichoir fait main$/mu,
    /^délai de fabrication$/mu,
  ],
]);
