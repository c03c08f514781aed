import type { BusinessType } from '#contract/google-ads-form.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { tradeOf } from '#rules/ads/trade.ts';
import { typeHits, type Category } from '#rules/ledger/type-hits.ts';
import { namesDeed } from '#rules/offers/deed-names.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { persons, venues } from './people-and-places.ts';
import { services } from './services-by-kind.ts';

/**
 * How a thing is searched: goods are bought, food is ordered and kept, services are booked, people are hired, software is
 * compared, places are visited, homes are looked for in a place, topics are learnt.
 */
export const offerKinds = [
  'product',
  'food',
  'service',
  'person',
  'software',
  'venue',
  'property',
  'topic',
] as const;
export type OfferKind = (typeof offerKinds)[number];

const software =
  /(?:\b(?:app|apps|saas|platform|plugin|extension|api|tool|tracker|crm|erp|logiciel|application|aplicacion|programa|plattform)|software|(?:rechnungs|buchhaltungs|lohn|kassen|lager|verwaltungs|abrechnungs|grafik|planungs|kalkulations|verleih|warenwirtschafts|zeichen|schnitt)programm)$/u;
const property =
  /\b(?:(?:for|to) (?:sale|rent|let)|en venta|en alquiler|a vendre|a louer|zu verkaufen|zu vermieten|(?:miet|eigentums)wohnung(?:en)?|(?:new )?homes?|houses?|apartments?|condos?|flats?|pisos?|apartamentos?|appartements?|maisons?|immobilien|hauser)\b/u;
/** Industries whose offers are services unless a word says otherwise. */
const serviceIndustries = longPattern('iu')`
  ^(?:healthcare|professional services|real estate|education|construction|automotive|beauty & wellness
    |wellness|tourism|travel|leisure|hospitality|events?|sports?|turismo|viajes|ocio|deportes?|bienestar
    |salud|educación|tourisme|voyages?|loisirs|sport|santé|bien-être|éducation|tourismus|reisen|freizeit
    |verein|bildung|gesundheit)$
`;
const goods = longPattern('u')`
  (?:\b(?:logs?|firewood|kindling|hedging|bedding|(?<!fire )lighting|clothing|shelving|packaging|bunting
      |parts?|tyres?|tires?|oils?|batter(?:y|ies)|mats?|covers?|books?|kits?|suppl(?:y|ies)|trailers?
      |motorhomes?|campervans?|caravans?|motorcycles?|boats?|tools?|creams?|serums?|soaps?|candles?
      |shampoos?|furniture|cars?|vehicles?|trucks?|vans?|voitures?|coches?|cremes?|crema|cremas|savons?
      |jabon(?:es)?|aceites?|huiles?|livres?|libros?)|wagen|seife|seifen|reifen|creme|cremes|ol)$
`;

/** What can be taken home. */
const wares: ReadonlySet<Category> = new Set([
  'apparel',
  'electronics',
  'beauty',
  'furniture',
  'kitchen',
  'handmade',
  'toys',
]);
const germanVenue =
  /(?:praxis|kanzlei|werkstatt|backerei|konditorei|metzgerei|studio|salon|restaurant|hotel|gasthof|schule|betrieb)$/u;
/** Meals are eaten where they are served; nobody stores them. */
export const served =
  /(?:^|\s)(?:afternoon tea|high tea|cream tea|brunch|breakfast|lunch|dinner|sunday roast|carvery|tasting menu|set menu|buffet|supper|fruhstuck|mittagstisch|mittagessen|menu del dia|desayunos?|comidas|cenas|dejeuner|diner|petit dejeuner)s?$/u;
const given =
  /(?:abos?|abonnements?|subscriptions?|vouchers?|gift cards?|gutscheine?|hampers?|tarjetas? regalo|cartes? cadeaux?)$/u;
/** What farms sell that nobody eats. */
const ofFarm =
  /(?:holz|heu|stroh|futter|pellets?|wolle|felle?|dunger|kompost|firewood|logs|kindling|hay|straw|feed|wool|fleeces?|compost|lena|paja|lana|bois|foin|paille|laine)(?:\s|$)/u;
const gives =
  /^(?:(?:registered )?charit(?:y|ies|able \p{L}+)|non-?profits?(?: organi[sz]ation)?|ngo|food ?bank)$/iu;
const foodTrade =
  /^(?:food|landwirt|bauernhof|hofladen|farm(?:ing| shop)?(?:\s|$)|agricult|ferme|granja|gastronom|lebensmittel|aliment|restaura|hosteler|bäcker|baker|caf[eé]|catering)/iu;
