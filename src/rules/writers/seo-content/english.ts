import { ofOtherTongue } from './other-tongue.ts';
import {
  asksReader,
  makeNoSentence,
  asFile,
  besidePredicate,
  doneBySeller,
  hedged,
  isName,
  labelsItself,
  namesThing,
  neverHad,
  notHad,
  orderedTo,
  tellsWhere,
  whereUsed,
  vesselPredicate,
  noPredicate,
  saidWithArticle,
} from './predicate-signs.ts';
import { adjectivePredicate } from './adjective-predicate.ts';
import { agreeing } from './agreeing.ts';
import { mayHideVerb } from '#rules/ledger/finite-verb.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { handles } from '#rules/ledger/unit-openings.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { hidesVerb, opensWithOrder } from '#rules/ledger/shape.ts';
import {
  be,
  howGood,
  toldMeasure,
  namesMake,
  noPart,
  ratedPredicate,
  rowOfWords,
  weighsSo,
} from './measure-predicate.ts';
import { coloursWhatItHas, joinPredicates, saysVerbTwice } from './join-predicates.ts';
import {
  endsInNoun,
  isBarePair,
  isContained,
  isMaterial,
  isWorkedStuff,
  namesNoPart,
  opensWithColour,
  opensWithPart,
  tasting,
} from './noun-readings.ts';
import { namesHadPart } from './had-parts.ts';
import { withWhat } from './bare-article.ts';
import { withPredicate } from './predicate-after.ts';
import { hasSharedNoun, isPlural, lowerFirst, withArticle } from './english-words.ts';
import { opensWithMany, stateOf, wasDone } from './english-states.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { endsInThing } from './several.ts';

/** Who a sentence is about: the words for it and whether they are plural. */
export interface Subject {
  text: string;
  plural: boolean;
}

/** A clause as what is said of the product ("is sewn in Portugal", "has two doors"), or null where no safe wording exists. */
export function predicateOf(unit: Unit, type: string, plural: boolean): string | null {
  const text = lowerFirst(unit.text);
  const said = saidWithArticle(unit);
  if (said !== null) return said;
  if (noPredicate.test(text) || text.length > 120 || asksReader(unit)) return null;
  // "Fully insured Priority Mail" is how a thing is sent, and "handles 60 cm" is of a part.
  if (unit.path === 'shippingDetails' || doneBySeller.test(text) || /^handles? \d/u.test(text)) return null;
  // "Ready to Burn approved": the name of a mark has its capitals, and is nothing that a thing is.
  if (unit.kind === 'certificate' && /^\p{Lu}\p{Ll}+ (?:\p{Ll}{1,3} )?\p{Lu}\p{Ll}/u.test(unit.text))
    return null;
  if (/\b(?:i|we|my|our|you)\b/iu.test(text) && unit.shape !== 'verb') return null;
  const state = stateOf(unit.kind, text, plural);
  if (state !== null) return state;
  switch (unit.shape) {
    case 'verb':
      return agreeing(withWhat(text), plural);
    case 'participle':
      // "Cut every 3 LEDs", "feed as a treat" are orders: the verb has one form for both.
      if (orderedTo.test(text)) return null;
      // "Poured in small batches since 2016" goes on to this day.
      if (/\ssince\s/u.test(text)) return `${plural ? 'have' : 'has'} been ${text}`;
      return `${wasDone(text) ? (plural ? 'were' : 'was') : be(plural)} ${text}`;
    case 'adjective':
      return adjectivePredicate(text, plural);
    case 'preposition':
      // "For internal doors, suits left and right": what follows the comma has a verb of its own.
      if (/, \p{Ll}+[^s]s\s(?!and\s|or\s)\p{Ll}/u.test(text)) return null;
      if (/^with\s/iu.test(text)) return withPredicate(text, type, plural);
      if (/^for\s/iu.test(text)) return `${be(plural)} ${text}`;
      return null;
    case 'noun':
      return nounPredicate(unit, text, type, plural);
    default:
      return null;
  }
}

