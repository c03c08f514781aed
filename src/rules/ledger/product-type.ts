import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { isProperInside, wordPlaces } from '#rules/text/word-places.ts';
import { foldWord, stemOf, tokensOf } from '#rules/text/words.ts';
import { withoutPower } from './power-source.ts';
import { type TypeHit, typeHits } from './type-hits.ts';
import { serviceName } from './half-adjective.ts';
import { heldBy } from './held-title.ts';
import { askedThing } from './asked-thing.ts';
import { plainThing } from './ailments.ts';
import { appNoun } from './app-kind.ts';
import { cased, topicOf } from './video-type.ts';
import {
  craftBefore,
  gauge,
  plantsPot,
  computerParts,
  joined,
  openingHead,
  sleeves,
  upToAgreedHead,
} from './type-agreed.ts';
import {
  cameraIn,
  endsInModel,
  hitBehind,
  isPairOfShoes,
  isService,
  isDoerBehind,
  isUnsaid,
  thingBySigns,
  tellsThing,
  thingOf,
} from './name-signs.ts';
import { headFirst, opensAsSet, opensText, opensWithUse } from './head-first.ts';
import { thingInFirstSentence } from './first-sentence.ts';
import { headLast } from './head-last.ts';
import { countsMany, modelOnly, namesGoods, onlyDescribes } from './names-goods.ts';
import { givenTo, howManyFirst } from './name-openings.ts';
import { sharedServices } from './shared-service.ts';
import { isNounBehind, namedBeside, switchesLight } from './tells-part.ts';
import { opensAs, smallNoun } from './said-noun.ts';
import { namesOnlyPages, openingKind, pageKind } from './page-names.ts';
import { withPlace } from './placed-name.ts';
import { withoutTerms } from './name-terms.ts';
import { isShortOffer, offerOf } from './offer-of-page.ts';
import { withoutVariant } from './name-variant.ts';
import { patternIn, withoutGermanPart, withoutMotif } from './motif.ts';
import { upToPlace } from './place-in-text.ts';
import { withToldWord } from './told-pair.ts';
import { withoutCountedParts } from './counted-parts.ts';
import { pairOf } from './type-pair.ts';
import { narrowed, setInText } from './wide-type.ts';
import { categoryNounInName, typeOfCategory } from './category-noun.ts';
import {
  isConfirmed,
  isHouseName,
  openingThing,
  saidNoun,
  setOfSaid,
  withoutPlaces,
  saidHits,
} from './confirmed-noun.ts';
import {
  accessories,
  behindFood,
  frontOf,
  genericHeads,
  sold,
  withoutCount,
  withoutState,
} from './type-front.ts';

/** Categories that hold things of every kind. */
const wideShelf = /^(?:(?:hand|power|garden) )?(?:tool|accessory|gadget|supply|tackle|decoration)s?$/iu;

/** "Gartenschlauch Halterung": in two words, as German sellers type it, and still what holds and not what is held. */
const germanHolder =
  /^\p{Lu}\p{Ll}{3,} (?:(?:Wand)?[Hh]alterung|(?:Wand)?[Hh]alter|Aufhängung|Ständer|Aufbewahrung|Abdeckung|Abdeckplane|Schutzhülle|Hülle|Organizer|Adapter|Verlängerung|Befestigung|Ersatzteil|(?:Innen|Außen)?[Ff]ilter|Heizer|Pumpe|Unterschrank)(?=$|\s(?![&+]|und\s))/u;

/**
 * The noun a buyer types. From the product name where a known or plain noun stands at its head, else from the
 * category the seller named, else from the first sentence. Empty when nothing tells it.
 */
