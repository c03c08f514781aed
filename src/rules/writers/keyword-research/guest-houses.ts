import type { SpokenLanguage } from '#rules/offers/deeds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Words of one kind, as alternatives of a pattern. */
const anyOf = (...lists: readonly string[]): string =>
  `(?:${lists.join(' ').replaceAll(', ', '|').replaceAll(' ', '|').replaceAll('_', ' ')})`;

/** What narrows an English house and is typed with it: "off-grid cabin", "beach house". A low line is a space. */
const englishSort = anyOf(
  'self[-_]catering, holiday, vacation, glamping, camping, luxury, boutique, family, dog[-_]friendly, pet[-_]friendly, eco, off[-_]grid',
  'log, timber, stone, converted, country, farm, forest, woodland, beach, seaside, lake, lakeside, riverside, canal, sea_view, thatched',
  'bell, safari, static, touring, en[-_]suite, ensuite, double, twin, single, guest, studio, one[-_]bedroom, two[-_]bedroom, gypsy, romany, railway',
);
/** A guest always stays there, whoever says so. */
const englishHouses = anyOf(
  "cottages?, log_cabins?, cabins?, lodges?, chalets?, glamping(?:_(?:pods?|domes?|site|tents?|cabins?))?, camping_pods?, shepherd['’]?s?['’]?_huts?",
  'yurts?, tree_?houses?, b&bs?, bed_and_breakfasts?, guest_?houses?, hotels?, hostels?, inns?, campsites?, campgrounds?, rv_parks?, farm_stays?',
  'holiday_(?:lets?|homes?|apartments?|flats?|villas?|cottages?), vacation_(?:rentals?|homes?), villas?, bunk_?houses?, camping_barns?, holiday_parks?',
);
/** Others live, work or dance there, too: only what else is told says that guests sleep in them. */
const englishRooms = anyOf(
  'huts?, pods?, bothy, bothies, barn_conversions?, barns?, annexes?, lofts?, flats?, apartments?, studios?, bungalows?, houses?, farm_?houses?, town_?houses?, rooms?',
  'suites?, tents?, tipis?, teepees?, domes?, caravans?, wagons?, carriages?, horse_?boxes?, house_?boats?, narrow_?boats?, boats?, boat_?houses?',
  'light_?houses?, castles?, towers?, mills?, stables?, crofts?, granar(?:y|ies), airstreams?, pitches',
);

interface Houses {
  /** Where guests sleep, as it is looked for, with what narrows it. */
  always: RegExp;
  /** The same of what may be used otherwise. */
  rooms: RegExp;
  /** What is said of guests who sleep there. */
  stays: RegExp;
}

const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

