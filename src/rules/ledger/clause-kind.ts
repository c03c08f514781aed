import type { Brief, FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { tellsWhenItArrives } from './sent-where.ts';
import { tokensOf } from '#rules/text/words.ts';
import { namesAilments } from './ailments.ts';
import { manyOfThem } from './only-looks.ts';
import { namesOnlyColours } from './colour-rows.ts';
import { claimHits } from './claim-index.ts';
import { conditionPatterns, isPartInOrder, isSound, withoutDenied } from './condition-patterns.ts';
import { namesFault, tellsFault } from './fault-turns.ts';
import { isMostlyMeasure, listsContents } from './contents-list.ts';
import { kindChances } from './kind-chances.ts';
import { kindPatterns } from './kind-patterns.ts';
import { measureKind, measuresIn } from './measures.ts';
import { plainTerm } from './plain-terms.ts';
import { tellsTermsOfSale } from './private-sale.ts';
import { tellsReasonOfSale } from './reason-of-sale.ts';
import { isColourStuff, isMetalColour } from './stuff-as-colour.ts';
import type { Spoken } from './romance-predicates.ts';
import { kindOfSale } from './sellers-kinds.ts';
import { promisesSlimming } from './slimming-promise.ts';
import type { Shape } from './shape.ts';
import { isSpokenAside } from './spoken-asides.ts';
import { truerKind } from './truer-kind.ts';
import {
  colourOfPart,
  deniedOpening,
  kindByFigure,
  namesNoStuff,
  paperBox,
  pocketFor,
  verbKinds,
} from './unit-openings.ts';

/** What is known of the text that a clause stands in. */
export interface Context {
  language: WrittenLanguage;
  platform: Brief['platform'];
  used: boolean;
  /** The name of what is sold, where its description is read. */
  name?: string;
  /** What the sentence before the one that is read spoke of. Spanish. */
  before?: Spoken;
}

const bareAttribute = 5;

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Why a thing is sold on, and on which terms. */
function kindOfSelling(text: string, language: WrittenLanguage): FactKind | null {
  if (tellsReasonOfSale(text, language)) return 'story';
  return tellsTermsOfSale(text, language) ? 'guarantee' : null;
}

/** What a clause tells by its own words; null where they say nothing of it. The first reading that says something counts. */
export function kindByPattern(text: string, context: Context, shape: Shape): FactKind | null {
  const { language } = context;
  const { subject } = platforms[context.platform];
  if (language !== 'en' && subject === 'product' && tellsWhenItArrives(text)) return 'shipping';
  if (hasFigure(text)) {
    if (/^\d{1,2}:\d{2}(?::\d{2})?\s+\S/.test(text)) return kindOfClock(text, subject);
    const told = kindByFigure(text, language, subject);
    if (told !== null) return told;
  }
  return (
    (language === 'en' ? kindOfEnglish(text, context) : null) ??
    (platforms[context.platform].goods === 'resold' ? kindOfSelling(text, language) : null) ??
    (context.used ? kindOfState(text, language, shape) : null) ??
    kindOfVerb(text, shape) ??
    kindOfAttribute(text, language, shape) ??
    // "Pocket for a bladder (not included)": the bladder is missing, and not the pocket.
    (language === 'en' && ((text.includes('(') && pocketFor.test(text)) || paperBox.test(text))
      ? 'feature'
      : null) ??
    kindInPatterns(text, context, shape) ??
    (context.used && conditionPatterns[language].condition.test(text) ? 'condition' : null) ??
    kindOfClaims(text, context, shape)
  );
}

/** "7:15 Harvest", "9:00 to 17:00". */
function kindOfClock(text: string, subject: string): FactKind | null {
  if (subject === 'video') return 'chapter';
  return /^\d{1,2}:\d{2} ?(?:to|–|-|bis|a|à|until|till) ?\d/u.test(text) ? 'hours' : null;
}

/** "One AA battery (not supplied)": a thing that does not come with it, and no part. English. */
const missingThing =
  /^(?!(?:takes?|needs?|uses?|requires?|runs?|fits?|works?|powered|holds?|comes?|has|have|with|for|includes?|supplied)\s)[\p{L}\d](?:(?! for | with )[^,.;:()]){1,40}\s(?:\((?:not (?:included|supplied|provided)|sold separately)\)|not provided)$/iu;

/** "Technics SL1200 MK2 in silver": no device is made of that metal. English. */
const deviceInMetal =
  /(?<=^|\s)\p{Lu}{1,6}-?\d\S{0,12}(?: \S{1,16}){0,3} in (?:silver|gold|bronze|copper|titanium)$/u;

/** "UPS, or FedEx" of what small parts are sent by. English. */
const carrier = /^(?:or )?(?:usps|ups|fedex|dhl|royal mail|evri|hermes|dpd|yodel)(?=$|[ ,/])/iu;

/** "Apply before bed, wipe off in the morning": how a cream is used, and no care of it. English. */
const putOn =
  /^(?:apply|massage|smooth|dab|pat)\s(?!.*\b(?:wax|oil|polish|varnish|sealant|grease)\b)(?=.*\b(?:skin|face|hair|lips?|bed|morning|night|cheeks?|nails?|body|scalp|hands?|feet|daily|evenly|generously)\b)/iu;

const doesSomething =
  /^(?:an? )?(?:[\p{L}\d-]+ ){0,4}(?:wash(?:ing)?|clean(?:ing)?|dish|stainless|wipes?|care)(?: [\p{L}\d-]+){1,3} (?:that|which) (?:keeps|folds|holds|opens|pops|fits|rolls|stays|hangs|stands|packs)\s/iu;
const countedSet =
  /^(?:set|pack|box|collection) of (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve): \p{L}/iu;

/** "No freezer" beside "no water, no electricity": what it does its work without, and no care of it. English. */
const doneWithout =
  /^(?!.*(?:bleach|wash|iron|tumbl|soak))(?:no [\p{L} ]{3,20}, ){0,4}no (?:freez(?:er|ing)|fridge|refrigerat\p{L}+)(?: (?:needed|required|necessary))?(?:, no [\p{L} ]{3,20}){0,4}$/iu;

/** "Unframed prints go rolled in a tube", "posted flat in a stiff mailer". English. */
const sentRolled =
  /^(?:[\p{L}-]+ ){0,4}(?:go|goes|travels?|sent|posted|ships?|shipped|arrives?|leaves?|packed) (?:out )?(?:rolled(?: up)?|flat)\b(?!.* (?:to store|for storage))|\bcan be (?:sent|posted|shipped) (?:straight|direct(?:ly)?) to\b/iu;

/** "Plastic scraper" of a proofing basket, "steel allen key": a tool that lies beside the thing says nothing of its stuff. English. */
const toolBeside =
  /^(?:an? |\d |one )?(?:\p{L}+ ){1,2}(?:scraper|whisk|brush|spoon|funnel|screwdriver|spanner|allen key|hex key|stylus|tweezers|tongs|ladle|spatula|scoop|lanyard|pick|tamper|dropper|carabiner)s?$/iu;
const lastWord = (text: string): string =>
  text
    .slice(text.lastIndexOf(' ') + 1)
    .toLowerCase()
    .replace(/s$/u, '');

function kindOfEnglish(text: string, { used, platform, name }: Context): FactKind | null {
  if (carrier.test(text) && platforms[platform].subject === 'product') return 'shipping';
  // "650." at the end of what somebody sells on.
  if (used && /^[1-9]\d{1,4}$/u.test(text)) return 'price';
  if (deviceInMetal.test(text)) return 'feature';
  if (doneWithout.test(text)) return 'feature';
  if (platforms[platform].subject === 'product') {
    if (isSpokenAside(text)) return 'story';
    if (tellsTermsOfSale(text, 'en')) return 'guarantee';
    if (sentRolled.test(text)) return 'shipping';
    if (!used && toolBeside.test(text) && !(name ?? '').toLowerCase().includes(lastWord(text)))
      return 'feature';
  }
  if (putOn.test(text)) return 'use';
  if (missingThing.test(text)) return 'exclusion';
  // "Made of Oxford cloth with a lining you can wipe out".
  if (/^made (?:of|from) .*\byou can\b/iu.test(text)) return 'material';
  if (/^(?:nr|near)\.?\s\p{L}+$/iu.test(text)) return 'place';
  const term = plainTerm(text);
  if (term !== null) return term;
  // "Set of 4: basil, mint, thyme" of a herb is in no mint condition.
  if (countedSet.test(text)) return 'pack';
  // "Wash tub that folds flat": what a thing does, whatever the words before say of cleaning.
  if (doesSomething.test(text)) return 'feature';
  if (used && listsContents(text)) return 'contents';
  const told = used ? kindOfSale(text) : null;
  if (told !== null) return told;
  return isPartInOrder(text) || (used && isSound(text)) ? 'condition' : null;
}

const inBrackets = / ?\([^()]{2,60}\)/gu;

/** The flaw of a used thing, or that it has none. */
function kindOfState(text: string, language: WrittenLanguage, shape: Shape): FactKind | null {
  // "City (fire station), technic (no instructions), loose bricks": what one entry of a list lacks is no fault of all.
  const isList = text.includes('(') && (text.replaceAll(inBrackets, '').match(/, /gu) ?? []).length > 1;
  // "Nick Drake" sings, and is no nick.
  const unnamed = text.includes('Nick ') ? text.replaceAll(/(?<!\p{L})Nick (?=\p{Lu})/gu, '') : text;
  const told = withoutDenied(isList ? unnamed.replaceAll(inBrackets, '') : unnamed, language);
  const isDenial = /^no (?!.*\bbut\b)/iu.test(text);
  if (!isDenial && tellsFault(told, language)) return truerKind('flaw', text, language, shape) ?? 'flaw';
  // "No stickers are peeling", "it has never warped".
  return (!isDenial || language !== 'en' || shape === 'sentence') && namesFault(text, language)
    ? 'condition'
    : null;
}

/** "Holds 2 litres": a verb and its figure. */
function kindOfVerb(text: string, shape: Shape): FactKind | null {
  const byVerb = shape === 'verb' ? verbKinds[/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''] : undefined;
  if (byVerb === undefined || !/\d/.test(text)) return null;
  // "Runs on 33 and 45" tells no time, and "runs +12 s a day" not how long.
  const isNoTime =
    byVerb === 'duration' &&
    (text.includes('+') || !measuresIn(text).some(({ kind }) => kind === 'duration'));
  return isNoTime ? null : byVerb;
}

function kindOfAttribute(text: string, language: WrittenLanguage, shape: Shape): FactKind | null {
  return shape === 'noun' && countPieces(text) <= bareAttribute && isMostlyMeasure(text)
    ? measureKind(text, language)
    : null;
}

function kindInPatterns(text: string, context: Context, shape: Shape): FactKind | null {
  const { language, used } = context;
  const patterns = kindPatterns[language];
  for (let left = kindChances(text, language); left !== 0; left &= left - 1) {
    const [kind, pattern] = patterns[31 - Math.clz32(left & -left)]!;
    if ((kind === 'exclusion' || kind === 'contents') && isToldInBrackets(text, pattern)) continue;
    if (kind === 'contents' && used && conditionPatterns[language].condition.test(text)) continue;
    if (kind === 'care' && used && doneToIt.test(text)) return 'condition';
    // Places carry capitals, so the pattern of origins minds the case; a clause may open with its verb ("Fabriquée à …").
    if (!pattern.test(text) && !(kind === 'origin' && pattern.test(lowerStart(text)))) continue;
    const truer = truerKind(kind, text, language, shape);
    if (truer !== null) return truer;
  }
  return null;
}

/** "Révisée par un technicien : bras réglé, potentiomètre nettoyé": what was done to a used thing. German, Spanish, French. */
const doneToIt =
  /^(?:révisée?s?|réparée?s?|restaurée?s?|nettoyée?s?|détartrée?s?|entretenue?s?|revisad[oa]s?|reparad[oa]s?|restaurad[oa]s?|limpiad[oa]s?|überholt|gereinigt|gewartet|entkalkt|restauriert)(?=[\s,.;:]|$)/iu;

/** "Deux plaques (2 piles non fournies)", "rub with the sponges (6 in the box)": told in brackets of a part alone. */
function isToldInBrackets(text: string, pattern: RegExp): boolean {
  return text.includes('(') && !pattern.test(text.replace(/\s?\([^()]*\)/gu, ''));
}

/** What the claims in a clause make of it. */
function kindOfClaims(text: string, { language, platform }: Context, shape: Shape): FactKind | null {
  const claims = new Set(
    claimHits(text, language)
      .filter(({ start, end }) => !manyOfThem.test(text.slice(start, end)))
      .map((hit) => hit.payload.kind),
  );
  const isTaught = ['video', 'page', 'app'].includes(platforms[platform].subject);
  if (promisesSlimming(text)) return 'medical';
  if (claims.has('medical') && !(isTaught && namesAilments(text, language))) return 'medical';
  if (shape === 'noun') {
    const measured = isMostlyMeasure(text) ? measureKind(text, language) : null;
    if (measured !== null) return measured;
    const named = kindOfStuffOrColour(text, language, claims.has('material'), claims.has('colour'));
    if (named !== null) return named;
  }
  if (claims.has('safety')) return 'safety';
  return claims.has('environmental') ? 'environmental' : null;
}

const twoColours = /^(?:\p{L}+ )?(\p{L}+) (?:with|and|&) (\p{L}+)$/u;

/** Whether a phrase is a colour and nothing else, and behind its joint a word that names a stuff elsewhere: "black with silver". */
function isColourWithColour(text: string): boolean {
  const [, first = '', second = ''] = twoColours.exec(text) ?? [];
  const hits = first === '' ? [] : claimHits(first, 'en');
  return (
    hits.length > 0 &&
    hits.every(({ payload }) => payload.kind === 'colour') &&
    (isColourStuff(second.toLowerCase()) || isMetalColour(second.toLowerCase()))
  );
}

/** A short phrase that names a stuff or a colour tells what the thing is made of or looks like. */
function kindOfStuffOrColour(
  text: string,
  language: WrittenLanguage,
  hasMaterial: boolean,
  hasColour: boolean,
): FactKind | null {
  if (!hasMaterial && !hasColour) return null;
  // "Blanc chaud 2700 K": the light that a lamp gives, and no colour of it.
  if (/\d{4} ?K(?![\p{L}\d])/u.test(text)) return 'feature';
  const words = tokensOf(text).length;
  // "Olive or slate": a choice of which one is a colour alone is one of colours.
  if (language === 'en' && hasMaterial && hasColour && /^\p{L}+(?:, \p{L}+)*,? or \p{L}+$/u.test(text)) {
    const choices = text.split(/,? or |, /u).map((word) => claimHits(word, 'en'));
    if (choices.some((hits) => hits.length > 0 && hits.every(({ payload }) => payload.kind === 'colour')))
      return 'colour';
  }
  // "Black with silver": beside a colour alone such a word is one.
  if (language === 'en' && hasMaterial && hasColour && isColourWithColour(text)) return 'colour';
  // "Tobacco or slate": not all of them are stuffs.
  if (
    language === 'en' &&
    hasMaterial &&
    / or /u.test(text) &&
    namesOnlyColours(text) &&
    text.split(/,? or |, /u).some((entry) => claimHits(entry, 'en').length === 0)
  )
    return 'colour';
  if (hasMaterial && words <= 6) {
    // "No PVC" names what is not in it.
    if (deniedOpening.test(text) || (language === 'en' && namesNoStuff(text))) return 'feature';
    // "Wine glass slot" is for glasses.
    if (!/\b(?:wine|champagne|pint|shot|drinking|magnifying) glass/iu.test(text)) return 'material';
  }
  // "1 dualsense controller white": what comes with it has the colour.
  const isColour =
    hasColour &&
    (words <= 4 || (language === 'en' && namesOnlyColours(text))) &&
    !colourOfPart(text) &&
    !/\s(?:label|tab|seal|badge|stamp)$|^\d+ \p{Ll}{4}/u.test(text);
  return isColour ? 'colour' : null;
}
