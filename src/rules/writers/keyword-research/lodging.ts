import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** Where guests sleep, as it is looked for. What stands in front narrows it: "self catering cottages", "log cabin". */
const houses: Readonly<Record<Written, RegExp>> = {
  en: /(?<!\p{L})(?:(?:self[- ]catering|holiday|log|beach|lake|lakeside|glamping|luxury|family|dog[- ]friendly|boutique|country|farm|vacation|seaside|eco)\s){0,2}(?:cottages?|cabins?|lodges?|chalets?|glamping(?: (?:pods?|domes?|site))?|shepherd['’]?s['’]? huts?|yurts?|treehouses?|tree houses?|b&bs?|bed and breakfasts?|guest ?houses?|hotels?|hostels?|inns?|campsites?|campgrounds?|rv parks?|farm stays?|holiday (?:lets?|homes?|apartments?|flats?|villas?|cottages?)|vacation (?:rentals?|homes?)|villas?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Urlaub auf dem (?:Bauernhof|Reiterhof|Weingut)|Ferien auf dem Bauernhof|\p{L}*(?:ferienwohnung(?:en)?|ferienhaus|ferienhäuser|ferienapartments?|gästezimmer|gästehaus|fremdenzimmer|pension|hotel|hostel|ferienhof|campingplatz|wohnmobilstellplatz|chalets?|berghütte|jugendherberge|tiny houses?|baumhaushotel|monteurzimmer|ferienpark))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:casas? rural(?:es)?|apartamentos? (?:turísticos?|vacacional(?:es)?|rural(?:es)?)|alojamientos? rural(?:es)?|hostal(?:es)?|hotel(?: rural| boutique)?|albergue|camping|cabañas?|pensión|casas? de huéspedes|glamping|villas? vacacional(?:es)?|agroturismo|posada|viviendas? vacacional(?:es)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:gîtes?(?: (?:rural|ruraux|de groupe|de charme))?|chambres? d['’]hôtes?|maisons? d['’]hôtes?|hôtel|auberge|camping|chalets?|cottages?|cabanes? dans les arbres|roulottes?|yourtes?|tiny house|locations? (?:de vacances|saisonnières?)|appartements? (?:de vacances|meublés?))(?!\p{L})/iu,
};
/** Flats are let to guests where the trade is travel. */
const flats =
  /(?<!\p{L})(?:apartamentos?|appartements?|apartments?|studios?|Zimmer|Appartements?|bungalows?|suites?|habitaciones|chambres)(?!\p{L})/iu;
const travel =
  /turis|touris|reise|ferien|urlaub|hospitality|hotel|hostel|alojam|lodging|travel|vacat|hébergement|location saisonnière|freizeit/iu;
/** Before the house stands only how many and of what sort they are; behind "for" stands whose customers they are. */
const before: Readonly<Record<Written, RegExp>> = {
  en: /^(?:(?:we (?:have|let|rent|run|own|offer)|our|an?|the|is an?|two|three|four|five|six|seven|eight|\d+|small|little|cosy|cozy|quiet|family[- ]run|old|\p{L}+ed|stone|\p{L}+[- ](?:room|bedroom|bed)|room|bedroom|pet[- ]friendly|sleeping)\s){0,5}$/iu,
  de: /^(?:(?:wir (?:vermieten|haben|bieten)|unser[en]*|unsere|ein|eine|das|die|im|zwei|drei|vier|fünf|sechs|sieben|acht|\d+|\p{L}+e[rs]?)\s){0,5}$/iu,
  es: /^(?:alquiler de )?(?:(?:alquilamos|tenemos|somos|nuestr[oa]s?|una?|el|la|dos|tres|cuatro|cinco|seis|siete|ocho|\d+|pequeñ[oa]s?|acogedor(?:as?|es)?|bonit[oa]s?)\s){0,4}$/iu,
  fr: /^(?:locations? (?:de |d['’])(?:cottages (?:et )?(?:de )?)?)?(?:(?:nous (?:louons|avons|proposons)|notre|nos|une?|le|la|les|deux|trois|quatre|cinq|six|sept|huit|\d+|petite?s?|grande?s?|jolie?s?|beaux?)\s){0,4}$/iu,
};

/**
 * What a house with guests is looked for by, where the description opens with it or its name says it: "Casa rural con cinco
 * habitaciones, chimenea y jardín" is a casa rural, and no jardín. Empty for all other businesses.
 */
export function lodgingIn(
  description: string,
  businessName: string,
  industry: string,
  language: WrittenLanguage,
): string[] {
  if (language === 'other') return [];
  const found: string[] = [];
  for (const sentence of description.split('\n').flatMap(splitSentences).slice(0, 2)) {
    const own = sentence.startsWith(`${businessName} `) ? sentence.slice(businessName.length + 1) : sentence;
    const plain = own.replace(/^(?:is|ist|es|est)\s/iu, '');
    // "Hotel rooms cleaned", "gîte ménage": a house is told of up to where something is added to it.
    const opening = plain.slice(0, 120);
    const hit = [houses[language], ...(travel.test(industry) ? [flats] : [])]
      .map((pattern) => pattern.exec(opening))
      .find((found) => found !== null && before[language].test(plain.slice(0, found.index)));
    if (hit === undefined || hit === null) continue;
    if (/^\s?(?:-|\p{L}+(?:ing|ung)(?!\p{L}))/u.test(plain.slice(hit.index + hit[0].length))) continue;
    found.push(hit[0]);
  }
  const named = houses[language].exec(businessName)?.[0];
  if (named === undefined) return found;
  return found.length > 0 || description.trim() === '' ? [...found, named] : found;
}
