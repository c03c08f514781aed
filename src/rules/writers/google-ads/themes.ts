import { namedOf } from '#rules/ads/editorial.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { endsOpen, withoutOpenEnd } from '#rules/fit/open-ends.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWidth } from '#rules/text/count.ts';
import { isWide } from '#rules/text/regions.ts';
import { partsOf, stemsOf } from '#rules/text/words.ts';
import { lexiconOf } from './lexicon/index.ts';
import { headlineCase, innerCase, openingName, upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import { isNotary, isOtherJurist, programOf, sellsProgram, tradeOf } from './house.ts';
import { atMost, firstOfPair, firstSteps, manner, unfinished, withoutExtent } from './name-extent.ts';
import { searchedAs } from './named-by-trade.ts';
import { isDeedOnThing, isReadersDeed } from './reader-words.ts';
import type { Service } from './services.ts';

/** What one ad group is about. */
export interface Theme {
  service: Service;
  /** Name of the group. */
  name: string;
  /** As it stands inside a sentence. */
  head: string;
  /** As it stands in a headline, at most 30 units. */
  title: string;
  /** The words that its keywords share: "bookkeeping software" of "bookkeeping software for freelancers". */
  core: string;
  /** What keywords are built on, lower case: "divorce lawyer". */
  keyword: string;
  /** The same without the word for the trade: "divorce". */
  root: string;
  /** The business by the name of its trade, "dentist": not a thing that is ordered, priced or stocked. */
  isTrade: boolean;
  /** A name of its own, "The Submarine": nobody needs one, orders it or has it near. */
  isName: boolean;
  /** What the reader is asked to do, "sponsor a kennel": nobody needs it, prices it or asks about it. */
  isReadersDeed: boolean;
  /** What the reader wants to be rid of, "blocked drains": nobody gets it from a business. */
  isTrouble: boolean;
}

/** Asset groups of Performance Max share one budget and one signal: few of them learn faster. */
const mostAssetGroups = 4;

/**
 * The themes of a campaign: one for each service, in the advertiser's order, the trade itself where it is searched in a
 * town ("dentist denver") or a program is sold ("HR software"), and the services that got none.
 */
export function themesOf(brief: AdsBrief): { themes: Theme[]; others: Service[] } {
  const trade = tradeThemeOf(brief);
  const most =
    (brief.campaignType === 'performance_max' ? mostAssetGroups : adLimits.adGroups.max) -
    (trade === null ? 0 : 1);
  const services = brief.services.slice(0, most).map((service) => themeOf(service, brief));
  return { themes: trade === null ? services : [...services, trade], others: brief.services.slice(most) };
}

/** Alone these are another trade: whoever searches "Reinigung" has clothes to bring. */
const elsewhere = /^(?:reinigung|beratung|montage|vermietung)$/iu;

/** Most people search for the trade, or for the kind of program, before they search for what it does. */
function tradeThemeOf(brief: AdsBrief): Theme | null {
  const { industry, place, campaignType, services, competitors } = brief;
  if (campaignType === 'performance_max') return null;
  const kind = place === '' || isWide(place) ? null : tradeOf(brief);
  const name = kind ?? programOf(brief);
  if (name === null || namedOf(name, competitors) !== undefined) return null;
  const key = (text: string): string => [...new Set(stemsOf(text))].toSorted().join(' ');
  if (services.some((service) => key(service.name) === key(name))) return null;
  if (elsewhere.test(name)) return null;
  const service = {
    name,
    source: 'industry',
    quote: industry.slice(0, 200),
    isKeyword: false,
    isOffered: false,
  };
  return themeOf(service, brief, kind !== null);
}

export function themeOf(given: Service, brief: AdsBrief, isTrade = false): Theme {
  const service = searchedAs(given, brief);
  const { written } = brief.language;
  // "Bufete" is the house itself, no field of law.
  const readersDeed = !isTrade && isReadersDeed(service.name, written);
  const isField = !isTrade && !readersDeed && isBareField(service.name, brief);
  const lexicon = isField ? lexiconOf(written) : null;
  const field = isNotary(brief)
    ? lexicon?.notary
    : lexicon && { head: lexicon.lawHead, keyword: lexicon.lawKeyword };
  const inner = innerCase(service.name, written);
  const head = field?.head(inner) ?? inner;
  // "Kündigungsschutzklage" says more than "Anwalt", to which "Anwalt für Kündigungsschutzklage" would be cut.
  const titled = field && countWidth(head) > adLimits.headline.max ? innerCase(service.name, written) : head;
  const title = headlineCase(shortName(titled, adLimits.headline.max, written), written);
  const core = service.isKeyword || isTrade ? service.name : coreOf(service.name, brief);
  // "Donate" alone is typed for everything.
  const asked = readersDeed && !service.name.includes(' ') ? `${service.name} ${brief.industry}` : core;
  return {
    service: given,
    name: upperFirst(service.name).slice(0, 120),
    head,
    title,
    core: field ? head : sharedWords(innerCase(core, written), title),
    keyword: keywordOf(field?.keyword(service.name) ?? asked),
    root: keywordOf(core),
    isTrade,
    isName: /^The \p{Lu}/u.test(service.name),
    isReadersDeed: readersDeed || isDeedOnThing(service.name, written),
    isTrouble: !isTrade && isTrouble(service.name, written),
  };
}

const legalWords =
  /\b(?:law|lawyers?|attorneys?|solicitors?|legal|advice|counsel\w*|representation|services?|disputes?|claims?|drafting|review|planning|defen[cs]e|litigation|mediation|wills?|probate|contracts?|applications?|conveyancing|anw[aä]lt\w*|notar\w*|kanzlei|beratung|abogad\w+|asesor\w+|avocats?|conseil)\b|\s(?:prüfen|erstellen|anfechten|durchsetzen|gestalten|aufsetzen|verhandeln|entwerfen|abwehren|gründen)$/iu;

/** A field of law without a word for help: nobody searches "divorce" for a lawyer alone, and "divorce" is no service. */
function isBareField(name: string, brief: AdsBrief): boolean {
  const { language, businessType } = brief;
  return (
    businessType === 'legal' &&
    language.written !== 'other' &&
    !legalWords.test(name) &&
    !isOtherJurist(brief)
  );
}

/** Lower case, without marks that Google leaves out of keywords. */
export function keywordOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’]/gu, "'")
    .replace(/(?<=\d):(?=\d)/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}&'.+/ -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.'+/-]+|[\s.'+/-]+$/gu, '');
}

