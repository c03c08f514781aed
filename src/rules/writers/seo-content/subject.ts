import { spelledNames } from '#rules/text/spelled-names.ts';
import { isOwnersName } from '#rules/ledger/page-names.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { isThingWord, typeHits } from '#rules/ledger/type-hits.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { isProperInside } from '#rules/text/word-places.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { nameInside } from './case.ts';
import type { Draft } from './draft.ts';
import { headOf, isPlural, lowerFirst, withArticle } from './english-words.ts';
import { cleanName, isAcronym, shortName } from './name.ts';

/**
 * The product inside a sentence that is common to the form: "the water bottle", or by its own name where another product
 * of the form is such a bottle too.
 */
export function subjectName(given: Draft): string {
  const draft = withOwnName(given);
  if (draft.language.written !== 'en') return nameInside(draft.short, draft);
  // "The tide times works": an app is spoken of by its name.
  const app = draft.brief.fields['appName'];
  if (draft.platform.subject === 'app' && app !== undefined && !draft.shares) return cleanName(app, 'en');
  // "The Chordly": a name takes no article.
  const isOnlyName = foldWord(draft.type) === foldWord(draft.brief.fields['appName'] ?? '');
  if (draft.shares && draft.platform.subject === 'page') return offerName(draft);
  // "Rosterly" of Rosterly: a page that bears its owner's name is spoken of by it.
  const isOwner = draft.platform.subject === 'page' && isOwnersName(draft.name, draft.brief.businessName);
  if (isNamed(draft)) return draft.shares || isOnlyName || isOwner ? draft.short : withThe(draft.type);
  // What the name does not say ("Night Shift Decaf" is coffee) may be the kind of another product too.
  if (draft.shares && !holds(stemsOf(draft.name), stemsOf(draft.type).slice(-1)))
    return withThe(quietShort(draft));
  return isOneOfMany(draft) ? withThe(quietShort(draft)) : thingName(draft);
}

/** "Waxed rucksack 25 L", where another product of the form is a "waxed rucksack" as well: the whole name in place of its first part. */
function withOwnName(draft: Draft): Draft {
  const { short, name, shares, language, brief } = draft;
  // "Turntable TT-40, belt drive" would not run on inside a sentence.
  if (!shares || name.includes(',') || foldWord(short) === foldWord(name)) return draft;
  const isOthers = (brief.others ?? [])
    .map((other) => cleanName(other, language.written))
    .some((other) => other !== name && foldWord(shortName(other)) === foldWord(short));
  return isOthers ? { ...draft, short: name } : draft;
}

/** Another product of the form is such a thing too, or what it is called by is not known: its kind tells it from none. */
function isOneOfMany({ type, shares, brief }: Draft): boolean {
  const own = stemsOf(type);
  return (
    shares &&
    // "Outer lenses for the welding helmet", "jewelry box with ring tray": no helmet, and no ring box.
    (own.length === 0 ||
      (brief.others ?? []).some((name) => holds(stemsOf(name.replace(/\s(?:for|with)\s.*$/iu, '')), own)))
  );
}

function holds(stems: readonly string[], own: readonly string[]): boolean {
  return own.every((stem) => stems.includes(stem));
}

/**
 * The thing in its own text, by its kind alone (writing guide §5.5): "the baking mat", never "the silicone baking mat half
 * sheet". A kind that the seller writes with capitals inside a sentence is a name: "the Game Boy Color".
 */
export function thingName(draft: Draft): string {
  const { type, brief, ledger } = draft;
  if (draft.language.written !== 'en' || isNamed(draft)) return subjectName(draft);
  const said = stemsOf(`${brief.product.name} ${brief.product.description}`);
  // "The house plant" of a monstera, "the gloves" of mitts: the name has a noun of its own, which no "Subaru Forester" has.
  const isUnsaid = !holds(said, stemsOf(type).slice(-1)) && /\s\p{Ll}{3,}$/u.test(draft.short);
  if (ledger.productType === '' || isUnsaid || isLiving(draft)) return withThe(quietShort(draft));
  return withThe(
    asNamed(type, brief.product.description) ??
      (draft.plural ? pluralOf(soldKind(ownNoun(draft))) : withAcronyms(ownNoun(draft), brief.product.name)),
  );
}

