import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, sentencesOf, stemsOf } from '#rules/text/words.ts';
import { entriesOf, oneTeller } from './one-teller.ts';
import { namesPart } from './part-of-some.ts';
import {
  contentStems,
  isOtherMaterial,
  isUntoldFigure,
  materialsIn,
  numbersOf,
  type Own,
  ownOf,
  runsOn,
  tellsStem,
} from './own-of-product.ts';
import { audienceFields, isAnothers, isOfMixed, needOf } from './audience-of-one.ts';
import { isBusinessText } from './business-text.ts';
import { platforms } from '#rules/platforms/index.ts';

/**
 * A form describes its business once and up to fifty products. What its lists say is often true of one of them only:
 * "heavy gauge carbon steel" of the loaf pan, and not of the silicone mat beside it.
 */

/** Fields that list short entries about the goods themselves, or what these are searched by. */
const featureLists = ['keyFeatures', 'appFeatures'] as const;
const searchLists = ['targetKeywords', 'videoTags', 'shopifyTags', 'tiktokHashtags'] as const;
/** Texts of whole sentences about the goods. */
const sentenceFields = ['uniqueSellingProposition', 'customerPainPoints'] as const;
/** A story of making holds for all that somebody makes. */
const storyFields = ['handmadeStory'] as const;

/** Share of an entry's words that a product has to say itself for the entry to be about it. */
const ownShare = 0.6;
const halfShare = 0.5;
/** Share of the best match from which another product tells the same. */
const alikeShare = 0.75;

/**
 * The briefs of one form, each with those entries of the form's lists that can be about its product. An entry belongs
 * to the products that it names or that tell it themselves; one that no product names or tells belongs to all whose
 * own material it does not contradict; a part that no product tells belongs to none where they are of several kinds. The brief of a form with one product stays as it is.
 */
export function withOwnFields(briefs: readonly Brief[]): Brief[] {
  if (briefs.length < 2) return [...briefs];
  const own = briefs.map(ownOf);
  const severalKinds = platforms[briefs[0]!.platform].subject === 'product' && hasSeveralKinds(own);
  const tellers = new Map<string, ReturnType<typeof oneTeller>>();
  const apportioned = briefs.map((brief, index) => {
    const fields: Record<string, string> = { ...brief.fields };
    // Several apps of one maker have each their own name.
    if (fields['appName'] !== undefined && platforms[brief.platform].subject === 'app')
      fields['appName'] = appNameOf(brief.product.name, fields['appName']);
    const ofOthers: string[] = [];
    const keep = (names: readonly string[], kept: (text: string) => Kept, says: boolean): void => {
      for (const name of names) {
        const value = fields[name];
        if (value === undefined) continue;
        const { text, left } = kept(value);
        if (text === '') delete fields[name];
        else fields[name] = text;
        if (says) ofOthers.push(...left);
      }
    };
    const { written } = brief.language;
    const isMine = (tells: boolean) => (entry: string) => isAbout(entry, own, index, written, tells);
    const ofOne = (list: string) => {
      if (!tellers.has(list)) {
        const isOf = (entry: string, at: number) => isAbout(entry, own, at, written, true);
        tellers.set(list, severalKinds ? oneTeller(entriesOf(list), briefs.length, isOf) : undefined);
      }
      const one = tellers.get(list);
      return (entry: string) => one !== undefined && one.index !== index && one.untold.has(entry);
    };
    const features = (list: string): Kept => {
      const isOthers = ofOne(list);
      return entriesKept(list, (entry) => isMine(true)(entry) && !isOthers(entry));
    };
    keep(featureLists, features, true);
    keep(searchLists, (list) => entriesKept(list, isMine(false)), false);
    keep(sentenceFields, (text) => sentencesKept(text, own, index, written, true), true);
    keep(storyFields, (text) => sentencesKept(text, own, index, written, false), true);
    const areGoods = platforms[brief.platform].subject === 'product';
    const isNoMix = areGoods && !own[index]!.isMixed && own.some((other) => other.isMixed);
    const isElses = (text: string): boolean =>
      areGoods &&
      isAnothers(
        contentStems(text, written),
        written,
        (stem) => tellsStem(own[index]!, stem),
        (stem) => own.some((other) => tellsStem(other, stem)),
      );
    keep(
      audienceFields,
      (text) => whole(text, !isElses(needOf(text)) && !(isNoMix && isOfMixed(text))),
      false,
    );
    keep(
      ['certifications'],
      (list) => entriesKept(list, (entry) => !isElses(entry) && !(isNoMix && isOfMixed(entry))),
      true,
    );
    keep(['shopifyProductType'], (type) => whole(type, isKindOf(type, own, index)), false);
    keep(['productDimensions'], (size) => whole(size, isSizeOf(size, own, index)), true);
    // "Stained glass suncatchers": a shop that is named by one of its things alone is no word on the other.
    const bodyTexts = brief.bodyTexts.filter(
      ({ path, text }) =>
        !isBusinessText(path) || !onlyThing.test(text.trim()) || isAbout(text, own, index, written, false),
    );
    return { ...brief, fields, bodyTexts, ofOthers };
  });
  const left = new Set(apportioned.flatMap(({ ofOthers }) => ofOthers));
  if (left.size === 0) return apportioned;
  const tellersOf = new Map(
    [...left].map((text) => [
      text,
      apportioned.flatMap(({ ofOthers }, index) => (ofOthers.includes(text) ? [] : [index])),
    ]),
  );
  return apportioned.map((brief) => ({ ...brief, tellers: tellersOf }));
}

