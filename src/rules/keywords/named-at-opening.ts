import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import {
  bareWords,
  dutchTrait,
  isContent,
  isModel,
  isStuff,
  joinedScript,
  nounFirst,
  sorts,
  withoutCount,
  wordsOfFront,
  wordsOfRow,
} from './thing-words.ts';
import { isSameWord } from '#rules/text/same-word.ts';

/** Words of the description in which it names its thing. */
const openingWords = 9;
/** Adjectives before or behind a noun that belong to a search. */
const mostAround = 2;
const longestName = 4;
const mostPairs = 8;

/** Those in which they may stand on either side; the thing comes first in most names. */
const eitherSide = /^(?:pl|cs|sk|sl|hr|sr|uk|ru|bg|el)$/u;
/** Endings of Slavic adjectives that few nouns have, and joints that are no small word elsewhere. */
const slavicAdjective =
  /(?:[nwt]y|ki|[oa]wa|[^aeiouyąę]na|owe|ne|kie|[ýáé]|ий|ый|ой|ая|яя|ое|ее|ые|ие|[^аеиоу]на|ова)$/iu;
const slavicJoint =
  /^(?:\p{Ll}{1,2}|przez|przed|přes|před|для|без|под|над|при|від|из|на|за|із|dla|pro|pre)$/iu;

/** "Orecchini fatti [a mano]": a participle that hangs on what follows. */
const participle = /(?:att|at|it|ut|ad|id)[oaie]s?$/iu;

/**
 * What the thing is called in its name and where the description opens: "Handstickad mössa", "Εξαιρετικό παρθένο ελαιόλαδο",
 * "נר סויה". The word that both share is the thing.
 */
export function namedAtOpening(brief: Brief, ledger: Ledger, joint: RegExp | undefined): string[] {
  if (platforms[brief.platform].subject !== 'product') return [];
  const { tag } = ledger.language;
  const [opening = ''] = withoutOffer(brief.product.description).split(/[.,;:!?()\n।、。，،]/u);
  if (joinedScript.test(brief.product.name)) return inPairs(brief.product.name, opening, tag);
  const front = wordsOfFront(withoutCount(brief.product.name), joint);
  const tells = (word: string): boolean =>
    isContent(word, tag) && !(eitherSide.test(tag) && slavicJoint.test(word));
  const close = front.findIndex((word, at) => at > 0 && !tells(word));
  const own = close === -1 ? front : front.slice(0, close);
  const told = bareWords(opening);
  const placeOf = (word: string): number =>
    told.slice(0, openingWords).findIndex((other) => isSameWord(foldWord(word), foldWord(other)));
  const shared = own.filter(
    (word, at) =>
      tells(word) &&
      !sorts.test(word) &&
      placeOf(word) !== -1 &&
      !isStuff(word, ledger) &&
      !isModel(at, front),
  );
  const whole =
    own.length > 1 && own.length <= longestName && !joinedWithin(front, close) ? [own.join(' ')] : [];
  // "Elektrische tandenborstel oplaadbaar": behind a Dutch noun stands what takes no ending.
  const thing =
    tag === 'el'
      ? greekThing(shared, own, told)
      : nounFirst.test(tag)
        ? firstThing(own, brief.product.description)
        : thingOf(shared, own, tag);
  if (thing === undefined) return whole;
  const place = own.indexOf(thing);
  const common = commonStart(own, told.slice(placeOf(own[0] ?? '')));
  // Vietnamese parts its syllables, and an Arabic adjective may belong to what stands before it: only what both texts say is one name.
  if (/^(?:vi|th)$/u.test(tag)) return [...whole, ...common];
  if (tag === 'ar' || tag === 'fa') {
    const [first = '', second = ''] = own;
    const isName = own.length > 1 && !/^(?:و|ب|ك)?(?:ال|لل)/u.test(second);
    return [...whole, ...common, ...(isName ? [`${first} ${second}`] : []), first];
  }
  if (nounFirst.test(tag))
    return [
      ...whole,
      ...behind(front, front.indexOf(thing), tag),
      ...behind(told, placeOf(thing), tag),
      ...(thing.length > 2 ? [thing] : []),
      ...withEach(thing, front, tag),
    ];
  // "Kablosuz Bluetooth Kulaklık Gürültü …": an adjective that stands at the end of nothing names no thing.
  const said = placeOf(thing);
  const end = commonEnd(own.slice(0, place + 1), told.slice(0, said + 1));
  const isNear = said > 0 && said <= mostAround;
  const before = [
    ...(end.length > 1 ? [end] : []),
    ...(isNear ? [told.slice(0, said + 1)] : []),
    ...(said > mostAround && end.length < 2 ? [told.slice(said - 1, said + 1)] : []),
  ];
  // "Zestaw klocków hamulcowych", "набір посуду": behind such a word the thing stands in a case that nobody types alone.
  if (place > 0 && sorts.test(own[place - 1]!) && eitherSide.test(tag))
    return [...whole, own.slice(place - 1, place + 1).join(' '), own.slice(place - 1, place + 2).join(' ')];
  const isFirst = eitherSide.test(tag) && !slavicAdjective.test(thing);
  const runs =
    isFirst && place + 1 < own.length
      ? [own.slice(place, place + 2)]
      : [
          ...(tag === 'tr' && end.length > 2 ? [] : [own.slice(Math.max(0, place - 1), place + 1)]),
          ...(place === mostAround ? [own.slice(0, place + 1)] : []),
        ];
  // "Süsü" of "duvar süsü" is owned by the word before it.
  const alone =
    (tag === 'tr' && !isAgain(thing, own.slice(place + 1))) || tag === 'el' || slavicAdjective.test(thing)
      ? []
      : [[thing]];
  return [
    ...whole,
    ...[...runs.filter((run) => run.length > 1), ...before, ...alone]
      .filter((run) => run.every(tells) && !sorts.test(run[0]!))
      .map((run) => run.join(' ')),
  ];
}

