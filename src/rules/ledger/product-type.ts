import { withAnimal, withFrenchPurpose, withKit } from './french-type.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { withoutGermanSet } from './german-set.ts';
import { countedFirst } from './counted-sets.ts';
import { platforms } from '#rules/platforms/index.ts';
import { isProperInside, wordPlaces } from '#rules/text/word-places.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { stemOf } from '#rules/text/words.ts';
import { typeHits } from './type-hits.ts';
import { isPlainWord } from './plain-word.ts';
import { heldBy } from './held-title.ts';
import { appNoun } from './app-kind.ts';
import { cased, topicOf } from './video-type.ts';
import { craftBefore, gauge, plantsPot, computerParts, joined, sleeves } from './type-agreed.ts';
import { cameraIn, isPairOfShoes, thingBySigns } from './name-signs.ts';
import { upToAgreedHead } from './opening-head.ts';
import { thingInFirstSentence } from './first-sentence.ts';
import { claimHits } from './claim-index.ts';
import { isMaker } from './maker-in-name.ts';
import { modelOnly } from './names-goods.ts';
import { type TypedName, nounsIn, typedName } from './name-read.ts';
import { offerBehindThing, offerOfPage, typeOfPageName } from './type-of-page.ts';
import { typeOfKnown } from './type-of-known.ts';
import { typeOfUnknown } from './type-of-unknown.ts';
import { withPlace } from './placed-name.ts';
import { withoutTerms } from './name-terms.ts';
import { withoutVariant } from './name-variant.ts';
import { patternIn, withoutGermanPart, withoutMotif } from './motif.ts';
import { withDoneTo } from './doer-nouns.ts';
import { withToldWord } from './told-pair.ts';
import { withoutCountedParts } from './counted-parts.ts';
import { pairOf } from './type-pair.ts';
import { narrowed, setInText } from './wide-type.ts';
import { accessories, sold, withoutCount, withoutState } from './type-front.ts';

/** "Gartenschlauch Halterung": in two words, as German sellers type it, and still what holds and not what is held. */
const germanHolder =
  /^(?!Leder|Nylon|Baumwoll|Holz|Metall)\p{Lu}\p{Ll}{3,} (?:\p{Lu}\p{Ll}{3,} )?(?:Gurt|Riemen|Saitensatz|(?:Wand)?[Hh]alterung|Kupplung|Sensor|(?:Wand)?[Hh]alter|Aufhängung|Ständer|Aufbewahrung|Abdeckung|Abdeckplane|Schutzhülle|Hülle|Organizer|Adapter|Verlängerung|Befestigung|Ersatzteil|(?:Innen|Außen)?[Ff]ilter|Heizer|Pumpe|Unterschrank)(?=$|\s(?![&+]|und\s))/u;

/** "Deco clock" of an "Art deco clock": half a style is none. English. */
const styled = /\b(?:art[ -](?:deco|nouveau)|mid[ -]century|shabby[ -]chic)\b/iu;
const halfStyle = /^(?:deco|nouveau|century|chic)\s(?=\p{L})/iu;

/** "Kaminkehrer für den Landkreis Rosenheim": the land in which a page's work is done is no work. German. */
const germanRegion =
  /(?<=\p{L}{3})\s(?:für|in|im|rund um|um|aus|bei)\s(?:(?:den|der|dem|die|das)\s)?(?:ganzen?\s)?(?:Landkreis|Kreis|Raum|Großraum|Region|Bezirk|Kanton|Umkreis|Umland|Stadtgebiet)(?:\s.*)?$/u;

/** "C lotion" of a "Vitamin C lotion": a letter of a vitamin names nothing. */
const ofVitamin = /^[a-ek]\d{0,2}\s(?=\p{L}{3})/iu;

/**
 * The noun a buyer types. From the product name where a known or plain noun stands at its head, else from the
 * category the seller named, else from the first sentence. Empty when nothing tells it.
 */
