import type { ResearchCategoryId } from '#contract/keyword-research.ts';
import { signedIntent } from '#rules/keyword-research/intent.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList } from './candidates.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { keepsPlural, type Offer } from './offers.ts';
import { addAppWordings } from './app-wordings.ts';
import { addMakers, addWho, isLawField } from './add-who.ts';
import { saysEnough, soundRank } from './fit-of-phrase.ts';
import { audiencesOf, fitsWording, isBroken } from './fit-of-wording.ts';
import { holds } from './held-words.ts';
import { addSemantic } from './semantic.ts';
import { isGoods } from './wares.ts';
import { addWares } from './ware-wordings.ts';
import { fillPattern, patternsOf, type Filling } from './patterns/index.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { article } from '#rules/writers/seo-content/english-words.ts';
import { takesNoArticle, withFrenchArticle, withSpanishArticle } from './plural.ts';

/** Offers that get wordings of their own, so that one list does not drown in shades of one pattern. */
const mostExpanded = 8;
const mostAudiences = 3;
const mostTowns = 3;

/** Adds what the rules make of the brief: its own words first, then the wordings that people put around them. */
export function expand(brief: ResearchBrief, list: CandidateList): void {
  for (const keyword of brief.currentKeywords) {
    const category = brief.competitors.some((name) => holds(keyword, name))
      ? null
      : categoryBySize(keyword, brief);
    if (category !== null) list.add({ keyword, category, origin: 'brief' });
  }
  const offers = brief.offers.filter((offer) => !isLongWhole(offer));
  for (const { name } of offers)
    list.add({ keyword: name, category: 'primaryKeywords', origin: 'brief', offer: name });
  addFound(brief, list);
  const patterns = patternsOf[brief.language.written];
  if (patterns === null) return addTowns(brief, list);
  for (const offer of offers.filter(({ parted }) => !parted).slice(0, mostExpanded))
    addWordings(brief, offer, list);
  for (const offer of offers.slice(0, mostExpanded)) {
    addWho(brief, offer, list);
    addMakers(brief, offer, list);
    addWares(brief, offer, list);
    addAppWordings(brief, offer, list);
  }
  addSemantic(brief, list);
}

/** "Manual and automatic driving lessons" is typed by nobody who may type one of its parts. */
function isLongWhole({ name, parted }: Offer): boolean {
  return parted && name.split(' ').length > 4;
}

const costWords = /cost|kosten|precio|prix/iu;

/** Thing and town side by side is how people type it in languages that nothing else is made in. */
function addTowns({ offers, places, platform }: ResearchBrief, list: CandidateList): void {
  const [town] = places.towns;
  if (town === undefined || platform !== null) return;
  for (const { name } of offers.slice(0, mostExpanded))
    list.add({ keyword: `${name} ${town}`, category: 'localKeywords', origin: 'rules', offer: name });
}

/** "was kostet Implantate" would be wrong. */
const surelySingular =
  /(?:ung|heit|kunde|pflege|unterricht|kurs|service|montage|massage|therapie|reparatur|inspektion)$/iu;

/** "Was kostet ein Barista-Kurs", and "was kostet Klavierunterricht". */
function germanArticle(name: string): string {
  if (/(?:kurs|service)$/iu.test(name)) return 'ein ';
  return /(?:massage|reparatur|inspektion|montage)$/iu.test(name) ? 'eine ' : '';
}

