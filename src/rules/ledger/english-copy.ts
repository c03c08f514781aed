import { type EnglishPhrase, phraseThat, trait } from './english-phrases.ts';
import { type EnglishThing, namesThing } from './english-thing.ts';

/** "Whether you're hiking, camping or fishing, this bottle keeps …": what stands before the thing names occasions and no trait. */
const whoever = /^(?:Whether|No matter (?:if|how|where|what)) (?:you|it|your)(?:[’']re|[’']s)?\s/u;
const mainClause = /,\s((?:this|these|our|the|it|they|its|each|every)\s.{3,})$/u;
/** "Crafted from bamboo, this tray", "Hand-poured in Leeds, our candle". */
const doneTo =
  /^((?:(?:Carefully|Lovingly|Expertly|Meticulously|Thoughtfully|Beautifully|Skilfully) )?(?:Hand-?)?(?:Made|made|Cut|cut|Spun|spun|Built|built|\p{L}\p{Ll}{2,}(?:ed|wn|en)) (?:entirely |by hand |exclusively )?(?:from|of|out of|in|with|by|for|using|to)\s.+)$/u;
/** "Featuring a steel frame and two pockets, this pram", "With a 2 m cable, it". */
const having =
  /^(?:Featuring|Boasting|Sporting|Combining|Complete with|Equipped with|With) (?=an?\s|its\s|two\s|three\s|four\s|six\s|eight\s|\d)(.+)$/u;
/** "Measuring 150 x 200 cm, it's made for one". */
const measuring = /^(Measuring|Weighing|Holding|Standing)\s(?=(?:just |only |in at |about )?\d)(.+)$/u;
const measures: Readonly<Record<string, string>> = {
  Measuring: 'measures',
  Weighing: 'weighs',
  Holding: 'holds',
  Standing: 'is',
};
/** What a word for a part or a stuff points at is not the thing: "Made of steel, this blade". */
const ofPart =
  /(?:blade|handle|lid|finish|fabric|material|design|lining|base|frame|strap|strip|collar|sole|cover|shell|blend|scent|recipe|formula|coating|filling|motor|battery|screen|colou?r|pattern|texture|technology|feature)s?$/u;
