import { shapeOf } from '#rules/ledger/shape.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What a house has and how it works: nobody orders a car park, and "friendly" is no service. Folded, whole entries. */
const houseHas = longPattern('u')`
  ^(?:(?:free|gratis|kostenlose|eigene[rs]?|own|private|secure|large|big|huge|grosse[rs]?|on-?site|heated
      |shared|full[y]?) )*(?:parking(?: spaces?)?|car parks?|wi-?fi|wlan|gardens?|terraces?|patios?
    |(?:sea|lake|mountain)? ?views?|(?:log|wood) burners?|fireplaces?|lifts?|elevators?
    |air con(?:ditioning)?|kitchens?|showers?|towels|bed ?linen|(?:compost )?(?:loos?|toilets?)|lockers
    |(?:floodlit|indoor|outdoor|all[- ]weather) (?:schools?|arenas?|maneges?)|changing rooms?
    |wheelchair access|equipes?|teams?|equipo|personal|staff|cards?(?: accepted)?|parkplatz|parkplatze
    |parken|aufzug|terrasse|garten|balkon|kamin|kuche|klimaanlage|bettwasche|handtucher|umkleiden?|duschen?
    |kartenzahlung|barrierefrei|meerblick|aparcamiento|jardin|terraza|chimenea|piscina|barbacoa|desayuno
    |cocina|vistas|ascensor|aire acondicionado|ropa de cama|sabanas|toallas|draps|jardin|cheminee|piscine
    |barbecue|cuisine|vue|climatisation|ascenseur|linge de lit|petit dejeuner)(?: (?:casero|incluido
      |chauffee?|climatizada|fournis|privee?|privad[oa]|equipada|equipee?|compris|diplomee?|titulado
      |eingespieltes|am haus|vor dem haus|hinter dem haus|gratuit[eo]?|included))?$
`;
const howItIs = longPattern('u')`
  ^(?:friendly|reliable|affordable|honest|punctual|professional|experienced|local|trusted|insured|licensed
    |bonded|certified|qualified|vetted|family[- ](?:run|owned)|independent|open|closed|cash|same day
    |next day|fast|clean|schnell|zuverlassig|punktlich|preiswert|fair|gunstig|kompetent|familiar|alle kassen
    |privat|rapidos?|puntual(?:es)?|serios?|economicos?|profesional(?:es)?|cercan[oa]s?|rapides?|serieux
    |ponctuels?|soigneux|abordables?|in person|online|en ligne|presencial(?:es)?|vor ort|remote|a domicilio
    |a domicile|am abend|abends|morgens|samstags|mornings|evenings|weekends)(?:\s(?:or|oder|o|ou|and|und|y
      |et)\s(?:(?:por|par|per|via)\s)?\p{L}+|\s(?:insured|run|owned))?$
`;
/** "Free quotes", "Termine nach Absprache", "open on Sundays", "devis gratuit", "20 years of experience". */
const howItWorks = longPattern('u')`
  ^(?:free(?!\srange)|gratis|kostenlose[rsn]?|fully|(?:all|alle)(?=\s(?:ages|levels|welcome|insurances?
        |kassen|marken|makes|brands))|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|two|three|four
    |five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre
    |cinq|sept|huit|neuf|dix|douze|open|closed|ouverte?s?|ferme|abiert[oa]s?|abrimos|cerramos|geoffnet
    |geschlossen|no|kein[er]?|nur|only|sin|sans|ohne|pas de|por|par|via|per|by|termine?|citas?|rendez-vous
    |bookings?|from|ab|desde|des|depuis|since|seit|over|mehr als|mas de|plus de)\s|^\d(?!D\s)
  |\s(?:gratuite?s?|gratis|kostenlos|offerte?s?|sin compromiso|unverbindlich|guaranteed|garantid[oa]s?
    |garantie?s?|welcome|willkommen|bienvenid[oa]s|bienvenue?s?|available|disponibles?|possibles?|moglich
    |allowed|permitted|admitid[oa]s|erlaubt|erwunscht|years?|jahren?|anos|ans|experience|erfahrung
    |experiencia)$|^(?:festpreise?|ruhetag|abholung|anfahrt|offnungszeiten|horarios?|horaires|opening hours
    |prices?|preise|precios|tarifs|appointments?(?: .*)?|sizes?(?: .*)?|(?:\p{L}+ ){1,2}(?:sizes?|lengths?|colou?rs)|presupuestos?|devis|quotes?|envios?
    |lieferung|livraison|versand)$
`;

/** Words that say that something is taught, without what. */
const bare = longPattern('u')`
  ^(?:kurse|workshops?|seminare|einzelstunden|gruppenkurse|clases|cursos|talleres|cours|stages|ateliers
    |courses|classes|lessons|sessions|events?|veranstaltungen|eventos|evenements|termine|beratung|verkauf
    |service|services|servicios|ventas?|ventes?|mas|mehr|more|plus|nothing|nichts|nada|rien|altas|bajas
    |consultations?|consultas?|tests?|reparatur(?:en)?|vorbereitung|montage|wartung|vermietung
    |(?:half|full|all)[- ]day|(?:strength|weights?|cardio|stretching) (?:area|room|zone)s?|free weights|urgencias|notfalle|emergencies)$
`;

/** "Kindergeburtstage ab 6 Jahren" */
const fromAge = /(?<=\p{L})\s(?:ab|from|desde|dès|à partir de)\s.*$/iu;

/** "Machined from aluminium", "sets of 4", "XS to XXL", "velcro straps": how goods are made and what they have. */
const ofGoods =
  /^(?:\p{L}{3,}(?:ed|own|oven|ut|ast|ewn|un) (?:from|of|in|by|with|to) .+|sets? of \d+|packs? of \d+|(?:xx?s|[smlx]|x{1,3}l|small|medium) (?:to|-) .+|one size.*)$/iu;

/** Whether an entry tells what there is in the house; one alone may be sold: the "climatisation" of a garage. */
export function isInHouse(entry: string): boolean {
  return houseHas.test(foldWord(entry.trim()));
}

/** Whether an entry of a list is nothing that people order: how somebody works, and when. */
export function isNoOffer(entry: string, language: WrittenLanguage): boolean {
  const folded = foldWord(entry.replace(fromAge, '').trim());
  if ([howItIs, howItWorks, bare].some((pattern) => pattern.test(folded))) return true;
  if (language === 'en' && ofGoods.test(entry.trim())) return true;
  // One word is no order: "ganaches" and "pralinés" only look like verbs.
  if (!entry.includes(' ')) return false;
  const shape = shapeOf(entry, language);
  // "Long distance moves" looks like a verb, and is none.
  return (
    shape === 'order' ||
    shape === 'sentence' ||
    shape === 'participle' ||
    (shape === 'verb' && language !== 'en')
  );
}
