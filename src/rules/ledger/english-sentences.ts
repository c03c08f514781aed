import type { Ledger } from '#rules/listing/listing.ts';
import {
  type EnglishPhrase,
  namesPart,
  ofPart,
  ofThing,
  partPhrases,
  phraseThat,
} from './english-phrases.ts';
import { fragmentPredicates } from './english-fragments.ts';
import { figureOfThing, plainSentences, traitsBefore } from './english-copy.ts';
import { type EnglishThing, namesThing } from './english-thing.ts';
import { saidAnywhere } from './english-turns.ts';
import { behindOthers } from './not-its-own.ts';
import { tellsOfOthers } from './other-things.ts';
import type { Unit } from './units.ts';

const untold: ReadonlySet<Unit['kind']> = new Set([
  'flaw',
  'exclusion',
  'shipping',
  'price',
  'guarantee',
  'medical',
]);

/** Verbs that say what a thing is, has or does, in the form of one; of several it stands without its s. */
const doing =
  'comes|holds|measures|weighs|features|includes|fits|suits|closes|fastens|hangs|extends|folds|runs|works|keeps|needs|requires|contains|seats|lasts|charges|supports|covers|opens|locks|sits|uses|makes|resists|stays|adjusts|stops|shows|lets|gives|helps|cuts|takes|heats|bends|turns|lifts|grips|tastes|smells|sleeps|stacks|glows|withstands|expands|recharges|offers|burns|serves|feeds|tows|pulls|spins|brews|records|tilts|reclines|grows|stands';
