import type { FieldValue } from '#contract/seo-content.ts';
import type { Evidence } from '#contract/report.ts';
import { entriesOf, textOfField } from '#rules/facts/field-text.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import { hitsOf } from '#rules/fit/forbidden.ts';
import { fitField, fitListing, type FitOptions } from '#rules/fit/fit.ts';
import { fillKeywordFields } from '#rules/keywords/fill.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { questionsOf } from '#rules/ledger/questions.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { sentencesOf, stemsOf } from '#rules/text/words.ts';
import { isWrittenFrom, writeListing } from '#rules/writers/seo-content/write.ts';
import { onlyBacked, onlyBackedTerms, type RemovedClaim, worthAsking } from './backed.ts';
import {
  type Brief,
  type FinishedListing,
  type Keyword,
  type Ledger,
  type Listing,
  type Repair,
  typedName,
} from './listing.ts';
import { plainSpeech } from './plain-speech.ts';
import { protectedPhrases } from './protected-phrases.ts';
import { adviceOf, notesOf, notesOfDoubles, notesOfOthers, repairSentences } from './recommendations.ts';
import { withoutRivals } from './rivals.ts';
import { scoreListing } from './score.ts';
import { notesOfUnprinted } from './unprinted.ts';

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
export function finishListing(proposal: Listing, context: FinishContext): FinishedListing {
  const { brief, ledger, keywords, platform } = context;
  const options = fitOptionsOf(context);
  const first = allowedOnly(proposal, context, options);
  const { removed, repairs } = first;
  // What the rules themselves proposed is not written a second time.
  const spare = isWrittenFrom(proposal, ledger)
    ? () => first.listing
    : () => allowedOnly(writeListing(brief, ledger, keywords, platform), context, options).listing;
  const whole = withFallbacks(first.listing, context, options, spare);
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
      ...notesOfDoubles(brief),
      ...notesOf(ledger.language, []),
      ...healthNotes(brief.product.name, ledger, listing),
      ...adviceOf(checks),
      ...repairSentences(repairs, platform),
      ...notesOf({ ...ledger.language, written: 'en' }, filled.leftover),
      ...notesOfOthers(brief),
      ...notesOfUnprinted(brief, listing, platform),
    ],
    questions: questionsOf(
      ledger,
      platform.id,
      categoryOf(ledger, brief.product.name),
      worthAsking(removed, platform),
    ),
    evidence: evidenceByField(listing, platform, ledger),
    repairs,
    leftover: filled.leftover,
  };
}

/** What fitting a field of this product has to know. */
export function fitOptionsOf({ brief, ledger }: Pick<FinishContext, 'brief' | 'ledger'>): FitOptions {
  return {
    protect: protectedPhrases(ledger),
    names: [ledger.brand, brief.fields['appName'] ?? '', ...saidTwice(ledger.productType)].filter(
      (name) => name !== '',
    ),
    language: ledger.language,
  };
}

/** "Ball pit balls": a kind that holds a word twice keeps both, in one and in many. */
function saidTwice(type: string): string[] {
  const stems = type.includes(' ') ? stemsOf(type) : [];
  return new Set(stems).size === stems.length ? [] : [type, `${type}s`];
}

/** What the seller is told where the name says what its thing is to help against, which no marketplace prints. */
function healthNotes(name: string, ledger: Ledger, { keywords }: Listing): string[] {
  const words = unbackedClaims(name, ledger).filter(({ kind }) => kind === 'medical');
  if (words.length === 0) return [];
  const quoted = words.map(({ text }) => `“${text}”`).join(' and ');
  const searched = textOfField(keywords).toLowerCase();
  const isSearched = words.some(({ text }) => searched.includes(text.toLowerCase()));
  const where = isSearched
    ? 'Only the keywords keep it, as what people look for; the texts leave it out'
    : 'It is left out';
  return [
    `Your name says ${quoted}. ${where}, since marketplaces refuse what may read as an effect on health; put it back where your product may say it.`,
  ];
}

/** What the seller wrote of the product and the business, in lower case. */
function saidBy({ product, bodyTexts, fields }: Brief): string {
  return [
    typedName(product),
    product.description,
    ...bodyTexts.map(({ text }) => text),
    ...Object.values(fields),
  ]
    .join('\n')
    .toLowerCase();
}

interface AllowedListing {
  listing: Listing;
  removed: RemovedClaim[];
  repairs: Repair[];
}

/** The steps that only ever take away: advertising, what the brief does not back, what the platform refuses. */
function allowedOnly(
  proposal: Listing,
  { brief, ledger, platform }: FinishContext,
  options: FitOptions,
): AllowedListing {
  const plain = plainSpeech(proposal, platform, ledger);
  const free = withoutRivals(plain.listing, platform, brief, ledger);
  const backed = onlyBacked(free.listing, platform, ledger, brief.product.name, saidBy(brief));
  const fitted = fitListing(backed.listing, platform, options);
  return {
    listing: fitted.listing,
    removed: backed.removed,
    repairs: [...plain.repairs, ...free.repairs, ...backed.repairs, ...fitted.repairs],
  };
}