export const guestHouses: Readonly<Record<SpokenLanguage, Houses>> = {
  en: {
    always: whole(`(?:${englishSort}\\s){0,3}${englishHouses}`),
    rooms: whole(`(?:${englishSort}\\s){0,3}${englishRooms}`),
    stays: whole(
      'sleep(?:s|ing) (?:up to |from ' +
        ')?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|\\d+ ' +
        'nights?|(?:one|two|three|seven) nights?|(?:per|a|by the) night|nightly|overnight guests|short ' +
        'breaks?|weekend breaks?|mini breaks?|getaways?|self[- ]catering|check[- ]in|en[- ' +
        ']?suite|campsites?|camping ' +
        '(?:fields?|sites?|pods?|barns?|pitch(?:es)?|holidays?)|(?:electric|camping) ' +
        'pitch(?:es)?|glamping|guests stay|(?:sleep|stay) in (?:an?|our)|to stay|stay (?:with ' +
        'us|in|on|at)|(?:cooked|full|continental|english|irish|scottish) breakfast|breakfast ' +
        '(?:included|hamper|basket)|holiday let',
    ),
  },
  de: {
    always: longPattern('iu')`
      (?<!\p{L})(?:Urlaub auf dem (?:Bauernhof|Reiterhof|Weingut)|Ferien auf dem Bauernhof
        |\p{L}*(?:ferienwohnung(?:en)?|ferienhaus|ferienhäuser|ferienapartments?|gästezimmer|gästehaus
          |fremdenzimmer|pension|hotel|hostel|ferienhof|campingplatz|wohnmobilstellplatz|chalets?|berghütte
          |jugendherberge|tiny houses?|baumhaushotel|monteurzimmer|ferienpark
          |möblierte (?:apartments?|wohnungen|zimmer)|schäferwagen|schlaffässer|schlaffass|almhütten?
          |baumhäuser|baumhaus|blockhütten?))(?!\p{L})
    `,
    rooms:
      /(?<!\p{L})(?:\p{L}*(?:häuschen|hütten?|bauwagen|zirkuswagen|jurten?|tipis?|hausboote?|mobilheime?|zimmer|apartments?|wohnung(?:en)?|bauernhaus|landhaus|mühle|stellplätze))(?!\p{L})/iu,
    stays:
      /(?<!\p{L})(?:übernacht\p{L}*|schlafplätze|nächte|pro nacht|gäste|frühstück\p{L}*|urlaub\p{L}*|(?<!(?:in|während) de[nr] )ferien(?!lager|kurs|programm|betreu|camp)\p{L}*|anreise|bettwäsche|(?:für|bis zu) (?:\d+|zwei|drei|vier|fünf|sechs|acht|zehn) personen)(?!\p{L})/iu,
  },
  es: {
    always: longPattern('iu')`
      (?<!\p{L})(?:casas? rural(?:es)?|apartamentos? (?:turísticos?|vacacional(?:es)?|rural(?:es)?)
        |alojamientos? rural(?:es)?|hostal(?:es)?|hotel(?: rural| boutique)?|albergue|camping|cabañas?
        |pensión|casas? de huéspedes|glamping|villas? vacacional(?:es)?|agroturismo|posada
        |viviendas? vacacional(?:es)?)(?!\p{L})
    `,
    rooms:
      /(?<!\p{L})(?:(?:casas?|casitas?)(?: de (?:piedra|campo|pueblo|madera|playa)| cuevas?| completas?)?|cortijos?|masías?|fincas?|chalets?|pisos?|apartamentos?|estudios?|habitaciones|caravanas?|yurtas?|tipis?|bungalows?|molinos?|barcos?)(?!\p{L})/iu,
    stays:
      /(?<!\p{L})(?:(?:para|hasta) (?:\d+|dos|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce) (?:personas|huéspedes)|huéspedes|por noches?|(?:dos|\d+) noches|por semanas|fines de semana|desayunos?|dormitorios|se admiten mascotas)(?!\p{L})/iu,
  },
  fr: {
    always: longPattern('iu')`
      (?<!\p{L})(?:gîtes?(?: (?:rural|ruraux|de groupe|de charme))?|chambres? d['’]hôtes?
        |maisons? d['’]hôtes?|hôtel|auberge|camping|chalets?|cottages?|cabanes? dans les arbres
        |cabanes? perchées?|roulottes?|yourtes?|tiny house|mobil-homes?
        |locations? (?:de vacances|saisonnières?)|appartements? (?:de vacances|meublés?))(?!\p{L})
    `,
    rooms:
      /(?<!\p{L})(?:maisons?(?: de (?:pêcheur|village|campagne))?|maisonnettes?|appartements?|studios?|bastides?|longères?|granges?|mas|cabanes?(?: de (?:pêcheur|berger|trappeur))?|bulles?|tipis?|tentes? lodges?|péniches?|chambres?|moulins?)(?!\p{L})/iu,
    stays:
      /(?<!\p{L})(?:(?:pour|à|jusqu['’]à) (?:\d+|deux|quatre|six|huit|dix|douze) personnes|par nuit|nuitées?|(?:deux|\d+) nuits|à la semaine|draps|petits?[- ]déjeuners?|voyageurs|couchages)(?!\p{L})/iu,
  },
};