export function productTypeOf(brief: Brief, brand: string): string {
  // "Revox B77 MKII": which make of a model it is names no thing.
  const read = heldBy(brief) || typeFrom(brief, brand).replace(/\?$|^(?:mk|mark) ?(?:[ivx]{1,4}|\d)$/iu, '');
  const found =
    brief.language.written === 'en'
      ? narrowed(read, brief)
      : withAnimal(withFrenchPurpose(withKit(read, brief), brief), brief);
  const isThing = brief.language.written === 'en' && platforms[brief.platform].subject === 'product';
  const whole =
    halfStyle.test(found) && styled.test(brief.product.name)
      ? found.replace(halfStyle, '')
      : ofVitamin.test(found) && /\bvitamin \p{L}\d{0,2} /iu.test(brief.product.name)
        ? found.replace(ofVitamin, '')
        : found;
  const type = isThing
    ? withWholeHit(
        withoutModel(
          withoutMaker(
            withPlace(withDoneTo(withToldWord(whole, brief), brief.product.name, brand), brief.product.name),
            brief.product.name,
          ),
          brief.product.name,
        ),
        brief.product.name,
      )
    : found;
  // "BR" of a "Jubilee BR maroon": letters that no list knows name nothing.
  if (isThing && /^[B-DF-HJ-NP-TV-Z]{2}$/iu.test(type) && typeHits(type, 'en').length === 0) return '';
  const at = brief.language.written === 'en' ? type.indexOf(' ') : -1;
  if (at === -1)
    return isThing && isOnlyName(type, brief.product) ? type[0]!.toUpperCase() + type.slice(1) : type;
  const first = type[0]!.toUpperCase() + type.slice(1, at);
  return isProperInside(first, brief.product.description) ? first + type.slice(at) : type;
}

/** "Kallax": a word that no list knows as a thing, and that both name and text write large wherever it stands. */
function isOnlyName(type: string, { name, description }: Brief['product']): boolean {
  if (type.length < fewestLetters || isPlainWord(type, 'en')) return false;
  const large = type[0]!.toUpperCase() + type.slice(1);
  return (
    wholeWordsAt(name, large) > 0 &&
    wholeWordsAt(name, type) === -1 &&
    wholeWordsAt(description, type) === -1 &&
    wordPlaces(description, large).some((at) => /\p{L}\s$/u.test(description.slice(Math.max(0, at - 2), at)))
  );
}
const fewestLetters = 3;

/** A maker or a series, the number of a model and the thing: "Record No 4 plane". */
const numbered = /^(\p{Lu}\p{Ll}+) (?:[Nn]o\.? ?)?\p{Lu}{0,3}-?\d\S*(?: 1\/[248])? \p{L}/u;

/** "Plane" of a "Record No 4 plane": behind the number of a model stands the thing, and its maker is no part of it. */
function withoutMaker(type: string, name: string): string {
  const first = numbered.exec(name)?.[1]?.toLowerCase();
  if (first === undefined || !type.toLowerCase().startsWith(`${first} `)) return type;
  // "Galaxy 24 case": a case for it, and by it.
  const isForIt = accessories.has(stemOf(type.slice(type.lastIndexOf(' ') + 1)));
  return isForIt || name.toLowerCase().includes(type.toLowerCase()) ? type : type.slice(first.length + 1);
}

