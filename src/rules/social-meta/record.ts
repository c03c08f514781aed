import type { Writer } from '#contract/seo-content.ts';
import { SocialMetaDetails, type SocialCardText, type SocialMetaRecord } from '#contract/social-meta.ts';
import type { SocialImageReading, SocialPageReading } from '#contract/social-page.ts';
import type { SocialPicture } from '#contract/social-picture.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { finishTexts } from '#rules/writers/social-meta/finish.ts';
import { pictureWords } from '#rules/writers/social-meta/picture-words.ts';
import type { SocialTexts } from '#rules/writers/social-meta/write.ts';
import { imagesOf, originsOf } from './card-images.ts';
import { brandColours } from './colours.ts';
import { judgeRecord } from './judge.ts';
import { localeOf } from './locale.ts';
import { networksOf } from './networks/index.ts';
import { statedPrice } from './price.ts';
import { socialQuestions } from './questions.ts';
import { recommendationsOf } from './recommendations.ts';
import type { SocialBrief } from './social-brief.ts';

/** A record before it has its row. */
export type BuiltSocialMeta = Omit<SocialMetaRecord, 'id' | 'createdAt'>;

/** What was found around a brief, and who wrote. */
export interface SocialSurroundings {
  page: SocialPageReading;
  logo: SocialImageReading | null;
  /** Public name of the picture that is drawn for this record. */
  pictureId: string;
  /** Origin of this product, without a slash at its end. */
  publicUrl: string;
  writer: Writer;
  notices: readonly string[];
}

/** Facts of a ledger that a record keeps. */
const mostFacts = 200;

/** Fits, fact-checks, scores and puts together. The same input gives the same record; nothing over a limit goes out. */
export function buildRecord(
  brief: SocialBrief,
  proposal: SocialTexts,
  around: SocialSurroundings,
): BuiltSocialMeta {
  const { form, ledger, page: read } = brief;
  const networks = networksOf(form.platform);
  const { texts, removed } = finishTexts(brief, proposal);
  const { colours, from: coloursFrom } = brandColours(read?.themeColour ?? null, form.businessName);
  const logoUrl = form.logoUrl === undefined || form.logoUrl === '' ? null : form.logoUrl;
  const picture: SocialPicture = {
    id: around.pictureId,
    design: 'headline',
    ...pictureWords(brief, texts),
    brandName: brief.brand.slice(0, 200),
    colours,
    logoUrl,
  };
  const sources = { page: around.page, logo: around.logo, picture, publicUrl: around.publicUrl };
  const imageOrigins = originsOf(sources, networks);
  const imageOrigin = imageOrigins[0] ?? 'made';
  const images = imagesOf(imageOrigin, sources, networks);
  const optimizedMeta = {
    ...Object.fromEntries(
      networks.map((id): [string, SocialCardText] => [
        id,
        { title: '', description: '', ...texts.cards[id], image: images[id]?.url ?? '' },
      ]),
    ),
    general: texts.general,
  };
  const questions = socialQuestions(brief, removed);
  const record = {
    url: form.url,
    platform: form.platform,
    businessName: form.businessName,
    industry: form.industry,
    optimizedMeta,
    description: brief.typed,
    targetAudience: form.targetAudience ?? null,
    primaryKeywords: form.primaryKeywords ?? [],
    contentType: form.contentType,
    logoUrl,
    callToAction: form.callToAction ?? null,
    pageUrl: pageAddress(brief),
    language: ledger.language.tag,
    locale: localeOf(ledger.language.tag, read?.declaredLanguage ?? null, form.description),
    price: form.contentType === 'product' ? statedPrice(form.description) : null,
    writer: around.writer,
    notices: [...around.notices],
    page: around.page,
    logo: around.logo,
    imageOrigin,
    imageOrigins,
    images,
    picture,
    coloursFrom,
    topics: topicsOf(brief),
    facts: ledger.facts.slice(0, mostFacts),
    questions,
    evidence: evidenceOfTexts(texts, brief),
  };
  return withScores({ ...record, ...judgeRecord(record, ledger) });
}

/** Score and recommendations that follow from the checks. */
export function withScores(
  record: Omit<BuiltSocialMeta, 'optimizationScore' | 'recommendations'>,
): BuiltSocialMeta {
  return {
    ...record,
    optimizationScore: record.scores.total,
    recommendations: recommendationsOf(record.platform, record),
  };
}

/** The canonical address, else where the page answered, else the one that was given; never with a fragment. */
function pageAddress({ form, page }: SocialBrief): string {
  const address = page?.canonical ?? page?.finalUrl ?? form.url;
  return (URL.parse(address)?.href ?? address).replace(/#.*$/su, '');
}

function topicsOf({ subject, keywords, ledger }: SocialBrief): string[] {
  const topics = [subject, ...keywords, ledger.productType];
  return [...new Set(topics.filter((topic) => topic !== ''))]
    .slice(0, 12)
    .map((topic) => topic.slice(0, 200));
}

function evidenceOfTexts(
  { cards, general }: SocialTexts,
  { ledger }: SocialBrief,
): SocialMetaDetails['evidence'] {
  const evidence: SocialMetaDetails['evidence'] = {};
  for (const [surface, text] of [...Object.entries(cards), ['general', general] as const])
    for (const field of ['title', 'description'] as const) {
      const found = evidenceOf(text[field], ledger);
      if (found.length > 0) evidence[`${surface}.${field}`] = found;
    }
  return evidence;
}
