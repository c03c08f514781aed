import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { motif as drawn } from './name-signs.ts';
import { tagsOf } from './tagger.ts';
import { typeHits } from './type-hits.ts';

/** What is named by what it does, behind what it does it to: "hair remover", "weed puller", "cable tidy". English. */
const doers = longPattern('iu')`
  (?:adjuster|aerator|applicator|baster|breaker|gripper|spirali[sz]er|stoner|tensioner|unblocker|bender|binder|bleeder|blender|blower|brewer|buffer|carrier|catcher|charger
    |chopper|cleaner|clipper|collector|cooler|corer|counter|cracker|crimper|crusher|curler|cutter|descaler
    |detector|dibber|digger|dipper|dispenser|diverter|divider|drainer|drier|dryer|edger|engraver|excluder
    |expander|extender|extractor|fastener|feeder|filler|finder|flipper|folder|frother|grabber|grater|grinder
    |groomer|hanger|heater|hider|holder|inflator|infuser|joiner|keeper|killer|laminator|launcher|lifter|marker
    |masher|massager|mixer|opener|organi[sz]er|peeler|picker|pitter|poacher|polisher|pourer
    |presser|proofer|protector|puller|puncher|purifier|raiser|reacher|remover|repeller|retriever|ricer|ripper
    |roller|rotator|sander|saver|scarer|scarifier|scooper|scraper|scrubber|sealant|sealer|seeder|separator
    |sharpener|shaver|shredder|shuffler|sieve|sifter|sizer|slicer|slider|smoker|snuffer|sower|spinner
    |splitter|spooler|sprayer|spreader|squeegee|squeezer|stacker|stapler|starter|steamer|sterili[sz]er
    |stopper|straightener|strainer|stretcher|stripper|swatter|tamper|tenderi[sz]er|tester|threader|thrower|tidy
    |trainer|trimmer|turner|untangler|warmer|washer|waterer|winder|zapper)(?:(?<=y)|s?)
`.source;

const behindNoun = new RegExp(`(?<!\\p{L})\\p{L}{3,} ${doers}$`, 'iu');
const alone = new RegExp(`^${doers}(?= |$)`, 'iu');

/** Whether a name ends in what does something to the thing before: "chip bag sealer" is no bag. */
export const endsInDoer = (name: string): boolean => behindNoun.test(name);

const behindDoer = new RegExp(
  `^(.{0,60}?(?<!\\p{L})\\p{L}{3,} ${doers}) (?:\\d|stand[- ]?up(?!\\p{L})|wall[- ]mount|(\\p{L}+)$)`,
  'iu',
);

/** For what a doer is made, where no "for" says it: "hook remover fish", "draught excluder door". */
const madeFor =
  /^(?:fish|dogs?|cats?|horses?|pets?|motorcycles?|motorbikes?|bikes?|doors?|windows?|corners?)$/iu;

/**
 * A name without how the doer in it is made: "gutter cleaner telescopic", "weed puller stand up 4 claw", "bottle carrier 6
 * bottle". A noun behind it may be the thing ("hedge trimmer cover") and stays.
 */
export function withoutBehindDoer(name: string): string {
  const front = name.split(/[,(|:;–—]/u, 1)[0]!.trimEnd();
  const [, whole = '', word] = behindDoer.exec(front) ?? [];
  if (whole === '') return name;
  const isVariant =
    word === undefined ||
    madeFor.test(word) ||
    (!nounAfterAll.test(word) && described.test(word)) ||
    claimHits(word, 'en').length > 0;
  return isVariant ? `${whole}${name.slice(front.length)}` : name;
}

const noun = /^\p{L}{3,}$/u;
const described = /(?:\p{L}{3}ed|\p{L}{2}ing|able|ible|ful|less|[^s]ic)$/iu;
const nounAfterAll =
  /^(?:garlic|key|cherry|orange|lemon|lime|music|comic|fabric|picnic|traffic|string|spring|cable|table|vegetable)$/iu;
const noNoun = /^(?:the|and|for|with|set|pack|pair|our|your|new|old|large|small|mini|big|heavy|wall)$/iu;

/** Whether a word before a doer tells what it does something to, and not how, in which colour or for whom it is made. */
function isDoneTo(before: string, brand: string): boolean {
  const word = before.toLowerCase();
  if (!noun.test(word) || noNoun.test(word) || foldWord(brand).split(' ').includes(foldWord(word)))
    return false;
  if (nounAfterAll.test(word)) return true;
  return (
    !described.test(word) &&
    !(tagsOf(word)[0]?.tag ?? '').startsWith('AD') &&
    claimHits(word, 'en').length === 0
  );
}

const ending = /^\p{L}{3,}(?:er|or)s?$/u;

/**
 * The type with what it does it to, where the name sets that before it: "weed puller" of a puller, "pizza cutter wheel" of a
 * wheel. A colour, a stuff or an adjective before it is none. English.
 */
export function withDoneTo(type: string, name: string, brand: string): string {
  const words = name.split(/[,(|:;]/u, 1)[0]!.split(/\s+/u);
  const own = foldWord(type).split(' ');
  const at = words.findIndex((_, index) =>
    own.every((word, step) => foldWord(words[index + step] ?? '') === word),
  );
  if (at < 1) return type;
  const before = words[at - 1]!;
  const isDoer =
    alone.test(type) || (ending.test(type) && !drawn.test(type) && typeHits(type, 'en').length === 0);
  if (isDoer) return isDoneTo(before, brand) ? `${before.toLowerCase()} ${type}` : type;
  return at > 1 && own.length === 1 && endsInDoer(`${words[at - 2]!} ${before}`)
    ? `${words[at - 2]!} ${before} ${type}`.toLowerCase()
    : type;
}