function nounPredicate(unit: Unit, text: string, type: string, plural: boolean): string | null {
  // "Barbour Bedale" is the thing's name, and "six animal puzzles" are the puzzles themselves.
  if (isName(unit) || ofOtherTongue.test(text) || (plural && endsInThing(text, type))) return null;
  // Yarn and needles of a knitting pattern are what one needs for it; "painted any colour" is how it is made.
  if (asFile.test(type) || /^\p{L}{3,}ed (?:any|all|each|every) /u.test(text)) return null;
  // "Free of PFOA", "already dismantled with all screws": how it is, and no part of it.
  if (
    /^(?:free (?:of|from)|(?:already|newly|freshly|fully|partly|(?!(?:assembly|supply|family|belly|butterfly|jelly|reply) )\p{Ll}{3,}ly) \p{Ll}{3,}(?:ed|wn))\s/u.test(
      text,
    )
  )
    return `${be(plural)} ${text}`;
  // What is mostly by one maker is so.
  if (hedged.test(text) || labelsItself.test(text)) return null;
  if (weighsSo.test(text)) return `${plural ? 'weigh' : 'weighs'} ${text}`;
  const rated = ratedPredicate(text, plural);
  if (rated !== undefined) return rated;
  // "Floral with a hint of heather".
  if (tasting.test(text)) return `${be(plural)} ${text}`;
  // "Indoor use": where it belongs.
  if (whereUsed.test(text)) return `${be(plural)} for ${text}`;
  // "Grade B": how good it is, and no part of it.
  if (/^grade [a-d]\+?$/iu.test(text)) return `${be(plural)} ${text}`;
  const inVessel = besidePredicate(text, plural) ?? vesselPredicate(text, type, plural);
  if (inVessel !== null) return inVessel;
  // "Blade locks with a knurled nut": a verb may stand where a noun seems to, and then nothing is had.
  if (mayHideVerb(text)) return null;
  if (namesNoPart(text, type) || tellsWhere(text) || handles.test(text)) return null;
  if (/^\d[\d.,]* ?(?:mm|cm|m|in|inch|inches|ft) (?:round|square|in diameter)$/iu.test(text))
    return `${be(plural)} ${text}`;
  const measure = toldMeasure(unit, type, plural);
  if (measure !== undefined) return measure;
  if (
    /^(?:suitable|ideal|good|great|safe|easy|ready|big|large|small|light|heavy|gentle|perfect|best|compatible|washable|smooth|soft|lovely|nice|handy|brilliant|kind|tough|quiet|cool|warm|comfortable|strong|mild|firm)\b/iu.test(
      text,
    )
  ) {
    return /^\p{L}+ (?:for|to|in|on|with|enough)\b/iu.test(text) ? `${be(plural)} ${text}` : null;
  }
  // "New laces", "non slip both sides", "minimal bleed": no stuff and no part.
  if (/^(?:(?:brand )?new|minimal|minor|maximum|little) |\s(?:both|each|every)\s/u.test(text)) return null;
  if (unit.kind === 'material') {
    if (
      /\b(?:made|enamel|lacquer|varnish|body|lid|handle|frame|base|sole|lining|inside|outside|blade|finish|glaze|coat|coating|cover|top|legs?|cap|strap|buttons?|upper|filling|shell|print)\b/iu.test(
        text,
      )
    )
      return hasPredicate(text, plural, type);
    if (
      text.split(' ').length > 4 ||
      /^(?:terracotta|sand|slate|coral|pearl|amber|charcoal|stone)$/iu.test(text)
    )
      return null;
    // "Free of PVC" denies it, "lids BPA free plastic" and "hardcover in vegan leather" tell of a part.
    if (/(?:^|\s)(?:free|of|no|without|less|test on)\s/u.test(text) || opensWithPart(text)) return null;
    // "cork grips" is a part made of cork: only a phrase that closes on the material itself is what it is made of.
    return isMaterial(text) ? `${be(plural)} made of ${text}` : hasPredicate(text, plural, type);
  }
  if (unit.kind === 'colour') {
    // "Two blue" of four: how many there are of it.
    if (/^(?:\d+|two|three|four|five|six) /u.test(text)) return null;
    if (opensWithColour(text)) return `${plural ? 'come' : 'comes'} in ${text}`;
    // "Teal wings" are a part of it and no colour that it comes in.
    const ends = claimHits(text, 'en').some(
      ({ end, payload }) => end === text.length && payload.kind === 'colour',
    );
    if (
      text.split(' ').length <= 2 &&
      (ends || !text.includes(' ')) &&
      !/\b(?:lid|glaze|finish|handle|strap|cover)\b/iu.test(text)
    )
      return `${plural ? 'come' : 'comes'} in ${text}`;
    return hasPredicate(text, plural, type);
  }
  if (notHad.has(unit.kind)) return null;
  if (unit.kind === 'size' && /^sizes?\b/iu.test(text)) return `${plural ? 'come' : 'comes'} in ${text}`;
  return isContained(text, type) ? null : hasPredicate(text, plural, type);
}