/** "Digital dentures" of "digital dentures for dental practices": what its headline, too, has room for. */
function sharedWords(core: string, title: string): string {
  const isFront = core.toLowerCase().startsWith(`${title.toLowerCase()} `);
  return isFront && title.includes(' ') ? core.slice(0, title.length) : core;
}

/** For whom a program is: all of them are searched as what they do. A haircut for dogs is no haircut. */
const forWhom = /\s(?:for|für|para|pour)\s.+$/iu;

/** "Private dining" of "private dining for up to 24", "bookkeeping software" of "… for freelancers". */
function coreOf(name: string, brief: AdsBrief): string {
  const counted = withoutExtent(name);
  if (atMost.test(name) && /\p{L}{7}/u.test(counted) && !endsOpen(counted)) return counted;
  const front = sellsProgram(brief) ? counted.replace(forWhom, '') : counted;
  // "Yurts with wood burner and hot tub": what comes with it is told, and too much to type.
  const bare = front.split(' ').length > 4 ? front.replace(/\swith\s.+$/iu, '') : front;
  if (bare !== front && /\p{L}{4}s?$/iu.test(bare) && !endsOpen(bare)) return bare;
  return partsOf(front).filter(({ small }) => !small).length > 1 && !endsOpen(front) ? front : name;
}

/** What stands behind these is where, how or for whom: the thing before them is whole. */
const adjunct =
  /\s(?:while|when|during|before|after|sur|pour|avec|en|para|con|for|with|from|für|mit|von|bei|beim)\s/giu;