export function productTypeOf(brief: Brief, brand: string): string {
  // "Revox B77 MKII": which make of a model it is names no thing.
  const read = heldBy(brief) || typeFrom(brief, brand).replace(/\?$|^(?:mk|mark) ?(?:[ivx]{1,4}|\d)$/iu, '');
  const found = brief.language.written === 'en' ? narrowed(read, brief) : read;
  const isThing = brief.language.written === 'en' && platforms[brief.platform].subject === 'product';
  const type = isThing ? withPlace(withToldWord(found, brief), brief.product.name) : found;
  const at = brief.language.written === 'en' ? type.indexOf(' ') : -1;
  if (at === -1) return type;
  const first = type[0]!.toUpperCase() + type.slice(1, at);
  return isProperInside(first, brief.product.description) ? first + type.slice(at) : type;
}

/** Stems of a brand as far as a name bears it: "Bolster de yoga" of Kaléo Yoga names no brand, "Kaléo bolster" its first word. */
function brandStemsIn(name: string, brand: string, description: string): ReadonlySet<string> {
  const stems = tokensOf(brand).map((token) => token.stem);
  if (stems.length < 2 || foldWord(name).includes(foldWord(brand))) return new Set(stems);
  const [first = ''] = brand.split(' ');
  // "Clear brow soap" of Brow Barn: written small it is a common word.
  if (wordPlaces(description, first.toLowerCase()).length > 0) return new Set();
  return new Set(foldWord(name).startsWith(`${foldWord(first)} `) ? [stemOf(first)] : []);
}