/**
 * Of the words of a name that the opening says too, the thing; where it says none of them, the word that a row repeats:
 * "Kablosuz Bluetooth Kulaklık … Kulak İçi Kulaklık".
 */
function thingOf(shared: readonly string[], own: readonly string[], tag: string): string | undefined {
  if (eitherSide.test(tag)) return shared.find((word) => !slavicAdjective.test(word)) ?? shared[0];
  if (tag === 'nl') return shared.filter((word) => !dutchTrait.test(word)).at(-1);
  return own.find((word, at) => isContent(word, tag) && isAgain(word, own.slice(at + 1))) ?? shared.at(-1);
}

const fewestOfRow = 4;
const mostWith = 5;

/** "Bomboniera matrimonio sacchetto lino confetti": a name that is only words is typed in twos, its thing first. */
function withEach(thing: string, front: readonly string[], tag: string): string[] {
  const words = front.filter((word) => /^\p{L}{4,}$/u.test(word) && isContent(word, tag));
  if (words.length < fewestOfRow || words.length < front.length || words[0] !== thing) return [];
  return (
    words
      .slice(2)
      // "Memory Foam" of a name with capitals may be one thing.
      .filter((word) => /^\p{Ll}/u.test(word) && !participle.test(word))
      .slice(0, mostWith)
      .map((word) => `${thing} ${word}`)
  );
}

/** The words with which both texts begin, if they are two or more. */
function commonStart(one: readonly string[], other: readonly string[]): string[] {
  let end = 0;
  while (end < one.length && other[end] !== undefined && foldWord(one[end]!) === foldWord(other[end]!))
    end += 1;
  return end > 1 ? [one.slice(0, end).join(' ')] : [];
}

/** The words in which both texts end. */
function commonEnd(one: readonly string[], other: readonly string[]): string[] {
  let length = 0;
  while (
    length < longestName &&
    length < one.length &&
    length < other.length &&
    foldWord(one.at(-1 - length)!) === foldWord(other.at(-1 - length)!)
  )
    length += 1;
  return one.slice(one.length - length);
}

const isAgain = (word: string, others: readonly string[]): boolean =>
  others.some((other) => isSameWord(foldWord(word), foldWord(other)));

const greekJoint = /^(?:από|με|για|σε|στον?|στην?|και)$/iu;

/** "Χειροποίητα σκουλαρίκια από …": where both texts open with an adjective, the noun stands before the joint. */
function greekThing(
  shared: readonly string[],
  own: readonly string[],
  told: readonly string[],
): string | undefined {
  const [first] = own;
  if (first === undefined || told[0] === undefined || !isSameWord(foldWord(first), foldWord(told[0])))
    return shared[0];
  const joint = told.findIndex((word) => greekJoint.test(word));
  const noun = joint < 1 ? undefined : told[joint - 1]!;
  return noun === undefined
    ? shared.at(-1)
    : (own.find((word) => isSameWord(foldWord(word), foldWord(noun))) ?? shared.at(-1));
}

/** Where a name begins with its thing, the first word that is no "mini", if the description says it too. */
function firstThing(own: readonly string[], description: string): string | undefined {
  const thing = own.find((word) => !sorts.test(word));
  return thing !== undefined && foldWord(description).includes(foldWord(thing).slice(0, -1))
    ? thing
    : undefined;
}

/** Whether the front is cut inside of what it calls the thing: "Cera di [soia]". */
function joinedWithin(front: readonly string[], end: number): boolean {
  return end !== -1 && /^(?:di|de|do|da|dos|das|dei|degli|del|della|van)$/iu.test(front[end]!);
}

