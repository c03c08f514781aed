import type { FactKind } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import {
  isToldTogether,
  isColourList,
  isFeatureList,
  isLooseList,
  isRowOfWords,
  isSeries,
  tradeLine,
} from './unit-lists.ts';
import { areSteps, areStepsOfApp, germanSteps, isApp } from './instruction-steps.ts';
import { withReasons } from './with-reasons.ts';
import { withVerbsInRow } from './verbs-in-row.ts';
import { opensWithStamp, splitChapters, withMark } from './chapter-lines.ts';
import { joinedColours } from './colour-rows.ts';
import { fragmentsOf, linesOf, quotesOf, withoutStop } from './clauses.ts';
import { type Context, kindByPattern } from './clause-kind.ts';
import { partOf, type Sentence, unitOf, wholeOf } from './sentence-units.ts';
import { cutContents, opensContents } from './contents-list.ts';
import { withKindsByOthers } from './kinds-by-others.ts';
import { fieldKind } from './field-kinds.ts';
import { withPackedSize } from './packed-size.ts';
import { isToldWhole, wholeUnit } from './told-whole.ts';
import { hasHeadedRows, isHeaded, partsOfPoint } from './headed-points.ts';
import { toldWhole } from './not-its-own.ts';
import { opensUnlike } from './other-things.ts';
import { pointOf } from './point-unit.ts';
import { withoutHealthPromise } from './health-promise.ts';
import { isOfOtherLabel, labelKindOf, ofMixture, valueBehind } from './label-kinds.ts';
import { withJoinedPieces } from './joined-pieces.ts';
import { tellsOfMaker } from './truer-kind.ts';
import { isRowOfSizes } from './size-row.ts';
import { type Shape, shapeOf } from './shape.ts';
import { isRomance, type Spoken, spokenOf } from './romance-predicates.ts';
import { keepsItsVerb, kindOfPredicate, withoutTraitsOfFlaw } from './predicate-kinds.ts';
import { behindItsNoun, isOfGoods, isOneStatement, predicatesIn, readAs } from './shared-subject.ts';
import {
  asksInPassing,
  besideIt,
  saysOnePrice,
  supposes,
  weighsSo,
  doubts,
  labelledChoice,
  labelledColour,
  labelledMixture,
  labelPattern,
  partJoint,
  letterList,
  peopleDo,
} from './unit-openings.ts';
import { sentencesIn } from './sentences-in.ts';
import { countPieces } from '#rules/text/spaces.ts';

/** One clause of the seller: what it says, how it is built, and the sentence that it stands in. */
export interface Unit {
  text: string;
  kind: FactKind;
  shape: Shape;
  path: string;
  quote: string;
  /** Label the seller gave it ("Material: oak"), or empty. */
  label: string;
  /** The clause is the whole sentence of the seller. */
  whole: boolean;
  /** One of several things that a sentence says of the thing, as a sentence of its own; the text tells them in one. */
  predicate?: string;
  /** Heading and text, where it is one of several points that have a heading each. */
  point?: { head: string; body: string };
}

function unitsOfSentence(
  sentence: string,
  path: string,
  label: string,
  forced: FactKind | null,
  context: Context,
): Unit[] {
  const plain = withoutStop(sentence);
  if (plain === '') return [];
  const said: Sentence = { sentence, plain, quotes: quotesOf(sentence), path, label, forced, context };
  if (platforms[context.platform].subject === 'video' && opensWithStamp(plain))
    return [{ ...unitOf(said, withMark(sentence, plain), 'noun', true), kind: 'chapter' }];
  const apart = toldWhole(plain, path, context);
  if (apart !== null) return wholeOf(said, 'sentence', apart.kind);
  const fact = isOfGoods(context, path) ? withoutHealthPromise(plain) : plain;
  if (fact !== plain)
    return [...unitsOfSentence(fact, path, label, forced, context), ...wholeOf(said, 'sentence', 'medical')];
  const shape = shapeOf(plain, context.language);
  const units =
    saidOfThing(said) ??
    (opensContents.test(plain) ? behindContents(said) : null) ??
    besideOrSo(said) ??
    (shape === 'sentence' || shape === 'order' ? clausesOf(said, shape) : null) ??
    inOneBreath(said, shape) ??
    (opensContents.test(plain) ? contentsAndOthers(said, shape) : null) ??
    functionsOf(said) ??
    fragmentsAsUnits(said, shape);
  const told = withKindsByOthers(units, context, path);
  return told.length === 1 && told[0]!.whole ? [spokenOfThing(told[0]!, said)] : told;
}

/** "Our duvet cover is woven from flax" says what the thing is as "It is woven from flax" does, and tells no story. */
function spokenOfThing(unit: Unit, { context, path, plain }: Sentence): Unit {
  if (!isOfGoods(context, path) || isRomance(context.language)) return unit;
  const sentence = behindItsNoun(plain, context.name!);
  if (sentence === null) return unit;
  const kind =
    /^our /iu.test(plain) && unit.kind === 'story' ? kindByPattern(sentence, context, 'sentence') : unit.kind;
  return { ...unit, kind: kind ?? 'feature', predicate: sentence };
}