/** Where a name goes on to say for whom, with what or of what. */
const romanceTail = /(?:\s(?:de|del|para|pour|du|des|con|avec|sin|sans|a|al|au|aux|en)\s|\sd['’]).*$/u;
const germanTail = /\s(?:mit|fur|ohne|bei)\s.*$/u;
const englishTail = /\s(?:for|with|in|at|to|from|near|by|on|without)\s.*$/u;

/** Tells the kind by the noun that says what the offer is, then by what the platform sells, then by the industry. */
export function kindOfOffer(
  name: string,
  industry: string,
  subject: Platform['subject'],
  language: WrittenLanguage,
  isDigital = false,
): OfferKind {
  if (subject === 'video') return 'topic';
  if (subject === 'app') return 'software';
  if (subject === 'product') return 'product';
  const folded = foldWord(name);
  const { front, heads } = headsOf(folded, language);
  const tells = (pattern: RegExp): boolean => heads.some((head) => pattern.test(head));
  // "Clínica veterinaria", "cabinet dentaire": the place stands first.
  const isNamed = (pattern: RegExp): boolean =>
    pattern.test(front) ||
    (isRomance(language) && (pattern.test(front.split(' ')[0]!) || pattern.exec(folded)?.[0] === folded));
  if (software.test(front)) return 'software';
  // A "meal plan builder" of a program is nobody whom people hire.
  if (isNamed(persons)) return isDigital ? 'software' : 'person';
  if (/\b(?:for|to) (?:sale|rent|let)$/u.test(folded) && property.test(folded)) return 'property';
  // What a program does is no work that is ordered.
  if (isDigital && !ordered.test(front)) return 'software';
  // "Livraison fleurs" is done, whatever is brought.
  if (isRomance(language) && /^(?:livraison|envios?|entregas?)(?:\s|$)/u.test(folded)) return 'service';
  if (tells(services) || namesDeed(name, language)) return 'service';
  if (isNamed(venues) || namesBusiness(name, language) || (language === 'de' && germanVenue.test(front)))
    return 'venue';
  if (tells(property)) return 'property';
  const [hit] = typeHits(name, language);
  // "Küche" is no "Kuchen".
  const category = hit === undefined || /küche/iu.test(name) ? null : hit.category;
  // What comes by post or is given is bought, whatever is in it.
  if (given.test(front)) return 'product';
  if (served.test(front)) return 'venue';
  // A charity's minibus and its shed are there for those who come.
  if (gives.test(industry.trim())) return 'venue';
  if (language === 'en' && isDone(front, folded, hit?.text)) return 'service';
  // A school has a "boîte automatique" in its lessons, and sells none.
  if (
    /^(?:education|healthcare|professional services|éducation|santé|educación|salud|bildung|gesundheit)$/iu.test(
      industry.trim(),
    ) &&
    !goods.test(front)
  )
    return 'service';
  // "Moules" of a bar are eaten.
  const isEaten = category === null || (language !== 'en' && category === 'kitchen');
  const isGrown = isEaten && foodTrade.test(industry.trim()) && !ofFarm.test(folded);
  if (category === 'food' || isGrown) return 'food';
  if (isDigital && category !== 'electronics') return 'software';
  if (tells(goods) || (category !== null && wares.has(category))) return 'product';
  // "Türöffnung", "Urlaubsbetreuung": what is done, and no flat or heating.
  if (language === 'de' && category === null && germanDeed.test(front) && !germanThing.test(front))
    return 'service';
  // "Expense tracking", "cat sitting": what is done is nowhere for sale.
  if (language === 'en' && category === null && /\p{L}{3}ing$/u.test(front)) return 'service';
  return servesPeople(industry) ? 'service' : 'product';
}

const germanDeed = /(?:ung(?:en)?|wechsel|schutz|dienst|hilfe|arbeiten|suche|ortung)$/u;
const germanThing =
  /(?:wohnung(?:en)?|kleidung|heizung(?:en)?|zeitung(?:en)?|packung(?:en)?|leuchtung(?:en)?|leitung(?:en)?|rustung(?:en)?|deckung(?:en)?|halterung(?:en)?|zubehor|sonnenschutz|sichtschutz|dichtung(?:en)?|mischung(?:en)?)$/u;

/** "Mirror resilvering" is done to a mirror, "resoling walking boots" to boots, and "sausage making" is taught, no sausage. */
function isDone(front: string, folded: string, thing: string | undefined): boolean {
  if (doneAgain.test(folded)) return true;
  return (doneToIt.test(front) || doing.test(front)) && thing !== undefined && !/ing$/iu.test(thing);
}

/** What is done once more: "reading glasses" and a "recording booth" are not. */
const doneAgain = /^re(?!cord|ad|cycl|fresh|lax|hears|charg|mov|versi)[a-z]{3,}ing\s/u;
/** What ends so and is taken home: "carpet tiling" is done, "kitchen lighting" is not. */
const doneToIt = longPattern('u')`
  \s(?!(?:ring|bedding|lighting|clothing|shelving|packaging|bunting|hedging|kindling|string|painting|drawing
      |covering|topping|filling|icing|seasoning|stuffing|stocking|railing|awning|fencing|decking|flooring
      |piping|tubing|ceiling|pudding|dressing|sling|wing|swing|king|spring|dumpling|seedling|sapling|coating
      |lining|matting|netting|roofing|cladding|skirting|edging|dripping|wrapping|hanging|carving|setting
      |binding|backing|casing|housing|moulding|molding|piping|tweezing|pressing|offering|earring|bowling
      |sleeping|walking|running|cycling|climbing|hiking)$)\p{L}{4,}ing$
`;

const doing =
  /\s(?:making|baking|brewing|roasting|smoking|curing|carving|building|knitting|weaving|sewing|throwing|dyeing|tasting|decorating|arranging)$/u;

const serviceTrades: ReadonlySet<BusinessType> = new Set([
  'healthcare',
  'home_services',
  'professional_services',
  'fitness',
  'beauty',
  'education',
  'legal',
]);

/** Beside a program somebody still teaches, moves and builds. */
const ordered =
  /(?:training|support|consult\p{L}{0,9}|migration|set-?up|onboarding|development|design|hosting|implementation|integration|schulung(?:en)?|beratung|einrichtung|formación|soporte|formation|conseil)s?$/u;

/** "Horse riding school", "tienda de productos gourmet": a house that people go to; who does it is a person. */
function namesBusiness(name: string, language: WrittenLanguage): boolean {
  const isDone = (language === 'en' && name.endsWith('ing')) || (language === 'de' && name.endsWith('ung'));
  return !isDone && !persons.test(foldWord(name)) && businessNounOf(name, language) !== null;
}

/** Whether a business does something for people, so that goods in its text are what it works with: yarn of a sewing course. */
export function servesPeople(industry: string): boolean {
  return serviceIndustries.test(industry.trim()) || servicesAreSold(industry);
}

/** Whether an industry in the user's own words is a trade of services: "Hautarztpraxis", "language school". */
function servicesAreSold(industry: string): boolean {
  const { type } = tradeOf({ businessType: 'service', industry, businessName: '', primaryServices: '' });
  // Of a photographer nobody takes photography off a shelf.
  const said = foldWord(industry.trim());
  return (
    serviceTrades.has(type) ||
    persons.test(said) ||
    /(?:^|\s)(?:services?|support|agency|(?:sitt|walk|clean|groom|coach|landscap|plumb|roof|tutor|cater|mov|train|consult|counsell?|detail|survey|board|garden|paint|decorat|remodell?|bookkeep|account|market)ing|photography|repairs?)$/u.test(
      said,
    )
  );
}

function isRomance(language: WrittenLanguage): boolean {
  return language === 'es' || language === 'fr';
}

/**
 * The name up to where it says for whom, and the words that may say what it is: "massage oil" is an oil and "walking
 * boots" are boots, "huile de massage" is an "huile".
 */
function headsOf(folded: string, language: WrittenLanguage): { front: string; heads: string[] } {
  if (isRomance(language)) {
    const front = folded.replace(romanceTail, '');
    return { front, heads: [front.split(' ')[0]!, front.split(' ').slice(0, 2).join(' '), front] };
  }
  if (language === 'de') {
    const front = folded.replace(germanTail, '');
    return { front, heads: [folded, front] };
  }
  if (language !== 'en') return { front: folded, heads: [folded] };
  const front = folded.replace(englishTail, '');
  const lastOf = (part: string): string[] => {
    const last = part.split(' ').at(-1)!;
    return [
      last,
      last.split('-').at(-1)!,
      ...(/(?:^|\s)(?:tax returns?|(?:away|spa|team|open) days?|overnight stays?|day care|(?:waste|rubbish|garbage|trash|recycling|pallet|scrap|furniture|sofa|mattress|appliance|parcel|laundry|clothes|donation|oil|battery|blood) collections?|(?:dog|puppy|beach|pack|guided|group) walks?|story times?|(?:poetry|quiz|games?|craft|movie|film|mic|date|wine) nights?)$/u.test(
        part,
      )
        ? [part.split(' ').slice(-2).join(' ')]
        : []),
    ];
  };
  return { front, heads: [front, front.split(' of ')[0]!].flatMap(lastOf) };
}

/** Whether a folded name is that of a place to visit or of a trade, and nothing else. */
export function namesTrade(folded: string): boolean {
  return [venues, persons].some((pattern) => pattern.exec(folded)?.[0].trim() === folded);
}
