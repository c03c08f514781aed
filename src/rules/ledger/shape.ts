import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { nounOrders, orderedFirst, tellsHow, timedOrder } from './order-signs.ts';
import { otherShape } from './shape-other.ts';
import { hasFiniteVerb, opensWithSpeaker, opensWithSubject, opensWithThird } from './finite-verb.ts';
import { tagsOf } from './tagger.ts';
import { remembering } from '#rules/text/remembering.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';

/**
 * How a clause is built, which decides how it may be used: a `sentence` stands alone; an `order` ("Wash at 30 C")
 * too; a `verb` phrase ("folds flat") needs a subject; a `participle` ("sewn in Portugal") and an `adjective`
 * ("dishwasher safe") need a subject and "is"; a `preposition` phrase ("for dry hair") needs a noun; a `noun`
 * phrase needs a verb or a label.
 */
export type Shape = 'sentence' | 'order' | 'verb' | 'participle' | 'adjective' | 'preposition' | 'noun';

const prepositions =
  /^(?:for|with|without|in|on|from|by|to|at|of|under|over|between|inside|against|up to|since|within|after|before|per|via)\s/iu;
const finiteHelpers =
  /\b(?:is|are|was|were|has|have|had|can|will|does|do|did|may|must|should|could|would|isn[’']t|aren[’']t|doesn[’']t|don[’']t|won[’']t|can[’']t|it[’']s|that[’']s|they[’']re|we[’']re|you[’']ll|i[’']ve|we[’']ve|I[’']m)\b/iu;
const orderVerbs = new Set(
  'link tell measure specify state upload email text remember provide oil wax season grease dust polish sponge vacuum wait wash wipe clean rinse dry store keep use do avoid tap press scan pick save set add choose write send message hang plug charge connect open close pour shake apply leave let take place put wear wet rub hold see please read learn track plan share remove insert screw fill boil soak iron handle allow book call ask order contact note mix serve enjoy refrigerate freeze recycle compost water feed create make record draw build edit sync export import follow compare adjust attach fold laminate turn lift pull push slide peel stick trim spray sprinkle warm chill bake cook brew steep grind load install mount align tighten loosen replace change switch swap select enter upload download sign register visit start stop join invite print find check get view browse search listen watch play stay meet discover give protect relax bring elevate transform soak stir drizzle scoop squeeze sleep unroll unwrap preheat reheat dissolve massage design manage organise organize steam roast grill fry toast blend whisk mash chop slice simmer marinate knead toss sew knit stitch crochet glue wrap lay tie hook clip strap swipe blot tuck unzip unclip unscrew unplug untie lather exfoliate cleanse moisten submerge rotate repeat'.split(
    ' ',
  ),
);
const thirdPersonVerbs = new Set(
  'sees asks knows learns logs counts sorts splits merges tells finds teaches translates calculates identifies recognises recognizes notifies converts suggests blends chops brews foams mixes slices holds fits stores runs folds comes keeps works charges weighs measures stands lasts includes contains covers takes carries supports makes gives shows uses has is opens closes locks slides hangs stacks screws clips attaches connects pairs plays records tracks scans sends reminds syncs lets helps protects dries cleans washes goes needs requires offers serves feeds suits converts adjusts rotates tilts turns swivels detaches unscrews dims glows burns smells tastes pours brews heats cools filters cuts grinds absorbs stays sits rests reaches delivers ships arrives differs varies replaces reduces prevents doubles features provides allows shields blocks dissolves foams lathers melts grows blooms rolls packs cooks bakes steeps simmers assembles installs beeps vibrates inflates deflates thaws hardens expands unfolds unrolls detects dispenses removes repels resists reveals extends tucks zips unzips glides spins telescopes wraps hugs fastens buckles pivots flips nests softens nourishes hydrates soothes cleanses brightens strengthens insulates ventilates darkens traps catches collects hides lifts stops seals filters scrapes lights brings becomes fades develops feels looks remains starts likes loves prefers'.split(
    ' ',
  ),
);
const particle =
  /^(?:off|on|up|out|down|in|into|the|an?|to|with|from|over|under|back|flat|for|at|by|through|under|your|it|them|\d.*)$/u;
const participles = new Set(
  'made sewn thrown woven knit built cut sold worn held hung drawn spun bound blown ground grown bought set shot written sprung cast kept hand handmade'.split(
    ' ',
  ),
);
const modalVerbs = new Set('would could might will can may'.split(' '));
const mannersOfMaking = new Set(
  'hand machine freshly fully individually professionally locally carefully slowly'.split(' '),
);
const adjectiveEnd =
  /(?:[- ](?:safe|free|proof|resistant|friendly|ready|compatible|washable|adjustable|removable|lined)|\b(?:waterproof|washable|vegan|unscented|foldable|adjustable|removable|reusable|refillable|rechargeable|portable|stackable|reversible|breathable|biodegradable|compostable|recyclable|wireless|cordless|lightweight|lined|unlined|airtight|leakproof|unisex|ovenproof|handmade|detachable|dimmable|unused|new|used|working|vegetarian|organic|flat|soft|hypoallergenic|personalised|personalized|customisable|customizable|available|included|ambidextrous|collapsible|extendable|transparent|odourless|odorless|fragrance-free))(?: (?:on the inside|inside|outside))?$/iu;