/** The word at a place with the words behind it, longest first. */
function behind(words: readonly string[], place: number, tag: string): string[] {
  if (place === -1) return [];
  const runs: string[] = [];
  for (
    let end = place + 1;
    end <= place + mostAround && end < words.length && isContent(words[end]!, tag);
    end += 1
  ) {
    const hangs =
      participle.test(words[end]!) && words[end + 1] !== undefined && !isContent(words[end + 1]!, tag);
    // "Cuscino Cervicale Memory [Foam]": two words, or all that there are.
    const isHalf = end > place + 1 && end + 1 < words.length && isContent(words[end + 1]!, tag);
    if (!hangs && !isHalf) runs.unshift(words.slice(place, end + 1).join(' '));
  }
  return runs;
}

const ofStuff = /^(?:in|em|i|van)$/iu;
const coordinate = /^(?:e|ed|o|ou|lub|oraz|en|of|och|og|eller)$/iu;
const longestPiece = 3;
const shapes =
  /^(?:mano|mão|hand|forma|formato|tipo|stile|estilo|cor|colore|modello|modelo|casa|beställning)$/iu;

/**
 * The thing with what a joint of its name hangs on it: "orecchini argento", "orecchini con pietra di luna", "mössa merinoull".
 * People leave out the small word before what a thing is made of.
 */
export function withPieces(brief: Brief, tag: string, joint: RegExp | undefined): string[] {
  if (joint === undefined || platforms[brief.platform].subject !== 'product') return [];
  const [segment = ''] = withoutCount(withoutOffer(brief.product.name)).split(/[,(–—|:;]|\s-\s/u);
  const words = bareWords(segment);
  const places = words.flatMap((word, at) => (at > 0 && joint.test(` ${word} `) ? [at] : []));
  const figure = words.findIndex((word) => /\d/.test(word));
  // "Kledingkast 3 deurs wit met spiegel": what stands behind a figure is not the thing.
  if (figure !== -1 && figure < (places[0] ?? 0) && !nounFirst.test(tag)) return [];
  const front = words.slice(0, places[0] ?? 0).filter((word) => !/\d/.test(word));
  const thing = nounFirst.test(tag) || tag === 'pl' ? front.find((word) => !sorts.test(word)) : front.at(-1);
  if (thing === undefined || front.length > longestPiece) return [];
  return places.flatMap((at, index) => {
    const piece = words.slice(at + 1, places[index + 1] ?? words.length);
    const end = piece.findIndex((word) => /\d/.test(word));
    const told = end === -1 ? piece : piece.slice(0, end);
    if (coordinate.test(words[at]!) || (tag === 'pl' && words[at] === 'i')) return [];
    // "Do krojenia drewniana dębowa gruba", "dla dzieci Króliczek": the first noun says what it is for.
    if (tag === 'pl' && /^(?:do|dla|na|w)$/iu.test(words[at]!) && told.length > 0) {
      const purpose = told.slice(0, /(?:ych|ich|ej|ego)$/u.test(told[0]!) ? 2 : 1);
      return [[...front.slice(0, 2), words[at]!, ...purpose].join(' ')];
    }
    const isWhole =
      told.length > 0 &&
      told.length <= longestPiece &&
      isContent(told[0]!, tag) &&
      isContent(told.at(-1)!, tag);
    if (!isWhole || shapes.test(told[0]!)) return [];
    const small = ofStuff.test(words[at]!) && tag !== 'pl' ? [] : [words[at]!];
    return [[thing, ...small, ...told].join(' '), [...front, ...small, ...told].join(' ')];
  });
}

const closes = /^(?:です|でした|の?セット|は|입니다|이에요|예요)/u;

/** "水筒 大容量", "충전식 가습기": names of such languages are rows of words, typed in twos with the one that names the thing. */
function inPairs(name: string, opening: string, tag: string): string[] {
  const words = wordsOfRow(name);
  if (words.length < 2) return [];
  const thing = words.find((word) => endsOpening(word, opening)) ?? words[0]!;
  const pairs = words
    .filter((word) => word !== thing && !word.includes(thing) && !thing.includes(word))
    .slice(0, mostPairs)
    .map((word) => (tag === 'ko' ? `${word} ${thing}` : `${thing} ${word}`));
  // "차량용 휴대폰 거치대": with all that stands before it.
  const at = words.indexOf(thing);
  const run =
    tag === 'ko' && at > 0 && at < longestName ? [words.slice(Math.max(0, at - 2), at + 1).join(' ')] : [];
  return [...run, thing, ...pairs];
}

/** "Stainless bottle desu": whether the opening ends in a word, or in the last signs of it. */
function endsOpening(word: string, opening: string): boolean {
  const signs = Array.from(word);
  for (let start = 0; start < signs.length - 1; start += 1) {
    const end = signs.slice(start).join('');
    const at = opening.lastIndexOf(end);
    if (at === -1) continue;
    const rest = opening.slice(at + end.length);
    return rest === '' || closes.test(rest);
  }
  return false;
}
