import { claimHits } from '#rules/ledger/claim-index.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemOf, wordsOf, type Word } from '#rules/text/words.ts';
import type { FitContext } from './fit-options.ts';
import { placesOf } from './places.ts';
import type { RepairLog } from './repair-log.ts';

interface Counted extends Word {
  stem: string;
}

/** Words that count as repeatable content: no numbers and what they measure, no single letters, no function words. */
function contentWords(text: string): Counted[] {
  return wordsOf(text)
    .map((word) => ({ ...word, stem: stemOf(word.text) }))
    .filter(
      ({ stem, text: word, start }) =>
        stem.length > 1 && !hasFigure(stem) && !isMeasure(text, start) && !isFunctionWord(foldWord(word)),
    );
}

/** "8 cm, 7 cm": the word after a number is its unit. */
const isMeasure = (text: string, start: number): boolean =>
  /\d\s?$/u.test(text.slice(Math.max(0, start - 2), start));

/** Words that stand more often than `most`, each beyond the allowed ones, in reading order. */
function repeatsBeyond(text: string, most: number): Word[] {
  const counts = new Map<string, number>();
  const beyond: Word[] = [];
  for (const word of contentWords(text)) {
    const count = (counts.get(word.stem) ?? 0) + 1;
    counts.set(word.stem, count);
    if (count > most) beyond.push(word);
  }
  return beyond;
}

/**
 * Takes words out of a line that stand more often than the platform allows: first whole comma slots that say
 * nothing new ("Mug, Coffee Mug" keeps "Coffee Mug"), then the later of the repeated words.
 */
export function takeOutRepeats(text: string, most: number, context: FitContext, log: RepairLog): string {
  if (repeatsBeyond(text, most).length === 0) return text;
  const kept = withoutContainedSlots(text);
  const own = placesOf(kept, context.names ?? []);
  const headed =
    most === 1 && context.language.written === 'en'
      ? (withStuffLast(kept, own) ?? withHeadLast(kept, own))
      : null;
  if (headed !== null) return takeOutRepeats(headed, most, context, log);
  let result = kept;
  // "Sunny Trails Snacks Trail Mix": the maker's name spends no word of the thing's.
  const brandEnd = most === 1 ? (own.find(({ start }) => start === 0)?.end ?? 0) : 0;
  const rest = kept.slice(brandEnd);
  const inMaker = new Set(contentWords(kept.slice(0, brandEnd)).map(({ stem }) => stem));
  const again = repeatsBeyond(rest, most).map(({ start }) => start + brandEnd);
  const removed = repeatsBeyond(kept, most)
    .filter((word) => !inMaker.has(stemOf(word.text)) || again.includes(word.start))
    .filter((word) => !own.some((place) => place.start <= word.start && word.end <= place.end));
  const isHeadLast = ['en', 'de'].includes(context.language.written);
  let untouched = kept.length;
  for (const word of removed.toReversed()) {
    // A word that has gone with a later one.
    if (word.end > untouched) continue;
    const [head, tail] = around(result, word, isHeadLast, context.language.written === 'en');
    result = `${head}${head === '' ? '' : ' '}${tail.trimStart()}`.replace(/ (?=[,;:])/u, '');
    untouched = head.length;
  }
  if (result !== text)
    log.add(
      most === 1 ? 'No word stands twice here.' : `No word stands more than ${most} times here.`,
      removed.length > 0 ? removed.map((word) => word.text) : [],
    );
  return result;
}

/** What says of a stuff of which kind it is, and nothing of anything else. */
const onlyOfStuff = /(?<!\p{L})(?:sterling|faux|cast|wrought|carbon|rose|memory)\s$/iu;

/** What stays before and behind a word that goes. */
function around(
  line: string,
  word: Word,
  isHeadLast: boolean,
  isEnglish: boolean,
): readonly [head: string, tail: string] {
  // "Sterling silver leaves" of a silver ring are no sterling ones.
  const before = line.slice(0, word.start).replace(isEnglish ? onlyOfStuff : /$^/u, '');
  const behind = line.slice(word.end);
  if (!isHeadLast) return [withoutLeaning(before), behind];
  const others = andOthers.exec(behind);
  const toJoint = others === null ? null : upToJoint.exec(before)?.[0];
  // "Bed for small dogs and cats" of a dog bed is one for cats.
  if (others !== null && typeof toJoint === 'string')
    return [toJoint.trimEnd(), behind.slice(others[0].length - 1)];
  const tail = isEnglish ? behind.replace(followers, '') : behind;
  const head =
    headWithout(line, word, isEnglish) ??
    (leads(tail, isEnglish) ? before.trimEnd() : withoutLeaning(before));
  return [head, tail];
}