function saidOfThing(said: Sentence): Unit[] | null {
  const { context, path, plain } = said;
  if (!isOfGoods(context, path)) return null;
  const predicates = predicatesIn(plain, context);
  if (predicates === null) return null;
  const keepsVerbs = isRomance(context.language);
  const units = predicates.map(({ phrase, sentence, opensWithVerb }) => {
    const unit = opensWithVerb ? unitOf(said, phrase, 'verb', false) : partOf(said, phrase);
    if (!keepsVerbs) return { ...unit, ...readAs(unit, sentence), predicate: sentence };
    const kind = kindOfPredicate(unit.kind, phrase);
    const whole = unitOf(said, sentence, 'verb', false);
    return keepsItsVerb(sentence, kind, whole.kind)
      ? { ...whole, predicate: sentence }
      : { ...unit, kind, predicate: sentence };
  });
  return keepsVerbs ? withoutTraitsOfFlaw(units) : units;
}

/** What lies in the box, and what stands behind it. */
function behindContents(said: Sentence): Unit[] | null {
  const [first = '', ...others] = said.plain.split(/;\s+/u);
  const { contents, behind } = cutContents(first, said.context.language);
  return behind.length === 0 ? null : [contents, ...behind, ...others].map((part) => partOf(said, part));
}

/** What lies beside a thing, or what a weight is good for. */
function besideOrSo(said: Sentence): Unit[] | null {
  const two = (said.context.language === 'de' ? besideIt : weighsSo).exec(said.plain);
  return two === null ? null : [partOf(said, two[1]!), partOf(said, two[2]!)];
}

/** The clauses of a sentence or an order that is no list in truth. */
function clausesOf(said: Sentence, shape: Shape): Unit[] | null {
  const { plain, path, context } = said;
  const { language } = context;
  const parts = plain.split(partJoint);
  if (isLooseList(plain, language) || isFeatureList(plain, path, language)) return null;
  if (parts.length === 1) return wholeOf(said, shape);
  return parts.flatMap((part) => {
    const partShape = shapeOf(part, language);
    if (partShape === 'sentence' || partShape === 'order') return [unitOf(said, part, partShape, false)];
    return withJoinedPieces(fragmentsOf(part)).map((piece) => partOf(said, piece));
  });
}

const opensJoined = /^(?:Or|And|But)\s\p{Ll}/u;

/** What is told as it stands, whatever commas it has. */
function inOneBreath(said: Sentence, shape: Shape): Unit[] | null {
  const { sentence, plain, context } = said;
  const isEnglish = context.language === 'en';
  // "Laminate, not sure": what the seller only supposes is told as he tells it, and never in a title.
  if (isEnglish && (supposes.test(plain) || doubts.test(sentence) || tellsOfMaker(plain)))
    return wholeOf(said, 'sentence', 'story');
  // "What we spent, where we parked": what is asked in passing is told in one breath or not at all.
  if ((isEnglish && asksInPassing(plain)) || opensUnlike(plain, context)) return wholeOf(said, 'sentence');
  // "Or just air it, wool cleans itself": what goes on from the sentence before stands whole.
  if (isEnglish && opensJoined.test(plain)) return wholeOf(said, shape);
  if (isOneStatement(plain, context, said.path)) return wholeOf(said, 'sentence');
  if (platforms[context.platform].subject === 'page') {
    if (isRowOfWords(plain)) return wholeOf(said, shape, 'feature');
    if (isEnglish && saysOnePrice(plain)) return wholeOf(said, shape, 'price');
    if (isEnglish && peopleDo.test(plain)) return wholeOf(said, 'sentence');
  }
  if (isEnglish && isRowOfSizes(plain)) return wholeOf(said, 'noun', 'size');
  if (ofMixture.test(said.label)) return wholeOf(said, 'noun');
  // "Im nassen Haar aufschäumen, ausspülen, fertig": what one does, step by step. German.
  if (
    context.language === 'de' &&
    platforms[context.platform].subject === 'product' &&
    germanSteps.test(plain)
  )
    return wholeOf(said, 'sentence', 'use');
  return plain.includes(',') && letterList.test(plain) ? wholeOf(said, 'sentence') : null;
}

/** "Comes with a steel nib; broad ones sold separately" tells two things. */
function contentsAndOthers(said: Sentence, shape: Shape): Unit[] {
  const [contents = '', ...others] = said.plain.split(/;\s+/u);
  return [unitOf(said, contents, shape, others.length === 0), ...others.map((part) => partOf(said, part))];
}

/** Functions of an app stand one by one: "avisos con foto, control de tomas, informe en PDF". */
function functionsOf(said: Sentence): Unit[] | null {
  const parts = said.plain.split(/,\s+/u);
  const isRow = said.path === 'appFeatures' && said.context.language !== 'en' && parts.length > 2;
  const isOne = (part: string): boolean => countPieces(part) < 7 && !/[()]/u.test(part);
  return isRow && parts.every(isOne) ? parts.map((part) => partOf(said, part)) : null;
}