/** "Callaway Big Bertha driver": between a maker and the thing, capitals tell the model where the thing is small. */
const namedModel =
  /^(\p{Lu}[\p{L}’'-]+) (?:\S+ ){0,3}?(\p{Lu}\p{Ll}{2,}) ((?:\p{Ll}{3,} )*\p{Ll}{3,})(?=$|[\s,(])/u;

/** "The Wrenbury Tool Roll": what a shop calls its own. */
const ownNamed = /^The (\p{Lu}\p{Ll}{3,}) \p{L}/u;

function withoutModel(type: string, name: string): string {
  const own = ownNamed.exec(name)?.[1]?.toLowerCase() ?? '';
  if (
    own !== '' &&
    type.startsWith(`${own} `) &&
    !isPlainWord(own, 'en') &&
    claimHits(own, 'en').length === 0
  ) {
    const thing = type.slice(own.length + 1);
    return typeHits(thing, 'en').some(({ end }) => end === thing.length) ? thing : type;
  }
  const [, maker = '', last = '', thing = ''] = namedModel.exec(name) ?? [];
  const front = `${last.toLowerCase()} `;
  if (thing === '' || !type.startsWith(front) || !isMaker(maker.toLowerCase())) return type;
  const rest = type.slice(front.length);
  // "Clarks Desert boots": a known thing of two words is one.
  return thing.startsWith(rest) && typeHits(type, 'en').every(({ start }) => start > 0) ? rest : type;
}

/** "Fire pit table" of a "pit table": a name of several words that the type would cut is said whole. */
function withWholeHit(type: string, name: string): string {
  const at = type === '' ? -1 : name.toLowerCase().indexOf(type.toLowerCase());
  if (at < 1 || name[at - 1] !== ' ') return type;
  const cut = typeHits(name, 'en').find(({ start, end }) => start < at && end > at && end < at + type.length);
  return cut === undefined ? type : `${name.slice(cut.start, at).toLowerCase()}${type}`;
}

/** The readings of a name in their order: signs that need no noun, what a page, an app or a film is, then the nouns in it. */
function typeFrom(brief: Brief, brand: string): string {
  const typed = withoutInstead(typedName(brief));
  const early = cameraOrHolder(typed) ?? typeOfPageName(typed);
  if (early !== null) return early;
  const { language, description, isThing, written } = typed;
  const told = isThing ? withoutTrade(written) : written;
  const alone = isThing ? withoutVariant(withoutState(withoutVariant(told))) : told;
  const pair = isThing ? pairOf(alone, description) : null;
  if (pair !== null && pair.whole !== '') return cased(pair.whole, language);
  const name = nameToRead(typed, pair?.first ?? alone);
  const pattern = isThing ? patternIn(told, description) : '';
  if (pattern !== '') return pattern;
  const { subject } = platforms[brief.platform];
  if (subject === 'app') return appNoun(brief);
  if (language === 'other') return name;
  if (subject === 'video') return topicOf(brief.fields.videoTitle ?? name, language);
  const bySigns = isThing ? signsOfThing(brief, told) : null;
  if (bySigns !== null) return bySigns;
  const read = nounsIn(typed, name, brand);
  // "Dyson V8 Animal": behind a maker and a code stands the rest of a model, and no thing.
  if (
    isThing &&
    read.known === undefined &&
    modelOnly.test(typed.given) &&
    brief.product.category.trim() === ''
  )
    return thingInFirstSentence(description, language);
  const offer = offerOfPage(read);
  if (offer !== null) return offer;
  if (read.known === undefined) return typeOfUnknown(read);
  const type = typeOfKnown(read, read.known);
  return offerBehindThing(read, type) || type;
}

function cameraOrHolder({ brief, language, isThing, isGoods, given }: TypedName): string | null {
  const camera = isThing ? cameraIn(brief) : null;
  return camera ?? (language === 'de' && isGoods ? (germanHolder.exec(given)?.[0] ?? null) : null);
}

/** A name without the measures, the craft and the count that stand before or behind its thing. */
function withoutTrade(written: string): string {
  const whole = withoutTerms(joined(written))
    .replace(sleeves, '')
    .replace(gauge, '')
    .replace(craftBefore, '')
    .replace(plantsPot, '')
    .replace(computerParts, '');
  return withoutCount(whole).replace(sold, '').trim();
}

/** "Fenster reparieren statt ersetzen": what a page spares its readers is no offer of it. */
const insteadOf =
  /(?<=\p{L}{3} \p{L}{3,})\s(?:statt|anstatt|anstelle von|instead of|rather than|en lugar de|en vez de|au lieu de|plutôt que)\s.*$/iu;

function withoutInstead(typed: TypedName): TypedName {
  if (!typed.isPage) return typed;
  const cut = (text: string): string => text.replace(insteadOf, '');
  return { ...typed, given: cut(typed.given), written: cut(typed.written) };
}

/** As much of a name as its nouns are looked for in. */
function nameToRead(typed: TypedName, alone: string): string {
  const { brief, language, description, isThing, written } = typed;
  const isPage = platforms[brief.platform].subject === 'page';
  if (isThing) return upToAgreedHead(withoutMotif(alone, description), description);
  // "Shepherd's huts with hot tub" of a page: what stands with them is no offer of its own.
  if (language === 'en' && isPage) return written.replace(/(?<=\p{L}{3})\s+with\s.*$/iu, '');
  // "Trois nuits en bivouac" is what a film tells of.
  const isFilm = platforms[brief.platform].subject === 'video';
  if (language !== 'de') return isFilm ? written : written.replace(countedFirst, '');
  const placed = isPage ? written.replace(germanRegion, '') : withoutGermanSet(written);
  return withoutGermanPart(withoutCountedParts(placed, description), description);
}

/** What an English thing is by signs that name it without its noun. */
function signsOfThing(brief: Brief, told: string): string | null {
  const { name, description } = brief.product;
  const bySigns = thingBySigns(brief) ?? setInText(name, description);
  if (bySigns !== null || !isPairOfShoes(brief) || typeHits(told, 'en').length > 0) return bySigns;
  return /\buk ?\d/iu.test(`${told} ${description}`) ? 'trainers' : 'sneakers';
}