/** "Silver ring in sterling silver": what says more of the stuff stays, and the stuff before the thing goes; null where none does. English. */
function withStuffLast(text: string, own: readonly { start: number }[]): string | null {
  const [, first = '', , last = ''] = stuffTwice.exec(text) ?? [];
  if (first === '' || stemOf(first) !== stemOf(last) || own.some(({ start }) => start === 0)) return null;
  const rest = text.slice(first.length + 1);
  return /^\p{Lu}/u.test(first) ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : rest;
}

/** "Family scale kitchen scale": of a word that stands again at the end of its part the one before goes; null where none does. */
function withHeadLast(text: string, own: readonly { start: number; end: number }[]): string | null {
  const end = /[,|•;:]|\s[-–—]\s|$/u.exec(text)!.index;
  const first = text.slice(0, end);
  if (joint.test(`${first} `) || and.test(first)) return null;
  const words = contentWords(first);
  const last = words.at(-1);
  if (last === undefined || last.end < first.trimEnd().length) return null;
  const before = words.slice(0, -1).find(({ stem }) => stem === last.stem);
  if (before === undefined || own.some((place) => place.start <= before.start && before.end <= place.end))
    return null;
  // "Mug coffee mug": the name opens with its thing.
  if (before.start === 0) return null;
  return `${text.slice(0, before.start).trimEnd()} ${text.slice(before.end).trimStart()}`;
}

/** Where the part of a line begins that a word stands in. */
const slotStart = /(?:[,|•;:]|\s[-–—])\s*(?=[^,|•;:]*$)/u;
const leansOn = /^\s(?:with|for|in|of|to|from|mit|für|aus|con|para|de|en|avec|pour)\s/iu;
const joint = /(?:^|\s)(?:for|with|in|of|to|from|für|mit|aus|con|para|avec|pour)\s(?=[^,|•;:]*$)/iu;
const stuffTwice =
  /^(\p{L}{3,20})\s(\p{L}[^,|•;:]{0,60}?\s(?:in|of|from)\s(?:\p{L}{2,20}\s){1,2})(\p{L}{3,20})(?=$|[,|•;:]|\swith\s)/iu;
/** "Pencil case for pencils and pens": what stands beside the word that goes. */
const andOthers = /^\s(?:and|or|&|und|oder)\s(?=\p{L})/iu;
const upToJoint = /^.*\s(?:for|with|in|of|für|mit)\s(?=(?:\p{L}{2,20}\s){0,2}$)/iu;
const lastPhrase = /^(.*)\s(?:for|with|in|of|to|from|für|mit|aus)\s(.*)$/iu;
/** What says nothing without its noun. English and German. */
const onlyBefore = longPattern('iu')`
  (?:^|\s)(?:small|large|big|little|tiny|giant|extra|medium|mini|dry|wet|damp|oily|greasy|sensitive|thick|thin|fine|coarse|curly|straight
    |wavy|long|short|tall|wide|narrow|slim|round|square|oval|flat|deep|shallow|wild|sea|table|taper|tea|pillar|votive|cook|front|rear|back
    |side|left|right|new|old|young|senior|hot|cold|warm|soft|hard|heavy|light|dark|bright|all|most|any|every|many|other|indoor|outdoor
    |strong|delicate|natural|real|fresh|dried|raw|whole|loose|best|great|standard|full|double|single|trockene[ns]?|kleine[ns]?|große[ns]?
    |dicke[ns]?|dünne[ns]?|lange[ns]?|kurze[ns]?|alle|viele|neue[ns]?|alte[ns]?|nasse[ns]?|feine[ns]?|empfindliche[ns]?)\s?$
`;
const nextPhrase = /^\s(?:for|with|in|from|für|mit|aus)\s/iu;
const slotEnd = /^\s*(?:[,|•;:]|\s[-–—]\s|$)/u;
const and = /\s(?:and|or|&|und|oder|y|o|et|ou)\s/iu;

/**
 * What stands before a word that goes, without what would hang in the air then: "80 cm Wall Shelf with Hooks" goes on "80 cm
 * with Hooks", "Tuner for Upright and Grand Pianos" ends at the tuner. Null where nothing hangs.
 */
