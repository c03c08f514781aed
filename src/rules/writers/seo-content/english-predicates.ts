import { behindOthers } from '#rules/ledger/not-its-own.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { namesPart, ofPart, ofThing, partsIn } from './english-predicate-phrases.ts';
import { namesThing } from './english-things.ts';
import { saidAnywhere } from './english-turns.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 44;
const mostWords = 8;

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
function sentencesOf({ units, brand, name }: Draft): string[] {
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
function measuredThing(noun: string): string[] {
  const figure =
    /^(\d[\d.,/]*-(?:inch|foot|cm|mm|litre|liter|quart|gallon|ounce|watt|volt|piece|person))\s/u.exec(
      noun,
    )?.[1];
  return figure === undefined ? [] : [figure];
}

/** What the subject of a sentence was: the thing, or several of its parts. */
interface Spoken {
  isOfThing: boolean;
  wasSeveral: boolean;
}

/** The phrases of one sentence; what a pronoun stands for is what the sentence before spoke of. */
function phrasesOf(sentence: string, before: Spoken, draft: Draft): [string[], Spoken] {
  const phrases: string[] = [];
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
      isOfThing = namesThing(noun, draft);
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
    else if (existing.test(capital)) phrases.push(...partsIn(said.replace(existing, '')));
    else if (at === 0) isOfThing = true;
  }
  return [[...phrases, ...saidAnywhere(sentence, isOfPart, draft)], { isOfThing, wasSeveral }];
}

const read = new WeakMap<Draft, readonly string[]>();

/**
 * What whole English sentences say of the thing, in phrases that a title takes: "It closes with a long leather strap and weighs
 * just 300 g" → "long leather strap", "300 g". Words of the seller, none turned.
 */
export function englishPredicates(draft: Draft): readonly string[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const found = readPredicates(draft);
  read.set(draft, found);
  return found;
}

function readPredicates(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  const phrases: string[] = [];
  let spoken: Spoken = { isOfThing: true, wasSeveral: false };
  for (const sentence of sentencesOf(draft)) {
    const [found, goesOn] = phrasesOf(sentence, spoken, draft);
    phrases.push(...found);
    spoken = goesOn;
  }
  const name = foldWord(draft.name);
  const named = new Set(stemsOf(draft.name).filter((stem) => stem.length > 2));
  const once = [...new Set(phrases)];
  return once.filter(
    (phrase) =>
      !once.some((other) => other.startsWith(`${phrase} `)) &&
      phrase.length > 1 &&
      phrase.length <= longest &&
      countPieces(phrase) <= mostWords &&
      !name.includes(foldWord(phrase)) &&
      // "Holds a 250 g block of butter" of a butter dish: its name says half of it, and a title says nothing twice.
      (/^for\s|^\d|\d \p{L}+$/u.test(phrase) || !stemsOf(phrase).some((stem) => named.has(stem))) &&
      !/\b(?:I|we|you|us|me|my|our|your)\b/iu.test(phrase) &&
      !hasPraise(phrase, 'en') &&
      !noTitleWord.test(phrase) &&
      !packaging.test(phrase),
  );
}
