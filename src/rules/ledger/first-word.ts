import { piecesOf } from '#rules/text/spaces.ts';
import { opensWithThird } from './finite-verb.ts';
import { nounOrders, orderedFirst, ordersAgain, tellsHow, timedOrder } from './order-signs.ts';
import type { Shape } from './shape.ts';
import { tagsOf } from './tagger.ts';
import { orderVerbs, participles, prepositions, thirdPersonVerbs } from './verb-words.ts';

const particle =
  /^(?:off|on|up|out|down|in|into|the|an?|to|with|from|over|under|back|flat|for|at|by|through|under|your|it|them|\d.*)$/u;
const modalVerbs = new Set('would could might will can may'.split(' '));
const byPeople = new Set(
  'add paint put mix engrave make customise customize personalise personalize send ship post deliver combine provide arrange supply order request choose get see collect sand stain email meet bring drop help'.split(
    ' ',
  ),
);
const mannersOfMaking = new Set(
  'hand machine freshly fully individually professionally locally carefully slowly'.split(' '),
);

const howOften = /^(?:one|two|three|four|five|six|several|few|less|a|an|only|just|very|last|this|every)$/u;

const noOrder =
  /^(?:for|with|without|from|into|onto|over|under|behind|above|below|near|next|around|through|across|along|between|beside|inside|outside|within|upon|about|before|after|until|since|during|against|towards?|beyond|plus|minus|like|unlike|per|via|and|but|then|than|that|which|who|whom|what|how|why|when|where|while|once|because|not|only|even|just|also|all|both|half|most|more|part|any|are|was|were|has|have|had|can|will|may|made|out|off|down|back|except|instead|despite|thanks|due|according|together|same|some|such|whether|either|neither|nor|yet|whose|cut|set|hand|one|two|each)$/u;

/** A clause and its first two words in small letters. */
interface Opening {
  text: string;
  first: string;
  second: string;
}

/** The shape that the first words of an English clause make sure; null where they say nothing. */
export function firstWordShape(text: string): Shape | null {
  const words = /^([\p{L}'’-]+)(?:\s+([\p{L}\d'’-]+))?/u.exec(text);
  const first = words?.[1]?.toLowerCase() ?? '';
  const second = words?.[2]?.toLowerCase() ?? '';
  const opening: Opening = { text, first, second };
  if (saysWhatItIs(opening)) return 'verb';
  // "Shed a little is normal": a clause of its own, whatever its first word is.
  if (text.includes(' is ') && isUsual.test(text)) return 'sentence';
  const byThird = first.endsWith('s') ? opensWithThird(text) : null;
  if (byThird !== null) return byThird;
  if (thirdPersonVerbs.has(first) && second !== '' && !/^(?:and|or)$/.test(second)) return 'verb';
  if (isOrderByTags(opening) || isOrderOfThing(opening) || isOrderInRow(opening)) return 'order';
  if (isThirdByTag(opening)) return 'verb';
  if (isOrderByCompany(opening) || timedOrder.test(text) || orderedFirst.test(text) || ordersAgain(text))
    return 'order';
  return participleShape(opening);
}

