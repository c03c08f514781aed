import { fitText } from '#rules/fit/fit.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { plainSpeech } from '#rules/listing/plain-speech.ts';
import { protectedPhrases } from '#rules/listing/protected-phrases.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { removeUnbacked, type Claim } from '#rules/ledger/claims.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import { metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { networkRules, networksOf } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { writeSocial, type SocialTexts } from './write.ts';

/** Keywords of the general entry, and UTF-16 units of one. */
const keywordBounds = { count: 12, length: 80 } as const;

/**
 * Takes out of proposed texts what the brief does not bear out, and fits each inside its length. A text of which
 * nothing is left is written by the rules.
 */
export function finishTexts(
  brief: SocialBrief,
  proposal: SocialTexts,
): { texts: SocialTexts; removed: Claim[] } {
  const removed: Claim[] = [];
  let rules: SocialTexts | undefined;
  const byRules = (): SocialTexts => (rules ??= writeSocial(brief));
  const finish = (text: string, rule: TextFieldRule, instead: () => string): string => {
    const backed = removeUnbacked(plainly(text, rule, brief), brief.ledger);
    removed.push(...backed.removed);
    const fitted = fit(backed.text, rule, brief);
    if (fitted !== '') return fitted;
    const byOthers = [instead(), brief.subject, brief.brand].map((other) =>
      fit(plainly(other, rule, brief), rule, brief),
    );
    // A brief of nothing but signs still has an address.
    return byOthers.find((other) => other !== '') ?? (URL.parse(brief.form.url)?.hostname ?? '').slice(0, 60);
  };
  const cards: SocialTexts['cards'] = {};
  for (const id of networksOf(brief.form.platform)) {
    const { title, description } = networkRules[id];
    const card = proposal.cards[id];
    cards[id] = {
      title: finish(card?.title ?? '', title, () => byRules().cards[id]?.title ?? brief.subject),
      description: finish(card?.description ?? '', description, () => byRules().cards[id]?.description ?? ''),
    };
  }
  const general = {
    title: finish(proposal.general.title, titleTag(''), () => byRules().general.title),
    description: finish(
      proposal.general.description,
      metaDescription(''),
      () => byRules().general.description,
    ),
    keywords: keywordsOf(proposal.general.keywords, brief),
  };
  return { texts: { cards, general }, removed };
}

/** Without bait, pressure and what talks to a writing machine. */
function plainly(text: string, { id }: TextFieldRule, { ledger }: SocialBrief): string {
  return textOfField(plainSpeech({ [id]: text }, platforms.website, ledger).listing[id]);
}

function fit(text: string, rule: TextFieldRule, brief: SocialBrief): string {
  const names = [brief.brand].filter((name) => name !== '');
  return fitText(text, rule, platforms.website, {
    language: brief.language,
    protect: [...names, ...acronymsOf(brief), ...protectedPhrases(brief.ledger)],
    names,
  }).value;
}

/** Short words in capitals of a brief that does not shout: GCSE, VAT, IHK. */
function acronymsOf({ form, subject }: SocialBrief): string[] {
  const text = [form.description, form.targetAudience, subject, ...(form.primaryKeywords ?? [])].join(' ');
  return isShouting(form.description)
    ? []
    : [...new Set(text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu))].slice(0, 20);
}

function keywordsOf(proposed: readonly string[], { ledger, keywords }: SocialBrief): string[] {
  const kept = [
    ...keywords,
    ...proposed.filter((keyword) => removeUnbacked(keyword, ledger).removed.length === 0),
  ]
    .map((keyword) => keyword.replace(/\s+/gu, ' ').trim().slice(0, keywordBounds.length))
    .filter((keyword) => keyword !== '');
  const seen = new Set<string>();
  return kept
    .filter((keyword) => !seen.has(keyword.toLowerCase()) && seen.add(keyword.toLowerCase()))
    .slice(0, keywordBounds.count);
}
