import { factsNamed } from '#rules/facts/facts-named.ts';
import { fieldLength, withUnit } from '#rules/facts/field-length.ts';
import { lengthShare, wordsIn } from '#rules/facts/script-density.ts';
import type { CountUnit, FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { countText } from '#rules/text/count.ts';
import { atLeast, rangeScore, type Check } from './check.ts';
import type { ListingContext } from './listing-context.ts';

export interface LengthParams {
  /** Lower end of the good range; the platform file's target when absent. */
  from?: number;
  /** Upper end; the platform file's target or limit when absent. */
  to?: number;
  /** Counted in something else than the platform's own unit, such as words. */
  unit?: CountUnit;
}

/** Average letters of a word with its space, to turn "12 words a fact" into characters. */
const charactersPerWord = 6;
/** Words that a text should have for each fact: two thirds of the 12 of writing guide §5.7, since terse is no fault. */
const wordsPerFact = 8;
/** Words around one fact beyond which a text is padding: twice the good measure. */
const mostWordsPerFact = 24;
/**
 * Fewer details than this fill a sentence, and its length says nothing about it. Where the seller told nothing else
 * either, what a buyer misses are facts, and these are counted in its place: nobody gains by padding.
 */
const fewestDetails = 4;
/** Words of the brief that say something all the same: what a firm or a film does is told in sentences. */
const tellingWords = 20;
/** Characters that one fact is good for in a title or another short line. */
const charactersPerFactInLine = 11;

/** How much text the seller's facts can fill: nobody is asked to pad. `line` for titles, `prose` for descriptions. */
function roomOfFacts(context: ListingContext, shape: 'line' | 'prose', unit: CountUnit): number {
  const facts = Math.max(1, context.detailCount);
  if (shape === 'prose')
    return unit === 'words' ? facts * wordsPerFact : facts * wordsPerFact * charactersPerWord;
  const own = countText(`${context.ledger.brand} ${context.ledger.productType}`.trim(), 'characters');
  const characters = own + facts * charactersPerFactInLine;
  return unit === 'words' ? Math.ceil(characters / charactersPerWord) : characters;
}

/** A check on how much stands in one field. */
export function lengthCheck(text: {
  id: string;
  /** As the seller calls it: "title", "meta description". */
  noun: string;
  why: string;
  field: FieldId | 'title';
  /** What fills it; facts of the product when absent. */
  filling?: string;
  shape: 'line' | 'prose';
}): Check<LengthParams> {
  const fieldOf = (context: ListingContext): FieldId =>
    text.field === 'title' ? context.platform.titleField : text.field;
  return {
    id: text.id,
    titleGood: `The ${text.noun} has a good length`,
    titleBad: `The ${text.noun} is too short or too long`,
    why: text.why,
    applies: (context, params) => {
      const rule = context.rule(fieldOf(context));
      if (rule === undefined) return false;
      const unit = params.unit ?? boundsOf(rule).unit;
      return !isProse(text.shape, unit) || context.detailCount >= fewestDetails || isTerse(context);
    },
    judge: (context, params) => {
      const field = fieldOf(context);
      const rule = context.rule(field);
      const bounds = boundsOf(rule);
      const unit = params.unit ?? bounds.unit;
      const found =
        params.unit === undefined && rule !== undefined
          ? fieldLength(rule, context.value(field))
          : params.unit === 'words'
            ? wordsIn(context.text(field))
            : countText(context.text(field).plain, unit);
      const own = params.unit === undefined ? bounds : { from: 0, to: Number.POSITIVE_INFINITY };
      const to = params.to ?? own.to;
      const share = unit === 'characters' ? lengthShare(context.text(field)) : 1;
      const wanted = Math.min(params.from ?? own.from, roomOfFacts(context, text.shape, unit));
      const from = Math.min(Math.round(wanted * share), to);
      const { toldCount } = context;
      if (isProse(text.shape, unit) && isTerse(context) && found > 0 && found <= to)
        return {
          score: atLeast(toldCount, fewestDetails),
          found: `${withUnit(found, unit)} on ${toldCount === 1 ? '1 fact' : `${toldCount} facts`}`,
          expected: `${fewestDetails} facts or more`,
          fix: `Add ${text.filling ?? 'facts of the product'} to the ${text.noun}: ${fewestDetails - toldCount} more.`,
          field,
        };
      const carried = isProse(text.shape, unit) ? carriedByFacts(context, field, unit) : found;
      const score =
        found === 0
          ? 0
          : found > to
            ? rangeScore(found, from, to)
            : rangeScore(Math.min(found, carried), from, to);
      const expected = Number.isFinite(to)
        ? `${from} to ${withUnit(to, unit)}`
        : `${withUnit(from, unit)} or more`;
      return {
        score,
        found:
          found === 0
            ? `The ${text.noun} is empty`
            : `${withUnit(found, unit)}${carried < Math.min(found, from) ? ', most of them without a fact' : ''}`,
        expected,
        fix:
          found > to
            ? `Cut the ${text.noun} by ${withUnit(found - to, unit)}.`
            : found >= from
              ? `Put facts in the place of words that say nothing in the ${text.noun}.`
              : `Add ${text.filling ?? 'facts of the product'} to the ${text.noun}: ${withUnit(from - found, unit)} more.`,
        field,
      };
    },
  };
}

/** Whether the seller told hardly anything, in facts and in words. */
function isTerse({ toldCount, toldWords }: ListingContext): boolean {
  return toldCount < fewestDetails && toldWords < tellingWords;
}

/** Texts whose words can be padding. Search terms and tags are counted in other units and hold no sentences. */
function isProse(shape: 'line' | 'prose', unit: CountUnit): boolean {
  return shape === 'prose' && (unit === 'words' || unit === 'characters');
}

/** How long a text can be on the facts that it names: a text without facts is not made good by length. */
function carriedByFacts(context: ListingContext, field: FieldId, unit: CountUnit): number {
  const words = (factsNamed(context.text(field), context.facts).length + 1) * mostWordsPerFact;
  return unit === 'words' ? words : words * charactersPerWord;
}

/** Target of a field in its own unit, from the platform's file: of the text, or of a list's joined length. */
function boundsOf(rule: FieldRule | undefined): { from: number; to: number; unit: CountUnit } {
  if (rule?.kind === 'text') {
    return { from: rule.target?.from ?? 1, to: rule.target?.to ?? rule.limit.max, unit: rule.limit.unit };
  }
  if (rule?.kind === 'list' && rule.total !== undefined) {
    return {
      from: rule.totalTarget?.from ?? 1,
      to: rule.totalTarget?.to ?? rule.total.max,
      unit: rule.total.unit,
    };
  }
  return { from: 1, to: Number.POSITIVE_INFINITY, unit: 'items' };
}