const subjectOf =
  /^(?:(this|these|our|the)\s((?:[\p{L}\d][\p{L}\d’'-]*\s){1,6}?)(?=(?:is|are|has|have|can|will|comes?|\p{Ll}{3,}s)\s)|(it|they|each|every)(?=\s|[’']))/u;
/** How well something was done says nothing of it. */
const howWell =
  /(?<!\p{L})(?:evenly|beautifully|carefully|thoughtfully|lovingly|expertly|meticulously|incredibly|wonderfully|delightfully|generously|elegantly|ingeniously|cleverly) (?:\p{Ll}+(?:ed|wn) (?=\p{Ll}+s(?:$|[\s,:.])))?/gu;

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Whether the subject of a main clause is what is sold. */
function isAboutThing(main: string, thing: EnglishThing): boolean {
  const [, pointing = '', noun = '', pronoun] = subjectOf.exec(main) ?? [];
  if (pronoun !== undefined) return true;
  const named = noun.trim();
  if (named === '') return false;
  return namesThing(named, thing) || (pointing !== 'the' && !ofPart.test(named));
}

/** The main clause with the thing's own word as its subject, where it called the thing otherwise: "this elegant tray". */
function ofItem(main: string): string {
  const [front = '', , noun = ''] = subjectOf.exec(main) ?? [];
  return noun === '' ? upper(main) : `This item ${main.slice(front.length)}`;
}

/**
 * A sentence of a shop's copy in plain sentences, as the reading of what is said of the thing takes them: "Crafted from bamboo,
 * this tray expands to 52 cm" → "This item is crafted from bamboo", "This item expands to 52 cm". Words of the seller.
 */
export function plainSentences(given: string, thing: EnglishThing): string[] {
  const sentence = given.replace(howWell, '');
  if (!/^(?:\p{Lu}[\p{L}-]+)\s/u.test(sentence) || !sentence.includes(',')) return [sentence];
  const isForWhom = whoever.test(sentence);
  const front = sentence.slice(0, Math.max(0, sentence.search(mainClause)));
  if (front === '') return [sentence];
  const main = sentence.slice(front.length + 2);
  if (isForWhom) return [isAboutThing(main, thing) ? ofItem(main) : upper(main)];
  const done = doneTo.exec(front)?.[1];
  const had = having.exec(front)?.[1];
  const measured = measuring.exec(front);
  if ((done === undefined && had === undefined && measured === null) || !isAboutThing(main, thing))
    return [sentence];
  const told = had === undefined ? `is ${lower(done ?? '')}` : `has ${had}`;
  return [
    `This item ${measured === null ? told : `${measures[measured[1]!]!} ${measured[2]!}`}`,
    namesThing(subjectOf.exec(main)?.[2]?.trim() ?? '', thing) ? upper(main) : ofItem(main),
  ];
}

/** "Say hello to your new breakfast friend", "the best sleep of your life": a cry of which without its praise no sentence is left. */
const criesAlone =
  /^say (?:hello|goodbye) to\s|\b(?:best|softest|comfiest|easiest|happiest|perfect) \p{L}+ of (?:your|my) (?:life|dreams)\b|\bthe best \p{L}+ in (?:the )?(?:house|home|town|class|game|office|room)\b/iu;
/** "Whether you're hiking or camping, this bottle keeps cold": who one may be is said of nobody, and its half would be no sentence. */
const occasions =
  /^(?:Whether|No matter (?:if|how|where|what)) (?:you|it|your)(?:[’']re|[’']s)?\s[^.!?;]*?,\s(?=(?:this|these|our|the|it|they|its|there|we|you|each|every|everything)\s)/u;

export function withoutWhoever(text: string): string {
  if (criesAlone.test(text) && !/\d/u.test(text)) return '';
  const rest = text.replace(occasions, '');
  if (rest === text) return /^Whether you\b/u.test(text) ? '' : text;
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** How a thing is made, moved and powered, told before its noun. */
const sort =
  /^(?:expandable|extendable|printable|ribbed|quilted|padded|hooded|fleece-lined|self-\p{L}+|solar-powered|battery-powered|usb-powered|double-walled|heated|weighted|scented|organic|recycled|oversized|high-waisted|long-sleeved|short-sleeved|crocheted|knitted|embroidered|engraved|hand-\p{L}+ed|inflatable|magnetic|portable|retractable|freestanding|wall-mounted)$/iu;

/** "Our ribbed beanie", "this printable planner": what stands before the thing's own noun. */
export function traitsBefore(noun: string): EnglishPhrase[] {
  return noun
    .split(' ')
    .slice(0, -1)
    .filter((word) => trait.test(word) || sort.test(word))
    .map((word) => phraseThat('trait', word.toLowerCase()));
}

const figureBefore =
  /(?:^|\s)(?:this|these|our)\s(\d[\d.,]* ?(?:ml|l|litres?|kg|g|lbs?|oz|W|V|cm|mAh))\s((?:[\p{L}-]+\s){0,4}[\p{L}-]+)/iu;
const ofOthers = /(?<!\p{L})(?:not|n[’']t|no|never|than|unlike|instead|like|other|also)(?!\p{L})/iu;

/** "7 kg" of "our 7 kg weighted blanket hugs you", whatever the sentence says of it; nothing where the name has that figure. */
export function figureOfThing(sentence: string, thing: EnglishThing): EnglishPhrase[] {
  const [, figure = '', behind = ''] = figureBefore.exec(sentence) ?? [];
  if (figure === '' || ofOthers.test(sentence) || thing.name.includes(/^\d+/u.exec(figure)![0])) return [];
  const words = behind.split(' ');
  const isThing = words.some((_, at) => at < 4 && namesThing(words.slice(0, at + 1).join(' '), thing));
  return isThing ? [phraseThat('figure', figure)] : [];
}
