import {
  type EnglishPhrase,
  namesPart,
  ofPart,
  ofThing,
  partPhrases,
  phraseThat,
} from './english-phrases.ts';
import { type EnglishThing, namesThing } from './english-thing.ts';
import { saidAnywhere } from './english-turns.ts';
import { behindOthers } from './not-its-own.ts';
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
  'comes|holds|measures|weighs|features|includes|fits|suits|closes|fastens|hangs|extends|folds|runs|works|keeps|needs|requires|contains|seats|lasts|charges|supports|covers|opens|locks|sits|uses|makes|resists|stays|adjusts|stops|shows|lets|gives|helps|cuts|takes|heats|bends|turns|lifts|grips|tastes|smells';
const verbs = `is|are|has|have|can|will|never|does|goes|carries|dries|reaches|${doing}|(?<=[^s]s\\s)(?:do|don[’']t|carry|go|dry|reach|${doing.replaceAll(/s(?=\||$)/gu, '')})`;
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
  /^(?:(?:Inside|In the box|Included|On the (?:front|back|inside))(?: you(?:[’']ll| will)? (?:find|get))?\s?(?:there(?:[’']s|\s(?:is|are))|(?:is|are))?|There(?:[’']s|\s(?:is|are))|You (?:also )?get)\s/iu;

/** Clauses that hang on what stands before them, up to the end of the sentence. */
const hanging =
  /(?:,? (?:so|because|since|which|who|whose|where|when|while|if|unless|although|though|but|as long as|as you|as they|as it|instead|rather than|than|even|except|without having|to (?:keep|make|get|stop|prevent|avoid|give|help|let))\s|\s[-–—]\s|\s\(| that (?!(?:is|are)\s)|, (?:ideal|perfect|great|just|all|then|or)\s).*$/u;
/** Words by which a sentence takes back, leaves open or bargains. */
const hedged =
  /(?<!\p{L})(?:not|n[’']t|never|cannot|nothing|none|hardly|barely|optional|optionally|separately|extra|maybe|perhaps|might|could|would|should|once|used to|either|choose|choice|sold out|replaced|missing|broken|worn|gone|lost)(?!\p{L})/iu;
/** What takes back a part of what was said: "waterproof, but only for minutes". */
const withdrawn = /(?:^|\s)(?:but|unless|except|although|though|as long as|if|only (?:if|for|when))\s/iu;
/** A second statement with its own subject or verb. */
const joint = new RegExp(
  `;\\s|,?\\s(?:and|plus)\\s(?=(?:(?:it|they|there)[’'\\s]|(?:the|a|an|its|each)\\s))|,?\\sand\\s(?=(?:${verbs}|wipes?|feels?|taste|smell|weigh|measure|hold|fit|come|last|work|run)\\s)|,\\s(?=(?:is|has|holds|measures|weighs|comes|fits|tastes|smells)\\s)`,
  'u',
);

/** The sentences of the description that tell of the thing, each once, without their end. */
function sentencesOf({ units, brand, name }: EnglishThing): string[] {
  const told = new Map<string, boolean>();
  for (const { path, quote, kind, label } of units) {
    if (!path.endsWith('.description')) continue;
    told.set(quote, (told.get(quote) ?? true) && label === '' && !untold.has(kind));
  }
  return [...told]
    .filter(([, isTold]) => isTold)
    .map(([quote]) => {
      const plain = behindOthers(quote.replace(/[.!…]+$/u, ''), name);
      // "Hollis yoga mats are made of rubber", "Nordvik's frother".
      return brand !== '' && plain.startsWith(brand)
        ? plain.slice(brand.length).replace(/^(?:[’']s?)?\s/u, 'The ')
        : plain;
    });
}

/** "Our 10-inch skillet". */
function measuredThing(noun: string): EnglishPhrase[] {
  const figure =
    /^(\d[\d.,/]*-(?:inch|foot|cm|mm|litre|liter|quart|gallon|ounce|watt|volt|piece|person))\s/u.exec(
      noun,
    )?.[1];
  return figure === undefined ? [] : [phraseThat('figure', figure)];
}

/** What the subject of a sentence was: the thing, or several of its parts. */
interface Spoken {
  isOfThing: boolean;
  wasSeveral: boolean;
}

/** The phrases of one sentence; what a pronoun stands for is what the sentence before spoke of. */
function phrasesOf(sentence: string, before: Spoken, thing: EnglishThing): [EnglishPhrase[], Spoken] {
  const phrases: EnglishPhrase[] = [];
  let { isOfThing, wasSeveral } = before;
  let part = '';
  let isOfPart = false;
  for (const [at, clause] of sentence.split(joint).entries()) {
    const told = clause.trim();
    const said = told.replace(hanging, '');
    const capital = `${told.slice(0, 1).toUpperCase()}${told.slice(1)}`;
    const opening = subject.exec(capital) ?? newPart.exec(capital);
    const byPronoun = opening === null ? pronoun.exec(capital) : null;
    // "The handles fold flat. It is light": what is one is none of several parts.
    if (byPronoun !== null && byPronoun[1] === 'It' && wasSeveral) isOfThing = true;
    if (opening !== null) {
      const noun = opening[2]!.trim();
      isOfThing = namesThing(noun, thing);
      part = isOfThing ? '' : noun;
      isOfPart ||= !isOfThing;
      wasSeveral = !isOfThing && /[^s]s$/u.test(noun);
      const predicate = said.slice(opening[0].length);
      const isHedged = hedged.test(predicate) || withdrawn.test(told);
      if (isOfThing) phrases.push(...measuredThing(noun), ...(isHedged ? [] : ofThing(predicate)));
      else
        phrases.push(
          ...namesPart(noun, opening[1]!),
          ...(isHedged ? [] : ofPart(noun, predicate, opening[1]!)),
        );
    } else if (hedged.test(said) || withdrawn.test(told)) isOfThing ||= at === 0 && byPronoun === null;
    else if (byPronoun !== null) {
      isOfPart ||= !isOfThing;
      if (isOfThing)
        phrases.push(...ofThing(said.slice(byPronoun[0].length).replace(/^[’'](?:s|re)\s/u, 'is ')));
    } else if (at > 0 && /^\p{Ll}/u.test(told) && (isOfThing || part !== ''))
      phrases.push(...(isOfThing ? ofThing(said) : ofPart(part, said, 'The')));
    else if (existing.test(capital)) phrases.push(...partPhrases(said.replace(existing, '')));
    else if (at === 0) isOfThing = true;
  }
  return [[...phrases, ...saidAnywhere(sentence, isOfPart, thing)], { isOfThing, wasSeveral }];
}

/**
 * What whole English sentences say of the thing, one after another: "It closes with a long leather strap and weighs just 300 g" →
 * "long leather strap", "300 g". Words of the seller, none turned.
 */
export function saidInEnglish(thing: EnglishThing): EnglishPhrase[] {
  const phrases: EnglishPhrase[] = [];
  let spoken: Spoken = { isOfThing: true, wasSeveral: false };
  for (const sentence of sentencesOf(thing)) {
    const [found, goesOn] = phrasesOf(sentence, spoken, thing);
    phrases.push(...found);
    spoken = goesOn;
  }
  return phrases;
}