const verbs = `is|are|has|have|can(?!\\s(?:is|has|${doing})\\s)|will|never|does|goes|carries|dries|reaches|${doing}|(?<=[^s]s\\s)(?:do|don[’']t|carry|go|dry|reach|${doing.replaceAll(/s(?=\||$)/gu, '')})`;
/** A noun with what stands before it, up to the verb of its sentence. */
const subject = new RegExp(
  `^(?:(The|This|These|Our|Each|Every|My|Its|Their|Both|An?|Two|Three|Four)\\s)((?:[\\p{L}\\d][\\p{L}\\d’'-]*\\s){1,6}?)(?=(?:(?:also|now|still|only|itself|inside|outside)\\s)?(?:${verbs})\\s)`,
  'u',
);
/** "A 45-minute timer switches it off": a part that comes into the text with its own verb, whichever that is. */
const newPart =
  /^(An?|Two|Three|Four)\s((?:[\p{L}\d][\p{L}\d’'-]*\s){2,5}?)(?=\p{Ll}{2,}[^s\P{L}]s\s(?:it|you|your|the|them|an?|off|on|\p{Ll}+ly)(?:\s|$))/u;
const pronoun = /^(It|They|Ours)(?:\s|(?=[’'](?:s|re)\s))/u;
/** "There's a padded strap", "Inside there are 240 pages", "You get a cup holder". */
const existing =
  /^(?:(?:Inside|In the box|Included|On the (?:front|back|inside))(?: you(?:[’']ll| will)? (?:find|get))?\s?(?:there(?:[’']s|\s(?:is|are))|(?:is|are))?|There(?:[’']s|\s(?:is|are))|You(?:[’']ll| will)? (?:also )?(?:get|receive))\s/iu;

/** Clauses that hang on what stands before them, up to the end of the sentence. */
const hanging =
  /(?:,? (?:so|because|since|which|who|whose|where|when|while|if|unless|although|though|but|as long as|as you|as they|as it|instead|rather than|than|even|except|without having|to (?:keep|make|get|stop|prevent|avoid|give|help|let))\s|\s[-–—]\s|\s\(| that (?!(?:is|are)\s)|, (?:ideal|perfect|great|just|all|then|or)\s).*$/u;
/** Words by which a sentence takes back, leaves open or bargains. */
const hedged =
  /(?<!\p{L})(?:not|n[’']t|never|cannot|nothing|none|hardly|barely|optional|optionally|separately|extra|maybe|perhaps|might|could|would|should|once|used to|either|choose|choice|sold out|replaced|missing|broken|worn|gone|lost)(?!\p{L})/iu;
/** What takes back a part of what was said: "waterproof, but only for minutes". */
const withdrawn = /(?:^|\s)(?:but|unless|except|although|though|as long as|if|only (?:if|for|when))\s/iu;
/** "Holds 15 kg when fixed to studs". */
const whenOnly = /\s(?:when|while|once|provided|as long as)\s/iu;
/** A second statement with its own subject or verb. */
const joint = new RegExp(
  `;\\s|,?\\s(?:and|plus)\\s(?=(?:(?:it|they|there)[’'\\s]|(?:the|a|an|its|each)\\s))|,?\\sand\\s(?=(?:${verbs}|wipes?|feels?|taste|smell|weigh|measure|hold|fit|come|last|work|run)\\s)|,\\s(?=(?:is|has|holds|measures|weighs|comes|fits|tastes|smells)\\s)`,
  'u',
);

/** The sentences of the description that tell of the thing, each once, without their end. */
function sentencesOf({ units, brand }: EnglishThing): string[] {
  const told = new Map<string, boolean>();
  for (const { path, quote, kind, label } of units) {
    if (!path.endsWith('.description')) continue;
    told.set(quote, (told.get(quote) ?? true) && label === '' && !untold.has(kind));
  }
  return [...told]
    .filter(([, isTold]) => isTold)
    .map(([quote]) => {
      const plain = quote.replace(/[.!…]+$/u, '');
      // "Hollis yoga mats are made of rubber", "Nordvik's frother".
      return brand !== '' && plain.startsWith(brand)
        ? plain.slice(brand.length).replace(/^(?:[’']s?)?\s/u, 'The ')
        : plain;
    });
}

/** "Our 10-inch skillet". */
function measuredThing(noun: string, name: string): EnglishPhrase[] {
  const figure =
    /^(\d[\d.,/]*(?:-(?:inch|foot|cm|mm|litre|liter|quart|gallon|ounce|watt|volt|piece|person)| ?(?:kg|g|lbs?|ml|cm|litre|W)))\s/u.exec(
      noun,
    )?.[1];
  // "40-litre backpack" of a "40L Backpack".
  const isNamed = figure !== undefined && name.includes(/^\d+/u.exec(figure)![0]);
  return figure === undefined || isNamed ? [] : [phraseThat('figure', figure)];
}

/** What the subject of a sentence was: the thing, or several of its parts. */
interface Spoken {
  isOfThing: boolean;
  wasSeveral: boolean;
  /** The part that was spoken of; empty where it was the thing. */
  part: string;
}

/** What no thing is without: "it" in the sentence behind it may be the thing. */
const inseparable =
  /(?:border|fringe|edge|hem|seam|stitch|stitching|tassel|print|pattern|motif|colou?r|weave|yarn|fabric|cloth|glaze|rim|thread|design|texture|surface|finish|leather|wool|cord|band|pendant|chain|clasp)$/u;
/** What does nothing by itself but run and shine. */
const inside = /(?:battery|motor|engine|bulb|timer|screen|display|light|cable|button|shade)$/u;
const ofBody = /^(?:folds|rolls|comes|weighs|closes)\s|^(?:is|are)\s(?:meant|made|suitable)\sfor\s/u;
/** What is said of the whole alone: whom it is for, how it is washed. */
const ofWhole =
  /^(?:is|are)\s(?:(?:made|meant|designed|sized|intended|suitable|suited)\sfor\s|adjustable(?=$|[\s,])|free of\s|\p{L}+[ -]free(?=$|[\s,]))|^(?:can|goes|may)\s(?:be (?:machine )?washed|go in|in)\s/u;

/** One thing that a sentence says, from its verb on, of the thing or of a part that it names. */
export interface EnglishClause {
  /** "ring at the top" where the clause speaks of a part; empty where it speaks of the thing. */
  part: string;
  predicate: string;
}

/** All that the sentences say. */
export interface EnglishSaid {
  phrases: EnglishPhrase[];
  clauses: EnglishClause[];
  /** Sentences as they stand, but those that tell of other things. */
  sentences: string[];
}

/** A height has and is nothing besides. */
const measured = /(?:^|\s)(?:height|width|length|depth|weight|capacity|diameter|price)$/u;

/** Whether "it" behind a sentence about a part is the thing: nobody washes a border or folds a battery. */
function isOfWhole(part: string, predicate: string): boolean {
  if (measured.test(part)) return true;
  return (inseparable.test(part) && ofWhole.test(predicate)) || (inside.test(part) && ofBody.test(predicate));
}

/** "A non-slip bottom" of "It has a removable cover and a non-slip bottom": what stands before it has it too. */
function hadBefore(clauses: readonly EnglishClause[], front: string): string {
  const isHad = /^(?:has|have|comes? with|features?)\s/u.test(clauses.at(-1)?.predicate ?? '');
  return isHad && /^(?:an?|its|two|three|four)\s/u.test(front) ? `has ${front.split(',')[0]!}` : front;
}

/** "The set has one rod, two scrunchies and a clip": what a set has lies in it beside the thing. */
function ofSet(noun: string, predicate: string): string {
  return /^(?:set|kit|bundle)$/u.test(noun) ? predicate.replace(/^has\s/u, 'includes ') : predicate;
}

/** Reads one sentence; what a pronoun stands for is what the sentence before spoke of. */
function readSentence(sentence: string, before: Spoken, thing: EnglishThing, said: EnglishSaid): Spoken {
  let { isOfThing, wasSeveral } = before;
  let part = '';
  const earlier = before.part;
  let isOfPart = false;
  const { phrases, clauses } = said;
  const tell = (predicate: string, opening = 'The'): void => {
    clauses.push({ part: isOfThing ? '' : part, predicate });
    phrases.push(...(isOfThing ? ofThing(predicate) : ofPart(part, predicate, opening)));
  };
  for (const [at, clause] of sentence.split(joint).entries()) {
    const told = clause.trim();
    const front = told.replace(hanging, '');
    const capital = `${told.slice(0, 1).toUpperCase()}${told.slice(1)}`;
    const opening = subject.exec(capital) ?? newPart.exec(capital);
    const byPronoun = opening === null ? pronoun.exec(capital) : null;
    // "The handles fold flat. It is light": what is one is none of several parts.
    if (byPronoun !== null && byPronoun[1] === 'It' && wasSeveral) isOfThing = true;
    if (byPronoun?.[1] === 'Ours') isOfThing = true;
    // "A pack has three wraps. They are reusable": what are many are not the one part.
    if (byPronoun !== null && byPronoun[1] === 'They' && earlier !== '' && !wasSeveral) isOfThing = true;
    if (byPronoun !== null && isOfWhole(earlier, front.slice(byPronoun[0].length))) isOfThing = true;
    // "It has a glass lid and a beech handle that stays cool": one more part that the thing has.
    if (opening !== null && at > 0 && isOfThing && /\sthat\s$/u.test(opening[2]!)) {
      if (/^(?:has|have|comes? with|features?)\s/u.test(clauses.at(-1)?.predicate ?? ''))
        tell(`has ${front}`);
    } else if (opening !== null) {
      const noun = opening[2]!.trim();
      isOfThing = namesThing(noun, thing);
      part = isOfThing ? '' : noun;
      isOfPart ||= !isOfThing;
      phrases.push(
        ...(isOfThing
          ? [...measuredThing(noun, thing.name), ...traitsBefore(noun)]
          : namesPart(noun, opening[1]!)),
      );
      const predicate = ofSet(noun, front.slice(opening[0].length));
      wasSeveral = !isOfThing && (/[^s]s$/u.test(noun) || /^are\s/u.test(predicate));
      if (!hedged.test(predicate) && !withdrawn.test(told)) tell(predicate, opening[1]);
    } else if (hedged.test(front) || withdrawn.test(told)) isOfThing ||= at === 0 && byPronoun === null;
    else if (byPronoun !== null) {
      isOfPart ||= !isOfThing;
      if (isOfThing) tell(front.slice(byPronoun[0].length).replace(/^[’'](?:s|re)\s/u, 'is '));
    } else if (at > 0 && /^\p{Ll}/u.test(told) && (isOfThing || part !== '')) tell(hadBefore(clauses, front));
    else if (existing.test(capital)) phrases.push(...partPhrases(front.replace(existing, '')));
    else if (at === 0) {
      isOfThing = true;
      for (const { predicate, isSearchedOnly } of whenOnly.test(told)
        ? []
        : fragmentPredicates(front, thing)) {
        if (isSearchedOnly) clauses.push({ part: '', predicate });
        else tell(predicate);
      }
    }
  }
  phrases.push(...saidAnywhere(sentence, isOfPart, thing));
  return { isOfThing, wasSeveral, part: isOfThing ? '' : part === '' ? earlier : part };
}

const read = new WeakMap<Ledger, Map<string, EnglishSaid>>();

/**
 * What whole English sentences say of the thing, one after another: "It closes with a long leather strap and weighs just 300 g" →
 * "long leather strap", "300 g". Words of the seller, none turned.
 */
export function saidInEnglish(thing: EnglishThing): EnglishSaid {
  const { ledger, name, type } = thing;
  const ofLedger = read.get(ledger) ?? new Map<string, EnglishSaid>();
  read.set(ledger, ofLedger);
  const key = `${name}\n${type}`;
  const known = ofLedger.get(key);
  if (known !== undefined) return known;
  const said: EnglishSaid = { phrases: [], clauses: [], sentences: [] };
  let spoken: Spoken = { isOfThing: true, wasSeveral: false, part: '' };
  for (const given of sentencesOf(thing)) {
    const sentence = behindOthers(given, name);
    // "Most mats are made of PVC. They smell of it.", "Our adult jacket has a hood."
    if (sentence === '') {
      if (tellsOfOthers(given, 'en', name))
        spoken = { isOfThing: false, wasSeveral: !/^an?\s/iu.test(given), part: '' };
      continue;
    }
    said.sentences.push(sentence);
    said.phrases.push(...figureOfThing(sentence, thing));
    for (const plain of plainSentences(sentence, thing)) spoken = readSentence(plain, spoken, thing, said);
  }
  ofLedger.set(key, said);
  return said;
}
