import type { Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isHouseAbroad, isMakersPage } from './maker-page.ts';
import { isArticle, isArticleAbroad, isHouse } from './house-or-article.ts';
import { isLetPlace } from './let-rooms.ts';
import { pageOffer, sellsTime } from './page-offer.ts';
import { hardStuff } from './type-front.ts';
import { type Category, lastHit, shelfHit, type TypeHit } from './type-hits.ts';

const usedWords =
  /\b(?:used|pre-?owned|second[- ]?hand|refurbished|gebraucht\w*|usad[oa]s?|de segunda mano|reacondicionad[oa]|d['’]occasion|occasion|reconditionné\w*|usat[oa]|gebruikte?|tweedehands|używan[yae]|begagna(?:d|t|de)|brugte?|brukte?|for parts|spares (?:or|and|&) repairs?|sold as seen)\b|(?<!\p{L})(?:käytet\p{L}+|použit\p{L}+|ikinci el|б\/у|μεταχειρισμέν\p{L}+)|中古/iu;
const appSources = new Set(['appName', 'appFeatures', 'appCategory']);
const videoSources = new Set(['channelName', 'videoTitle', 'videoLength', 'videoType']);

const serviceName = /(?:ing|ation|repairs?|services?|law|removals?|care|installs?|assembly|clean-?up)$/iu;
const firmWords =
  /^we\s|^I\s\p{Ll}{3,}\s|\b(?:licensed|insured|regulated|per hour|call[- ]?outs?|(?:free|written) quote|we (?:serve|cover))\b/iu;

const serviceDone =
  /\b(?:mounting|assembly|mowing|hauling|installation|removals?|tutoring|clean-?up|repairs?|cleaning|sitting|walking|grooming|detailing)$/iu;

/** "Cheese shop", "refugee bike project": what stands behind a thing says that nobody buys the thing alone. */
const houseOf =
  /\p{L}\s(?:shops?|stores?|project|charity|food ?bank|shelter|sanctuary|library|museum|market|hire|rental|society|association|(?<!golf )club|cattery|kennels?|servicing|sweeping|valeting|unblocking|resurfacing|rewiring|re-?roofing|repointing)$/iu;
/** "Reparación de bicicletas", "réparation de toiture", "Fassadenreinigung": what is done to a thing. */
const doneTo: Partial<Record<Ledger['language']['written'], RegExp>> = {
  es: /^(?:reparación|reparaciones|instalación|limpieza|mantenimiento|alquiler|montaje|reformas?|mudanzas?|desatascos?|cerrajería|peluquería|asesoría)(?!\p{L})/iu,
  fr: /^(?:réparations?|installation|nettoyage|entretien|location|dépannage|toilettage|pose|rénovation|débouchage|ramonage|déménagement|livraison)(?!\p{L})/iu,
  de: /(?:reparatur|reinigung|wartung|vermietung|verleih|beratung|entrümpelung|montage)(?:en)?$/iu,
};

/** "Fitting of guards, cowls and pots by a registered sweep": the work, whatever things the name is of. */
const workOpens =
  /^(?:(?:supply|supplied|survey|design) and )?(?:fitting|fitted|installation|installing|repairs?|replacement|removal|cleaning|servicing|restoration|maintenance|sharpening|hire|rental) (?:of|and (?:fitting|repair|servicing|cleaning|removal) of)\s/iu;

/** What stands on the shelf of devices and runs on nothing: nobody asks for the watts of a floor mat or a phone case. */
const plainPart = longPattern('iu')`
  (?:^|\s)(?:mats?|cases?|covers?|sleeves?|holders?|mounts?|stands?|brackets?|racks?|liners?|straps?|bags?
    |pouch(?:es)?|skins?|protectors?|grips?|hooks?|clips?|trays?|shel(?:f|ves)|seals?|gaskets?|guards?
    |hinges?|knobs?|handles?|wheels?|tyres?|tires?|rims?|bolts?|nuts?|screws?|bushings?|bearings?|hoses?
    |belts?|pads?|rotors?|discs?|nets?|deflectors?|organi[sz]ers?|flaps?|bumpers?|grilles?)$
`;

function isWithoutPower({ productType, facts, language }: Ledger): boolean {
  return (
    language.written === 'en' &&
    plainPart.test(productType) &&
    !facts.some(({ kind, value }) => kind === 'power' || /charg|batter|mAh|\bUSB|\bLED/iu.test(value))
  );
}

function isHouseOrService(ledger: Ledger): boolean {
  const { written } = ledger.language;
  if (written === 'en')
    return (
      ledger.sentences.some(({ path, text }) => path.endsWith('.description') && workOpens.test(text)) ||
      // "Buying and selling a house" lets none.
      /^\p{L}{3,}ing (?:and|or|&) \p{L}{3,}ing\s/iu.test(ledger.productType) ||
      (houseOf.test(ledger.productType) &&
        ledger.facts.some(({ kind }) => kind === 'place' || kind === 'hours'))
    );
  return doneTo[written]?.test(ledger.productType) === true;
}

function saysOwnDoing(ledger: Ledger): boolean {
  return ledger.sentences.some(
    ({ path, text }) => path.endsWith('.description') && /^(?:I|[Ww]e)\s\p{Ll}{3,}/u.test(text),
  );
}

function isUsed(ledger: Ledger): boolean {
  return ledger.facts.some(
    (fact) => (fact.kind === 'condition' && usedWords.test(fact.value)) || fact.kind === 'flaw',
  );
}

const bySubject = new WeakMap<Ledger, Category>();
const pages = new WeakSet<Ledger>();

/** On a platform of films or apps everything is one, whatever its form left out; a page may offer no thing at all, and one that is not read tells of a firm. */
export function noteSubject(ledger: Ledger, subject: string): void {
  if (subject === 'page') pages.add(ledger);
  if (subject === 'video' || subject === 'app') bySubject.set(ledger, subject);
  else if (subject === 'page' && ledger.language.written === 'other') bySubject.set(ledger, 'service');
}

const oldWares = new WeakSet<Ledger>();

/** A shop for old things tells first of the thing, whatever it has suffered. */
export function noteOldWare(ledger: Ledger): void {
  oldWares.add(ledger);
}

const judged = new WeakMap<Ledger, Map<string, Category>>();

/** The row of writing guide §2.0: by condition, form or method where these decide, else by the product's noun. */
export function categoryOf(ledger: Ledger, productName: string): Category {
  const byName = judged.get(ledger) ?? new Map<string, Category>();
  const category = byName.get(productName) ?? judgedCategory(ledger, productName);
  judged.set(ledger, byName.set(productName, category));
  return category;
}

/** "Termine nach Vereinbarung", "devis gratuit": said of no thing. */
const byAppointment =
  /(?<!\p{L})(?:termine?n? (?:nach|auf) (?:vereinbarung|absprache|anfrage)|nur nach termin(?:vereinbarung)?|sur rendez-vous|(?:con|previa|bajo) cita(?: previa)?|devis gratuits?|presupuestos? (?:gratis|gratuitos?|sin compromiso)|kostenvoranschlag|su appuntamento|op afspraak)(?!\p{L})/iu;

function judgedCategory(ledger: Ledger, productName: string): Category {
  const ofForm = categoryOfForm(ledger);
  if (ofForm !== undefined) return ofForm;
  const isEnglish = ledger.language.written === 'en';
  if (isHouseOrService(ledger) || (isEnglish && isHouse(ledger, productName))) return 'service';
  const offer = pages.has(ledger) ? pageOffer(ledger) : null;
  if (offer === 'charity' || offer === 'house') return 'service';
  if (pages.has(ledger) && (isEnglish ? isMakersPage : isHouseAbroad)(ledger, productName)) return 'service';
  const ofUse = categoryOfUse(ledger, productName);
  if (ofUse !== undefined) return ofUse;
  const known = nounHit(ledger, productName)?.category;
  if (offer === 'work' && known !== 'course' && known !== 'property' && sellsTime(ledger)) return 'service';
  const found = known === 'electronics' && isWithoutPower(ledger) ? 'general' : known;
  if (found === 'food' && isVessel(ledger)) return 'kitchen';
  if (isHandmade(ledger) && found !== 'food' && found !== 'beauty' && found !== 'course') return 'handmade';
  // "TV mounting and furniture assembly": who says "I mount" sells no television.
  if (isEnglish && serviceDone.test(productName) && saysOwnDoing(ledger)) return 'service';
  if (found !== undefined) return found;
  return offer === 'work' || tellsService(ledger, productName) ? 'service' : 'general';
}

/** The category of a platform or a form that has but one. */
function categoryOfForm(ledger: Ledger): Category | undefined {
  const noted = bySubject.get(ledger);
  if (noted !== undefined) return noted;
  for (const { source } of ledger.facts) {
    if (appSources.has(source)) return 'app';
    if (videoSources.has(source)) return 'video';
  }
  return undefined;
}

/** The category of what is let, second-hand or read, whatever its noun. */
function categoryOfUse(ledger: Ledger, productName: string): Category | undefined {
  const isEnglish = ledger.language.written === 'en';
  if (isEnglish && !pages.has(ledger) && isLetPlace(ledger, productName)) return 'property';
  if (isUsed(ledger) && !oldWares.has(ledger)) return 'used';
  if (isEnglish) return isArticle(ledger, productName) ? 'article' : undefined;
  return pages.has(ledger) && isArticleAbroad(ledger, productName) ? 'article' : undefined;
}

/** The noun that tells the category: of the type, else of the name, else of the shelf that the seller named. */
function nounHit(ledger: Ledger, productName: string): TypeHit | undefined {
  return typeHit(ledger, ledger.productType) ?? typeHit(ledger, productName) ?? shelfOfForm(ledger);
}

function typeHit(ledger: Ledger, text: string): TypeHit | undefined {
  const hit = lastHit(text, ledger.language.written);
  return isWhere(hit, ledger) ? undefined : hit;
}

function shelfOfForm(ledger: Ledger): TypeHit | undefined {
  return ledger.facts
    .filter((fact) => fact.source.endsWith('ategory'))
    .map((fact) => shelfHit(fact.quote, ledger.language.written))
    .find((hit) => hit !== undefined && !isWhere(hit, ledger));
}

/** Shelves of goods that are called as a place is. */
const homeShelf = /^(?:maisons?|casas?|hogar|haus|zuhause)$/iu;

/**
 * A garage door remote is no garage that is let, and training treats teach nobody. English. Goods on the shelf "Maison" are no house,
 * and those under "Fensterreinigung" clean nothing for anybody. Other languages.
 */
function isWhere(hit: TypeHit | undefined, ledger: Ledger): boolean {
  const { language, productType } = ledger;
  if (language.written !== 'en' && !pages.has(ledger))
    return hit !== undefined && (hit.category === 'service' || homeShelf.test(hit.text));
  return (
    language.written === 'en' &&
    (hit?.category === 'service' || hit?.category === 'property' || hit?.category === 'course') &&
    productType.toLowerCase().includes(`${hit.text.toLowerCase()} `)
  );
}

/** "Butter bell" of stoneware. */
function isVessel(ledger: Ledger): boolean {
  if (ledger.language.written !== 'en') return false;
  const byType = typeHit(ledger, ledger.productType);
  return (
    byType !== undefined &&
    byType.end < ledger.productType.length &&
    ledger.sentences.some(({ path, text }) => path.endsWith('.description') && hardStuff.test(text))
  );
}

function isHandmade({ facts }: Ledger): boolean {
  return facts.some(({ source }) => source === 'handmadeStory' || source === 'etsyShopName');
}

/** Whether the text tells a service where no noun tells a thing. */
function tellsService(ledger: Ledger, productName: string): boolean {
  if (ledger.facts.some((fact) => fact.kind === 'service' || fact.kind === 'hours')) return true;
  if (ledger.language.written !== 'en') return ledger.sentences.some(({ text }) => byAppointment.test(text));
  // "Pool resurfacing": no noun of a thing, and the seller tells what the firm does.
  return serviceName.test(productName) && ledger.sentences.some(({ text }) => firmWords.test(text));
}