/** "Numberleaf" of a form for the apps of "Leaf Games"; a name that holds the form's keeps it. */
function appNameOf(name: string, given: string): string {
  return foldWord(name).includes(foldWord(given)) ? given : (name.split(/\s?[:–—|]\s/u)[0] ?? name);
}

const onlyThing = /^(?:\p{L}+[ -]){0,3}\p{L}+$/u;

/** What stays of a field for one product, and what was left to the others. */
interface Kept {
  text: string;
  left: readonly string[];
}

const whole = (text: string, isKept: boolean): Kept =>
  isKept ? { text, left: [] } : { text: '', left: [text] };

/** Whether the entry can be about the product; `tells` when it says something of it, and is not only searched. */
function isAbout(
  entry: string,
  all: readonly Own[],
  index: number,
  language: WrittenLanguage,
  tells: boolean,
): boolean {
  const mine = all[index]!;
  const stems = contentStems(entry, language);
  if (tells && hasSeveralKinds(all) && isUntoldFigure(entry, all)) return index === 0;
  if (stems.length === 0) return true;
  const isNamed = (own: Own): boolean => isNamedBy(stems, own, language);
  if (!isNamed(mine) && all.some(isNamed)) return false;
  const numbers = numbersOf(entry);
  const tellsNumbers = (own: Own): boolean => numbers.every((number) => own.numbers.has(number));
  if (numbers.length > 0 && !tellsNumbers(mine) && all.some(tellsNumbers)) return false;
  // "Walnut ring box" of a walnut box and one of cherry: who searches it wants the other.
  if (!tells && (isOfOthersStuff(entry, all, mine, language) || isOfOthersName(stems, all, mine)))
    return false;
  if (isNamed(mine)) return true;
  const isToldBy = (own: Own): boolean => stems.some((stem) => tellsStem(own, stem));
  // "Tunnel" of a play tent and a bag of balls, "grind mode" of a helmet and its spare glass: a word that one of several kinds tells.
  if (tells && hasSeveralKinds(all) && stems.length < 3 && !isToldBy(mine) && all.some(isToldBy))
    return false;
  if (stems.length > 1) {
    const shareOf = (own: Own): number => stems.filter((stem) => own.stems.has(stem)).length / stems.length;
    const best = Math.max(...all.map(shareOf));
    if (best >= ownShare) return shareOf(mine) >= best * alikeShare;
    // "Rebind a paperback" beside a film about a notebook, which says no word of it.
    if (!tells && best >= halfShare && shareOf(mine) === 0) return false;
  }
  // "USB-C, red light" of a headlamp and a pair of poles.
  if (runsOn.test(entry) && !mine.isDriven && all.some(({ isDriven }) => isDriven)) return false;
  // "YKK zippers" of a bag and a pot: a part that none of them tells may be that of one thing only.
  if (tells && hasSeveralKinds(all) && namesPart(entry, language))
    return stems.some((stem) => mine.stems.has(stem) && namesPart(stem, language));
  // "31 in tall": how big one thing is, that of those which tell no size themselves.
  if (tells && ownSize.test(entry)) return isSizeOf(entry, all, index);
  // "Hot-forged aluminum, 24 kN" of a karabiner beside a chalk bag: what nobody tells that only one of several things can be.
  if (tells && index > 0 && hasSeveralKinds(all) && isOneThings(entry, all, language)) return false;
  // "Cold extracted, stirred" of a honey beside its beeswax wraps: what none of them tells is said of what stands first.
  if (tells && all[0]!.isMixed !== mine.isMixed && stems.every((stem) => !mine.stems.has(stem))) return false;
  // A material that is none of any product is that of a part, such as the thread.
  const isOthers = (own: Own): boolean => isOtherMaterial(entry, own, language);
  return !tells || !isOthers(mine) || all.every(isOthers);
}

const measure =
  /\d ?(?:mm|cm|m|in|ft|oz|lbs?|g|kg|ml|l|kn|w|v|mah|ah|lm|lumens?|nm|psi|bar|hz|rpm|db|mp|gsm|tog|denier|d)(?![\p{L}\d])/iu;

/**
 * Whether an entry of a form is a figure with its unit or a bare stuff that no product tells, where one has another stuff of
 * its own: it cannot be said of all of them. "Stitched with nylon thread" tells of the making, and may be.
 */