const forThem = /^\s(?:for|von|für|para|pour)\s(.+)$/iu;
/** Alone these name nothing: "Behandlung von Angstpatienten" is searched and told by its patients. */
const tellsNothing =
  /^(?:treatments?|care|help|support|services?|classes|courses|behandlung(?:en)?|betreuung|hilfe|beratung|kurse|angebote?|tratamientos?|ayuda|cursos|clases|soins?|aide|cours|accompagnement)$/iu;
/** "Mantenimiento de calderas" of "… de gas" is true; "rénovation de salle" of "… de salle de bains" is another thing. */
const ofThing =
  /\s(?:(?:de|del|du|des|à|au)\s(?!(?:bains?|baños?|eau|terre|fer|vie|mer|chambre)(?!\p{L}))|d['’](?!eau(?!\p{L})))/giu;
/** Words at the end of an English name without which it still says what is done. */
const spareEnd =
  /\s(?:services?|solutions?|works?|apartments?|homes?|packages?|options?|treatments?|therapy|appointments?|consultations?|software|system|systems|platform|app)$/iu;
const deedEnd =
  /\s(?:tutoring|tuition|coaching|replacements?|installations?|repairs?|removals?|cleaning|maintenance|servicing|fitting)$/iu;
const onlySmall = /^\p{Ll}[\p{Ll}-]*$/u;

/**
 * A name inside a width: cut before what it is for, else in English its last words (they carry the meaning), elsewhere
 * its first. Names joined by "and" keep both where they share an end: "back" is not "back and neck pain treatment".
 */
export function shortName(name: string, max: number, language: WrittenLanguage): string {
  if (countWidth(name) <= max) return name;
  const unbound = withoutExtent(name).replace(firstSteps, '');
  if (unbound !== name && stemsOf(unbound).length > 0 && !endsOpen(unbound))
    return shortName(unbound, max, language);
  const plain = name.replace(manner, '');
  if (plain !== name && countWidth(plain) <= max) return plain;
  const before = [...name.matchAll(adjunct)]
    .map(({ index }) => name.slice(0, index))
    .findLast((front) => countWidth(front) <= max && stemsOf(front).length > 0 && !endsOpen(front));
  if (before !== undefined) {
    // "Care with compassion" is not searched by its compassion.
    const whose = tellsNothing.test(before) ? forThem.exec(name.slice(before.length))?.[1] : undefined;
    if (whose !== undefined && countWidth(whose) <= max) return upperFirst(whose);
    return before.includes(' ') ? before : (withShorterEnd(name, before, max, language) ?? before);
  }
  if (language === 'es' || language === 'fr') {
    const plain = withoutLastAdjectives(name, max);
    if (plain !== null && !endsOpen(plain)) return plain;
    const core = [...name.matchAll(ofThing)]
      .map(({ index }) => name.slice(0, index).replace(/\s(?:et|ou|[yeou])$/iu, ''))
      .findLast((front) => countWidth(front) <= max && stemsOf(front).length > 0);
    if (core?.includes(' ')) return core;
    // "Réparation trottinettes" of "… de trottinettes électriques" says more than "réparation".
    const brief = name.replace(/\s(?:de|des|del|du)\s/giu, ' ');
    const telegraphic = brief === name ? null : withoutLastAdjectives(brief, max);
    if (telegraphic !== null && telegraphic.includes(' ') && !endsOpen(telegraphic)) return telegraphic;
    if (core !== undefined) return core;
  }
  if (language === 'en') return shortEnglish(name, max);
  const joints = name.split(/\s(?:&|und|y|et|\/)\s/iu);
  const first = joints[0]!.trim();
  if (joints.length > 1 && !first.endsWith('-') && countWidth(first) <= max && stemsOf(first).length > 0)
    return first;
  const words = (joints.length > 1 ? first : name).split(' ');
  while (words.length > 1 && countWidth(words.join(' ')) > max) words.pop();
  while (words.length > 1 && unfinished.test(words.at(-1)!)) words.pop();
  // "Zahnreinigung" of "professionelle Zahnreinigung": how it is done names nothing.
  const [how = '', what = ''] = name.split(' ');
  if (language === 'de' && words.length === 1 && germanAdjective.test(how) && /^\p{Lu}/u.test(what))
    return shortName(name.slice(how.length + 1), max, language);
  const short = withoutOpenEnd(words.join(' '));
  // "Heizungs- und Sanitärinstallation"
  return short.endsWith('-') ? shortName(joints.at(-1)!, max, language) : short;
}

/** "Strength for runners" of "strength for runners course". */
const taughtEnd = /\s(?:course|class|workshop|programme?|sessions?)$/iu;

/**
 * "Harp for ceremonies" of "harp for wedding ceremonies": a single word in front says too little, so that what stands behind
 * it loses its own adjectives, which come first in English and German and last in Spanish and French.
 */
function withShorterEnd(name: string, front: string, max: number, language: WrittenLanguage): string | null {
  const bare = name.replace(taughtEnd, '');
  if (bare !== name) return countWidth(bare) <= max ? bare : null;
  const [joint = '', ...words] = name.slice(front.length + 1).split(' ');
  if (words.some((word) => either.test(word) || /^(?:and|und|et|&)$/iu.test(word))) return null;
  const isFirst = language === 'en' || language === 'de';
  while (words.length > 1) {
    if (isFirst) words.shift();
    else words.pop();
    const short = [front, joint, ...words].join(' ');
    if (countWidth(short) <= max && !endsOpen(short) && stemsOf(words.join(' ')).length > 0) return short;
  }
  return null;
}

const germanAdjective = /\p{Ll}{3}(?:e|er|es|en)$/u;

const joint = /^(?:de|del|du|des|la|las|los|les|le|el|à|au|aux|y|et|&|en|sur)$/iu;

const either = /^(?:[eouy]|ou|et|&)$/iu;

/** "Reforma de pisos" of "… de pisos completos": what stands behind a noun goes, never the noun behind its "de". */
function withoutLastAdjectives(name: string, max: number): string | null {
  const words = name.split(' ');
  while (words.length > 1 && countWidth(words.join(' ')) > max) {
    const [before = '', last = ''] = words.slice(-2);
    // "Mudanzas nacionales" of "… nacionales e internacionales".
    if (either.test(before)) {
      words.splice(-2);
      continue;
    }
    if (joint.test(before) || joint.test(last) || /^[dl]['’]/iu.test(last)) return null;
    words.pop();
  }
  while (words.length > 1 && unfinished.test(words.at(-1)!)) words.pop();
  return words.length > 1 || !/\s/u.test(name) ? words.join(' ') : null;
}

function shortEnglish(name: string, max: number): string {
  const tries: string[] = [];
  const sparing = (text: string): void => {
    tries.push(text, text.replace(/ and /giu, ' & '));
  };
  sparing(name);
  sparing(name.replace(/^pick your own /iu, 'PYO '));
  sparing(name.replace(spareEnd, ''));
  // "Conservatory roof" says more of "conservatory roof replacement" than "roof replacement".
  if (/\s\S+\s/u.test(name)) sparing(name.replace(deedEnd, ''));
  const fitting = tries.find((text) => countWidth(text) <= max);
  if (fitting !== undefined) return fitting;
  const [left = '', right] = name.split(/\s(?:and|&|\/)\s/iu);
  if (right !== undefined) {
    // Two things that each stand alone, "moss removal" and "roof repairs"; "back" of "back and neck pain" is none.
    const stands = left.includes(' ') || !right.includes(' ');
    if (stands && countWidth(left) <= max) return left;
    if (countWidth(right) <= max) return right;
  }
  const [front = '', ...behind] = name.split(/\sof\s/iu);
  if (behind.length > 0 && countWidth(front) <= max && front.includes(' ')) return front;
  const opening = openingName(name, 'en');
  if (opening !== null && countWidth(opening) <= max) return opening;
  const words = name.replace(firstOfPair, '').split(' ');
  // The first word is dropped last where it is a name: "Invisalign".
  while (words.length > 1 && countWidth(words.join(' ')) > max)
    words.splice(words.length > 2 && !onlySmall.test(words[0]!) ? 1 : 0, 1);
  return withoutOpenEnd(words.join(' '));
}
