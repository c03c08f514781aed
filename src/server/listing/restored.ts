import { onlyBacked } from '#rules/listing/backed.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { withoutStop } from '#rules/ledger/clauses.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldRule } from '#rules/platforms/platform.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { nearest, placesOf, restoredText, sentencesIn } from './restored-text.ts';
import { rootsOf, Told } from './told-roots.ts';

/** Part of a sentence of the seller that the rules print. */
const leastOfRules = 0.9;
const whole = /[.!?…。！？]["”’)]?$/u;

/**
 * What was taken out of a model's texts because it said more than the brief had often told facts as well: these are told
 * in the seller's own sentences, each where the answer had spoken of it, so that being strict costs the seller nothing.
 * Only sentences of which the rules make a listing too; where nothing was taken out nothing changes.
 */
export function restored(prepared: Prepared, sent: Listing, kept: Listing, rules: () => Listing): Listing {
  const { platform, ledger, brief } = prepared;
  const result: Listing = { ...kept };
  let backed: Listing | undefined;
  let own: readonly string[] | undefined;
  for (const rule of fieldRules(platform)) {
    const [before, after] = [sent[rule.id], kept[rule.id]];
    if (before === undefined || after === undefined || !isOfSentences(rule)) continue;
    backed ??= onlyBacked(kept, platform, ledger, brief.product.name).listing;
    const left = entries(backed[rule.id] ?? '');
    if (left.join('\n') === entries(before).join('\n')) continue;
    own ??= sellersOwn(prepared, rules());
    const told = new Told(prepared, withoutStumps(left, before), entries(before));
    if (typeof after === 'string')
      result[rule.id] = restoredText(textOfField(before), after, own, told, left);
    else if (rule.kind === 'list')
      result[rule.id] = restoredList(
        entries(before),
        entries(after),
        [...entries(rules()[rule.id] ?? []), ...own.map((text) => withoutStop(text))],
        told,
        rule.count.max,
      );
  }
  return result;
}

/** The seller's sentences that the rules tell somewhere in the listing: no orders to whoever writes, nothing the platform refuses. */
function sellersOwn(prepared: Prepared, rules: Listing): string[] {
  const { ledger, platform, brief } = prepared;
  const told = new Set<string>();
  for (const { id } of fieldRules(platform))
    for (const root of rootsOf(textOfField(rules[id]), prepared)) told.add(root);
  return (
    ledger.sentences
      .filter(
        ({ path }) => path === `products.${brief.product.index}.description` || path.startsWith('bodyTexts'),
      )
      .flatMap(({ text }) => clausesOf(text))
      // "2:10 Opening the chain" is a chapter and no sentence.
      .filter((text) => !/^\d{1,2}:\d{2}(?!\d)/u.test(text))
      .filter((text) => {
        const roots = [...rootsOf(text, prepared)];
        const printed = roots.filter((root) => told.has(root)).length;
        return roots.length > 0 && printed >= roots.length * leastOfRules;
      })
      .map((text) => upperFirst(whole.test(text) ? text : `${text}.`))
  );
}

/** Words of a clause behind a semicolon that stands alone; shorter ones are a row. */
const leastOfClause = 5;

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/;\s+/u);
  return clauses.every((clause) => countPieces(clause) >= leastOfClause) ? clauses : [sentence];
}

/** Chapters have their times, and what is to be filmed is no fact. */
const isOfSentences = (rule: FieldRule): boolean =>
  rule.kind === 'text'
    ? rule.format === 'paragraphs' || rule.format === 'html'
    : rule.kind === 'list' &&
      rule.separator === '\n' &&
      rule.id !== 'videoIdeas' &&
      rule.entryFormat !== 'chapter';

const entries = (value: FieldValue): string[] =>
  typeof value === 'string' ? [value] : value.filter((entry) => typeof entry === 'string');

/** What is left of a longer sentence in so few words tells nothing ("Après la partie."). */
const mostOfStump = 3;

function withoutStumps(left: readonly string[], before: FieldValue): string[] {
  const sent = new Set(entries(before).flatMap((text) => sentencesIn(text).map(({ text: one }) => one)));
  const isStump = (text: string): boolean =>
    countPieces(text) <= mostOfStump && !sent.has(text) && !/\p{N}/u.test(text);
  return left.map((text) =>
    sentencesIn(text)
      .filter(({ text: one }) => !isStump(one))
      .map(({ text: one }) => one)
      .join('\n'),
  );
}

/** Part of a line that has to be untold: a line of the rules joins several facts. */
const leastOfLine = 0.6;

/** Lines that lost more than words, told by those of the rules that tell something else than the lines that are left. */
function restoredList(
  before: readonly string[],
  kept: readonly string[],
  own: readonly string[],
  told: Told,
  most: number,
): string[] {
  const result = [...kept];
  const places = placesOf(kept, before, told);
  for (const line of own) {
    const untold = told.untold(line);
    if (untold.size === 0) continue;
    const isNews = untold.size >= told.roots(line).size * leastOfLine;
    const place = nearest(untold, before, told);
    const rest = places.indexOf(place);
    const isCut = rest !== -1 && kept[rest] !== before[place] && result[rest] === kept[rest];
    const twice = result.findIndex((one) => told.repeats(line, one));
    if (isCut && told.covers(line, kept[rest]!)) result[rest] = line;
    else if (!isNews) continue;
    else if (twice !== -1) result[twice] = line;
    else if (result.length < Math.min(before.length, most) && countPieces(line) > 1) result.push(line);
    else continue;
    told.add(line);
  }
  return result;
}