const nameFields: ReadonlySet<FieldId> = new Set(['productTitle', 'titleTag', 'h1']);
const proseFields: ReadonlySet<FieldId> = new Set([
  'improvedBodyText',
  'metaDescription',
  'intro',
  'shortDescription',
]);

/**
 * A required field that lost everything, or a title that no longer names the thing, is written by rules; if they
 * find nothing either, the seller's own words stand there.
 */
function withFallbacks(
  listing: Listing,
  context: FinishContext,
  options: FitOptions,
  byRules: () => Listing,
): Listing {
  const { brief, ledger, platform } = context;
  const lost = fieldRules(platform).filter(
    (rule) =>
      (rule.required && entriesOf(listing[rule.id]).length === 0) ||
      (nameFields.has(rule.id) && !namesTheThing(listing[rule.id], brief, ledger, platform)),
  );
  if (lost.length === 0) return listing;
  const spare = byRules();
  const colon = brief.language.written === 'fr' ? ' : ' : ': ';
  const result: Listing = { ...listing };
  for (const rule of lost) {
    const own = nameFields.has(rule.id)
      ? [brief.product.name]
      : proseFields.has(rule.id)
        ? [brief.product.description, brief.product.name]
        : [];
    const proposed = spare[rule.id] ?? '';
    const candidates: FieldValue[] = [proposed];
    const fitted = (text: string): FieldValue => fitField(text, rule, platform, options).value;
    if (nameFields.has(rule.id) && typeof proposed === 'string' && proposed !== '')
      for (const thing of [plainWords(brief.product.name, platform, ledger), upperFirst(ledger.productType)])
        if (thing !== '')
          candidates.push(
            // An app's name stands first: "MotoCarnet: carnet d’entretien".
            fitted(platform.subject === 'app' ? `${proposed}${colon}${thing}` : `${thing}, ${proposed}`),
            fitted(thing),
          );
    const texts: FieldValue[] = rule.kind === 'list' ? [sentencesOf(brief.product.description)] : own;
    for (const text of texts) candidates.push(fitField(text, rule, platform, options).value);
    const filled = candidates.filter((value) => entriesOf(value).length > 0);
    const found = nameFields.has(rule.id)
      ? (filled.find((value) => namesTheThing(value, brief, ledger, platform)) ?? filled[0])
      : filled[0];
    if (found !== undefined) result[rule.id] = found;
  }
  return result;
}

/** "Gift for him wallet": to whom it is given says nothing of the thing. */
const givenTo = /^(?:gifts?|geschenk|regalo|cadeau) (?:for|für|para|pour) \p{L}+\s(?=\p{L}{3})/iu;

/** The words of a name that the platform takes one by one: "Guaranteed Irish butter dish" keeps its dish. */
function plainWords(name: string, platform: Platform, ledger: Ledger): string {
  const kept = name
    .replace(givenTo, '')
    .split(' ')
    .filter(
      (word) =>
        !platform.forbidden.some((rule) => hitsOf(word, rule, []).length > 0) &&
        unbackedClaims(word, ledger).length === 0,
    );
  return upperFirst(kept.join(' ').replace(/^(?:of|for|and|the|to|in|by|with)\s/iu, ''));
}

/**
 * Whether a title still says something: two words at least, one of them from the product's name, type or brand.
 * Unspaced scripts are not judged.
 */
function namesTheThing(
  title: FieldValue | undefined,
  brief: Brief,
  ledger: Ledger,
  platform: Platform,
): boolean {
  const text = measureText(textOfField(title));
  const own = brief.fields['appName'] ?? '';
  const thing = measureText(`${brief.product.name} ${own} ${ledger.productType} ${ledger.brand}`);
  if (text.plain === '' || text.unspaced || thing.unspaced || thing.contentStems.size === 0) return true;
  if (text.contentStems.size < 2) return false;
  for (const stem of text.contentStems) if (thing.contentStems.has(stem)) return true;
  // A film is told by what it shows: "How to make tagliatelle" of fresh pasta.
  if (platform.subject === 'video') return [...text.contentStems].some((stem) => ledger.stems.has(stem));
  // "Holzlampe" is a "Tischlampe": German names the thing at the end of the word.
  return ledger.language.written === 'de' && endsAlike(text.contentStems, thing.contentStems);
}

const sharedEnd = 5;

function endsAlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const ends = [...others]
    .filter((other) => other.length > sharedEnd)
    .map((other) => other.slice(-sharedEnd));
  return [...words].some((word) => ends.some((end) => word.endsWith(end)));
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