const clearVerbs =
  /^\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,4}?\s(?:runs|holds|fits|keeps|comes|lasts|has|needs|takes|goes|opens|closes|makes|gives|shows|lets|stays|sits|differs|varies|measures|weighs|works|includes|contains|requires|turns|shuts|goes|sends|reminds|helps|feels|smells|tastes|looks|becomes|remains|moves|slides|folds|snaps|dries|shrinks|stretches|grows|starts|begins|ends|costs?(?=\s(?:half|less|more|nothing|about|as|only|\d|[£€$])))(?:\s|$)/iu;

/** Whether a phrase hides a clause of its own: a noun, then a verb that is nothing else ("glaze runs a little"). */
const rootsVerb =
  /^(?:\p{L}+\s){0,2}\p{L}+[^s\P{L}]s\s(?:root|grow|bloom|open|close|split|fade|turn|run|fit|fold|come|stay|need|take|hold|keep|last|dry|work|differ|vary)\s/iu;

export function hidesVerb(text: string): boolean {
  return clearVerbs.test(text) || rootsVerb.test(text);
}

/** Whether a clause opens with the verb of an order ("Keep fingers away"). */
export function opensWithOrder(text: string): boolean {
  return orderVerbs.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
}

function hasSubjectAndVerb(text: string): boolean {
  if (countPieces(text) < 3) return false;
  // "Brush for cleaning holds": what is cleaned stands at the end, and no verb.
  if (/\sfor \p{Ll}+ing \p{Ll}+s$/u.test(text)) return false;
  if (clearVerbs.test(text) && !/\b(?:that|which|who)\s/iu.test(text)) return true;
  const helper = finiteHelpers.exec(text);
  if (helper !== null && helper.index > 0) {
    const before = text.slice(0, helper.index);
    if (!/\b(?:that|which|who|so|if|when|where|as)\s[^,]*$/iu.test(before)) return true;
  }
  if (opensWithSpeaker.test(text)) return true;
  if (/^(?:it|they|this|these|we|i|you|each|every|both|one|all|the|a|an|its|our|my|your)\b/iu.test(text)) {
    return taggedVerb(text);
  }
  return false;
}

const baseVerbs = new Set(
  [...thirdPersonVerbs].map((verb) => verb.replace(/(?<=sh|ch|ss|x)es$|s$/u, '')).concat([...orderVerbs]),
);

const severalWithoutS = /^(?:feet|teeth|people|children|men|women|mice|geese)$/iu;