/** The thing where its text has named it already: "the mount" of a car phone mount; the whole kind where its last word alone is another thing. */
export function thingAgain(draft: Draft): string {
  const full = thingName(draft);
  const kind = full.replace(/^the /u, '');
  const head = kind.slice(kind.lastIndexOf(' ') + 1);
  if (draft.language.written !== 'en' || isNamed(draft) || head === kind || !/^\p{Ll}{3,}$/u.test(head))
    return full;
  const whole = typeHits(kind, 'en').at(-1);
  const alone = typeHits(head, 'en').at(-1);
  return alone !== undefined &&
    alone.category === whole?.category &&
    !(draft.brief.others ?? []).some((name) => holds(stemsOf(name), stemsOf(head)))
    ? `the ${head}`
    : full;
}

const living =
  /^(?:baby|babies|kids?|child|children|toddler|boys?|girls?|m[ae]n|wom[ae]n|dogs?|cats?|puppy|kitten|horse|rabbit|bird)$/u;

function isLiving({ type, short }: Draft): boolean {
  return living.test(type) && short.includes(' ');
}

/** "USB C hub", as the name writes its letters. */
function withAcronyms(type: string, name: string): string {
  const words = name.split(/[^\p{L}\d-]+/u).filter((word) => /^\p{Lu}$/u.test(word) || isAcronym(word));
  if (words.length === 0 || !/\p{Ll}/u.test(name)) return type;
  return type
    .split(' ')
    .map(
      (word, at) =>
        words.find((other) => (other.length > 1 || at > 0) && other.toLowerCase() === word) ?? word,
    )
    .join(' ');
}