function hasPredicate(text: string, plural: boolean, type: string): string | null {
  const words = piecesOf(text);
  // "Chappell upright from the 1970s in mahogany" is the thing itself, whatever it is called.
  if (/\sfrom (?:the )?(?:(?:early|mid|late)[ -])?(?:1[89]|20)\d0s\b/iu.test(text)) return null;
  // "JAJ England", "EPNS Sheffield": a maker's mark.
  if (/^\p{Lu}{2,6} \p{Lu}\p{Ll}+$/u.test(text)) return null;
  // "1993 knights castle": the thing itself under another name.
  if (/^(?:rare |vintage |old |early |late )?(?:1[89]|20)\d\d(?:['’]?s)? \p{L}/u.test(text)) return null;
  // "One notebook." counts the thing itself.
  if (namesThing(text, type) || neverHad.test(text)) return null;
  // A second clause hides in it, or it is a bare adjective: not safe after "has".
  if (
    words.length > 9 ||
    /\b(?:or|under|over|about|up to|less|more|than|per|sold|made|shown|rated|too|so|enough|where|only|seater)\b/iu.test(
      text,
    ) ||
    /\b(?:is|are|was|were|can|will|that|which|so|if|when|because|but)\b/iu.test(text)
  )
    return null;
  // "adjustable from 25 to 53 inches", "oven safe to 500 °F": a quality with its bound, no thing that one has.
  if (
    /(?:able|ible|safe|proof|resistant|ready|free|rated|tested)\s(?:from|to|for|in|on|at|up|with)\b/iu.test(
      text,
    )
  )
    return null;
  // "lid with bumps drips moisture": behind a joint a verb reads like a plural; "battery health 88%" is a reading.
  if (/\s(?:with|of|in)\s.{0,200}\p{L}s\s\p{Ll}{3,}(?:\s|$)/u.test(text) || /\s\d[\d.,]*\s?%$/u.test(text))
    return null;
  // "New chain last month": when it was done is told by no "has".
  if (
    /\s(?:(?:last|this|next) (?:week|month|year|spring|summer|autumn|fall|winter)|ago|yesterday|today|recently)$/iu.test(
      text,
    )
  )
    return null;
  // "4.5 g tube" is the thing itself in its package; "need gone by Friday" is the seller's wish.
  if (
    /^\d[\d.,]*[\s-]?\p{L}+ (?:tube|bag|bottle|box|jar|pack|tin|can|sachet|bar|tub|pouch|carton|roll|block|piece)s?$/iu.test(
      text,
    )
  )
    return null;
  // "Non-toxic to cats" is how it is, "bright spot near a window" where it stands.
  if (/^\p{Ll}+(?:-\p{Ll}+)? to \p{Ll}|\snear\s/u.test(text)) return null;
  // "One drop a day with food" is what to do, "new in box" how it is, "VESA 100x100 to 400x400" a norm.
  if (/\ban? (?:day|week|month|year|night|morning)\b|^(?:brand )?new\b|^[A-Z]{3,} \d/iu.test(text))
    return null;
  if (/^(?:needs?|must|want|wanted|moving|selling|priced?)\b/iu.test(text)) return null;
  if (opensWithOrder(text) || isBarePair(text) || /\bfree home\b/u.test(text)) return null;
  // "The aluminum handle extends to 50 inches" is a clause of its own, whatever its verb.
  if (/^(?:the|each|every|any|both|all|its)\s/iu.test(text)) return null;
  // One word is a quality, and stuff is what it is made of.
  if ((words.length === 1 && !isPlural(text)) || isWorkedStuff(text)) return null;
  // "0.07 mm PA and PE", "PDF in A4": letters of a stuff or a format take neither article nor plural.
  if (
    /^(?:pdf|png|jpe?g|svg|csv|mp3|mp4|epub)s?\b|^usb[- ]?[cC]?$|^\p{Lu}\d\b/u.test(
      text.replace(/^\p{Lu}{2,}/u, (word) => word.toLowerCase()),
    ) ||
    /^\d[\d.,]* ?(?:mm|cm|µm|micron) .*\p{Lu}{2,}$/u.test(text)
  )
    return null;
  // "Blades change without tools": what several do stands before a small word.
  if (/^\p{L}+[^s\P{L}]s \p{Ll}+[^s\P{L}] (?:without|in|on|off|out|to|from|at|when|if|as)(?: |$)/u.test(text))
    return null;
  // "First quality" says how good it is, "back system sound" how it is; "lilac, sage, cream" is a row.
  if (
    noPart.test(text) ||
    howGood.test(text) ||
    /^\p{L}+(?:, \p{L}+)+$/u.test(text) ||
    rowOfWords.test(text) ||
    /\band \p{L}+ sound$|s and \p{Ll}+s \p{Ll}+ed\b|\s(?:intact|crisp|okay|fine)$/u.test(text)
  )
    return null;
  // "Prints stickers": what it does reads like two plurals.
  if (/^\p{Ll}+[^s\d]s\s/u.test(text) && isPlural(text)) return null;
  if (/(?:ly|able|ible|ous|ive|ful|less|proof|safe|free|resistant)$/iu.test(text)) return null;
  // "28 dB on low", "rain rated IPX5", "focus smooth": no thing that one has.
  if (
    /^\d[\d.,]*\s?[\p{L}°%]*\s(?:on|at|in|of|for|to|per|with|and|or)\b/iu.test(text) &&
    !/^\d+\s\p{Ll}{3,}s\s/u.test(text)
  )
    return null;
  if (/^\d[\d.,]*\s?[\p{L}°%]*$/u.test(text) && !isPlural(text)) return null;
  // "1.75 mm +/- 0.03" is how exact it is, "total drop 28 mm including the hook" how long.
  if (/\+\/-|±/u.test(text)) return null;
  if (/\p{L}\s\d[\d.,–-]*\s?[\p{L}°]{0,5}(?: including .*)?$|^["“]|[()#]/u.test(text)) return null;
  // "Genuine VW part 5G0857507": a number behind what it numbers.
  if (/\p{L}\s(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d-]{4,20}$/u.test(text)) return null;
  // "Opaque against algae" is how it is, "Marshalltown and Ragni" who made it, and "food grade PET" a stuff.
  if (
    /^(?:\p{L}+(?<!ion|ance|ty|ment) against|(?:[Aa]ccurate|[Pp]recise|[Ee]xact) (?:to|within)) /u.test(text)
  )
    return `${be(plural)} ${lowerFirst(text)}`;
  if (!namesHadPart(text) || namesMake.test(text) || /^food[- ]grade /iu.test(text)) return null;
  if (hidesVerb(text) || !endsInNoun(text) || opensWithMany.test(text)) return null;
  return `${plural ? 'have' : 'has'} ${hasSharedNoun(text) ? text : withArticle(text)}`;
}

/** Sentences about a subject from clauses of one seller's sentence; null when a clause has no safe wording. */
export function sentenceAbout(units: readonly Unit[], subject: Subject, type: string): string | null {
  if (makeNoSentence(units)) return null;
  const plural = subject.plural && !/\s(?:set|kit|pack|bundle)$/iu.test(subject.text);
  const predicates: string[] = [];
  for (const unit of units) {
    const predicate = predicateOf(unit, type, plural);
    if (predicate === null) return null;
    predicates.push(predicate);
  }
  if (saysVerbTwice(predicates) || coloursWhatItHas(predicates)) return null;
  const groups: string[] = [];
  for (let index = 0; index < predicates.length; index += 3) {
    const rest = predicates.length - index;
    const size = rest === 4 ? 2 : 3;
    groups.push(joinPredicates(predicates.slice(index, index + size)));
    if (size === 2) index -= 1;
  }
  const pronoun = plural ? 'They' : 'It';
  return groups.map((group, index) => `${index === 0 ? subject.text : pronoun} ${group}.`).join(' ');
}
