import type { Brief, FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import {
  isToldTogether,
  isColourList,
  isFeatureList,
  isLooseList,
  isRowOfWords,
  isSeries,
  tradeLine,
  withReasons,
} from './unit-lists.ts';
import { areSteps } from './instruction-steps.ts';
import { withVerbsInRow } from './verbs-in-row.ts';
import { businessKind } from './business-kind.ts';
import { opensWithStamp, splitChapters, withMark } from './chapter-lines.ts';
import { namesAilments } from './ailments.ts';
import { claimHits } from './claim-index.ts';
import { joinedColours } from './colour-rows.ts';
import { fragmentsOf, linesOf, quotesOf, splitSentences } from './clauses.ts';
import { cutContents, isMostlyMeasure, listsContents, opensContents } from './contents-list.ts';
import { fieldKind } from './field-kinds.ts';
import { withPackedSize } from './packed-size.ts';
import { plainTerm } from './plain-terms.ts';
import { conditionPatterns, isPartInOrder, isSound, withoutDenied } from './condition-patterns.ts';
import { defaultKind, forcedKind } from './default-kinds.ts';
import { isHeaded, partsOfPoint } from './headed-points.ts';
import { labelKindOf, valueBehind } from './label-kinds.ts';
import { withJoinedPieces } from './joined-pieces.ts';
import { kindChances } from './kind-chances.ts';
import { kindPatterns } from './kind-patterns.ts';
import { tellsOfMaker, truerKind } from './truer-kind.ts';
import { measureKind, measuresIn } from './measures.ts';
import { type Shape, shapeOf } from './shape.ts';
import { hasFigure } from '#rules/text/letters.ts';
import {
  answers,
  asksInPassing,
  besideIt,
  saysOnePrice,
  supposes,
  weighsSo,
  deniedOpening,
  doubts,
  kindByFigure,
  labelledChoice,
  labelledColour,
  bareColour,
  letterList,
  namesNoStuff,
  colourOfPart,
  paperBox,
  pocketFor,
  verbKinds,
} from './unit-openings.ts';
import { tokensOf } from '#rules/text/words.ts';
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
  /** Heading and text, where it is one of several points that have a heading each. */
  point?: { head: string; body: string };
}

interface Context {
  language: WrittenLanguage;
  platform: Brief['platform'];
  used: boolean;
}

