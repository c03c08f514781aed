import type { Evidence } from '#contract/report.ts';
import { entriesOf, textOfField } from '#rules/facts/field-text.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import { fitField, fitListing, type FitOptions } from '#rules/fit/fit.ts';
import { fillKeywordFields } from '#rules/keywords/fill.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { questionsOf } from '#rules/ledger/questions.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { onlyBacked, onlyBackedTerms, worthAsking } from './backed.ts';
import type { Brief, FinishedListing, Keyword, Ledger, Listing, Repair } from './listing.ts';
import { protectedPhrases } from './protected-phrases.ts';
import { adviceOf, notesOf, repairSentences } from './recommendations.ts';
import { scoreListing } from './score.ts';

export interface FinishContext {
  brief: Brief;
  ledger: Ledger;
  keywords: readonly Keyword[];
  platform: Platform;
}

/**
 * Turns what a writer proposed into what leaves the server: unbacked claims out, every field inside its platform's
 * rules, keyword fields filled, scored, with what the seller should know and answer.
 */
export function finishListing(
  proposal: Listing,
  { brief, ledger, keywords, platform }: FinishContext,
): FinishedListing {
  const options: FitOptions = {
    protect: protectedPhrases(ledger),
    names: [ledger.brand, brief.fields['appName'] ?? ''].filter((name) => name !== ''),
    language: ledger.language,
  };
  const backed = onlyBacked(proposal, platform, ledger, brief.product.name);
  const first = fitListing(backed.listing, platform, options);
  const repairs: Repair[] = [...backed.repairs, ...first.repairs];
  const whole = withFallbacks(first.listing, brief, platform, options);
  const filled = fillKeywordFields(whole, keywords, platform, ledger);
  const listing = fitChanged(
    whole,
    onlyBackedTerms(filled.listing, platform, ledger, brief.product.name),
    platform,
    options,
  );
  const { score, checks } = scoreListing({ platform, listing, ledger, productName: brief.product.name });
  return {
    listing,
    score,
    checks,
    recommendations: [
      ...notesOf(ledger.language, []),
      ...adviceOf(checks),
      ...repairSentences(repairs, platform),
      ...notesOf({ ...ledger.language, written: 'en' }, filled.leftover),
    ],
    questions: questionsOf(
      ledger,
      platform.id,
      categoryOf(ledger, brief.product.name),
      worthAsking(backed.removed, platform),
    ),
    evidence: evidenceByField(listing, platform, ledger),
    repairs,
    leftover: filled.leftover,
  };
}

const nameFields: ReadonlySet<FieldId> = new Set(['productTitle', 'titleTag', 'h1']);
const proseFields: ReadonlySet<FieldId> = new Set([
  'improvedBodyText',
  'metaDescription',
  'intro',
  'shortDescription',
]);

/** A required text that lost everything (or was never written) falls back to the seller's own words. */
function withFallbacks(listing: Listing, brief: Brief, platform: Platform, options: FitOptions): Listing {
  let result = listing;
  for (const rule of fieldRules(platform)) {
    if (!rule.required || entriesOf(result[rule.id]).length > 0) continue;
    const own = nameFields.has(rule.id)
      ? [brief.product.name]
      : proseFields.has(rule.id)
        ? [brief.product.description, brief.product.name]
        : [];
    for (const text of own) {
      const { value } = fitField(text, rule, platform, options);
      if (entriesOf(value).length === 0) continue;
      result = { ...result, [rule.id]: value };
      break;
    }
  }
  return result;
}

/** Fits the fields that keyword filling touched; the others are fitted already. */
function fitChanged(before: Listing, after: Listing, platform: Platform, options: FitOptions): Listing {
  const result: Listing = {};
  for (const rule of fieldRules(platform)) {
    const value = after[rule.id];
    if (value === undefined) continue;
    result[rule.id] = value === before[rule.id] ? value : fitField(value, rule, platform, options).value;
  }
  return result;
}

/** Which words of the seller each field rests on. */
function evidenceByField(
  listing: Listing,
  platform: Platform,
  ledger: Ledger,
): Partial<Record<FieldId, Evidence[]>> {
  const evidence: Partial<Record<FieldId, Evidence[]>> = {};
  for (const rule of fieldRules(platform)) {
    const text = plainText(textOfField(listing[rule.id]));
    if (text !== '') evidence[rule.id] = evidenceOf(text, ledger);
  }
  return evidence;
}