/** The fragments of a sentence without a verb, or the whole where one word governs them all. */
function fragmentsAsUnits(said: Sentence, shape: Shape): Unit[] {
  const { plain, context, forced } = said;
  const { language } = context;
  // "Hours: Mon-Thu 9-6, Fri 9-1": what a label holds together is told behind it.
  if (said.label !== '' && (forced === 'hours' || forced === 'place')) return wholeOf(said, shape);
  const pieces = withJoinedPieces(fragmentsOf(plain));
  const fragments = language === 'en' ? withPackedSize(withReasons(joinedColours(pieces))) : pieces;
  if (isColourList(fragments, language))
    return [{ ...unitOf(said, fragments.join(', '), shape, true), kind: 'colour' }];
  if (platforms[context.platform].subject === 'page' && isSeries(fragments, language))
    return wholeOf(said, shape, 'service');
  if (language === 'en' && areSteps(fragments)) return wholeOf(said, 'order', 'use');
  if (isApp(context) && areStepsOfApp(fragments)) return wholeOf(said, 'order', 'function');
  if (fragments.length <= 1) return [unitOf(said, fragments[0] ?? plain, shape, true)];
  // "For labradors, spaniels and other dogs", "steam vegetables, dumplings or fish": one word governs them all.
  if (language === 'en' && isToldTogether(plain, shape === 'preposition', fragments))
    return wholeOf(said, shape);
  return withVerbsInRow(
    fragments.map((part) =>
      partOf(isOfOtherLabel(forced, part) ? { ...said, forced: null, label: '' } : said, part),
    ),
    language,
  );
}

/** "Not included: scissors, pot" stays one: without its label each entry would lie in the box. */
function deniedRow(line: string, path: string, context: Context): Unit[] {
  const [first] = unitsOfSentence(line, path, '', 'exclusion', context);
  return first === undefined
    ? []
    : [{ ...first, kind: 'exclusion', text: withoutStop(line), shape: 'sentence', whole: true }];
}

/** "Durée : 2 heures" of a kit says how long one is at it, and not how long it takes to be made: the row keeps its label. */
const howLong = /^(?:dauer|duración|durée)\s?$/iu;

/** Clauses of one text, in order. */
export function unitsOfText(path: string, text: string, context: Context): Unit[] {
  const units: Unit[] = [];
  const field = fieldKind(path);
  const { subject } = platforms[context.platform];
  const arePoints = subject === 'product' ? isHeaded(text) : subject === 'page' && hasHeadedRows(text);
  for (const line of linesOf(subject === 'video' ? splitChapters(text) : text)) {
    // A data sheet for shops: what a carton holds and how many must be ordered is nothing that a buyer gets.
    if (path.startsWith('products.') && tradeLine.test(line)) continue;
    // "Nährwerte pro 100 g: …; Salz 0,02 g": one sentence, whose amounts are none of the thing's.
    if (isToldWhole(line)) {
      units.push(wholeUnit(line, path));
      continue;
    }
    const labelled = line.includes(':') || line.includes('：') ? labelPattern.exec(line) : null;
    const labelKind =
      labelled === null || (subject === 'product' && howLong.test(labelled[1]!))
        ? undefined
        : labelKindOf(labelled[1]!.trim(), labelled[2]!);
    const label = labelKind === undefined ? '' : labelled![1]!.trim();
    if (labelKind === 'exclusion') {
      units.push(...deniedRow(line, path, context));
      continue;
    }
    const body = labelKind === undefined ? line : valueBehind(label, labelled![2]!);
    let before: Spoken = 'thing';
    for (const [at, sentence] of sentencesIn(body, context.language).entries()) {
      const told: Context = { ...context, before };
      if (isRomance(context.language) && context.name !== undefined)
        before = spokenOf(sentence, context.name, context.language, before);
      // A label governs its own sentence; what follows it speaks for itself.
      const forced = (at === 0 ? labelKind : undefined) ?? field ?? null;
      const own =
        labelKind === undefined && sentence.includes(':')
          ? (labelledColour.exec(sentence) ?? labelledChoice.exec(sentence))
          : null;
      const mixture = labelKind === undefined ? labelledMixture.exec(sentence) : null;
      if (mixture !== null) {
        units.push(...unitsOfSentence(mixture[2]!, path, mixture[1]!, 'contents', told));
        continue;
      }
      if (arePoints && at === 0 && labelKind === undefined && partsOfPoint(sentence).head !== '')
        units.push(pointOf(sentence, path, context));
      else if (own === null)
        units.push(...unitsOfSentence(sentence, path, at === 0 ? label : '', forced, told));
      else
        for (const unit of unitsOfSentence(own[2]!, path, own[1]!, 'colour', context))
          units.push({ ...unit, whole: false });
    }
  }
  return units;
}