const labelPattern = /^([\p{L}][\p{L}\s&/'’-]{1,32}?)\s?[:：]\s+(.+)$/u;
const bareAttribute = 5;

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function kindByPattern(text: string, context: Context, shape: Shape): FactKind | null {
  const { language } = context;
  if (hasFigure(text)) {
    if (/^\d{1,2}:\d{2}(?::\d{2})?\s+\S/.test(text))
      return platforms[context.platform].subject === 'video'
        ? 'chapter'
        : /^\d{1,2}:\d{2} ?(?:to|–|-|bis|a|à|until|till) ?\d/u.test(text)
          ? 'hours'
          : null;
    const told = kindByFigure(text, language, platforms[context.platform].subject);
    if (told !== null) return told;
  }
  if (language === 'en' && /^(?:nr|near)\.?\s\p{L}+$/iu.test(text)) return 'place';
  if (language === 'en' && plainTerm(text) !== null) return plainTerm(text);
  const condition = conditionPatterns[language];
  if (language === 'en' && context.used && listsContents(text)) return 'contents';
  if (language === 'en' && (isPartInOrder(text) || (context.used && isSound(text)))) return 'condition';
  const told = withoutDenied(text, language);
  if (context.used && condition.flaw.test(told) && !/^no /iu.test(text))
    return truerKind('flaw', text, language, shape) ?? 'flaw';
  if (context.used && told !== text && condition.flaw.test(text)) return 'condition';
  const byVerb = shape === 'verb' ? verbKinds[/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''] : undefined;
  // "Runs on 33 and 45" tells no time, and "runs +12 s a day" not how long.
  const isNoTime =
    byVerb === 'duration' &&
    (text.includes('+') || !measuresIn(text).some(({ kind }) => kind === 'duration'));
  if (byVerb !== undefined && /\d/.test(text) && !isNoTime) return byVerb;
  if (shape === 'noun' && countPieces(text) <= bareAttribute && isMostlyMeasure(text)) {
    const measured = measureKind(text, language);
    if (measured !== null) return measured;
  }
  // "Pocket for a bladder (not included)": the bladder is missing, and not the pocket.
  if (language === 'en' && ((text.includes('(') && pocketFor.test(text)) || paperBox.test(text)))
    return 'feature';
  const patterns = kindPatterns[language];
  for (let left = kindChances(text, language); left !== 0; left &= left - 1) {
    const [kind, pattern] = patterns[31 - Math.clz32(left & -left)]!;
    // "Deux plaques (2 piles non fournies)", "rub with the sponges (6 in the box)": told in brackets of a part alone.
    if (
      (kind === 'exclusion' || kind === 'contents') &&
      text.includes('(') &&
      !pattern.test(text.replace(/\s?\([^()]*\)/gu, ''))
    )
      continue;
    if (kind === 'contents' && context.used && condition.condition.test(text)) continue;
    // Places carry capitals, so the pattern of origins minds the case; a clause may open with its verb ("Fabriquée à …").
    if (!pattern.test(text) && !(kind === 'origin' && pattern.test(lowerStart(text)))) continue;
    const truer = truerKind(kind, text, language, shape);
    if (truer !== null) return truer;
  }
  if (context.used && condition.condition.test(text)) return 'condition';
  const words = tokensOf(text);
  const hits = claimHits(text, language);
  const kinds = new Set(hits.map((hit) => hit.payload.kind));
  const isTaught = ['video', 'page', 'app'].includes(platforms[context.platform].subject);
  if (kinds.has('medical') && !(isTaught && namesAilments(text, language))) return 'medical';
  if (shape === 'noun') {
    const measured = isMostlyMeasure(text) ? measureKind(text, language) : null;
    if (measured !== null) return measured;
    if (kinds.has('material') && words.length <= 6) {
      // "No PVC" names what is not in it.
      if (deniedOpening.test(text) || (language === 'en' && namesNoStuff(text))) return 'feature';
      // "Wine glass slot" is for glasses.
      if (!/\b(?:wine|champagne|pint|shot|drinking|magnifying) glass/iu.test(text)) return 'material';
    }
    // "1 dualsense controller white": what comes with it has the colour.
    if (
      kinds.has('colour') &&
      words.length <= 4 &&
      !colourOfPart(text) &&
      !/\s(?:label|tab|seal|badge|stamp)$|^\d+ \p{Ll}{4}/u.test(text)
    )
      return 'colour';
  }
  if (kinds.has('safety')) return 'safety';
  if (kinds.has('environmental')) return 'environmental';
  return null;
}

function unitsOfSentence(
  sentence: string,
  path: string,
  label: string,
  forced: FactKind | null,
  context: Context,
): Unit[] {
  const plain = sentence.replace(/[.!?…。！？।۔؟]+["'”’)]?$/u, '').trim();
  if (plain === '') return [];
  // Once: a list of thousands of entries would cut the sentence anew for each.
  const quotes = quotesOf(sentence);
  const quote = quotes[0]!;
  const make = (text: string, shape: Shape, whole: boolean): Unit => ({
    text,
    kind:
      forcedKind(forced, text, context.language) ??
      businessKind(kindByPattern(text, context, shape), text, path, platforms[context.platform].subject) ??
      defaultKind(path, context.platform),
    shape,
    path,
    quote:
      sentence.length <= quote.length
        ? sentence
        : (quotes.find((part) => part.includes(text.slice(0, 40))) ?? quote),
    // "Size: 72 x 24 inches, 1.9 lb": what it weighs is no size.
    label: forced === 'size' && measureKind(text, context.language) === 'weight' ? '' : label,
    whole,
  });
  const isFilm = platforms[context.platform].subject === 'video';
  // "7:15 Harvest and curing": what a chapter names is one thing, whatever it joins.
  if (isFilm && opensWithStamp(plain))
    return [{ ...make(withMark(sentence, plain), 'noun', true), kind: 'chapter' }];
  const shape = shapeOf(plain, context.language);
  const whole = (kind: FactKind, built = shape): Unit[] => [{ ...make(plain, built, true), kind }];
  // "Is it a cot bumper? No, only for sitting": told as it stands, in the text alone.
  if (plain.includes('?') && answers.test(plain)) return whole('story', 'sentence');
  const told = (part: string): Unit => make(part, shapeOf(part, context.language), false);
  const isContents = opensContents.test(plain);
  if (isContents) {
    const { contents, behind } = cutContents(plain.split(/;\s+/u)[0] ?? '', context.language);
    if (behind.length > 0) return [contents, ...behind, ...plain.split(/;\s+/u).slice(1)].map(told);
  }
  const beside = context.language === 'de' ? besideIt.exec(plain) : weighsSo.exec(plain);
  if (beside !== null) return [told(beside[1]!), told(beside[2]!)];
  const isList = isLooseList(plain, context.language) || isFeatureList(plain, path, context.language);
  if ((shape === 'sentence' || shape === 'order') && !isList) {
    const parts = plain.split(/;\s+/u);
    if (parts.length === 1) return [make(plain, shape, true)];
    return parts.flatMap((part) => {
      const partShape = shapeOf(part, context.language);
      if (partShape === 'sentence' || partShape === 'order') return [make(part, partShape, false)];
      return withJoinedPieces(fragmentsOf(part)).map(told);
    });
  }
  // "Laminate, not sure": what the seller only supposes is told as he tells it, and never in a title.
  if (context.language === 'en' && (supposes.test(plain) || doubts.test(sentence) || tellsOfMaker(plain)))
    return whole('story', 'sentence');
  // "What we spent, where we parked": what is asked in passing is told in one breath or not at all.
  if (context.language === 'en' && asksInPassing(plain)) return [make(plain, 'sentence', true)];
  const isPage = platforms[context.platform].subject === 'page';
  if (isPage && isRowOfWords(plain)) return whole('feature');
  if (isPage && context.language === 'en' && saysOnePrice(plain)) return whole('price');
  if (plain.includes(',') && letterList.test(plain)) return [make(plain, 'sentence', true)];
  if (isContents) {
    // "Comes with a steel nib; broad ones sold separately" tells two things.
    const [contents = '', ...others] = plain.split(/;\s+/u);
    return [make(contents, shape, others.length === 0), ...others.map(told)];
  }
  // Functions of an app stand one by one: "avisos con foto, control de tomas, informe en PDF".
  const functions = path === 'appFeatures' && context.language !== 'en' ? plain.split(/,\s+/u) : [];
  if (functions.length > 2 && functions.every((part) => countPieces(part) < 7 && !/[()]/u.test(part)))
    return functions.map(told);
  const pieces = withJoinedPieces(fragmentsOf(plain));
  const fragments = context.language === 'en' ? withPackedSize(withReasons(joinedColours(pieces))) : pieces;
  if (isColourList(fragments, context.language))
    return [{ ...make(fragments.join(', '), shape, true), kind: 'colour' }];
  // "Check-ups, fillings, crowns and hygiene": what a firm does, told in one breath.
  if (isPage && isSeries(fragments, context.language)) return whole('service');
  if (context.language === 'en' && areSteps(fragments)) return whole('use', 'order');
  if (fragments.length <= 1) return [make(fragments[0] ?? plain, shape, true)];
  // "For labradors, spaniels and other dogs", "steam vegetables, dumplings or fish": one word governs them all.
  if (context.language === 'en' && isToldTogether(plain, shape === 'preposition', fragments))
    return [make(plain, shape, true)];
  return withVerbsInRow(fragments.map(told), context.language);
}

/** "Lightweight: only 1.7 lb, size 20 x 13 x 8 inch": one of several points with a heading each is told as it stands. */
function pointOf(sentence: string, path: string, context: Context): Unit {
  const { text, head, body } = partsOfPoint(sentence);
  return {
    text,
    kind: kindByPattern(body, context, 'noun') ?? defaultKind(path, context.platform),
    shape: 'sentence',
    path,
    quote: quotesOf(sentence)[0]!,
    label: '',
    whole: true,
    point: { head, body },
  };
}

/** Clauses of one text, in order. */
export function unitsOfText(path: string, text: string, context: Context): Unit[] {
  const units: Unit[] = [];
  const field = fieldKind(path);
  const isFilm = platforms[context.platform].subject === 'video';
  const arePoints = platforms[context.platform].subject === 'product' && isHeaded(text);
  for (const line of linesOf(isFilm ? splitChapters(text) : text)) {
    // A data sheet for shops: what a carton holds and how many must be ordered is nothing that a buyer gets.
    if (path.startsWith('products.') && tradeLine.test(line)) continue;
    const labelled = line.includes(':') || line.includes('：') ? labelPattern.exec(line) : null;
    const labelKind = labelled === null ? undefined : labelKindOf(labelled[1]!.trim(), labelled[2]!);
    const label = labelKind === undefined ? '' : labelled![1]!.trim();
    const body = labelKind === undefined ? line : valueBehind(label, labelled![2]!);
    for (const [at, sentence] of splitSentences(body).map(bareColour).entries()) {
      // A label governs its own sentence; what follows it speaks for itself.
      const forced = (at === 0 ? labelKind : undefined) ?? field ?? null;
      const own =
        labelKind === undefined && sentence.includes(':')
          ? (labelledColour.exec(sentence) ?? labelledChoice.exec(sentence))
          : null;
      if (arePoints && at === 0 && labelKind === undefined && partsOfPoint(sentence).head !== '')
        units.push(pointOf(sentence, path, context));
      else if (own === null)
        units.push(...unitsOfSentence(sentence, path, at === 0 ? label : '', forced, context));
      else
        units.push(
          ...unitsOfSentence(own[2]!, path, own[1]!, 'colour', context).map((unit) => ({
            ...unit,
            whole: false,
          })),
        );
    }
  }
  return units;
}