/** The kind, or the noun of the name by which the description itself calls the thing: a "mat" of a "baking mat half sheet". */
function ownNoun({ type, units, brief }: Draft): string {
  const first = units.find(
    ({ path, shape, label }) => isDescription(path) && shape === 'noun' && label === '',
  );
  if (first === undefined || type.includes(' ')) return type;
  // "Soy wax candle Fireside": a name of its own, and no other word for the candle.
  if (/^\p{Lu}/u.test(headOf(first.text)) && isProperInside(headOf(first.text), brief.product.description))
    return type;
  const head = headOf(first.text).toLowerCase();
  const name = brief.product.name.toLowerCase().split(/[^\p{L}’'-]+/u);
  const at = name.indexOf(head);
  // "4 slot toaster": what is counted is a part.
  const isCounted = /\d$/u.test(brief.product.name.toLowerCase().split(head)[0]!.trim());
  return at === -1 ||
    isCounted ||
    isColourOrStuff(head) ||
    !isThingWord(head) ||
    !holds(stemsOf(brief.product.description), stemsOf(type))
    ? type
    : head;
}

/** "IKEA Pax wardrobe white", "tumbler in double wall steel": the colour and the stuff behind the thing are no other name for it. */
function isColourOrStuff(word: string): boolean {
  return claimHits(word, 'en').some(
    ({ payload }) => payload.kind === 'colour' || payload.kind === 'material',
  );
}

function isDescription(path: string): boolean {
  return path.startsWith('products.') && path.endsWith('.description');
}

/** The kind with the capitals of a name where a text writes it so: "Game Boy". */
export function kindAsNamed(type: string, description: string): string {
  const named = asNamed(type, description);
  return named === undefined ? type : named.slice(0, type.length);
}

/** "Game Boy Color", as a text in small letters writes it behind a small word. */
function asNamed(type: string, description: string): string | undefined {
  const at = description.toLowerCase().indexOf(type);
  if (at < 2 || !/\p{Ll} $/u.test(description.slice(at - 2, at))) return undefined;
  // "Slim Ankle Jeans Skinny Mid Rise" is a row of what they are like, and no name.
  if (typeHits(type, 'en').at(-1)?.category === 'apparel') return undefined;
  return /^\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){1,4}(?!\p{L})/u.exec(description.slice(at, at + 60))?.[0];
}

/** "Loaf pan" of a "loaf pan set", of which a text tells by its pieces. */
export function soldKind(type: string): string {
  return type.replace(/(?<=\p{L}{2}) (?:set|pack|kit|bundle|collection)$/u, '');
}

/** Two or more of it: regular nouns only; a stuff and what is irregular stay. */
function pluralOf(noun: string): string {
  if (isPlural(noun) || !isThingWord(noun.split(' ').at(-1)!)) return noun;
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** People by what they do, who take an article: "an emergency plumber". */
const doer = /(?:[^aeiou](?:er|or)|ician|ist|smith)$/u;
const noDoer =
  /(?:cover|shelter|flower|corner|border|floor|door|order|water|number|letter|paper|colou?r|summer|winter|dinner|mirror|decor|labor|rubber|leather|gutter|counter|shower|boiler|laser)$/u;

/** An offer of a page inside a sentence: "boiler servicing", "an emergency plumber"; a name at its front keeps its capital. */
function offerName({ short, type }: Draft): string {
  const [front = ''] = short.split(' ');
  const quiet = type.startsWith(`${front} `) && /^\p{Lu}/u.test(front) ? short : lowerItem(short);
  const last = short.split(' ').at(-1) ?? '';
  return doer.test(last) && !noDoer.test(last) ? withArticle(quiet) : quiet;
}

/** The thing by its name inside a sentence ("the Torvik folding camp stool"); by its kind where the name does not say it. English. */
export function namedSubject(draft: Draft): string {
  // "The passport holder personalised": what stands behind the noun is told in the sentence.
  const isNamed = stemsOf(draft.short).at(-1) === stemsOf(draft.type).at(-1);
  return withThe(isNamed ? quietShort(draft) : draft.type);
}

/** Apps, videos, places and titled works bear a name that takes no article. */
export function isNamed(draft: Draft): boolean {
  return ['app', 'video', 'service', 'course'].includes(draft.category) || draft.platform.subject === 'page';
}

const wearers = /^(?:(?:wo)?men|girls?|boys?|kids?|lad(?:y|ies)|children|unisex)(?:['’]s?)?$/iu;

function quietShort(given: Draft): string {
  // "Baby bundle 0-3 months", "rain trousers kids": for which age or whom is no name of it.
  const short = given.short.replace(
    /(?<=\p{L}{3}) (?:\d+\+? ?(?:months?|years?|yrs?)|\d+(?: ?[-–] ?\d+\+?|\+) ?(?:months?|years?|yrs?|m|y))$|(?<=\p{L}{3}s) (?:kids?|mens?|womens?|boys|girls|toddlers?|ladies|unisex)$/iu,
    '',
  );
  const draft = short === given.short ? given : { ...given, short };
  const words = draft.short.split(' ');
  const isRunning =
    words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word)) &&
    !draft.brand.startsWith(words[0] ?? '') &&
    // "Ego 56V cordless lawn mower": a name before figures is its maker's, whatever the ledger knows.
    !(
      /^\p{Lu}\p{Ll}{1,11}$/u.test(words[0] ?? '') &&
      /\d/.test(words[1] ?? '') &&
      claimHits(words[0]!, 'en').length === 0
    );
  // "Ticket to Ride Europe" is the title of a thing, "Great Britain" a name.
  const isTitle = /^\p{Lu}\p{Ll}+ (?:(?:to|of|the|and|in) )?\p{Lu}\p{Ll}/u.test(draft.short);
  if (isRunning && isTitle) return draft.short;
  if (isRunning) return lowerFirst(draft.short);
  const running = new Set(draft.brief.product.description.split(/[^\p{L}’'-]+/u));
  for (const { word, tag } of tagsOf(draft.short.toLowerCase())) if (tag === 'ADJ') running.add(word);
  // Where nothing tells the kind, the whole name stands for it, with the capitals of its maker.
  const isTold = draft.ledger.productType !== '' || !/\d|&/u.test(draft.short);
  const kind = new Set(isTold ? draft.type.toLowerCase().split(' ') : []);
  const isQuiet = (word: string) => {
    const small = word.toLowerCase();
    // "55% blackcurrants", "gooseberries": what the description counts is no name.
    return (
      [small, `${small}s`, small.replace(/y$/, 'ies')].some((form) => running.has(form)) || kind.has(small)
    );
  };
  // "Night" is plain in "Night Light" and a part of a name in "Night Shift Decaf".
  const namesOf = words.filter((word) => !isQuiet(word) && !draft.brand.split(' ').includes(word));
  const isPlain = (word: string) =>
    plainInNames.has(word.toLowerCase()) || wearers.test(word) || isThingWord(word.toLowerCase());
  const arePlain = namesOf.every((word) => isPlain(word) || /\d/.test(word));
  // "Car Seat Gap Filler": where the description says most of its words, the rest is plain too.
  if (namesOf.length < words.length / 2 && isQuiet(words[0]!) && !namesOf.some((word) => /\d/.test(word)))
    return words.map(small).join(' ');
  // "Insulated Water Bottle" reads as a thing inside a sentence; a house name keeps its capitals.
  const told = words
    .map((word, at) => {
      // "Apple iPhone 13", "Galaxy Watch 5": the kind is a part of the model's name.
      const isModel = /\p{Ll}\p{Lu}/u.test(word) || (at > 0 && /^\d{1,3}$/u.test(words[at + 1] ?? ''));
      return !isModel && (isQuiet(word) || (arePlain && isPlain(word))) ? small(word) : word;
    })
    .join(' ');
  // "Yirga Filter Single Origin", "Merino Buff": a small word amid a name or before it is none.
  // So is one half of a maker's: "black & Decker".
  if (/\p{Lu}\p{Ll}+ \p{Ll}{4,} \p{Lu}\p{Ll}|^\p{Ll}+ (?:& )?\p{Lu}\p{Ll}/u.test(told)) return draft.short;
  // "Custom Needle felted dog": what makes a thing to order is no name.
  return /^(?:Custom|Personali[sz]ed|Handmade|Bespoke) /u.test(told)
    ? told.split(' ').map(small).join(' ')
    : told;
}

/** A word in small letters; letters that stand for words stay ("LED"), and so do names ("Bluetooth"). */
function small(word: string): string {
  return isAcronym(word) ? word : (spelledNames.get(word.toLowerCase()) ?? word.toLowerCase());
}

/** Nouns and small words that stand in names of things as what they are. */
const plainInNames = new Set(
  (
    'wedding birthday baby kids kitchen garden bathroom bedroom office nursery dog cat pet travel ' +
    'camping hiking yoga gym car bike desk wall floor door window table sofa tea coffee wine water ' +
    'milk bread cake cheese lunch dinner breakfast summer winter spring autumn holiday school teacher ' +
    'family motion sensor closet night plug phone laptop tablet camera cable charging press slip under ' +
    'over with and for in on no pull non free gift card photo wood bamboo hand face hair body nail lip ' +
    'eye foot ice rain snow sun moon star flower plant tree leaf bird wool cotton linen silk bath ' +
    'shower beach book shoe jewelry jewellery tool fruit salad soup pizza pasta egg grill oven sink ' +
    'towel laundry clothes sock hat coat key wallet pen pencil paper notebook rope chain drill paint ' +
    'brush roller ladder light lamp bulb candle clock mirror frame picture curtain rug mat pillow ' +
    'blanket sheet mattress chair stool bench shelf cabinet drawer rack hook stand holder tray basket ' +
    'box bin bag case bottle mug cup glass bowl plate jar pot pan knife fork spoon board dish steam ' +
    'herb seed soil pond pool patio lawn hedge fence gate deck horse rabbit puppy kitten toddler ' +
    'newborn mini steel iron copper brass leather rubber plastic ceramic stoneware marble cork felt ' +
    'velvet denim canvas'
  ).split(' '),
);

function withThe(noun: string): string {
  // "The Bluetooth speaker": a kind is kept in small letters.
  const spelled = noun.replace(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu, (word) => spelledNames.get(word) ?? word);
  return /^(?:the|a|an)\s/iu.test(spelled) ? lowerFirst(spelled) : `the ${spelled}`;
}

/** "Hikers" inside a list reads "hikers"; names keep their capital. */
export function lowerItem(item: string): string {
  const words = item.split(' ');
  const isNameLike = words.length > 1 && words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  return isNameLike && !opensWithPeople.test(item) ? item : lowerFirst(item);
}

/** "Couples planning a wedding in the Lake District": the name stands behind, and the people before it are none. */
const opensWithPeople =
  /^(?:Women|Men|People|Anyone|Everyone|Those|Children|Busy|Small|Young|New|Local|First|\p{Lu}\p{Ll}+(?:ers|ors|ples|ents|ies|ists|iasts))\s\p{Ll}/u;