/** "Was kostet ambulante Pflege" */
function withSmallAdjective(name: string): string {
  return /^\p{Lu}\p{Ll}{3,}e[rsn]? \p{Lu}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "How much does Invisalign cost": one word with a capital that names no kind of thing is a name. */
function isTreatmentName({ said, name, kind }: Offer): boolean {
  return (
    kind === 'service' &&
    /^\p{Lu}[\p{L}\d]+(?: for .+)?$/u.test(said.trim()) &&
    typeHits(name, 'en').length === 0
  );
}

/** What the offer is called in a wording. */
export function fillingOf(offer: Offer, language: WrittenLanguage): Filling {
  const isMany =
    keepsPlural.test(offer.name) &&
    !/\s(?:flowers|supplies|ribs|wings|fries|chips|nachos|noodles|beans|ends)$|^diagnostics$/u.test(
      offer.name,
    );
  const one = isMany ? singularPhrase(offer.name) : offer.name;
  const [front = one] = one.split(' for ');
  return {
    x: offer.name,
    xs: offer.plural,
    ux:
      language === 'es'
        ? withSpanishArticle(offer.name)
        : language === 'fr'
          ? withFrenchArticle(offer.name)
          : null,
    s: surelySingular.test(offer.name)
      ? `${germanArticle(offer.name)}${withSmallAdjective(offer.name)}`
      : null,
    // "How much does wills and probate cost".
    ax:
      /^(?:on|in|at|off|by|for)\s|\s(?:services|supplies)$|[^s]s and\s/u.test(offer.name) ||
      (front !== one && /[^s]s$/u.test(front))
        ? null
        : takesNoArticle(one) || one.includes(' and ') || isTreatmentName(offer)
          ? one
          : `${article(/^\p{Lu}{2}/u.test(offer.said) ? offer.said : one)} ${one}`,
  };
}

function addFound(brief: ResearchBrief, list: CandidateList): void {
  for (const found of brief.found) {
    // Parts of a service's name are other services: "installation" of "bathroom installation".
    const isApp = brief.platform?.subject === 'app';
    if (!(isGoods(found.offer) || isApp) || found.offer.parted) continue;
    for (const { phrase, kind, rank } of found.keywords) {
      // "Heart app" of a step counter: pieces of what an app says are none of its names.
      if (isApp && !phrase.includes(found.offer.name)) continue;
      // Audiences are put to the whole name below.
      if (kind === 'brand' || kind === 'place' || kind === 'audience' || rank < soundRank) continue;
      if (!saysEnough(phrase, found, brief)) continue;
      // "Barista-Kurse" beside "Barista-Kurs".
      if (
        /^(?:e|n|en|er|s)$/u.test(phrase.slice(found.offer.name.length)) &&
        phrase.startsWith(found.offer.name)
      )
        continue;
      const words = phrase.split(' ').length;
      const long = words > 3 || kind === 'occasion' || kind === 'compatibility';
      list.add({
        keyword: phrase,
        category: long ? 'longTailKeywords' : 'primaryKeywords',
        origin: 'rules',
        offer: found.offer.name,
      });
    }
  }
}

function addWordings(brief: ResearchBrief, offer: Offer, list: CandidateList): void {
  const patterns = patternsOf[brief.language.written];
  if (patterns === null) return;
  const add = (pattern: string, category: ResearchCategoryId, filling: Filling): void => {
    // "Cuánto cobra un cerrajeros".
    if (/\sun \{x\}/u.test(pattern) && offer.name.endsWith('s')) return;
    const filled = fillPattern(pattern, { ...fillingOf(offer, brief.language.written), ...filling });
    if (filled === null || filled.split(' ').length > 9) return;
    // "How much do riding lessons cost"
    const keyword =
      keepsPlural.test(` ${offer.name}`) && filled.includes(offer.name)
        ? filled.replace(/^how much does /u, 'how much do ')
        : filled;
    const question = signedIntent(keyword) === 'informational';
    list.add({ keyword, category, origin: 'rules', offer: offer.name, question });
  };
  const { platform } = brief;
  const ownSite = platform === null || platform.ownSite === true;
  const wordings = ownSite
    ? patterns.web[offer.kind]
    : platform.subject === 'video'
      ? patterns.video
      : platform.subject === 'app'
        ? patterns.app
        : platform.handmade
          ? patterns.gift
          : [];
  const asTrouble = isTrouble(offer.name, brief.language.written) && ownSite;
  const ailment = /^(?:healthcare|beauty)/iu.test(brief.industry) ? patterns.trouble.ailment : [];
  const asked = isBroken.test(offer.name) ? [] : patterns.trouble.any;
  for (const pattern of asTrouble ? [...asked, ...ailment] : wordings)
    if (fitsWording(pattern, offer, brief)) add(pattern, 'longTailKeywords', {});
  const question = patterns.asked?.find(({ of }) => of.test(offer.name));
  if (
    ownSite &&
    offer.kind === 'service' &&
    question !== undefined &&
    !asTrouble &&
    !offer.name.includes(' and ')
  )
    add(question.wording, 'longTailKeywords', {});
  const form = isGoods(offer) ? 'goods' : 'others';
  const near = offer.kind === 'product' ? 'goods' : offer.kind === 'food' ? 'food' : 'others';
  const whom = asTrouble ? [] : audiencesOf(offer, brief);
  for (const { text } of whom.slice(0, mostAudiences)) {
    const a = brief.language.written === 'de' ? text : text.toLowerCase();
    for (const pattern of patterns.audience[form]) add(pattern, 'longTailKeywords', { a });
  }
  if (!ownSite && !platform?.handover) return;
  if (offer.kind === 'topic') return;
  const { country } = brief.places;
  // Goods are sent to everywhere; who comes or is visited lives somewhere.
  if (country !== '' && form === 'others' && offer.kind !== 'software' && !holds(offer.name, country)) {
    const p = brief.language.written === 'de' ? country : country.toLowerCase();
    for (const pattern of patterns.local.others.slice(0, 2)) add(pattern, 'localKeywords', { p });
  }
  for (const [index, town] of brief.places.towns.slice(0, mostTowns).entries()) {
    const p = brief.language.written === 'de' ? town : town.toLowerCase();
    if (holds(offer.name, town)) continue;
    // The shortest wording for every town, all of them for the first.
    const most = index > 0 || isLawField(offer, brief) ? 1 : asTrouble ? 2 : patterns.local[near].length;
    for (const pattern of patterns.local[near].slice(0, most)) {
      // A bakery and a program have no cost of their own.
      if (costWords.test(pattern) && offer.kind !== 'service' && offer.kind !== 'person') continue;
      add(pattern, 'localKeywords', { p });
    }
  }
}

/** Where a keyword that nobody categorised belongs: by names and towns in it, then by its length. */
export function categoryBySize(keyword: string, brief: ResearchBrief): ResearchCategoryId {
  if (holds(keyword, brief.businessName)) return 'brandKeywords';
  if (brief.places.towns.some((town) => holds(keyword, town))) return 'localKeywords';
  if (/near me|in der nähe|cerca de mí|près de chez moi/iu.test(keyword)) return 'localKeywords';
  const words = keyword.split(' ').length;
  return words > 3 || signedIntent(keyword) === 'informational' ? 'longTailKeywords' : 'primaryKeywords';
}