function headWithout(line: string, word: Word, isEnglish: boolean): string | null {
  const head = line.slice(0, word.start);
  const tail = line.slice(word.end);
  const from = slotStart.exec(head);
  const slotAt = from === null ? 0 : from.index + from[0].length;
  const slot = head.slice(slotAt);
  const object = joint.exec(slot);
  const objectAt = object === null ? 0 : object.index + object[0].length;
  const last = object === null ? null : and.exec(slot.slice(objectAt));
  if (object !== null && last !== null && slotEnd.test(tail)) {
    // "With a port and USB ports" keeps its port, "for upright and grand pianos" keeps nothing.
    const isSaid = contentWords(slot.slice(objectAt)).some(({ stem }) => stem === stemOf(word.text));
    return head.slice(0, slotAt + (isSaid ? objectAt + last.index : object.index)).trimEnd();
  }
  // "Hand cream for dry hands" is no cream for dry ones; a "rug for living room rug" is one for it.
  const [, thing = '', told = ''] =
    last === null && (slotEnd.test(tail) || nextPhrase.test(tail)) ? (lastPhrase.exec(slot) ?? []) : [];
  // "A roll for six pens" is one for six, "bags for a Miele vacuum" are for a Miele: both stand without their noun.
  if (onlyBefore.test(told) && contentWords(thing).at(-1)?.stem !== stemOf(word.text))
    return `${head.slice(0, slotAt)}${thing}`;
  if (slotAt === 0 || object !== null) return null;
  // "Tote, grocery bag" of a market bag says no more by "grocery".
  if (isEnglish && !from![0].startsWith(':') && slotEnd.test(tail) && isBareNoun(slot))
    return head.slice(0, from!.index).trimEnd();
  // "80 cm Wall Shelf" at its end keeps the measure alone, "Wool Rug" its wool.
  if (!leansOn.test(tail) && !(slotEnd.test(tail) && hasFigure(slot))) return null;
  const words = slot.trimEnd().split(' ');
  while (words.length > 0 && !/\d/u.test(`${words.at(-2) ?? ''}${words.at(-1)}`)) words.pop();
  return words.length === 0
    ? head.slice(0, from!.index).trimEnd()
    : `${head.slice(0, slotAt)}${words.join(' ')}`;
}

/** Whether a single word is left that is neither a stuff nor a colour nor says how a thing is. */
function isBareNoun(slot: string): boolean {
  const word = slot.trim();
  return (
    /^\p{L}{3,}$/u.test(word) &&
    !/(?:ed|less|able|ible|ive|ic|al|ous|ful|y|en|er|ern|ing|ish|age)$|^(?:custom|retro|boho|mini|maxi|midi|giant|slim|plain|cute|unique)$/iu.test(
      word.replace(/ry$/u, ''),
    ) &&
    claimHits(word, 'en').length === 0
  );
}

/** "Cat mug for cat lovers": whom it is for goes with the word that they love. English. */
const followers = /^\s(?:lovers?|enthusiasts?|addicts?)(?!\p{L})/iu;

/** Whether a word that goes only stood before another: "lid for glass jars" stays a "lid for jars", and "hat and wool scarf" two things. */
function leads(tail: string, isEnglish: boolean): boolean {
  const next = (isEnglish ? /^\s(\p{L}[\p{L}'’]*)/u : /^\s(\p{Lu}\p{L}*)/u).exec(tail)?.[1];
  return next !== undefined && !isFunctionWord(foldWord(next));
}

/** A preposition or article before a word goes with it: "cera de soja en vaso" without "soja" is "cera en vaso". */
function withoutLeaning(before: string): string {
  let head = before.trimEnd();
  for (let last = lastWord(head); last !== '' && isFunctionWord(foldWord(last)); last = lastWord(head))
    head = head.slice(0, head.length - last.length).trimEnd();
  return head;
}

/** A function word is short; looking further back would make long texts slow. */
const longestWord = 24;
const lastWord = (text: string): string => /[\p{L}\p{M}'’]+$/u.exec(text.slice(-longestWord))?.[0] ?? '';

function withoutContainedSlots(text: string): string {
  const slots = text.split(/,\s+/u);
  if (slots.length < 2) return text;
  const stems = slots.map((slot) => new Set(contentWords(slot).map((word) => word.stem)));
  const kept = slots.filter((_, index) => {
    const own = stems[index]!;
    // "Power bank 10000 mAh" says more than its words.
    if (own.size === 0 || hasFigure(slots[index]!)) return true;
    return !stems.some(
      (other, at) =>
        at !== index &&
        (other.size > own.size || (other.size === own.size && at < index)) &&
        [...own].every((stem) => other.has(stem)),
    );
  });
  return kept.join(', ');
}