/** A finite verb after a noun or pronoun, by the tagger. */
function taggedVerb(text: string): boolean {
  // Most phrases hold no word that could be a finite verb; the tagger is the dear part.
  if (
    !text
      .toLowerCase()
      .split(/[^\p{L}’']+/u)
      .some(
        (word, at) =>
          at > 0 && (thirdPersonVerbs.has(word) || baseVerbs.has(word) || finiteHelpers.test(word)),
      )
  )
    return false;
  const tags = tagsOf(text);
  for (let index = 1; index < tags.length; index += 1) {
    const { tag, word } = tags[index]!;
    if (tag === 'AUX' && finiteHelpers.test(word)) return true;
    if (tag !== 'VERB') continue;
    const lower = word.toLowerCase();
    if (/(?:ing|ed|en)$/.test(lower) && lower !== 'need' && lower !== 'feed' && lower !== 'open') continue;
    if (participles.has(lower)) continue;
    const before = tags[index - 1]!;
    // "USB lamp that throws a glow": the verb is that of the clause which describes the lamp.
    if (
      index > 1 &&
      !text.includes(',') &&
      /^(?:that|which|who)$/iu.test(before.word) &&
      /^(?:NOUN|PROPN)$/u.test(tags[index - 2]!.tag)
    )
      continue;
    if (['NOUN', 'PROPN', 'PRON', 'NUM'].includes(before.tag)) {
      if (before.tag === 'PRON' || thirdPersonVerbs.has(lower)) return true;
      if (!lower.endsWith('s') && (/[^s]s$/iu.test(before.word) || severalWithoutS.test(before.word)))
        return true;
    }
  }
  return false;
}

const howOften = /^(?:one|two|three|four|five|six|several|few|less|a|an|only|just|very|last|this|every)$/u;

const noOrder =
  /^(?:for|with|without|from|into|onto|over|under|behind|above|below|near|next|around|through|across|along|between|beside|inside|outside|within|upon|about|before|after|until|since|during|against|towards?|beyond|plus|minus|like|unlike|per|via|and|but|then|than|that|which|who|whom|what|how|why|when|where|while|once|because|not|only|even|just|also|all|both|half|most|more|part|any|are|was|were|has|have|had|can|will|may|made|out|off|down|back|except|instead|despite|thanks|due|according|together|same|some|such|whether|either|neither|nor|yet|whose|cut|set|hand|one|two|each)$/u;

function firstWordShape(text: string): Shape | null {
  const opening = /^([\p{L}'’-]+)(?:\s+([\p{L}\d'’-]+))?/u.exec(text);
  const first = opening?.[1]?.toLowerCase() ?? '';
  const second = opening?.[2]?.toLowerCase() ?? '';
  if (
    (second === 'not' || first.endsWith('t')) &&
    /^(?:(?:does|is|has|will|can|may|must)(?: not|n[’']t)|won[’']t) \p{L}/iu.test(text)
  )
    return 'verb';
  // "Would suit flowers".
  if (modalVerbs.has(first) && /^\p{Ll}{2,}$/u.test(second)) return 'verb';
  // "Fit most folding potties".
  if (/^fits? (?:most|all|any|both|over|into|under|onto|standard|up to)\s/iu.test(text)) return 'verb';
  const byThird = first.endsWith('s') ? opensWithThird(text) : null;
  if (byThird !== null) return byThird;
  if (thirdPersonVerbs.has(first) && second !== '' && !/^(?:and|or)$/.test(second)) return 'verb';
  if (orderVerbs.has(first) && second !== '' && !/^(?:and|or|of)$/u.test(second)) {
    const [one, two] = tagsOf(text);
    if (one?.tag === 'VERB' && ['NOUN', 'DET', 'ADP', 'PRON', 'ADJ', 'ADV', 'PART'].includes(two?.tag ?? ''))
      return 'order';
  }
  // "Empty the cup": before "the" and "your" stands a verb, a joint or a word of place, and never a noun.
  if (
    (second === 'the' || second === 'your') &&
    /^\p{L}{3,}(?<!s|ed|ing|ly)$/u.test(first) &&
    !noOrder.test(first)
  )
    return 'order';
  if (first === 'size' && /^size (?:up|down)\b/iu.test(text)) return 'order';
  // "Season it before first use".
  if (
    (second === 'it' || second === 'them') &&
    /^\p{L}{3,}(?<!s|ed|ing) (?:it|them) \p{L}/iu.test(text) &&
    !/^(?:and|but|if|for|with|when|that|than|like|under|over|from|into|onto|behind|once|where|because|since|until|while|after|before|unless|through|inside|around|about|make|made|keep|let)\s/iu.test(
      text,
    )
  )
    return 'order';
  // "Brew 3 g in 200 ml".
  if (orderVerbs.has(first) && /^\d/.test(second)) return 'order';
  // "Dry and oil after use".
  if (
    orderVerbs.has(first) &&
    second === 'and' &&
    orderVerbs.has(/^\p{L}+ and (\p{Ll}+)\s/iu.exec(text)?.[1] ?? '')
  )
    return 'order';
  // "Peel, stick, press for 10 seconds".
  if (orderVerbs.has(first) && orderVerbs.has(/^\p{L}+, (\p{Ll}+)(?=,| )/u.exec(text)?.[1] ?? ''))
    return 'order';
  if (
    first.endsWith('s') &&
    !first.endsWith('ss') &&
    particle.test(second) &&
    tagsOf(text)[0]?.tag === 'VERB'
  )
    return 'verb';
  if (orderVerbs.has(first)) {
    if (
      /^(?:not|the|a|an|it|them|your|with|in|at|on|up|out|to|by|cold|warm|only|separately|before|after|away|dry|for|each|all|from|below|above|under|away|flat|cool|in|one|two|three|four|five|six)$/.test(
        second,
      )
    ) {
      return 'order';
    }
  }
  // "Sand lightly to bring back the scent": a noun is told how by no adverb.
  if ((orderVerbs.has(first) || nounOrders.has(first)) && tellsHow(second)) return 'order';
  if (timedOrder.test(text) || orderedFirst.test(text)) return 'order';
  // "Built in battery keeps it going": a joined word without its hyphen, and no place where it was built.
  if (
    first === 'built' &&
    /^built in (?!an?\s|the\s|our\s|my\s|one\s|small\s|house\s|stages)\p{Ll}/iu.test(text)
  )
    return null;
  // "Hand needle felted in Vermont".
  if (first.startsWith('hand') && /^hand[ -]\p{Ll}+ \p{Ll}+ed (?:in|by|at|from|with|to) /iu.test(text))
    return 'participle';
  const isParticiple =
    (first !== 'set' && participles.has(first)) ||
    first.endsWith('ed') ||
    /^(?:hand|machine|wheel|kiln|slow|stone|laser|cold|double|triple|pre|screen|air|sun|freshly|pre)-?\p{L}*(?:ed|made|thrown|woven|sewn|cut|painted|ground|spun|pressed|blown)$/u.test(
      first,
    );
  // "Saddle stitched by hand": how it was done, named by a noun before it.
  if (
    /^\p{L}+ \p{L}+(?:ed|sewn|woven|thrown|spun|cut) (?:by hand|by machine|in (?:our|my|the) \p{L}+)(?:\s|$)/iu.test(
      text,
    )
  )
    return 'participle';
  if (
    isParticiple &&
    // "Used four months" stands as it is.
    !(first === 'used' && howOften.test(second)) &&
    /^(?:in|by|from|with|to|for|at|on|of|a|an|only|just|very|rarely|hardly|lightly|once|twice|last|this|every|one|two|three|four|five|six|several|few|less|using|under|individually|locally|entirely|since|about|around|before|after|circa|throughout|as|inside|into|where|twice|once)$/.test(
      second,
    )
  ) {
    return 'participle';
  }
  // "Sanded smooth by hand".
  if (
    isParticiple &&
    /^\p{L}+ (?:smooth|flat|dry|clean|soft|fine|thin|evenly|slowly|gently|tightly) (?:by|with|in|to|on|for|at|from|over)\s/iu.test(
      text,
    )
  )
    return 'participle';
  if (isParticiple && second === '') return 'adjective';
  if (mannersOfMaking.has(first) && /(?:ed|made|sewn|woven|thrown|cut)$/.test(second)) {
    const third = piecesOf(text)[2]?.toLowerCase() ?? '';
    if (third === '' || prepositions.test(`${third} `)) return 'participle';
  }
  return null;
}

/** "In this video I cut one joint": somebody says what is done. */
const speaks = /\s(?:I|we|you|they)\s\p{Ll}{2,}\s/u;
/** "If a section breaks we send a spare". */
const conditionalEnglish = /^(?:if|when|once|unless)\s/iu;

/** "Folds flat", "keep straps dry": the verb comes first, and what follows is no subject of another. */
function opensWithVerb(text: string): boolean {
  const [first = '', second = ''] = piecesOf(text)
    .slice(0, 2)
    .map((piece) => piece.toLowerCase());
  return (
    (orderVerbs.has(first) || thirdPersonVerbs.has(first) || opensWithThird(text) === 'verb') &&
    !opensWithSubject(first, second)
  );
}

/** Whether an English clause opens with what the thing does: "tracks income". */
export function opensWithDoing(text: string): boolean {
  const byThird = opensWithThird(text);
  return byThird === null
    ? thirdPersonVerbs.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '')
    : byThird === 'verb';
}

/** Asked for a sentence, for its pieces and again for the lists that they may be. */
const englishShape = remembering((text: string): Shape => {
  if (prepositions.test(text))
    return text.includes(',') && (hasSubjectAndVerb(text) || speaks.test(text)) ? 'sentence' : 'preposition';
  if (conditionalEnglish.test(text) && countPieces(text) > 4) return 'sentence';
  // "Built for weekend trips, this backpack is made of nylon": what opens only leads to the sentence.
  const main = !text.includes(',')
    ? undefined
    : /^[^,]{3,90},\s((?:this|these|it|they|our|we|you)\s.+)$/iu.exec(text)?.[1];
  if (main !== undefined && hasSubjectAndVerb(main)) return 'sentence';
  if (!opensWithVerb(text) && hasFiniteVerb(text)) return 'sentence';
  const byFirst = firstWordShape(text);
  if (byFirst !== null) return byFirst;
  if (hasSubjectAndVerb(text)) return 'sentence';
  if (adjectiveEnd.test(text) && !/\b(?:with|for|in|of)\s/iu.test(text) && countPieces(text) <= 6) {
    return 'adjective';
  }
  return 'noun';
});

/** Shape of a clause without end punctuation. English uses the tagger where patterns do not decide. */
export function shapeOf(text: string, language: WrittenLanguage): Shape {
  if (language === 'other') {
    if (/[。！？]$/u.test(text)) return 'sentence';
    // "Handgebreid van wol, maat 62 tot 92, knopen van hout": short entries between commas are a list.
    const entries = text.split(/,\s/u);
    const isList = entries.length > 1 && entries.every((entry) => countPieces(entry) < 7);
    return countPieces(text) > 7 && !isList ? 'sentence' : 'noun';
  }
  if (language !== 'en') return otherShape(text, language);
  return englishShape(text);
}
