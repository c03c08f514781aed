import type { SeoForm } from '#contract/seo-content.ts';
import type { SocialMetaForm } from '#contract/social-meta.ts';
import { findKeywords } from '#rules/keywords/find.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { cleanLine, cleanText } from '#rules/ledger/clean.ts';
import { withoutInstructions } from '#rules/ledger/instructions.ts';
import { calmDescription } from '#rules/ledger/calm-description.ts';
import { townSpelled } from '#rules/ledger/known-town.ts';
import { toldOnPage } from '#rules/ledger/told-on-page.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import type { Language, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { draftOf, type Draft } from '#rules/writers/seo-content/draft.ts';
import { isAllNames } from '#rules/writers/social-meta/named-things.ts';
import { cleanName } from '#rules/writers/seo-content/name.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import type { SocialPage } from './page/social-page.ts';
import { subjectWithoutPage } from './subject.ts';

/** Everything that the cards of a page are written from, read once. */
export interface SocialBrief {
  /** What is written from: the description without what stood around it on a copied page. */
  form: SocialMetaForm;
  /** The description as it was typed. */
  typed: string;
  page: SocialPage | null;
  language: Language;
  /** Facts of the form, and of the page where it speaks the same language of the same thing. */
  ledger: Ledger;
  prepared: Prepared;
  draft: Draft;
  /** What the page is about, as a title names it. */
  subject: string;
  brand: string;
  /** Empty when not given, or when it is too long for a line. */
  audience: string;
  /** The writer's own call; empty when not given, or when it is too long for a card. */
  callToAction: string;
  /** What the writer wants to be found by, else what the page speaks of. */
  keywords: readonly string[];
}

const longest = { audience: 60, callToAction: 90, subject: 90 } as const;
/** Sentences of the page beside those of the form. */
const mostPageSentences = 8;

/** Reads the form, and the page where there is one, into one brief with its facts. */
export function socialBrief(given: SocialMetaForm, page: SocialPage | null): SocialBrief {
  const language = detectLanguage(
    [given.description, given.targetAudience ?? '', given.callToAction ?? ''],
    given.language ?? 'auto',
  );
  const form = {
    ...given,
    description: withTowns(
      calmDescription(toldOnPage(given.description, language.written !== 'de'), language),
    ),
    ...(given.callToAction !== undefined && { callToAction: calmDescription(given.callToAction, language) }),
  };
  const fitting = page !== null && speaksAlike(page, language) ? page : null;
  const known = wordsOf([form.description, form.businessName, ...(form.primaryKeywords ?? [])]);
  const subject = subjectOf(form, fitting, known, language);
  const [brief] = briefsOf(seoFormOf(form, subject, pageSentences(fitting, known)));
  if (!brief) throw new Error('A form with one product gives one brief');
  const own = { ...brief, language };
  const ledger = extractLedger(own);
  const platform = platforms.website;
  const keywords = findKeywords(own, ledger, platform);
  const prepared = {
    brief: own,
    ledger,
    platform,
    keywords,
    category: categoryOf(ledger, own.product.name),
  };
  return {
    form,
    typed: given.description,
    page,
    language,
    ledger,
    prepared,
    draft: draftOf(own, ledger, keywords, platform),
    subject: own.product.name,
    brand: own.businessName,
    audience: short(form.targetAudience, longest.audience),
    callToAction: short(form.callToAction, longest.callToAction),
    keywords: keywordsOf(form, fitting, known),
  };
}

/** "Ostéopathe à annecy": a town that is known, typed small behind a word of place. */
function withTowns(text: string): string {
  return text.replace(
    /(?<=(?:^|\s)(?:in|near|en|à|bei)\s)\p{Ll}[\p{Ll}-]{3,}(?![\p{L}-])/gu,
    (word) => townSpelled(word) ?? word,
  );
}

function speaksAlike(page: SocialPage, { tag }: Language): boolean {
  return page.language === 'und' || page.language.split('-')[0] === tag.split('-')[0];
}

function subjectOf(
  form: SocialMetaForm,
  page: SocialPage | null,
  known: ReadonlySet<string>,
  language: Language,
): string {
  const ofPage =
    page === null ? '' : cleanName(withoutInstructions(cleanLine(page.subject)), language.written);
  // A heading that shares no word with the form belongs to another thing, or says nothing (“Welcome”).
  const isOurs =
    ofPage.length >= 8 &&
    ofPage.length <= longest.subject &&
    // "Marcher à six, pas à trente": a slogan shares a word by chance.
    shared(ofPage, known) * 2 >= wordsOf([ofPage]).size &&
    shared(ofPage, known) > 0 &&
    foldWord(ofPage) !== foldWord(form.businessName);
  return isOurs ? ofPage : subjectWithoutPage(form, language);
}

function pageSentences(page: SocialPage | null, known: ReadonlySet<string>): string[] {
  if (page === null) return [];
  const taken: string[] = [];
  let before = false;
  for (const read of page.sentences) {
    const sentence = withoutInstructions(cleanText(read));
    // What “it” is stands in the sentence before, which has to be there too.
    const stands: boolean = before || !leansBack(sentence);
    before = sentence !== '' && stands && shared(sentence, known) >= 2;
    if (before) taken.push(sentence);
    if (taken.length === mostPageSentences) break;
  }
  return taken;
}

/** The form as the facts are read from it: one product of a website. */
function seoFormOf(form: SocialMetaForm, subject: string, sentences: readonly string[]): SeoForm {
  const contents = [...sentences, form.callToAction ?? ''].filter((content) => content !== '');
  return {
    platform: 'website',
    businessName: form.businessName,
    industry: form.industry,
    targetAudience: form.targetAudience,
    targetKeywords: form.primaryKeywords?.join(', '),
    language: form.language,
    products: [{ name: subject, description: form.description }],
    bodyTextSections: contents.map((content, index) => ({ id: `page_${index}`, content })),
  } as SeoForm;
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...stemsOf(text)]).filter(tells));
}

function tells(stem: string): boolean {
  return stem.length > 2 && !isFunctionWord(stem);
}

function shared(text: string, known: ReadonlySet<string>): number {
  return new Set(stemsOf(text).filter((stem) => tells(stem) && known.has(stem))).size;
}

function short(text: string | undefined, most: number): string {
  const line = withoutInstructions(cleanLine(text ?? ''));
  return line.length <= most ? line : '';
}

function keywordsOf(form: SocialMetaForm, page: SocialPage | null, known: ReadonlySet<string>): string[] {
  const own = (form.primaryKeywords ?? []).map((keyword) => withoutInstructions(cleanLine(keyword)));
  const all = own.length > 0 ? own : (page?.keywords ?? []);
  // The name of the business and a place alone are what a page repeats, and nothing that it has.
  const isThing = (keyword: string): boolean =>
    foldWord(keyword) !== foldWord(form.businessName) &&
    (own.length > 0 || (shared(keyword, known) > 0 && !isAllNames(keyword)));
  return [...new Set(all.filter((keyword) => keyword !== '' && isThing(keyword)))];
}