function typeFrom(brief: Brief, brand: string): string {
  const language = brief.language.written;
  const { description } = brief.product;
  const isGoods = platforms[brief.platform].subject === 'product';
  const given = isGoods ? plainThing(brief.product.name, language).replace(givenTo, '') : brief.product.name;
  const isShouted = given === given.toUpperCase();
  const counted = withoutPower(isGoods ? given.replace(howManyFirst, '') : upToPlace(given, brief), language);
  const written = isShouted && language === 'en' ? counted.toLowerCase() : counted;
  const isThing = language === 'en' && platforms[brief.platform].subject === 'product';
  const camera = isThing ? cameraIn(brief) : null;
  if (camera !== null) return camera;
  const holder = language === 'de' && isGoods ? germanHolder.exec(given)?.[0] : undefined;
  if (holder !== undefined) return holder;
  // "About us, services, contact" of a boatyard: what it is stands in the category alone.
  if (platforms[brief.platform].subject === 'page' && namesOnlyPages(brief.product.name)) {
    const shelf = brief.product.category.trim() || openingKind(description);
    if (shelf !== '') return cased(shelf, language);
  }
  const isEnglishPage = language === 'en' && platforms[brief.platform].subject === 'page';
  const asked = isEnglishPage ? askedThing(written) || pageKind(brief, written) : '';
  if (asked !== '') return cased(asked, language);
  const whole = withoutTerms(joined(written))
    .replace(sleeves, '')
    .replace(gauge, '')
    .replace(craftBefore, '')
    .replace(plantsPot, '')
    .replace(computerParts, '');
  const told = withoutCount(whole).replace(sold, '').trim();
  const alone = isThing ? withoutVariant(withoutState(withoutVariant(told))) : told;
  const pair = isThing ? pairOf(alone, description) : null;
  if (pair !== null && pair.whole !== '') return cased(pair.whole, language);
  const name = isThing
    ? upToAgreedHead(withoutMotif(pair?.first ?? alone, description), description)
    : language === 'de'
      ? withoutGermanPart(withoutCountedParts(written, description), description)
      : written;
  const pattern = isThing ? patternIn(told, description) : '';
  if (pattern !== '') return pattern;
  if (platforms[brief.platform].subject === 'app') return appNoun(brief);
  if (language === 'other') return name;
  if (platforms[brief.platform].subject === 'video')
    return topicOf(brief.fields.videoTitle ?? name, language);
  const brandStems = brandStemsIn(name, brand, description);
  const find = language === 'en' || language === 'de' ? headLast : headFirst;
  const bySigns = isThing ? (thingBySigns(brief) ?? setInText(brief.product.name, description)) : null;
  if (bySigns !== null) return bySigns;
  if (isThing && isPairOfShoes(brief) && typeHits(told, 'en').length === 0)
    return /\buk ?\d/iu.test(`${told} ${description}`) ? 'trainers' : 'sneakers';
  const front = frontOf(name, language);
  const things = (hits: TypeHit[]) =>
    language === 'de' && isGoods
      ? withoutPlaces(hits, description)
      : isThing
        ? hits.filter((hit) => namesGoods(hit, hits, front))
        : hits;
  const behind = hitBehind(name, front, isThing, language);
  // "Zelda Link’s Awakening": half of a foreign title is no thing.
  const known =
    thingOf(saidHits(things(typeHits(front, language)), description, language), language, front) ??
    things(behind === undefined ? [] : [behind])[0];
  const byName =
    language === 'de'
      ? saidNoun(front, find(name, language, brandStems), brief)
      : find(name, language, brandStems);
  // "Dyson V8 Animal": behind a maker and a code stands the rest of a model, and no thing.
  if (isThing && known === undefined && modelOnly.test(given) && brief.product.category.trim() === '')
    return thingInFirstSentence(description, language);
  // A page's name says what is offered: "teeth whitening" is no tray, "flat roof replacement" no flat.
  if (isEnglishPage && sharedServices(written).length > 0) return cased(written.trim(), language);
  if (isEnglishPage && isService(front, byName)) return cased(serviceName(front), language);
  // "Eye tests": a page's offer of two or three plain words is searched as a whole.
  if (isEnglishPage && known === undefined && /^\p{L}{3,}(?: \p{L}{3,}){1,2}$/u.test(front))
    return cased(front, language);
  // "Wallbox Installation" and "cambio de bañera por plato de ducha": a page's offer is the whole of what is done, no ware in it.
  if (platforms[brief.platform].subject === 'page') {
    const offer = offerOf(front, byName, known?.start ?? 0, brief);
    if (offer !== '') return cased(offer, language);
  }
  const isAccessory =
    (language === 'es' || language === 'fr') &&
    known !== undefined &&
    known.start > 0 &&
    (opensWithUse(byName) || (isGoods && opensText(name, description)));
  if (isAccessory) return cased(byName, language);
  const eaten =
    known === undefined || !isThing
      ? ''
      : behindFood(front, known, description) || namedBeside(front, known, description);
  if (eaten !== '') return cased(eaten, language);
  const opening =
    known !== undefined && isGoods && language !== 'en' && thingInFirstSentence(description, language);
  if (opening && isHouseName(known!, opening, brief)) return cased(opening, language);
  // "Makramee Blumenampel", "Blumenampel aus Makramee": the text tells which of the two is the stuff.
  const ofStuff =
    language === 'de' && isGoods && known !== undefined ? openingThing(front, byName, brief) : '';
  if (ofStuff !== '' && ofStuff !== known!.text && description.includes(`${ofStuff} aus ${known!.text}`))
    return cased(ofStuff, language);
  if (known !== undefined) {
    const contains = foldWord(byName).includes(foldWord(known.text));
    // The head of an English name stands last: a "ring light" is a light.
    const compound = front
      .slice(known.start)
      .replace(/\s\d.*$/u, '')
      .trim();
    const lastStem = stemOf(byName.split(' ').at(-1) ?? '');
    const isMadeFor =
      isThing &&
      (accessories.has(lastStem) ||
        lastStem === openingHead(description) ||
        (language === 'en' && opensAs(byName, description)));
    // "Lamb & rice dry dog food": a named food behind the known word is the thing.
    const gap = front.lastIndexOf(byName) - known.end;
    if (
      language === 'en' &&
      isThing &&
      !contains &&
      (gap > 1 || (gap === 1 && description.toLowerCase().includes(byName.toLowerCase()))) &&
      byName.includes(' ') &&
      genericHeads.has(lastStem)
    )
      return cased(byName, language);
    // "Cable clips": the last word counts the things; "sweatshirt wildflowers" is one with flowers on it.
    const isManyOfOne = isThing && countsMany(known, byName, compound);
    if (
      language === 'en' &&
      !contains &&
      known.end < front.length &&
      foldWord(compound).endsWith(foldWord(byName)) &&
      compound.split(' ').length <= 4 &&
      /^[\p{L}\s-]+$/u.test(compound) &&
      (isMadeFor ||
        isManyOfOne ||
        (isThing &&
          (isDoerBehind(front, known) ||
            switchesLight(known.text, byName) ||
            (platforms[brief.platform].goods === 'own-brand' &&
              !platforms[brief.platform].handmade &&
              isNounBehind(front, known, description)) ||
            isUnsaid(known.text, byName, description))) ||
        new RegExp(`\\b${known.text} (?:\\p{Ll}+ )?${byName}`, 'iu').test(description))
    )
      return cased(compound, language);
    if (
      isMadeFor &&
      !contains &&
      known.end < front.length &&
      !foldWord(known.text).endsWith(foldWord(byName))
    )
      return cased(`${known.text} ${byName}`.replace(/(\s\p{L}+)\1(?=\s)/iu, '$1'), language);
    // "Verres à vin": what the thing is for belongs to its French name; "à motifs" and "à pois" describe it.
    const purpose =
      language === 'fr'
        ? /^\sà\s\p{Ll}{2,}[^sx\P{L}](?=$|[\s,])/u.exec(front.slice(known.end))?.[0]
        : undefined;
    if (purpose !== undefined && known.start === 0 && !contains)
      return cased(`${known.text}${purpose}`, language);
    const isWhole = contains && byName.split(' ').length <= 3;
    return cased(
      isWhole && !(isThing && onlyDescribes(known, byName, front)) ? byName : known.text,
      language,
    );
  }
  const shared =
    (isThing && setOfSaid(front, brief)) ||
    openingThing(front, byName, brief) ||
    categoryNounInName(brief, language);
  if (shared !== '') return cased(shared, language);
  // A German noun has its capital anywhere, so that its place in the text confirms little: the category is asked first.
  if (language !== 'de' && isConfirmed(byName, brief)) return cased(byName, language);
  // "Führerschein Klasse B" of a "Fahrschule": the shelf of a page is its trade, and no name of the offer.
  const offered = [written.trim(), front].find((text) => isShortOffer(text)) ?? '';
  if (platforms[brief.platform].subject === 'page' && language !== 'en' && offered !== '')
    return cased(offered, language);
  const ofCategory = typeOfCategory(brief, language);
  const isShelf = isThing && byName !== '' && wideShelf.test(ofCategory);
  const small = isThing && /\bparts?$/iu.test(ofCategory) ? smallNoun(name) : '';
  if (small !== '') return cased(small, language);
  if (ofCategory !== '' && !isShelf) return cased(ofCategory, language);
  if (language === 'de' && isConfirmed(byName, brief)) return cased(byName, language);
  // "K2 drops" of oil.
  if (isThing && /\d/.test(front) && genericHeads.has(stemOf(byName.split(' ').at(-1) ?? '')))
    return cased(byName, language);
  const behindCode =
    language === 'en' && isThing && endsInModel(front) ? thingInFirstSentence(description, 'en') : '';
  if (behindCode !== '') return cased(behindCode, language);
  if (language === 'en' && tellsThing(front, byName)) return cased(byName, language);
  // A page's name is what it offers: "Storage" is no container of its text. Nor is the first of a "coffret" its name.
  const isNamed =
    (platforms[brief.platform].subject === 'page' && byName !== '') || opensAsSet(front, language);
  const said = isNamed ? '' : thingInFirstSentence(description, language);
  // "Messer" of a "Messerblock" is what its name begins with.
  const isFront = language === 'de' && foldWord(byName).startsWith(foldWord(said));
  return cased(said === '' || isFront ? byName : said, language);
}