/** Whether a clause opens with a helping verb or with "fit". */
function saysWhatItIs({ text, first, second }: Opening): boolean {
  return (
    ((second === 'not' || first.endsWith('t')) &&
      /^(?:(?:does|is|has|will|can|may|must)(?: not|n[’']t)|won[’']t) \p{L}/iu.test(text)) ||
    // "Would suit flowers", and no "can engrave", which the seller or the buyer does.
    (modalVerbs.has(first) && !byPeople.has(second) && /^\p{Ll}{2,}$/u.test(second)) ||
    // "Fit most folding potties".
    /^fits? (?:most|all|any|both|over|into|under|onto|standard|up to)\s/iu.test(text)
  );
}

const isUsual =
  / is (?:normal|natural|expected|usual|common|intentional|to be expected|part of (?:the|its))(?=$|[,.;]| )/u;

function isOrderByTags({ text, first, second }: Opening): boolean {
  if (!orderVerbs.has(first) || second === '' || /^(?:and|or|of)$/u.test(second)) return false;
  const [one, two] = tagsOf(text);
  return one?.tag === 'VERB' && ['NOUN', 'DET', 'ADP', 'PRON', 'ADJ', 'ADV', 'PART'].includes(two?.tag ?? '');
}

/** Whether the second word can only be what something is done to. */
function isOrderOfThing({ text, first, second }: Opening): boolean {
  return (
    // "Empty the cup": before "the" and "your" stands a verb, a joint or a word of place, and never a noun.
    ((second === 'the' || second === 'your') &&
      /^\p{L}{3,}(?<!s|ed|ing|ly)$/u.test(first) &&
      !noOrder.test(first)) ||
    (first === 'size' && /^size (?:up|down)\b/iu.test(text)) ||
    // "Season it before first use".
    ((second === 'it' || second === 'them') &&
      /^\p{L}{3,}(?<!s|ed|ing) (?:it|them) [\p{L}&]/iu.test(text) &&
      !joinsIt.test(text)) ||
    // "Brew 3 g in 200 ml".
    (orderVerbs.has(first) && /^\d/.test(second))
  );
}

const joinsIt =
  /^(?:and|but|if|for|with|when|that|than|like|under|over|from|into|onto|behind|once|where|because|since|until|while|after|before|unless|through|inside|around|about|make|made|keep|let)\s/iu;

/** Whether two orders stand in a row. */
function isOrderInRow({ text, first, second }: Opening): boolean {
  if (!orderVerbs.has(first)) return false;
  return (
    // "Dry and oil after use".
    (second === 'and' && orderVerbs.has(/^\p{L}+ and (\p{Ll}+)\s/iu.exec(text)?.[1] ?? '')) ||
    // "Peel, stick, press for 10 seconds".
    orderVerbs.has(/^\p{L}+, (\p{Ll}+)(?=,| )/u.exec(text)?.[1] ?? '')
  );
}

function isThirdByTag({ text, first, second }: Opening): boolean {
  return (
    first.endsWith('s') &&
    !first.endsWith('ss') &&
    particle.test(second) &&
    !/^\S+ \d+ ?%$/u.test(text) &&
    tagsOf(text)[0]?.tag === 'VERB'
  );
}

/** Whether the second word tells where, when or how something is done. */
function isOrderByCompany({ first, second }: Opening): boolean {
  return (
    (orderVerbs.has(first) && behindOrder.test(second)) ||
    // "Sand lightly to bring back the scent": a noun is told how by no adverb.
    ((orderVerbs.has(first) || nounOrders.has(first)) && tellsHow(second))
  );
}

const behindOrder =
  /^(?:not|the|a|an|it|them|your|with|in|at|on|up|out|to|by|cold|warm|only|separately|before|after|away|dry|for|each|all|from|below|above|under|away|flat|cool|in|one|two|three|four|five|six)$/;

/** How a thing was made or treated, where a clause opens with it. */
function participleShape(opening: Opening): Shape | null {
  const { text, first, second } = opening;
  // "Built in battery keeps it going": a joined word without its hyphen, and no place where it was built.
  if (
    first === 'built' &&
    /^built in (?!an?\s|the\s|our\s|my\s|one\s|small\s|house\s|stages)\p{Ll}/iu.test(text)
  )
    return null;
  if (isDoneByHand(opening)) return 'participle';
  if (isParticiple(first)) {
    if (tellsHowDone(opening)) return 'participle';
    if (second === '') return 'adjective';
  }
  return isDoneInManner(opening) ? 'participle' : null;
}

function isParticiple(first: string): boolean {
  return (
    (first !== 'set' && participles.has(first)) ||
    first.endsWith('ed') ||
    /^(?:hand|machine|wheel|kiln|slow|stone|laser|cold|double|triple|pre|screen|air|sun|freshly|pre)-?\p{L}*(?:ed|made|thrown|woven|sewn|cut|painted|ground|spun|pressed|blown)$/u.test(
      first,
    )
  );
}

/** Whether a noun stands before the participle and tells how it was done. */
function isDoneByHand({ text, first }: Opening): boolean {
  return (
    // "Hand needle felted in Vermont".
    (first.startsWith('hand') && /^hand[ -]\p{Ll}+ \p{Ll}+ed (?:in|by|at|from|with|to) /iu.test(text)) ||
    // "Saddle stitched by hand", and no "holes drilled by hand".
    /^\p{L}+(?<![^s]s) \p{L}+(?:ed|sewn|woven|thrown|spun|cut) (?:by hand|by machine|in (?:our|my|the) \p{L}+)(?:\s|$)/iu.test(
      text,
    )
  );
}

function tellsHowDone({ text, first, second }: Opening): boolean {
  return (
    // "Used four months" stands as it is.
    (!(first === 'used' && howOften.test(second)) && behindParticiple.test(second)) ||
    // "Sanded smooth by hand".
    /^\p{L}+ (?:smooth|flat|dry|clean|soft|fine|thin|evenly|slowly|gently|tightly) (?:by|with|in|to|on|for|at|from|over)\s/iu.test(
      text,
    )
  );
}

const behindParticiple =
  /^(?:in|by|from|with|to|for|at|on|of|a|an|only|just|very|rarely|hardly|lightly|once|twice|last|this|every|one|two|three|four|five|six|several|few|less|using|under|individually|locally|entirely|since|about|around|before|after|circa|throughout|as|inside|into|where|twice|once)$/;

/** "Freshly ground", "hand sewn in Porto": how it was done comes first. */
function isDoneInManner({ text, first, second }: Opening): boolean {
  if (!mannersOfMaking.has(first) || !/(?:ed|made|sewn|woven|thrown|cut)$/.test(second)) return false;
  const third = piecesOf(text)[2]?.toLowerCase() ?? '';
  return third === '' || prepositions.test(`${third} `);
}