function isOneThings(entry: string, all: readonly Own[], language: WrittenLanguage): boolean {
  if (measure.test(entry) && !/warranty|guarantee|returns?|garantie|garantía/iu.test(entry)) return true;
  // "Food grade PET, LCD thermometer": a stuff by its grade, and what only one of them shows.
  if (/^(?:food[- ]grade|LCD|LED|OLED|digital) \p{L}+$/iu.test(entry)) return true;
  const stuff = materialsIn(entry, language);
  return (
    stuff.some((material) => foldWord(entry).endsWith(material)) &&
    !/\s(?:with|by|of|from|in|mit|aus|con|de|avec|en)\s/iu.test(entry) &&
    all.some((own) => isOtherMaterial(entry, own, language))
  );
}

/** Whether the products of a form are things of several kinds, as far as their kinds are known. */
function hasSeveralKinds(all: readonly Own[]): boolean {
  return new Set(all.map(({ kind }) => kind)).size > 1;
}

/** Whether the one product type of a form may be that of a product: not the "picnic basket" of a blanket that tells of none. */
function isKindOf(type: string, all: readonly Own[], index: number): boolean {
  const head = stemsOf(type).at(-1) ?? '';
  return all[index]!.stems.has(head) || !all.some((own) => own.named.has(head));
}

/** "Taper candle holder" of a form that has a tealight holder too: another product bears the word, and tells more of the entry. */
function isOfOthersName(stems: readonly string[], all: readonly Own[], mine: Own): boolean {
  const lacking = stems.filter((stem) => !tellsStem(mine, stem));
  return (
    lacking.length > 0 &&
    all.some(
      (own) =>
        lacking.some((stem) => own.named.has(stem)) &&
        stems.filter((stem) => !tellsStem(own, stem)).length < lacking.length,
    )
  );
}

/** Whether an entry names a stuff that another product is of, and this one is not. */
function isOfOthersStuff(entry: string, all: readonly Own[], mine: Own, language: WrittenLanguage): boolean {
  return (
    isOtherMaterial(entry, mine, language) &&
    all.some((own) => own.materials.length > 0 && !isOtherMaterial(entry, own, language))
  );
}

function entriesKept(list: string, isKept: (entry: string) => boolean): Kept {
  const entries = entriesOf(list);
  const left = entries.filter((entry) => !isKept(entry));
  if (left.length === 0) return { text: list, left };
  const joint = list.includes('\n') ? '\n' : ', ';
  return { text: entries.filter((entry) => !left.includes(entry)).join(joint), left };
}

/** Whether words name a product by its head: "jedes Buch" a "Gästebuch" too, by the last part of the German compound. */
const isNamedBy = (stems: readonly string[], { head }: Own, language: WrittenLanguage): boolean =>
  head !== '' &&
  (stems.includes(head) ||
    (language === 'de' &&
      stems.some((stem) => stem.length > 3 && head.length > stem.length && head.endsWith(stem))));

/** A sentence that names another product of the form, and not this one, is about that one. */
function sentencesKept(
  text: string,
  all: readonly Own[],
  index: number,
  language: WrittenLanguage,
  isOfThing: boolean,
): Kept {
  const sentences = sentencesOf(text);
  const left = sentences.filter((sentence) => {
    // "Silicone feet": no sentence but an entry, as of a list.
    if (namesPart(sentence, language)) return !isAbout(sentence, all, index, language, true);
    const stems = stemsOf(sentence);
    const isNamed = (own: Own): boolean => isNamedBy(stems, own, language);
    if (isNamed(all[index]!)) return false;
    // "Each pearl is wired by hand" of a comb, and of no crown of porcelain.
    const isOthers = (own: Own): boolean => isOtherMaterial(sentence, own, language);
    // "It pulls on over the head and crosses at the back" of an apron beside a mitt.
    const told = all.map((own) => [...stems].filter((stem) => stem.length > 3 && own.stems.has(stem)).length);
    const isTheirs =
      isOfThing && told[index] === 0 && hasSeveralKinds(all) && told.some((count) => count > 1);
    return isTheirs || all.some(isNamed) || (isOthers(all[index]!) && !all.every(isOthers));
  });
  if (left.length === 0) return { text, left };
  return { text: sentences.filter((sentence) => !left.includes(sentence)).join(' '), left };
}

/** A clause that is a length of the thing and nothing else. */
const ownSize =
  /^(?:about |approx\.? |ca\. |etwa )?[\d.,]+ ?(?:mm|cm|m|in|inch(?:es)?|ft|feet)[ -](?:tall|high|wide|long|deep|across|(?:in )?diameter|hoch|breit|lang|tief|de alto|de ancho|de largo|de haut|de large|de long)$/iu;

/**
 * Measures of the form belong to the products that tell their figures, else to those that tell no measure. One figure of
 * several is chance: a shelf of "48 x 14 in" tells nothing of "9 x 9 x 31 in, 14 lb".
 */
function isSizeOf(size: string, all: readonly Own[], index: number): boolean {
  const numbers = [...new Set(numbersOf(size))];
  if (numbers.length === 0) return true;
  const tells = (own: Own): boolean =>
    numbers.filter((number) => own.numbers.has(number)).length * 2 >= numbers.length;
  if (all.some(tells)) return tells(all[index]!);
  return all.every(({ isMeasured }) => !isMeasured) || !all[index]!.isMeasured;
}
