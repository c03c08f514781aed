import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { isForSpares } from '#rules/ledger/name-terms.ts';
import { losesPlace } from '#rules/ledger/placed-name.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { namesContents } from './beside-it.ts';
import { halvedOwner } from './halved-owner.ts';

/** What follows a negation up to the next mark: "not for the freezer or microwave". */
const negated =
  /(?:^|[^\p{L}])(?:no|not|never|without|don['’]t|avoid|resists?|prevents?|(?:toxic|poisonous|harmful|dangerous) (?:to|for)|nicht|kein\p{L}*|ohne|nie|sin|nunca|pas|sans|jamais)\s+([^.,;:!?\n]{1,60})/giu;

const reason =
  /(?<=\S\s\S+|^\S+)\s(?:once|if|until|unless|after)\s|(?<=\S\s\S+)\s(?:for|because|when|while|para|pour|für|weil)\s/iu;

const figureOfMeasure =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s(?:m?l|cl|[cm]?m|k?g|oz|lbs?|w|v|in|inch(?:es)?|ft|tog|litres?|liters?|gb|tb)(?!\p{L})/iu;

/** Stems of what the brief denies: "not a chew toy" is found by nobody who looks for one. */
export function deniedStems(ledger: Ledger): ReadonlySet<string> {
  const denied = new Set<string>();
  for (const { text } of ledger.sentences)
    for (const match of matchesOf(negated, text))
      // "You do not need a big camera for the meteor shower": the shower is not denied.
      for (const word of wordsOf((match[1] ?? '').split(reason)[0]!)) denied.add(stemOf(word.text));
  return denied;
}

/** Words of a brief that stand nowhere but behind a denial of what the thing is: the "chew" of "not a chew toy". English. */
function onlyDenied(text: string, denied: ReadonlySet<string>, { language }: Ledger): ReadonlySet<string> {
  if (language.written !== 'en' || denied.size === 0 || text.search(isNoSuch) === -1) return new Set();
  const found = matchesOf(isNoSuch, text).flatMap((match) => stemsOf(match[1]!));
  const rest = new Set(stemsOf(text.replace(isNoSuch, ' ')));
  return new Set(found.filter((stem) => denied.has(stem) && !rest.has(stem)));
}

/** "Not a chew toy", "not real leather": what it is not. */
const isNoSuch =
  /(?<!\p{L})(?:not (?:an? |real |genuine )|(?:they|these) are not )((?:\p{L}+ ){0,2}\p{L}+)/giu;

/**
 * Whether a built or read phrase says something wrong: what the brief denies, or half of the maker's name ("elm mid
 * century sofa" of West Elm). The seller's own target keywords are never judged here.
 */
export function wrongParts(brief: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const isWrong = wrongInItself(brief, ledger);
  // What an app shows with something else is a part of it, and lies in no parcel.
  const isBeside = platforms[brief.platform].subject === 'app' ? () => false : namesContents(brief, ledger);
  const isHalved = ledger.language.written === 'en' ? halvedOwner(brief) : () => false;
  return (candidate) =>
    isBeside(candidate) ||
    isHalved(candidate) ||
    isWrong(candidate) ||
    losesPlace(candidate.phrase, ledger.productType);
}

function wrongInItself(brief: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const { name, description } = brief.product;
  const inName = new Set(stemsOf(name));
  const denied = new Set([...deniedStems(ledger)].filter((stem) => !inName.has(stem) && stem.length > 2));
  const deniedOnly = onlyDenied(`${name}. ${description}`, denied, ledger);
  const maker = stemsOf(ledger.brand);
  // A name that bears one word of the maker's ("Kestrel 3" of Kestrel Camp) is its own; so is a maker named by its goods.
  const isNameOnly =
    maker.length > 1 &&
    name.includes(ledger.brand) &&
    ledger.brand
      .split(' ')
      .every(
        (word) =>
          word === '&' ||
          (/^\p{Lu}\p{Ll}+$/u.test(word) && !`${name} ${description}`.includes(word.toLowerCase())),
      ) &&
    typeHits(ledger.brand, ledger.language.written).length === 0;
  // Potters and yoga teachers have studios too: a home is let, furnished, sold.
  const isNoHome =
    /\bstudio\b/iu.test(ledger.productType) &&
    !/\b(?:rent|let|deposit|furnished|unfurnished|tenan\p{L}+|bedroom|flat|apartment|pcm|lease|sq ?ft|for sale)\b/iu.test(
      `${name} ${description}`,
    );
  const isApp = platforms[brief.platform].subject === 'app';
  // "Learn to row course": "row course" has lost what it is about, and nobody learns to rowing.
  const verb = /^learn(?:ing)? (?:how )?to (\p{L}+)\s/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  // "Dog bandana tie on" is tied, and no tie.
  const putOn = /\s(tie|slip|slide|clip|pull|snap|stick|peel)[- ]on$/iu.exec(name)?.[1]?.toLowerCase();
  // "Waxed rucksack 18" of one of 18 L.
  const measured = figureOfMeasure.exec(name)?.[1];
  const isBroken = ledger.language.written === 'en' && isForSpares(name);
  if (
    denied.size === 0 &&
    !isNameOnly &&
    !isNoHome &&
    !isApp &&
    !isBroken &&
    putOn === undefined &&
    measured === undefined &&
    verb === ''
  )
    return () => false;
  return ({ phrase, source, built }) => {
    const isSellers = source === 'targetKeywords';
    if (deniedOnly.size > 0 && !isSellers && stemsOf(phrase).some((stem) => deniedOnly.has(stem)))
      return true;
    if (measured !== undefined && !isSellers && phrase.endsWith(` ${measured}`)) return true;
    const words = verb === '' || isSellers ? '' : ` ${phrase.toLowerCase()} `;
    if (words.includes(` ${verb} `) && words !== '' && !words.includes(`to ${verb} `)) return true;
    // "Spare headphones" of those for “spares or repair”: half of what they are sold for is another thing.
    if (isBroken && !isSellers && /\bspares?\b/u.test(phrase) !== /\brepairs?\b/u.test(phrase)) return true;
    if (putOn !== undefined && !isSellers && new RegExp(`\\b${putOn}\\b(?![- ]on)`, 'u').test(phrase))
      return true;
    // A journal of an app has no paper.
    if (
      isApp &&
      /\b(?:blank book|writing (?:book|journal)|note ?pad|notebook)s?\b|\b(?:android|ios) \d/u.test(phrase)
    )
      return true;
    if (isNoHome && /\bstudio (?:flat|apartment)\b|\b(?:flat|apartment)\b/u.test(phrase)) return true;
    const isRead =
      denied.size > 0 &&
      !built &&
      ledger.language.written === 'en' &&
      /\.description$|^(?:app|key)Features$/u.test(source);
    if (isRead && stemsOf(phrase).some((stem) => denied.has(stem))) return true;
    if (!isNameOnly || (!built && !source.startsWith('products.'))) return false;
    const stems = stemsOf(phrase);
    const held = maker.filter((stem) => stems.includes(stem)).length;
    return held > 0 && held < maker.length;
  };
}
